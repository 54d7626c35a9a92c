//! Reads the Fluent files of every language into flat patterns: text, arguments, selections.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Message, Pattern, PatternElement, Resource, Variant, VariantKey,
};
use fluent_syntax::{parser, serializer, unicode};

/// The language whose files say which messages there are.
pub(crate) const SOURCE: &str = "en";

/// A language: the code of its folder, and its messages by key.
pub(crate) struct Language {
    pub(crate) code: String,
    pub(crate) messages: BTreeMap<String, Entered>,
}

/// A message, and where it was found.
pub(crate) struct Entered {
    pub(crate) file: String,
    /// As a translator wrote it, with its comment.
    pub(crate) source: String,
    pub(crate) pieces: Vec<Piece>,
}

/// A part of a message.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Piece {
    Text(String),
    Argument(String),
    Select { argument: String, variants: Vec<(Key, Vec<Piece>)>, default: Vec<Piece> },
}

/// What a variant of a selection stands for.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Key {
    /// The reader: `[you]`.
    You,
    /// A plural category, or the value of an argument.
    Word(String),
    Number(i64),
}

/// All languages in a folder, the source language first.
pub(crate) fn languages(folder: &Path) -> Result<Vec<Language>, Vec<String>> {
    let mut folders = entries(folder)?;
    folders.retain(|path| path.is_dir());
    folders.sort_by_key(|path| (!path.ends_with(SOURCE), path.clone()));
    let mut problems = Vec::new();
    let mut languages = Vec::new();
    for folder in folders {
        match language(&folder) {
            Ok(language) => languages.push(language),
            Err(found) => problems.extend(found),
        }
    }
    if problems.is_empty() { Ok(languages) } else { Err(problems) }
}

fn entries(folder: &Path) -> Result<Vec<PathBuf>, Vec<String>> {
    let wrong = |error: std::io::Error| vec![format!("{}: {error}", folder.display())];
    let entries: Result<Vec<_>, _> = fs::read_dir(folder).map_err(wrong)?.collect();
    let mut paths: Vec<_> = entries.map_err(wrong)?.iter().map(fs::DirEntry::path).collect();
    paths.sort();
    Ok(paths)
}

fn name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

fn language(folder: &Path) -> Result<Language, Vec<String>> {
    let mut problems = Vec::new();
    let mut found: BTreeMap<String, (String, Message<String>)> = BTreeMap::new();
    let mut terms: BTreeMap<String, Pattern<String>> = BTreeMap::new();
    for path in entries(folder)?.iter().filter(|path| path.extension().is_some_and(|ext| ext == "ftl")) {
        let text = fs::read_to_string(path).map_err(|error| vec![format!("{}: {error}", path.display())])?;
        let resource = parser::parse(text).map_err(|(_, errors)| {
            errors.iter().map(|error| format!("{}: {error}", path.display())).collect::<Vec<_>>()
        })?;
        for entry in resource.body {
            match entry {
                Entry::Message(message) => {
                    let key = message.id.name.clone();
                    if let Some((other, _)) = found.insert(key.clone(), (name(path), message)) {
                        problems.push(format!("{}: '{key}' is also in {other}", path.display()));
                    }
                }
                Entry::Term(term) => drop(terms.insert(term.id.name, term.value)),
                _ => {}
            }
        }
    }
    let reader = Reader { messages: &found, terms: &terms };
    let mut messages = BTreeMap::new();
    for (key, (file, message)) in &found {
        match reader.message(key, &mut BTreeSet::new()) {
            Ok(pieces) => {
                let entered = Entered { file: file.clone(), source: source(message), pieces: joined(pieces) };
                messages.insert(key.clone(), entered);
            }
            Err(problem) => problems.push(format!("{}/{file}: '{key}': {problem}", folder.display())),
        }
    }
    if problems.is_empty() { Ok(Language { code: name(folder), messages }) } else { Err(problems) }
}

fn source(message: &Message<String>) -> String {
    serializer::serialize(&Resource { body: vec![Entry::Message(message.clone())] })
}

