//! A game on a server, line by line: what happens is said as it happens, between the lines that are typed.

use std::io::{self, BufRead, Write};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::time::{Duration, Instant};

use four_client::ClientError;
use four_protocol::{Act, Offer};
use four_rules::{Action, Awaiting, Language, Side};

use super::board;
use super::lines::{next_line, shown};
use super::order::{self, Word};
use four_console::Stop;
use four_session::online::{Link, Told, Visit, time};
use four_text::terminal::{Words, fill, first_capital};

/// Plays at a table of a server until somebody leaves. With `echo`, what was typed is written too: a terminal does that
/// itself, a pipe does not.
///
/// # Errors
/// [`Stop::InputEnded`] when a player has no more lines; whoever watches needs none. Otherwise if reading or writing fails,
/// or the game is gone for good.
pub fn join(
    mut input: Box<dyn BufRead + Send>,
    output: &mut dyn Write,
    echo: bool,
    visit: Visit,
    language: Language,
) -> Result<(), Stop> {
    let (sender, lines) = sync_channel(1);
    std::thread::spawn(move || {
        while let Ok(Some(line)) = next_line(input.as_mut()) {
            if sender.send(shown(&line)).is_err() {
                return;
            }
        }
    });
    let words = Words::of(language);
    let mut sitting = Sitting {
        visit,
        output,
        echo,
        words,
        told: Vec::new(),
        lost: false,
        giving_up: false,
        was_over: false,
    };
    let ended = sitting.stay(&lines);
    sitting.output.flush()?;
    ended
}

/// Somebody at the table.
struct Sitting<'a> {
    visit: Visit,
    output: &'a mut dyn Write,
    echo: bool,
    words: &'static Words,
    /// What happened and has not been said yet.
    told: Vec<String>,
    /// Whether it was said that the connection is lost.
    lost: bool,
    /// Whether we are asked if we give up.
    giving_up: bool,
    /// Whether it was said that the game is over.
    was_over: bool,
}

/// How soon a word from the server is heard while a line is waited for, and a line while a word is.
const BEAT: Duration = Duration::from_millis(25);
/// How long an answer is waited for after the last line.
const FAREWELL: Duration = Duration::from_secs(10);

