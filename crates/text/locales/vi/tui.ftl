### The full-screen terminal: menus, settings, footers, notices. Many are labels with little room.

## Menus and settings

continue-game = Chơi tiếp ván trước
play-computer = Chơi với máy
two-players = Hai người chơi
puzzles = Câu đố
classics = Chế độ cổ điển
rules = Luật chơi
settings = Cài đặt
quit = Thoát
start = Bắt đầu
back = Quay lại

# A setting: how strong the computer is.
level = Cấp độ

# A setting: who moves first.
begins = Đi trước
rule-set = Luật

# A setting: the size of the board.
size = Bàn cờ
first-name = Tên bên Đỏ
second-name = Tên bên Vàng
your-name = Tên của bạn

# What to type.
name-prompt = Một cái tên, hoặc để trống
the-computer = Máy
language-setting = Ngôn ngữ
theme = Giao diện
theme-classic = cổ điển
theme-dark = tối
theme-contrast = tương phản cao
theme-colour-blind = cho người mù màu

# A setting: whether discs are seen to fall.
motion = Quân rơi

# A setting: whether the terminal rings.
bell = Chuông
coach = Huấn luyện viên
scores = Điểm từng cột
scores-off = tắt
scores-numbers = số
scores-bars = thanh
scores-both = số và thanh

# A setting: whether the game asks before a blunder.
warn = Cảnh báo tôi

# A setting: how long undo and block can be used after a move.
power-time = Rút lại và chặn
power-time-seconds = { $seconds } giây
power-time-ask = hỏi mỗi lần

# A setting that is on.
on = bật
off = tắt
own-rules = Luật của bạn, ví dụ: 9x7 connect=5
plays-by = Nhấn Enter để chơi theo luật này.
classic-duel = hai người, ba lần cảnh cáo, ba lần rút lại, người dẫn trò vui tính
classic-solo = bạn đấu với máy; máy chọn cột ngẫu nhiên
classic-powers = hai người có tên, quân đầu vào cột giữa, rút lại ×3, chặn lượt ×1, gỡ ×1
classic-bitmap = hai người, màn hình 512×512 điểm ảnh cạnh console
classic-lc3 = hai người trên bàn 6×6, đúng từng byte như năm 2019
review-this = Xem lại ván này
still-looking = Vẫn đang phân tích các nước.
classics-about = Năm chương trình xưa, giữ nguyên như cũ.
come-back = Nhấn Enter để quay lại trò chơi.

## At the board

ask-undo = { $who ->
    [you] Rút lại nước này? (còn { $count } lần)  y/n
   *[other] { $who }: rút lại nước này? (còn { $count } lần)  y/n
}
ask-block = { $who ->
    [you] Chặn lượt của đối phương? (còn { $count } lần)  y/n
   *[other] { $who }: chặn lượt của đối phương? (còn { $count } lần)  y/n
}

ask-quit = Thoát trò chơi?

# The powers as keys that work for some seconds. $keys are messages ask-key-…; there is little room.
ask-powers = { $who ->
    [you] Bạn có { $seconds } giây: { $keys }
   *[other] { $who }, { $seconds } giây: { $keys }
}
ask-key-undo = { $key } rút lại ({ $count })
ask-key-block = { $key } chặn ({ $count })
aim-remove = Gỡ quân nào? Mũi tên và Enter, hoặc nhấp chuột; Esc để hủy
aim-pop = Đẩy quân ở cột nào ra? Nhấn số, hoặc mũi tên và Enter; Esc để hủy

# Games won this evening.
score-line = { $first }: { $first-won }, { $second }: { $second-won }
score-line-ties = { $first }: { $first-won }, { $second }: { $second-won }, hòa { $ties }
moves = Các nước

# $why is a whole sentence about the move.
sure = Cột { $column }, bạn chắc chứ? { $why }

# What a player to move must see first. $who is the player to move, or in alarm-loss the other one.
alarm-win = { $who ->
    [you] Bạn có thể thắng ngay. Bạn thấy chưa?
   *[other] { $who } có thể thắng ngay.
}
alarm-loss = { $count ->
   *[other] Cẩn thận: { $who } có thể thắng ở cột { $columns }.
}

# What has become of an attack that a move prepared. $who is the other player.
attack-works = Bây giờ đòn tấn công ở cột { $column } có hiệu lực.
attack-stopped = { $who ->
    [you] Bạn đã chặn đòn tấn công ở cột { $column }.
   *[other] { $who } đã chặn đòn tấn công ở cột { $column }.
}

