### What the scripts of the pages say. The server sends these with the names of their arguments in braces, and a script puts the
### values in: so none of them may have a variant.

script-red = { red }
script-yellow = { yellow }
script-free = { page-free }
script-left-undo = { left-undo }
script-left-block = { left-block }
script-left-remove = { left-remove }
script-left-mistakes = { left-mistakes }
script-give-up = { give-up }

## Buttons that answer a question of the game.

script-act-undo = Rút lại nước đi
script-act-keep = Giữ nước đi
script-act-block = Chặn lượt đối phương
script-act-pass = Không chặn
script-act-draw = Tuyên bố hòa

## The board and the table

script-label-free = Cột { $column }, còn { $free } ô trống
script-label-full = Cột { $column }, đã đầy
script-label-pop = Đẩy quân của bạn ra khỏi đáy cột { $column }
script-label-remove = Gỡ quân ở cột { $column }, hàng { $row }
script-press-again = Cột { $column }: nhấn lần nữa để đi
script-offline = Mất kết nối, đang thử lại …
script-dismissed = Máy chủ đã ngắt kết nối. Hãy tải lại trang để tiếp tục.
script-failed = Không kết nối được máy chủ. Vui lòng thử lại.
script-copied = Đã sao chép
script-looking-back = Nước { $number }/{ $count }: chỉ xem lại
script-present = có mặt
script-away = vắng mặt
script-this-is-you = bạn
script-watchers = Người xem: { $count }
script-mine-draw = Bạn đã đề nghị hòa.
script-mine-undo = Bạn đã xin rút lại một nước.
script-mine-rematch = Bạn đã rủ chơi lại.
script-accept = Đồng ý
script-decline = Từ chối
script-sure = Chắc chứ?
script-withdraw = Hủy
script-looking = Đang phân tích …
script-silent = Ở đây huấn luyện viên không có gì để nói.
script-guessed = Chỉ là ước lượng, chưa được chứng minh:
script-no-turning = Không nước nào làm thay đổi kết quả.
script-turning = Bước ngoặt: { $numbers }
script-time-days = { $days } ngày { $hours } giờ
script-time-left = Thời gian còn lại
