//! Lines of text as strokes, so that a picture needs no font. It has the letters of Vietnamese and of western Europe.

use std::fmt::Write as _;

use four_rules::Column;

use crate::glyph;

/// From one letter to the next, in units of a glyph.
const ADVANCE: f32 = 12.5;

/// Signs besides letters and digits.
const SIGNS: [(char, &str); 22] = [
    ('0', "M5,0 Q9,0 9,7 Q9,14 5,14 Q1,14 1,7 Q1,0 5,0 M7.6,2.5 L2.4,11.5"),
    ('.', "M5,13.9 V14"),
    (',', "M5,13.5 L4,16.5"),
    (':', "M5,6.9 V7 M5,13.9 V14"),
    ('!', "M5,0 V9.5 M5,13.9 V14"),
    ('?', "M1.5,3 Q2,0 5,0 Q8.5,0 8.5,3.5 Q8.5,6 5,8 V9.5 M5,13.9 V14"),
    ('-', "M2,8 H8"),
    ('–', "M1,8 H9"),
    ('/', "M8,0 L2,14"),
    ('_', "M1,15 H9"),
    ('(', "M6.5,-1 Q2.5,7 6.5,15"),
    (')', "M3.5,-1 Q7.5,7 3.5,15"),
    ('+', "M1.5,8 H8.5 M5,4.5 V11.5"),
    ('×', "M2,5 L8,11 M8,5 L2,11"),
    ('¡', "M5,0 V0.1 M5,4.5 V14"),
    ('¿', "M5,0 V0.1 M5,4.5 V6 Q1.5,8 1.5,10.5 Q1.5,14 5,14 Q8,14 8.5,11"),
    ('«', "M5,4 L2,7.5 L5,11 M9,4 L6,7.5 L9,11"),
    ('»', "M1,4 L4,7.5 L1,11 M5,4 L8,7.5 L5,11"),
    ('\'', "M5,0 V3"),
    ('’', "M5.5,0 L4.5,3"),
    ('·', "M5,7.9 V8"),
    ('ß', "M2,14 V3.5 Q2,0 5,0 Q8,0 8,2.8 Q8,5.2 5,6 Q9,7 9,10.5 Q9,14 4.5,13.8"),
];

/// Letters of western Europe besides vowels of [`VOWELS`]: the letter below its mark.
const MARKED: [(char, char, Mark); 9] = [
    ('ä', 'a', Mark::Dots),
    ('ë', 'e', Mark::Dots),
    ('ï', 'i', Mark::Dots),
    ('ö', 'o', Mark::Dots),
    ('ü', 'u', Mark::Dots),
    ('ç', 'c', Mark::Cedilla),
    ('ñ', 'n', Mark::Tilde),
    ('î', 'i', Mark::Circumflex),
    ('û', 'u', Mark::Circumflex),
];

/// What stands at a letter of [`MARKED`].
#[derive(Clone, Copy)]
enum Mark {
    Dots,
    Cedilla,
    Tilde,
    Circumflex,
}

impl Mark {
    /// Its strokes, and whether they are above the letter, whose top is at 0.
    const fn strokes(self) -> (&'static str, bool) {
        match self {
            Mark::Dots => ("M3,-2.3 V-2.2 M7,-2.3 V-2.2", true),
            Mark::Cedilla => ("M5,14 Q7,16 4,17.5", false),
            Mark::Tilde => (TONES[3], true),
            Mark::Circumflex => (Shape::Circumflex.strokes(), true),
        }
    }
}

/// The vowels of Vietnamese, each without a tone and with its five: grave, acute, hook, tilde, dot.
const VOWELS: [(&str, char, Option<Shape>); 12] = [
    ("aàáảãạ", 'a', None),
    ("ăằắẳẵặ", 'a', Some(Shape::Breve)),
    ("âầấẩẫậ", 'a', Some(Shape::Circumflex)),
    ("eèéẻẽẹ", 'e', None),
    ("êềếểễệ", 'e', Some(Shape::Circumflex)),
    ("iìíỉĩị", 'i', None),
    ("oòóỏõọ", 'o', None),
    ("ôồốổỗộ", 'o', Some(Shape::Circumflex)),
    ("ơờớởỡợ", 'o', Some(Shape::Horn)),
    ("uùúủũụ", 'u', None),
    ("ưừứửữự", 'u', Some(Shape::Horn)),
    ("yỳýỷỹỵ", 'y', None),
];

/// What makes another vowel of a letter.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shape {
    Breve,
    Circumflex,
    Horn,
}

