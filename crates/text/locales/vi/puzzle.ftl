### Puzzles: what to reach, what came of a move, what the themes are called. $name and $other are the colours of the player and of
### the opponent.

## What to reach

goal-win-in = { $moves ->
    [1] { $name } đi: hãy thắng ngay nước này.
   *[other] { $name } đi: hãy thắng trong { $moves } nước.
}
goal-win = { $name } đi: hãy thắng, bao nhiêu nước cũng được.
goal-hold = { $moves ->
    [1] { $name } đi: đừng để { $other } thắng ở nước kế tiếp.
   *[other] { $name } đi: đừng để { $other } thắng trong { $moves } nước tới.
}
goal-draw = { $name } đi: hãy giữ hòa. Chỉ một nước giữ được, các nước khác đều thua.
goal-keep = { $name } đi: tìm nước tốt hơn.
goal-play = Đến lượt { $name }.

## What came of a move

step-answered = Đúng rồi! { $other } đáp ở cột { $column }. Đến lượt bạn.
step-solved = Bạn đã giải được!
step-right = Tốt lắm!
step-shown = Cột { $column } là nước đúng.
step-shown-answered = Cột { $column } là nước đúng. { $other } đáp ở cột { $reply }.
wrong-loses-now = Cột { $column } sai: { $other } thắng ở cột { $reply }.
wrong-loses = Cột { $column } sai: giờ { $other } có thể thắng.
wrong-lets-go = Cột { $column } sai: { $other } thoát được.
wrong-slow = Cột { $column } thì chậm quá.
wrong-slow-reply = Cột { $column } thì chậm quá: { $other } đáp ở cột { $reply }.
wrong-not-asked = Không phải cột { $column }. Hãy nhìn lại.

## What the themes are called

puzzle-theme-win-in-one = Thắng trong 1 nước
puzzle-theme-win-in-two = Thắng trong 2 nước
puzzle-theme-win-in-three = Thắng trong 3 nước
puzzle-theme-win-in-more = Thắng trong 4 nước trở lên
puzzle-theme-double-threat = Dọa hai chỗ
puzzle-theme-stacked = Ô thắng chồng nhau
puzzle-theme-cell-above = Ô phía trên
puzzle-theme-defend = Phòng thủ
puzzle-theme-zugzwang = Thế bí nước
puzzle-theme-follow-up = Đáp ngay bên trên
puzzle-theme-save-draw = Giữ hòa

## The numbers of a puzzle. $hardness is one of the messages hardness-…, $theme one of puzzle-theme-….

puzzle-title = Câu đố { $id } · { $hardness }
puzzle-about = { $theme }, điểm độ khó { $rating }

## four puzzle. $letter is x or o, $goal one of the messages goal-….

puzzle-goal = ({ $letter }) { $goal }
puzzle-unknown = không có câu đố { $id }: hãy chọn số từ 1 đến { $last }
puzzle-none = không có câu đố nào với chủ đề và độ khó này
