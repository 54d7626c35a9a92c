### What the coach says. $me and $other are the player who moves and the opponent. $subject is the move that a sentence is about:
### one of the messages move-…. A sentence that can be a headline has at most 12 words in English.

## Grades of moves, as a note.

grade-best = tốt nhất
grade-fine = ổn
grade-inaccuracy = chưa chuẩn
grade-mistake = sai lầm
grade-blunder = sai lầm lớn

## How a game will end with best play: inside a sentence, and as a sentence that another follows.

outlook-open = chưa ngã ngũ, theo tôi thấy
outlook-draw = hòa nếu hai bên chơi đúng
outlook-win = { $side ->
    [you] bạn thắng ở nước { $number }
   *[other] { $side } thắng ở nước { $number }
}
outlook-loss = { $side ->
    [you] bạn thua ở nước { $number }
   *[other] { $side } thua ở nước { $number }
}
say-outlook-open = Chưa ngã ngũ, theo tôi thấy.
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
    [you] Sau cột { $column }, nước đáp của bạn ở cột { $reply }
   *[other] Sau cột { $column }, nước đáp của { $side } ở cột { $reply }
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
cell-place = hàng { $row } cột { $column }
columns-and = { $before } và { $column }
columns-or = { $before } hoặc { $column }
line-kind = { $direction ->
    [across] một đường ngang
    [up] một đường dọc
   *[diagonal] một đường chéo
}

## The claims: whole sentences. The messages claim-…-more say more about the same claim. $me and $other are the message person,
## $whose is the message person-whose; the first letter of a sentence becomes a capital.

claim-wins = { $subject } hoàn thành { $line } và thắng.
claim-stops = { $subject } chặn { $other } ở cột { $column }.
claim-stops-one = { $me } chỉ chặn được một chỗ; cột { $column } cũng thắng.
claim-stops-lower = { $me } chỉ chặn được một chỗ; ô ngay bên trên cũng thắng.
claim-misses-win = Cột { $column } thắng ngay: hoàn thành { $line }.
claim-gives-above = { $subject } để { $other } thắng ngay bên trên.
claim-gives-above-more = Quân bên trên hoàn thành { $line }.
claim-leaves-open = { $subject } để { $other } thắng ở cột { $column }.
claim-leaves-open-more = Chỗ đó đã trống từ trước: một quân ở đó hoàn thành { $line }.
claim-two-threats = { $subject } tạo hai mối đe dọa cùng lúc.
claim-two-threats-more = { $me } có thể thắng ở cột { $columns }, còn { $other } chỉ chặn được một chỗ.
claim-two-threats-stacked = Hai ô nằm chồng lên nhau ở cột { $column }: chặn ô dưới thì ô trên thắng.
claim-stacked = { $subject } tạo hai ô thắng chồng nhau ở cột { $column }.
claim-stacked-more = Đó là hàng { $lower } và hàng { $upper }: chặn ô dưới thì ô trên thắng.
claim-threatens = { $subject } dọa thắng ở cột { $column }.
claim-makes-threat = { $subject } tạo một ô thắng ở cột { $column }.
claim-makes-threat-more = Đó là hàng { $row }; các ô bên dưới còn trống.
claim-forces = { $subject } ép mọi nước đáp và thắng.
claim-forces-more = { $steps } là thắng.
claim-prevents = { $subject } chặn đòn tấn công { $whose } ở cột { $column }.
claim-prevents-more = Đòn đó là: { $steps }.
claim-prepares = { $subject } chuẩn bị một đòn tấn công ở cột { $column }.
claim-prepares-more = Nếu không bị chặn: { $steps }.
claim-wastes = { $subject } bỏ phí ô thắng ngay bên trên.
claim-wastes-more = { $other } chặn được ngay, và { $line } không còn nữa.
forced-step = { $side } cột { $column }
claim-follow-up-wins = { $side } có thể thắng nhờ luôn đáp ngay bên trên.
claim-follow-up-holds = { $side } có thể giữ hòa nhờ luôn đáp ngay bên trên.
claim-follow-up-more = Cột nào cũng còn số ô trống chẵn nên luôn có chỗ bên trên, và { $other } không còn tạo được đường nào.
claim-decides = Mối đe dọa { $whose } ở { $place } quyết định ván cờ.
claim-decides-only = Mối đe dọa duy nhất { $whose }, { $place }, quyết định ván cờ.
claim-decides-chance = Ô then chốt của { $winner } là { $place }.
claim-decides-together = Các ô then chốt của { $winner } nằm ở các cột { $columns }.
claim-decides-stack = Các ô then chốt của { $winner } nằm ở cột { $columns }.

