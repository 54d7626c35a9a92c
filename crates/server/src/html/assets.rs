//! Static files. Styles are embedded in the pages that need them; other files have addresses whose content never changes.

use std::sync::OnceLock;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use sha2::{Digest, Sha256};

/// A style sheet. It is embedded so that a page is complete after one request.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Style {
    /// What all pages need.
    Base,
    /// The start page.
    Start,
    /// A game, and the pages that are laid out like one.
    Game,
    /// The pages with a coach.
    Study,
}

impl Style {
    const ALL: [Style; 4] = [Style::Base, Style::Start, Style::Game, Style::Study];

    /// The style as it is sent.
    pub(super) fn text(self) -> &'static str {
        static TEXTS: OnceLock<[String; 4]> = OnceLock::new();
        let texts = TEXTS.get_or_init(|| Style::ALL.map(|style| shortened(style.source())));
        &texts[self as usize]
    }

    const fn source(self) -> &'static str {
        match self {
            Style::Base => include_str!("../../assets/style.css"),
            Style::Start => include_str!("../../assets/start.css"),
            Style::Game => include_str!("../../assets/game.css"),
            Style::Study => include_str!("../../assets/study.css"),
        }
    }
}

/// A style without comments and without spaces that mean nothing. No text in it has a comma, a colon or a brace before a space.
fn shortened(style: &str) -> String {
    let parts = style.split("/*").enumerate();
    let bare = parts.map(|(index, part)| match index {
        0 => part,
        _ => part.split_once("*/").map_or("", |(_, after)| after),
    });
    let lines = bare.collect::<String>().lines().map(str::trim).collect::<String>();
    [("; ", ";"), (": ", ":"), (", ", ","), (" {", "{"), ("{ ", "{"), (" }", "}"), (";}", "}")]
        .into_iter()
        .fold(lines, |text, (long, short)| text.replace(long, short))
}

const SCRIPT: &str = "text/javascript; charset=utf-8";

macro_rules! files {
    ($($name:literal: $kind:expr,)*) => {
        [$(($name, $kind, include_bytes!(concat!("../../assets/", $name)).as_slice()),)*]
    };
}

static FILES: &[(&str, &str, &[u8])] = &files! {
    "analysis.js": SCRIPT,
    "board.js": SCRIPT,
    "climax.js": SCRIPT,
    "connection.js": SCRIPT,
    "embed.js": SCRIPT,
    "exercise.js": SCRIPT,
    "game.js": SCRIPT,
    "learn.js": SCRIPT,
    "lesson.js": SCRIPT,
    "mine.js": SCRIPT,
    "moves.js": SCRIPT,
    "page.js": SCRIPT,
    "powers.js": SCRIPT,
    "progress.js": SCRIPT,
    "puzzle.js": SCRIPT,
    "reactions.js": SCRIPT,
    "review.js": SCRIPT,
    "rhythm.js": SCRIPT,
    "sound.js": SCRIPT,
    "start.js": SCRIPT,
    "table.js": SCRIPT,
    "teach.js": SCRIPT,
    "teacher.js": SCRIPT,
    "favicon.svg": "image/svg+xml",
    "icon-180.png": "image/png",
    "icon-192.png": "image/png",
    "icon-512.png": "image/png",
};

/// The content type and the content of a file, by what follows `/assets/` in its address.
pub(crate) fn asset(path: &str) -> Option<(&'static str, &'static [u8])> {
    let (version, name) = path.split_once('/')?;
    let found = served().iter().find(|(known, ..)| *known == name && version == self::version());
    found.map(|(_, kind, content)| (*kind, &content[..]))
}

/// The files as they are sent.
fn served() -> &'static [(&'static str, &'static str, Vec<u8>)] {
    static SERVED: OnceLock<Vec<(&'static str, &'static str, Vec<u8>)>> = OnceLock::new();
    let send = |&(name, kind, content): &(&'static str, &'static str, &'static [u8])| match kind {
        SCRIPT => (name, kind, without_comments(content)),
        _ => (name, kind, content.to_vec()),
    };
    SERVED.get_or_init(|| FILES.iter().map(send).collect())
}

/// A script without lines of comments and without indentation. No script has a text of several lines.
fn without_comments(script: &[u8]) -> Vec<u8> {
    let script = String::from_utf8_lossy(script);
    let lines = script.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with("//"));
    lines.collect::<Vec<_>>().join("\n").into_bytes()
}

/// The address of a file.
pub(super) fn address(name: &str) -> String {
    format!("/assets/{}/{name}", version())
}

/// A hash of all files, which makes their addresses change with their content.
fn version() -> &'static str {
    static VERSION: OnceLock<String> = OnceLock::new();
    VERSION.get_or_init(|| {
        let all = FILES.iter().fold(Sha256::new(), |all, (.., content)| all.chain_update(content));
        all.finalize().iter().take(6).map(|byte| format!("{byte:02x}")).collect()
    })
}

/// The hashes of the styles in the form of a content security policy: `'sha256-…' 'sha256-…'`.
pub(crate) fn style_hashes() -> &'static str {
    static HASHES: OnceLock<String> = OnceLock::new();
    let hash = |style: Style| format!("'sha256-{}'", STANDARD.encode(Sha256::digest(style.text())));
    HASHES.get_or_init(|| Style::ALL.map(hash).join(" "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scripts_are_sent_without_comments() {
        let script = b"// About.\nlet a = 1; // Here.\n\n  // More.\n  let b = 'http://x';\n";
        assert_eq!(without_comments(script), b"let a = 1; // Here.\nlet b = 'http://x';");
    }

    #[test]
    fn styles_are_sent_without_comments_and_spaces() {
        let style = "/* About: a, b. */\n.a > b, .c:hover {\n  margin: 0 auto; color: rgb(0 0 0 / .5);\n}\n/* More. */\n";
        assert_eq!(shortened(style), ".a > b,.c:hover{margin:0 auto;color:rgb(0 0 0 / .5)}");
        for style in Style::ALL {
            let text = style.text();
            assert!(!text.contains("/*") && !text.contains('\n'), "{style:?}");
            assert_eq!(text.matches('{').count(), text.matches('}').count(), "{style:?}");
        }
    }

    #[test]
    fn a_file_is_found_at_its_address_only() {
        let address = address("board.js");
        let path = address.strip_prefix("/assets/").expect("it begins so");
        assert_eq!(asset(path).map(|(kind, _)| kind), Some(SCRIPT));
        for wrong in ["board.js", "0/board.js", "../board.js", ""] {
            assert_eq!(asset(wrong), None, "{wrong}");
        }
    }
}
