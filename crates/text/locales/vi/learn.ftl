### The pages for learning: review, lessons, puzzles, analysis. The messages study-… are for their scripts, as in script.ftl.

page-review-of = Xem lại: { $first } gặp { $second }
page-review-about = Nước nào hay, nước nào dở, và lần sau nên đi thế nào.

# The button after a game.
page-review-game = Xem lại ván đấu
page-course = Diễn biến ván đấu
page-course-about = Lên cao: Đỏ có lợi. Xuống thấp: Vàng có lợi.
page-learn-mistakes = Học từ các sai lầm
page-to-game = Về ván đấu
page-daily-about = Mỗi ngày một câu đố, ai cũng giống nhau.
# In the header of every page, where there is little room.
page-learn = Học
page-themes = Câu đố theo chủ đề
page-glossary = Từ của huấn luyện viên
page-learn-about = Bài học và câu đố: từ quân đầu tiên đến thế bí nước.

# The name of the row of numbers, for screen readers.
page-steps = Các bước của bài học
page-next-lesson = Bài tiếp theo:
page-all-lessons = Tất cả bài học
page-go-on = Tiếp tục
page-legal-part = Bạn đang xem các nước trước đó.
page-scores-words = Từng cột bằng lời

## Help in a game against the computer

page-ask-coach = Hỏi huấn luyện viên
page-hint = Gợi ý
page-show-threats = Chỗ hai bên dọa thắng
page-helped = { $name } đã dùng trợ giúp trong ván này.

## What the scripts say

study-more = Xem thêm
study-show = Chỉ trên bàn cờ
study-progress = Đang xem các nước: { $number } trên { $count }
study-percent = { $percent }%
study-start = Đây là lúc bắt đầu ván. Hãy xem từng nước.
study-move = Nước { $number }, cột { $column }: { $grade }
study-turning-points = Bước ngoặt:
study-no-mistakes = Không có sai lầm nào. Chơi hay lắm!
study-mistake-of = Sai lầm { $number } trên { $count }
study-to-review = Về trang xem lại
study-next-mistake = Sai lầm tiếp theo
study-lesson-about = Bài học: { $title }
study-next-move = Nước tiếp theo
study-find-it = Đến lượt bạn
study-read = Đọc xong rồi đi tiếp nhé.
study-streak = Liên tiếp: { $count }. Điểm của bạn: { $rating }.
study-rated = Điểm của bạn: { $before } → { $rating }
study-days = Số ngày liên tiếp: { $count }
study-lessons-done = Xong { $count } trên { $all } bài
study-your-rating = Điểm của bạn: { $rating }
study-guesses = ✓ thắng, ✗ thua, ▲ có vẻ tốt, ▼ có vẻ xấu, ≈ ngang nhau, cho bên đến lượt. ▲, ▼ và ≈ là phỏng đoán.

## Words of the coach: each with the forms that are found in sentences, and what it means.

study-word-threat = Mối đe dọa
study-term-threat = mối đe dọa|đe dọa|dọa thắng
study-about-threat = Ba quân của bạn nằm trên một đường và ô thứ tư còn trống. Nếu quân rơi được vào đó ngay thì đối thủ phải chặn.
study-word-winning-cell = Ô thắng
study-term-winning-cell = ô thắng
study-about-winning-cell = Một ô trống mà đặt quân vào là đủ bốn. Thường quân chưa rơi tới đó được vì các ô bên dưới còn trống.
study-word-two-threats = Hai mối đe dọa cùng lúc
study-term-two-threats = hai mối đe dọa|hai mối đe dọa cùng lúc
study-about-two-threats = Bạn có thể thắng ở hai chỗ. Đối thủ chỉ chặn được một.
study-word-zugzwang = Thế bí nước
study-term-zugzwang = thế bí nước|bí nước
study-about-zugzwang = Bạn phải đi, mà nước nào cũng có lợi cho bên kia. Không ai được bỏ lượt. Vì vậy cuối cùng có người phải đi ngay dưới ô thắng của bên kia.
study-word-odd-rows = Hàng lẻ và hàng chẵn
study-term-odd-rows = hàng lẻ|hàng chẵn
study-about-odd-rows = Đếm hàng từ dưới lên: 1, 3 và 5 là lẻ, 2, 4 và 6 là chẵn. Khi bàn cờ đầy dần, người đi trước được các ô lẻ, người đi sau được các ô chẵn.
study-word-quiet-move = Nước yên tĩnh
study-term-quiet-move = nước yên tĩnh
study-about-quiet-move = Một nước không đe dọa gì. Nó chờ để bên kia phải nhường cái gì đó.
study-word-on-top = Đáp ngay bên trên
study-term-on-top = đáp ngay bên trên|ngay bên trên
study-about-on-top = Bạn luôn đi vào ô ngay trên quân vừa thả của đối thủ. Nhờ vậy bạn được tất cả các hàng chẵn.
study-word-diagonal = Đường chéo
study-term-diagonal = đường chéo
study-about-diagonal = Một đường cứ qua mỗi cột lại lên hoặc xuống một ô. Đường chéo dễ bị bỏ sót nhất.
