//! Finds words that do not come from the language files.

use serde_json::Value;

/// Words that may stand outside of brackets, and why.
const EXCEPTIONS: [(&str, &str); 5] = [
    ("Ann Bob", "names that players typed"),
    ("PNG GIF PGN", "names of file formats"),
    ("Enter Home End", "printed on keyboards"),
    ("connect popout violations", "notation of rules, as in `9x7 connect=5`"),
    ("zzzzzzzzzz", "the id of a game that does not exist"),
];

/// Fields that programs read. Their values are the same in every language.
const FOR_PROGRAMS: [&str; 29] = [
    "boards",
    "game",
    "goal",
    "lesson",
    "moves",
    "side",
    "chain",
    "error",
    "rules",
    "board",
    "pos",
    "turn",
    "awaiting",
    "legal",
    "who",
    "winner",
    "outcome",
    "running",
    "next",
    "offers",
    "can_offer",
    "what",
    "reason",
    "grade",
    "hardness",
    "theme",
    "step",
    "played",
    "id",
];

/// The text outside of brackets. A message inside a message has brackets of its own.
fn outside_of_brackets(text: &str) -> String {
    let mut depth = 0_usize;
    let mut outside = String::new();
    for c in text.chars() {
        match c {
            '⟦' => depth += 1,
            '⟧' => depth = depth.checked_sub(1).unwrap_or_else(|| panic!("no bracket to close: {text}")),
            c if depth == 0 => outside.push(c),
            _ => {}
        }
    }
    assert_eq!(depth, 0, "a bracket is not closed: {text}");
    outside
}

/// The words of two letters or more that are outside of brackets and not among the exceptions, each with its text.
pub(crate) fn foreign_words(text: &str) -> Vec<String> {
    let outside = outside_of_brackets(text);
    let is_exception =
        |word: &str| EXCEPTIONS.iter().any(|(words, _)| words.split(' ').any(|known| known == word));
    outside
        .split(|c: char| !c.is_alphabetic())
        .filter(|word| word.chars().count() > 1 && !is_exception(word))
        .map(|word| format!("{word}: {text}"))
        .collect()
}

/// The foreign words in all texts of a JSON value, except in the fields that programs read.
pub(crate) fn foreign_in_json(value: &Value) -> Vec<String> {
    match value {
        Value::String(text) => foreign_words(text),
        Value::Array(items) => items.iter().flat_map(foreign_in_json).collect(),
        Value::Object(fields) => {
            let for_people = fields.iter().filter(|(name, _)| !FOR_PROGRAMS.contains(&name.as_str()));
            for_people.flat_map(|(_, value)| foreign_in_json(value)).collect()
        }
        _ => Vec::new(),
    }
}

#[test]
fn words_outside_of_brackets_are_found() {
    assert_eq!(foreign_words("⟦Ann ⟦and⟧ you⟧ 4 x PNG ⟦Row 1⟧"), [""; 0]);
    assert_eq!(
        foreign_words("⟦Red⟧ to move: ⟦4⟧!"),
        ["to: ⟦Red⟧ to move: ⟦4⟧!", "move: ⟦Red⟧ to move: ⟦4⟧!"]
    );
    let value = serde_json::json!({"error": "bad", "message": "⟦No⟧", "list": [{"said": "Oh no"}]});
    assert_eq!(foreign_in_json(&value), ["Oh: Oh no", "no: Oh no"]);
}
