//! What can be typed in a game, and what it does.

use four_console::ConsoleError;
use four_rules::{Action, Awaiting};
use four_session::{Request, Snapshot};

use super::game::{GameLoop, sentence};
use super::parse::{self, Word};
use super::{Way, advice, board, history, narrate, options, puzzle, review};

impl GameLoop<'_, '_> {
    /// Does what a line says. Returns where to go, if it leads away from here.
    pub(super) fn line(&mut self, line: &str) -> Result<Option<Way>, ConsoleError> {
        let online = self.session.is_online();
        // At this machine a question is the prompt, and an empty line declines it.
        let asked = if online { !line.is_empty() } else { self.session.is_questioned() };
        let answer = parse::yes_or_no(line).filter(|_| asked);
        let board = self.session.snapshot().map(|seen| seen.rules.board());
        let column = board.and_then(|board| parse::bare_column(line, &board));
        match (answer, std::mem::take(&mut self.resigning)) {
            (Some(true), true) => self.request(Request::Play(Action::Resign))?,
            (Some(false), true) => self.say_status()?,
            (Some(yes), false) => self.answer(yes)?,
            (None, _) if line.is_empty() => self.say_status()?,
            (None, _) => match (line.parse(), column, parse::read(line)) {
                (Ok(action @ (Action::Pop(_) | Action::Remove(_))), ..) => self.make_move(action, line)?,
                (_, Some(column), _) => self.make_move(Action::Drop(column), line)?,
                (_, None, Some((word, rest))) => return self.word(word, rest, line),
                (_, None, None) => self.room.puzzled(line)?,
            },
        }
        Ok(None)
    }

    fn answer(&mut self, yes: bool) -> Result<(), ConsoleError> {
        self.before = None;
        self.request(Request::Answer(yes))
    }

    /// Whose turn it is, and what is to be answered.
    fn say_status(&mut self) -> Result<(), ConsoleError> {
        if !self.session.is_online() {
            return self.room.say(&self.turn());
        }
        let status = self.session.status(self.room.text);
        let (status, question) = (sentence(&status, self.room.text), self.question());
        self.room.say(format!("{status} {}", question.unwrap_or_default()).trim())
    }

    fn word(&mut self, word: Word, rest: &str, line: &str) -> Result<Option<Way>, ConsoleError> {
        if let Some(said) = self.look(word, rest) {
            return self.room.say(&said).map(|()| None);
        }
        match word {
            Word::Drop | Word::Pop | Word::Remove => self.move_word(word, rest)?,
            Word::Undo => self.take_back()?,
            Word::Draw => self.request(Request::Draw)?,
            Word::Rematch => self.play_another(Request::Rematch)?,
            Word::New => self.play_another(Request::NewGame)?,
            Word::Resign => self.resign()?,
            Word::Who => self.room.say(&self.who())?,
            Word::Language => {
                self.room.set_language(rest)?;
                self.session.set_language(self.room.text.language());
            }
            Word::Help => self.help()?,
            Word::Quit => return Ok(Some(Way::Quit)),
            Word::Leave if self.session.is_online() => return Ok(Some(Way::Quit)),
            _ if !self.session.is_online() => return self.local_word(word, rest, line),
            _ => self.room.puzzled(line)?,
        }
        Ok(None)
    }

    /// Commands of games at this machine only.
    fn local_word(&mut self, word: Word, rest: &str, line: &str) -> Result<Option<Way>, ConsoleError> {
        match word {
            Word::Redo => self.request(Request::PlayAgain)?,
            Word::Hint => self.hint()?,
            Word::Scores => self.scores_word(rest)?,
            Word::Coach => self.coach_word(rest)?,
            Word::Moves => {
                let log = self.session.log().zip(self.narrator());
                let moves = log.map(|(log, narrator)| narrate::moves(log, &narrator));
                self.room.say(&moves.unwrap_or_default())?;
            }
            Word::Save => {
                if let Some(record) = self.session.record() {
                    self.room.save(&record, rest)?;
                }
            }
            Word::Rules => {
                let rules = self.session.snapshot().map(|seen| self.room.text.rules_described(&seen.rules));
                self.room.say(&rules.unwrap_or_default())?;
            }
            Word::Menu => return Ok(Some(Way::Menu)),
            Word::Review | Word::Games | Word::Puzzle | Word::Settings => return self.away(word, rest),
            _ => self.room.puzzled(line)?,
        }
        Ok(None)
    }

    /// The answer to a command about the board.
    fn look(&self, word: Word, rest: &str) -> Option<String> {
        match self.narrator() {
            Some(narrator) => narrator.look(word, rest),
            None => board::look(&self.session.snapshot()?.view, self.room.text, word, rest),
        }
    }

    fn move_word(&mut self, word: Word, rest: &str) -> Result<(), ConsoleError> {
        let (column, cell) = (parse::column(rest), parse::cell(rest));
        let action = match word {
            Word::Drop => column.map(Action::Drop),
            Word::Pop => column.map(Action::Pop),
            _ => cell.map(Action::Remove),
        };
        match action {
            Some(action) => self.make_move(action, rest),
            None => self.room.say(self.room.text.plain_move_how()),
        }
    }

