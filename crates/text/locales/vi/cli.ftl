### The command line, except --help: what commands print, and why they fail. Errors follow "four: " and often a name, so they have
### a small letter and no full stop.

## Errors

cli-about = { $what }: { $why }
cli-no-command = không có lệnh này; xem four --help
cli-line = dòng { $number }: { $why }
cli-no-file = { $why } (và không có tệp nào tên như vậy)
cli-neither = đây không phải là tệp, cũng không phải các nước như 4453
cli-no-game = không có ván { $number }: tệp có { $count } ván
cli-no-move = không có nước { $number }: ván đấu có { $count } nước
cli-board-to-review = đây là thế cờ, không phải ván đấu; hãy thử four hint
cli-board-to-animate = đây là thế cờ, không phải ván đấu để làm ảnh động
cli-board-without-moves = thế cờ không cho biết các nước đã dẫn đến nó
cli-more-than-drops = ván này không chỉ có thả quân, nên dãy cột không ghi hết được; hãy thử --as record
cli-size = cỡ bàn là số cột x số hàng, ví dụ 9x5
cli-too-many-names = chỉ có hai người chơi: hãy cho một hoặc hai tên
cli-not-perfect = với luật và bàn cờ này không ai chơi hoàn hảo được: hãy dùng random hoặc 1–9
cli-too-long = dài quá, không thể là một ván đấu
cli-not-utf8 = đó không phải văn bản UTF-8
cli-game-over = ván đấu đã kết thúc: { $outcome }
cli-range = một số từ { $least } đến { $most }

## four draw

draw-name = tên hình kết thúc bằng .png, .svg, .gif hoặc .txt
draw-terminal = terminal không hiện được tệp đó; hãy đặt tên tệp bằng -o
draw-over-game = hình sẽ ghi đè lên chính ván đấu dùng để vẽ
draw-contradiction = --format và tên tệp mâu thuẫn nhau
draw-say-format = hãy chọn định dạng bằng --format: png, svg, gif hoặc txt
draw-colour = --colour chỉ dùng cho văn bản
draw-bitmap-formats = kiểu bitmap chỉ dành cho .png và .txt; .svg và .gif dùng kiểu modern
draw-bitmap-size = kiểu bitmap chỉ có một cỡ
draw-bitmap-theme = kiểu bitmap chỉ có một giao diện

## four classic

classic-solo-letters = bạn (Y) đấu với máy (R); máy chọn cột ngẫu nhiên
classic-list = Các chế độ cổ điển:
classic-how = Chơi bằng lệnh: four classic TÊN
classic-no-mode = không có chế độ này; các chế độ là { $names }
classic-only-bitmap = chỉ bitmap mới có hình để lưu hoặc phóng to
classic-picture-name = tên hình phải kết thúc bằng .png
classic-same-file = biên bản và hình không thể là cùng một tệp
classic-leave = nhấn Enter hoặc đóng cửa sổ để thoát
classic-not-saved = ván đấu tiếp tục nhưng không được lưu: { $why }

## four show. $side is a colour, $letter its letter on the board: Red (x).

show-player = { $name } ({ $letter })
show-player-colour = { $name } ({ $side }, { $letter })
show-heading = { $first } đấu với { $second }: { $rules }
show-step = { $number }. { $story }
show-next = Phím bất kỳ: nước tiếp theo. q: dừng.
show-stands = Nước đi được giữ nguyên. { $outcome }
show-turn = Đến lượt { $side } ({ $letter }).
show-may-undo = { $side } ({ $letter }) được rút lại nước đi.
show-may-block = { $side } ({ $letter }) được chặn lượt của { $other }.

## The events and outcomes of errors.ftl as sentences.

say-event-dropped = { $name } thả vào cột { $column }, xuống ô { $cell }.
say-event-popped = { $name } đẩy quân ở đáy cột { $column } ra.
say-event-removed = { $name } gỡ quân ở ô { $cell }.
say-event-violated = { $name } phạm lỗi: { $mistake }.
say-event-undone = { $name } rút lại nước đi.
say-event-blocked = { $name } chặn lượt của { $other } và đi tiếp.
say-outcome-line = { $winner } thắng với đường { $cells }.
say-outcome-misere = { $winner } thắng: { $loser } nối thành đường { $cells }.
say-outcome-full = Hòa: bàn đã đầy.
say-outcome-called = Hòa: tuyên bố khi bàn đầy.
say-outcome-agreed = Hòa theo thỏa thuận.
say-outcome-repetition = Hòa: thế cờ lặp lại lần thứ ba.
say-outcome-long = Hòa: ván đấu quá dài.
say-outcome-disqualified = { $winner } thắng: { $loser } phạm quá nhiều lỗi.
say-outcome-resigned = { $winner } thắng: { $loser } đầu hàng.
say-outcome-timed-out = { $winner } thắng: { $loser } hết giờ.

