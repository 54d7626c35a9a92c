//! Cleans the names that players choose.

use four_protocol::MAX_NAME;

/// One line of visible text of at most [`MAX_NAME`] characters, without characters that are invisible or change how their
/// neighbours are shown.
pub(crate) fn clean(name: &str) -> String {
    let visible =
        |c: char| if c.is_whitespace() || c.is_control() { Some(' ') } else { (!hides(c)).then_some(c) };
    // A very long name is not read to its end.
    let shown: String = name.chars().take(40 * MAX_NAME).filter_map(visible).collect();
    let words = shown.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ");
    words.chars().take(MAX_NAME).collect::<String>().trim_end().to_owned()
}

/// Whether a character is invisible, or changes how its neighbours are shown.
fn hides(c: char) -> bool {
    matches!(c,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
        | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}'
        | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{e000}'..='\u{f8ff}' | '\u{1d173}'..='\u{1d17a}'
        | '\u{e0000}'..='\u{e0fff}' | '\u{f0000}'..='\u{10ffff}')
        // Stacked accents grow over neighbouring lines.
        || matches!(c, '\u{489}' | '\u{20d0}'..='\u{20ff}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_stay_what_they_are_and_lose_what_hides() {
        for (given, shown) in [
            ("Ann", "Ann"),
            ("  Nguyễn  Thị\tÁnh \n", "Nguyễn Thị Ánh"),
            ("\u{202e}nnA", "nnA"),
            ("A\u{200b}n\u{2066}n\u{0}", "Ann"),
            ("\u{feff}\u{3164}", ""),
            ("<b>\"&'", "<b>\"&'"),
        ] {
            assert_eq!(clean(given), shown, "{given:?}");
        }
        assert_eq!(clean(&"x".repeat(10_000)).len(), MAX_NAME);
    }
}
