//! What is wrong with the messages, if anything.

use std::collections::BTreeSet;

use crate::read::{Entered, Key, Language, Piece, SOURCE};

/// An argument of a message.
#[derive(PartialEq, Eq, PartialOrd, Ord, Clone, Debug)]
pub(crate) struct Argument {
    pub(crate) name: String,
    /// It is a person, who may be the reader.
    pub(crate) is_person: bool,
}

/// The arguments of a message, in the order in which they appear.
pub(crate) fn arguments(pieces: &[Piece]) -> Vec<Argument> {
    let mut found = Vec::new();
    collect(pieces, &mut found);
    found
}

fn collect(pieces: &[Piece], found: &mut Vec<Argument>) {
    let add = |name: &str, is_person: bool, found: &mut Vec<Argument>| match found
        .iter_mut()
        .find(|argument: &&mut Argument| argument.name == name)
    {
        Some(argument) => argument.is_person |= is_person,
        None => found.push(Argument { name: name.into(), is_person }),
    };
    for piece in pieces {
        match piece {
            Piece::Text(_) => {}
            Piece::Argument(name) => add(name, false, found),
            Piece::Select { argument, variants, default } => {
                add(argument, variants.iter().any(|(key, _)| *key == Key::You), found);
                variants.iter().for_each(|(_, pieces)| collect(pieces, found));
                collect(default, found);
            }
        }
    }
}

/// Everything that stops the build.
pub(crate) fn problems(languages: &[Language]) -> Vec<String> {
    let Some(source) = languages.first().filter(|language| language.code == SOURCE) else {
        return vec![format!("there is no folder locales/{SOURCE}")];
    };
    let mut problems = Vec::new();
    for (key, message) in &source.messages {
        let place = format!("locales/{SOURCE}/{}", message.file);
        if let Err(problem) = named_well(key) {
            problems.push(format!("{place}: '{key}' {problem}"));
        }
        for Argument { name, .. } in arguments(&message.pieces) {
            if let Err(problem) = named_well(&name) {
                problems.push(format!("{place}: '{key}': ${name} {problem}"));
            }
        }
    }
    for language in languages {
        compare(source, language, &mut problems);
    }
    problems
}

/// Keys become names of methods, and arguments those of parameters.
fn named_well(key: &str) -> Result<(), &'static str> {
    const KEYWORDS: [&str; 16] = [
        "as", "break", "continue", "else", "fn", "for", "if", "in", "let", "loop", "match", "move", "mut",
        "ref", "self", "while",
    ];
    if !key.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-') {
        return Err("may have only small letters, digits and hyphens");
    }
    if KEYWORDS.contains(&key) {
        return Err("is a keyword of Rust and cannot be a name there");
    }
    Ok(())
}

fn compare(source: &Language, language: &Language, problems: &mut Vec<String>) {
    let code = &language.code;
    for (key, expected) in &source.messages {
        let Some(found) = language.messages.get(key) else {
            problems.push(format!("locales/{code}/{}: '{key}' is missing", expected.file));
            continue;
        };
        let place = format!("locales/{code}/{}: '{key}'", found.file);
        if ["script-", "start-", "live-", "study-"].iter().any(|prefix| key.starts_with(prefix))
            && has_variants(&found.pieces)
        {
            problems.push(format!("{place} has variants, which scripts cannot choose from"));
        }
        if found.file != expected.file {
            problems.push(format!("{place} belongs into {}", expected.file));
        }
        problems.extend(differences(expected, found).into_iter().map(|problem| format!("{place} {problem}")));
    }
    for (key, extra) in &language.messages {
        if !source.messages.contains_key(key) {
            problems.push(format!("locales/{code}/{}: '{key}' is not in {SOURCE}", extra.file));
        }
    }
}

fn has_variants(pieces: &[Piece]) -> bool {
    pieces.iter().any(|piece| matches!(piece, Piece::Select { .. }))
}

fn differences(expected: &Entered, found: &Entered) -> Vec<String> {
    let wanted = arguments(&expected.pieces);
    let [all, used] = [&wanted, &arguments(&found.pieces)]
        .map(|arguments| arguments.iter().map(|argument| argument.name.clone()).collect::<BTreeSet<_>>());
    let missing = all.difference(&used).map(|name| format!("does not use ${name}"));
    let unknown = used.difference(&all).map(|name| format!("uses ${name}, which {SOURCE} does not have"));
    let people = wanted.iter().filter(|argument| argument.is_person);
    let unguarded = people.filter(|argument| is_bare(&found.pieces, &argument.name)).map(|argument| {
        format!("shows ${0} without a variant [you]: '${0}' may be the reader", argument.name)
    });
    missing.chain(unknown).chain(unguarded).collect()
}

/// Whether a person is shown where it may be the reader, who has no name.
fn is_bare(pieces: &[Piece], person: &str) -> bool {
    pieces.iter().any(|piece| match piece {
        Piece::Text(_) => false,
        Piece::Argument(name) => name == person,
        Piece::Select { argument, variants, default } => {
            let guards = argument == person && variants.iter().any(|(key, _)| *key == Key::You);
            // Where someone else is the reader, this person is not.
            let mut others = variants.iter().filter(|(key, _)| *key != Key::You || argument == person);
            others.any(|(_, pieces)| is_bare(pieces, person)) || (!guards && is_bare(default, person))
        }
    })
}
