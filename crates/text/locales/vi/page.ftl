### The pages of the server, as they are first shown.

# Under the title, and for search engines.
page-tagline = Thả quân, xếp bốn quân liền nhau là thắng.

# A cell without a disc.
page-free = trống

# A link for the keyboard, past the header.
page-skip = Chuyển đến nội dung
page-analysis = Phân tích
page-puzzle = Câu đố
page-help = Trợ giúp

# The name of the navigation, for screen readers.
page-menu = Các trang
page-language = Ngôn ngữ: { $name }
page-no-script = Cần bật JavaScript để chơi. Không có JavaScript, bạn vẫn xem được các ván.

## The start page

page-friend = Chơi với bạn bè
page-friend-about = Gửi một đường dẫn. Bạn của bạn nhấn Chơi.
page-against-computer = Chơi với máy
page-level = Cấp độ
page-two-here = Hai người chơi chung máy
page-two-here-about = Thay phiên nhau trên một thiết bị.
page-my-games = Các ván của tôi

# The name of a row of buttons, for screen readers: what is chosen for the next game.
page-chosen = Đã chọn
page-options = Tùy chọn
page-rules = Luật chơi
page-own-rules = Bàn tự chọn
page-board-columns = Số cột
page-board-rows = Số hàng

# How many discs in a row win.
page-board-connect = Quân liền

# A field for rules as words, such as popout.
page-rule-words = Luật bằng chữ
page-own-rules-about = Ví dụ 9x7, connect=5, popout, misere, centre-first, undo=3, block=1, remove=1, violations=3
page-name = Tên của bạn
page-other-name = Tên người chơi kia, khi chơi chung máy

# Before the choice of a colour.
page-side = Bạn cầm

# You play: either colour.
page-either = Ngẫu nhiên
page-side-first = Đỏ, đi trước
page-side-second = Vàng, đi sau
page-clock = Đồng hồ
page-clock-none = không dùng
page-clock-move = Cho mỗi nước
page-clock-bank = Cho cả ván, cộng thêm sau mỗi nước
page-clock-days = Vài ngày cho mỗi nước
page-seconds = { $count } giây
page-minutes = { $count } phút
page-days = { $count } ngày
page-bank = { $minutes } phút + { $seconds } giây
page-analysis-about = Mỗi nước đáng giá bao nhiêu, và vì sao? Hãy hỏi huấn luyện viên.
page-puzzle-about = Tìm nước đi đúng duy nhất.

## The board

page-board-caption = Bàn cờ, các hàng từ trên xuống
page-row = Hàng { $row }
page-column = Cột { $column }
page-columns = Các cột: thả vào đâu
page-moves = Các nước
page-no-moves = Chưa có nước đi nào
page-first = Về đầu
page-back = Lùi một nước
page-forth = Tiến một nước
page-last = Đến cuối

## The game

page-against = { $first } đấu với { $second }
page-players = Người chơi
page-invite = Mời bạn bè
page-invite-about = Gửi đường dẫn này. Bạn của bạn nhấn Chơi là ván đấu bắt đầu.
page-invite-link = Đường dẫn đến ván đấu
page-qr = Đường dẫn dạng mã QR
page-copy = Sao chép
page-send = Gửi …
page-invites = { $name } mời bạn chơi một ván.

# The player who invites has no name.
page-invited = Bạn được mời chơi một ván.

# $colour is Red or Yellow.
page-you-play = Bạn cầm quân { $colour }.
page-join-button = Chơi
page-watching = Bạn đang xem.
page-drop-mode = Thả
page-pop-mode = Đẩy ra
page-remove-mode = Gỡ
page-modes = Chọn cách đi
page-draw = Đề nghị hòa
page-play-again = Chơi lại
page-analyse = Phân tích
page-next-game = Đến ván tiếp theo
page-new-game = Ván mới
page-share = Chia sẻ
page-picture = Hình ảnh

# An animated picture.
page-film = Ảnh động

# The game as text.
page-record = Ván dạng chữ

# Copies code that shows the game on another web page.
page-embed = Chép để nhúng vào web
page-settings = Cài đặt

# A button that opens the choice of what to say.
page-react = Nói vài lời
react-hi = Chào bạn!
react-nice = Nước hay!
react-wow = Ồ!
react-oops = Ôi!
react-thanks = Cảm ơn!
react-good-game = Ván hay lắm!
page-confirm-moves = Chạm hai lần mới thả
page-sound = Âm thanh

# For link previews. $status is how the game stands.
page-preview = Một ván Bốn quân liền. { $status }

## Analysis and puzzles

page-show-scores = Điểm của các cột
page-scores-about = + thắng, − thua, 0 hòa, tính cho bên sắp đi. Số càng lớn thì ván càng sớm kết thúc.
page-coach = Huấn luyện viên
page-review = Tìm các bước ngoặt
page-clear = Xóa bàn
page-position = Các nước đã đi
page-hardness = Độ khó
page-next-puzzle = Câu tiếp theo
page-solution = Xem lời giải
page-try-again = Thử lại

## Help and problems

page-problem = Có trục trặc
page-not-found = Không có gì ở đây
page-not-found-about = Có thể ván đấu đã hết hạn, hoặc đường dẫn bị thiếu một phần.
page-to-start = Về trang đầu
page-help-play = Cách chơi
page-help-play-1 = Hai người lần lượt đi. Quân rơi xuống ô trống thấp nhất của cột được thả vào.
page-help-play-2 = Bốn quân cùng màu liền nhau thì thắng: ngang, dọc hoặc chéo. Bàn đầy mà không bên nào thắng là hòa.
page-help-play-3 = Gửi đường dẫn ván đấu cho bạn bè. Người đầu tiên nhấn Chơi sẽ chơi với bạn, những người khác được xem. Ván đấu được lưu: bạn có thể đóng trang rồi quay lại sau bằng chính đường dẫn đó trên cùng thiết bị.
page-help-keys = Phím
page-help-key-number = thả vào cột đó (sau 9 là a, b, …)
page-help-key-arrows = trên bàn: sang cột bên; ngoài bàn: lùi, tiến một nước
page-help-key-enter = thả vào cột đang chọn
page-help-key-ends = về đầu, đến cuối ván
page-help-rules = Các luật chơi có sẵn
page-help-more = Luật nào cũng đổi được bằng các từ như 9x7 hay connect=5, trong tùy chọn của ván mới.

# The title of the browser window.
page-window-title = { $page } · { $game }
