//! Analyses and reviews for visitors.

use four_engine::{
    Advice, Analyst, Assessment, Claim, CoachError, Control, Estimate, Outlook, Verdict, curve,
};
use four_protocol::{Analysis, Note, PuzzleStep, Review, Said, Scores, Worth};
use four_rules::{Action, Column, Game, Input, Log, MovesError, ParseActionError, Rules, Side};
use four_text::Text;

use crate::cache::{Cache, Weigh};
use crate::engine::{Busy, Engine, MAX_POSITIONS};
use crate::error::{InvalidRequest, RequestError};
use crate::queue::Client;
use crate::{review, snapshot};

/// A position with the moves that led there.
#[derive(Clone, Debug)]
pub(crate) struct Position {
    pub(crate) log: Log,
}

/// The size limit of rules and moves, in bytes.
const MAX_LENGTH: usize = 4096;

impl Position {
    /// Reads moves in columns notation, `4455`, or any actions with commas, `4,p4,x42`.
    pub(crate) fn read(rules: &str, moves: &str) -> Result<Position, RequestError> {
        match Position::read_legal(rules, moves)? {
            (position, None) => Ok(position),
            (_, Some(wrong)) => Err(wrong.into()),
        }
    }

    /// Reads the moves up to the first that cannot be played, and says what is wrong with that one.
    pub(crate) fn read_legal(
        rules: &str,
        moves: &str,
    ) -> Result<(Position, Option<MovesError>), RequestError> {
        if rules.len() + moves.len() > MAX_LENGTH {
            return Err(InvalidRequest::TooLong.into());
        }
        let rules: Rules = rules.parse()?;
        if !moves.contains(',') {
            let wrong = match Log::from_moves(rules, moves) {
                Ok(log) => return Ok((Position { log }, None)),
                Err(wrong) => wrong,
            };
            let legal: String = moves.chars().take(wrong.number.saturating_sub(1)).collect();
            return Ok((Position { log: Log::from_moves(rules, &legal)? }, Some(wrong)));
        }
        let mut log = Log::new(rules, ["Red", "Yellow"]);
        for (index, word) in moves.split(',').filter(|word| !word.is_empty()).enumerate() {
            let played =
                word.parse().map_err(|error: ParseActionError| error.into()).and_then(|action: Action| {
                    log.play_declining(action).map(drop).map_err(|refusal| refusal.into())
                });
            if let Err(why) = played {
                return Ok((
                    Position { log },
                    Some(MovesError { number: index + 1, word: word.into(), why }),
                ));
            }
        }
        Ok((Position { log }, None))
    }

    /// The moves as [`read`](Position::read) takes them. After an answered question all actions are listed, because columns
    /// notation would leave the answer out.
    pub(crate) fn text(&self) -> String {
        let answered = self.log.inputs().last().is_some_and(|(_, command)| command.is_decline());
        self.log
            .to_moves()
            .filter(|_| !answered)
            .unwrap_or_else(|| self.log.inputs().iter().map(|(_, command)| format!("{command},")).collect())
    }

    /// Identifies the position, the moves that led there, and the language.
    fn key(&self, text: Text) -> String {
        let moves: String = self.log.inputs().iter().map(|(_, input)| format!("{input},")).collect();
        format!("{} {moves} {}", self.log.game().rules().values(), text.language().code())
    }

    /// The game before the last drop, and its column; `None` if the last action was not a drop.
    fn last(&self) -> Option<(Game, Column)> {
        let &(_, command) = self.log.inputs().iter().rfind(|(_, command)| !command.is_decline())?;
        let Input::Action(Action::Drop(column)) = command else { return None };
        Some((self.log.before_last_move_of(|_| true)?.game().clone(), column))
    }
}

/// A position without the coach's part.
pub(crate) fn unanalysed(position: &Position, text: Text) -> Analysis {
    Analysis {
        state: snapshot::state(position.log.game(), position.text(), text),
        columns: Vec::new(),
        proved: false,
        sentences: Vec::new(),
        notes: Vec::new(),
        last: None,
    }
}

