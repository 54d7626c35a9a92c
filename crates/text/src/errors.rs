//! What went wrong, in words.
//!
//! A message can follow a name and a colon: it begins with a small letter and has no full stop. The methods that begin with
//! `say_` give whole sentences.

use std::io;

use four_rules::{
    Awaiting, BoardError, BoardNotation, BreakOff, Cell, Event, Expected, Header, Mistake, MovesError,
    MovesErrorKind, Outcome, ParseActionError, ParseRulesError, Preset, Record, RecordError, RecordErrorKind,
    Refusal, ReplayError, RuleError, RuleErrors, RuleSet, Side, Tie,
};

use crate::Text;

impl Text {
    /// What is wrong with a move.
    #[must_use]
    pub fn mistake(self, mistake: Mistake) -> String {
        match mistake {
            Mistake::NotAnAction => self.mistake_nonsense().into(),
            Mistake::NoSuchColumn(column) => self.mistake_no_column(column),
            Mistake::ColumnFull(column) => self.mistake_column_full(column),
            Mistake::NotCentre => self.mistake_not_centre().into(),
            Mistake::NoSuchPower(_) => self.mistake_no_power().into(),
            Mistake::Spent(_) => self.mistake_spent().into(),
            Mistake::NothingToRemove => self.mistake_nothing_to_remove().into(),
            Mistake::NotTheirDisc(_) => self.mistake_not_their_disc().into(),
            Mistake::NotYourDisc(column) => self.mistake_not_your_disc(column),
            Mistake::NoDrawToCall => self.mistake_no_draw().into(),
        }
    }

    /// What is wrong with a move, as a sentence.
    #[must_use]
    pub fn say_mistake(self, mistake: Mistake) -> String {
        match mistake {
            Mistake::NotAnAction => self.say_mistake_nonsense().into(),
            Mistake::NoSuchColumn(column) => self.say_mistake_no_column(column),
            Mistake::ColumnFull(column) => self.say_mistake_column_full(column),
            Mistake::NotCentre => self.say_mistake_not_centre().into(),
            Mistake::NoSuchPower(_) => self.say_mistake_no_power().into(),
            Mistake::Spent(_) => self.say_mistake_spent().into(),
            Mistake::NothingToRemove => self.say_mistake_nothing_to_remove().into(),
            Mistake::NotTheirDisc(_) => self.say_mistake_not_their_disc().into(),
            Mistake::NotYourDisc(column) => self.say_mistake_not_your_disc(column),
            Mistake::NoDrawToCall => self.say_mistake_no_draw().into(),
        }
    }

    /// Why a move was not made.
    #[must_use]
    pub fn refusal(self, refusal: Refusal) -> String {
        match refusal {
            Refusal::GameOver | Refusal::NotNow(Awaiting::Nothing) => self.refusal_game_over().into(),
            Refusal::NotYourTurn => self.refusal_not_your_turn().into(),
            Refusal::NotNow(Awaiting::Move) => self.refusal_no_question().into(),
            Refusal::NotNow(Awaiting::Undo | Awaiting::Block) => self.refusal_not_now().into(),
            Refusal::OpponentCouldWin => self.refusal_could_win().into(),
            Refusal::Mistake(mistake) => self.mistake(mistake),
        }
    }

    /// Why a move was not made, as a sentence.
    #[must_use]
    pub fn say_refusal(self, refusal: Refusal) -> String {
        match refusal {
            Refusal::GameOver | Refusal::NotNow(Awaiting::Nothing) => self.say_refusal_game_over().into(),
            Refusal::NotYourTurn => self.say_refusal_not_your_turn().into(),
            Refusal::NotNow(Awaiting::Move) => self.say_refusal_no_question().into(),
            Refusal::NotNow(Awaiting::Undo | Awaiting::Block) => self.say_refusal_not_now().into(),
            Refusal::OpponentCouldWin => self.say_refusal_could_win().into(),
            Refusal::Mistake(mistake) => self.say_mistake(mistake),
        }
    }

