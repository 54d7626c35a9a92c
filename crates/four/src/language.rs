//! Which language the program speaks.

use std::ffi::OsString;

use four_session::settings::locale;
use four_text::Language;

/// The language of `--language`, else of the locale. It is found before the arguments are parsed, because messages about
/// wrong arguments need it too.
pub(crate) fn requested(args: &[OsString]) -> Language {
    option(args).and_then(|code| code.parse().ok()).unwrap_or_else(locale)
}

/// The value of the last `--language`.
fn option(args: &[OsString]) -> Option<&str> {
    let options = args.split(|arg| arg == "--").next().unwrap_or_default();
    let separate = |at: usize| (options[at] == "--language").then(|| options.get(at + 1)).flatten();
    let value = |at: usize| match separate(at) {
        Some(next) => next.to_str(),
        None => options[at].to_str()?.strip_prefix("--language="),
    };
    (0..options.len()).rev().find_map(value)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_option_is_read_in_both_forms_and_not_after_two_hyphens() {
        let option = |line: &str| {
            let args: Vec<OsString> = line.split(' ').map(OsString::from).collect();
            super::option(&args).map(String::from)
        };
        assert_eq!(option("four hint --language vi").as_deref(), Some("vi"));
        assert_eq!(option("four --language=vi hint").as_deref(), Some("vi"));
        assert_eq!(option("four hint --language"), None);
        assert_eq!(option("four hint -- --language vi"), None);
    }
}
