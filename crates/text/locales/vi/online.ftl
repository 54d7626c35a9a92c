### A game on a server, in the terminal. Notices are whole sentences.

net-connecting = Đang kết nối tới { $address }.
net-lost = Mất kết nối; đang thử lại.
net-back = Đã kết nối lại.
net-not-kept = Không giữ được chỗ của bạn ({ $why }): đừng rời bàn.

# Inside net-not-kept.
net-no-folder = không có thư mục để lưu
net-gone = Ván này không còn nữa.
net-nonsense = Máy chủ và chương trình này không hiểu nhau.
net-watching = Bạn đang xem.
net-watchers = người xem: { $count }

# Beside the name of a player.
net-you = { $name } (bạn)
net-away = { $name }, vắng mặt

# A clock: days and hours:minutes.
net-days = { $days } ngày { $time }
net-unanswered = Máy chủ chưa trả lời.
net-ask-draw = { $name } đề nghị hòa. Đồng ý?
net-ask-undo = { $name } xin rút lại nước vừa đi. Đồng ý?
net-ask-rematch = { $name } muốn chơi lại. Đồng ý?
net-own-draw = Bạn đã đề nghị hòa.
net-own-undo = Bạn đã xin rút lại nước đi.
net-own-rematch = Bạn đã rủ chơi lại.
net-next-game = Ván tiếp theo, đổi bên.

## Footers and the list of keys

net-short-leave = rời bàn
net-short-draw = hòa
net-short-resign = đầu hàng
net-help-answer = trả lời câu hỏi hoặc đề nghị
net-help-undo = xin rút lại nước vừa đi
net-help-draw = đề nghị hòa
net-help-rematch = rủ chơi lại, đổi bên
net-help-leave = rời bàn; chỗ của bạn vẫn được giữ

## Line by line

net-plain-watch = Bạn đang xem. Gõ board (bàn) để nghe bàn cờ, help (giúp) để biết thêm, quit (thoát) để rời.
net-plain-over = Gõ rematch (chơi lại) để chơi ván nữa, hoặc quit (thoát).
net-plain-no-question = Không ai hỏi bạn điều gì.
net-plain-help =
    undo (rút lại): xin rút lại nước vừa đi. draw (hòa): đề nghị hòa. yes (có), no (không): trả lời câu hỏi hoặc đề nghị. resign (đầu hàng): kết thúc ván, bên kia thắng. rematch (chơi lại): rủ chơi ván nữa, đổi bên.
    board (bàn): bàn cờ, từng cột. column 4 (cột 4): một cột. rows (hàng): từng hàng. picture (hình): bằng chữ, x là đỏ và o là vàng. who (ai): ai chơi, ai có mặt, đồng hồ.
    language en, language vi, help (giúp), quit (thoát). Chỗ của bạn vẫn được giữ khi bạn rời bàn.