    /// What is wrong with rules as a person wrote them.
    ///
    /// ```
    /// use four_rules::Rules;
    /// use four_text::{Language, Text};
    ///
    /// let error = "2x2".parse::<Rules>().expect_err("no room for a line");
    /// assert_eq!(Text::of(Language::EN).rules_text_error(&error), "a line of 4 is longer than the board");
    /// assert_eq!(Text::of(Language::VI).rules_text_error(&error), "đường 4 quân dài hơn bàn");
    /// ```
    #[must_use]
    pub fn rules_text_error(self, error: &ParseRulesError) -> String {
        match error {
            ParseRulesError::Unknown(word) => {
                let names = Preset::ALL.map(|preset| preset.name).join(", ");
                self.unknown_rule(word, names, RuleSet::EXAMPLES)
            }
            ParseRulesError::Value { word, value, expected: takes } => {
                let takes = match takes {
                    Expected::Number => self.rule_takes_number().to_owned(),
                    Expected::OneOf(words) => words
                        .iter()
                        .map(|word| (*word).to_owned())
                        .reduce(|before, after| self.rule_takes_or(before, after))
                        .unwrap_or_default(),
                };
                self.rule_value(value, word, takes)
            }
            ParseRulesError::Invalid(errors) => self.rule_errors(errors),
        }
    }

    /// Everything that is wrong with rules.
    #[must_use]
    pub fn rule_errors(self, errors: &RuleErrors) -> String {
        let each = errors.0.iter().map(|error| self.rule_error(error));
        each.reduce(|before, error| self.errors_and(before, error)).unwrap_or_default()
    }

    fn rule_error(self, error: &RuleError) -> String {
        match *error {
            RuleError::Empty { columns, rows } => self.board_no_cells(columns, rows),
            RuleError::TooBig { columns, rows } => self.board_too_big(columns, rows),
            RuleError::ConnectTooShort { connect } => self.line_too_short(connect),
            RuleError::ConnectTooLong { connect } => self.line_too_long(connect),
            RuleError::LoseOnZero => self.lose_on_zero().into(),
        }
    }

    /// What is wrong with moves as a person wrote them, and with which of them.
    #[must_use]
    pub fn moves_text_error(self, error: &MovesError) -> String {
        let why = match &error.why {
            MovesErrorKind::NotAColumn => self.not_a_column().to_owned(),
            MovesErrorKind::Parse(ParseActionError(word)) => self.not_an_action(word),
            MovesErrorKind::Refused(refusal) => self.refusal(*refusal),
        };
        self.moves_error(error.number, &error.word, why)
    }

    /// What is wrong with a board of another program.
    #[must_use]
    pub fn board_error(self, error: &BoardError) -> String {
        match error {
            BoardError::Empty => self.board_error_empty().into(),
            BoardError::NotACell { row, column, found, expected } => {
                let cells = match expected {
                    BoardNotation::OpenSpiel => self.board_cells_openspiel(),
                    BoardNotation::Kaggle => self.board_cells_kaggle(),
                };
                self.board_error_cell(*row, *column, found, cells)
            }
            BoardError::Ragged { row, found, expected } => self.board_error_ragged(*row, *found, *expected),
            BoardError::CellCount { cells, columns, rows } => self.board_error_count(*cells, *columns, *rows),
            BoardError::CutOff => self.board_error_cut_off().into(),
            BoardError::Size { found, expected } => {
                let size = |(columns, rows): (u8, u8)| format!("{columns}×{rows}");
                self.board_error_size(size(*found), size(*expected))
            }
            BoardError::Rules(errors) => self.rule_errors(errors),
            BoardError::Floating { row, column } => self.board_error_floating(*row, *column),
            BoardError::Counts { first, second } => self.board_error_counts(*first, *second),
            BoardError::TwoLines => self.board_error_two_lines().into(),
            BoardError::MovedOn(side) => self.board_error_moved_on(self.side(*side)),
        }
    }

    /// What is wrong with a record, and where.
    #[must_use]
    pub fn record_error(self, error: &RecordError) -> String {
        let why = match &error.kind {
            RecordErrorKind::Empty => self.no_game_here().into(),
            RecordErrorKind::TooMany => self.too_many_games(Record::MAX_GAMES),
            RecordErrorKind::CutOff(place) => self.record_cut_off(self.break_off(*place)),
            RecordErrorKind::Tag => self.record_tag().into(),
            RecordErrorKind::Rules(error) => self.rules_text_error(error),
            RecordErrorKind::Stray(character) => self.record_stray(*character),
            RecordErrorKind::Parse(ParseActionError(word)) => self.not_an_action(word),
            RecordErrorKind::Refused { word, refusal } => self.record_refused(word, self.refusal(*refusal)),
            RecordErrorKind::Result { claimed, actual } => self.record_result(claimed, *actual),
        };
        self.record_place(error.line, error.column, why)
    }

