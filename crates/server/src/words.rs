//! The page's words, in every language side by side. A number in braces stands for what is put there.

use std::collections::BTreeMap;

four_text::words! {
    /// What the pages say besides what the game says about itself.
    pub(crate) struct Words: four_text::Words;

    tagline: "Drop discs, make a line of four, win.", "Thả quân, xếp bốn quân liền, là thắng.";
    free: "free", "trống";
    skip: "To the content", "Đến nội dung";
    analysis: "Analysis", "Phân tích";
    puzzle: "Puzzle", "Câu đố";
    help: "Help", "Trợ giúp";
    other_language: "Tiếng Việt", "English";
    menu: "Pages", "Các trang";
    no_script: "Playing needs JavaScript. Games can be read without it.", "Cần JavaScript để chơi. Không có nó vẫn đọc được các ván.";

    // The start.
    friend: "Play a friend", "Chơi với bạn bè";
    friend_about: "You get a link to send. Whoever opens it first plays.", "Bạn nhận một đường dẫn để gửi đi. Ai mở trước thì được chơi.";
    against_computer: "Play the computer", "Chơi với máy";
    level: "Level", "Cấp độ";
    level_dice: "dice", "xúc xắc";
    level_perfect: "perfect", "hoàn hảo";
    two_here: "Two on this screen", "Hai người cùng máy";
    two_here_about: "Take turns on one phone or computer.", "Thay phiên nhau trên một điện thoại hoặc máy tính.";
    resume: "Go on with your last game", "Chơi tiếp ván trước";
    options: "Options", "Tùy chọn";
    rules: "Rules", "Luật chơi";
    own_rules: "Another size, more rules", "Cỡ bàn khác, thêm luật";
    own_rules_about: "Such as 9x7, connect=5, popout, misere, centre-first, undo=3, block=1, remove=1, violations=3", "Ví dụ 9x7, connect=5, popout, misere, centre-first, undo=3, block=1, remove=1, violations=3";
    name: "Your name", "Tên của bạn";
    other_name: "The other’s name, on this screen", "Tên người kia, khi cùng máy";
    side: "You play", "Bạn cầm";
    either: "either", "tùy ý";
    side_first: "Red, first", "Đỏ, đi trước";
    side_second: "Yellow, second", "Vàng, đi sau";
    clock: "Clock", "Đồng hồ";
    clock_none: "none", "không";
    clock_move: "For every move", "Cho mỗi nước";
    clock_bank: "For the game, and more with every move", "Cho cả ván, cộng thêm mỗi nước";
    clock_days: "Days for every move", "Vài ngày cho mỗi nước";
    seconds: "{0} seconds", "{0} giây";
    minute: "1 minute", "1 phút";
    minutes: "{0} minutes", "{0} phút";
    day: "1 day", "1 ngày";
    days: "{0} days", "{0} ngày";
    bank: "{0} min + {1} s", "{0} phút + {1} giây";
    analysis_about: "What is every move worth, and why? Ask the coach.", "Mỗi nước đáng giá bao nhiêu, vì sao? Hãy hỏi huấn luyện viên.";
    puzzle_about: "Find the one right move.", "Tìm nước đi đúng duy nhất.";

    // The board.
    board_caption: "The board, rows from the top", "Bàn cờ, các hàng từ trên xuống";
    row: "Row {0}", "Hàng {0}";
    column: "Column {0}", "Cột {0}";
    columns: "Columns: where to drop", "Các cột: thả vào đâu";
    moves: "Moves", "Các nước";
    first: "To the start", "Về đầu";
    back: "One move back", "Lùi một nước";
    forth: "One move on", "Tiến một nước";
    last: "To the end", "Đến cuối";

    // The game.
    against: "{0} against {1}", "{0} đấu với {1}";
    players: "Players", "Người chơi";
    invite: "Invite a friend", "Mời bạn bè";
    invite_about: "Send this link. The game begins when it is opened.", "Gửi đường dẫn này. Ván đấu bắt đầu khi có người mở.";
    invite_link: "Link to the game", "Đường dẫn đến ván đấu";
    qr: "The link as a QR code", "Đường dẫn dạng mã QR";
    copy: "Copy", "Sao chép";
    send: "Send …", "Gửi …";
    join: "A seat is free", "Còn một chỗ trống";
    join_button: "Join the game", "Vào chơi";
    watching: "You are watching.", "Bạn đang xem.";
    drop_mode: "Drop", "Thả";
    pop_mode: "Pop", "Rút đáy";
    remove_mode: "Remove", "Gỡ";
    modes: "What to do", "Làm gì";
    draw: "Offer a draw", "Đề nghị hòa";
    play_again: "Rematch", "Chơi lại";
    analyse: "Analyse", "Phân tích";
    next_game: "To the next game", "Đến ván tiếp theo";
    new_game: "New game", "Ván mới";
    share: "Share", "Chia sẻ";
    picture: "Picture", "Hình ảnh";
    film: "Film", "Phim";
    record: "Record", "Biên bản";
    settings: "Settings", "Cài đặt";
    confirm_moves: "Confirm moves: the second press plays", "Xác nhận nước đi: nhấn lần hai mới đi";
    sound: "Sound", "Âm thanh";
    preview: "A game of Four in a Row. {0}", "Một ván Bốn quân liền. {0}";

    // Analysis and puzzles.
    show_scores: "Scores of the columns", "Điểm của các cột";
    scores_about: "+ wins, − loses, 0 draws; the larger, the sooner. For whoever is to move.", "+ thắng, − thua, 0 hòa; số càng lớn càng nhanh. Tính cho bên sắp đi.";
    coach: "Coach", "Huấn luyện viên";
    review: "Find the turning points", "Tìm các bước ngoặt";
    clear: "Clear the board", "Xóa bàn";
    position: "Moves so far", "Các nước đã đi";
    hardness: "How hard", "Độ khó";
    making_puzzle: "Making a puzzle …", "Đang tạo câu đố …";
    next_puzzle: "Next puzzle", "Câu tiếp theo";
    solution: "Show the solution", "Xem lời giải";
    try_again: "Try again", "Thử lại";

    // Help and problems.
    problem: "That did not work", "Có trục trặc";
    not_found: "There is nothing here", "Không có gì ở đây";
    not_found_about: "Perhaps the game has expired, or a part of the link is missing.", "Có thể ván đấu đã hết hạn, hoặc đường dẫn bị thiếu một phần.";
    to_start: "To the start page", "Về trang đầu";
    help_play: "How to play", "Cách chơi";
    help_play_1: "Two players take turns. A disc falls to the lowest free cell of the column it is dropped into.", "Hai người lần lượt đi. Quân rơi xuống ô trống thấp nhất của cột được thả vào.";
    help_play_2: "Four of one colour in a row win: across, upwards or diagonally. A full board without a line is a draw.", "Bốn quân cùng màu liền nhau thì thắng: ngang, dọc hoặc chéo. Bàn đầy mà không có hàng nào là hòa.";
    help_play_3: "Send a friend the link of your game: whoever opens it first plays, all others watch. A game keeps: close the page, come back later by the same link on the same device.", "Gửi đường dẫn ván đấu cho bạn bè: ai mở trước thì được chơi, những người khác được xem. Ván đấu luôn được giữ: đóng trang rồi quay lại sau bằng chính đường dẫn đó trên cùng thiết bị.";
    help_keys: "Keys", "Phím";
    help_key_number: "drops into that column (a, b, … after 9)", "thả vào cột đó (sau 9 là a, b, …)";
    help_key_arrows: "on the board: from column to column; elsewhere: a move back, a move on", "trên bàn: sang cột bên; ngoài bàn: lùi, tiến một nước";
    help_key_enter: "drops into the column that has the focus", "thả vào cột đang chọn";
    help_key_ends: "to the start, to the end of the game", "về đầu, đến cuối ván";
    help_rules: "Rules with a name", "Các luật có tên";
    help_more: "Every rule set can be changed with words such as 9x7 or connect=5, in the options of a new game.", "Mọi bộ luật đều đổi được bằng các từ như 9x7 hay connect=5, trong tùy chọn của ván mới.";
    name_standard: "standard", "chuẩn";
    name_duel: "duel", "song đấu";
    name_powers: "powers", "quyền năng";
    name_lc3: "small", "bàn nhỏ";
    name_popout: "pop-out", "rút đáy";
    name_misere: "misère", "ngược";
    name_five: "five", "năm quân";

    // What scripts say by themselves; all else they say comes from the server.
    label_free: "Column {0}, {1} free", "Cột {0}, còn {1} ô trống";
    label_full: "Column {0}, full", "Cột {0}, đã đầy";
    label_pop: "Pop your disc out of column {0}", "Rút quân của bạn ở đáy cột {0}";
    label_remove: "Remove the disc in column {0}, row {1}", "Gỡ quân ở cột {0}, hàng {1}";
    press_again: "Column {0}: press again to play", "Cột {0}: nhấn lần nữa để đi";
    offline: "Connection lost, trying again …", "Mất kết nối, đang thử lại …";
    dismissed: "The server has ended the connection. Reload the page to go on.", "Máy chủ đã ngắt kết nối. Hãy tải lại trang để tiếp tục.";
    failed: "The server cannot be reached. Please try again.", "Không kết nối được máy chủ. Vui lòng thử lại.";
    copied: "Copied", "Đã chép";
    looking_back: "Move {0} of {1}: only looking", "Nước {0} trên {1}: chỉ để xem";
    present: "here now", "đang ở đây";
    away: "away", "vắng mặt";
    this_is_you: "you", "bạn";
    watchers: "Watching: {0}", "Đang xem: {0}";
    mine_draw: "You have offered a draw.", "Bạn đã đề nghị hòa.";
    mine_undo: "You have asked to take a move back.", "Bạn đã xin rút lại một nước.";
    mine_rematch: "You have asked for a rematch.", "Bạn đã xin chơi lại.";
    accept: "Accept", "Đồng ý";
    decline: "Decline", "Từ chối";
    sure: "Really?", "Chắc chứ?";
    withdraw: "Never mind", "Thôi";
    looking: "Looking at it …", "Đang xem xét …";
    silent: "The coach has nothing to say here.", "Ở đây huấn luyện viên không có gì để nói.";
    guessed: "Only thought, not proved:", "Chỉ là suy nghĩ, chưa chứng minh:";
    no_turning: "No move changed the result.", "Không nước nào làm thay đổi kết quả.";
    turning: "Turning points: {0}", "Bước ngoặt: {0}";
    right: "Right! Column {0} it is.", "Đúng rồi! Chính là cột {0}.";
    wrong: "Column {0} is not it.", "Cột {0} chưa đúng.";
    solution_is: "The solution is column {0}.", "Lời giải là cột {0}.";
    time_days: "{0}\u{a0}d {1}\u{a0}h", "{0}\u{a0}ngày {1}\u{a0}giờ";
    time_left: "Time left", "Thời gian còn lại";
}

macro_rules! for_scripts {
    ($($name:ident)*) => {
        /// The words that scripts need.
        pub(crate) fn for_scripts(words: &Words) -> BTreeMap<&'static str, &'static str> {
            BTreeMap::from([$((stringify!($name), words.$name),)*])
        }
    };
}

for_scripts! {
    red yellow free label_free label_full label_pop label_remove press_again offline dismissed failed copied
    looking_back present away this_is_you watchers left_undo left_block left_remove warnings_left
    act_undo act_keep act_block act_pass act_draw
    mine_draw mine_undo mine_rematch accept decline withdraw sure give_up looking silent guessed
    no_turning turning right wrong solution_is time_days time_left
}
