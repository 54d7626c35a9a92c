//! Golden pictures. A picture that differs from its golden one is saved beside the difference.
//!
//! `FOUR_NEW_GOLDEN=1 cargo test -p four-picture` writes new golden pictures; look at each one before you commit it.

#![allow(clippy::unwrap_used, clippy::panic)]

use std::fs;
use std::path::{Path, PathBuf};

use four_picture::{Colour, PictureError, Pixels, Theme, bitmap, gif, modern, png};
use four_rules::{Log, Rules, View};

/// How much a channel of a pixel may differ, because other processors round differently.
const TOLERANCE: u8 = 2;

fn view(rules: &str, moves: &str) -> View {
    Log::from_moves(rules.parse::<Rules>().unwrap(), moves).unwrap().game().view()
}

fn decode(file: &[u8]) -> Pixels {
    let mut reader = ::png::Decoder::new(std::io::Cursor::new(file)).read_info().unwrap();
    let mut bytes = vec![0; reader.output_buffer_size().unwrap()];
    let info = reader.next_frame(&mut bytes).unwrap();
    let colours = bytes.chunks_exact(3).map(|pixel| Colour(pixel.try_into().unwrap())).collect();
    Pixels::from_colours(info.width as usize, colours)
}

fn check(name: &str, actual: &Pixels) {
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name).with_extension("png");
    if std::env::var_os("FOUR_NEW_GOLDEN").is_some() {
        fs::write(&golden, png::encode(actual).unwrap()).unwrap();
    }
    let expected = decode(&fs::read(&golden).unwrap());
    let apart = |a: &Colour, b: &Colour| a.0.iter().zip(b.0).map(|(&a, b)| a.abs_diff(b)).max().unwrap();
    let pairs = || actual.colours().iter().zip(expected.colours());
    let same_size = (actual.width(), actual.height()) == (expected.width(), expected.height());
    if same_size && pairs().all(|(a, b)| apart(a, b) <= TOLERANCE) {
        return;
    }
    let save = |what: &str, pixels: &Pixels| {
        let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-{what}.png"));
        fs::write(&path, png::encode(pixels).unwrap()).unwrap();
        path
    };
    let actual_file = save("actual", actual);
    assert!(same_size, "{name} has another size: see {}", actual_file.display());
    let marked =
        |(a, b)| if apart(a, b) <= TOLERANCE { Colour([a.0[0] / 4; 3]) } else { Colour([255, 0, 255]) };
    let difference = Pixels::from_colours(actual.width(), pairs().map(marked).collect());
    let difference = save("difference", &difference);
    panic!("{name} looks different: see {} and {}", actual_file.display(), difference.display());
}

#[test]
fn modern_boards_look_as_their_golden_pictures() {
    for (name, rules, moves, theme) in [
        ("7x6-light", "standard", "44443265234", Theme::Light),
        ("7x6-dark", "standard", "44443265234", Theme::Dark),
        ("7x6-won-light", "standard", "12233434464", Theme::Light),
        ("7x6-won-dark", "standard", "12233434464", Theme::Dark),
        ("6x6-light", "lc3", "33443254", Theme::Light),
        ("10x8-light", "10x8 connect=5", "56a6758491a3", Theme::Light),
        ("10x8-dark", "10x8 connect=5", "56a6758491a3", Theme::Dark),
    ] {
        check(name, &modern::draw(&view(rules, moves), theme, 350).unwrap());
    }
}

#[test]
fn the_bitmap_display_looks_as_its_golden_picture() {
    check("bitmap", &bitmap::draw(&view("standard", "12233434464")).unwrap());
    assert!(bitmap::draw(&view("lc3", "")).is_err());
}

/// The rows of the display, with a letter for each colour.
fn letters(units: &Pixels) -> Vec<String> {
    let letter = |colour: &Colour| match colour.0 {
        [0xff, 0xff, 0xff] => '.',
        [0, 0, 0xff] => '#',
        [0xff, 0, 0] => 'R',
        [0xe5, 0xc4, 0x20] => 'Y',
        other => panic!("{other:?} is not a colour of the display"),
    };
    units.rows().map(|row| row.iter().map(letter).collect()).collect()
}

