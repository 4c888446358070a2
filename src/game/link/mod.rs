//! Handing over by link: the table as it stands, small enough for a message or a QR code.
//!
//! A link is `BASE#TEXT`, or the text alone. Links come from strangers: nothing is taken on trust, every count is limited
//! before anything is made of it, and what it holds passes the same checks as a game file. `docs/FORMATS.md` describes it
//! byte for byte.

mod cells;
mod qr;
mod settings;
mod wire;

pub use qr::QrCode;

use super::action::Recorded;
use super::fault::FieldError;
use super::limits;
use super::play::Game;
use super::setup::Setup;
use crate::rules::Refusal;
use data_encoding::BASE32_NOPAD;
use wire::Wire;

/// Where links lead, set when the program is built; none where they lead nowhere and only their text is of use.
pub const BASE: Option<&str> = option_env!("HOPPEL_LINK_BASE");

/// The version this program writes, and the newest it can read.
const VERSION: u8 = 1;

/// Bytes of the checksum, which comes first.
const CHECKSUM: usize = 4;

/// A table that is handed over, and the moment of its game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link {
    /// The game that goes on from there, with the id of the one it comes from.
    pub setup: Setup,
    /// How many actions the game had then.
    pub actions: u32,
    /// The checksum of its set-up and those actions: see [`Link::was_made_in`].
    pub log: u32,
}

/// Why a text is no link to a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LinkFault {
    /// It is longer than any link.
    TooLong,
    /// It is something else, or not whole.
    Broken,
    /// It was made by a newer program.
    Newer,
    /// The table in it cannot be.
    Setup(FieldError),
}

impl From<FieldError> for LinkFault {
    fn from(error: FieldError) -> Self {
        Self::Setup(error)
    }
}

impl LinkFault {
    /// The name of the rule, as the contract has it.
    pub const fn rule(&self) -> &'static str {
        match self {
            Self::TooLong | Self::Broken => "file.syntax",
            Self::Newer => "file.version",
            Self::Setup(_) => "file.field",
        }
    }
}

impl Link {
    /// The table of this game as it stands.
    ///
    /// # Errors
    /// As [`Game::position`].
    pub fn of(game: &Game) -> Result<Self, Refusal> {
        Ok(Self {
            setup: game.position()?,
            actions: u32::try_from(game.actions().len()).unwrap_or(u32::MAX),
            log: checksum(game.setup(), game.actions()),
        })
    }

    /// Whether it was made in this game, or in one with the same beginning. A game on the shelf that has the link's id
    /// and in which it was not made has gone another way since: a fork. A title can be changed at any time.
    pub fn was_made_in(&self, game: &Game) -> bool {
        let actions = usize::try_from(self.actions).ok();
        let so_far = actions.and_then(|actions| game.actions().get(..actions));
        let setup = Setup {
            title: self.setup.title.clone(),
            ..game.setup().clone()
        };
        self.setup.id == setup.id && so_far.is_some_and(|actions| checksum(&setup, actions) == self.log)
    }

    /// The link, leading to [`BASE`] if there is one; `None` where the table is too large for a link.
    pub fn write(&self) -> Option<String> {
        let plain = postcard::to_allocvec(&Wire::of(self)).ok()?;
        let mut body = vec![VERSION];
        body.extend(miniz_oxide::deflate::compress_to_vec(&plain, 10));
        let checksum = crc32fast::hash(&body).to_le_bytes();
        let text = BASE32_NOPAD.encode(&[&checksum[..], &body].concat());
        let link = match BASE {
            Some(base) => format!("{base}#{text}"),
            None => text,
        };
        (link.len() <= limits::LINK && plain.len() <= limits::LINK_UNPACKED).then_some(link)
    }

    /// Reads a link, or its text alone, in small letters too. What is neither letter nor digit counts for nothing: messages break
    /// long lines and put signs around them, which a browser writes as `%3E`. Whether it is whole the checksum tells.
    ///
    /// # Errors
    /// It is no link to a table that can be.
    pub fn read(link: &str) -> Result<Self, LinkFault> {
        if link.len() > limits::LINK {
            return Err(LinkFault::TooLong);
        }
        let link = link.trim_end_matches(|sign: char| !sign.is_alphanumeric());
        let text = link.rsplit_once('#').map_or(link, |(_, text)| text);
        let mut parts = text.split('%');
        let first = parts.next().unwrap_or_default();
        let text: String = std::iter::once(first)
            .chain(parts.map(|part| part.get(2..).unwrap_or_default()))
            .flat_map(str::chars)
            .filter(|sign| sign.is_alphanumeric())
            .map(|letter| letter.to_ascii_uppercase())
            .collect();
        let bytes = BASE32_NOPAD.decode(text.as_bytes()).map_err(|_| LinkFault::Broken)?;
        let (checksum, body) = bytes.split_first_chunk::<CHECKSUM>().ok_or(LinkFault::Broken)?;
        if crc32fast::hash(body) != u32::from_le_bytes(*checksum) {
            return Err(LinkFault::Broken);
        }
        match body.split_first() {
            Some((&VERSION, packed)) => unpack(packed),
            Some((&version, _)) if version > VERSION => Err(LinkFault::Newer),
            Some(_) | None => Err(LinkFault::Broken),
        }
    }
}

fn unpack(packed: &[u8]) -> Result<Link, LinkFault> {
    let plain = miniz_oxide::inflate::decompress_to_vec_with_limit(packed, limits::LINK_UNPACKED)
        .map_err(|_| LinkFault::Broken)?;
    match postcard::take_from_bytes::<Wire>(&plain) {
        Ok((wire, [])) => {
            let link = wire.link().ok_or(LinkFault::Broken)?;
            link.setup.check()?;
            Ok(link)
        }
        Ok(_) | Err(_) => Err(LinkFault::Broken),
    }
}

/// CRC-32 of a game's set-up and actions as its file writes them.
fn checksum(setup: &Setup, actions: &[Recorded]) -> u32 {
    let mut checksum = crc32fast::Hasher::new();
    // Neither can fail to be written; and two that did would only look alike.
    checksum.update(&serde_json::to_vec(setup).unwrap_or_default());
    for action in actions {
        checksum.update(&serde_json::to_vec(action).unwrap_or_default());
    }
    checksum.finalize()
}
