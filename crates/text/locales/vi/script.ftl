### What the scripts of the pages say: script-… on every page with a board, start-… on the start page, live-… in games and analyses,
### study-… where there is a coach. The server sends these with the names of their arguments in braces, and a script puts the values
### in: so none of them may have a variant.

script-red = { red }
script-yellow = { yellow }
script-free = { page-free }
live-left-undo = { left-undo }
live-left-block = { left-block }
live-left-remove = { left-remove }
live-left-mistakes = { left-mistakes }
live-give-up = { give-up }

## Buttons that answer a question of the game.

live-act-undo = Rút lại nước đi
live-act-keep = Giữ nước đi
live-act-block = Chặn lượt đối phương
live-act-pass = Không chặn
live-act-draw = Tuyên bố hòa

## The board and the table

script-label-free = Cột { $column }, còn { $free } ô trống
script-label-full = Cột { $column }, đã đầy
script-label-pop = Đẩy quân của bạn ra khỏi đáy cột { $column }
script-label-remove = Gỡ quân ở cột { $column }, hàng { $row }
script-press-again = Cột { $column }: nhấn lần nữa để đi
live-offline = Mất kết nối, đang thử lại …
live-dismissed = Máy chủ đã ngắt kết nối. Hãy tải lại trang để tiếp tục.
script-failed = Không kết nối được máy chủ. Vui lòng thử lại.
live-copied = Đã sao chép
live-looking-back = Nước { $number }/{ $count }: chỉ xem lại
live-present = có mặt
live-away = vắng mặt
live-this-is-you = bạn
live-watchers = Người xem: { $count }
live-mine-draw = Bạn đã đề nghị hòa.
live-mine-undo = Bạn đã xin rút lại một nước.
live-mine-rematch = Bạn đã rủ chơi lại.
live-accept = Đồng ý
live-decline = Từ chối
live-sure = Chắc chứ?
live-withdraw = Hủy
study-looking = Đang phân tích …
study-silent = Ở đây huấn luyện viên không có gì để nói.
study-guessed = Chỉ là ước lượng, chưa được chứng minh:
study-no-turning = Không nước nào làm thay đổi kết quả.
study-turning = Bước ngoặt: { $numbers }
study-list = { join-items }
live-time-days = { $days } ngày { $hours } giờ
live-time-left = Thời gian còn lại

## The start page, and the games kept on this device

# The × on a choice, for screen readers.
start-without = Bỏ { $choice }
start-in-a-row = { $count } quân liền

# $level is as in level-named.
start-tap = Chạm một cột để đấu cấp { $level }.
start-tap-second = Chạm vào bàn: cấp { $level } đi trước.
start-friend = Một người bạn
start-waits = Đang chờ bạn của bạn
start-my-turn = Đến lượt bạn
start-their-turn = Đến lượt { $name }
start-drawn = Hòa
start-won = Bạn đã thắng
start-lost = Bạn đã thua
start-winner = { $name } đã thắng
start-review = Xem lại

## During a game

live-thinking = { thinking }
live-against = { page-against }
live-window-title = { page-window-title }
live-title = { title }
live-left = { $name } đã rời trang. Ván đấu vẫn được giữ.
live-back = { $name } đã trở lại.

# Games won in a row of rematches, for screen readers.
live-wins = Số ván thắng: { $count }
live-helped = { page-helped }
live-helped-mine = Bạn đã dùng trợ giúp trong ván này.

# A player says one of the messages react-….
live-says = { $name }: { $words }

## Powers that can be used for some seconds after a move. The first three are buttons; $count is how often they can still be used.

live-power-undo = Rút lại ×{ $count }
live-power-block = Chặn ×{ $count }
live-power-pass = Đi tiếp

# The same for screen readers.
live-can-undo = Bạn có thể rút lại nước đi.
live-can-block = Bạn có thể chặn lượt đối phương.
live-goes-on = Ván đấu tiếp tục sau { $seconds } giây.
