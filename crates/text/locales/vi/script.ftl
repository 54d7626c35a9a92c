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

## The start page, and the games kept on this device

# The × on a choice, for screen readers.
script-without = Bỏ { $choice }
script-in-a-row = { $count } quân liền

# $level is as in level-named.
script-tap = Chạm một cột để đấu với cấp { $level }.
script-tap-second = Chạm vào bàn: cấp { $level } đi trước.
script-friend = Một người bạn
script-waits = Chưa ai vào chơi
script-my-turn = Đến lượt bạn
script-their-turn = Đến lượt { $name }
script-drawn = Hòa
script-won = Bạn đã thắng
script-lost = Bạn đã thua
script-winner = { $name } đã thắng
script-review = Xem lại

## During a game

script-thinking = { thinking }
script-against = { page-against }
script-window-title = { page-window-title }
script-title = { title }
script-left = { $name } đã rời trang. Ván đấu vẫn được giữ.
script-back = { $name } đã trở lại.

# Games won in a row of rematches, for screen readers.
script-wins = Số ván thắng: { $count }
