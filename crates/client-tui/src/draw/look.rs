//! How things look: colours as far as the terminal has them, signs as far as it can write them.

use ratatui::style::{Color, Modifier, Style};

/// How many colours the terminal has.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Depth {
    /// None: weight and reversal carry everything.
    None,
    /// The sixteen of every terminal, in whatever shade it gives them.
    Sixteen,
    /// The 256 of xterm.
    Many,
    /// All.
    All,
}

/// What is asked of the look, before the environment has its say.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Wish {
    /// The colours; nothing to find out.
    pub depth: Option<Depth>,
    /// Whether the background is light; nothing to find out.
    pub light: Option<bool>,
    /// Only letters of ASCII for signs and frames.
    pub ascii: bool,
}

/// How things look.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Look {
    /// How many colours there are.
    pub depth: Depth,
    /// Whether the background is light.
    pub light: bool,
    /// Whether the terminal itself may know better.
    pub asks: bool,
    /// The signs.
    pub signs: &'static Signs,
}

/// What something is, by which it gets its colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// What is read.
    Text,
    /// What stands beside it.
    Soft,
    /// A name, a title.
    Title,
    /// What asks for attention: the person's turn.
    Mine,
    /// What can be done.
    Open,
    /// Good news.
    Good,
    /// What costs something.
    Warn,
    /// What costs much.
    Bad,
    /// One of the shades by which kinds are told apart, such as suits.
    Shade(u8),
}

