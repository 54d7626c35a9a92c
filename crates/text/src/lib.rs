//! Every sentence that the game shows to people, in every language.
//!
//! The sentences are in Fluent files: `locales/en/game.ftl`, `locales/vi/game.ftl`, … A build script makes one method of
//! [`Text`] from each message, named after its key and with its variables as arguments, so the compiler checks both:
//!
//! ```text
//! hint-best = Column { $column } is best. { $why }      →  text.hint_best(column, why)
//! ```
//!
//! A message is a whole sentence or a whole label: callers add neither capitals nor full stops. A remark that stands alone
//! and also inside another sentence is two messages. A variant `[you]` makes an argument a person ([`Who`]), because
//! sentences about the reader are worded differently; numbers choose the plural.
//!
//! A further language is one more folder with the same messages, and no line of Rust. The build stops, and names the file
//! and the message, if a language lacks a message, has one more, or uses other variables.
//!
//! Values of the rules and the engine have methods of their own: [`Text::event`], [`Text::outcome`], [`Text::refusal`],
//! [`Text::claim`], [`Text::rules_described`] and others.
//!
//! ```
//! use four_rules::{Log, Rules, Side};
//! use four_text::{Language, Text, Who};
//!
//! let log = Log::from_moves(Rules::default(), "1212121")?;
//! let text = Text::of(Language::VI);
//! let name = |side: Side| Who::from(text.side(side));
//! let ended = log.game().outcome().map(|outcome| text.outcome(outcome, &name));
//! assert_eq!(ended.as_deref(), Some("Đỏ thắng!"));
//! # Ok::<(), four_rules::MovesError>(())
//! ```

use std::fmt::Display;

mod argument;
mod catalogue;
mod coach;
mod describe;
mod errors;
mod game;
mod language;
mod rules;
mod sentences;
pub mod terminal;
mod wording;
mod wrong;

pub use argument::{Arg, Who};
pub use catalogue::Text;
#[doc(hidden)]
pub use four_rules::Language as OldLanguage;
pub use game::Names;
pub use language::{Language, UnknownLanguageError};

impl From<OldLanguage> for Language {
    fn from(language: OldLanguage) -> Language {
        Language::from_locale(language.code())
    }
}

impl From<Language> for OldLanguage {
    fn from(language: Language) -> OldLanguage {
        OldLanguage::of_locale(language.code())
    }
}

