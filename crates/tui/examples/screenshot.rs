//! Draws a screen of the program as SVG, for the README.
//!
//! `cargo run --example screenshot -- 80x24 play 4453 > screen.svg`: the size, `title` or `play`, the keys to press.

use std::fmt::Write as _;
use std::time::{Duration, Instant};

use four_engine::Level;
use four_rules::Rules;
use four_session::Seat;
use four_session::settings::{Scores, Settings};
use four_session::start::{Setup, Start};
use four_tui::{App, ColourDepth, Message};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};
use ratatui::style::{Color, Modifier};

/// The size of a character in pixels.
const CELL: (usize, usize) = (10, 20);
const GROUND: &str = "#16181d";
const TEXT: &str = "#d7dae0";

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut args = std::env::args().skip(1);
    let size = args.next().unwrap_or_else(|| "80x24".into());
    let (width, height) = size.split_once('x').ok_or("a size is 80x24")?;
    let start = match args.next().as_deref() {
        Some("play") => {
            let seats = [Seat::Human(String::new()), Seat::Computer(Level::Step(4))];
            Start::Game { rules: Rules::default(), seats }
        }
        _ => Start::Menu,
    };
    let settings = Settings {
        motion: false,
        coach: true,
        scores: Scores::Numbers,
        language: "en".into(),
        ..Settings::default()
    };
    let setup = Setup { settings, settings_file: None, library: None, seed: 4 };
    let mut app = App::new(start, setup, ColourDepth::True);
    let mut terminal = Terminal::new(TestBackend::new(width.parse()?, height.parse()?))?;
    let begun = Instant::now();
    for key in args.next().unwrap_or_default().chars() {
        app.update(
            Message::Terminal(Event::Key(KeyEvent::new(KeyCode::Char(key), KeyModifiers::NONE))),
            begun.elapsed(),
        );
        settle(&mut app, begun);
    }
    terminal.draw(|frame| app.view(frame))?;
    print!("{}", svg(terminal.backend().buffer()));
    Ok(())
}

/// Waits until the computer and the coach have answered.
fn settle(app: &mut App, begun: Instant) {
    while app.patience() < Duration::from_millis(200) {
        app.update(Message::Tick, begun.elapsed());
        std::thread::sleep(Duration::from_millis(5));
    }
}

fn svg(buffer: &Buffer) -> String {
    let (width, height) = (usize::from(buffer.area.width), usize::from(buffer.area.height));
    let (wide, high) = (width * CELL.0, height * CELL.1);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {wide} {high}\" font-family=\"ui-monospace,\
         SFMono-Regular,Menlo,Consolas,DejaVu Sans Mono,monospace\" font-size=\"16\">\n\
         <rect width=\"{wide}\" height=\"{high}\" fill=\"{GROUND}\"/>\n<g shape-rendering=\"crispEdges\">\n"
    );
    let mut quarters = vec![String::new(); 4 * width * height];
    let mut texts = String::new();
    for (index, cell) in buffer.content().iter().enumerate() {
        let (x, y) = (index % width, index / width);
        let (mut front, mut back) = (colour(cell.fg, TEXT), colour(cell.bg, GROUND));
        if cell.modifier.contains(Modifier::REVERSED) {
            std::mem::swap(&mut front, &mut back);
        }
        let symbol = cell.symbol();
        let block = BLOCKS.iter().position(|block| *block == symbol);
        for bit in 0..4 {
            let filled = block.is_some_and(|block| block >> bit & 1 == 1);
            let place = (2 * y + bit / 2) * 2 * width + 2 * x + bit % 2;
            quarters[place] = if filled { front.clone() } else { back.clone() };
        }
        if block.is_none() {
            let weight = if cell.modifier.contains(Modifier::BOLD) { " font-weight=\"bold\"" } else { "" };
            let faint = if cell.modifier.contains(Modifier::DIM) { " opacity=\"0.6\"" } else { "" };
            let symbol = symbol.replace('&', "&amp;").replace('<', "&lt;");
            let (x, y) = (x * CELL.0, y * CELL.1 + 15);
            let _ =
                writeln!(texts, "<text x=\"{x}\" y=\"{y}\" fill=\"{front}\"{weight}{faint}>{symbol}</text>");
        }
    }
    for (y, row) in quarters.chunks(2 * width).enumerate() {
        let mut x = 0;
        for run in row.chunk_by(|one, other| one == other) {
            if run[0] != GROUND {
                let (left, top, long) = (x * CELL.0 / 2, y * CELL.1 / 2, run.len() * CELL.0 / 2);
                let _ = writeln!(svg, "<path fill=\"{}\" d=\"M{left} {top}h{long}v10h-{long}z\"/>", run[0]);
            }
            x += run.len();
        }
    }
    svg + "</g>\n" + &texts + "</svg>\n"
}

/// Block characters by the quarters they fill: upper left 1, upper right 2, lower left 4, lower right 8.
const BLOCKS: [&str; 16] = [" ", "▘", "▝", "▀", "▖", "▌", "▞", "▛", "▗", "▚", "▐", "▜", "▄", "▙", "▟", "█"];

fn colour(colour: Color, otherwise: &str) -> String {
    match colour {
        Color::Rgb(red, green, blue) => format!("#{red:02x}{green:02x}{blue:02x}"),
        Color::White => "#ffffff".into(),
        _ => otherwise.into(),
    }
}
