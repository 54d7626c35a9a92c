//! Reviews of games: the whole of one, and its parts as they become known.

use axum::response::sse::{Event, Sse};
use four_engine::{Lesson, Mistake, Verdict, accuracy, mistakes};
use four_protocol::{Lapse, Problem, Review, ReviewPart};
use four_rules::{Log, Side};
use four_text::Text;
use futures_util::stream::{self, Stream, StreamExt};
use tokio::sync::mpsc;

use crate::analysis::{Position, judged};
use crate::api::Asker;
use crate::error::RequestError;
use crate::snapshot;

/// The review with these verdicts.
pub(crate) fn reviewed(log: &Log, verdicts: &[Verdict], text: Text) -> Review {
    let percent = |side| accuracy(verdicts, side).map(|percent| percent.round().clamp(0.0, 100.0) as u8);
    let lapses = Side::BOTH.into_iter().flat_map(|side| mistakes(log, verdicts, side));
    Review {
        moves: verdicts.iter().map(|verdict| Some(judged(verdict, text))).collect(),
        accuracy: Side::BOTH.map(percent),
        mistakes: lapses.map(|mistake| lapse(&mistake, text)).collect(),
    }
}

fn lapse(mistake: &Mistake, text: Text) -> Lapse {
    let side = mistake.verdict.by;
    let lesson = mistake.oversight.lesson();
    let moves = mistake.log.to_moves().unwrap_or_default();
    Lapse {
        side,
        number: usize::try_from(mistake.number).unwrap_or(usize::MAX),
        said: text.learn_moment(mistake.number, mistake.column, text.grade(mistake.verdict.grade)),
        state: snapshot::state(mistake.log.game(), moves, text),
        goal: mistake.goal.to_string(),
        task: text.goal(&mistake.goal, side),
        overlooked: text.learn_overlooked(text.oversight(mistake.oversight)),
        lesson: lesson.into(),
        lesson_title: Lesson::named(lesson)
            .map_or_else(String::new, |lesson| text.lesson_title(lesson).into()),
    }
}

/// The parts of a review as server-sent events. The coach stops when the client disconnects.
pub(crate) fn told(
    asker: Asker,
    position: Position,
) -> Sse<impl Stream<Item = Result<Event, axum::Error>> + Send> {
    let (send, receive) = mpsc::unbounded_channel();
    let text = asker.text;
    let whole = async move {
        let tell = move |said| drop(send.send(ReviewPart::Move(said)));
        match asker.questions().review(position, text, tell).await {
            Ok(review) => ReviewPart::Done(review),
            Err(error) => ReviewPart::Failed(problem(&error, text)),
        }
    };
    let parts = stream::unfold(receive, async |mut receive| Some((receive.recv().await?, receive)));
    let parts = stream::select(parts, stream::once(whole));
    Sse::new(parts.map(|part| Event::default().json_data(part)))
}

fn problem(error: &RequestError, text: Text) -> Problem {
    Problem { error: error.word().into(), message: error.say(text) }
}