impl Shape {
    /// Above a letter whose top is at 0.
    const fn strokes(self) -> &'static str {
        match self {
            Shape::Breve => "M2.8,-3.2 Q5,-0.4 7.2,-3.2",
            Shape::Circumflex => "M2.8,-1.2 L5,-3.2 L7.2,-1.2",
            Shape::Horn => "M8.2,0.6 Q10.8,-0.6 9.8,-2.8",
        }
    }
}

/// The tones above a letter whose top is at 0; the dot is below.
const TONES: [&str; 5] = [
    "M3.8,-3.6 L6,-1.6",
    "M6.2,-3.6 L4,-1.6",
    "M4,-3.4 Q6.4,-4.4 6.2,-2.8 L5,-1.4",
    "M2.6,-1.8 Q3.8,-3.6 5,-2.5 Q6.2,-1.4 7.4,-3.2",
    "M5,16.9 V17",
];

/// The strokes of a line of text whose letters are `size` high, from the top left corner. Letters that it does not have are
/// left out.
pub(crate) fn line(svg: &mut String, text: &str, (left, top): (f32, f32), size: f32, colour: &str) {
    let scale = size / glyph::HEIGHT;
    let _ = write!(
        svg,
        "<g transform=\"translate({left} {top}) scale({scale})\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"1.9\" \
         stroke-linecap=\"round\" stroke-linejoin=\"round\">"
    );
    let mut x = 0.0;
    for letter in text.chars() {
        for (strokes, down) in parts(letter) {
            let _ = write!(svg, "<path transform=\"translate({x} {down})\" d=\"{strokes}\"/>");
        }
        x += ADVANCE;
    }
    svg.push_str("</g>\n");
}

/// Whether a picture can show every letter of a text.
pub(crate) fn has_letters(text: &str) -> bool {
    text.chars().all(|letter| letter.is_whitespace() || !parts(letter).is_empty())
}

/// How wide a line of text is if its letters are `size` high.
pub(crate) fn width(text: &str, size: f32) -> f32 {
    text.chars().count() as f32 * ADVANCE * size / glyph::HEIGHT
}

/// The strokes of a letter with their distance from the top.
fn parts(letter: char) -> Vec<(&'static str, f32)> {
    if let Some(strokes) = plain(letter) {
        return vec![(strokes, 0.0)];
    }
    let small = letter.to_lowercase().next().unwrap_or(letter);
    let case = |base: char| if small == letter { base } else { base.to_ascii_uppercase() };
    if small == 'đ' {
        let bar = if small == letter { "M5.5,2.5 H10.2" } else { "M-0.5,7 H4.5" };
        return plain(case('d')).into_iter().chain([bar]).map(|strokes| (strokes, 0.0)).collect();
    }
    let vowel = |&(row, base, shape): &(&str, char, Option<Shape>)| {
        row.chars().position(|one| one == small).map(|tone| (base, shape, tone))
    };
    // Small letters begin lower.
    let top = if small == letter { 5.0 } else { 0.0 };
    if let Some((_, base, mark)) = MARKED.iter().find(|(marked, ..)| *marked == small) {
        let (strokes, above) = mark.strokes();
        let mark = (strokes, if above { top } else { 0.0 });
        return plain(case(*base)).map(|strokes| (strokes, 0.0)).into_iter().chain([mark]).collect();
    }
    let Some((base, shape, tone)) = VOWELS.iter().find_map(vowel) else { return Vec::new() };
    let mut all: Vec<_> = plain(case(base)).map(|strokes| (strokes, 0.0)).into_iter().collect();
    all.extend(shape.map(|shape| (shape.strokes(), top)));
    let high = if shape.is_some_and(|shape| shape != Shape::Horn) { top - 2.6 } else { top };
    if let Some(tone) = tone.checked_sub(1) {
        all.push((TONES[tone], if tone == 4 { 0.0 } else { high }));
    }
    all
}

/// A letter, digit or sign without marks.
fn plain(letter: char) -> Option<&'static str> {
    let sign = SIGNS.iter().find(|(sign, _)| *sign == letter).map(|(_, strokes)| *strokes);
    sign.or_else(|| Column::from_symbol(letter).and_then(glyph::strokes))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn languages_in_latin_script_have_all_their_letters() {
        for letter in "AaZz09.!?:/-¿¡äöüßàâçéèêëîïôùûñáíóúãõ’·"
            .chars()
            .chain(VOWELS.iter().flat_map(|(row, ..)| row.chars()))
        {
            for letter in letter.to_uppercase().chain([letter]) {
                assert!(!parts(letter).is_empty(), "{letter}");
            }
        }
        assert_eq!(parts('ế').len(), 3);
        assert_eq!(parts('Đ').len(), 2);
        assert!(parts('ש').is_empty() && parts(' ').is_empty());
        assert!(has_letters("Ce n’est pas fini : à toi !") && !has_letters("四子棋"));
    }
}
