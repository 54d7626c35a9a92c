//! What is said about a game: its changes, the players, the questions, the end.

use four_console::ConsoleError;
use four_engine::CoachError;
use four_rules::{Awaiting, Outcome, Side};
use four_session::analysis::{Finding, Question};
use four_session::clock_text;

use super::advice;
use super::game::{GameLoop, sentence};
use super::narrate::{self, Narrator};

impl GameLoop<'_, '_> {
    /// Takes the sentences about what happened; empty after a question answered with no.
    fn take_pending(&mut self) -> String {
        let pending = std::mem::take(&mut self.pending);
        pending.into_iter().filter(|said| !said.is_empty()).collect::<Vec<_>>().join(" ")
    }

    /// Says a change of a game at this machine: what happened, whose turn it is, the coach's verdict.
    pub(super) fn say_change(&mut self) -> Result<(), ConsoleError> {
        self.is_new = true;
        let mut said = self.take_pending();
        let awaiting = self.session.snapshot().map(|seen| seen.view.awaiting);
        if awaiting == Some(Awaiting::Move) {
            said = format!("{said} {}", self.turn());
        }
        if !said.is_empty() {
            self.shared.say(said.trim())?;
        }
        self.say_unsaved()?;
        if self.is_newly_over() {
            self.say_score()?;
        }
        self.say_verdict()
    }

    /// Says a change of a game at a server: what happened, whose turn it is, the open question.
    pub(super) fn say_online_change(&mut self, anew: bool) -> Result<(), ConsoleError> {
        let text = self.shared.text;
        let status = self.session.status(text);
        let mut said = self.take_pending();
        if !said.contains(&status) {
            said = format!("{said} {}", sentence(&status, text));
        }
        if anew {
            let greeting = self.greeting();
            self.shared.say(&greeting)?;
        }
        self.shared.say(said.trim())?;
        if let Some(question) = self.question() {
            self.shared.say(&question)?;
        }
        if self.is_newly_over() && !self.session.is_watching() {
            self.shared.say(text.net_plain_over())?;
        }
        Ok(())
    }

    /// Whether the game has ended since this was last asked.
    fn is_newly_over(&mut self) -> bool {
        let said_over = std::mem::replace(&mut self.said_over, self.session.is_over());
        self.said_over && !said_over
    }

    /// Says which game this is, and how it ended if it is over.
    pub(super) fn greet(&mut self) -> Result<(), ConsoleError> {
        let text = self.shared.text;
        if let Some(address) = self.session.address() {
            return self.shared.say(&text.plain_title_line(text.title(), text.net_connecting(address)));
        }
        let greeting = self.greeting();
        self.shared.say(&greeting)?;
        self.is_new = true;
        self.said_over = self.session.is_over();
        if self.said_over { self.say_end() } else { Ok(()) }
    }

    /// The number of moves so far, the rules, who plays.
    fn greeting(&self) -> String {
        let Some(seen) = self.session.snapshot() else { return String::new() };
        let text = self.shared.text;
        let begun = match (seen.moves.is_empty(), seen.view.moves) {
            (true, 0) => text.plain_new_game().to_owned(),
            (_, moves) => text.plain_goes_on(moves),
        };
        let rules = match self.session.is_online() {
            true => text.plain_who(text.rule_set(), seen.rules.values().to_string()),
            false => text.rules_described(&seen.rules),
        };
        let how = if self.session.is_watching() { text.net_plain_watch() } else { text.plain_how() };
        format!("{begun} {rules}\n{}\n{how}", self.who())
    }

    /// Who plays; at a server with clocks, at this machine with powers and the score.
    pub(super) fn who(&self) -> String {
        if let Some(narrator) = self.narrator() {
            return narrate::who(self.session.as_ref(), &narrator);
        }
        let text = self.shared.text;
        let line = |side: Side| {
            let clock = self.session.clock(side);
            let who = text.plain_who(text.side(side), self.session.name(side, text));
            match clock.map(|(seconds, _)| text.plain_clock(clock_text(seconds, text))) {
                Some(clock) => format!("{who} {clock}"),
                None => who,
            }
        };
        Side::BOTH.map(line).join("\n")
    }

    /// The open question that is answered with yes or no.
    pub(super) fn question(&self) -> Option<String> {
        let text = self.shared.text;
        if let Some((awaiting, who, left)) = self.session.question(text) {
            return Some(match awaiting {
                Awaiting::Undo => text.plain_ask_undo(who, left),
                _ => text.plain_ask_block(who, left),
            });
        }
        let (by, offer) = self.session.offer()?;
        let asked = narrate::offer(offer, &self.session.bare_name(by, text), text);
        Some(format!("{asked} {}", text.plain_yes_no()))
    }

    /// The narrator of a game at this machine; a server sends its own sentences.
    pub(super) fn narrator(&self) -> Option<Narrator<'_>> {
        Narrator::at(self.session.as_ref(), self.shared.text)
    }

    /// Whose turn it is in a game at this machine.
    pub(super) fn turn(&self) -> String {
        self.narrator().map(|narrator| narrator.turn()).unwrap_or_default()
    }

    /// Says how the game has ended.
    pub(super) fn say_end(&mut self) -> Result<(), ConsoleError> {
        let outcome: Option<Outcome> = self.session.snapshot().and_then(|seen| seen.view.outcome.clone());
        let said = outcome.and_then(|outcome| Some(self.narrator()?.outcome(&outcome)));
        self.shared.say(&said.unwrap_or_default())?;
        self.say_score()
    }

    fn say_score(&mut self) -> Result<(), ConsoleError> {
        let score = self.narrator().map(|narrator| narrate::series_score(self.session.as_ref(), &narrator));
        self.shared.say(&format!("{}\n{}", score.unwrap_or_default(), self.shared.text.plain_over()))
    }

    /// Says once that the game is not saved, if it is not.
    fn say_unsaved(&mut self) -> Result<(), ConsoleError> {
        match self.session.unsaved(self.shared.text) {
            None => self.shared.said_unsaved = false,
            Some(_) if self.shared.said_unsaved => {}
            Some(why) => {
                let said = self.shared.text.not_saved(why);
                self.shared.said_unsaved = true;
                self.shared.say(&said)?;
            }
        }
        Ok(())
    }

    /// Says the coach's verdict on the last move, if the coach is on.
    fn say_verdict(&mut self) -> Result<(), ConsoleError> {
        let Some(last) = self.to_judge.take().filter(|_| self.shared.settings.coach) else { return Ok(()) };
        let question = Question::Position { last: Some(Box::new(last)), now: None, headline_first: false };
        let said = match self.shared.analyse(question)? {
            Some(Finding::Move(_, Ok(verdict))) => {
                self.narrator().map(|narrator| advice::verdict(&verdict, &narrator))
            }
            Some(Finding::Move(_, Err(why @ CoachError::NotPlain))) if !self.said_not_plain => {
                self.said_not_plain = true;
                Some(advice::coach_error(why, self.shared.text))
            }
            _ => None,
        };
        said.map_or(Ok(()), |said| self.shared.say(&said))
    }

    /// Says the score of each column.
    pub(super) fn scores(&mut self) -> Result<(), ConsoleError> {
        let Some(game) = self.session.log().map(|log| log.game().clone()) else { return Ok(()) };
        if game.awaiting() != Awaiting::Move {
            return Ok(());
        }
        let finding = self.shared.analyse(advice::what_to_play(&game))?;
        let said = self.narrator().map(|narrator| advice::scores(finding.as_ref(), &narrator, &game));
        self.shared.say(&said.unwrap_or_default())
    }
}
