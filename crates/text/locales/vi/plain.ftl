### The game line by line, for screen readers and pipes: whole sentences. The words to type (board, hint, …) stay English; the
### program also understands the translations in brackets.

plain-welcome = Gõ help (hoặc giúp) bất cứ lúc nào để xem hướng dẫn.
plain-goodbye = Tạm biệt.
plain-not-understood = Tôi không hiểu "{ $line }". Gõ help (giúp) để biết có thể gõ gì ở đây.
plain-yes-no = (y là có, n là không)
plain-say-yes-no = Hãy gõ y (có) hoặc n (không).
plain-looking = Đang phân tích…

# $codes are the codes of the languages, with commas between.
plain-languages = Hãy gõ language và một mã: { $codes }.
plain-language = Từ giờ trò chơi nói tiếng Việt.
plain-settings-lost = Không lưu được cài đặt ({ $why }); chúng có hiệu lực đến khi bạn thoát.
plain-save-how = Hãy gõ save TỆP, tên kết thúc bằng .pgn, .jsonl, .png, .svg hoặc .gif.
plain-not-written = Không ghi được { $file }: { $why }.
plain-changed = { $setting }: { $value }.
plain-usual = { $question } Nhấn Enter để chọn { $usual }.
plain-dropped = { $who ->
    [you] Bạn thả quân vào cột { $column }, hàng { $row }.
   *[other] { $who } thả quân vào cột { $column }, hàng { $row }.
}
plain-popped = { $who ->
    [you] Bạn đẩy quân ở đáy cột { $column } ra; các quân phía trên rơi xuống một hàng.
   *[other] { $who } đẩy quân ở đáy cột { $column } ra; các quân phía trên rơi xuống một hàng.
}
plain-removed = { $who ->
    [you] Bạn gỡ quân ở cột { $column }, hàng { $row }; các quân phía trên rơi xuống một hàng.
   *[other] { $who } gỡ quân ở cột { $column }, hàng { $row }; các quân phía trên rơi xuống một hàng.
}
plain-violated = { $who ->
    [you] Bạn phạm lỗi: { $mistake }. Số lỗi còn được phạm: { $left }.
   *[other] { $who } phạm lỗi: { $mistake }. Số lỗi còn được phạm: { $left }.
}
plain-wins = { $who ->
    [you] Bạn thắng với { $cells }!
   *[other] { $who } thắng với { $cells }!
}
plain-misere = { $loser ->
    [you] Bạn đã nối thành một đường ở { $cells }, nên { $winner } thắng!
   *[other] { $winner ->
        [you] { $loser } đã nối thành một đường ở { $cells }, nên bạn thắng!
       *[other] { $loser } đã nối thành một đường ở { $cells }, nên { $winner } thắng!
    }
}
plain-cell = cột { $column } hàng { $row }
plain-ask-undo = { $who ->
    [you] Rút lại nước này? Còn { $count } lần. (y là có, n là không)
   *[other] { $who }, rút lại nước này? Còn { $count } lần. (y là có, n là không)
}
plain-ask-block = { $who ->
    [you] Chặn lượt của đối phương? Còn { $count } lần. (y là có, n là không)
   *[other] { $who }, chặn lượt của đối phương? Còn { $count } lần. (y là có, n là không)
}
plain-taken-back = Đã rút lại: { $moves }.
plain-no-moves = Chưa có nước nào.
plain-board-empty = Bàn trống: { $columns } cột, { $rows } hàng.
plain-columns-empty = Cột trống: { $columns }.
plain-column = Cột { $column }, từ dưới lên: { $discs }. Còn trống { $free } ô.
plain-column-empty = Cột { $column } trống. Còn trống { $free } ô.
plain-column-full = Cột { $column }, từ dưới lên: { $discs }. Cột đã đầy.
plain-row = Hàng { $row }, từ trái sang: { $cells }.
plain-rows-empty = Số hàng trống phía trên: { $count }.
plain-free = trống
plain-threat = Với quân tiếp theo, { $side } có thể nối thành một đường ở: { $cells }.
plain-no-threat = Chưa bên nào nối được thành một đường với quân tiếp theo.
plain-who = { $side }: { $name }.
plain-undos-left = Số lần còn được rút lại: { $count }.
plain-blocks-left = Số lần còn được chặn lượt: { $count }.
plain-removals-left = Số lần còn được gỡ: { $count }.
plain-mistakes-left = Số lỗi còn được phạm: { $count }.
plain-series = Số ván thắng: { $first }: { $first-won }; { $second }: { $second-won }; hòa: { $ties }.
plain-new-game = Ván mới.
plain-goes-on = Ván đấu tiếp tục. Số nước đã đi: { $moves }.
plain-how = Gõ số của cột để thả quân, board (hoặc bàn) để nghe bàn cờ, help (hoặc giúp) để biết thêm.
plain-over = Gõ rematch (chơi lại), review (xem lại), undo (rút lại), save TỆP, menu hoặc quit (thoát).
plain-leave = Ván này chưa kết thúc. Bỏ ván này?
plain-move-how = Thả quân: gõ số cột, ví dụ 4; pop 4 đẩy quân đáy cột 4 ra; remove 42 gỡ quân ở cột 4, hàng 2.
plain-as-good = Cũng tốt như vậy: { $columns }.
plain-not-column = Đừng đi cột { $column }. { $why }
plain-if-it-stands = Nếu giữ nước này: { $outlook }.
plain-only-move = Đó là nước duy nhất.
plain-wins-in = Theo tôi thấy, nước này thắng trong { $moves } nước.
plain-loses-in = Theo tôi thấy, nước này thua trong { $moves } nước.
plain-points = Theo tôi thấy, nước này được { $points } điểm; 100 là ưu thế lớn.
plain-scores = Điểm cho { $name }: { $scores }.

