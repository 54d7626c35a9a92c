//! What holds for all messages: every one is used, persons and plurals are worded right, the made-up language is complete.

#![allow(clippy::unwrap_used)]

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use four_rules::{Action, Cell, Preset};
use four_text::{Language, Text, Who};

fn workspace() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn files(folder: &Path, extension: &str, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        match path.is_dir() {
            true => files(&path, extension, found),
            false if path.extension().is_some_and(|end| end == extension) => found.push(path),
            false => {}
        }
    }
}

/// All sources of the programs, tests left out.
fn sources() -> String {
    let mut found = Vec::new();
    for entry in fs::read_dir(workspace().join("crates")).unwrap() {
        files(&entry.unwrap().path().join("src"), "rs", &mut found);
    }
    found.iter().map(|path| fs::read_to_string(path).unwrap()).collect()
}

fn scripts() -> String {
    let mut found = Vec::new();
    files(&workspace().join("crates/server/assets"), "js", &mut found);
    found.iter().map(|path| fs::read_to_string(path).unwrap()).collect()
}

/// The messages of a file of the English folder.
fn keys(file: &Path) -> Vec<String> {
    let text = fs::read_to_string(file).unwrap();
    let key = |line: &str| {
        let (key, _) = line.split_once(" =")?;
        key.starts_with(|c: char| c.is_ascii_lowercase()).then(|| key.to_owned())
    };
    text.lines().filter_map(key).collect()
}

/// Whether a script uses the message by its name, or by a name that it puts together: words[`act_${action}`].
fn is_in_scripts(name: &str, scripts: &str) -> bool {
    let whole = scripts.match_indices("words.").any(|(at, word)| {
        let rest = &scripts[at + word.len()..];
        rest.strip_prefix(name)
            .is_some_and(|rest| !rest.starts_with(|c: char| c == '_' || c.is_alphanumeric()))
    });
    let mut parts = scripts.split("words[`").skip(1).filter_map(|rest| rest.split("${").next());
    whole || parts.any(|part| name.starts_with(part))
}

#[test]
fn every_message_is_used() {
    let (sources, scripts) = (sources(), scripts());
    let mut found = Vec::new();
    files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("locales/en"), "ftl", &mut found);
    let mut unused = Vec::new();
    for file in found {
        for key in keys(&file) {
            let method = key.replace('-', "_");
            let used = match key.split_once('-') {
                Some(("script" | "start" | "live" | "study", rest)) => {
                    is_in_scripts(&rest.replace('-', "_"), &scripts)
                }
                Some(("preset", rest)) => {
                    let preset = rest.strip_suffix("-about").unwrap_or(rest);
                    Preset::ALL.iter().any(|known| known.name == preset)
                }
                // The game line by line has a table of its commands.
                Some(("typed", command)) => sources.contains(&format!("\"{command}\"")),
                // A lesson names its messages; the lessons have a test of their own.
                Some(("lesson", _)) => true,
                // The command line has a test of its own, which visits every command.
                Some(("help", _)) => true,
                _ => sources.contains(&format!(".{method}(")) || sources.contains(&format!("Text::{method}")),
            };
            if !used {
                unused.push(format!("{}: {key}", file.display()));
            }
        }
    }
    assert!(unused.is_empty(), "messages that no program uses: {unused:#?}");
}

#[test]
fn every_preset_has_a_name_and_a_description() {
    for language in Language::ALL {
        for preset in Preset::ALL {
            assert!(
                Text::of(language).lookup(&format!("preset-{}", preset.name)).is_some(),
                "{}",
                preset.name
            );
            assert!(!Text::of(language).preset_about(preset.name).is_empty(), "{}", preset.name);
        }
    }
}

#[test]
fn no_phrase_stands_for_two_commands() {
    for language in Language::ALL {
        let mut seen = BTreeMap::new();
        for (key, _) in Text::messages() {
            let Some(command) = key.strip_prefix("typed-") else { continue };
            // English is understood besides each language.
            for phrase in
                [language, Language::EN].into_iter().flat_map(|language| Text::of(language).typed(command))
            {
                assert!(!phrase.is_empty() && phrase.split(' ').count() <= 3, "{key}: '{phrase}'");
                let before = seen.insert(phrase, command);
                assert!(
                    before.is_none_or(|before| before == command),
                    "{language}: '{phrase}': {before:?} and {command}"
                );
            }
        }
    }
}