## four check

check-game = { $file }: ván { $number }: { $rules }, { $moves } nước, { $standing }
check-board = { $file }: bàn { $columns }×{ $rows }, { $standing }
check-turn = đến lượt { $side }

## four hint and four review

hint-outlook = Lượt của { $side } ({ $letter }): { $outlook }.
hint-column = Tốt nhất là cột { $column }.
hint-as-good = Cũng tốt như vậy: { $columns }
hint-more = (Xem thêm với --verbose.)
hint-scores = Điểm từng cột từ trái sang: { $scores }
hint-only = Lượt của { $side } ({ $letter }): { $action } là nước duy nhất.
hint-wins = Lượt của { $side } ({ $letter }): theo tôi thấy { $action } là tốt nhất, tính trước { $depth } nước; thắng trong { $moves } nước.
hint-loses = Lượt của { $side } ({ $letter }): theo tôi thấy { $action } là tốt nhất, tính trước { $depth } nước; thua trong { $moves } nước.
hint-points = Lượt của { $side } ({ $letter }): theo tôi thấy { $action } là tốt nhất, tính trước { $depth } nước; ước lượng { $points } điểm.
hint-line = Diễn biến dự đoán: { $moves }
review-curve = Diễn biến với { $side }: { $curve }
review-estimate = Chỗ ghi “theo tôi thấy” là chưa chứng minh kịp; đó chỉ là ước lượng.
review-turning = Bước ngoặt ở nước { $number }, { $name }: { $before } → { $after }
review-no-turning = Không nước nào làm thay đổi kết quả.
review-win = thắng
review-draw = hòa
review-loss = thua
review-count = { $count } { $grade }
review-counts = { $name }: { $counts }
progress-thinking = đang nghĩ
progress-review = đã xem { $done }/{ $count } nước

## four puzzle

puzzle-prompt = Cột của bạn (? để xem lời giải, q để thoát):{" "}

## four solve, four bench, four match

progress-solve = dòng { $number }: đã xét { $nodes } thế cờ, điểm từ { $lower } đến { $upper }
progress-games = đang tạo { $count } ván
progress-bench = đang tạo và giải: { $name }
bench-games = { $positions } thế cờ của { $count } ván từ hạt giống { $seed }, số luồng: { $threads }, { $megabytes } MB, có sách:
bench-every-column = mọi cột
bench-choice = lựa chọn của perfect
bench-median = trung vị
bench-percent = { $percent } %
bench-longest = lâu nhất
bench-sets = { $count } thế cờ mỗi bộ từ hạt giống { $seed }, { $threads } luồng, { $megabytes } MB, không có sách
bench-set = bộ
bench-time = thời gian TB
bench-nodes = số nút TB
bench-speed = nút mỗi giây
bench-wrong = tìm được { $found } rồi { $score }
progress-match = { $one } đấu với { $two }: đã chơi { $done }/{ $count } ván
match-heading = { $one } đấu với { $two }, { $games } ván theo luật { $rules }, hạt giống { $seed }:
match-first = đi trước
match-second = đi sau
match-all = tất cả
match-tally = thắng { $wins }, hòa { $ties }, thua { $losses }, { $score } %
match-elo = { $elo }, 95 % từ { $least } đến { $most }
match-no-elo = không rõ, vì một bên thắng mọi ván
match-time-of = thời gian của { $level }
match-times = trung vị { $median } ms, 99 % { $most } ms, lâu nhất { $longest } ms

## four book

book-resume = Tiếp tục với { $file }: đã giải { $done }/{ $count } thế cờ.
book-start = Cần giải { $count } thế cờ có { $discs } quân.
book-other-draft = { $why } có { $discs } quân
progress-book = đã giải { $done }/{ $count } thế cờ, còn khoảng { $minutes } phút
book-made = { $file }: { $count } thế cờ, { $bytes } byte
book-fits = { $count } thế cờ đến { $discs } quân khớp với nhau.
progress-verify = đã giải lại { $done }/{ $count } thế cờ
book-wrong = sách sai: một thế cờ { $discs } quân có điểm { $found }, không phải { $score }
book-verified = Đã giải lại { $sample }/{ $count } thế cờ { $discs } quân: tất cả đúng như trong sách.

## four serve and four admin