    fn break_off(self, place: BreakOff) -> &'static str {
        match place {
            BreakOff::InTag => self.record_ends_in_tag(),
            BreakOff::InComment => self.record_ends_in_comment(),
            BreakOff::BeforeResult => self.record_ends_without_result(),
            BreakOff::ByNextGame => self.record_next_game(),
        }
    }

    /// Why a log of events cannot be true.
    #[must_use]
    pub fn replay_error(self, error: &ReplayError) -> String {
        match error {
            ReplayError::Format(found) => self.replay_format(*found, Header::FORMAT),
            ReplayError::Rules(errors) => self.rule_errors(errors),
            ReplayError::NoCause => self.replay_no_cause().into(),
            ReplayError::Refused(refusal) => self.replay_refused(self.refusal(*refusal)),
            ReplayError::Different(event) => self.replay_different(self.event_inside(event)),
            ReplayError::CutOff => self.replay_cut_off().into(),
        }
    }

    /// Any event, as part of a sentence, with the colours for names.
    #[must_use]
    pub fn event_inside(self, event: &Event) -> String {
        let name = |side: Side| self.side(side);
        match event {
            Event::Dropped { by, at } => self.event_dropped(name(*by), at.column, at),
            Event::Popped { by, at } => self.event_popped(name(*by), at.column),
            Event::Removed { by, at } => self.event_removed(name(*by), at),
            Event::Violated { by, mistake, .. } => self.event_violated(name(*by), self.mistake(*mistake)),
            Event::UndoOffered { to } => self.event_undo_offered(name(*to)),
            Event::Undone { by } => self.event_undone(name(*by)),
            Event::BlockOffered { to } => self.event_block_offered(name(*to), name(to.other())),
            Event::Blocked { by } => self.event_blocked(name(*by), name(by.other())),
            Event::TurnPassed { to } => self.event_turn(name(*to)),
            Event::Ended(outcome) => self.outcome_inside(outcome),
        }
    }

    /// How a game ended, as part of a sentence, with the colours for names.
    #[must_use]
    pub fn outcome_inside(self, outcome: &Outcome) -> String {
        let name = |side: Side| self.side(side);
        match outcome {
            Outcome::Line { winner, owner, cells } if winner == owner => {
                self.outcome_line(name(*winner), listed(cells))
            }
            Outcome::Line { winner, owner, cells } => {
                self.outcome_misere(name(*winner), name(*owner), listed(cells))
            }
            Outcome::Tie(Tie::Full) => self.outcome_full().into(),
            Outcome::Tie(Tie::Called) => self.outcome_called().into(),
            Outcome::Tie(Tie::Agreed) => self.outcome_agreed().into(),
            Outcome::Tie(Tie::Repetition) => self.outcome_repetition().into(),
            Outcome::Tie(Tie::TooLong) => self.outcome_long().into(),
            Outcome::Disqualified { loser } => self.outcome_disqualified(name(loser.other()), name(*loser)),
            Outcome::Resigned { loser } => self.outcome_resigned(name(loser.other()), name(*loser)),
            Outcome::TimedOut { loser } => self.outcome_timed_out(name(loser.other()), name(*loser)),
        }
    }

    /// What the system says, without its number for it.
    #[must_use]
    pub fn io_error(self, error: &io::Error) -> String {
        let known = match error.kind() {
            io::ErrorKind::NotFound => self.io_not_found(),
            io::ErrorKind::PermissionDenied => self.io_permission(),
            io::ErrorKind::IsADirectory => self.io_is_a_folder(),
            io::ErrorKind::NotADirectory => self.io_not_a_folder(),
            io::ErrorKind::AlreadyExists => self.io_exists(),
            io::ErrorKind::StorageFull => self.io_full(),
            io::ErrorKind::ReadOnlyFilesystem => self.io_read_only(),
            io::ErrorKind::AddrInUse => self.io_in_use(),
            io::ErrorKind::ConnectionRefused => self.io_refused(),
            io::ErrorKind::TimedOut => self.io_timed_out(),
            _ => {
                let message = error.to_string();
                return self.io_other(message.split(" (os error").next().unwrap_or_default().to_lowercase());
            }
        };
        known.into()
    }
}

pub(crate) fn listed(cells: &[Cell]) -> String {
    cells.iter().map(Cell::to_string).collect::<Vec<_>>().join(" ")
}
