//! Static files. The style is embedded in every page; other files have addresses whose content never changes.

use std::sync::OnceLock;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use sha2::{Digest, Sha256};

/// The style sheet. It is embedded so that a page is complete after one request.
pub(super) const STYLE: &str = include_str!("../../assets/style.css");

/// The style of the pages with a coach, embedded too.
pub(super) const STUDY_STYLE: &str = include_str!("../../assets/study.css");

const SCRIPT: &str = "text/javascript; charset=utf-8";

macro_rules! files {
    ($($name:literal: $kind:expr,)*) => {
        [$(($name, $kind, include_bytes!(concat!("../../assets/", $name)).as_slice()),)*]
    };
}

static FILES: &[(&str, &str, &[u8])] = &files! {
    "analysis.js": SCRIPT,
    "board.js": SCRIPT,
    "connection.js": SCRIPT,
    "exercise.js": SCRIPT,
    "game.js": SCRIPT,
    "learn.js": SCRIPT,
    "lesson.js": SCRIPT,
    "moves.js": SCRIPT,
    "page.js": SCRIPT,
    "progress.js": SCRIPT,
    "puzzle.js": SCRIPT,
    "review.js": SCRIPT,
    "sound.js": SCRIPT,
    "start.js": SCRIPT,
    "table.js": SCRIPT,
    "teach.js": SCRIPT,
    "teacher.js": SCRIPT,
    "favicon.svg": "image/svg+xml",
};

/// The content type and the content of a file, by what follows `/assets/` in its address.
pub(crate) fn asset(path: &str) -> Option<(&'static str, &'static [u8])> {
    let (version, name) = path.split_once('/')?;
    let found = FILES.iter().find(|(known, ..)| *known == name && version == self::version());
    found.map(|&(_, kind, content)| (kind, content))
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
    let hash = |style: &str| format!("'sha256-{}'", STANDARD.encode(Sha256::digest(style)));
    HASHES.get_or_init(|| [STYLE, STUDY_STYLE].map(hash).join(" "))
}

#[cfg(test)]
mod tests {
    use super::*;

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