# A text of several pages: the key w shows the next one.
more-pages = w: đọc tiếp ({ $page }/{ $pages })
last-page = w: thu gọn ({ $pages }/{ $pages })

# Columns that the rules allow, where they forbid others that have room.
allowed-columns = { $count ->
   *[other] Bây giờ chỉ được đi cột { $columns }.
}
threats = Các ô đe dọa
hint = Gợi ý

# Footers: a key stands before each.
short-hint = gợi ý
short-coach = nhận xét
short-why = vì sao
short-keys = phím
short-menu = menu
short-back = quay lại
short-quit = thoát
short-search = tìm
short-review = xem lại
short-play-on = chơi tiếp
short-turning = bước ngoặt
short-hardness = độ khó
no-hint = Không có gợi ý khi đến lượt máy.
looking = đang phân tích
nothing-back = Không có nước nào để rút lại.
nothing-again = Không có nước nào để làm lại.
undo-by-rules = Theo luật này, chỉ rút lại được ngay sau khi đi.
answer-first = Hãy trả lời trước: y hoặc n.
computers-turn = Đang là lượt của máy.
not-saved = Không lưu được ({ $why }); ván đấu vẫn tiếp tục.
resume = Trở lại ván đấu
play-again = Làm lại
to-title = Về màn hình chính
rematch-question = Chơi lại?
short-rematch = chơi lại
short-drop = thả
short-remove = gỡ
short-pop = đẩy ra
short-solution = lời giải
short-next = tiếp
short-before = trước
short-after = sau
short-export = lưu
short-undo = rút lại
short-block = chặn lượt
short-go-on = đi tiếp
short-scores = điểm
picture = hình thật, nếu terminal hiện được
no-picture = Terminal này không hiện được hình.

## Puzzles

# A puzzle of any hardness.
any = bất kỳ

## Learn: lessons, puzzles, mistakes, statistics

learn = Học chơi
daily-puzzle = Câu đố hôm nay
mistakes = Học từ sai lầm
statistics = Thống kê của bạn
all-themes = mọi chủ đề
about-lessons = Bạn đã học xong { $done } trên { $count } bài.
about-next-lesson = Bài tiếp theo: { $title }
about-puzzles = Điểm giải đố của bạn là { $rating }. Bạn giải đúng ngay lần đầu { $solved } trên { $given } câu. ← → để chọn chủ đề.
about-daily = Mỗi ngày một câu đố, chung cho mọi người.
about-daily-done = Bạn đã thử câu đố hôm nay. Mai có câu mới.
about-mistakes = Tìm nước hay hơn thay cho những nước tệ nhất trong ván vừa rồi của bạn.
about-statistics = Các ván của bạn, độ chính xác và bài nên học tiếp.
no-finished-game = Hãy chơi xong một ván trước đã.
your-rating = điểm { $rating }
your-rating-rose = điểm { $rating } ▲
your-rating-fell = điểm { $rating } ▼
looking-for-mistakes = Đang tìm sai lầm của bạn
no-mistakes = Ván này bạn không có sai lầm nào đáng kể. Chơi hay lắm!

# Puzzles solved one after another at the first try.
puzzle-streak = { $count } câu liên tiếp
short-mistakes = sai lầm
keys-mistakes = tìm nước hay hơn cho các sai lầm

# The labels of the statistics.
stats-against = Với cấp { $level }
stats-score = thắng { $won }, thua { $lost }, hòa { $drawn }
stats-games = Ván với máy
stats-none = chưa có
stats-accuracy = Độ chính xác các ván gần đây
stats-level = Cấp hợp với bạn
stats-puzzles = { $solved } trên { $given } ngay lần đầu
stats-rating = Điểm giải đố
stats-overlooked = Bạn hay bỏ sót
stats-lesson = Bài nên học tiếp
percent = { $number }%

## How to play, and the words of the game: cards with a board

