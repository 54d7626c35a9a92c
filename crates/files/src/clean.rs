//! Foreign text made safe to show: names, messages from a server, the contents of files.

/// One line of visible text with at most `max` characters. Runs of white space and control characters become one
/// space; characters that are invisible, reverse the text or grow over their neighbours are removed.
///
/// ```
/// use four_files::clean_line;
/// assert_eq!(clean_line("  Nguyễn\tÁnh \u{1b}[2J\u{202e}\n", 24), "Nguyễn Ánh [2J");
/// assert_eq!(clean_line("abcdef", 3), "abc");
/// ```
#[must_use]
pub fn clean_line(text: &str, max: usize) -> String {
    // Bounds the work for a text that consists of removed characters.
    let examined = text.chars().take(40 * max);
    let visible: String = examined
        .filter(|&c| !is_invisible(c))
        .map(|c| if c.is_whitespace() || c.is_control() { ' ' } else { c })
        .collect();
    let words: Vec<&str> = visible.split(' ').filter(|word| !word.is_empty()).collect();
    let line: String = words.join(" ").chars().take(max).collect();
    line.trim_end().to_owned()
}

/// An error message as printable text with at most `max` characters, then `…`. Control characters become `\u{fffd}`, so
/// that nothing quoted in the message reaches the terminal as a command.
///
/// ```
/// use four_files::clean_message;
/// assert_eq!(clean_message("'\u{1b}[2J' is not a move", 600), "'\u{fffd}[2J' is not a move");
/// assert_eq!(clean_message("abcdef", 3), "abc…");
/// ```
#[must_use]
pub fn clean_message(text: &str, max: usize) -> String {
    let printable = |c: char| if c.is_control() { '\u{fffd}' } else { c };
    let mut shown: String = text.chars().take(max).map(printable).collect();
    if text.chars().nth(max).is_some() {
        shown.push('…');
    }
    shown
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
        ] {
            assert_eq!(clean_line(text, 24), shown, "{text:?}");
        }
    }

    #[test]
    fn a_line_has_a_maximum_length() {
        assert_eq!(clean_line(&"四".repeat(10_000), 24).chars().count(), 24);
        assert_eq!(clean_line("one two", 4), "one");
    }
}
