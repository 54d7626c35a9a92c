### What went wrong: moves, rules, records, files, the network. A message is written so that it can follow "name: ", so it has
### a small letter and no full stop, unless its comment says that it is a sentence.

## What is wrong with a move

mistake-nonsense = đó không phải là nước đi
mistake-no-column = không có cột { $column }
mistake-column-full = cột { $column } đã đầy
mistake-not-centre = quân đầu tiên phải vào cột giữa
mistake-no-power = luật này không cho phép điều đó
mistake-spent = bạn đã dùng hết quyền đó
mistake-nothing-to-remove = đối phương không có quân nào để gỡ
mistake-not-their-disc = ở đó không có quân của đối phương
mistake-not-your-disc = quân ở đáy cột { $column } không phải của bạn
mistake-no-draw = chỉ được tuyên bố hòa khi bàn đã đầy

## Why a move was not made

refusal-game-over = ván đấu đã kết thúc
refusal-not-now = hãy trả lời câu hỏi trước
refusal-could-win = chưa thể chặn lượt: đối phương có thể thắng ngay nước sau
refusal-no-question = hãy đi một nước trước
refusal-not-your-turn = chưa đến lượt bạn

## The same as whole sentences.

say-mistake-nonsense = Đó không phải là nước đi.
say-mistake-no-column = Không có cột { $column }.
say-mistake-column-full = Cột { $column } đã đầy.
say-mistake-not-centre = Quân đầu tiên phải vào cột giữa.
say-mistake-no-power = Luật này không cho phép điều đó.
say-mistake-spent = Bạn đã dùng hết quyền đó.
say-mistake-nothing-to-remove = Đối phương không có quân nào để gỡ.
say-mistake-not-their-disc = Ở đó không có quân của đối phương.
say-mistake-not-your-disc = Quân ở đáy cột { $column } không phải của bạn.
say-mistake-no-draw = Chỉ được tuyên bố hòa khi bàn đã đầy.
say-refusal-game-over = Ván đấu đã kết thúc.
say-refusal-not-now = Hãy trả lời câu hỏi trước.
say-refusal-could-win = Chưa thể chặn lượt: đối phương có thể thắng ngay nước sau.
say-refusal-no-question = Hãy đi một nước trước.
say-refusal-not-your-turn = Chưa đến lượt bạn.

## Moves and rules as a person writes them

moves-error = nước { $number }, '{ $word }': { $why }
not-a-column = đó không phải là một cột
not-an-action = '{ $word }' không phải là nước đi: hãy dùng 4 để thả vào cột 4 (sau 9 là a, b, …), p4 để đẩy ra, x42 để gỡ
names-no-column = '{ $word }' không phải là một cột

# $names are the rule sets with a name, $examples words such as 9x7.
unknown-rule = không có luật '{ $word }': hãy bắt đầu bằng tên một luật có sẵn ({ $names }) hoặc dùng các từ như { $examples }
rule-value = giá trị '{ $value }' không hợp lệ cho '{ $word }': hãy dùng { $takes }
rule-takes-number = một số từ 0 đến 255

# Between two choices: before-undo or after-undo.
rule-takes-or = { $before } hoặc { $after }
board-no-cells = bàn { $columns }×{ $rows } không có ô nào
board-too-big = bàn { $columns }×{ $rows } quá lớn: số cột × (số hàng + 1) nhiều nhất là 128
line-too-short = đường { $connect } quân quá ngắn: cần ít nhất 3 quân
line-too-long = đường { $connect } quân dài hơn bàn
lose-on-zero = violations phải từ 1 trở lên

## Boards of other programs

board-error-empty = văn bản này không có bàn cờ
board-error-cell = hàng { $row } từ trên xuống, ô { $column }: '{ $found }' không phải là một ô: hãy dùng { $cells }

# What is a cell in the two notations.
board-cells-openspiel = '.', 'x' hoặc 'o'
board-cells-kaggle = 0, 1 hoặc 2
board-error-ragged = hàng { $row } từ trên xuống có { $found } ô, còn các hàng khác có { $expected }
board-error-count = { $cells } ô không vừa bàn { $columns }×{ $rows }
board-error-cut-off = danh sách bị cắt: thiếu dấu ngoặc đóng
board-error-size = bàn cờ là { $found }, nhưng luật ghi { $wanted }
board-error-floating = hàng { $row } từ trên xuống, ô { $column }: quân lơ lửng trên một ô trống
board-error-counts = { $first } x và { $second } o: không thể có khi hai bên lần lượt đi
board-error-two-lines = cả hai bên đều có đường, nhưng đường đầu tiên đã kết thúc ván đấu
board-error-moved-on = { $side } đã có đường, nên ván đấu đã kết thúc trước quân cuối

## Logs of events

