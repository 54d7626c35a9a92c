### What the coach says. $me and $other are the player who moves and the opponent. $subject is the move that a sentence is about:
### one of the messages move-…. A sentence that can be a headline has at most 12 words in English.

## Grades of moves, as a note.

grade-best = tốt nhất
grade-fine = ổn
grade-inaccuracy = chưa chính xác
grade-mistake = sai lầm
grade-blunder = sai lầm lớn

## How a game will end with best play: inside a sentence, and as a sentence that another follows.

outlook-open = theo tôi thấy, chưa rõ ai thắng
outlook-draw = hòa nếu hai bên chơi đúng
outlook-win = { $side ->
    [you] bạn thắng ở nước { $number }
   *[other] { $side } thắng ở nước { $number }
}
outlook-loss = { $side ->
    [you] bạn thua ở nước { $number }
   *[other] { $side } thua ở nước { $number }
}
say-outlook-open = Theo tôi thấy, chưa rõ ai thắng.
say-outlook-draw = Hòa nếu hai bên chơi đúng.
say-outlook-win = { $side ->
    [you] Bạn thắng ở nước { $number }.
   *[other] { $side } thắng ở nước { $number }.
}
say-outlook-loss = { $side ->
    [you] Bạn thua ở nước { $number }.
   *[other] { $side } thua ở nước { $number }.
}

## The move that a claim is about: the beginning of a sentence.

move-it = Nước này
move-column = Cột { $column }
move-reply = { $side ->
    [you] Nước đáp của bạn ở cột { $column }
   *[other] Nước đáp của { $side } ở cột { $column }
}
move-reply-after = { $side ->
    [you] Nếu đi cột { $column }, nước đáp của bạn ở cột { $reply }
   *[other] Nếu đi cột { $column }, nước đáp của { $side } ở cột { $reply }
}

## People, cells and columns inside a sentence.

person = { $side ->
    [you] bạn
   *[other] { $side }
}
person-whose = { $side ->
    [you] của bạn
   *[other] của { $side }
}
cell-place = cột { $column } hàng { $row }
columns-and = { $before } và { $column }
columns-or = { $before } hoặc { $column }
line-kind = { $direction ->
    [across] một đường ngang
    [up] một đường dọc
   *[diagonal] một đường chéo
}

## The claims: whole sentences. The messages claim-…-more say more about the same claim. $me and $other are the message person,
## $whose is the message person-whose; the first letter of a sentence becomes a capital.

claim-wins = { $subject } nối thành { $line } và thắng.
claim-stops = { $subject } chặn { $other } ở cột { $column }.
claim-stops-one = { $me } chỉ chặn được một chỗ; bên kia vẫn thắng ở cột { $column }.
claim-stops-lower = { $me } chỉ chặn được một chỗ; bên kia vẫn thắng ở ô ngay bên trên.
claim-misses-win = Lẽ ra đi cột { $column } là thắng ngay: nối thành { $line }.
claim-gives-above = { $subject } tạo cơ hội cho { $other } thắng ngay ở ô bên trên.
claim-gives-above-more = Quân ở ô đó nối thành { $line }.
claim-leaves-open = { $subject } không chặn cột { $column }, nên { $other } thắng được ở đó.
claim-leaves-open-more = Chỗ đó đã hở từ trước: thêm một quân ở đó là thành { $line }.
claim-two-threats = { $subject } dọa thắng hai chỗ cùng lúc.
claim-two-threats-more = { $me } có thể thắng ở cột { $columns }, còn { $other } chỉ chặn được một chỗ.
claim-two-threats-stacked = Hai ô nằm chồng lên nhau ở cột { $column }: chặn ô dưới thì ô trên thắng.
claim-stacked = { $subject } tạo hai ô thắng chồng nhau ở cột { $column }.
claim-stacked-more = Hai ô ở hàng { $lower } và hàng { $upper }: chặn ô dưới thì ô trên thắng.
claim-threatens = { $subject } dọa thắng ở cột { $column }.
claim-threatens-up = { $subject } xếp được { $discs } quân dọc; { $other } phải chặn ngay bên trên.
claim-threatens-also = { $count ->
   *[other] { $subject } dọa thắng ở cột { $column } và tạo thêm ô thắng ở cột { $columns }.
}
claim-makes-threat = { $subject } tạo một ô thắng ở cột { $column }.
claim-makes-threat-more = Ô đó ở hàng { $row }; ô ngay bên dưới còn trống.
claim-makes-threats = { $count ->
   *[other] { $subject } tạo các ô thắng ở cột { $columns }.
}
claim-makes-threats-many = { $subject } tạo { $count } ô thắng.
claim-makes-threats-columns = Các ô đó nằm ở cột { $columns }.
claim-makes-threats-row = Các ô đó nằm ở hàng { $row }.
claim-forces = { $subject } thắng nhờ dọa liên tiếp, buộc phải chặn từng nước một.
claim-forces-more = { $steps } là thắng.
claim-prevents = { $subject } chặn đòn tấn công { $whose } ở cột { $column }.
claim-prevents-takes = { $subject } chiếm ô ở { $place }, chỗ mà đòn tấn công { $whose } cần đến.
claim-prevents-more = Nếu không: { $steps } là thắng.
claim-prepares = { $subject } chuẩn bị một đòn tấn công ở cột { $column }.
claim-prepares-more = Nếu không bị chặn: { $steps } là thắng.
claim-wastes = { $subject } bỏ phí ô thắng ngay bên trên.
claim-wastes-more = Giờ { $other } chặn được ô đó, thế là mất { $line }.
forced-step = { $side } cột { $column }
claim-follow-up-wins = { $side } có thể thắng bằng cách luôn đáp ngay trên quân vừa thả.
claim-follow-up-holds = { $side } có thể giữ hòa bằng cách luôn đáp ngay trên quân vừa thả.
claim-follow-up-more = Số ô trống ở cột nào cũng chẵn nên luôn có chỗ bên trên, và { $other } không còn nối được đường nào.
claim-decides = Ô thắng { $whose } ở { $place } quyết định ván đấu.
claim-decides-only = Ô thắng duy nhất { $whose }, ở { $place }, quyết định ván đấu.
claim-decides-chance = Ô then chốt của { $winner } nằm ở { $place }.
claim-decides-together = Các ô then chốt của { $winner } nằm ở các cột { $columns }.
claim-decides-stack = Các ô then chốt của { $winner } nằm ở cột { $columns }.
claim-line-across = Đường qua ô đó ở hàng { $row }, từ cột { $first } đến cột { $last }.
claim-line-up = Đường qua ô đó là đường dọc ở cột { $column }.
claim-line-diagonal = Đường qua ô đó là đường chéo từ { $from } đến { $to }.