/// Answers that took the engine long to make.
#[derive(Debug)]
pub(crate) struct Answers {
    analyses: Cache<Analysis>,
    reviews: Cache<Review>,
    scores: Cache<Scores>,
    /// What came of moves in exercises.
    pub(crate) steps: Cache<PuzzleStep>,
    /// The type and the content of pictures and films.
    pub(crate) pictures: Cache<(&'static str, Vec<u8>)>,
}

/// The size limits of remembered analyses, reviews, scores and steps of exercises, each, and of pictures, in bytes.
const MAX_ANSWERS: usize = 8 << 20;
const MAX_PICTURES: usize = 32 << 20;

impl Default for Answers {
    fn default() -> Answers {
        Answers {
            analyses: Cache::new(MAX_ANSWERS),
            reviews: Cache::new(MAX_ANSWERS),
            scores: Cache::new(MAX_ANSWERS),
            steps: Cache::new(MAX_ANSWERS),
            pictures: Cache::new(MAX_PICTURES),
        }
    }
}

macro_rules! weigh_as_sent {
    ($($answer:ty),+) => {
        $(impl Weigh for $answer {
            fn bytes(&self) -> usize {
                size(self)
            }
        })+
    };
}

weigh_as_sent!(Analysis, PuzzleStep, Review, Scores);

/// About the size of an answer: as it is sent.
fn size(answer: &impl serde::Serialize) -> usize {
    serde_json::to_vec(answer).map_or(0, |bytes| bytes.len())
}

impl Weigh for (&'static str, Vec<u8>) {
    fn bytes(&self) -> usize {
        self.1.len()
    }
}

/// The coach, for the questions of one client.
pub(crate) struct Questions<'a> {
    pub(crate) engine: &'a Engine,
    pub(crate) answers: &'a Answers,
    pub(crate) client: Client,
}

impl Questions<'_> {
    /// Analyses a position.
    pub(crate) async fn analyse(self, position: Position, text: Text) -> Result<Analysis, Busy> {
        let key = position.key(text);
        let answer = move |coach: &mut Analyst, control: &Control| analysed(coach, control, &position, text);
        self.answers.analyses.get(&key, self.engine.ask(self.client, MAX_POSITIONS, answer)).await
    }

    /// The values of the columns alone. They do not wait for those who ask for reasons.
    pub(crate) async fn scores(self, position: Position, text: Text) -> Result<Scores, Busy> {
        let key = position.key(text);
        let answer = move |coach: &mut Analyst, control: &Control| scored(coach, control, &position, text);
        self.answers.scores.get(&key, self.engine.ask_soon(self.client, MAX_POSITIONS, answer)).await
    }

    /// Reviews every move of a game. `tell` is called with each move as soon as it is judged.
    pub(crate) async fn review(
        self,
        position: Position,
        text: Text,
        tell: impl Fn(Said) + Send + 'static,
    ) -> Result<Review, RequestError> {
        let key = position.key(text);
        let review = async {
            let review = move |coach: &mut Analyst, control: &Control| {
                let told = coach.review(&position.log, control, |verdict| tell(judged(verdict, text)));
                told.map(|verdicts| review::reviewed(&position.log, &verdicts, text))
            };
            let review = self.engine.ask(self.client, 10 * MAX_POSITIONS, review).await?;
            Ok(review.map_err(|why| match why {
                // It would take too long, and asking again would not help.
                CoachError::Stopped => CoachError::TooHard,
                why => why,
            })?)
        };
        self.answers.reviews.get(&key, review).await
    }
}

fn scored(coach: &mut Analyst, control: &Control, position: &Position, text: Text) -> Scores {
    let game = position.log.game();
    let threats = Side::BOTH.map(|side| game.board().threats(side).collect());
    let (columns, proved) = match coach.scores(game, control) {
        Ok(four_engine::Scores { columns, outlook: Some(outlook) }) => {
            (proved_columns(&columns, outlook, game, text), true)
        }
        Ok(four_engine::Scores { columns, outlook: None }) => (estimated_columns(&columns, text), false),
        Err(_) => (Vec::new(), false),
    };
    Scores { columns, proved, threats }
}

fn analysed(coach: &mut Analyst, control: &Control, position: &Position, text: Text) -> Analysis {
    let mut analysis = unanalysed(position, text);
    analysis.last = position.last().and_then(|(before, column)| {
        let verdict = coach.judge(&before, column, control).ok()?;
        Some(Said { number: position.log.game().moves().into(), ..judged(&verdict, text) })
    });
    assess(coach, control, position.log.game(), &mut analysis, text);
    // Nothing is said twice.
    let said: Vec<&str> = analysis.last.iter().flat_map(|last| &last.notes).map(|note| &*note.text).collect();
    analysis.notes.retain(|note| !said.contains(&&*note.text));
    analysis
}

/// Adds what the coach says about the position; nothing if it has ended.
fn assess(analyst: &mut Analyst, control: &Control, game: &Game, analysis: &mut Analysis, text: Text) {
    match analyst.assess(game, control) {
        Ok(Assessment::Proved(advice)) => {
            analysis.proved = true;
            analysis.columns = proved_columns(&advice.columns, advice.outlook, game, text);
            analysis.sentences = advice_in_words(&advice, text);
            analysis.notes = advice_in_notes(&advice, text);
        }
        Ok(Assessment::Estimated(estimate)) => {
            analysis.columns = estimated_columns(&estimate.columns, text);
            let best = estimate.best.line.first();
            analysis.sentences = best.map(|action| text.hint_do(text.action(*action))).into_iter().collect();
            analysis.notes = analysis.sentences.iter().map(|sentence| plain(sentence.clone())).collect();
            let remark = estimate.remark.iter();
            analysis.notes.extend(remark.flat_map(|remark| notes(text, remark, game.turn())));
        }
        Err(_) => {}
    }
}