replay-format = bản ghi có định dạng { $found }, chương trình này đọc định dạng { $known }
replay-no-cause = sự kiện này không thể xảy ra ở đây
replay-refused = sự kiện này không thể xảy ra ở đây: { $why }
replay-different = theo luật thì ở đây xảy ra việc khác: { $event }
replay-cut-off = bản ghi kết thúc giữa một nước đi
log-line = dòng { $line }: { $why }
log-too-long = dòng quá dài
log-cut-off = dòng bị cắt
log-not-json = cột { $column }: đây không phải JSON: { $message }
log-not-an-event = dòng này không thuộc về bản ghi: { $message }
log-no-game = bản ghi bắt đầu bằng dòng {"{"}"game":…{"}"} nêu luật và người chơi
too-many-games = tệp này có hơn { $most } ván
no-game-here = ở đây không có ván đấu nào

## What happened, as a part of replay-different.

event-dropped = { $name } thả vào cột { $column }, xuống ô { $cell }
event-popped = { $name } đẩy quân ở đáy cột { $column } ra
event-removed = { $name } gỡ quân ở ô { $cell }
event-violated = { $name } phạm lỗi: { $mistake }
event-undo-offered = { $name } được rút lại nước đi
event-undone = { $name } rút lại nước đi
event-block-offered = { $name } được chặn lượt của { $other }
event-blocked = { $name } chặn lượt của { $other } và đi tiếp
event-turn = đến lượt { $name }

## How a game ended, as a part of another sentence. The same as whole sentences are in cli.ftl.

outcome-line = { $winner } thắng với đường { $cells }
outcome-misere = { $winner } thắng: { $loser } nối thành đường { $cells }
outcome-full = hòa: bàn đã đầy
outcome-called = hòa: tuyên bố khi bàn đầy
outcome-agreed = hòa theo thỏa thuận
outcome-repetition = hòa: thế cờ lặp lại lần thứ ba
outcome-long = hòa: ván đấu quá dài
outcome-disqualified = { $winner } thắng: { $loser } phạm quá nhiều lỗi
outcome-resigned = { $winner } thắng: { $loser } đầu hàng
outcome-timed-out = { $winner } thắng: { $loser } hết giờ

## Records

record-place = dòng { $line }, cột { $column }: { $why }
record-cut-off = biên bản bị cắt: { $what }
record-ends-in-tag = nó kết thúc giữa một thẻ
record-ends-in-comment = nó kết thúc giữa một chú thích
record-ends-without-result = nó kết thúc mà không có kết quả (1-0, 0-1, 1/2-1/2 hoặc *)
record-next-game = ván tiếp theo bắt đầu trước khi có kết quả
record-tag = một thẻ có dạng [Name "value"]
record-stray = '{ $character }' không thuộc chỗ này; không đọc được các phương án phụ
record-refused = không thể đi '{ $word }': { $why }
record-result = kết quả ghi là { $claimed }, nhưng các nước dẫn đến { $actual }

## Files

document-empty = trong đó không có gì
file-too-large = tệp lớn hơn { $megabytes } MB
file-not-text = dòng { $line }: byte { $byte } của tệp không phải văn bản UTF-8
file-not-a-record = tệp đã có, nhưng không thể thêm ván vào ({ $why })
file-changed = một chương trình khác đã sửa tệp, nên tệp được giữ nguyên
file-dangling-link = tệp là một liên kết không dẫn đến đâu
file-not-a-file = đây không phải là một tệp thông thường
file-read-only = tệp chỉ cho đọc
export-name = tên phải kết thúc bằng .pgn, .jsonl, .png, .svg hoặc .gif
only-a-board = đây là thế cờ, không phải ván đấu có các nước
input-ended = dữ liệu vào kết thúc trước ván đấu
no-randomness = hệ thống không cung cấp số ngẫu nhiên

## What the system says, where the program knows the reason. Anything else is shown as the system words it.

io-not-found = không có tệp hoặc thư mục này
io-permission = không có quyền truy cập
io-is-a-folder = đây là một thư mục
io-not-a-folder = đây không phải là một thư mục
io-exists = tệp đã tồn tại
io-full = ổ đĩa đã đầy
io-read-only = hệ thống tệp chỉ đọc
io-in-use = địa chỉ đang được dùng
io-refused = kết nối bị từ chối
io-timed-out = hết thời gian kết nối
io-other = hệ thống báo: { $message }

# Several errors in one message.
errors-and = { $before }; { $error }

## Pictures and windows

picture-not-the-display = kiểu bitmap dành cho bàn 7×6; bàn này là { $columns }×{ $rows }
picture-width = hình rộng từ { $least } đến { $most } điểm ảnh, không phải { $width }
picture-too-large = hình { $width }×{ $height } điểm ảnh quá lớn; hãy thu hẹp lại
picture-too-long = ván này có { $moves } nước, quá nhiều cho một ảnh động rộng { $width } điểm ảnh; hãy thu hẹp lại
picture-drawing = không vẽ được hình: { $why }
picture-unwanted = việc vẽ hình đã bị hủy
window-failed = không mở được cửa sổ: { $why }
window-colours = không mở được cửa sổ: màn hình không có 24 bit mỗi điểm ảnh
window-closed = cửa sổ đã bị đóng trước khi ván đấu kết thúc