# $result is one of the four messages plain-score-….
plain-score = cột { $column } { $result }, { $score }
plain-score-best = cột { $column } { $result }, { $score }, tốt nhất
plain-score-wins = thắng
plain-score-draws = hòa
plain-score-loses = thua
plain-score-open = chưa rõ
plain-score-none = cột { $column } không đi được
plain-no-scores = Ở đây không có điểm.
plain-verdict = Huấn luyện viên: cột { $column }, { $grade }: { $outlook }.
plain-review = Xem lại ván đấu. Số nước: { $moves }. Gõ next (tiếp), back (lùi), first (đầu), last (cuối), turning (bước ngoặt), summary (tóm tắt), hoặc leave (rời).
plain-last-move = Không còn nước nào: ván đấu có { $moves } nước.
plain-turned = Bước ngoặt ở nước { $number }, { $name }: trước đó { $before }, sau đó { $after }.
plain-no-turning = Không nước nào làm thay đổi kết quả.
plain-no-games = Chưa có ván nào.
plain-games = Các ván của bạn: { $count }. Gõ số để mở một ván.
plain-no-more-games = Không còn ván nào nữa.
plain-more-games = Còn { $count } ván: gõ more (nữa).
plain-no-such-game = Không có ván "{ $number }". Gõ số trong danh sách, hoặc games để nghe lại.
plain-not-deleted = Không xóa được ván này: { $why }.
plain-renumbered = Số của các ván sau giảm đi một.
plain-won-by = { $side } thắng
plain-tied = hòa
plain-game-line = Đỏ { $red }, Vàng { $yellow }, luật { $rules }, số nước { $moves }: { $result }.
plain-nothing-to-continue = Không có ván nào chưa xong.
plain-puzzle = Câu đố
plain-puzzle-over = Gõ next (tiếp) để giải câu khác, hoặc leave (rời).
# $levels is the list of all levels: Random, 1 Beginner, …
plain-level = Cấp độ: { $levels }.
plain-no-level = Không có cấp độ đó. Hãy gõ số hoặc tên: { $levels }.