fn proved_columns(columns: &[Option<i32>], best: Outlook, game: &Game, text: Text) -> Vec<Option<Worth>> {
    let at = four_engine::Position::new(game.board(), game.turn()).ok();
    let outlook = |score| at.as_ref().map_or(best, |at| Outlook::of(at, score));
    let worth = |score: i32| Worth {
        score,
        best: score == best.score,
        words: text.outlook(&outlook(score), game.turn()),
        mark: match score {
            0 => "0".into(),
            _ => format!("{score:+}").replace('-', "−"),
        },
    };
    columns.iter().map(|score| score.map(worth)).collect()
}

/// A sentence that speaks of no cell.
fn plain(text: String) -> Note {
    Note { text, cells: Vec::new(), lines: Vec::new() }
}

/// A sentence with what its claim speaks of.
pub(crate) fn note(text: String, claim: &Claim) -> Note {
    Note { text, cells: claim.cells(), lines: claim.lines() }
}

/// All that is said about a move of this side, the headline first.
pub(crate) fn notes(text: Text, remark: &four_engine::Remark, mover: Side) -> Vec<Note> {
    let said = text.coach_for(None).sentences(remark, mover);
    said.into_iter().map(|(sentence, claim)| note(sentence, claim)).collect()
}

/// How it ends and what to play, then why, then what to stay away from.
fn advice_in_notes(advice: &Advice, text: Text) -> Vec<Note> {
    let mut said = vec![text.say_outlook(&advice.outlook, advice.by)];
    let all = advice.columns.iter().flatten().count();
    if (2..all).contains(&advice.best.len()) {
        let mut columns: Vec<String> = advice.best.iter().map(Column::to_string).collect();
        columns.sort();
        said.push(text.table_best(columns.len(), text.list(columns)));
    }
    let mut notes = [vec![plain(text.in_a_row(said))], notes(text, &advice.remark, advice.by)].concat();
    // The sentences after it speak of that column.
    if let (Some(column), Some(headline)) = (advice.best.first(), notes.get_mut(1)) {
        headline.text = text.hint_best(column, &headline.text);
    }
    let traps = advice.traps.iter();
    notes.extend(
        traps.map(|(column, claim)| note(text.coach_trap(column, text.claim(claim, advice.by)), claim)),
    );
    notes
}

fn advice_in_words(advice: &Advice, text: Text) -> Vec<String> {
    let mut sentences = vec![text.table_outlook(text.outlook(&advice.outlook, advice.by))];
    if !advice.best.is_empty() && advice.best.len() < advice.columns.iter().flatten().count() {
        let columns: Vec<String> = advice.best.iter().map(Column::to_string).collect();
        sentences.push(text.table_best(columns.len(), text.list(columns)));
    }
    sentences.push(text.advice(advice));
    let traps = advice.traps.iter();
    sentences.extend(traps.map(|(column, claim)| text.coach_trap(column, text.claim(claim, advice.by))));
    sentences.retain(|sentence| !sentence.trim().is_empty());
    sentences
}

fn estimated_columns(columns: &[Option<i32>], text: Text) -> Vec<Option<Worth>> {
    let most = columns.iter().flatten().max().copied();
    let worth = |score: i32| {
        let (mark, words) = estimate_in_words(score, text);
        Worth { score, best: Some(score) == most, words: words.into(), mark: mark.into() }
    };
    columns.iter().map(|score| score.map(worth)).collect()
}

/// A difference in points that a person notices.
const NOTICED: i32 = 15;

/// The estimate of a column as a sign and in words. Beyond [`Estimate::SURE`] the search has seen the end.
fn estimate_in_words(points: i32, text: Text) -> (&'static str, &'static str) {
    match points {
        _ if points > Estimate::SURE => ("✓", text.table_sees_win()),
        _ if points < -Estimate::SURE => ("✗", text.table_sees_loss()),
        _ if points > NOTICED => ("▲", text.table_looks_good()),
        _ if points < -NOTICED => ("▼", text.table_looks_bad()),
        _ => ("≈", text.table_looks_even()),
    }
}

pub(crate) fn judged(verdict: &Verdict, text: Text) -> Said {
    let worth = curve(std::slice::from_ref(verdict)).pop().unwrap_or(50.0);
    Said {
        number: usize::try_from(verdict.number).unwrap_or(usize::MAX),
        played: verdict.column.to_string(),
        grade: verdict.grade.name().into(),
        grade_words: text.grade(verdict.grade).into(),
        turning: verdict.is_turning_point(),
        words: text.verdict(verdict),
        notes: notes(text, &verdict.remark, verdict.by),
        side: verdict.by,
        worth: worth.round().clamp(0.0, 100.0) as u8,
    }
}
