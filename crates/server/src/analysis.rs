//! Analyses, reviews and puzzles for visitors.

use four_engine::{
    Advice, Analyst, Assessment, CoachError, Control, Estimate, Hardness, Outlook, Puzzles, Task, Verdict,
};
use four_protocol::{Analysis, Puzzle, Review, Said, Worth};
use four_rules::{Action, Column, Game, Input, Language, Log, MovesError, ParseActionError, Rules, Side};
use four_text::Words;

use crate::engine::{Busy, Engine, MAX_POSITIONS};
use crate::error::RequestError;
use crate::saying::Saying;
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
            return Err(RequestError::Bad("too many moves".into()));
        }
        let rules: Rules = rules.parse()?;
        if !moves.contains(',') {
            return Ok(Position { log: Log::from_moves(rules, moves)? });
        }
        let mut log = Log::new(rules, ["Red", "Yellow"]);
        for (index, word) in moves.split(',').filter(|word| !word.is_empty()).enumerate() {
            let wrong = |why| MovesError { number: index + 1, word: word.into(), why };
            let command: Action = word.parse().map_err(|error: ParseActionError| wrong(error.into()))?;
            log.play_declining(command).map_err(|refusal| wrong(refusal.into()))?;
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

    /// The game before the last drop, and its column; `None` if the last action was not a drop.
    fn last(&self) -> Option<(Game, Column)> {
        let &(_, command) = self.log.inputs().iter().rfind(|(_, command)| !command.is_decline())?;
        let Input::Action(Action::Drop(column)) = command else { return None };
        Some((self.log.before_last_move_of(|_| true)?.game().clone(), column))
    }
}

/// A position without the coach's part.
pub(crate) fn shown(position: &Position, language: Language) -> Analysis {
    Analysis {
        state: snapshot::state(position.log.game(), position.text(), language),
        columns: Vec::new(),
        proved: false,
        sentences: Vec::new(),
        last: None,
    }
}

/// Analyses a position.
pub(crate) async fn analyse(
    engine: &Engine,
    position: Position,
    language: Language,
) -> Result<Analysis, Busy> {
    engine
        .ask(MAX_POSITIONS, move |coach, control| {
            let mut analysis = shown(&position, language);
            let number = position.log.game().moves().into();
            analysis.last = position.last().and_then(|(before, column)| {
                let verdict = coach.judge(&before, column, control).ok()?;
                Some(said(&verdict, number, language))
            });
            look(coach, control, position.log.game(), &mut analysis, language);
            analysis
        })
        .await
}

fn look(analyst: &mut Analyst, control: &Control, game: &Game, analysis: &mut Analysis, language: Language) {
    match analyst.assess(game, control) {
        Ok(Assessment::Proved(advice)) => {
            analysis.proved = true;
            analysis.columns = proved(&advice, game, language);
            analysis.sentences = advice_in_words(&advice, language);
        }
        Ok(Assessment::Estimated(estimate)) => {
            analysis.columns = thought(&estimate, language);
            analysis.sentences = vec![Saying::of(language).would(estimate.best.line.first().copied())];
        }
        Err(_) => {}
    }
}

fn proved(advice: &Advice, game: &Game, language: Language) -> Vec<Option<Worth>> {
    let at = four_engine::Position::new(game.board(), game.turn()).ok();
    let worth = |score: i32| Worth {
        score,
        best: score == advice.outlook.score,
        words: Outlook { score, ends: at.as_ref().map_or(0, |at| at.end(score)) }.say(advice.by, language),
    };
    advice.columns.iter().map(|score| score.map(worth)).collect()
}

fn advice_in_words(advice: &Advice, language: Language) -> Vec<String> {
    let saying = Saying::of(language);
    let mut sentences = vec![saying.outlook(&advice.outlook.say(advice.by, language))];
    if !advice.best.is_empty() && advice.best.len() < advice.columns.iter().flatten().count() {
        sentences.push(saying.best(&advice.best));
    }
    sentences.push(advice.say(language));
    sentences.extend(
        advice.traps.iter().map(|(column, claim)| saying.trap(*column, &claim.say(advice.by, language))),
    );
    sentences.retain(|sentence| !sentence.trim().is_empty());
    sentences
}

fn thought(estimate: &Estimate, language: Language) -> Vec<Option<Worth>> {
    let most = estimate.columns.iter().flatten().max().copied();
    let worth = |score: i32| Worth {
        score,
        best: Some(score) == most,
        words: Saying::of(language).worth(score, Estimate::SURE),
    };
    estimate.columns.iter().map(|score| score.map(worth)).collect()
}

fn said(verdict: &Verdict, number: usize, language: Language) -> Said {
    Said {
        number,
        played: verdict.column.to_string(),
        grade: verdict.grade.word(Language::English).into(),
        grade_words: verdict.grade.word(language).into(),
        turning: verdict.is_turning_point(),
        words: verdict.say(language),
    }
}

/// Reviews every move of a game.
pub(crate) async fn review(
    engine: &Engine,
    position: Position,
    language: Language,
) -> Result<Review, RequestError> {
    let review = move |coach: &mut Analyst, control: &Control| coach.review(&position.log, control, || {});
    let verdicts = engine.ask(10 * MAX_POSITIONS, review).await?;
    let verdicts = verdicts.map_err(|why| match why {
        // It would take too long, and asking again would not help.
        CoachError::Stopped => RequestError::Bad(CoachError::TooHard.to_string()),
        CoachError::NotPlain => RequestError::Bad(Words::of(language).coach_silent.into()),
        why => RequestError::Bad(why.to_string()),
    })?;
    let moves = verdicts
        .iter()
        .enumerate()
        .map(|(index, verdict)| verdict.as_ref().map(|verdict| said(verdict, index + 1, language)));
    Ok(Review { moves: moves.collect() })
}

/// Makes a puzzle.
pub(crate) async fn puzzle(
    engine: &Engine,
    seed: u64,
    hardness: Option<Hardness>,
    language: Language,
) -> Result<Puzzle, RequestError> {
    // A puzzle is found sooner or later, and no limit is right for all of them.
    let made = engine.ask(u64::MAX, move |coach, control| {
        let puzzle = Puzzles::new(seed).make_as_hard_as(hardness, control).ok()?;
        let log = Log::from_moves(Rules::default(), &puzzle.moves).ok()?;
        let words = coach.judge(log.game(), puzzle.solution, control).ok()?.say(language);
        Some((puzzle, log, words))
    });
    let (puzzle, log, words) = made.await?.ok_or(RequestError::Busy)?;
    let side: Side = log.game().turn();
    Ok(Puzzle {
        state: snapshot::state(log.game(), puzzle.moves, language),
        task: Saying::of(language).task(puzzle.task == Task::Win, side),
        hardness: puzzle.hardness.to_string(),
        hardness_words: puzzle.hardness.word(language).into(),
        solution: puzzle.solution,
        words,
    })
}
