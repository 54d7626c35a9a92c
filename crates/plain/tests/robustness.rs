//! Sessions with input that no person would type: it ends anywhere, and has random lines, bytes and lengths.

#![allow(clippy::unwrap_used)]

mod common;

use common::{folder, has, new_game, play, setup};
use four_engine::Level;
use four_files::Library;
use four_session::start::{Setup, Start};

#[test]
fn input_may_end_after_any_byte() {
    let lines =
        "2\n1\n1\n5x4\n4\nresign\nn\nsave\nreview\nnext\nleave\ngames\nleave\nsettings\n2\n3\nleave\n";
    for end in 0..lines.len() {
        let (text, left) = play(Start::Menu, setup("en"), true, &lines.as_bytes()[..end]);
        assert!(text.ends_with('\n') && !left, "{end}: {text}");
    }
}

/// A generator of pseudo-random numbers that are the same in every run.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 >> 33).unwrap() % bound
    }

    fn one_of<'a>(&mut self, choices: &[&'a str]) -> &'a str {
        choices[self.below(choices.len())]
    }
}

/// Lines that mean something somewhere, and a few that do not. The empty line is one of them.
const LINES: &str = "board|column|rows|picture|threats|pop|remove|undo|redo|hint|scores on|scores off|coach on|coach off|\
    moves|who|resign|draw|rematch|new|review|next|back|first|last|turning|summary|try|save|games|more|\
    search|open|delete|language|vi|en|rules|settings|menu|help|y|n||0|1|2|3|4|5|6|7|42|99|p4|x42|leave|\
    level|continue|powers 4x4|popout 4x4|misere 4x4|-|solution|{0}|rút lại|gỡ";

/// A random line: mostly columns, else commands, pairs of commands and random bytes.
fn random_line(random: &mut Random) -> Vec<u8> {
    let lines: Vec<&str> = LINES.split('|').collect();
    match random.below(10) {
        0 => (0..random.below(40))
            .map(|_| u8::try_from(random.below(256)).unwrap())
            .filter(|&b| b != b'\n')
            .collect(),
        1 => [random.one_of(&lines), random.one_of(&lines)].join(" ").into_bytes(),
        2..5 => random.one_of(&lines).into(),
        _ => vec![b'1' + u8::try_from(random.below(7)).unwrap()],
    }
}

#[test]
fn random_lines_never_crash_a_session() {
    let folder = folder();
    for (seed, rules) in
        ["5x4", "powers 5x4", "popout 5x4", "duel 5x4", "misere 4x4", "12x3 connect=3", "1x3 connect=3"]
            .into_iter()
            .enumerate()
    {
        let mut random = Random(0x9e37_79b9_7f4a_7c15 + seed as u64);
        let mut lines = Vec::new();
        for _ in 0..400 {
            let line = random_line(&mut random);
            // A file with a random name would stay behind.
            if !line.starts_with(b"save") {
                lines.extend(line);
                lines.push(b'\n');
            }
        }
        let level = (seed % 2 == 0).then_some(Level::Step(1));
        let start = new_game(rules, level);
        let library = Some(Library::new(folder.join(seed.to_string())));
        let (text, left) = play(start, Setup { library, seed: seed as u64, ..setup("en") }, true, &lines);
        assert!(!left && text.len() > lines.len(), "{rules}");
    }
}

#[test]
fn lines_of_any_length_and_any_bytes_are_read() {
    let long = [b"7".repeat(1 << 20), b"\n\xff\xfe\x1b[31m\0\n".to_vec(), b"4\r\n".to_vec()].concat();
    let start = new_game("standard", None);
    let (text, _) = play(start, setup("en"), true, &long);
    has(
        &text,
        &[
            "There is no column 777",
            "I do not understand \"\u{fffd}\u{fffd}[31m\".",
            "> 4\nRed drops into column 4, row 1.",
        ],
    );
}
