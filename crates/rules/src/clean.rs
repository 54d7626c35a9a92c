//! Foreign text made safe to show: names, tags and comments of records, names of files, messages from a server. No other
//! module decides which characters are shown.

use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;

/// Stands for a control character in a text that must not lose its place.
const REPLACEMENT: char = '\u{fffd}';

/// Whether a character shows nothing itself: it commands the terminal, or changes how its neighbours look.
#[must_use]
pub fn is_hidden(c: char) -> bool {
    is_control(c) || is_invisible(c)
}

/// One line of visible text with at most `max` characters. Runs of white space and control characters become one
/// space; characters that are invisible, reverse the text or grow over their neighbours are removed.
///
/// ```
/// use four_rules::clean_line;
/// assert_eq!(clean_line("  Nguyễn\tÁnh \u{1b}[2J\u{202e}\n", 24), "Nguyễn Ánh [2J");
/// assert_eq!(clean_line("abcdef", 3), "abc");
/// ```
#[must_use]
pub fn clean_line(text: &str, max: usize) -> String {
    // Bounds the work for a text that consists of removed characters.
    let line: String = words(text.chars().take(40 * max)).chars().take(max).collect();
    line.trim_end().into()
}

/// The text as one line of any length, otherwise as [`clean_line`].
pub(crate) fn one_line(text: &str) -> String {
    words(text.chars())
}

fn words(text: impl Iterator<Item = char>) -> String {
    let visible: String = text
        .filter(|&c| !is_invisible(c))
        .map(|c| if c.is_whitespace() || is_control(c) { ' ' } else { c })
        .collect();
    visible.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}

/// A part of a sentence: ends of lines stay, other control characters become `\u{fffd}`, and what [`clean_line`] removes is
/// removed.
///
/// ```
/// use four_rules::clean_part;
/// assert_eq!(clean_part("\u{1b}[2J\u{202e}gnp.exe"), "\u{fffd}[2Jgnp.exe");
/// ```
#[must_use]
pub fn clean_part(text: &str) -> Cow<'_, str> {
    match text.chars().any(|c| c != '\n' && is_hidden(c)) {
        false => text.into(),
        true => text.chars().filter_map(|c| if c == '\n' { Some(c) } else { shown(c) }).collect(),
    }
}

/// An error message as printable text with at most `max` characters, then `…`. Control characters become `\u{fffd}`, so
/// that nothing quoted in the message reaches the terminal as a command.
///
/// ```
/// use four_rules::clean_message;
/// assert_eq!(clean_message("'\u{1b}[2J' is not a move", 600), "'\u{fffd}[2J' is not a move");
/// assert_eq!(clean_message("abcdef", 3), "abc…");
/// ```
#[must_use]
pub fn clean_message(text: &str, max: usize) -> String {
    let mut shown: String = text.chars().take(max).filter_map(shown).collect();
    if text.chars().nth(max).is_some() {
        shown.push('…');
    }
    shown
}

/// What is shown of a character.
fn shown(c: char) -> Option<char> {
    match c {
        _ if is_control(c) => Some(REPLACEMENT),
        _ if is_invisible(c) => None,
        _ => Some(c),
    }
}

/// Whether a character is a command for a terminal, or ends a line in some programs only.
fn is_control(c: char) -> bool {
    c.is_control() || matches!(c, '\u{2028}' | '\u{2029}')
}

/// Whether a character shows nothing itself but changes how its neighbours look.
fn is_invisible(c: char) -> bool {
    matches!(c,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
        | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}'
        | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{e000}'..='\u{f8ff}' | '\u{1d173}'..='\u{1d17a}'
        | '\u{e0000}'..='\u{e0fff}' | '\u{f0000}'..='\u{10ffff}')
        // Combining marks that no script needs; stacked, they cover the lines above and below.
        || matches!(c, '\u{489}' | '\u{20d0}'..='\u{20ff}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_keeps_what_is_visible() {
        for (text, shown) in [
            ("Ann", "Ann"),
            ("  Nguyễn  Thị\tÁnh \n", "Nguyễn Thị Ánh"),
            ("\u{202e}nnA", "nnA"),
            ("A\u{200b}n\u{2066}n\u{0}", "Ann"),
            ("\u{feff}\u{3164}", ""),
            ("<b>\"&'", "<b>\"&'"),
            ("a\u{1b}[2Jb\nc\u{202e}d\u{200b}", "a [2Jb cd"),
            ("a\u{2028}b\u{85}c", "a b c"),
        ] {
            assert_eq!(clean_line(text, 24), shown, "{text:?}");
            assert_eq!(one_line(text), shown, "{text:?}");
            assert_eq!(one_line(shown), shown, "cleaning twice changes nothing");
        }
    }

    #[test]
    fn a_line_has_a_maximum_length() {
        assert_eq!(clean_line(&"四".repeat(10_000), 24).chars().count(), 24);
        assert_eq!(clean_line("one two", 4), "one");
    }

    #[test]
    fn no_hidden_character_is_left() {
        let all: String = ('\0'..=char::MAX).collect();
        let hidden = |text: &str| text.chars().filter(|&c| is_hidden(c)).count();
        assert_eq!(hidden(&one_line(&all)), 0);
        assert_eq!(hidden(&clean_message(&all, usize::MAX)), 0);
        assert_eq!(hidden(&clean_part(&all)), 1, "the end of a line");
        let bidi =
            "\u{61c}\u{200e}\u{200f}\u{202a}\u{202b}\u{202c}\u{202d}\u{202e}\u{2066}\u{2067}\u{2068}\u{2069}";
        assert!(bidi.chars().chain(['\u{1b}', '\u{9b}', '\u{7f}', '\r', '\u{8}']).all(is_hidden));
    }
}