impl Sitting<'_> {
    fn stay(&mut self, lines: &Receiver<String>) -> Result<(), Stop> {
        let connecting = fill(self.words.net_connecting, &[&self.visit.address()]);
        self.say(&format!("{}. {connecting}.", self.words.title))?;
        let mut last_line = None;
        loop {
            // While an answer is on its way, the next line waits for it.
            let quiet =
                self.visit.link == Link::Begun || self.visit.is_waiting() && self.visit.link == Link::Up;
            let listening = if quiet || last_line.is_some() { BEAT } else { Duration::ZERO };
            while let Some(told) = self.visit.hear(listening) {
                self.tell(told)?;
            }
            self.output.flush()?;
            if let Link::Ended(trouble) = &self.visit.link {
                return Err(io::Error::new(io::ErrorKind::ConnectionAborted, trouble.to_string()).into());
            }
            if let Some(since) = last_line {
                if self.is_done(since) {
                    return if self.visit.is_watching() { Ok(()) } else { Err(Stop::InputEnded) };
                }
            } else if !quiet {
                match lines.recv_timeout(BEAT) {
                    Ok(line) => {
                        if !self.line(&line)? {
                            return self.say(self.words.plain_goodbye);
                        }
                    }
                    Err(RecvTimeoutError::Timeout) => {}
                    Err(RecvTimeoutError::Disconnected) => last_line = Some(Instant::now()),
                }
            }
        }
    }

    /// Whether there is nothing to wait for after the last line.
    fn is_done(&self, since: Instant) -> bool {
        let over = self.visit.known.as_ref().is_some_and(|known| known.state.over);
        match self.visit.is_watching() {
            true => over,
            false => !self.visit.is_waiting() || since.elapsed() > FAREWELL,
        }
    }

    fn say(&mut self, text: &str) -> Result<(), Stop> {
        Ok(writeln!(self.output, "{}", text.trim_end())?)
    }

    fn tell(&mut self, told: Told) -> Result<(), Stop> {
        match told {
            Told::Happened(_, said) => {
                self.told.push(dotted(&said));
                Ok(())
            }
            Told::Stands { anew } => self.stands(anew),
            Told::Refused(why) => self.say(&dotted(&first_capital(&why))),
            Told::NotKept(why) => self.say(&dotted(&fill(self.words.net_not_kept, &[&why]))),
            Told::NextGame => self.say(&dotted(self.words.net_next_game)),
            Told::Link => self.link(),
        }
    }

    fn link(&mut self) -> Result<(), Stop> {
        match &self.visit.link {
            Link::Down if !std::mem::replace(&mut self.lost, true) => self.say(&dotted(self.words.net_lost)),
            Link::Up if std::mem::take(&mut self.lost) => self.say(&dotted(self.words.net_back)),
            Link::Ended(ClientError::NoSuchGame) => self.say(&dotted(self.words.net_gone)),
            Link::Ended(_) => self.say(&dotted(self.words.net_nonsense)),
            Link::Begun | Link::Up | Link::Down => Ok(()),
        }
    }

    /// Says what happened, how things stand, and what is to be answered.
    fn stands(&mut self, anew: bool) -> Result<(), Stop> {
        let told = std::mem::take(&mut self.told);
        let Some(known) = &self.visit.known else { return Ok(()) };
        let status = dotted(&known.state.status);
        let mut said = told.into_iter().filter(|said| !said.is_empty()).collect::<Vec<_>>().join(" ");
        let over = known.state.over;
        if !said.contains(&known.state.status) {
            said = format!("{said} {status}");
        }
        if anew {
            let greeting = self.greeting();
            self.say(&greeting)?;
        }
        self.say(said.trim())?;
        if let Some(question) = self.question() {
            self.say(&question)?;
        }
        if over && !std::mem::replace(&mut self.was_over, over) && !self.visit.is_watching() {
            self.say(self.words.net_plain_over)?;
        }
        self.was_over = over;
        Ok(())
    }

    /// The rules, who plays, how far the game is.
    fn greeting(&self) -> String {
        let Some(known) = &self.visit.known else { return String::new() };
        let words = self.words;
        let begun = match known.state.moves {
            0 => words.plain_new_game.to_owned(),
            moves => fill(words.plain_goes_on, &[&moves]),
        };
        let rules = fill(words.plain_who, &[&words.rule_set, &known.state.rules]);
        let how = if self.visit.is_watching() { words.net_plain_watch } else { words.plain_how };
        format!("{begun} {rules}\n{}\n{how}", self.who())
    }

    /// Who plays, whether they are there, and how long they have.
    fn who(&self) -> String {
        let words = self.words;
        let line = |side: Side| {
            let clock = self.visit.clock(side).map(|(seconds, _)| format!(" {}.", time(seconds, words)));
            let who = fill(words.plain_who, &[&words.side(side), &self.visit.name(side, words)]);
            who + &clock.unwrap_or_default()
        };
        Side::BOTH.map(line).join("\n")
    }

    /// What is to be answered with yes or no.
    fn question(&self) -> Option<String> {
        let (known, words) = (self.visit.known.as_ref()?, self.words);
        if self.visit.is_questioned() {
            let charges = known.view.charges[known.view.turn];
            return Some(match known.view.awaiting {
                Awaiting::Undo => fill(words.plain_ask_undo, &[&words.you, &charges.undo]),
                _ => fill(words.plain_ask_block, &[&words.you, &charges.block]),
            });
        }
        let (by, offer) = self.visit.offer()?;
        let asked = match offer {
            Offer::Draw => words.net_ask_draw,
            Offer::Undo => words.net_ask_undo,
            Offer::Rematch => words.net_ask_rematch,
        };
        Some(format!("{} {}", fill(asked, &[&known.state.players[by].name]), words.plain_yes_no))
    }

    /// Understands a line; `false` if it leads away.
    fn line(&mut self, line: &str) -> Result<bool, Stop> {
        if self.echo {
            self.say(&format!("> {line}"))?;
        }
        let answer = order::yes_or_no(line).filter(|_| !line.is_empty());
        if std::mem::take(&mut self.giving_up) {
            if answer == Some(true) {
                self.ask(Act::Play(Action::Resign))?;
                return Ok(true);
            }
            if answer == Some(false) {
                return self.status().map(|()| true);
            }
        }
        if let Some(yes) = answer {
            match self.visit.answer(yes) {
                Some(act) => self.ask(act)?,
                None => self.say(self.words.net_plain_no_question)?,
            }
            return Ok(true);
        }
        let board = self.visit.known.as_ref().map(|known| known.rules.board());
        let column = board.and_then(|board| order::bare_column(line, &board));
        match (line.parse(), order::read(line)) {
            _ if line.is_empty() => self.status()?,
            (Ok(command @ (Action::Pop(_) | Action::Remove(_))), _) => self.play(command, line)?,
            (_, Some((Word::Quit | Word::Leave, _))) if column.is_none() => return Ok(false),
            (_, said) => match (column, said) {
                (Some(column), _) => self.play(Action::Drop(column), line)?,
                (None, Some((word, rest))) => self.word(word, rest, line)?,
                (None, None) => self.puzzled(line)?,
            },
        }
        Ok(true)
    }

    fn word(&mut self, word: Word, rest: &str, line: &str) -> Result<(), Stop> {
        let words = self.words;
        if let Some(known) = &self.visit.known
            && let Some(said) = board::look(&known.view, words, word, rest)
        {
            return self.say(&said);
        }
        match (word, order::column(rest), order::cell(rest)) {
            (Word::Drop, Some(column), _) => self.play(Action::Drop(column), rest),
            (Word::Pop, Some(column), _) => self.play(Action::Pop(column), rest),
            (Word::Remove, _, Some(cell)) => self.play(Action::Remove(cell), rest),
            (Word::Drop | Word::Pop | Word::Remove, ..) => self.say(words.plain_move_how),
            (Word::Undo, ..) if self.visit.is_questioned() && self.visit.can(Action::Undo) => {
                self.ask(Act::Play(Action::Undo))
            }
            (Word::Undo, ..) => self.ask(Act::Offer(Offer::Undo)),
            (Word::Draw, ..) => self.ask(self.visit.draw()),
            (Word::Rematch | Word::New, ..) => self.ask(Act::Offer(Offer::Rematch)),
            (Word::Resign, ..) if self.was_over => self.say(&dotted(&first_capital(words.game_over))),
            (Word::Resign, ..) if self.visit.is_watching() => self.say(&dotted(words.net_watching)),
            (Word::Resign, ..) => {
                self.giving_up = true;
                self.say(&format!("{} {}", words.give_up, words.plain_yes_no))
            }
            (Word::Who, ..) => self.say(&self.who()),
            (Word::Language, ..) => self.language(rest),
            (Word::Help, ..) => self.say(&format!("{}\n{}", words.plain_help_move, words.net_plain_help)),
            _ => self.puzzled(line),
        }
    }

    /// Makes a move. What is no move at all here is not sent: some rules would count it as a mistake.
    fn play(&mut self, command: Action, typed: &str) -> Result<(), Stop> {
        let words = self.words;
        let nonsense = self.visit.known.as_ref().and_then(|known| {
            let (board, set) = (known.rules.board(), known.rules.values());
            match command {
                Action::Pop(_) if !set.pop_out => Some(words.no_power.to_owned()),
                Action::Remove(_) if set.remove == 0 => Some(words.no_power.to_owned()),
                Action::Drop(column) | Action::Pop(column) if !board.has(column) => {
                    Some(fill(words.no_column, &[&typed]))
                }
                _ => None,
            }
        });
        match nonsense {
            Some(why) => self.say(&dotted(&first_capital(&why))),
            None => self.ask(Act::Play(command)),
        }
    }

    fn ask(&mut self, act: Act) -> Result<(), Stop> {
        let words = self.words;
        match &self.visit.link {
            _ if self.visit.known.is_none() => self.say(&dotted(words.net_lost)),
            _ if self.visit.is_watching() => self.say(&dotted(words.net_watching)),
            _ if !self.visit.ask(act) => self.say(&dotted(words.net_unanswered)),
            _ => Ok(()),
        }
    }

    fn status(&mut self) -> Result<(), Stop> {
        let status = self.visit.known.as_ref().map(|known| dotted(&known.state.status));
        let question = self.question().unwrap_or_default();
        self.say(format!("{} {question}", status.unwrap_or_default()).trim())
    }

    fn language(&mut self, code: &str) -> Result<(), Stop> {
        match code.to_lowercase().parse::<Language>() {
            Err(_) => self.say(self.words.plain_languages),
            Ok(language) => {
                self.words = Words::of(language);
                self.visit.speak(language);
                self.say(self.words.plain_language)
            }
        }
    }

    fn puzzled(&mut self, line: &str) -> Result<(), Stop> {
        let told: String = line.chars().take(40).collect();
        self.say(&fill(self.words.plain_not_understood, &[&told]))
    }
}

/// A sentence with an end.
fn dotted(text: &str) -> String {
    let text = text.trim();
    let ended = text.is_empty() || text.ends_with(['.', '!', '?', '…']);
    if ended { text.to_owned() } else { format!("{text}.") }
}