# The player chose perfect and then such rules. $level: 9 Champion.
plain-no-perfect = Với luật này không ai chơi hoàn hảo được. Bạn đấu với { $level }.
plain-begins = Ai đi trước? 1 là bạn, 2 là máy.
plain-wrong-rules = Không chơi được theo luật này: { $why }.
plain-one-or-two = Hãy gõ 1 hoặc 2.
plain-rules = Luật, ví dụ standard, powers, popout, 9x7; gõ help để nghe danh sách.
plain-name = { $title }. Gõ dấu gạch ngang để không đặt tên.
plain-help-move = Gõ số của cột để thả quân vào đó (sau 9 là a, b, …).
plain-help-pop = pop 4 (đẩy 4): đẩy quân của bạn ra khỏi đáy cột 4.
plain-help-remove = remove 42 (gỡ 42): gỡ quân của đối phương ở cột 4, hàng 2.
plain-help-question = Trò chơi đang hỏi: y (có), n (không); dòng trống là không.
plain-help-game =
    board (bàn): bàn cờ, từng cột. column 4 (cột 4): một cột. rows (hàng): từng hàng. picture (hình): bằng chữ, x là đỏ và o là vàng.
    threats (đe dọa): ô mà một bên có thể nối thành một đường với quân tiếp theo. moves (các nước): mọi nước đã đi. who (ai): tên, quyền còn lại, số ván thắng.
    undo (rút lại): rút lại nước vừa đi. redo (làm lại): làm lại nước vừa rút. hint (gợi ý): nên đi đâu và vì sao. scores (điểm), scores on, scores off: mỗi cột đáng giá bao nhiêu. coach on, coach off (huấn luyện bật, tắt): nhận xét mỗi nước.
    resign (đầu hàng), draw (hòa): kết thúc ván. rematch (chơi lại): ván nữa, đổi bên. new (ván mới): ván nữa, giữ bên. review (xem lại): xem lại ván với huấn luyện viên.
    save TỆP (lưu TỆP): thành .pgn, .jsonl, .png, .svg hoặc .gif. games (các ván): các ván của bạn. puzzle (câu đố).
    rules (luật), settings (cài đặt), language en, language vi, menu, help (giúp), quit (thoát). Ván đấu được lưu sau mỗi nước.
plain-help-menu = Gõ số của mục bạn muốn. Hoặc: continue (chơi tiếp), play (ván mới), puzzle (câu đố), games (các ván), rules (luật), settings (cài đặt), language en, language vi, quit (thoát).
plain-help-settings = Gõ số của mục để thay đổi; leave (rời) để quay lại; menu; quit (thoát).
plain-help-review =
    next (tiếp) hoặc dòng trống, back (lùi), first (đầu), last (cuối): xem các nước; gõ một con số: đến nước đó. turning (bước ngoặt): nước tiếp theo làm đổi kết quả; turning back: nước trước đó. summary (tóm tắt): cả ván nói ngắn gọn. try 4 (thử 4): nếu đi cột 4 ở đây thì sao.
    board, column 4, rows, picture, threats, moves: như trong ván. save TỆP. leave (rời): trở lại chỗ cũ. menu, language en, language vi, quit (thoát).
plain-help-games = Gõ số để mở một ván: ván chưa xong thì chơi tiếp, ván đã xong thì xem lại. review 3 (xem lại 3): xem lại ván 3. delete 3 (xóa 3): xóa ván 3. search TỪ (tìm TỪ): các ván có từ này. games (các ván): tất cả. more (nữa): các ván tiếp theo. open TỆP (mở TỆP), hoặc open 4453: xem lại ván trong tệp, hoặc các nước này. leave (rời), menu, language en, language vi, quit (thoát).
plain-help-puzzle = Gõ cột mà bạn cho là đúng. board (bàn), column 4, rows, picture, threats: thế cờ. solution (lời giải): xem lời giải. next (tiếp): câu khác. dễ, vừa, khó, hóc búa, bất kỳ: câu khác với độ khó đó. leave (rời), menu, language en, language vi, quit (thoát).

## The same as in game.ftl and tui.ftl, as sentences.

plain-thinking = { $name } đang nghĩ…
plain-title-line = { $title }. { $welcome }
plain-turn = { $who ->
    [you] Đến lượt bạn.
   *[other] Đến lượt { $who }.
}
plain-tie-full = Hòa: bàn đã đầy.
plain-tie-called = Hòa: tuyên bố khi bàn đầy.
plain-tie-agreed = Hòa theo thỏa thuận.
plain-tie-repetition = Hòa: thế cờ lặp lại ba lần.
plain-tie-long = Hòa: ván đấu quá dài.
plain-clock = { $time }.

# A remark of a server that has no full stop.
plain-sentence = { $remark }.
plain-the-start = Đầu ván.
plain-move-of = Nước { $number } trên tổng số { $count }.
plain-puzzle-score = Đã giải { $solved } trên tổng số { $given } câu.
plain-resume = Trở lại ván đấu.
plain-history = Các ván của bạn.
plain-exported = Đã lưu thành { $file }.
plain-colour = { $side }.
plain-move-line = { $number }. { $name }: { $action }.
plain-action = { $name }: { $action }
plain-list-title = { $title }:
plain-list-item = { $number }. { $item }
plain-list-setting = { $number }. { $setting }: { $value }
plain-list-game = { $number }. { $ago }, { $game }
plain-grade-count = { $count } { $grade }
plain-grades = { $name }: { $grades }.
plain-named-error = { $name }: { $why }.