# $count is how many cells decide. Without them, the game would end otherwise.
claim-without-draw = { $count ->
    [1] Nếu không có ô đó, ván đấu sẽ hòa.
   *[other] Nếu không có các ô đó, ván đấu sẽ hòa.
}
claim-without-win = { $count ->
    [1] Nếu không có ô đó, { $side } sẽ thắng.
   *[other] Nếu không có các ô đó, { $side } sẽ thắng.
}
claim-zugzwang = Khi các cột khác đã đầy, { $loser } buộc phải đi ngay dưới ô ở { $place }.
claim-zugzwang-odd = Đó là thế bí nước: cuối cùng người đi trước được các hàng lẻ.
claim-zugzwang-even = Đó là thế bí nước: cuối cùng người đi sau được các hàng chẵn.
claim-runs-out = { $loser } không còn nước nào an toàn.
claim-runs-out-more = Nước nào cũng để { $winner } thắng ở cột { $columns }.
claim-holds = Thế hòa dựa vào ô thắng { $whose } ở { $place }.
claim-has-threat = Ô thắng { $whose } nằm ở { $place }.
claim-has-threats = { $count ->
   *[other] Các ô thắng { $whose } nằm ở cột { $columns }.
}
claim-avoid = { $count ->
   *[other] Khi đó { $side } phải tránh cột { $columns }.
}
claim-avoid-more = { $other ->
    [you] Đi vào đó thì bạn thắng ngay bên trên. Bên nào đi vào đó trước thì mất ô bên trên.
   *[other] Đi vào đó thì { $other } thắng ngay bên trên. Hãy đợi { $other } đi vào đó trước rồi chiếm ô bên trên.
}
claim-avoid-more-other = Nếu { $side } đi vào đó, { $winner } thắng ngay bên trên; nếu { $winner } đi vào đó trước thì { $side } chặn được.
claim-no-line-left = { $side } không còn nối được đường nào nữa.
claim-no-line-left-both = Không bên nào còn nối được đường nào nữa.
claim-only-move-wins = Chỉ đi cột { $column } mới thắng; đi cột khác đều thua.
claim-only-move-wins-mixed = Chỉ đi cột { $column } mới thắng; đi cột khác thì hòa hoặc thua.
claim-only-move-wins-drawn = Chỉ đi cột { $column } mới thắng; đi cột khác đều chỉ hòa.
claim-only-move-draws = Chỉ đi cột { $column } mới giữ được hòa; đi cột khác đều thua.
claim-last-column-draw = Chỉ còn cột { $column }; ván đấu kết thúc hòa.
claim-last-column-wins = Chỉ còn cột { $column }; { $winner } sẽ thắng ở nước { $number }.
claim-worse-draw = { $count ->
    [1] Đi cột { $columns } thì chỉ hòa.
   *[other] Đi cột { $columns } đều chỉ hòa.
}
claim-worse-lose = { $count ->
    [1] Đi cột { $columns } thì thua.
   *[other] Đi cột { $columns } đều thua.
}
claim-one-answer = Chỉ nước đáp ở cột { $column } mới trị được nước này.
claim-lasts-longest = Gặp đối thủ hoàn hảo, nước nào cũng thua; nước này cầm cự đến nước thứ { $number }.
claim-lost-since = Sai lầm đã xảy ra từ trước: nước { $number }.
claim-builds-across = { $subject } nhắm tới hàng { $row }, từ cột { $first } đến cột { $last }.
claim-builds-up = { $subject } xếp được { $discs } quân dọc ở cột { $column }.
claim-builds-diagonal = { $way ->
    [up] { $subject } nhắm tới đường chéo đi lên đến { $place }.
    [down] { $subject } nhắm tới đường chéo đi xuống đến { $place }.
   *[through] { $subject } nhắm tới đường chéo qua { $place }.
}
claim-spoils-across = { $count ->
    [1] { $subject } cắt đường ngang { $whose } ở hàng { $row }.
   *[other] { $subject } cắt { $count } đường ngang { $whose } ở hàng { $row }.
}
claim-spoils-up = { $discs ->
    [1] { $subject } chặn phía trên quân { $whose } ở cột { $column }.
   *[other] { $subject } chặn phía trên { $discs } quân dọc { $whose }.
}
claim-spoils-diagonal = { $subject } cắt đường chéo { $whose } qua { $place }.
claim-spoils-kinds = { $kinds ->
    [across-up] { $subject } cắt các đường ngang và dọc { $whose }.
    [across-diagonal] { $subject } cắt các đường ngang và chéo { $whose }.
    [up-diagonal] { $subject } cắt các đường dọc và chéo { $whose }.
   *[all] { $subject } cắt các đường ngang, dọc và chéo { $whose }.
}
claim-shuts-in = { $subject } khiến quân { $whose } ở cột { $column } hết đường nối ngang.
claim-lines = { $subject } nằm trên { $count } đường còn nối được, nhiều nhất trong các nước đi.
claim-lines-middle = { $subject } chiếm ô giữa, nơi có nhiều đường đi qua nhất.
claim-keeps-win = { $subject } không dọa gì, nhưng giữ được thế thắng.
claim-keeps-draw = { $subject } không dọa gì, nhưng giữ được thế hòa.
claim-keeps-loss = Gặp đối thủ hoàn hảo, không nước nào cứu được ván này.
claim-answer = Nước đáp tốt nhất là cột { $column }.
claim-reply-after = Nếu đi cột { $column }, { $other } có thể đáp ở cột { $reply }.
claim-better-wins = Cột { $column } tốt hơn: thắng ở nước thứ { $number }.
claim-better-draws = Cột { $column } tốt hơn: giữ được hòa.
claim-better-lasts = Cột { $column } tốt hơn: cầm cự đến nước thứ { $number }.
# A move that changed the result. $only is yes if no other column keeps it.
claim-opening-win-lost = { $only ->
    [yes] Chỉ đi cột { $column } mới giữ được thế thắng; giờ { $other } có thể thắng.
   *[no] Đi cột { $column } thì giữ được thế thắng; giờ { $other } có thể thắng.
}
claim-opening-win-drawn = { $only ->
    [yes] Chỉ đi cột { $column } mới giữ được thế thắng; giờ ván đấu thành hòa.
   *[no] Đi cột { $column } thì giữ được thế thắng; giờ ván đấu thành hòa.
}
claim-opening-draw-lost = { $only ->
    [yes] Chỉ đi cột { $column } mới giữ được hòa; giờ { $other } có thể thắng.
   *[no] Đi cột { $column } thì giữ được hòa; giờ { $other } có thể thắng.
}

## Advice

hint-try = Hãy thử cột { $column }.
hint-best = Cột { $column } là tốt nhất. { $why }

# $action is one of the messages act-… or a move such as p4.
hint-do = Lời khuyên: { $action }.

# Why the coach says nothing, or only estimates.
coach-silent-rules = Huấn luyện viên không biết luật này.
coach-silent-far = Chưa kịp chứng minh điều gì: còn lâu mới hết ván.
coach-silent-over = Ván đấu đã kết thúc.
coach-silent-column = Không đi được cột { $column }.
coach-silent-stopped = Huấn luyện viên bị ngắt giữa chừng.
coach-estimate = Chưa kịp chứng minh điều gì; đây chỉ là ước lượng.

coach-trap = Đừng đi cột { $column }. { $why }

# $side is a player, $percent a number such as 87.
review-accuracy = Chính xác { $percent }%: { $side }
