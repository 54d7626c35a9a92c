//! Writes the catalogue as Rust: the languages, the patterns of every message, and one method a message.

use std::fmt::Write as _;

use crate::check::{Argument, arguments};
use crate::read::{Entered, Key, Language, Piece};

/// The whole generated file.
pub(crate) fn catalogue(languages: &[Language]) -> String {
    let Some(source) = languages.first() else { return String::new() };
    let mut text = constants(languages);
    keys(source, &mut text);
    let _ = writeln!(text, "static PATTERNS: &[[&[Piece]; {}]] = &[", source.messages.len());
    for language in languages {
        patterns(language, false, &mut text);
    }
    // The made-up language of the tests.
    text.push_str("#[cfg(debug_assertions)]\n");
    patterns(source, true, &mut text);
    text.push_str("];\n");
    methods(source, &mut text);
    text
}

fn constants(languages: &[Language]) -> String {
    let count = languages.len();
    let codes: Vec<&str> = languages.iter().map(|language| language.code.as_str()).collect();
    let mut text = format!("pub(crate) const CODES: [&str; {count}] = {codes:?};\n\nimpl Language {{\n");
    for (index, code) in codes.iter().enumerate() {
        let name = code.to_uppercase().replace('-', "_");
        let _ = writeln!(
            text,
            "/// The language of the folder `{code}`.\npub const {name}: Language = Language({index});"
        );
    }
    let all: Vec<String> = (0..count).map(|index| format!("Language({index})")).collect();
    let _ = writeln!(
        text,
        "/// Every language, English first.\npub const ALL: [Language; {count}] = [{}];\n}}",
        all.join(", ")
    );
    text
}

fn keys(source: &Language, text: &mut String) {
    let _ = writeln!(text, "static KEYS: [(&str, &[&str]); {}] = [", source.messages.len());
    for (key, message) in &source.messages {
        let names: Vec<String> =
            arguments(&message.pieces).into_iter().map(|argument| argument.name).collect();
        let _ = writeln!(text, "({key:?}, &{names:?}),");
    }
    text.push_str("];\n");
}

fn patterns(language: &Language, in_brackets: bool, text: &mut String) {
    text.push_str("[\n");
    for message in language.messages.values() {
        let mut all = message.pieces.clone();
        if in_brackets {
            all = bracketed(all);
        }
        let _ = writeln!(text, "{},", pieces(&all));
    }
    text.push_str("],\n");
}

/// `⟦…⟧`, with no needless parts: a message without arguments stays one text.
fn bracketed(pieces: Vec<Piece>) -> Vec<Piece> {
    match pieces.as_slice() {
        [Piece::Text(only)] => vec![Piece::Text(format!("⟦{only}⟧"))],
        _ => {
            let mut all = vec![Piece::Text("⟦".into())];
            all.extend(pieces);
            all.push(Piece::Text("⟧".into()));
            all
        }
    }
}

fn pieces(all: &[Piece]) -> String {
    let each: Vec<String> = all.iter().map(piece).collect();
    format!("&[{}]", each.join(", "))
}

fn piece(piece: &Piece) -> String {
    match piece {
        Piece::Text(text) => format!("Piece::Text({text:?})"),
        Piece::Argument(name) => format!("Piece::Argument({name:?})"),
        Piece::Select { argument, variants, default } => {
            let variants: Vec<String> = variants
                .iter()
                .map(|(key, value)| {
                    let key = match key {
                        Key::You => "Key::You".into(),
                        Key::Word(word) => format!("Key::Word({word:?})"),
                        Key::Number(number) => format!("Key::Number({number})"),
                    };
                    format!("({key}, {})", pieces(value))
                })
                .collect();
            let (variants, default) = (variants.join(", "), pieces(default));
            format!("Piece::Select {{ argument: {argument:?}, variants: &[{variants}], default: {default} }}")
        }
    }
}

fn methods(source: &Language, text: &mut String) {
    text.push_str(
        "/// One method a message of `locales/en`, named after its key. Its arguments are in the order in\n",
    );
    text.push_str("/// which they first appear in the English text.\n");
    text.push_str(
        "#[allow(clippy::too_many_arguments, reason = \"as many as the sentence has\")]\nimpl Text {\n",
    );
    for (index, (key, message)) in source.messages.iter().enumerate() {
        method(index, key, message, text);
    }
    text.push_str("}\n");
}

fn method(index: usize, key: &str, message: &Entered, text: &mut String) {
    let doc = format!("In `{}`:\n\n```text\n{}```", message.file, message.source);
    let name = key.replace('-', "_");
    let _ = writeln!(text, "#[doc = {doc:?}]\n#[must_use]");
    let all = arguments(&message.pieces);
    if all.is_empty() {
        let _ = writeln!(text, "pub fn {name}(self) -> &'static str {{ self.fixed({index}) }}");
        return;
    }
    let parameter = |Argument { name, is_person }: &Argument| {
        let kind = if *is_person { "Who" } else { "Arg" };
        format!(", {}: impl Into<{kind}<'a>>", name.replace('-', "_"))
    };
    let value = |Argument { name, is_person }: &Argument| {
        let variable = name.replace('-', "_");
        let value =
            if *is_person { format!("{variable}.into().into()") } else { format!("{variable}.into()") };
        format!("({name:?}, {value})")
    };
    let parameters: String = all.iter().map(parameter).collect();
    let values: Vec<String> = all.iter().map(value).collect();
    let _ = writeln!(
        text,
        "pub fn {name}<'a>(self{parameters}) -> String {{ self.filled({index}, &[{}]) }}",
        values.join(", ")
    );
}
