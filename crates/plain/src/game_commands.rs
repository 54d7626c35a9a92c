//! The commands of a game.

use four_console::ConsoleError;
use four_rules::{Action, Awaiting};
use four_session::{Request, Snapshot};

use super::game::{GameLoop, sentence};
use super::parse::{self, Command};
use super::{Exit, advice, board, history, narrate, options, puzzle, review};

impl GameLoop<'_, '_> {
    /// Carries out a line. Returns the exit if the line leaves the game.
    pub(super) fn line(&mut self, line: &str) -> Result<Option<Exit>, ConsoleError> {
        let online = self.session.is_online();
        // At this machine a question is the prompt, and an empty line declines it.
        let asked = if online { !line.is_empty() } else { self.session.is_questioned() };
        let answer = parse::yes_or_no(self.shared.text, line).filter(|_| asked);
        let board = self.session.snapshot().map(|seen| seen.rules.board());
        let column = board.and_then(|board| parse::bare_column(line, &board));
        match (answer, std::mem::take(&mut self.asked_to_resign)) {
            (Some(true), true) => self.request(Request::Play(Action::Resign))?,
            (Some(false), true) => self.say_status()?,
            (Some(yes), false) => self.answer(yes)?,
            (None, _) if line.is_empty() => self.say_status()?,
            (None, _) => match (line.parse(), column, parse::read(self.shared.text, line)) {
                (Ok(action @ (Action::Pop(_) | Action::Remove(_))), ..) => self.make_move(action, line)?,
                (_, Some(column), _) => self.make_move(Action::Drop(column), line)?,
                (_, None, Some((command, rest))) => return self.command(command, rest, line),
                (_, None, None) => self.shared.not_understood(line)?,
            },
        }
        Ok(None)
    }

    fn answer(&mut self, yes: bool) -> Result<(), ConsoleError> {
        self.before = None;
        self.request(Request::Answer(yes))
    }

    /// Says whose turn it is, and the open question.
    fn say_status(&mut self) -> Result<(), ConsoleError> {
        if !self.session.is_online() {
            return self.shared.say(&self.turn());
        }
        let status = self.session.status(self.shared.text);
        let (status, question) = (sentence(&status, self.shared.text), self.question());
        self.shared.say(format!("{status} {}", question.unwrap_or_default()).trim())
    }

    fn command(&mut self, command: Command, rest: &str, line: &str) -> Result<Option<Exit>, ConsoleError> {
        if let Some(said) = self.look(command, rest) {
            return self.shared.say(&said).map(|()| None);
        }
        match command {
            Command::Drop | Command::Pop | Command::Remove => self.typed_move(command, rest)?,
            Command::Undo => self.take_back()?,
            Command::Draw => self.request(Request::Draw)?,
            Command::Rematch => self.play_another(Request::Rematch)?,
            Command::New => self.play_another(Request::NewGame)?,
            Command::Resign => self.resign()?,
            Command::Who => self.shared.say(&self.who())?,
            Command::Language => {
                self.shared.set_language(rest)?;
                self.session.set_language(self.shared.text.language());
            }
            Command::Help => self.help()?,
            Command::Quit => return Ok(Some(Exit::Quit)),
            Command::Leave if self.session.is_online() => return Ok(Some(Exit::Quit)),
            _ if !self.session.is_online() => return self.local_command(command, rest, line),
            _ => self.shared.not_understood(line)?,
        }
        Ok(None)
    }

    /// Commands of games at this machine only.
    fn local_command(
        &mut self,
        command: Command,
        rest: &str,
        line: &str,
    ) -> Result<Option<Exit>, ConsoleError> {
        match command {
            Command::Redo => self.request(Request::PlayAgain)?,
            Command::Hint => self.hint()?,
            Command::Scores => self.set_or_say_scores(rest)?,
            Command::Coach => self.set_coach(rest)?,
            Command::Moves => {
                let log = self.session.log().zip(self.narrator());
                let moves = log.map(|(log, narrator)| narrate::moves(log, &narrator));
                self.shared.say(&moves.unwrap_or_default())?;
            }
            Command::Save => {
                if let Some(record) = self.session.record() {
                    self.shared.save(&record, rest)?;
                }
            }
            Command::Rules => {
                let rules = self.session.snapshot().map(|seen| self.shared.text.rules_described(&seen.rules));
                self.shared.say(&rules.unwrap_or_default())?;
            }
            Command::Menu => return Ok(Some(Exit::Menu)),
            Command::Review | Command::Games | Command::Puzzle | Command::Settings => {
                return self.visit(command, rest);
            }
            _ => self.shared.not_understood(line)?,
        }
        Ok(None)
    }

    /// The answer to a command about the board.
    fn look(&self, command: Command, rest: &str) -> Option<String> {
        match self.narrator() {
            Some(narrator) => narrator.look(command, rest),
            None => board::look(&self.session.snapshot()?.view, self.shared.text, command, rest),
        }
    }

