//! Reads a page as far as the test needs it: what a visitor sees or hears, and the data for scripts.

use serde_json::Value;

/// A part of a page.
#[derive(PartialEq, Debug)]
pub(crate) enum Part {
    /// A text node, or an attribute that is shown or read out.
    Text(String),
    /// A JSON block for scripts.
    Data(Value),
}

/// Attributes that are shown or read out.
const SPOKEN: [&str; 5] = ["aria-label", "title", "alt", "placeholder", "label"];
/// Metadata for people: search engines and previews show it.
const SHOWN_ELSEWHERE: [&str; 6] =
    ["description", "og:title", "og:description", "og:site_name", "twitter:title", "twitter:description"];
/// Elements without an end tag.
const VOID: [&str; 4] = ["meta", "link", "input", "img"];

/// All parts. A link to another language is left out: its text is in that language.
pub(crate) fn parts(page: &str) -> Vec<Part> {
    let mut parts = Vec::new();
    // The elements that are open, each with whether it is in another language.
    let mut open: Vec<(&str, bool)> = Vec::new();
    let mut rest = page;
    while let Some((text, after)) = rest.split_once('<') {
        if !open.last().is_some_and(|&(_, elsewhere)| elsewhere) {
            parts.push(Part::Text(decoded(text)));
        }
        let (tag, after) = split_tag(after);
        rest = after;
        let name = tag.split([' ', '\n']).next().unwrap_or_default();
        if let Some(name) = name.strip_prefix('/') {
            assert_eq!(open.pop().map(|(name, _)| name), Some(name), "tags do not match before {rest:.80}");
            continue;
        }
        let attributes = attributes(tag);
        parts.extend(spoken(name, &attributes).into_iter().map(Part::Text));
        if name == "script" || name == "style" {
            let (content, after) = rest.split_once(&format!("</{name}>")).unwrap();
            if has(&attributes, "type", "application/json") {
                parts.push(Part::Data(serde_json::from_str(content).unwrap()));
            }
            rest = after;
        } else if !VOID.contains(&name) && !name.starts_with('!') && !tag.ends_with('/') {
            let inside = open.last().is_some_and(|&(_, elsewhere)| elsewhere);
            open.push((
                name,
                inside || (name != "html" && attributes.iter().any(|(name, _)| *name == "lang")),
            ));
        }
    }
    assert!(open.is_empty() && !parts.is_empty(), "{open:?} is not closed");
    parts
}

/// A tag without its brackets, and what follows it. A `>` in a quoted value does not end a tag.
fn split_tag(text: &str) -> (&str, &str) {
    let mut quoted = false;
    let end = text.find(|c| {
        quoted ^= c == '"';
        c == '>' && !quoted
    });
    let end = end.unwrap_or_else(|| panic!("a tag is not closed: {text:.80}"));
    (&text[..end], &text[end + 1..])
}

fn attributes(tag: &str) -> Vec<(&str, String)> {
    let mut attributes = Vec::new();
    let mut rest = tag.split_once(' ').map_or("", |(_, rest)| rest);
    while !rest.is_empty() {
        let end = rest.find(['=', ' ']).unwrap_or(rest.len());
        let name = rest[..end].trim();
        let (value, after) = match rest[end..].strip_prefix("=\"") {
            Some(quoted) => quoted.split_once('"').unwrap(),
            None => ("", &rest[end..]),
        };
        attributes.push((name, decoded(value)));
        rest = after.trim_start();
    }
    attributes
}

fn has(attributes: &[(&str, String)], name: &str, value: &str) -> bool {
    attributes.iter().any(|(known, found)| *known == name && found == value)
}

/// The attributes of an element that are shown or read out.
fn spoken(name: &str, attributes: &[(&str, String)]) -> Vec<String> {
    let values = |names: &[&str]| {
        let named = attributes.iter().filter(|(name, _)| names.contains(name));
        named.map(|(_, value)| value.clone()).collect::<Vec<_>>()
    };
    let is_button =
        name == "input" && ["submit", "button", "reset"].iter().any(|kind| has(attributes, "type", kind));
    match name {
        "meta"
            if values(&["name", "property"])
                .iter()
                .any(|value| SHOWN_ELSEWHERE.contains(&value.as_str())) =>
        {
            values(&["content"])
        }
        _ if is_button => [values(&["value"]), values(&SPOKEN)].concat(),
        _ => values(&SPOKEN),
    }
}

/// A text with its escapes replaced.
fn decoded(text: &str) -> String {
    text.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&")
}

#[test]
fn what_is_shown_or_read_out_is_found() {
    let page = "<!DOCTYPE html><html lang=\"xx\"><meta name=\"description\" content=\"About\">\
                <style>a { b }</style><p title=\"A &gt; B\">One <b>two</b></p><a lang=\"en\"><i>No</i></a>\
                <input type=\"submit\" value=\"Go\"><input value=\"4\">\
                <script type=\"application/json\">{\"a\":1}</script></html>";
    let texts = parts(page).into_iter().filter_map(|part| match part {
        Part::Text(text) => Some(text).filter(|text| !text.is_empty()),
        Part::Data(data) => Some(data.to_string()),
    });
    assert_eq!(texts.collect::<Vec<_>>(), ["About", "A > B", "One ", "two", "Go", "{\"a\":1}"]);
}
