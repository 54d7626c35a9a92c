### What the coach says. $me and $other are the colours of the player who moves and of the opponent; $cell is a cell such as 42
### (column 4, row 2), $cells several of them with spaces between, $columns a row of columns such as 4453.

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

## The claims: whole sentences.

claim-wins = Nước này thắng với đường { $cells }.
claim-stops = Nước này chặn { $other }, nếu không thì { $other } thắng ở ô { $cell }.
claim-misses-win = { $me } đã có thể thắng ngay ở ô { $cell } với đường { $cells }.
claim-gives-above = Nước này nhường ô ngay bên trên: { $other } thắng ở ô { $cell } với đường { $cells }.
claim-leaves-open = Nước này bỏ trống ô { $cell }, nơi { $other } thắng với đường { $cells }.
claim-two-threats = Nước này tạo hai mối đe dọa cùng lúc, ở ô { $cells }: { $other } không thể chặn cả hai.
cells-and = { $before } và ô { $cell }
cells-or = { $before } hoặc ô { $cell }
claim-wins-at = Nước này thắng ở nước { $number }.
claim-forces = Mọi nước đáp đều bị ép: { $columns }, và { $me } thắng ở nước { $number }.

# $threats are one or more of threat-ready and threat-chance, joined by threats-together; $count is how many. Without them,
# the game would end otherwise.
claim-decides-draw =
    Điều quyết định là { $threats } của { $winner }. { $count ->
       *[other] Nếu không có
    }, ván cờ sẽ hòa.
claim-decides-loss =
    Điều quyết định là { $threats } của { $winner }. { $count ->
       *[other] Nếu không có
    }, { $loser } sẽ thắng.

# $parity is odd or even: the row of the cell, counted from 1.
threat-ready = { $parity ->
    [odd] mối đe dọa ở ô hàng lẻ { $cell } (đường { $cells })
   *[even] mối đe dọa ở ô hàng chẵn { $cell } (đường { $cells })
}

# Not all of the line is there yet.
threat-chance = { $parity ->
    [odd] cơ hội tạo mối đe dọa ở ô hàng lẻ { $cell } (đường { $cells })
   *[even] cơ hội tạo mối đe dọa ở ô hàng chẵn { $cell } (đường { $cells })
}
threats-together = { $before } cùng với { $threat }

# Waiting moves: moves that give nothing away. $cells are joined by cells-or.
claim-runs-out = Trong phương án chính, { $loser } hết nước chờ và phải để { $winner } đi vào ô { $cells }.
claim-runs-out-after = Trong phương án chính, { $loser } hết nước chờ (sau { $columns }) và phải để { $winner } đi vào ô { $cells }.
claim-runs-out-later = Trong phương án chính, { $loser } hết nước chờ, sau { $discs } quân nữa, và phải để { $winner } đi vào ô { $cells }.
claim-no-line-left = { $side } không còn tạo được đường nào nữa.
claim-lasts-longest = Nước nào cũng thua; không nước nào cầm cự lâu hơn nước { $number }.
claim-only-move = Đây là nước duy nhất: mọi nước khác đều cho kết quả xấu hơn.
claim-answer = { $other } đáp lại ở cột { $column }.
claim-better-wins = Cột { $column } tốt hơn: thắng ở nước { $number }.
claim-better-draws = Cột { $column } tốt hơn: giữ được hòa.
claim-better-lasts = Cột { $column } tốt hơn: cầm cự đến nước { $number }.

## Advice

hint-best = Cột { $column } là tốt nhất. { $why }

# $action is one of the messages act-… or a move such as p4.
hint-do = Lời khuyên: { $action }.
coach-silent = Huấn luyện viên không biết luật này.
coach-trap = Đừng đi cột { $column }: { $why }
