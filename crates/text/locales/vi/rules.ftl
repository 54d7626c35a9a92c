### Rule sets in sentences.

rules-intro = Hai người lần lượt thả quân vào cột; quân rơi xuống ô trống thấp nhất. Các bộ luật có tên:
rules-words = Tự tạo luật bằng các từ như { $examples }.

# A line of the list of rule sets.
rules-line = { $name }: { $rules }
rule-board = { $columns } cột và { $rows } hàng.
rule-line = { $connect } quân liền nhau thì thắng: ngang, dọc hoặc chéo.
rule-misere = Ai tạo { $connect } quân liền nhau thì thua.
rule-centre = Quân đầu tiên của mỗi bên phải vào cột giữa.
rule-undo = Số nước mỗi bên được rút lại trước khi đối phương đi: { $count }.
rule-undo-win = Ngay cả nước thắng cũng có thể rút lại.
rule-block = Số lượt của đối phương mà mỗi bên được chặn: { $count }.
rule-remove = Số quân của đối phương mà mỗi bên được gỡ thay cho thả quân: { $count }.
rule-pop = Thay cho thả quân, bạn có thể đẩy một quân của mình ra khỏi hàng dưới cùng.
rule-mistakes = Các lỗi như thả vào cột đầy đều bị tính: lỗi thứ { $number } thì thua.

## What the named rule sets are called, and what each is, in a few words.

preset-standard = chuẩn
preset-duel = song đấu
preset-powers = quyền năng
preset-lc3 = bàn nhỏ
preset-popout = đẩy ra
preset-misere = ngược
preset-five = năm quân
preset-solo = một mình
preset-bitmap = điểm ảnh
preset-standard-about = bốn quân liền trên bàn 7×6
preset-duel-about = mỗi bên ba lần rút lại, lỗi thứ ba thì thua
preset-solo-about = luật chuẩn, đấu với máy
preset-powers-about = đi giữa trước; rút lại ×3, chặn ×1, gỡ ×1
preset-bitmap-about = luật chuẩn, trên màn hình điểm ảnh
preset-lc3-about = bốn quân liền trên bàn 6×6
preset-popout-about = có thể đẩy quân của bạn ra khỏi hàng dưới cùng
preset-misere-about = ai tạo bốn quân liền thì thua
preset-five-about = năm quân liền trên bàn 9×6