how-to-play = Cách chơi
words = Các từ trong trò chơi
about-how-to-play = Luật chơi qua vài hình.
about-words = Mối đe dọa, zugzwang, nước chờ: huấn luyện viên muốn nói gì, có hình. Trong ván: phím i.
keys-words = giải thích các từ trong trò chơi
keys-next-card = đọc tiếp
keys-cards = lùi, tiến một thẻ
how-drop = Thả quân
how-drop-about = Đỏ và Vàng lần lượt đi. Bạn chọn một cột, quân của bạn rơi xuống ô trống thấp nhất.
how-stack = Chồng lên nhau
how-stack-about = Quân tiếp theo trong cột đó nằm lên trên. Khi cột đầy, hãy chọn cột khác.
how-across = Bốn quân ngang
how-across-about = Bốn quân của bạn cạnh nhau là thắng. Các ngôi sao chỉ đường đó.
how-up = Bốn quân dọc
how-up-about = Bốn quân chồng lên nhau cũng thắng.
how-diagonal = Bốn quân chéo
how-diagonal-about = Một đường chéo cũng thắng. Đường chéo khó thấy nhất.
how-stop = Chặn đối phương
how-stop-about = Đỏ có ba quân. Nếu bây giờ Vàng không đi vào ô được đánh dấu, Đỏ sẽ thắng ở đó.
how-draw = Hòa
how-draw-about = Bàn cờ đã đầy mà không ai có bốn quân liền. Không ai thắng: ván này hòa.
how-keys = Các phím
how-keys-about = Nhấn số của cột. Hoặc di chuyển bằng ← → và thả bằng Enter, hoặc nhấp chuột. t là gợi ý, u rút lại nước đi, ? hiện mọi phím.
how-pop = Đẩy ra
how-pop-about = Với luật đẩy ra, bạn cũng có thể đẩy một quân của mình ra khỏi hàng dưới cùng. Mọi quân phía trên rơi xuống một ô.
how-powers = Quyền năng
how-powers-about = Với quyền năng, quân đầu tiên của mỗi bên vào cột giữa. Sau khi đi, nhấn u kịp giờ để rút lại, hoặc b để chặn lượt đối phương. Mỗi ván một lần, bạn được gỡ một quân bằng x; các quân phía trên rơi xuống.
word-line = Đường
word-line-about = Bốn quân liền của một bên: ngang, dọc hoặc chéo.
word-threat = Ô thắng, mối đe dọa
word-threat-about = Ô trống mà thêm một quân vào là đủ bốn. Ở đây ô được đánh dấu giúp Đỏ thắng.
word-double = Hai mối đe dọa cùng lúc
word-double-about = Hai ô thắng có thể đi ngay. Đối phương chỉ chặn được một ô.
word-stacked = Hai ô thắng chồng nhau
word-stacked-about = Hai ô thắng, ô này ngay trên ô kia. Chặn ô dưới thì ô trên thắng.
word-forced = Nước bắt buộc
word-forced-about = Nước phải đi, vì nếu không đối phương sẽ thắng. Ở đây Vàng phải đi vào ô được đánh dấu.
word-odd = Mối đe dọa lẻ
word-odd-about = Ô thắng ở hàng 1, 3 hoặc 5. Về cuối, người đi trước được các hàng lẻ, nên Đỏ muốn ô thắng ở hàng lẻ.
word-even = Mối đe dọa chẵn
word-even-about = Ô thắng ở hàng 2, 4 hoặc 6. Về cuối, người đi sau được các hàng chẵn, nên Vàng muốn ô thắng ở hàng chẵn.
word-waiting = Nước chờ
word-waiting-about = Một quân an toàn ở chỗ khác, không thay đổi gì. Bạn chờ đến khi đối phương phải đi ngay dưới ô thắng của bạn.
word-zugzwang = Zugzwang
word-zugzwang-about = Phải đi dù nước nào cũng xấu. Các cột khác đã đầy, nên phải đi ngay dưới ô thắng của đối phương.
word-on-top = Đáp lên trên
word-on-top-about = Một kế hoạch: đối phương đi đâu, bạn đi lên trên đó. Như vậy bạn được cứ hai ô một ô của mỗi cột.
word-perfect = Chơi hoàn hảo
word-perfect-about = Cả hai bên luôn chọn nước tốt nhất. Con người không chơi như vậy: ván thua vẫn có thể thắng.
word-grades = Tốt nhất, ổn, chưa chính xác, sai lầm, sai lầm lớn
word-grades-about = Một nước làm mất bao nhiêu. Sai lầm lớn thua theo cách bạn thấy được. Nước chưa chính xác thì khó thấy. Độ chính xác tính mọi nước của bạn.
word-turning = Bước ngoặt ◆
word-turning-about = Nước mà sau đó ván cờ sẽ kết thúc khác đi. Ở đây Vàng đã không chặn ô được đánh dấu.
word-scores = Điểm từng cột
word-scores-about = Phím s hiện một số cho mỗi cột: + thắng, − thua, 0 hòa. Số càng lớn thì càng sớm.