/// `bitmap.units` has a character for each unit. Another program wrote it from the description of the display.
#[test]
fn every_unit_of_the_bitmap_display_is_as_described() {
    let units = bitmap::units(&view("standard", "12233434464")).unwrap();
    let text: String = letters(&units).into_iter().map(|row| row + "\n").collect();
    assert_eq!(text, include_str!("golden/bitmap.units"));
}

/// Every disc is a disc and every line a line.
#[test]
fn the_small_display_keeps_discs_and_lines() {
    let small = bitmap::small(&view("standard", "12")).unwrap();
    let rows = letters(&small);
    let line = "#".repeat(36);
    let [outer, inner] =
        ["#.RR.#.YY.", "#RRRR#YYYY"].map(|discs| discs.to_string() + &"#....".repeat(5) + "#");
    assert_eq!(rows.len(), 31);
    assert_eq!(rows[25..], [line.clone(), outer.clone(), inner.clone(), inner, outer, line]);
}

#[test]
fn a_click_finds_its_column() {
    let columns: Vec<_> =
        [0.0, 71.9, 72.0, 300.0, 503.9, 504.0, -1.0].map(|x| bitmap::column_at(x, 512.0)).into();
    assert_eq!(columns, [Some(0), Some(0), Some(1), Some(4), Some(6), None, None]);
}

#[test]
fn an_svg_needs_no_other_file_and_has_a_title() {
    let svg = modern::svg(&view("standard", "12233434464"), Theme::Light, 390, "Ann & Bob").unwrap();
    assert!(svg.contains("viewBox=\"0 0 780 716\" width=\"390\" height=\"358\""));
    assert!(svg.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\""));
    assert!(svg.contains("<title>Ann &amp; Bob</title>"));
    assert_eq!(svg.matches("<use href=\"#x\"").count(), 6);
    assert_eq!(svg.matches("<use href=\"#o\"").count(), 5);
    assert_eq!(svg.matches("stroke=\"#fff\"").count(), 4, "the four discs of the line are ringed");
    assert!(!svg.contains("href=\"http"), "nothing comes from elsewhere");
}

#[test]
fn every_board_size_can_be_drawn() {
    for rules in ["64x1 connect=3", "1x127 connect=3", "3x3 connect=3", "35x2 connect=3", "11x10"] {
        let view = view(rules, "1");
        let pixels = modern::draw(&view, Theme::Dark, 200).unwrap();
        assert_eq!(pixels.width(), 200, "{rules}");
        let svg = modern::svg(&view, Theme::Dark, 200, "").unwrap();
        assert_eq!(
            svg.matches("scale(2)").count(),
            usize::from(view.columns),
            "{rules}: every column has its name"
        );
    }
    assert!(modern::draw(&view("standard", ""), Theme::Light, 3).is_err());
    let tall = view("1x127 connect=3", "1");
    assert!(modern::draw(&tall, Theme::Light, 8192).is_err(), "nobody has that much memory");
    let log = Log::from_moves("1x127 connect=3".parse().unwrap(), "1").unwrap();
    assert!(gif::animate(&log, Theme::Light, 930).is_err());
}

/// Plays a GIF. Returns every picture as it is seen, and the length of the animation.
fn play(file: &[u8]) -> (Vec<Vec<[u8; 3]>>, u32) {
    let mut decoder = ::gif::Decoder::new(file).unwrap();
    let palette = decoder.global_palette().unwrap().to_vec();
    let (width, height) = (usize::from(decoder.width()), usize::from(decoder.height()));
    let mut seen = vec![[0; 3]; width * height];
    let (mut pictures, mut time) = (Vec::new(), 0);
    while let Some(frame) = decoder.read_next_frame().unwrap() {
        for (i, &number) in frame.buffer.iter().enumerate() {
            let (x, y) = (i % usize::from(frame.width), i / usize::from(frame.width));
            if Some(number) != frame.transparent {
                let at = (y + usize::from(frame.top)) * width + x + usize::from(frame.left);
                seen[at] = palette[usize::from(number) * 3..][..3].try_into().unwrap();
            }
        }
        time += u32::from(frame.delay);
        pictures.push(seen.clone());
    }
    (pictures, time)
}

