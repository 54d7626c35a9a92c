//! Finds words that do not come from a message: in the made-up language `xx` every message is in ⟦brackets⟧, also inside
//! another message.

#![allow(dead_code, clippy::panic)]

/// The words of two or more letters outside of brackets. They do not come from a message.
pub(crate) fn unbracketed(text: &str) -> Vec<String> {
    let outside = outside_of_brackets(text);
    let words = outside.split(|c: char| !c.is_alphabetic());
    words.filter(|word| word.chars().count() > 1).map(String::from).collect()
}

/// The text with spaces in place of its messages.
pub(crate) fn outside_of_brackets(text: &str) -> String {
    let mut depth = 0_usize;
    let mut outside = String::new();
    for c in text.chars() {
        match c {
            '⟦' => depth += 1,
            '⟧' => depth = depth.checked_sub(1).unwrap_or_else(|| panic!("no bracket to close: {text}")),
            c if depth == 0 => outside.push(c),
            _ => {}
        }
        if depth > 0 {
            outside.push(' ');
        }
    }
    assert_eq!(depth, 0, "a bracket is not closed: {text}");
    outside
}
