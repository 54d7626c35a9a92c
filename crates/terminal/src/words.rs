//! Everything the game says, in every language, side by side. A number in braces stands for what is put there.

use std::fmt::Display;

use four_engine::Level;
use four_rules::{
    Awaiting, Event, Language, Mistake, Opening, Outcome, Power, Refusal, RuleSet, Side, Tie, Violations,
};

use crate::settings::{Scores, Theme};

macro_rules! words {
    ($($name:ident: $english:literal, $vietnamese:literal;)*) => {
        /// What the game says in one language.
        #[derive(Debug)]
        #[expect(missing_docs, reason = "the words say themselves what they are")]
        pub struct Words {
            pub spoken: Language,
            $(pub $name: &'static str,)*
        }

        static ENGLISH: Words = Words { spoken: Language::English, $($name: $english,)* };
        static VIETNAMESE: Words = Words { spoken: Language::Vietnamese, $($name: $vietnamese,)* };
    };
}

words! {
    title: "Four in a Row", "Bốn quân liền";
    red: "Red", "Đỏ";
    yellow: "Yellow", "Vàng";
    you: "You", "Bạn";
    computer: "Computer {0}", "Máy {0}";
    dice: "(dice)", "(xúc xắc)";
    perfect: "(perfect)", "(hoàn hảo)";

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
    scores_bars: "bars", "cột";
    scores_both: "numbers and bars", "số và cột";
    on: "on", "bật";
    off: "off", "tắt";
    own_rules: "Your own rules, such as: 9x7 connect=5", "Luật của bạn, ví dụ: 9x7 connect=5";
    rules_words: "Put together words such as 9x7, connect=5, popout, misere, centre-first, undo=3, block=1, remove=1, violations=3.", "Ghép các từ như 9x7, connect=5, popout, misere, centre-first, undo=3, block=1, remove=1, violations=3.";
    plays_by: "Enter: play by these rules", "Enter: chơi theo luật này";
    classics_about: "Five old programs, exactly as they were.", "Năm chương trình xưa, giữ nguyên như cũ.";
    come_back: "Press Enter to come back to the game.", "Nhấn Enter để quay lại trò chơi.";

    // At the board.
    turn: "{0} to move", "Đến lượt {0}";
    your_turn: "Your turn", "Đến lượt bạn";
    thinking: "{0} is thinking", "{0} đang nghĩ";
    wins: "{0} wins!", "{0} thắng!";
    you_win: "You win!", "Bạn thắng!";
    tie_full: "A tie: the board is full", "Hòa: bàn đã đầy";
    tie_called: "A tie, as called", "Hòa theo thỏa thuận";
    tie_repetition: "A tie: the same position three times", "Hòa: thế cờ lặp lại ba lần";
    tie_long: "A tie: the game went on for too long", "Hòa: ván đấu quá dài";
    misere_line: "{0} made a line, so {1} wins!", "{0} tạo thành hàng, nên {1} thắng!";
    disqualified: "{0} made too many mistakes: {1} wins!", "{0} phạm lỗi quá nhiều: {1} thắng!";
    resigned: "{0} gave up: {1} wins!", "{0} đầu hàng: {1} thắng!";
    ask_undo: "{0}, take the move back? ({1} left)  y/n", "{0}, rút lại nước này? (còn {1} lần)  y/n";
    ask_block: "{0}, block the other side's turn? ({1} left)  y/n", "{0}, chặn lượt của đối phương? (còn {1} lần)  y/n";
    aim_remove: "Which disc? Arrows and Enter, or click; Esc to keep it", "Gỡ quân nào? Mũi tên và Enter, hoặc nhấp chuột; Esc để thôi";
    aim_pop: "Pop which column? A number, or arrows and Enter; Esc to drop", "Rút quân cột nào? Nhấn số, hoặc mũi tên và Enter; Esc để thôi";
    score_line: "{0} {1} : {2} {3}", "{0} {1} : {2} {3}";
    ties: "ties {0}", "hòa {0}";
    left_undo: "undo {0}", "rút lại {0}";
    left_block: "block {0}", "chặn {0}";
    left_remove: "remove {0}", "gỡ {0}";
    warnings_left: "mistakes left {0}", "còn được sai {0}";
    moves: "Moves", "Các nước";
    hint: "Hint", "Gợi ý";
    hint_best: "Column {0} is best. {1}", "Cột {0} là tốt nhất. {1}";
    hint_do: "I would play {0}.", "Tôi sẽ đi {0}.";
    no_hint: "No hint while the computer is to move", "Không có gợi ý khi đến lượt máy";
    looking: "looking", "đang xem";
    nothing_back: "There is nothing to take back", "Không có gì để rút lại";
    nothing_again: "There is nothing to play again", "Không có gì để đi lại";
    undo_by_rules: "These rules say themselves when a move can be taken back", "Luật này tự quy định khi nào được rút lại";
    not_your_turn: "It is the computer's turn", "Đang là lượt của máy";
    not_saved: "Cannot save ({0}); the game goes on", "Không lưu được ({0}); ván đấu vẫn tiếp tục";
    give_up: "Give up?", "Đầu hàng?";
    rematch: "Rematch, sides swapped", "Chơi lại, đổi bên";
    new_game: "New game", "Ván mới";
    resume: "Back to the game", "Trở lại ván đấu";
    take_back: "Take back", "Rút lại";
    play_again: "Play again what was taken back", "Đi lại nước đã rút";
    resign: "Give up", "Đầu hàng";
    call_draw: "Call a draw", "Xin hòa";
    remove: "Remove a disc", "Gỡ một quân";
    pop: "Pop a disc", "Rút quân đáy";
    to_title: "To the title screen", "Về màn hình chính";
    short_rematch: "rematch", "chơi lại";
    short_drop: "drop", "thả";
    short_remove: "remove", "gỡ";
    short_pop: "pop", "rút đáy";
    short_solution: "solution", "lời giải";
    short_next: "next", "tiếp";
    short_before: "before", "trước";
    short_after: "after", "sau";
    short_export: "save as", "lưu";
    short_undo: "back", "rút lại";
    short_scores: "scores", "điểm";
    picture: "A real picture", "Hình thật";
    no_picture: "This terminal shows no pictures", "Terminal này không hiện được hình";

    // What happened.
    dropped: "{0}: column {1}.", "{0}: cột {1}.";
    popped: "{0} pops column {1}.", "{0} rút đáy cột {1}.";
    removed: "{0} removes the disc at column {1}, row {2}.", "{0} gỡ quân ở cột {1}, hàng {2}.";
    violated: "{0} made a mistake: {1}.", "{0} phạm lỗi: {1}.";
    undone: "{0} takes the move back.", "{0} rút lại nước đi.";
    blocked: "{0} blocks the other side and moves again.", "{0} chặn đối phương và đi tiếp.";

    // What was wrong.
    nonsense: "that is not a move", "đó không phải là nước đi";
    no_column: "there is no column {0}", "không có cột {0}";
    column_full: "column {0} is full", "cột {0} đã đầy";
    not_centre: "your first disc goes into the centre column", "quân đầu tiên phải vào cột giữa";
    no_power: "these rules have no such power", "luật này không có quyền đó";
    spent: "you have none of that left", "bạn đã dùng hết quyền đó";
    nothing_to_remove: "the other side has no disc to remove", "đối phương không có quân nào để gỡ";
    not_their_disc: "there is no disc of the other side's", "ở đó không có quân của đối phương";
    not_your_disc: "the bottom of column {0} is not a disc of yours", "đáy cột {0} không phải quân của bạn";
    no_draw: "a draw can only be called when the board is full", "chỉ được xin hòa khi bàn đã đầy";
    game_over: "the game is over", "ván đấu đã kết thúc";
    not_now: "first answer the question", "hãy trả lời câu hỏi trước";
    could_win: "you cannot block now: the other side could win with the next drop", "chưa thể chặn: đối phương có thể thắng ngay nước sau";

    // Puzzles.
    puzzle_win: "{0} to move and win. Only one move does it.", "{0} đi và thắng. Chỉ có một nước đúng.";
    puzzle_save: "{0} to move and hold the draw. Only one move does it.", "{0} đi và giữ hòa. Chỉ có một nước đúng.";
    puzzle_making: "making a puzzle", "đang tạo câu đố";
    puzzle_right: "Right!", "Đúng rồi!";
    puzzle_wrong: "Column {0} is not it:", "Cột {0} chưa đúng:";
    puzzle_solution: "The solution is column {0}:", "Lời giải là cột {0}:";
    puzzle_hardness: "How hard", "Độ khó";
    any: "any", "bất kỳ";
    puzzle_score: "solved {0} of {1}", "giải được {0} trên {1}";

    // Review and history.
    review: "Review", "Xem lại";
    history: "Your games", "Các ván của bạn";
    no_games: "There are no games here yet. o opens a file.", "Chưa có ván nào. Nhấn o để mở tệp.";
    no_match: "No game matches.", "Không có ván nào khớp.";
    search: "Search", "Tìm";
    open_file: "A file with a game, or moves such as 4453", "Tệp chứa ván đấu, hoặc các nước như 4453";
    delete_game: "Delete this game for good?", "Xóa hẳn ván này?";
    deleted: "Deleted", "Đã xóa";
    unfinished: "unfinished", "chưa xong";
    move_of: "move {0} of {1}", "nước {0} trên {1}";
    the_start: "the start", "khởi đầu";
    trying: "trying {0}", "thử {0}";
    turning_point: "turning point", "bước ngoặt";
    no_turning_point: "No turning point in that direction", "Không có bước ngoặt theo hướng đó";
    reviewing: "reviewing {0}/{1}", "đang xem {0}/{1}";
    export: "Save as (.pgn, .jsonl, .png, .svg, .gif)", "Lưu thành (.pgn, .jsonl, .png, .svg, .gif)";
    exported: "Saved as {0}", "Đã lưu thành {0}";
    export_name: "the name must end in .pgn, .jsonl, .png, .svg or .gif", "tên phải kết thúc bằng .pgn, .jsonl, .png, .svg hoặc .gif";
    overwrite: "{0} is there already. Replace it?", "{0} đã tồn tại. Thay thế?";
    several_games: "the file holds {0} games; this is the last", "tệp chứa {0} ván; đây là ván cuối";
    only_a_board: "this is a board, not a game with moves", "đây là thế cờ, không phải ván đấu";
    coach_silent: "The coach knows the plain rules only", "Huấn luyện viên chỉ biết luật thường";
    ago_now: "just now", "vừa xong";
    ago_minutes: "{0} min ago", "{0} phút trước";
    ago_hours: "{0} h ago", "{0} giờ trước";
    ago_days: "{0} days ago", "{0} ngày trước";

    // Everywhere.
    yes_no: "y yes · n no", "y có · n không";
    too_small: "The window is too small. It takes {0}×{1}, and this is {2}×{3}.", "Cửa sổ quá nhỏ. Cần {0}×{1}, hiện là {2}×{3}.";
    help: "Keys", "Phím";
    help_close: "any key closes this", "phím bất kỳ để đóng";
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
    help_upper: "the same, where a letter is a column", "như trên, khi chữ cái là một cột";
    help_scores: "column scores: off, numbers, bars, both", "điểm từng cột: tắt, số, cột, cả hai";
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
    rule_line: "{0} in a row on {1}×{2}.", "{0} quân liền trên bàn {1}×{2}.";
    rule_popout: "Instead of dropping, you may pop a disc of yours out of the bottom row.", "Thay vì thả, có thể rút một quân của mình ở hàng đáy.";
    rule_misere: "Whoever makes a line loses.", "Ai tạo thành hàng thì thua.";
    rule_centre: "Each first disc goes into the centre.", "Quân đầu của mỗi bên vào cột giữa.";
    rule_undo: "A move can be taken back {0} times.", "Được rút lại nước đi {0} lần.";
    rule_block: "You can make the other side skip a turn {0} time(s).", "Được chặn lượt đối phương {0} lần.";
    rule_remove: "You can remove a disc of the other side's {0} time(s).", "Được gỡ quân đối phương {0} lần.";
    rule_violations: "Mistake number {0} loses.", "Phạm lỗi lần thứ {0} thì thua.";
}

/// Puts these in the places of the numbers in braces.
#[must_use]
pub fn fill(template: &str, values: &[&dyn Display]) -> String {
    let mut text = template.to_owned();
    for (number, value) in values.iter().enumerate() {
        text = text.replace(&format!("{{{number}}}"), &value.to_string());
    }
    text
}

impl Words {
    /// The words of a language.
    #[must_use]
    pub fn of(language: Language) -> &'static Words {
        match language {
            Language::English => &ENGLISH,
            Language::Vietnamese => &VIETNAMESE,
        }
    }

    /// The colour of a side.
    #[must_use]
    pub const fn side(&self, side: Side) -> &'static str {
        match side {
            Side::First => self.red,
            Side::Second => self.yellow,
        }
    }

    /// What the computer is called at this level.
    #[must_use]
    pub fn computer(&self, level: Level) -> String {
        fill(self.computer, &[&self.level_name(level)])
    }

    /// What a level is called.
    #[must_use]
    pub fn level_name(&self, level: Level) -> String {
        match level {
            Level::Dice => self.dice.into(),
            Level::Step(step) => step.to_string(),
            Level::Perfect => self.perfect.into(),
        }
    }

    /// What a theme is called.
    #[must_use]
    pub const fn theme_name(&self, theme: Theme) -> &'static str {
        match theme {
            Theme::Classic => self.theme_classic,
            Theme::Dark => self.theme_dark,
            Theme::Contrast => self.theme_contrast,
            Theme::ColourBlind => self.theme_colour_blind,
        }
    }

    /// What a way of showing scores is called.
    #[must_use]
    pub const fn scores_name(&self, scores: Scores) -> &'static str {
        match scores {
            Scores::Off => self.scores_off,
            Scores::Numbers => self.scores_numbers,
            Scores::Bars => self.scores_bars,
            Scores::Both => self.scores_both,
        }
    }

    /// What a set of rules is, in sentences.
    #[must_use]
    pub fn about_rules(&self, set: &RuleSet) -> String {
        let mut said = vec![fill(self.rule_line, &[&set.connect, &set.columns, &set.rows])];
        let mut say = |holds: bool, sentence: &str, number: u8| {
            if holds {
                said.push(fill(sentence, &[&number]));
            }
        };
        say(set.opening == Opening::CentreFirst, self.rule_centre, 0);
        say(set.pop_out, self.rule_popout, 0);
        say(set.misere, self.rule_misere, 0);
        say(set.undo.charges > 0, self.rule_undo, set.undo.charges);
        say(set.block > 0, self.rule_block, set.block);
        say(set.remove > 0, self.rule_remove, set.remove);
        if let Violations::LoseOn(number) = set.violations {
            say(true, self.rule_violations, number);
        }
        said.join(" ")
    }

    /// What happened, if it is worth a sentence. `name` is what the sides are called.
    #[must_use]
    pub fn event(&self, event: &Event, name: &dyn Fn(Side) -> String) -> Option<String> {
        Some(match event {
            Event::Dropped { by, at } => fill(self.dropped, &[&name(*by), &at.column]),
            Event::Popped { by, at } => fill(self.popped, &[&name(*by), &at.column]),
            Event::Removed { by, at } => fill(self.removed, &[&name(*by), &at.column, &(at.row + 1)]),
            Event::Violated { by, mistake, .. } => {
                fill(self.violated, &[&name(*by), &self.mistake(*mistake)])
            }
            Event::Undone { by } => fill(self.undone, &[&name(*by)]),
            Event::Blocked { by } => fill(self.blocked, &[&name(*by)]),
            Event::Ended(outcome) => self.outcome(outcome, name),
            Event::UndoOffered { .. } | Event::BlockOffered { .. } | Event::TurnPassed { .. } => return None,
        })
    }

    /// How a game ended.
    #[must_use]
    pub fn outcome(&self, outcome: &Outcome, name: &dyn Fn(Side) -> String) -> String {
        let both = |template, loser: Side| fill(template, &[&name(loser), &name(loser.other())]);
        match outcome {
            Outcome::Line { winner, owner, .. } if winner != owner => both(self.misere_line, *owner),
            Outcome::Line { winner, .. } if name(*winner) == self.you => self.you_win.into(),
            Outcome::Line { winner, .. } => fill(self.wins, &[&name(*winner)]),
            Outcome::Tie(Tie::Full) => self.tie_full.into(),
            Outcome::Tie(Tie::Called) => self.tie_called.into(),
            Outcome::Tie(Tie::Repetition) => self.tie_repetition.into(),
            Outcome::Tie(Tie::TooLong) => self.tie_long.into(),
            Outcome::Disqualified { loser } => both(self.disqualified, *loser),
            Outcome::Resigned { loser } => both(self.resigned, *loser),
        }
    }

    /// What is wrong with a move.
    #[must_use]
    pub fn mistake(&self, mistake: Mistake) -> String {
        match mistake {
            Mistake::Nonsense => self.nonsense.into(),
            Mistake::NoSuchColumn(column) => fill(self.no_column, &[&column]),
            Mistake::ColumnFull(column) => fill(self.column_full, &[&column]),
            Mistake::NotCentre => self.not_centre.into(),
            Mistake::NoSuchPower(_) => self.no_power.into(),
            Mistake::Spent(Power::Undo | Power::Block | Power::Remove | Power::Pop) => self.spent.into(),
            Mistake::NothingToRemove => self.nothing_to_remove.into(),
            Mistake::NotTheirDisc(_) => self.not_their_disc.into(),
            Mistake::NotYourDisc(column) => fill(self.not_your_disc, &[&column]),
            Mistake::NoDrawToCall => self.no_draw.into(),
        }
    }

    /// Why nothing happened.
    #[must_use]
    pub fn refusal(&self, refusal: Refusal) -> String {
        match refusal {
            Refusal::GameOver | Refusal::NotNow(Awaiting::Nothing) => self.game_over.into(),
            Refusal::NotYourTurn => self.not_your_turn.into(),
            Refusal::NotNow(_) => self.not_now.into(),
            Refusal::OpponentCouldWin => self.could_win.into(),
            Refusal::Mistake(mistake) => self.mistake(mistake),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_put_in_comes_where_the_number_is() {
        assert_eq!(fill("{1} before {0}", &[&"a", &2]), "2 before a");
    }
}
