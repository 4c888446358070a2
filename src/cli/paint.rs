//! Colour in a terminal, and its absence everywhere else.

use crate::table::Colour;
use std::io::IsTerminal;

/// Whether to colour at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Paint {
    Colours,
    Plain,
}

/// What a text is, as far as its colour is concerned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Style {
    Plain,
    Heading,
    /// What is there to look things up by.
    Quiet,
    Bunny,
    Nest,
    /// A QR code: black on white, whatever the terminal's own colours are.
    Code,
    Player(Colour),
}

impl Paint {
    /// Colours only where standard output is a terminal, and `NO_COLOR` does not ask for none.
    pub(super) fn of_standard_output() -> Self {
        let set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
        let dumb = std::env::var_os("TERM").is_some_and(|terminal| terminal == "dumb");
        if std::io::stdout().is_terminal() && !set("NO_COLOR") && !dumb {
            Self::Colours
        } else {
            Self::Plain
        }
    }

    /// The text in its colour.
    pub(super) fn paint(self, style: Style, text: &str) -> String {
        match (self, style.code()) {
            (Self::Colours, Some(code)) if !text.is_empty() => format!("\u{1b}[{code}m{text}\u{1b}[0m"),
            (Self::Colours | Self::Plain, _) => text.to_owned(),
        }
    }
}

impl Style {
    /// The parameters of the terminal's colour sequence (SGR).
    const fn code(self) -> Option<&'static str> {
        match self {
            Self::Plain => None,
            Self::Heading => Some("1"),
            Self::Quiet => Some("2"),
            Self::Bunny => Some("1;7"),
            Self::Nest => Some("33"),
            Self::Code => Some("38;5;16;48;5;231"),
            Self::Player(colour) => Some(match colour {
                Colour::Red => "1;31",
                Colour::Blue => "1;34",
                Colour::Green => "1;32",
                Colour::Yellow => "1;93",
                Colour::Black => "1",
                Colour::Pink => "1;95",
                Colour::Grey => "1;90",
                Colour::White => "1;97",
                Colour::Purple => "1;35",
                Colour::Orange => "1;38;5;208",
            }),
        }
    }
}