/// Makes a table of words: a line a word, all languages side by side. A number in braces stands for what [`fill`] puts
/// there. A table that names another one after a colon also has the words of that one.
///
/// ```
/// use four_rules::Language;
/// use four_text::fill;
///
/// four_text::words! {
///     /// What is said at the door.
///     pub struct Door: four_text::Words;
///
///     welcome: "Welcome, {0}", "Chào {0}";
/// }
///
/// let words = Door::of(Language::English);
/// assert_eq!(fill(words.welcome, &[&words.red]), "Welcome, Red");
/// assert_eq!(words.spoken, Language::English);
/// ```
#[macro_export]
macro_rules! words {
    (
        $(#[$about:meta])*
        $visible:vis struct $table:ident $(: $shared:ty)?;
        $($name:ident: $english:literal, $vietnamese:literal;)*
    ) => {
        $(#[$about])*
        #[derive(Debug)]
        #[allow(missing_docs, reason = "the words say themselves what they are")]
        $visible struct $table {
            pub spoken: $crate::OldLanguage,
            $(pub $name: &'static str,)*
        }

        impl $table {
            /// The words of a language.
            #[must_use]
            $visible fn of(language: impl Into<$crate::OldLanguage>) -> &'static $table {
                static ENGLISH: $table = $table { spoken: $crate::OldLanguage::English, $($name: $english,)* };
                static VIETNAMESE: $table =
                    $table { spoken: $crate::OldLanguage::Vietnamese, $($name: $vietnamese,)* };
                match language.into() {
                    $crate::OldLanguage::English => &ENGLISH,
                    $crate::OldLanguage::Vietnamese => &VIETNAMESE,
                }
            }
        }

        $(impl ::std::ops::Deref for $table {
            type Target = $shared;

            fn deref(&self) -> &$shared {
                <$shared>::of(self.spoken)
            }
        })?
    };
}

words! {
    /// What the game says about itself, in one language.
    pub struct Words;

    // Who plays.
    title: "Four in a Row", "Bốn quân liền";
    red: "Red", "Đỏ";
    yellow: "Yellow", "Vàng";
    you: "You", "Bạn";
    player: "Player {0}", "Người chơi {0}";
    computer: "Computer {0}", "Máy {0}";
    dice: "(dice)", "(xúc xắc)";
    perfect: "(perfect)", "(hoàn hảo)";

    // Whose turn it is, and what can be done.
    turn: "{0} to move", "Đến lượt {0}";
    your_turn: "Your turn", "Đến lượt bạn";
    thinking: "{0} is thinking", "{0} đang nghĩ";
    act_drop: "column {0}", "cột {0}";
    act_pop: "pop column {0}", "rút đáy cột {0}";
    act_remove: "remove the disc at column {0}, row {1}", "gỡ quân ở cột {0}, hàng {1}";
    act_undo: "take the move back", "rút lại nước đi";
    act_keep: "let the move stand", "giữ nước đi";
    act_block: "block the other side", "chặn đối phương";
    act_pass: "do not block", "không chặn";
    act_draw: "call a draw", "xin hòa";
    act_resign: "give up", "đầu hàng";
    act_agree: "agree on a draw", "đồng ý hòa";
    act_time: "run out of time", "hết giờ";
    left_undo: "undo {0}", "rút lại {0}";
    left_block: "block {0}", "chặn {0}";
    left_remove: "remove {0}", "gỡ {0}";
    warnings_left: "mistakes left {0}", "còn được sai {0}";
    take_back: "Take back", "Rút lại";
    resign: "Give up", "Đầu hàng";
    give_up: "Give up?", "Đầu hàng?";
    call_draw: "Call a draw", "Xin hòa";
    remove: "Remove a disc", "Gỡ một quân";
    pop: "Pop a disc", "Rút quân đáy";
    rematch: "Rematch, sides swapped", "Chơi lại, đổi bên";
    hint_best: "Column {0} is best. {1}", "Cột {0} là tốt nhất. {1}";
    hint_do: "I would: {0}.", "Tôi sẽ: {0}.";
    coach_silent: "The coach knows the plain rules only", "Huấn luyện viên chỉ biết luật thường";
    moves_count: "{0} moves", "{0} nước";
    unfinished: "unfinished", "chưa xong";

    // How games end.
    wins: "{0} win{s}!", "{0} thắng!";
    you_win: "You win!", "Bạn thắng!";
    tie_full: "A tie: the board is full", "Hòa: bàn đã đầy";
    tie_called: "A tie, as called", "Hòa theo yêu cầu";
    tie_agreed: "A draw, as agreed", "Hòa theo thỏa thuận";
    tie_repetition: "A tie: the same position three times", "Hòa: thế cờ lặp lại ba lần";
    tie_long: "A tie: the game went on for too long", "Hòa: ván đấu quá dài";
    misere_line: "{0} made a line, so {1} win{s}!", "{0} tạo thành hàng, nên {1} thắng!";
    disqualified: "{0} made too many mistakes: {1} win{s}!", "{0} phạm lỗi quá nhiều: {1} thắng!";
    resigned: "{0} gave up: {1} win{s}!", "{0} đầu hàng: {1} thắng!";
    timed_out: "{0} ran out of time: {1} win{s}!", "{0} hết giờ: {1} thắng!";
    ties: "ties {0}", "hòa {0}";

    // What happened.
    dropped: "{0}: column {1}.", "{0}: cột {1}.";
    popped: "{0} pop{s} column {1}.", "{0} rút đáy cột {1}.";
    removed: "{0} remove{s} the disc at column {1}, row {2}.", "{0} gỡ quân ở cột {1}, hàng {2}.";
    violated: "{0} made a mistake: {1}.", "{0} phạm lỗi: {1}.";
    undone: "{0} take{s} the move back.", "{0} rút lại nước đi.";
    blocked: "{0} block{s} the other side and move{s} again.", "{0} chặn đối phương và đi tiếp.";

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
    not_your_turn: "It is not your turn", "Chưa đến lượt bạn";
    not_now: "first answer the question", "hãy trả lời câu hỏi trước";
    could_win: "you cannot block now: the other side could win with the next drop", "chưa thể chặn: đối phương có thể thắng ngay nước sau";

    // Puzzles.
    puzzle_win: "{0} to move and win. Only one move does it.", "{0} đi và thắng. Chỉ có một nước đúng.";
    puzzle_save: "{0} to move and hold the draw. Only one move does it.", "{0} đi và giữ hòa. Chỉ có một nước đúng.";
    puzzle_right: "Right!", "Đúng rồi!";
    puzzle_wrong: "Column {0} is not it:", "Cột {0} chưa đúng:";
    puzzle_solution: "The solution is column {0}:", "Lời giải là cột {0}:";
    puzzle_score: "solved {0} of {1}", "giải được {0} trên {1}";

    // Rules.
    rules_intro: "Two players drop discs into columns in turn; a disc falls to the lowest free cell. The rules that have a name:", "Hai người lần lượt thả quân vào cột; quân rơi xuống ô trống thấp nhất. Các luật có tên:";
    rules_words: "Put together words such as {0}.", "Ghép các từ như {0}.";
    rule_board: "{0} columns and {1} rows.", "{0} cột và {1} hàng.";
    rule_line: "{0} in a row win: across, upwards or diagonally.", "{0} quân liền nhau thì thắng: ngang, dọc hoặc chéo.";
    rule_misere: "Whoever makes {0} in a row loses.", "Ai tạo {0} quân liền nhau thì thua.";
    rule_centre: "Each player's first disc goes into the centre column.", "Quân đầu tiên của mỗi bên phải vào cột giữa.";
    rule_undo: "Moves each player may take back before the other plays: {0}.", "Số nước mỗi bên được rút lại trước khi đối phương đi: {0}.";
    rule_undo_win: "Even a winning move can be taken back.", "Ngay cả nước thắng cũng có thể rút lại.";
    rule_block: "Turns of the other side that each player may block: {0}.", "Số lượt của đối phương mà mỗi bên được chặn: {0}.";
    rule_remove: "Discs of the other side that each player may remove instead of dropping: {0}.", "Số quân của đối phương mà mỗi bên được gỡ thay cho thả quân: {0}.";
    rule_pop: "Instead of dropping, a player may pop an own disc out of the bottom row.", "Thay cho thả quân, người chơi có thể rút một quân của mình ở hàng dưới cùng.";
    rule_mistakes: "Mistakes such as a full column are counted: number {0} loses the game.", "Các lỗi như thả vào cột đầy được đếm: lỗi thứ {0} thì thua.";
}

/// A remark as a sentence begins.
#[must_use]
pub fn first_capital(remark: &str) -> String {
    let mut letters = remark.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// Puts these in the places of the numbers in braces.
#[must_use]
pub fn fill(template: &str, values: &[&dyn Display]) -> String {
    let mut text = String::new();
    let mut rest = template;
    while let Some((before, after)) = rest.split_once('{') {
        text.push_str(before);
        // What is put in is never looked at again: a player may be called {0}.
        let place =
            after.split_once('}').and_then(|(number, after)| Some((number.parse::<usize>().ok()?, after)));
        match place.and_then(|(number, after)| Some((values.get(number)?, after))) {
            Some((value, after)) => {
                text.push_str(&value.to_string());
                rest = after;
            }
            None => {
                text.push('{');
                rest = after;
            }
        }
    }
    text + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_put_in_comes_where_the_number_is() {
        assert_eq!(fill("{1} before {0}", &[&"a", &2]), "2 before a");
        assert_eq!(fill("{0} and {1}", &[&"{1}", &"{0}"]), "{1} and {0}");
        assert_eq!(fill("{x} {7} {", &[&1]), "{x} {7} {");
    }
}