/// Turns patterns into pieces; terms and other messages are put in where they are named.
struct Reader<'a> {
    messages: &'a BTreeMap<String, (String, Message<String>)>,
    terms: &'a BTreeMap<String, Pattern<String>>,
}

impl Reader<'_> {
    /// `within` are the messages that this one is part of.
    fn message(&self, key: &str, within: &mut BTreeSet<String>) -> Result<Vec<Piece>, String> {
        let (_, message) = self.messages.get(key).ok_or_else(|| format!("there is no message '{key}'"))?;
        if !message.attributes.is_empty() {
            return Err("attributes are not supported".into());
        }
        let value = message.value.as_ref().ok_or("it has no text")?;
        if !within.insert(key.into()) {
            return Err(format!("'{key}' contains itself"));
        }
        let pieces = self.pattern(value, within);
        within.remove(key);
        pieces
    }

    fn pattern(
        &self,
        pattern: &Pattern<String>,
        within: &mut BTreeSet<String>,
    ) -> Result<Vec<Piece>, String> {
        let mut pieces = Vec::new();
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => pieces.push(Piece::Text(value.clone())),
                PatternElement::Placeable { expression } => {
                    pieces.extend(self.expression(expression, within)?);
                }
            }
        }
        Ok(pieces)
    }

    fn expression(
        &self,
        expression: &Expression<String>,
        within: &mut BTreeSet<String>,
    ) -> Result<Vec<Piece>, String> {
        match expression {
            Expression::Inline(inline) => self.inline(inline, within),
            Expression::Select { selector: InlineExpression::VariableReference { id }, variants } => {
                Ok(vec![self.select(&id.name, variants, within)?])
            }
            Expression::Select { .. } => Err("only an argument can be selected on".into()),
        }
    }

    fn select(
        &self,
        argument: &str,
        variants: &[Variant<String>],
        within: &mut BTreeSet<String>,
    ) -> Result<Piece, String> {
        let (mut chosen, mut default) = (Vec::new(), Vec::new());
        for variant in variants {
            let pieces = joined(self.pattern(&variant.value, within)?);
            if variant.default {
                default = pieces.clone();
            }
            let key = match &variant.key {
                VariantKey::Identifier { name } if name == "you" => Key::You,
                VariantKey::Identifier { name } => Key::Word(name.clone()),
                VariantKey::NumberLiteral { value } => {
                    Key::Number(value.parse().map_err(|_| format!("[{value}] is not a whole number"))?)
                }
            };
            chosen.push((key, pieces));
        }
        // The default is taken for whatever has no variant of its own.
        chosen.retain(|(_, pieces)| *pieces != default);
        Ok(Piece::Select { argument: argument.into(), variants: chosen, default })
    }

    fn inline(
        &self,
        inline: &InlineExpression<String>,
        within: &mut BTreeSet<String>,
    ) -> Result<Vec<Piece>, String> {
        match inline {
            InlineExpression::StringLiteral { value } => {
                Ok(vec![Piece::Text(unicode::unescape_unicode_to_string(value).into_owned())])
            }
            InlineExpression::NumberLiteral { value } => Ok(vec![Piece::Text(value.clone())]),
            InlineExpression::VariableReference { id } => Ok(vec![Piece::Argument(id.name.clone())]),
            InlineExpression::MessageReference { id, attribute: None } => self.message(&id.name, within),
            InlineExpression::TermReference { id, attribute: None, arguments: None } => {
                let term =
                    self.terms.get(&id.name).ok_or_else(|| format!("there is no term '-{}'", id.name))?;
                self.pattern(term, within)
            }
            InlineExpression::Placeable { expression } => self.expression(expression, within),
            _ => Err("functions, attributes and terms with arguments are not supported".into()),
        }
    }
}

/// Texts that follow each other become one.
fn joined(pieces: Vec<Piece>) -> Vec<Piece> {
    let mut all: Vec<Piece> = Vec::new();
    for piece in pieces {
        match (all.last_mut(), piece) {
            (Some(Piece::Text(before)), Piece::Text(text)) => before.push_str(&text),
            (_, piece) => all.push(piece),
        }
    }
    all
}