#[test]
fn an_animation_ends_with_the_last_position() {
    let log = Log::from_moves(Rules::default(), "12233434464").unwrap();
    let animation = gif::animate(&log, Theme::Light, 390).unwrap();
    let (pictures, time) = play(&animation);
    assert!(pictures.len() > 11 * 3, "discs fall: {} pictures", pictures.len());
    assert!(time > 11 * 40, "there is time to look: {time}");
    let end = modern::draw(&log.game().view(), Theme::Light, 390).unwrap();
    let near =
        |(seen, wanted): (&[u8; 3], &Colour)| seen.iter().zip(wanted.0).all(|(&a, b)| a.abs_diff(b) < 40);
    let last = pictures.last().unwrap();
    let matching = last.iter().zip(end.colours()).filter(|&pair| near(pair)).count();
    assert!(matching * 1000 > last.len() * 995, "{matching} of {} pixels", last.len());
    let empty = modern::draw(&view("standard", ""), Theme::Light, 390).unwrap();
    let matching = pictures[0].iter().zip(empty.colours()).filter(|&pair| near(pair)).count();
    assert!(matching * 1000 > last.len() * 995, "it begins with the empty board");
}

/// The palette has the colours of discs that are no longer there at the end.
#[test]
fn an_animation_shows_removed_discs_in_their_colour() {
    let record: four_rules::Record = "[RuleSet \"powers\"]\n1. 4 4 2. x42 *".parse().unwrap();
    let (pictures, _) = play(&gif::animate(record.log(), Theme::Light, 390).unwrap());
    let yellow = |pixel: &&[u8; 3]| pixel[0] > 220 && (150..230).contains(&pixel[1]) && pixel[2] < 90;
    let most = pictures.iter().map(|picture| picture.iter().filter(yellow).count()).max().unwrap();
    assert!(most > 500, "only {most} yellow pixels");
    assert!(pictures.last().unwrap().iter().filter(yellow).count() < 50);
}

#[test]
fn a_long_animation_is_a_small_file() {
    let moves = "211131416572345677654327654322345677654321";
    let log = Log::from_moves(Rules::default(), moves).unwrap();
    let animation = gif::animate(&log, Theme::Light, 400).unwrap();
    assert!(animation.len() < 500_000, "{} bytes", animation.len());
}

/// A long game: discs are dropped and popped as it comes, as long as that does not end the game.
fn long_game() -> Log {
    let mut log = Log::new("popout connect=7".parse().unwrap(), ["", ""]);
    let mut random = 1_u64;
    while log.game().outcome().is_none() {
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        let quiet = |action: &four_rules::Action| {
            let mut next = log.clone();
            next.play_declining(*action).is_ok() && next.game().outcome().is_none()
        };
        let actions: Vec<_> = log.game().legal_actions().filter(quiet).collect();
        let Some(&action) = actions.get((random >> 33) as usize % actions.len().max(1)) else { break };
        log.play_declining(action).unwrap();
    }
    log
}

#[test]
fn the_animation_of_a_long_game_is_made_or_refused_at_once() {
    let log = long_game();
    assert!(log.game().moves() > 500, "{} moves", log.game().moves());
    assert!(gif::animate(&log, Theme::Light, 200).is_ok());
    let refused = gif::animate(&log, Theme::Light, 2000);
    assert!(
        matches!(refused, Err(PictureError::TooLong { moves, .. }) if moves == log.game().moves()),
        "{refused:?}"
    );
}

#[test]
fn a_disc_that_is_popped_alone_disappears() {
    let record: four_rules::Record = "[RuleSet \"popout\"]\n1. 4 1 2. p4 *".parse().unwrap();
    let (pictures, _) = play(&gif::animate(record.log(), Theme::Light, 390).unwrap());
    let red = |pixel: &&[u8; 3]| pixel[0] > 180 && pixel[1] < 90 && pixel[2] < 100;
    let most = pictures.iter().map(|picture| picture.iter().filter(red).count()).max().unwrap();
    assert!(most > 500, "only {most} red pixels");
    assert!(pictures.last().unwrap().iter().filter(red).count() < 50);
}