/// Signs and frames.
#[derive(PartialEq, Eq, Debug)]
pub struct Signs {
    /// A point of life that is there.
    pub full: &'static str,
    /// One that is lost.
    pub empty: &'static str,
    /// Honour, a token.
    pub honour: &'static str,
    /// A hand of cards.
    pub hand: &'static str,
    /// Whose turn it is.
    pub turn: &'static str,
    /// Where something goes.
    pub arrow: &'static str,
    /// A covered card.
    pub back: &'static str,
    /// A star.
    pub star: &'static str,
    /// A part of a bar that is filled.
    pub bar: &'static str,
    /// One that is not.
    pub rest: &'static str,
    /// Bars of eight heights, from the lowest.
    pub levels: [&'static str; 8],
    /// The rest of a name has no room.
    pub more: &'static str,
    /// Between two things.
    pub dot: &'static str,
    /// Done.
    pub tick: &'static str,
    /// The corners and sides of a frame: top left, top right, bottom left, bottom right, level, upright.
    pub frame: [&'static str; 6],
}

static UNICODE: Signs = Signs {
    full: "♥",
    empty: "♡",
    honour: "✿",
    hand: "▤",
    turn: "▶",
    arrow: "→",
    back: "░",
    star: "★",
    bar: "█",
    rest: "░",
    levels: ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"],
    more: "…",
    dot: "·",
    tick: "✓",
    frame: ["╭", "╮", "╰", "╯", "─", "│"],
};

static ASCII: Signs = Signs {
    full: "#",
    empty: ".",
    honour: "*",
    hand: "=",
    turn: ">",
    arrow: "->",
    back: "?",
    star: "*",
    bar: "#",
    rest: ".",
    levels: ["_", ".", ",", "-", "=", "+", "*", "#"],
    more: "~",
    dot: "-",
    tick: "x",
    frame: ["+", "+", "+", "+", "-", "|"],
};

impl Look {
    /// The look that the environment allows, as far as nothing else is wished.
    pub fn of(wish: Wish, variable: impl Fn(&str) -> Option<String>) -> Look {
        let given = |name: &str| variable(name).filter(|value| !value.is_empty());
        let depth = wish.depth.unwrap_or_else(|| depth(&given));
        Look {
            depth,
            light: wish.light.unwrap_or_else(|| is_light(&given)),
            asks: wish.light.is_none() && depth > Depth::None,
            signs: if wish.ascii || !is_unicode(&given) {
                &ASCII
            } else {
                &UNICODE
            },
        }
    }

    /// The colour of something.
    pub fn style(&self, role: Role) -> Style {
        if self.depth == Depth::None {
            return weight(role);
        }
        let Some((dark, light)) = colours(role) else {
            return Style::new();
        };
        let (ansi, (r, g, b)) = if self.light { light } else { dark };
        let colour = match self.depth {
            Depth::All => Color::Rgb(r, g, b),
            Depth::Many => Color::Indexed(nearest(r, g, b)),
            Depth::Sixteen | Depth::None => ansi,
        };
        let bold = matches!(role, Role::Title | Role::Mine | Role::Open);
        let style = Style::new().fg(colour);
        if bold {
            style.add_modifier(Modifier::BOLD)
        } else {
            style
        }
    }

    /// The same while it has the focus.
    pub fn focused(&self, style: Style) -> Style {
        style.add_modifier(Modifier::REVERSED)
    }
}

/// Without colours.
fn weight(role: Role) -> Style {
    match role {
        Role::Title | Role::Mine | Role::Open => Style::new().add_modifier(Modifier::BOLD),
        Role::Soft => Style::new().add_modifier(Modifier::DIM),
        Role::Bad => Style::new().add_modifier(Modifier::UNDERLINED),
        Role::Text | Role::Good | Role::Warn | Role::Shade(_) => Style::new(),
    }
}

type Rgb = (u8, u8, u8);

/// A colour of the sixteen, and the same as it should be.
type Colour = (Color, Rgb);

/// The colours on a dark and on a light background; nothing for that of the terminal itself. The sixteen have pale
/// yellows, cyans and greys, which are of no use on white.
fn colours(role: Role) -> Option<(Colour, Colour)> {
    const SHADES: [(Colour, Colour); 7] = [
        (
            (Color::Green, (124, 196, 120)),
            (Color::Green, (38, 112, 42)),
        ),
        (
            (Color::Magenta, (178, 142, 222)),
            (Color::Magenta, (104, 58, 158)),
        ),
        (
            (Color::LightMagenta, (240, 150, 196)),
            (Color::LightRed, (168, 40, 110)),
        ),
        (
            (Color::Yellow, (232, 202, 92)),
            (Color::Yellow, (134, 100, 0)),
        ),
        ((Color::Gray, (176, 180, 190)), (Color::Black, (62, 66, 76))),
        ((Color::Red, (240, 112, 92)), (Color::Red, (176, 32, 22))),
        ((Color::Cyan, (122, 196, 240)), (Color::Blue, (14, 92, 150))),
    ];
    let (on_dark, on_light) = match role {
        Role::Text => return None,
        Role::Soft => (
            (Color::DarkGray, (142, 138, 130)),
            (Color::DarkGray, (110, 104, 96)),
        ),
        Role::Title => (
            (Color::Yellow, (226, 190, 120)),
            (Color::Black, (122, 78, 10)),
        ),
        Role::Mine => (
            (Color::LightRed, (255, 138, 108)),
            (Color::Red, (184, 40, 20)),
        ),
        Role::Open => (
            (Color::LightCyan, (136, 214, 226)),
            (Color::Blue, (0, 96, 116)),
        ),
        Role::Good => (
            (Color::Green, (138, 204, 128)),
            (Color::Green, (30, 116, 44)),
        ),
        Role::Warn => (
            (Color::Yellow, (238, 188, 88)),
            (Color::Magenta, (142, 90, 0)),
        ),
        Role::Bad => ((Color::Red, (244, 104, 88)), (Color::Red, (184, 24, 24))),
        Role::Shade(shade) => SHADES[shade as usize % SHADES.len()],
    };
    Some((on_dark, on_light))
}

/// The nearest of the 216 colours of xterm's cube, or of its 24 greys.
fn nearest(r: u8, g: u8, b: u8) -> u8 {
    let (most, least) = (r.max(g).max(b), r.min(g).min(b));
    if most - least <= 24 {
        let grey = (u16::from(r) + u16::from(g) + u16::from(b)) / 3;
        return 232 + (grey.saturating_sub(8) / 10).min(23) as u8;
    }
    let step = |value: u8| {
        if value < 48 {
            0
        } else if value < 115 {
            1
        } else {
            (value - 35) / 40
        }
    };
    16 + 36 * step(r) + 6 * step(g) + step(b)
}

fn depth(given: &impl Fn(&str) -> Option<String>) -> Depth {
    let term = given("TERM").unwrap_or_default();
    let colour = given("COLORTERM").unwrap_or_default();
    if given("NO_COLOR").is_some() || term == "dumb" {
        Depth::None
    } else if colour == "truecolor" || colour == "24bit" || term.ends_with("-direct") {
        Depth::All
    } else if term.contains("256color") || !colour.is_empty() {
        Depth::Many
    } else {
        Depth::Sixteen
    }
}

/// Some terminals say their colours as `text;background` among the sixteen.
fn is_light(given: &impl Fn(&str) -> Option<String>) -> bool {
    let said = given("COLORFGBG").unwrap_or_default();
    matches!(said.rsplit(';').next(), Some("7" | "15"))
}

/// Whether the locale writes UTF-8; the strongest variable that is set decides.
fn is_unicode(given: &impl Fn(&str) -> Option<String>) -> bool {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"]
        .into_iter()
        .find_map(given);
    locale.is_none_or(|locale| {
        let locale = locale.to_lowercase();
        locale.contains("utf-8") || locale.contains("utf8")
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn look(variables: &[(&str, &str)]) -> Look {
        Look::of(Wish::default(), |name| {
            let found = variables.iter().find(|(other, _)| *other == name);
            found.map(|(_, value)| (*value).to_owned())
        })
    }

    #[test]
    fn colours_follow_the_environment() {
        let depth = |variables: &[(&str, &str)]| look(variables).depth;
        assert_eq!(depth(&[("TERM", "xterm")]), Depth::Sixteen);
        assert_eq!(depth(&[("TERM", "xterm-256color")]), Depth::Many);
        assert_eq!(depth(&[("COLORTERM", "truecolor")]), Depth::All);
        assert_eq!(
            depth(&[("COLORTERM", "truecolor"), ("NO_COLOR", "1")]),
            Depth::None
        );
        assert_eq!(
            depth(&[("COLORTERM", "truecolor"), ("NO_COLOR", "")]),
            Depth::All
        );
        assert_eq!(depth(&[("TERM", "dumb")]), Depth::None);
    }

    #[test]
    fn the_background_and_the_letters_are_asked_of_the_environment() {
        assert!(look(&[("COLORFGBG", "0;15")]).light);
        assert!(!look(&[("COLORFGBG", "15;0")]).light && !look(&[]).light);
        assert_eq!(look(&[("LANG", "pl_PL.UTF-8")]).signs.turn, "▶");
        assert_eq!(
            look(&[("LC_ALL", "C"), ("LANG", "pl_PL.UTF-8")])
                .signs
                .turn,
            ">"
        );
    }

    #[test]
    fn kinds_have_colours_of_their_own_on_any_background_and_none_that_vanish_on_white() {
        for depth in [Depth::Sixteen, Depth::Many, Depth::All] {
            for light in [false, true] {
                let wish = Wish {
                    depth: Some(depth),
                    light: Some(light),
                    ascii: false,
                };
                let look = Look::of(wish, |_| None);
                let roles = (0..7).map(Role::Shade).chain([Role::Soft]);
                let colours: Vec<_> = roles.map(|role| look.style(role).fg).collect();
                for (at, colour) in colours.iter().enumerate() {
                    assert!(!colours[..at].contains(colour), "{depth:?} {light} {at}");
                }
            }
        }
        let white = Look {
            depth: Depth::Sixteen,
            light: true,
            ..look(&[])
        };
        let pale = [
            Color::Gray,
            Color::White,
            Color::LightCyan,
            Color::LightYellow,
            Color::Cyan,
        ];
        let named = [
            Role::Soft,
            Role::Title,
            Role::Mine,
            Role::Open,
            Role::Good,
            Role::Warn,
        ];
        for role in named.into_iter().chain((0..7).map(Role::Shade)) {
            let colour = white.style(role).fg.unwrap_or_default();
            assert!(!pale.contains(&colour), "{role:?}");
        }
    }

    #[test]
    fn without_colours_there_are_none() {
        let look = look(&[("NO_COLOR", "1")]);
        for role in [Role::Text, Role::Mine, Role::Bad, Role::Shade(3)] {
            assert_eq!((look.style(role).fg, look.style(role).bg), (None, None));
        }
    }
}