#[test]
fn sentences_follow_the_person_and_the_number() {
    let (english, vietnamese) = (Text::of(Language::EN), Text::of(Language::VI));
    assert_eq!(english.undone(Who::You), "You undo the move.");
    assert_eq!(english.undone("you"), "you undoes the move.", "a player may be called so");
    assert_eq!(vietnamese.undone(Who::You), "Bạn rút lại nước đi.");
    assert_eq!(english.resigned("Lan", Who::You), "Lan resigned: you win!");
    assert_eq!(english.resigned(Who::You, "Lan"), "You resigned: Lan wins!");
    assert_eq!(english.resigned("Ben", "Lan"), "Ben resigned: Lan wins!");
    assert_eq!([0_u8, 1, 2].map(|moves| english.moves_count(moves)), ["0 moves", "1 move", "2 moves"]);
    assert_eq!(vietnamese.moves_count(1_u8), "1 nước");
    assert_eq!(english.wins("{ $who }"), "{ $who } wins!", "what is put in is not read again");
}

/// The English words that players see for undo, redo, resign and draw, everywhere. What players type may have synonyms.
#[test]
fn one_word_for_one_thing() {
    const WRONG: [&str; 9] = [
        "take back",
        "taken back",
        "took back",
        "move back",
        "give up",
        "gave up",
        "gives up",
        " tie",
        "tied",
    ];
    let mut found = Vec::new();
    files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("locales/en"), "ftl", &mut found);
    for file in found.iter().filter(|file| !file.ends_with("typed.ftl")) {
        let text = fs::read_to_string(file).unwrap();
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            // A step back in the list of moves is not an undo.
            let said = line.split_once(" =").map_or(line, |(_, said)| said).to_lowercase();
            let said = said.replace("one move back", "");
            assert!(!WRONG.iter().any(|wrong| said.contains(wrong)), "{}: {line}", file.display());
        }
    }
}

/// A mistaken removal can name a row that no board has, and is shown in the list of moves.
#[test]
fn every_action_has_words() {
    let removal = Action::Remove(Cell::new(3, 255).unwrap());
    assert_eq!(Text::of(Language::EN).action(removal), "remove the disc at column 4, row 256");
}

#[test]
fn the_made_up_language_is_english_in_brackets() {
    let brackets: Language = "xx".parse().unwrap();
    assert!(!Language::ALL.contains(&brackets));
    assert_eq!((brackets.code(), brackets.name()), ("xx", "⟦English⟧"));
    let text = Text::of(brackets);
    assert_eq!(text.title(), "⟦Four in a Row⟧");
    assert_eq!(text.wins(Who::You), "⟦You win!⟧");
    assert_eq!(text.hint_best('4', text.claim_keeps_loss()).matches(['⟦', '⟧']).count(), 4);
    for (key, arguments) in Text::messages().filter(|(_, arguments)| arguments.is_empty()) {
        let said = text.lookup(key).unwrap();
        assert!(said.starts_with('⟦') && said.ends_with('⟧') && arguments.is_empty(), "{key}: {said}");
    }
}

#[test]
fn languages_are_known_by_their_codes_and_locales() {
    assert_eq!("vi".parse(), Ok(Language::VI));
    assert_eq!(Language::VI.name(), "Tiếng Việt");
    let error = "tlh".parse::<Language>().unwrap_err();
    let codes = "en, de, es, fr, ja, pt-BR, vi, zh";
    assert_eq!(error.to_string(), format!("'tlh' is not a language of this game: use one of {codes}"));
    for (locale, language) in [
        ("vi_VN.UTF-8", Language::VI),
        ("vi", Language::VI),
        ("en_US", Language::EN),
        ("", Language::EN),
        ("pt_PT.UTF-8", Language::PT_BR),
        ("pt_BR.UTF-8", Language::PT_BR),
        ("zh_CN.UTF-8", Language::ZH),
        ("tlh", Language::EN),
    ] {
        assert_eq!(Language::from_locale(locale), language, "{locale}");
    }
}

#[test]
fn scripts_get_the_names_of_the_arguments_to_fill_in() {
    let words = Text::of(Language::EN).for_games();
    assert_eq!(words["label_free"], "Column {column}, {free} free");
    assert_eq!(words["red"], "Red");
    assert_eq!(words["act_undo"], "Undo the move");
}
