### What the coach says. $me and $other are the colours of the player who moves and of the opponent. $subject is the move that a
### sentence is about: one of the messages move-…. A sentence that can be a headline has at most 12 words in English.

## Grades of moves, as a note.

grade-best = tốt nhất
grade-fine = ổn
grade-inaccuracy = chưa chuẩn
grade-mistake = sai lầm
grade-blunder = sai lầm lớn

## How a game will end with best play: inside a sentence, and as a sentence that another follows.

outlook-draw = hòa nếu hai bên chơi đúng
outlook-win = { $side } thắng ở nước { $number }
outlook-loss = { $side } thua ở nước { $number }
say-outlook-draw = Hòa nếu hai bên chơi đúng.
say-outlook-win = { $side } thắng ở nước { $number }.
say-outlook-loss = { $side } thua ở nước { $number }.

## The move that a claim is about: the beginning of a sentence.

move-it = Nước này
move-column = Cột { $column }
move-reply = Nước đáp của { $side } ở cột { $column }
move-reply-after = Sau cột { $column }, nước đáp của { $side } ở cột { $reply }

## Cells and columns inside a sentence.

cell-place = hàng { $row } cột { $column }
columns-and = { $before } và { $column }
columns-or = { $before } hoặc { $column }
line-kind = { $direction ->
    [across] một đường ngang
    [up] một đường dọc
   *[diagonal] một đường chéo
}

## The claims: whole sentences. The messages claim-…-more say more about the same claim.

claim-wins = { $subject } hoàn thành { $line } và thắng.
claim-stops = { $subject } chặn { $other } ở cột { $column }.
claim-stops-one = Chỉ chặn được một chỗ: { $other } còn thắng ở cột { $column }.
claim-misses-win = { $me } đã có thể thắng: cột { $column } hoàn thành { $line }.
claim-gives-above = { $subject } để { $other } thắng ngay bên trên.
claim-gives-above-more = Quân bên trên hoàn thành { $line }.
claim-leaves-open = { $subject } bỏ trống cột { $column }, nơi { $other } thắng.
claim-leaves-open-more = Một quân ở đó hoàn thành { $line }.
claim-two-threats = { $subject } tạo hai mối đe dọa cùng lúc.
claim-two-threats-more = { $me } có thể thắng ở cột { $columns }, và { $other } chỉ chặn được một chỗ.
claim-two-threats-stacked = Hai ô nằm chồng lên nhau ở cột { $column }: chặn ô dưới thì ô trên thắng.
claim-stacked = { $subject } tạo hai ô thắng chồng nhau ở cột { $column }.
claim-stacked-more = Đó là hàng { $lower } và hàng { $upper }. Nếu { $other } chặn ô dưới thì { $me } thắng ở ô trên.
claim-threatens = { $subject } dọa thắng ở cột { $column }.
claim-makes-threat = { $subject } tạo một ô thắng ở cột { $column }.
claim-makes-threat-more = Đó là hàng { $row }; các ô bên dưới còn trống.
claim-forces = { $subject } ép mọi nước đáp và thắng.
claim-forces-more = { $steps }. Thắng ở nước { $number }.
forced-step = { $side } cột { $column }
claim-follow-up-wins = { $side } thắng nhờ luôn đáp ngay bên trên.
claim-follow-up-holds = { $side } giữ được nhờ luôn đáp ngay bên trên.
claim-follow-up-more = Cột nào cũng còn số ô trống chẵn nên luôn có chỗ để đáp, và { $other } không tạo được đường nào.
claim-decides = Mối đe dọa của { $winner } ở { $place } quyết định ván cờ.
claim-decides-only = Mối đe dọa duy nhất của { $winner }, { $place }, quyết định ván cờ.
claim-decides-chance = Cơ hội của { $winner } ở { $place } quyết định ván cờ.
claim-decides-together = Các cơ hội của { $winner } ở cột { $columns } cùng nhau quyết định.

# $count is how many cells decide. Without them, the game would end otherwise.
claim-without-draw = { $count ->
   *[other] Nếu không có, ván cờ sẽ hòa.
}
claim-without-win = { $count ->
   *[other] Nếu không có, { $side } sẽ thắng.
}
claim-zugzwang = Khi các cột khác đã đầy, { $loser } buộc phải đi ngay dưới { $place }.
claim-zugzwang-odd = Đó là thế bí nước: hàng lẻ về tay người đi trước, { $winner }.
claim-zugzwang-even = Đó là thế bí nước: hàng chẵn về tay người đi sau, { $winner }.
claim-runs-out = { $loser } không còn nước nào an toàn.
claim-runs-out-more = Nước nào cũng để { $winner } thắng, ở cột { $columns }.
claim-holds = Mối đe dọa của { $side } ở { $place } giữ thế hòa.
claim-avoid = { $count ->
   *[other] { $side } lúc này phải tránh cột { $columns }.
}
claim-avoid-more = { $other } sẽ thắng ngay bên trên.
claim-no-line-left = { $side } không còn tạo được đường nào nữa.
claim-no-line-left-both = Không bên nào còn tạo được đường nữa.
claim-only-move-wins = Đây là nước duy nhất thắng.
claim-only-move-draws = Đây là nước duy nhất giữ được hòa.
claim-lasts-longest = Nước nào cũng thua; không nước nào cầm cự quá nước { $number }.
claim-lost-since = Sai lầm đã xảy ra từ trước: nước { $number }.
claim-builds = { $subject } nối { $discs } quân trên một đường còn mở.
claim-spoils = { $subject } phá một đường mà { $other } đang xây.
claim-lines = { $subject } có nhiều đường mở nhất: { $count }.
claim-keeps-win = { $subject } là nước chờ, không nhường gì và giữ thế thắng.
claim-keeps-draw = { $subject } là nước chờ, không nhường gì và giữ thế hòa.
claim-keeps-loss = { $me } đi nước nào cũng thua.
claim-answer = Nước đáp tốt nhất của { $other } là cột { $column }.
claim-better-wins = Cột { $column } tốt hơn: thắng ở nước { $number }.
claim-better-draws = Cột { $column } tốt hơn: giữ được hòa.
claim-better-lasts = Cột { $column } tốt hơn: cầm cự đến nước { $number }.
claim-opening-wins = Kiến thức khai cuộc: cột { $column } giữ thế thắng.
claim-opening-draws = Kiến thức khai cuộc: cột { $column } giữ thế hòa.

## Advice

hint-best = Cột { $column } là tốt nhất. { $why }

# $action is one of the messages act-… or a move such as p4.
hint-do = Lời khuyên: { $action }.
coach-silent = Huấn luyện viên không biết luật này.
coach-trap = Đừng đi cột { $column }: { $why }

# $side is a player, $percent a number such as 87.
review-accuracy = { $side }: chính xác { $percent } %