    fn typed_move(&mut self, command: Command, rest: &str) -> Result<(), ConsoleError> {
        let (column, cell) = (parse::column(rest), parse::cell(rest));
        let action = match command {
            Command::Drop => column.map(Action::Drop),
            Command::Pop => column.map(Action::Pop),
            _ => cell.map(Action::Remove),
        };
        match action {
            Some(action) => self.make_move(action, rest),
            None => self.shared.say(self.shared.text.plain_move_how()),
        }
    }

    /// Makes a move. A move that these rules or this board never have is refused here, because some rules would count it
    /// as a mistake.
    fn make_move(&mut self, action: Action, typed: &str) -> Result<(), ConsoleError> {
        let text = self.shared.text;
        let impossible = self.session.snapshot().and_then(|Snapshot { rules, .. }| match action {
            Action::Pop(_) if !rules.values().pop_out => Some(text.say_mistake_no_power().to_owned()),
            Action::Remove(_) if rules.values().remove == 0 => Some(text.say_mistake_no_power().to_owned()),
            Action::Drop(column) | Action::Pop(column) if !rules.board().has(column) => {
                Some(text.say_mistake_no_column(typed))
            }
            _ => None,
        });
        if let Some(why) = impossible {
            return self.shared.say(&why);
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
            let sentence = self.shared.text.plain_taken_back(narrator.inputs(gone));
            self.pending.push(sentence);
        }
        Ok(())
    }

    fn hint(&mut self) -> Result<(), ConsoleError> {
        if self.session.is_over() {
            return self.say_end();
        }
        let Some(game) = self.session.log().map(|log| log.game().clone()) else { return Ok(()) };
        let finding = self.shared.analyse(advice::what_to_play(&game))?;
        let said = self.narrator().map(|narrator| advice::hint(finding.as_ref(), &game, &narrator));
        self.shared.say(&said.unwrap_or_default())
    }

    fn set_or_say_scores(&mut self, rest: &str) -> Result<(), ConsoleError> {
        let to_move = self.session.snapshot().is_some_and(|seen| seen.view.awaiting == Awaiting::Move);
        match parse::on_or_off(self.shared.text, rest) {
            None if self.session.is_questioned() => self.shared.say(self.shared.text.answer_first()),
            None if !to_move => self.shared.say(&self.turn()),
            None => self.scores(),
            Some(on) => {
                self.is_new |= on;
                options::set_scores(self.shared, on)
            }
        }
    }

    fn set_coach(&mut self, rest: &str) -> Result<(), ConsoleError> {
        self.said_not_plain = false;
        let on = parse::on_or_off(self.shared.text, rest).unwrap_or(!self.shared.settings.coach);
        options::set_coach(self.shared, on)
    }

    fn resign(&mut self) -> Result<(), ConsoleError> {
        let text = self.shared.text;
        if self.session.is_online() {
            if self.session.is_over() {
                return self.shared.say(text.say_refusal_game_over());
            }
            if self.session.is_watching() {
                return self.shared.say(text.net_watching());
            }
            self.asked_to_resign = true;
            return self.shared.say(&format!("{} {}", text.give_up(), text.plain_yes_no()));
        }
        if !self.session.is_over() && !self.shared.confirm(text.give_up())? {
            return self.shared.say(&self.turn());
        }
        self.request(Request::Play(Action::Resign))
    }

    /// Starts another game with the same players.
    fn play_another(&mut self, request: Request) -> Result<(), ConsoleError> {
        let begun = self.session.snapshot().is_some_and(|seen| !seen.moves.is_empty());
        let leaves = !self.session.is_online() && begun && !self.session.is_over();
        if leaves && !self.shared.confirm(self.shared.text.plain_leave())? {
            return Ok(());
        }
        self.request(request)
    }

    /// Opens another page. The game goes on after it, unless the player leaves for somewhere else.
    fn visit(&mut self, command: Command, rest: &str) -> Result<Option<Exit>, ConsoleError> {
        let exit = match (command, self.session.record()) {
            (Command::Review, Some(record)) => review::enter(self.shared, record)?,
            (Command::Games, _) => history::enter(self.shared, rest)?,
            (Command::Puzzle, _) => puzzle::enter(self.shared, rest)?,
            _ => options::enter(self.shared)?,
        };
        if !matches!(exit, Exit::Back) {
            return Ok(Some(exit));
        }
        self.shared.say(&format!("{} {}", self.shared.text.plain_resume(), self.turn()))?;
        Ok(None)
    }

    fn help(&mut self) -> Result<(), ConsoleError> {
        let text = self.shared.text;
        if self.session.is_online() {
            return self.shared.say(&format!("{}\n{}", text.plain_help_move(), text.net_plain_help()));
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
        self.shared.say(&lines.join("\n"))
    }
}