## The engine

coach-not-plain = huấn luyện viên chỉ biết các ván không có đẩy ra, luật ngược và quyền năng
coach-over = ván đấu đã kết thúc
coach-unplayable = không thể đi cột { $column }
coach-too-hard = thế cờ này còn lâu mới hết ván nên chưa chứng minh được gì
search-stopped = việc tìm kiếm đã bị dừng
unknown-level = '{ $level }' không phải là cấp độ: hãy dùng random (ngẫu nhiên), 1 (mới chơi) đến 9 (vô địch) hoặc perfect (hoàn hảo)
unknown-hardness = '{ $hardness }' không thuộc easy, medium, hard, devilish
unknown-theme = không có chủ đề '{ $theme }': hãy chọn một trong số { $themes }
not-a-book = đây không phải là sách khai cuộc
book-contradiction = sách tự mâu thuẫn: điểm { $score } sau { $discs } quân không khớp với các nước của nó, { $moves }
position-board = bàn cần số cột × (số hàng + 1) nhiều nhất là 128, và đường ít nhất 3 quân
position-move = không thể đi nước { $number }

## The way to a server

client-host-not-found = không có máy nào tên như vậy; hãy kiểm tra địa chỉ
client-connection-refused = ở đó không có máy chủ nào đang chạy
client-connection-failed = không kết nối được: { $why }
client-certificate-file = không đọc được các chứng chỉ trong { $file }: { $why }
client-no-certificate = không dùng được chứng chỉ nào trong { $file }
client-timed-out = máy chủ không trả lời kịp
client-disconnected = kết nối bị đứt
client-closed = máy chủ đã đóng kết nối: { $why }
client-server-down = máy chủ đang ngừng hoạt động (mã { $status })
client-policy-violation = máy chủ đã từ chối chương trình này
client-no-such-game = ở đó không có ván này; có thể nó đã hết hạn
client-seat-taken = cả hai chỗ đã có người
client-refused = máy chủ nói: { $message }
client-https-required = máy chủ này chỉ dùng https: hãy đặt https:// trước địa chỉ
client-invalid-response = đây không phải máy chủ của trò chơi này, hoặc khác phiên bản
address-form = đây không phải địa chỉ của một ván; địa chỉ có dạng http://four.example:4444/g/7h2kq9wxyz
address-scheme = địa chỉ phải bắt đầu bằng http:// hoặc https://
address-user = địa chỉ không được có tên người dùng: hãy bỏ phần trước @
address-host = '{ $host }' không phải tên máy
address-port = '{ $port }' không phải là cổng: từ 1 đến 65535
address-path = địa chỉ phải kết thúc bằng ván đấu, như /g/7h2kq9wxyz

## The store of a server

store-conflict = ván đấu đã thay đổi
store-corrupt = kho chứa thứ không phải ván đấu: { $why }
store-too-new = cơ sở dữ liệu là phiên bản { $found }, chương trình này chỉ biết đến phiên bản { $known }
store-closed = kho đã đóng
store-foreign = đây là cơ sở dữ liệu của chương trình khác
store-in-use = một máy chủ khác đang dùng cơ sở dữ liệu này
store-address = đây không phải là địa chỉ của một cơ sở dữ liệu: { $why }
store-unreachable = không kết nối được với cơ sở dữ liệu: { $why }
store-password = cơ sở dữ liệu không nhận người dùng hoặc mật khẩu này: { $why }
store-no-database = không có cơ sở dữ liệu này: { $why }
store-rights = người dùng của cơ sở dữ liệu không được phép làm việc này: { $why }
store-replaced = tệp cơ sở dữ liệu đã bị xóa hoặc thay trong khi đang dùng
store-unavailable = không lưu được gì: { $why }
store-unknown = không biết đã lưu được hay chưa: { $why }
store-database = cơ sở dữ liệu báo: { $message }
store-entry = mục { $number } của ván không hợp lệ: { $why }
bus-address = đây không phải là địa chỉ của máy chủ NATS: { $why }
bus-scheme = địa chỉ của máy chủ NATS bắt đầu bằng nats:// hoặc tls://, ví dụ nats://host:4222
bus-unreachable = không kết nối được với máy chủ NATS: { $why }
bus-refused = máy chủ NATS không nhận người dùng hoặc mật khẩu này: { $why }
unknown-database = '{ $address }' không phải cơ sở dữ liệu mà chương trình biết: hãy dùng sqlite:ĐƯỜNG_DẪN hoặc postgres://…