# $count is how many cells decide. Without them, the game would end otherwise.
claim-without-draw = { $count ->
    [1] Nếu ô đó không được tính, ván cờ sẽ hòa.
   *[other] Nếu các ô đó không được tính, ván cờ sẽ hòa.
}
claim-without-win = { $count ->
    [1] Nếu ô đó không được tính, { $side } sẽ thắng.
   *[other] Nếu các ô đó không được tính, { $side } sẽ thắng.
}
claim-zugzwang = Khi các cột khác đã đầy, { $loser } buộc phải đi ngay dưới { $place }.
claim-zugzwang-odd = Đó là thế bí nước: hàng lẻ thuộc về người đi trước.
claim-zugzwang-even = Đó là thế bí nước: hàng chẵn thuộc về người đi sau.
claim-runs-out = { $loser } không còn nước nào an toàn.
claim-runs-out-more = Nước nào cũng để { $winner } thắng, ở cột { $columns }.
claim-holds = Mối đe dọa { $whose } ở { $place } giữ thế hòa.
claim-has-threat = Ô thắng { $whose }, { $place }, đã sẵn sàng.
claim-has-threats = { $count ->
   *[other] Các ô thắng { $whose } nằm ở cột { $columns }.
}
claim-avoid = { $count ->
   *[other] { $side } lúc này phải tránh cột { $columns }.
}
claim-avoid-more = { $other } sẽ thắng ngay bên trên. Hãy đợi { $other } đi vào đó trước rồi chiếm ô bên trên.
claim-avoid-more-other = { $winner } sẽ thắng ngay bên trên; nếu đi vào đó trước thì { $side } chặn được.
claim-no-line-left = { $side } không còn tạo được đường nào nữa.
claim-no-line-left-both = Không bên nào còn tạo được đường nữa.
claim-only-move-wins = Đây là nước thắng duy nhất.
claim-only-move-draws = Đây là nước duy nhất giữ được hòa.
claim-worse-draw = { $count ->
   *[other] Cột { $columns } chỉ hòa.
}
claim-worse-lose = { $count ->
   *[other] Cột { $columns } thua.
}
claim-one-answer = Chỉ có nước đáp ở cột { $column } thắng được nước này.
claim-lasts-longest = Nước nào cũng thua; nước này cầm cự lâu nhất, đến nước { $number }.
claim-lost-since = Sai lầm đã xảy ra từ trước: nước { $number }.
claim-builds = { $subject } nối { $discs } quân trên một đường còn mở.
claim-spoils = { $subject } cắt đường { $discs } quân { $whose }.
claim-lines = { $subject } có nhiều đường còn mở nhất: { $count }.
claim-keeps-win = { $subject } là nước chờ và giữ thế thắng.
claim-keeps-draw = { $subject } là nước chờ và giữ thế hòa.
claim-keeps-loss = Không còn nước nào cứu được ván này.
claim-answer = Nước đáp tốt nhất là cột { $column }.
claim-reply-after = Sau cột { $column }, { $other } có thể đáp ở cột { $reply }.
claim-better-wins = Cột { $column } tốt hơn: thắng ở nước { $number }.
claim-better-draws = Cột { $column } tốt hơn: giữ được hòa.
claim-better-lasts = Cột { $column } tốt hơn: cầm cự đến nước { $number }.
claim-opening-wins = Kiến thức khai cuộc: cột { $column } giữ thế thắng.
claim-opening-draws = Kiến thức khai cuộc: cột { $column } giữ thế hòa.

## Advice

hint-best = Cột { $column } là tốt nhất. { $why }

# $action is one of the messages act-… or a move such as p4.
hint-do = Lời khuyên: { $action }.

# Why the coach says nothing, or only estimates.
coach-silent-rules = Huấn luyện viên không biết luật này.
coach-silent-far = Ở đây không chứng minh kịp điều gì: còn quá xa mới hết ván.
coach-silent-over = Ván cờ đã kết thúc.
coach-silent-column = Không đi được cột { $column }.
coach-silent-stopped = Huấn luyện viên bị ngắt giữa chừng.
coach-estimate = Ở đây không chứng minh kịp điều gì; đây chỉ là ước lượng.

coach-trap = Đừng đi cột { $column }: { $why }

# $side is a player, $percent a number such as 87.
review-accuracy = { $side }: chính xác { $percent } %
