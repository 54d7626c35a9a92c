//! Everything that is said here and nowhere else, in every language, side by side; and with it all that the game says
//! about itself. A number in braces stands for what is put there.

pub use crate::{fill, first_capital};

crate::words! {
    /// What is said in one language.
    pub struct Words: crate::Words;

    // Menus.
    continue_game: "Continue the last game", "Chơi tiếp ván trước";
    play_computer: "Play the computer", "Chơi với máy";
    two_players: "Two players here", "Hai người chơi";
    puzzles: "Puzzles", "Câu đố";
    review_game: "Review a game", "Xem lại ván đấu";
    classics: "Classic modes", "Chế độ cổ điển";
    rules: "Rules", "Luật chơi";
    settings: "Settings", "Cài đặt";
    quit: "Quit", "Thoát";
    start: "Start", "Bắt đầu";
    back: "Back", "Quay lại";
    level: "Level", "Cấp độ";
    begins: "First move", "Đi trước";
    rule_set: "Rules", "Luật";
    size: "Board", "Bàn cờ";
    first_name: "Name of Red", "Tên bên Đỏ";
    second_name: "Name of Yellow", "Tên bên Vàng";
    your_name: "Your name", "Tên của bạn";
    name_prompt: "A name, or nothing", "Một cái tên, hoặc để trống";
    the_computer: "The computer", "Máy";
    language: "Language", "Ngôn ngữ";
    theme: "Theme", "Giao diện";
    theme_classic: "classic", "cổ điển";
    theme_dark: "dark", "tối";
    theme_contrast: "high contrast", "tương phản cao";
    theme_colour_blind: "colour-blind safe", "cho người mù màu";
    motion: "Falling discs", "Quân rơi";
    bell: "Bell", "Chuông";
    coach: "Coach", "Huấn luyện viên";
    scores: "Column scores", "Điểm từng cột";
    scores_off: "off", "tắt";
    scores_numbers: "numbers", "số";
    scores_bars: "bars", "thanh";
    scores_both: "numbers and bars", "số và thanh";
    on: "on", "bật";
    off: "off", "tắt";
    own_rules: "Your own rules, such as: 9x7 connect=5", "Luật của bạn, ví dụ: 9x7 connect=5";
    plays_by: "Enter plays by these rules.", "Nhấn Enter để chơi theo luật này.";
    classic_duel: "two players, three warnings, three undos, a playful host", "hai người, ba lần cảnh cáo, ba lần rút lại, người dẫn vui tính";
    classic_solo: "you against a computer that picks columns at random", "bạn với máy chọn cột ngẫu nhiên";
    classic_powers: "two named players, centre first, undo ×3, block ×1, remove ×1", "hai người có tên, giữa trước, rút lại ×3, chặn ×1, gỡ ×1";
    classic_bitmap: "two players on a 512×512 pixel display beside a console", "hai người, màn hình 512×512 điểm ảnh cạnh console";
    classic_lc3: "two players on a board of 6×6, byte for byte as in 2019", "hai người trên bàn 6×6, đúng từng byte như năm 2019";
    help_cells: "column 3, row 4, as the coach writes it", "cột 3, hàng 4, theo cách viết của HLV";
    review_this: "Review this game", "Xem lại ván này";
    still_looking: "Still looking at the moves", "Vẫn đang xem các nước";
    classics_about: "Five old programs, exactly as they were.", "Năm chương trình xưa, giữ nguyên như cũ.";
    come_back: "Press Enter to come back to the game.", "Nhấn Enter để quay lại trò chơi.";

    // At the board.
    ask_undo: "{0}: take the move back? ({1} left)  y/n", "{0}: rút lại nước này? (còn {1} lần)  y/n";
    ask_block: "{0}: block the other side's turn? ({1} left)  y/n", "{0}: chặn lượt của đối phương? (còn {1} lần)  y/n";
    aim_remove: "Which disc? Arrows and Enter, or click; Esc to keep it", "Gỡ quân nào? Mũi tên và Enter, hoặc nhấp chuột; Esc để thôi";
    aim_pop: "Pop which column? A number, or arrows and Enter; Esc to drop", "Rút quân cột nào? Nhấn số, hoặc mũi tên và Enter; Esc để thôi";
    score_line: "{0}: {1}, {3}: {2}", "{0}: {1}, {3}: {2}";
    moves: "Moves", "Các nước";
    hint: "Hint", "Gợi ý";
    short_hint: "hint", "gợi ý";
    short_coach: "coach", "nhận xét";
    short_keys: "keys", "phím";
    short_menu: "menu", "menu";
    short_back: "back", "quay lại";
    short_quit: "quit", "thoát";
    short_search: "search", "tìm";
    short_review: "review", "xem lại";
    short_turning: "turning points", "bước ngoặt";
    short_hardness: "how hard", "độ khó";
    no_hint: "No hint while the computer is to move", "Không có gợi ý khi đến lượt máy";
    looking: "looking", "đang xem";
    nothing_back: "There is nothing to take back", "Không có gì để rút lại";
    nothing_again: "There is nothing to play again", "Không có gì để đi lại";
    undo_by_rules: "These rules say themselves when a move can be taken back", "Luật này tự quy định khi nào được rút lại";
    computers_turn: "It is the computer's turn", "Đang là lượt của máy";
    not_saved: "Cannot save ({0}); the game goes on", "Không lưu được ({0}); ván đấu vẫn tiếp tục";
    resume: "Back to the game", "Trở lại ván đấu";
    play_again: "Play again what was taken back", "Đi lại nước đã rút";
    to_title: "To the title screen", "Về màn hình chính";
    short_rematch: "rematch", "chơi lại";
    short_drop: "drop", "thả";
    short_remove: "remove", "gỡ";
    short_pop: "pop", "rút đáy";
    short_solution: "solution", "lời giải";
    short_next: "next", "tiếp";
    short_before: "previous", "trước";
    short_after: "next", "sau";
    short_export: "save as", "lưu";
    short_undo: "undo", "rút lại";
    short_scores: "scores", "điểm";
    picture: "a real picture, where the terminal shows any", "hình thật, nếu terminal hiện được";
    no_picture: "This terminal shows no pictures", "Terminal này không hiện được hình";

    // Puzzles.
    puzzle_making: "making a puzzle", "đang tạo câu đố";
    any: "any", "bất kỳ";

    // Review and history.
    review: "Review", "Xem lại";
    history: "Your games", "Các ván của bạn";
    no_games: "There are no games here yet. o opens a file.", "Chưa có ván nào. Nhấn o để mở tệp.";
    no_match: "No game matches.", "Không có ván nào khớp.";
    search: "Search", "Tìm";
    open_file: "A file with a game, or moves such as 4453", "Tệp chứa ván đấu, hoặc các nước như 4453";
    delete_game: "Delete this game for good?", "Xóa hẳn ván này?";
    deleted: "Deleted", "Đã xóa";
    move_of: "move {0} of {1}", "nước {0} trên {1}";
    the_start: "the start", "khởi đầu";
    trying: "trying {0}", "thử {0}";
    turning_point: "turning point", "bước ngoặt";
    no_turning_point: "No turning point in that direction", "Không có bước ngoặt theo hướng đó";
    never_turned: "The result never changed: no turning point", "Kết quả không hề đổi: không có bước ngoặt";
    reviewing: "reviewing {0}/{1}", "đang xem {0}/{1}";
    export: "Save as (.pgn, .jsonl, .png, .svg, .gif)", "Lưu thành (.pgn, .jsonl, .png, .svg, .gif)";
    exported: "Saved as {0}", "Đã lưu thành {0}";
    export_name: "the name must end in .pgn, .jsonl, .png, .svg or .gif", "tên phải kết thúc bằng .pgn, .jsonl, .png, .svg hoặc .gif";
    overwrite: "{0} is there already. Replace it?", "{0} đã tồn tại. Thay thế?";
    several_games: "the file holds {0} games; this is the last", "tệp chứa {0} ván; đây là ván cuối";
    only_a_board: "this is a board, not a game with moves", "đây là thế cờ, không phải ván đấu";
    ago_now: "just now", "vừa xong";
    ago_minutes: "{0} min ago", "{0} phút trước";
    ago_hours: "{0} h ago", "{0} giờ trước";
    ago_days: "{0} days ago", "{0} ngày trước";

    // Everywhere.
    too_small: "The window is too small. It takes {0}×{1}, and this is {2}×{3}.", "Cửa sổ quá nhỏ. Cần {0}×{1}, hiện là {2}×{3}.";
    help: "Keys", "Phím";
    help_close: "↑ ↓ scroll, any other key closes", "↑ ↓ để cuộn, phím khác để đóng";
    prompt_keys: "Enter accepts · Esc cancels", "Enter đồng ý · Esc hủy";
    menu: "Menu", "Menu";
    yes: "yes", "có";
    no: "no", "không";
    other_language: "Tiếng Việt", "English";
    help_choose: "move in the list", "di chuyển trong danh sách";
    help_change: "change", "thay đổi";
    help_take: "choose", "chọn";
    help_language: "the other language", "đổi ngôn ngữ";
    help_theme: "the next theme", "giao diện tiếp theo";
    help_quit: "leave; the game is saved", "thoát; ván đấu đã được lưu";
    help_column: "drop into that column", "thả vào cột đó";
    help_move: "move the disc", "di chuyển quân";
    help_drop: "drop it", "thả xuống";
    help_undo: "take back, play again", "rút lại, đi lại";
    mouse: "mouse", "chuột";
    help_mouse: "point, and click to drop", "trỏ và nhấp để thả";
    help_answer: "answer a question", "trả lời câu hỏi";
    help_menu: "menu", "menu";
    help_scores: "column scores: off, numbers, bars, both", "điểm từng cột: tắt, số, thanh, cả hai";
    help_coach: "the coach on every move", "nhận xét từng nước";
    help_step: "a move back, a move on", "lùi, tiến một nước";
    help_ends: "to the start, to the end", "về đầu, đến cuối";
    help_turning: "next turning point, the one before", "bước ngoặt sau, trước";
    help_try: "try another move", "thử nước khác";
    help_untry: "take back what was tried", "bỏ nước đã thử";
    help_export: "save as a file or a picture", "lưu thành tệp hoặc hình";
    help_search: "search", "tìm";
    help_delete: "delete", "xóa";
    help_open: "open a file", "mở tệp";
    help_review: "look at the game", "xem lại ván";
    help_solution: "show the solution", "xem lời giải";
    help_next: "the next puzzle", "câu đố tiếp theo";
    help_hardness: "how hard the next one is", "độ khó của câu tiếp theo";
    own_rules_item: "rules of your own …", "tự đặt luật …";
    about_language: "What the game speaks. F2 changes it anywhere.", "Ngôn ngữ của trò chơi. F2 để đổi ở bất cứ đâu.";
    about_theme: "Colours. F3 changes them anywhere. NO_COLOR in the environment turns them off.", "Màu sắc. F3 để đổi ở bất cứ đâu. Biến NO_COLOR tắt hết màu.";
    about_level: "From dice, which plays at random, to perfect.", "Từ xúc xắc, đi ngẫu nhiên, đến hoàn hảo.";
    about_coach: "A sentence about every move: how good it was, and why.", "Một câu nhận xét cho mỗi nước: tốt hay dở, và vì sao.";
    about_scores: "What each column is worth to whoever is to move: + wins, − loses, 0 draws.", "Giá trị mỗi cột với bên sắp đi: + thắng, − thua, 0 hòa.";
    about_motion: "Whether discs are seen to fall.", "Quân có rơi xuống từ từ hay không.";
    about_bell: "Whether the terminal rings when it is your turn again.", "Terminal có kêu khi đến lượt bạn hay không.";

    // Line by line.
    plain_welcome: "Type help at any time.", "Gõ help (hoặc giúp) bất cứ lúc nào để xem hướng dẫn.";
    plain_goodbye: "Goodbye.", "Tạm biệt.";
    plain_not_understood: "I do not understand \"{0}\". Type help for what can be said here.", "Tôi không hiểu \"{0}\". Gõ help để xem có thể nói gì ở đây.";
    plain_yes_no: "(y or n)", "(y là có, n là không)";
    plain_say_yes_no: "Please type y for yes or n for no.", "Hãy gõ y (có) hoặc n (không).";
    plain_looking: "Looking at it…", "Đang xem xét…";
    plain_languages: "Say: language en, or language vi.", "Hãy gõ: language en, hoặc language vi.";
    plain_language: "The game speaks English now.", "Từ giờ trò chơi nói tiếng Việt.";
    plain_language_name: "English", "Tiếng Việt";
    plain_settings_lost: "The settings cannot be kept ({0}); they hold until you leave.", "Không lưu được cài đặt ({0}); chúng có hiệu lực đến khi bạn thoát.";
    plain_save_how: "Say where to: save FILE, with a name that ends in .pgn, .jsonl, .png, .svg or .gif.", "Hãy nói lưu vào đâu: save TỆP, tên kết thúc bằng .pgn, .jsonl, .png, .svg hoặc .gif.";
    plain_not_written: "{0} was not written: {1}", "Không ghi được {0}: {1}";
    plain_changed: "{0}: {1}.", "{0}: {1}.";
    plain_usual: "{0} Enter for {1}.", "{0} Enter để chọn {1}.";

    plain_dropped: "{0} drop{s} into column {1}, row {2}.", "{0} thả quân vào cột {1}, hàng {2}.";
    plain_popped: "{0} pop{s} the bottom disc out of column {1}; the discs above it fall by one.", "{0} rút quân đáy cột {1}; các quân phía trên rơi xuống một hàng.";
    plain_removed: "{0} remove{s} the disc at column {1}, row {2}; the discs above it fall by one.", "{0} gỡ quân ở cột {1}, hàng {2}; các quân phía trên rơi xuống một hàng.";
    plain_violated: "{0} made a mistake: {1}. Mistakes left: {2}.", "{0} phạm lỗi: {1}. Còn được sai: {2}.";
    plain_wins: "{0} win{s} with {1}!", "{0} thắng với {1}!";
    plain_misere: "{0} made a line with {1}, so {2} win{s}!", "{0} tạo thành hàng với {1}, nên {2} thắng!";
    plain_cell: "column {0} row {1}", "cột {0} hàng {1}";
    plain_ask_undo: "{0}, take the move back? {1} left. (y or n)", "{0}, rút lại nước này? Còn {1} lần. (y là có, n là không)";
    plain_ask_block: "{0}, block the other side's turn? {1} left. (y or n)", "{0}, chặn lượt của đối phương? Còn {1} lần. (y là có, n là không)";
    plain_taken_back: "Taken back: {0}.", "Đã rút lại: {0}.";
    plain_no_moves: "No moves yet.", "Chưa có nước nào.";

    plain_board_empty: "The board is empty: {0} columns, {1} rows.", "Bàn trống: {0} cột, {1} hàng.";
    plain_columns_empty: "Empty columns: {0}.", "Cột trống: {0}.";
    plain_column: "Column {0}, from the bottom: {1}. {2} free.", "Cột {0}, từ dưới lên: {1}. Còn trống {2} ô.";
    plain_column_empty: "Column {0} is empty. {1} free.", "Cột {0} trống. Còn trống {1} ô.";
    plain_column_full: "Column {0}, from the bottom: {1}. It is full.", "Cột {0}, từ dưới lên: {1}. Cột đã đầy.";
    plain_row: "Row {0}, from the left: {1}.", "Hàng {0}, từ trái sang: {1}.";
    plain_rows_empty: "Empty rows above: {0}.", "Số hàng trống phía trên: {0}.";
    plain_free: "free", "trống";
    plain_threat: "With the next disc, {0} could make a line at: {1}.", "Với quân tiếp theo, {0} có thể tạo thành hàng ở: {1}.";
    plain_no_threat: "Neither side can make a line with the next disc.", "Chưa bên nào có thể tạo thành hàng với quân tiếp theo.";
    plain_who: "{0}: {1}.", "{0}: {1}.";
    plain_undos_left: "Undos left: {0}.", "Còn rút lại: {0}.";
    plain_blocks_left: "Blocks left: {0}.", "Còn chặn: {0}.";
    plain_removals_left: "Removals left: {0}.", "Còn gỡ: {0}.";
    plain_mistakes_left: "Mistakes left: {0}.", "Còn được sai: {0}.";
    plain_evening: "Games won: {0}: {1}; {2}: {3}; ties: {4}.", "Số ván thắng: {0}: {1}; {2}: {3}; hòa: {4}.";

    plain_new_game: "A new game.", "Ván mới.";
    plain_goes_on: "The game goes on. Moves so far: {0}.", "Ván đấu tiếp tục. Số nước đã đi: {0}.";
    plain_how: "Type the number of a column to drop a disc there, board to hear the board, help for more.", "Gõ số của cột để thả quân, board (hoặc bàn) để nghe bàn cờ, help (hoặc giúp) để biết thêm.";
    plain_over: "Type rematch, review, undo, save FILE, menu or quit.", "Gõ rematch (chơi lại), review (xem lại), undo (rút lại), save TỆP, menu hoặc quit (thoát).";
    plain_leave: "This game has not ended. Leave it?", "Ván này chưa kết thúc. Bỏ ván này?";
    plain_move_how: "A drop is a column such as 4; pop 4 pops; remove 42 removes the disc at column 4, row 2.", "Thả quân: gõ số cột, ví dụ 4; pop 4 rút đáy; remove 42 gỡ quân ở cột 4, hàng 2.";
    plain_as_good: "As good: {0}.", "Tốt như nhau: {0}.";
    plain_not_column: "Not column {0}: {1}", "Đừng đi cột {0}: {1}";
    plain_if_it_stands: "If the move stands: {0}.", "Nếu giữ nước này: {0}.";
    plain_only_move: "it is the only move.", "đó là nước duy nhất.";
    plain_wins_in: "as far as I can see, it wins within {0} moves.", "theo tôi thấy, thắng trong {0} nước.";
    plain_loses_in: "as far as I can see, it loses within {0} moves.", "theo tôi thấy, thua trong {0} nước.";
    plain_points: "as far as I can see, it is worth {0} points; a hundred is a great advantage.", "theo tôi thấy, đáng {0} điểm; một trăm là ưu thế lớn.";
    plain_scores: "Scores for {0}: {1}.", "Điểm cho {0}: {1}.";
    plain_score: "column {0} {1}, {2}{3}", "cột {0} {1}, {2}{3}";
    plain_score_wins: "wins", "thắng";
    plain_score_draws: "draws", "hòa";
    plain_score_loses: "loses", "thua";
    plain_score_open: "is open", "chưa rõ";
    plain_score_best: ", the best", ", tốt nhất";
    plain_score_none: "column {0} cannot be played", "cột {0} không đi được";
    plain_no_scores: "There are no scores here.", "Ở đây không có điểm.";
    plain_verdict: "Coach: column {0}, {1}: {2}.", "Huấn luyện viên: cột {0}, {1}: {2}.";
    plain_too_hard: "Too far from the end to prove anything.", "Còn quá xa cuối ván để chứng minh điều gì.";

    plain_review: "Review of a game. Moves: {0}. Type next, back, first, last, turning, summary, or leave.", "Xem lại ván đấu. Số nước: {0}. Gõ next (tiếp), back (lùi), first (đầu), last (cuối), turning (bước ngoặt), summary (tóm tắt), hoặc leave (rời).";
    plain_last_move: "There are no more moves: the game has {0}.", "Không còn nước nào: ván đấu có {0} nước.";
    plain_turned: "Turning point at move {0}, {1}: before it {1} {2}, after it {1} {3}.", "Bước ngoặt ở nước {0}, {1}: trước đó {1} {2}, sau đó {1} {3}.";
    plain_no_turning: "No move changed the result.", "Không nước nào làm thay đổi kết quả.";

    plain_no_games: "There are no games here yet.", "Chưa có ván nào.";
    plain_games: "Your games: {0}. Type a number to open one.", "Các ván của bạn: {0}. Gõ số để mở một ván.";
    plain_no_more_games: "That was the last of them.", "Đó là ván cuối cùng.";
    plain_more_games: "{0} more: type more.", "Còn {0} ván: gõ more (nữa).";
    plain_no_such_game: "There is no game \"{0}\". Type a number of the list, or games to hear it.", "Không có ván \"{0}\". Gõ số trong danh sách, hoặc games để nghe lại.";
    plain_renumbered: "The games after it have moved up by one.", "Các ván sau được dồn lên một số.";
    plain_won_by: "{0} won", "{0} thắng";
    plain_tied: "a tie", "hòa";
    plain_game_line: "Red {0}, Yellow {1}, rules {2}, moves {3}: {4}.", "Đỏ {0}, Vàng {1}, luật {2}, số nước {3}: {4}.";
    plain_nothing_to_continue: "There is no unfinished game.", "Không có ván nào chưa xong.";

    plain_puzzle: "Puzzle", "Câu đố";
    plain_puzzle_over: "Type next for another, or leave.", "Gõ next (tiếp) để giải câu khác, hoặc leave (rời).";

    plain_level: "Level: dice, 1 to 9, or perfect.", "Cấp độ: dice (xúc xắc), 1 đến 9, hoặc perfect (hoàn hảo).";
    plain_no_level: "That is no level: dice, 1 to 9, or perfect.", "Không có cấp độ đó: dice, 1 đến 9, hoặc perfect.";
    plain_begins: "Who moves first? 1 you, 2 the computer.", "Ai đi trước? 1 bạn, 2 máy.";
    plain_one_or_two: "Please type 1 or 2.", "Hãy gõ 1 hoặc 2.";
    plain_rules: "Rules, such as standard, powers, popout, 9x7; help lists them.", "Luật, ví dụ standard, powers, popout, 9x7; gõ help để nghe danh sách.";
    plain_name: "A dash for none.", "Gạch ngang để trống.";

    plain_help_move: "The number of a column drops a disc there (after 9 come a, b and so on).", "Gõ số của cột để thả quân vào đó (sau 9 là a, b, …).";
    plain_help_pop: "pop 4: pops your disc out of the bottom of column 4.", "pop 4 (rút 4): rút quân của bạn ở đáy cột 4.";
    plain_help_remove: "remove 42: takes the other side's disc at column 4, row 2 off the board.", "remove 42 (gỡ 42): gỡ quân của đối phương ở cột 4, hàng 2.";
    plain_help_question: "The game asks something: y is yes, n or an empty line is no.", "Trò chơi đang hỏi: y (có), n (không); dòng trống là không.";
    plain_help_game: "board: the board, column by column. column 4: one column. rows: row by row. picture: in letters, x is red and o is yellow.\nthreats: where either side could make a line at once. moves: all moves so far. who: names, what is left, games won.\nundo, redo: takes back, plays again. hint: what to play and why. scores, scores on, scores off: what each column is worth. coach on, coach off: a word about every move.\nresign, draw: ends the game. rematch: once more, sides swapped. new: once more, as you sit. review: through the game with the coach.\nsave FILE: as .pgn, .jsonl, .png, .svg or .gif. games: your games. puzzle: a puzzle.\nrules, settings, language en, language vi, menu, help, quit. Your game is saved with every move.", "board (bàn): bàn cờ, từng cột. column 4 (cột 4): một cột. rows (hàng): từng hàng. picture (hình): bằng chữ, x là đỏ và o là vàng.\nthreats (đe dọa): ô mà một bên có thể tạo thành hàng ngay. moves (các nước): mọi nước đã đi. who (ai): tên, quyền còn lại, số ván thắng.\nundo (rút lại), redo (đi lại). hint (gợi ý): nên đi đâu và vì sao. scores (điểm), scores on, scores off: giá trị từng cột. coach on, coach off (huấn luyện bật, tắt): nhận xét mỗi nước.\nresign (đầu hàng), draw (xin hòa). rematch (chơi lại): ván nữa, đổi bên. new (ván mới): ván nữa, giữ bên. review (xem lại): xem lại ván với huấn luyện viên.\nsave TỆP (lưu TỆP): thành .pgn, .jsonl, .png, .svg hoặc .gif. games (các ván): các ván của bạn. puzzle (câu đố).\nrules (luật), settings (cài đặt), language en, language vi, menu, help (giúp), quit (thoát). Ván đấu được lưu sau mỗi nước.";
    plain_help_menu: "Type the number of what you want. Or: continue, play, puzzle, games, rules, settings, language en, language vi, quit.", "Gõ số của mục bạn muốn. Hoặc: continue (chơi tiếp), play, puzzle (câu đố), games (các ván), rules (luật), settings (cài đặt), language en, language vi, quit (thoát).";
    plain_help_settings: "Type the number of a setting to change it; leave to go back; menu; quit.", "Gõ số của mục để thay đổi; leave (rời) để quay lại; menu; quit (thoát).";
    plain_help_review: "next or an empty line, back, first, last: go through the moves; a number goes to that move. turning: the next move that changed the result; turning back: the one before. summary: all of the game in short. try 4: what would have become of column 4 here.\nboard, column 4, rows, picture, threats, moves: as in a game. save FILE. leave: back to where you were. menu, language en, language vi, quit.", "next (tiếp) hoặc dòng trống, back (lùi), first (đầu), last (cuối): đi qua các nước; một số: đến nước đó. turning (bước ngoặt): nước tiếp theo làm đổi kết quả; turning back: nước trước đó. summary (tóm tắt): cả ván nói ngắn gọn. try 4 (thử 4): nếu đi cột 4 ở đây thì sao.\nboard, column 4, rows, picture, threats, moves: như trong ván. save TỆP. leave (rời): trở lại chỗ cũ. menu, language en, language vi, quit (thoát).";
    plain_help_games: "A number opens a game: one that has not ended goes on, one that has is reviewed. review 3: reviews game 3. delete 3. search WORD. games: all of them. more: the next of them. open FILE, or open 4453: reviews a game in a file, or of these moves. leave, menu, language en, language vi, quit.", "Gõ số để mở một ván: ván chưa xong thì chơi tiếp, ván đã xong thì xem lại. review 3 (xem lại 3). delete 3 (xóa 3). search TỪ (tìm TỪ). games: tất cả. more (nữa): các ván tiếp theo. open TỆP (mở TỆP), hoặc open 4453: xem lại ván trong tệp, hoặc các nước này. leave (rời), menu, language en, language vi, quit (thoát).";
    plain_help_puzzle: "Type the column that you think is right. board, column 4, rows, picture, threats: the position. solution: gives it up. next: another puzzle. easy, medium, hard, devilish, any: another one as hard as that. leave, menu, language en, language vi, quit.", "Gõ cột mà bạn cho là đúng. board (bàn), column 4, rows, picture, threats: thế cờ. solution (lời giải): xem lời giải. next (tiếp): câu khác. dễ, vừa, khó, hóc búa, bất kỳ: câu khác với độ khó đó. leave (rời), menu, language en, language vi, quit (thoát).";

    // At a table of a server.
    net_connecting: "Connecting to {0}", "Đang kết nối tới {0}";
    net_lost: "No connection; trying again", "Mất kết nối; đang thử lại";
    net_back: "Connected again", "Đã kết nối lại";
    net_not_kept: "Your seat cannot be kept ({0}): do not leave", "Không giữ được ghế của bạn ({0}): đừng rời bàn";
    net_gone: "This game is no longer there", "Ván này không còn nữa";
    net_nonsense: "The server and this program do not understand each other", "Máy chủ và chương trình này không hiểu nhau";
    net_watching: "You are watching", "Bạn đang xem";
    net_watchers: "watching: {0}", "người xem: {0}";
    net_you: "{0} (you)", "{0} (bạn)";
    net_away: "{0}, away", "{0}, vắng mặt";
    net_days: "{0} d {1}", "{0} ngày {1}";
    net_unanswered: "The server has not answered yet", "Máy chủ chưa trả lời";
    net_ask_draw: "{0} offers a draw. Accept?", "{0} đề nghị hòa. Đồng ý?";
    net_ask_undo: "{0} asks to take the last move back. Agree?", "{0} xin rút lại nước vừa đi. Đồng ý?";
    net_ask_rematch: "{0} wants to play again. Agree?", "{0} muốn chơi lại. Đồng ý?";
    net_own_draw: "You have offered a draw", "Bạn đã đề nghị hòa";
    net_own_undo: "You have asked to take your move back", "Bạn đã xin rút lại nước đi";
    net_own_rematch: "You have asked to play again", "Bạn đã rủ chơi lại";
    net_next_game: "The next game, sides swapped", "Ván tiếp theo, đổi bên";
    net_short_leave: "leave", "rời bàn";
    net_short_draw: "draw", "xin hòa";
    net_short_resign: "give up", "đầu hàng";
    net_help_answer: "answer a question or an offer", "trả lời câu hỏi hoặc đề nghị";
    net_help_undo: "ask to take your last move back", "xin rút lại nước vừa đi";
    net_help_draw: "offer a draw", "đề nghị hòa";
    net_help_rematch: "ask for another game, sides swapped", "rủ chơi lại, đổi bên";
    net_help_leave: "leave; your seat is kept for you", "rời bàn; ghế vẫn giữ cho bạn";
    net_plain_watch: "You are watching. Type board to hear the board, help for more, quit to leave.", "Bạn đang xem. Gõ board (bàn) để nghe bàn cờ, help (giúp) để biết thêm, quit (thoát) để rời.";
    net_plain_over: "Type rematch to play again, or quit.", "Gõ rematch (chơi lại) để chơi ván nữa, hoặc quit (thoát).";
    net_plain_no_question: "Nobody asks you anything.", "Không ai hỏi bạn điều gì.";
    net_plain_help: "undo: asks to take your last move back. draw: offers a draw. yes, no: answers a question or an offer. resign: gives up. rematch: asks for another game, sides swapped.\nboard: the board, column by column. column 4: one column. rows: row by row. picture: in letters, x is red and o is yellow. who: who plays, who is there, the clocks.\nlanguage en, language vi, help, quit. Your seat is kept for you when you leave.", "undo (rút lại): xin rút lại nước vừa đi. draw (xin hòa): đề nghị hòa. yes (có), no (không): trả lời câu hỏi hoặc đề nghị. resign (đầu hàng). rematch (chơi lại): rủ chơi ván nữa, đổi bên.\nboard (bàn): bàn cờ, từng cột. column 4 (cột 4): một cột. rows (hàng): từng hàng. picture (hình): bằng chữ, x là đỏ và o là vàng. who (ai): ai chơi, ai có mặt, đồng hồ.\nlanguage en, language vi, help (giúp), quit (thoát). Ghế vẫn giữ cho bạn khi bạn rời bàn.";
}

impl Words {
    /// The messages of the same language.
    #[must_use]
    pub fn text(&self) -> crate::Text {
        crate::Text::of(self.spoken)
    }

    /// What the classic mode of this name is.
    #[must_use]
    pub fn classic(&self, name: &str) -> &'static str {
        match name {
            "duel" => self.classic_duel,
            "solo" => self.classic_solo,
            "powers" => self.classic_powers,
            "bitmap" => self.classic_bitmap,
            "lc3" => self.classic_lc3,
            _ => "",
        }
    }
}