serve-listening = Đang chạy tại { $url }
serve-network = Trong mạng này: { $url }
serve-stop = Nhấn Ctrl-C để dừng.
serve-no-home = không có thư mục cá nhân để giữ các ván; hãy dùng --db sqlite:ĐƯỜNG_DẪN
serve-no-database = không có cơ sở dữ liệu này
serve-not-a-file = sao lưu và khôi phục chỉ dành cho tệp SQLite; với PostgreSQL hãy dùng pg_dump và pg_restore
serve-bus-alone = kênh tin nối các máy chủ dùng chung một cơ sở dữ liệu PostgreSQL; hãy dùng thêm --db postgres://…
serve-not-built-in = chương trình này được biên dịch không có PostgreSQL và NATS
admin-no-game = không có ván này
admin-exists = đã tồn tại
admin-deleted = Đã xóa { $game }.
admin-copied = Đã chép sang { $file }.
admin-restored = Đã khôi phục { $file }.
admin-checked = Số ván: { $games }, số mục: { $entries }. Tất cả đều đọc được.
admin-moved = Số ván: { $games }, số mục: { $entries }. Tất cả đã có trong cơ sở dữ liệu kia.
admin-same-database = hai cơ sở dữ liệu là một
admin-different = cơ sở dữ liệu kia có một ván khác với mã này
admin-newer = một phiên bản mới hơn của chương trình đã thay đổi ván này; hãy dùng phiên bản đó để chuyển
admin-unknown = điều chỉ phiên bản mới hơn của chương trình mới biết: { $what }
admin-damaged = tệp bị hỏng: { $why }
admin-unreadable = các ván không đọc được: { $games }
admin-game = { $first } – { $second }, { $rules }: { $standing }
admin-waiting = đang chờ
admin-moves = { $moves } nước
admin-opened = mở bàn: { $first } – { $second }, { $rules }
admin-joined = '{ $name }' ngồi bên { $side }
admin-played = { $side }: { $action }
admin-agreed = hai bên đồng ý hòa
admin-time-up = { $side }: hết giờ
admin-offers = { $offer ->
    [draw] { $side } đề nghị hòa
    [undo] { $side } xin rút lại
   *[rematch] { $side } rủ chơi lại
}
admin-declines = { $offer ->
    [draw] { $side } từ chối hòa
    [undo] { $side } từ chối rút lại
   *[rematch] { $side } từ chối chơi lại
}
admin-took-back = rút lại đến nước { $number }, theo yêu cầu của { $side }
admin-helped = { $side } đã hỏi huấn luyện viên
admin-rematch = chơi lại: { $game }
admin-free = (trống)
admin-human = '{ $name }'
admin-computer = máy { $level }

## four engine: what it explains to another program, which may show it to people.

engine-too-long = dòng đó quá dài
engine-unknown = không có lệnh '{ $line }'
engine-unknown-query = không có câu hỏi '{ $query }'
engine-ignored = bỏ qua: { $words }
engine-setoption = cách viết là: setoption name TÊN value GIÁ_TRỊ
engine-no-option = không có tùy chọn '{ $name }'
engine-position = thế cờ là startpos, hoặc fen và các hàng như ..../.o../xx..
engine-not-moves = cần moves, không phải '{ $word }'
engine-move = nước { $number }: { $why }
engine-move-refused = nước { $number }, '{ $action }': { $why }
engine-author = dự án Bốn quân liền

## Arguments of the command line. $argument is as in the usage line: --level <LEVEL>.

cli-number = đây không phải là số nguyên, hoặc số quá lớn
cli-address = địa chỉ gồm một số và một cổng, như 127.0.0.1:4444
parse-error = lỗi: { $message }
parse-tip = {"  "}gợi ý: có phải bạn muốn viết '{ $word }'?
parse-usage = Cách dùng: { $usage }
parse-more = Để biết thêm, hãy thử '--help'.
parse-no-value = '{ $argument }' cần một giá trị
parse-bad-value = giá trị '{ $value }' không hợp lệ cho '{ $argument }': { $why }
parse-not-one-of = giá trị '{ $value }' không hợp lệ cho '{ $argument }': hãy chọn một trong số { $values }
parse-too-many = thừa giá trị '{ $value }' cho '{ $argument }'
parse-unknown-argument = không có tham số '{ $argument }'
parse-unknown-command = không có lệnh '{ $command }'
parse-conflict = tham số '{ $argument }' không dùng được cùng với '{ $other }'
parse-twice = tham số '{ $argument }' chỉ được dùng một lần
parse-missing = thiếu tham số bắt buộc: { $arguments }

## After the text of an option in --help.

cli-default = [mặc định: { $value }]
cli-variable = [biến môi trường: { $name }]
cli-values = [giá trị: { $values }]
