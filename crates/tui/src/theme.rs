//! The colours of each theme, and how a terminal with fewer colours shows them.

use four_rules::Side;
use ratatui::style::{Color, Modifier, Style};

use four_session::settings::Theme;

/// How many colours a terminal shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ColourDepth {
    /// 24-bit colours.
    True,
    /// The 256 of xterm.
    Indexed,
    /// The 16 basic colours, as set in the terminal.
    Sixteen,
    /// No colours.
    Mono,
}

impl ColourDepth {
    /// The depth that the variables of the environment tell. `NO_COLOR` comes first.
    #[must_use]
    pub fn of_environment(variable: impl Fn(&str) -> Option<String>) -> ColourDepth {
        let set = |name| variable(name).filter(|value| !value.is_empty());
        let (colours, term) = (set("COLORTERM").unwrap_or_default(), set("TERM").unwrap_or_default());
        match () {
            () if set("NO_COLOR").is_some() => ColourDepth::Mono,
            () if colours == "truecolor" || colours == "24bit" || term.ends_with("-direct") => {
                ColourDepth::True
            }
            () if term.contains("256") || term.contains("kitty") || term.contains("alacritty") => {
                ColourDepth::Indexed
            }
            () if term.starts_with("vt") => ColourDepth::Mono,
            () => ColourDepth::Sixteen,
        }
    }
}

/// A colour as RGB, and the nearest of the 16 basic colours.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Tone(u32, Color);

/// The colours of a theme on a terminal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Palette {
    depth: ColourDepth,
    theme: Theme,
}

/// What something is drawn with, whatever its colour is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ink {
    /// The background of everything.
    Ground,
    /// Plain text.
    Text,
    /// The board.
    Board,
    /// A cell without a disc.
    Hole,
    /// The disc of a side.
    Disc(Side),
    /// The middle of a disc of the second side, so that the sides differ in shape too.
    Core(Side),
    /// A disc of a side that is not in the winning line.
    Faded(Side),
    /// Something to notice.
    Accent,
    /// A score that is neither good nor bad.
    Neutral,
    /// Something good for a player.
    Good,
    /// Something bad for a player, or an error.
    Bad,
    /// The score of a column that loses. On the board it must not look like a disc, as red would.
    Loses,
}

impl Palette {
    pub(crate) const fn new(theme: Theme, depth: ColourDepth) -> Palette {
        Palette { depth, theme }
    }

    pub(crate) fn is_mono(self) -> bool {
        self.depth == ColourDepth::Mono
    }

    /// Whether pictures should be dark.
    pub(crate) fn is_dark(self) -> bool {
        self.theme != Theme::Classic
    }

    /// The colour of an ink.
    pub(crate) fn colour(self, ink: Ink) -> Color {
        let Some(Tone(rgb, named)) = self.tone(ink) else { return Color::Reset };
        let [_, red, green, blue] = rgb.to_be_bytes();
        match self.depth {
            ColourDepth::True => Color::Rgb(red, green, blue),
            ColourDepth::Indexed => Color::Indexed(nearest(red, green, blue)),
            ColourDepth::Sixteen => named,
            ColourDepth::Mono => Color::Reset,
        }
    }

    fn tone(self, ink: Ink) -> Option<Tone> {
        use Side::{First, Second};
        use Theme::{Classic, ColourBlind, Contrast, Dark};
        Some(match (self.theme, ink) {
            (Classic | ColourBlind, Ink::Ground | Ink::Text) => return None,
            (Dark, Ink::Ground) => Tone(0x14_1821, Color::Black),
            (Dark, Ink::Text) => Tone(0xc8_ccd4, Color::Gray),
            (Contrast, Ink::Ground) => Tone(0x00_0000, Color::Black),
            (Contrast, Ink::Text) => Tone(0xff_ffff, Color::White),
            (Classic, Ink::Board) => Tone(0x1f_4fb8, Color::Blue),
            (Dark, Ink::Board) => Tone(0x2a_3550, Color::Blue),
            (Contrast, Ink::Board) => Tone(0x30_30c0, Color::Blue),
            (ColourBlind, Ink::Board) => Tone(0x4a_4a55, Color::DarkGray),
            (Classic, Ink::Hole) => Tone(0x0e_2350, Color::Black),
            (Dark, Ink::Hole) => Tone(0x14_1821, Color::Black),
            (Contrast | ColourBlind, Ink::Hole) => Tone(0x00_0000, Color::Black),
            (Classic, Ink::Disc(First)) => Tone(0xe0_3c31, Color::LightRed),
            (Dark, Ink::Disc(First)) => Tone(0xd8_6a63, Color::LightRed),
            (Contrast, Ink::Disc(First)) => Tone(0xff_3030, Color::LightRed),
            // Vermilion and yellow are still red and yellow, and differ in brightness for every kind of sight.
            (ColourBlind, Ink::Disc(First)) => Tone(0xd5_5e00, Color::LightRed),
            (Classic, Ink::Disc(Second)) => Tone(0xf7_c82d, Color::LightYellow),
            (Dark, Ink::Disc(Second)) => Tone(0xe3_c56d, Color::LightYellow),
            (Contrast, Ink::Disc(Second)) => Tone(0xff_ff40, Color::LightYellow),
            (ColourBlind, Ink::Disc(Second)) => Tone(0xf0_e442, Color::LightYellow),
            (Classic, Ink::Core(First)) => Tone(0xb8_2a22, Color::Red),
            (Dark, Ink::Core(First)) => Tone(0xa8_4640, Color::Red),
            (Contrast, Ink::Core(_)) => Tone(0x00_0000, Color::Black),
            (ColourBlind, Ink::Core(First)) => Tone(0x9a_4400, Color::Red),
            (Classic, Ink::Core(Second)) => Tone(0xc0_8f10, Color::Yellow),
            (Dark, Ink::Core(Second)) => Tone(0xa8_8a3c, Color::Yellow),
            (ColourBlind, Ink::Core(Second)) => Tone(0xa8_9e20, Color::Yellow),
            (Contrast, Ink::Faded(First)) => Tone(0x90_2020, Color::Red),
            (Contrast, Ink::Faded(Second)) => Tone(0x8c_8c20, Color::Yellow),
            (Dark, Ink::Faded(First)) => Tone(0x6e_3a3a, Color::Red),
            (Dark, Ink::Faded(Second)) => Tone(0x6e_6038, Color::Yellow),
            (Classic | ColourBlind, Ink::Faded(First)) => Tone(0x86_3030, Color::Red),
            (Classic | ColourBlind, Ink::Faded(Second)) => Tone(0x8a_7428, Color::Yellow),
            (_, Ink::Accent) => Tone(0x4f_9cf0, Color::LightCyan),
            (ColourBlind, Ink::Good) => Tone(0x56_b4e9, Color::LightCyan),
            (ColourBlind, Ink::Bad | Ink::Loses) => Tone(0xcc_79a7, Color::LightMagenta),
            (_, Ink::Loses) => Tone(0xd3_8be8, Color::LightMagenta),
            (_, Ink::Neutral) => Tone(0xff_ffff, Color::White),
            (_, Ink::Good) => Tone(0x3f_b950, Color::LightGreen),
            (_, Ink::Bad) => Tone(0xe5_534b, Color::LightRed),
        })
    }

