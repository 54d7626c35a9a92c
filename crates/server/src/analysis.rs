//! Analyses and reviews for visitors.

use four_engine::{Advice, Analyst, Assessment, CoachError, Control, Estimate, Outlook, Verdict};
use four_protocol::{Analysis, Review, Said, Worth};
use four_rules::{Action, Column, Game, Input, Log, MovesError, ParseActionError, Rules};
use four_text::Text;

use crate::cache::{Cache, Weigh};
use crate::engine::{Busy, Engine, MAX_POSITIONS};
use crate::error::{InvalidRequest, RequestError};
use crate::queue::Client;
use crate::snapshot;

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
        if rules.len() + moves.len() > MAX_LENGTH {
            return Err(InvalidRequest::TooLong.into());
        }
        let rules: Rules = rules.parse()?;
        if !moves.contains(',') {
            return Ok(Position { log: Log::from_moves(rules, moves)? });
        }
        let mut log = Log::new(rules, ["Red", "Yellow"]);
        for (index, word) in moves.split(',').filter(|word| !word.is_empty()).enumerate() {
            let wrong = |why| MovesError { number: index + 1, word: word.into(), why };
            let action: Action = word.parse().map_err(|error: ParseActionError| wrong(error.into()))?;
            log.play_declining(action).map_err(|refusal| wrong(refusal.into()))?;
        }
        Ok(Position { log })
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
        last: None,
    }
}

/// Answers that took the engine long to make.
#[derive(Debug)]
pub(crate) struct Answers {
    analyses: Cache<Analysis>,
    reviews: Cache<Review>,
    /// The type and the content of pictures and films.
    pub(crate) pictures: Cache<(&'static str, Vec<u8>)>,
}

/// The size limits of remembered analyses and reviews, each, and of pictures, in bytes.
const MAX_ANSWERS: usize = 8 << 20;
const MAX_PICTURES: usize = 32 << 20;

impl Default for Answers {
    fn default() -> Answers {
        Answers {
            analyses: Cache::new(MAX_ANSWERS),
            reviews: Cache::new(MAX_ANSWERS),
            pictures: Cache::new(MAX_PICTURES),
        }
    }
}

impl Weigh for Analysis {
    fn bytes(&self) -> usize {
        size(self)
    }
}

impl Weigh for Review {
    fn bytes(&self) -> usize {
        size(self)
    }
}

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

    /// Reviews every move of a game.
    pub(crate) async fn review(self, position: Position, text: Text) -> Result<Review, RequestError> {
        let key = position.key(text);
        let review = async {
            let review =
                move |coach: &mut Analyst, control: &Control| coach.review(&position.log, control, || {});
            let verdicts = self.engine.ask(self.client, 10 * MAX_POSITIONS, review).await?;
            let verdicts = verdicts.map_err(|why| match why {
                // It would take too long, and asking again would not help.
                CoachError::Stopped => CoachError::TooHard,
                why => why,
            })?;
            let moves =
                verdicts.iter().enumerate().map(|(index, verdict)| Some(judged(verdict, index + 1, text)));
            Ok(Review { moves: moves.collect() })
        };
        self.answers.reviews.get(&key, review).await
    }
}

fn analysed(coach: &mut Analyst, control: &Control, position: &Position, text: Text) -> Analysis {
    let mut analysis = unanalysed(position, text);
    let number = position.log.game().moves().into();
    analysis.last = position.last().and_then(|(before, column)| {
        let verdict = coach.judge(&before, column, control).ok()?;
        Some(judged(&verdict, number, text))
    });
    assess(coach, control, position.log.game(), &mut analysis, text);
    analysis
}

/// Adds what the coach says about the position; nothing if it has ended.
fn assess(analyst: &mut Analyst, control: &Control, game: &Game, analysis: &mut Analysis, text: Text) {
    match analyst.assess(game, control) {
        Ok(Assessment::Proved(advice)) => {
            analysis.proved = true;
            analysis.columns = proved_columns(&advice, game, text);
            analysis.sentences = advice_in_words(&advice, text);
        }
        Ok(Assessment::Estimated(estimate)) => {
            analysis.columns = estimated_columns(&estimate, text);
            let best = estimate.best.line.first();
            analysis.sentences = best.map(|action| text.hint_do(text.action(*action))).into_iter().collect();
        }
        Err(_) => {}
    }
}

fn proved_columns(advice: &Advice, game: &Game, text: Text) -> Vec<Option<Worth>> {
    let at = four_engine::Position::new(game.board(), game.turn()).ok();
    let outlook = |score| at.as_ref().map_or(advice.outlook, |at| Outlook::of(at, score));
    let worth = |score: i32| Worth {
        score,
        best: score == advice.outlook.score,
        words: text.outlook(&outlook(score), advice.by),
    };
    advice.columns.iter().map(|score| score.map(worth)).collect()
}

fn advice_in_words(advice: &Advice, text: Text) -> Vec<String> {
    let mut sentences = vec![text.table_outlook(text.outlook(&advice.outlook, advice.by))];
    if !advice.best.is_empty() && advice.best.len() < advice.columns.iter().flatten().count() {
        let columns: Vec<String> = advice.best.iter().map(Column::to_string).collect();
        sentences.push(text.table_best(columns.len(), columns.join(", ")));
    }
    sentences.push(text.advice(advice));
    let traps = advice.traps.iter();
    sentences.extend(traps.map(|(column, claim)| text.coach_trap(column, text.claim(claim, advice.by))));
    sentences.retain(|sentence| !sentence.trim().is_empty());
    sentences
}

fn estimated_columns(estimate: &Estimate, text: Text) -> Vec<Option<Worth>> {
    let most = estimate.columns.iter().flatten().max().copied();
    let worth =
        |score: i32| Worth { score, best: Some(score) == most, words: estimate_in_words(score, text) };
    estimate.columns.iter().map(|score| score.map(worth)).collect()
}

/// The estimate of a column in words. Beyond [`Estimate::SURE`] the search has seen the end.
fn estimate_in_words(points: i32, text: Text) -> String {
    match points {
        _ if points > Estimate::SURE => text.table_sees_win().into(),
        _ if points < -Estimate::SURE => text.table_sees_loss().into(),
        _ => text.table_points(format!("{points:+}")),
    }
}

fn judged(verdict: &Verdict, number: usize, text: Text) -> Said {
    Said {
        number,
        played: verdict.column.to_string(),
        grade: verdict.grade.name().into(),
        grade_words: text.grade(verdict.grade).into(),
        turning: verdict.is_turning_point(),
        words: text.verdict(verdict),
    }
}
