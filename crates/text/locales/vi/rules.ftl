### Rule sets in sentences.

rules-intro = Hai người lần lượt thả quân vào cột; quân rơi xuống ô trống thấp nhất. Các luật chơi có sẵn:
rules-words = Tự tạo luật bằng các từ như { $examples }.

# A line of the list of rule sets.
rules-line = { $name }: { $rules }
rule-board = { $columns } cột và { $rows } hàng.
rule-line = { $connect } quân liền nhau thì thắng: ngang, dọc hoặc chéo.
rule-misere = Ai nối được { $connect } quân liền nhau thì thua.
rule-centre = Quân đầu tiên của mỗi bên phải vào cột giữa.
rule-undo = Mỗi bên được rút lại { $count } nước, miễn là đối phương chưa đi.
rule-undo-win = Ngay cả nước thắng cũng có thể rút lại.
rule-block = Mỗi bên được chặn { $count } lượt của đối phương: đối phương mất lượt đó.
rule-remove = Thay vì thả quân, mỗi bên được gỡ một quân của đối phương, cả ván { $count } lần.
rule-pop = Thay vì thả quân, bạn có thể đẩy một quân của mình ra khỏi hàng dưới cùng.
rule-mistakes = Các lỗi như thả vào cột đầy đều bị tính: phạm lỗi thứ { $number } là thua.

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
preset-duel-about = mỗi bên được rút lại ba lần, phạm lỗi thứ ba là thua
preset-solo-about = luật chuẩn, đấu với máy
preset-powers-about = quân đầu vào cột giữa; rút lại ×3, chặn lượt ×1, gỡ ×1
preset-bitmap-about = luật chuẩn, trên màn hình điểm ảnh
preset-lc3-about = bốn quân liền trên bàn 6×6
preset-popout-about = có thể đẩy quân của bạn ra khỏi hàng dưới cùng
preset-misere-about = ai nối bốn quân liền thì thua
preset-five-about = năm quân liền trên bàn 9×6