    /// Text in an ink.
    pub(crate) fn text(self, ink: Ink) -> Style {
        Style::new().fg(self.colour(ink)).bg(self.colour(Ink::Ground))
    }

    /// Plain text.
    pub(crate) fn plain(self) -> Style {
        self.text(Ink::Text)
    }

    /// Text of less importance.
    pub(crate) fn quiet(self) -> Style {
        match self.theme {
            Theme::Contrast => self.plain(),
            _ => self.plain().add_modifier(Modifier::DIM),
        }
    }

    /// Text that stands out.
    pub(crate) fn strong(self) -> Style {
        self.plain().add_modifier(Modifier::BOLD)
    }

    /// The chosen line of a list, or a toast.
    pub(crate) fn chosen(self) -> Style {
        self.plain().add_modifier(Modifier::REVERSED | Modifier::BOLD)
    }
}

/// The number of the nearest colour of xterm's 6×6×6 cube or its greys.
fn nearest(red: u8, green: u8, blue: u8) -> u8 {
    const STEPS: [u8; 6] = [0, 95, 135, 175, 215, 255];
    let step = |value: u8| (0..6u8).min_by_key(|&i| STEPS[usize::from(i)].abs_diff(value)).unwrap_or(0);
    let far = |a: [u8; 3]| -> u32 {
        let off = [a[0].abs_diff(red), a[1].abs_diff(green), a[2].abs_diff(blue)];
        off.iter().map(|&d| u32::from(d) * u32::from(d)).sum()
    };
    let cube = [red, green, blue].map(step);
    let grey = (0..24u8).min_by_key(|&i| far([8 + 10 * i; 3])).unwrap_or(0);
    match far([8 + 10 * grey; 3]) < far(cube.map(|i| STEPS[usize::from(i)])) {
        true => 232 + grey,
        false => 16 + 36 * cube[0] + 6 * cube[1] + cube[2],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_environment_tells_the_colour_depth() {
        let depth = |set: &[(&str, &str)]| {
            let find =
                |name: &str| set.iter().find(|(key, _)| *key == name).map(|(_, value)| value.to_string());
            ColourDepth::of_environment(find)
        };
        assert_eq!(depth(&[("TERM", "xterm-256color"), ("COLORTERM", "truecolor")]), ColourDepth::True);
        assert_eq!(depth(&[("TERM", "xterm-256color")]), ColourDepth::Indexed);
        assert_eq!(depth(&[("TERM", "linux")]), ColourDepth::Sixteen);
        assert_eq!(depth(&[("TERM", "xterm-256color"), ("NO_COLOR", "1")]), ColourDepth::Mono);
        assert_eq!(depth(&[("TERM", "xterm"), ("NO_COLOR", "")]), ColourDepth::Sixteen);
    }

    #[test]
    fn scores_do_not_have_the_colours_of_discs() {
        let far = |Tone(one, one_named): Tone, Tone(other, other_named): Tone| {
            let apart = one.to_be_bytes().iter().zip(other.to_be_bytes()).map(|(a, b)| a.abs_diff(b)).max();
            one_named != other_named && apart > Some(0x40)
        };
        for theme in Theme::ALL {
            let tone = |ink| Palette::new(theme, ColourDepth::True).tone(ink).expect("a colour");
            for score in [Ink::Good, Ink::Neutral, Ink::Loses] {
                for side in Side::BOTH {
                    assert!(far(tone(score), tone(Ink::Disc(side))), "{theme:?}, {score:?}, {side:?}");
                }
            }
        }
    }

    #[test]
    fn the_nearest_of_256_colours_is_found() {
        assert_eq!(nearest(255, 0, 0), 196);
        assert_eq!(nearest(0, 95, 175), 25);
        assert_eq!(nearest(128, 128, 128), 244);
    }
}