    /// Makes a move. One that these rules or this board do not know is refused here: some rules would count it as a mistake.
    fn make_move(&mut self, action: Action, typed: &str) -> Result<(), ConsoleError> {
        let text = self.room.text;
        let nonsense = self.session.snapshot().and_then(|Snapshot { rules, .. }| match action {
            Action::Pop(_) if !rules.values().pop_out => Some(text.say_mistake_no_power().to_owned()),
            Action::Remove(_) if rules.values().remove == 0 => Some(text.say_mistake_no_power().to_owned()),
            Action::Drop(column) | Action::Pop(column) if !rules.board().has(column) => {
                Some(text.say_mistake_no_column(typed))
            }
            _ => None,
        });
        if let Some(why) = nonsense {
            return self.room.say(&why);
        }
        self.before = self.session.log().map(|log| log.game().clone());
        self.request(Request::Play(action))
    }

    fn take_back(&mut self) -> Result<(), ConsoleError> {
        let actions = self.session.log().map(|log| log.inputs().to_vec());
        if self.session.is_questioned() && self.session.can(Action::Undo) {
            return self.request(Request::Play(Action::Undo));
        }
        self.request(Request::TakeBack)?;
        if let (Some(before), Some(log), Some(narrator)) = (actions, self.session.log(), self.narrator())
            && let Some(gone) = before.get(log.inputs().len()..).filter(|gone| !gone.is_empty())
        {
            let told = self.room.text.plain_taken_back(narrator.deeds(gone));
            self.told.push(told);
        }
        Ok(())
    }

    fn hint(&mut self) -> Result<(), ConsoleError> {
        if self.session.is_over() {
            return self.say_end();
        }
        let Some(game) = self.session.log().map(|log| log.game().clone()) else { return Ok(()) };
        let finding = self.room.analyse(advice::what_to_do(&game))?;
        let said = self.narrator().map(|narrator| advice::hint(finding.as_ref(), &game, &narrator));
        self.room.say(&said.unwrap_or_default())
    }

    fn scores_word(&mut self, rest: &str) -> Result<(), ConsoleError> {
        let to_move = self.session.snapshot().is_some_and(|seen| seen.view.awaiting == Awaiting::Move);
        match parse::on_or_off(rest) {
            None if !to_move => self.room.say(&self.turn()),
            None => self.scores(),
            Some(on) => {
                self.is_new |= on;
                options::set_scores(self.room, on)
            }
        }
    }

    fn coach_word(&mut self, rest: &str) -> Result<(), ConsoleError> {
        self.said_speechless = false;
        let on = parse::on_or_off(rest).unwrap_or(!self.room.settings.coach);
        options::set_coach(self.room, on)
    }

    fn resign(&mut self) -> Result<(), ConsoleError> {
        let text = self.room.text;
        if self.session.is_online() {
            if self.session.is_over() {
                return self.room.say(text.say_refusal_game_over());
            }
            if self.session.is_watching() {
                return self.room.say(text.net_watching());
            }
            self.resigning = true;
            return self.room.say(&format!("{} {}", text.give_up(), text.plain_yes_no()));
        }
        if !self.session.is_over() && !self.room.confirm(text.give_up())? {
            return self.room.say(&self.turn());
        }
        self.request(Request::Play(Action::Resign))
    }

    /// Another game with the same players.
    fn play_another(&mut self, request: Request) -> Result<(), ConsoleError> {
        let begun = self.session.snapshot().is_some_and(|seen| !seen.moves.is_empty());
        let leaves = !self.session.is_online() && begun && !self.session.is_over();
        if leaves && !self.room.confirm(self.room.text.plain_leave())? {
            return Ok(());
        }
        self.request(request)
    }

    /// Goes to another place. Comes back unless the player goes on from there.
    fn away(&mut self, word: Word, rest: &str) -> Result<Option<Way>, ConsoleError> {
        let way = match (word, self.session.record()) {
            (Word::Review, Some(record)) => review::enter(self.room, record)?,
            (Word::Games, _) => history::enter(self.room, rest)?,
            (Word::Puzzle, _) => puzzle::enter(self.room, rest)?,
            _ => options::enter(self.room)?,
        };
        if !matches!(way, Way::Back) {
            return Ok(Some(way));
        }
        self.room.say(&format!("{} {}", self.room.text.plain_resume(), self.turn()))?;
        Ok(None)
    }

    fn help(&mut self) -> Result<(), ConsoleError> {
        let text = self.room.text;
        if self.session.is_online() {
            return self.room.say(&format!("{}\n{}", text.plain_help_move(), text.net_plain_help()));
        }
        let Some(seen) = self.session.snapshot() else { return Ok(()) };
        let first = match seen.view.awaiting {
            Awaiting::Move => text.plain_help_move(),
            Awaiting::Undo | Awaiting::Block => text.plain_help_question(),
            Awaiting::Nothing => text.plain_over(),
        };
        let rules = seen.rules.values();
        let own = [(rules.pop_out, text.plain_help_pop()), (rules.remove > 0, text.plain_help_remove())];
        let own = own.into_iter().filter(|(there, _)| *there).map(|(_, help)| help);
        let lines: Vec<&str> = [first].into_iter().chain(own).chain([text.plain_help_game()]).collect();
        self.room.say(&lines.join("\n"))
    }
}
