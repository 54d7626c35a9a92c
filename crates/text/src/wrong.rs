//! What is wrong with rules and moves that somebody wrote. In English, the errors say it themselves.

use four_rules::{
    Expected, Language, MovesError, MovesErrorKind, ParseActionError, ParseRulesError, Preset, RuleError,
    RuleSet,
};

use crate::Words;

impl Words {
    /// What is wrong with rules as they were written.
    ///
    /// ```
    /// use four_rules::{Language, Rules};
    /// use four_text::Words;
    ///
    /// let error = "2x2".parse::<Rules>().expect_err("no room for a line");
    /// assert_eq!(Words::of(Language::English).wrong_rules(&error), "a line of 4 is longer than the board");
    /// assert_eq!(Words::of(Language::Vietnamese).wrong_rules(&error), "hàng 4 quân dài hơn bàn");
    /// ```
    #[must_use]
    pub fn wrong_rules(&self, error: &ParseRulesError) -> String {
        match self.spoken {
            Language::English => error.to_string(),
            Language::Vietnamese => match error {
                ParseRulesError::Unknown(word) => {
                    let names = Preset::ALL.map(|preset| preset.name).join(", ");
                    format!(
                        "không có luật '{word}'; hãy thử một luật có tên ({names}) hoặc những từ như {}; \
                         tên luật đứng trước mọi từ khác",
                        RuleSet::EXAMPLES
                    )
                }
                ParseRulesError::Value { word, value, expected: takes } => {
                    let takes = match takes {
                        Expected::Number => "một số từ 0 đến 255".to_owned(),
                        Expected::OneOf(words) => words.join(" hoặc "),
                    };
                    format!("'{word}' không nhận giá trị '{value}'; phải là {takes}")
                }
                ParseRulesError::Invalid(errors) => {
                    errors.0.iter().map(wrong_in_vietnamese).collect::<Vec<_>>().join("; ")
                }
            },
        }
    }

    /// What is wrong with moves as they were written, and with which of them.
    #[must_use]
    pub fn wrong_moves(&self, error: &MovesError) -> String {
        match self.spoken {
            Language::English => error.to_string(),
            Language::Vietnamese => {
                let why = match &error.why {
                    MovesErrorKind::NotAColumn => "đó không phải là một cột".to_owned(),
                    MovesErrorKind::Parse(ParseActionError(word)) => format!(
                        "'{word}' không phải là nước đi: thả quân là số cột, như 4 (sau 9 là a, b, …), rút đáy là \
                         p4, gỡ quân là x42"
                    ),
                    MovesErrorKind::Refused(refusal) => self.refusal(*refusal),
                };
                format!("nước {}, '{}': {why}", error.number, error.word)
            }
        }
    }
}

fn wrong_in_vietnamese(error: &RuleError) -> String {
    match error {
        RuleError::Empty { columns, rows } => format!("bàn {columns}×{rows} không có ô nào"),
        RuleError::TooBig { columns, rows } => {
            format!("bàn {columns}×{rows} quá lớn: số cột × (số hàng + 1) nhiều nhất là 128")
        }
        RuleError::ConnectTooShort { connect } => {
            format!("hàng {connect} quân quá ngắn: cần ít nhất 3 quân")
        }
        RuleError::ConnectTooLong { connect } => format!("hàng {connect} quân dài hơn bàn"),
        RuleError::LoseOnZero => "số lần phạm luật để bị xử thua được đếm từ 1, không phải từ 0".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use four_rules::{Log, Rules};

    use super::*;

    #[test]
    fn what_is_wrong_is_named_in_every_language() {
        let [english, vietnamese] = [Language::English, Language::Vietnamese].map(Words::of);
        for (text, named) in [
            ("chess", "'chess'"),
            ("undo=many", "'many'"),
            ("settle=never", "before-undo"),
            ("0x6", "0×6"),
            ("200x200", "200×200"),
            ("connect=2", "2"),
            ("connect=9", "9"),
            ("violations=0", "0"),
        ] {
            let error = text.parse::<Rules>().unwrap_err();
            let said = [english, vietnamese].map(|words| words.wrong_rules(&error));
            assert!(said.iter().all(|said| said.contains(named)) && said[0] != said[1], "{said:?}");
        }
        let error = Log::from_moves(Rules::default(), "44?").unwrap_err();
        assert_eq!(english.wrong_moves(&error), "move 3, '?': that is not a column");
        assert_eq!(vietnamese.wrong_moves(&error), "nước 3, '?': đó không phải là một cột");
    }
}
