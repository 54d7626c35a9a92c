//! Text in lines of a given width, in every script.

use textwrap::core::Word;
use textwrap::{Options, WordSeparator, WordSplitter, WrapAlgorithm};
use unicode_width::UnicodeWidthChar;

/// Wraps text into lines of at most `width` columns, between words. Scripts that write without blanks are broken between any
/// two letters, but never before a mark that ends or after one that begins something.
///
/// A longer word is broken anywhere if `break_words` is set, and otherwise has a line of its own. Blanks and line breaks in
/// the text count as one blank.
#[must_use]
pub fn wrap(text: &str, width: usize, break_words: bool) -> Vec<String> {
    // Blanks that do not end a line, as before a French colon, are not of ASCII.
    let text = text.split_ascii_whitespace().collect::<Vec<_>>().join(" ");
    // A wide full stop brings its own room.
    let text =
        ["。", "！", "？"].into_iter().fold(text, |text, stop| text.replace(&format!("{stop} "), stop));
    let options = Options::new(width.max(1))
        .word_separator(WordSeparator::Custom(words))
        .word_splitter(WordSplitter::NoHyphenation)
        .wrap_algorithm(WrapAlgorithm::FirstFit)
        .break_words(break_words);
    let lines = textwrap::wrap(&text, options).into_iter();
    lines.filter(|line| !line.is_empty()).map(std::borrow::Cow::into_owned).collect()
}

/// How many columns a text takes.
#[must_use]
pub fn width(text: &str) -> usize {
    textwrap::core::display_width(text)
}

/// The pieces of a line between which it may be broken, each with the blanks after it.
fn words(line: &str) -> Box<dyn Iterator<Item = Word<'_>> + '_> {
    let letters = line.char_indices().zip(line.chars().skip(1));
    let ends =
        letters.filter(|&((_, one), next)| is_break(one, next)).map(|((at, one), _)| at + one.len_utf8());
    let mut start = 0;
    Box::new(
        ends.chain([line.len()]).map(move |end| Word::from(&line[std::mem::replace(&mut start, end)..end])),
    )
}

/// Marks that never begin a line, and those that never end one.
const CLOSING: &str = "，。！？：；、）」』】》〉”’％…ー〜・々ぁぃぅぇぉっゃゅょァィゥェォッャュョ,.!?:;)";
const OPENING: &str = "（「『【《〈“‘(";

/// Whether a line may end between these letters.
fn is_break(one: char, next: char) -> bool {
    let wide = |letter: char| letter.width() == Some(2);
    match (one, next) {
        (_, ' ') => false,
        (' ', _) => true,
        _ => (wide(one) || wide(next)) && !CLOSING.contains(next) && !OPENING.contains(one),
    }
}

#[cfg(test)]
mod tests {
    use super::wrap;

    #[test]
    fn lines_end_between_words() {
        assert_eq!(wrap("one two\n  three", 7, true), ["one two", "three"]);
        assert_eq!(wrap("a 1234567890 b", 4, true), ["a", "1234", "5678", "90 b"]);
        assert_eq!(wrap("a 1234567890 b", 4, false), ["a", "1234567890", "b"]);
        assert_eq!(wrap("  ", 4, true), [""; 0]);
        assert_eq!(wrap("un deux\u{202f}:", 7, true), ["un", "deux\u{202f}:"]);
    }

    #[test]
    fn scripts_without_blanks_are_broken_before_no_mark() {
        assert_eq!(wrap("你赢了，再来一局？", 6, true), ["你赢", "了，再", "来一", "局？"]);
        assert_eq!(wrap("第4列：「双重威胁」", 8, true), ["第4列：", "「双重威", "胁」"]);
        assert_eq!(wrap("四子棋", 1, true).concat(), "四子棋");
        assert_eq!(wrap("你赢了！ 再来。 Ann", 40, true), ["你赢了！再来。Ann"]);
    }
}