## Review and history

review = Xem lại
history = Các ván của bạn
no-games = Chưa có ván nào. Nhấn o để mở tệp.
no-match = Không có ván nào khớp.
search = Tìm
open-file = Tệp chứa ván đấu, hoặc các nước như 4453
delete-game = Xóa hẳn ván này?
deleted = Đã xóa.
move-of = nước { $number }/{ $count }

# Where in a game: before the first move.
the-start = đầu ván

# Moves that the viewer tries out in a review.
trying = thử { $moves }
turning-point = bước ngoặt
no-turning-point = Không có bước ngoặt theo hướng đó.
never-turned = Kết quả không hề đổi: không có bước ngoặt.
reviewing = đang xem { $done }/{ $count }
export = Lưu thành (.pgn, .jsonl, .png, .svg, .gif)
exported = Đã lưu thành { $file }.
overwrite = { $file } đã tồn tại. Thay thế?
several-games = Tệp chứa { $count } ván; đây là ván cuối.

# When a game was played.
ago-now = vừa xong
ago-minutes = { $minutes } phút trước
ago-hours = { $hours } giờ trước
ago-days = { $days } ngày trước

## Everywhere

too-small = Cửa sổ quá nhỏ. Cần ít nhất { $columns }×{ $lines }; hiện là { $columns-now }×{ $lines-now }.
keys = Phím
keys-close = ↑ ↓ để cuộn, phím khác để đóng
prompt-keys = Enter đồng ý · Esc hủy
menu = Menu
yes = có
no = không
keys-choose = di chuyển trong danh sách
keys-change = thay đổi
keys-take = chọn
keys-language = ngôn ngữ tiếp theo
keys-theme = giao diện tiếp theo
keys-quit = thoát; ván đấu đã được lưu
keys-column = thả vào cột đó
keys-move = di chuyển quân
keys-drop = thả xuống
keys-undo = rút lại, làm lại

# A key of the list of keys.
mouse = chuột
keys-mouse = trỏ và nhấp để thả
keys-answer = trả lời câu hỏi
keys-powers = rút lại nước đi, chặn lượt đối phương, kịp giờ
keys-menu = menu
keys-scores = điểm từng cột: tắt, số, thanh, cả hai
keys-coach = nhận xét từng nước
keys-threats = hiện các ô có thể nối thành một đường
keys-why = nói nhiều hơn, đọc tiếp, nói ít hơn
keys-step = lùi, tiến một nước
keys-ends = về đầu, đến cuối
keys-turning = bước ngoặt sau, trước
keys-try = thử nước khác
keys-untry = rút lại nước đã thử
keys-export = lưu thành tệp hoặc hình
keys-search = tìm
keys-delete = xóa
keys-open = mở tệp
keys-review = xem lại ván
keys-open-game = chơi tiếp, hoặc xem lại ván đã xong
keys-solution = xem lời giải
keys-next = câu đố tiếp theo
keys-hardness = độ khó của câu tiếp theo
own-rules-item = tự đặt luật …
about-language = Ngôn ngữ của trò chơi. F2 để đổi ở bất cứ đâu.
about-theme = Màu sắc. F3 để đổi ở bất cứ đâu. Biến NO_COLOR tắt hết màu.
about-level = Từ ngẫu nhiên đến hoàn hảo.
about-coach = Một câu nhận xét cho mỗi nước: tốt hay dở, và vì sao.
about-warn = Nếu bạn sắp đi một nước hỏng mà vài nước nữa là thấy hậu quả, trò chơi sẽ hỏi bạn có chắc không.
about-scores = Giá trị mỗi cột với bên sắp đi: + thắng, − thua, 0 hòa.
about-power-time = Sau khi đi, phím u (rút lại) và b (chặn lượt) dùng được bao lâu.
about-motion = Có hiện quân rơi xuống hay không.
about-bell = Có rung chuông khi đến lượt bạn hay không.

# Notes that put a name before a value.
setting-is = { $setting }: { $value }
scores-shown = { $setting }: { $value } (+ thắng, − thua, 0 hòa)

## The coach on a move: $who moved, $grade a grade, $outlook one of the messages outlook-….

verdict-title = { $who ->
    [you] Bạn, cột { $column }: { $grade }
   *[other] { $who }, cột { $column }: { $grade }
}

# $title is verdict-title; $why are whole sentences.
verdict-line = { $title }. { $why }
