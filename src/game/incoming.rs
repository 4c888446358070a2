//! A game that comes in from elsewhere, and how it stands to the one of the same id that is there already.

use super::fault::FieldError;
use super::link::Link;
use super::play::Game;
use super::setup::{Setup, Start};
use crate::table::{Cell, Table, Tile};

/// A game that comes in from elsewhere: with all its log by file, or as it stood at a moment by link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Incoming {
    game: Game,
    link: Option<Link>,
}

/// How a game that comes in stands to one of the same id, the nearest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kinship {
    /// It is that very game at that very moment.
    Same,
    /// It is an earlier moment of that game, which has gone on since.
    Earlier,
    /// It has gone on from that game as it stands.
    Later,
    /// Both began as one and have gone different ways: a fork.
    Parted,
}

impl From<Game> for Incoming {
    fn from(game: Game) -> Self {
        Self { game, link: None }
    }
}

impl TryFrom<Link> for Incoming {
    type Error = FieldError;

    fn try_from(link: Link) -> Result<Self, FieldError> {
        Ok(Self {
            game: Game::new(link.setup.clone())?,
            link: Some(link),
        })
    }
}

impl Incoming {
    /// The game that goes on from there.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// How it stands to that game; `None` where the two are not known to be one.
    pub fn kinship(&self, known: &Game) -> Option<Kinship> {
        let id = self.game.setup().id.as_ref();
        id.filter(|id| Some(*id) == known.setup().id.as_ref())?;
        if let Some(link) = self.link.as_ref().filter(|link| link.was_made_in(known)) {
            let has_gone_on = u32::try_from(known.actions().len()).is_ok_and(|actions| actions > link.actions);
            return Some(if has_gone_on { Kinship::Earlier } else { Kinship::Same });
        }
        if !begin_alike(self.game.setup(), known.setup()) {
            return Some(by_position(&self.game, known));
        }
        let (here, there) = (self.game.actions(), known.actions());
        Some(match (there.starts_with(here), here.starts_with(there)) {
            (true, true) => Kinship::Same,
            (true, false) => Kinship::Earlier,
            (false, true) => Kinship::Later,
            (false, false) => Kinship::Parted,
        })
    }
}

/// Whether two games have the same beginning. A title can be changed at any time.
fn begin_alike(one: &Setup, other: &Setup) -> bool {
    let title = other.title.clone();
    Setup { title, ..one.clone() } == *other
}

/// What can be told of a game whose log nobody has, because it went on from a link: by its board alone or, where that is
/// the same, by what happens away from it.
fn by_position(here: &Game, there: &Game) -> Kinship {
    if let (Ok(here), Ok(there)) = (here.position(), there.position())
        && are_alike_on_the_board(&here, &there)
    {
        return by_the_players(&here, &there);
    }
    by_tiles(here.table(), there.table())
}

/// Whether two positions of one game differ at most in how the players are called and in the eggs they have eaten.
fn are_alike_on_the_board(one: &Setup, other: &Setup) -> bool {
    let start = Start {
        eaten: other.start.eaten.clone(),
        ..one.start.clone()
    };
    one.players.len() == other.players.len()
        && start == other.start
        && one.edition == other.edition
        && one.settings == other.settings
        && one.expansions == other.expansions
}

/// Nobody gives an egg back that he has eaten. Of new names nobody knows which came first, and what comes in is rather
/// the news.
fn by_the_players(here: &Setup, there: &Setup) -> Kinship {
    let eaten = |position: &Setup| {
        let nobody = || vec![0; position.players.len()];
        position.start.eaten.clone().unwrap_or_else(nobody)
    };
    let more = |one: &Setup, other: &Setup| eaten(one).iter().zip(eaten(other)).any(|(one, other)| *one > other);
    match (more(here, there), more(there, here)) {
        (true, true) => Kinship::Parted,
        (false, true) => Kinship::Earlier,
        (false, false) if here.players == there.players => Kinship::Same,
        (true, false) | (false, false) => Kinship::Later,
    }
}

/// Whoever has all the other's tiles and more of them has gone on.
fn by_tiles(here: &Table, there: &Table) -> Kinship {
    let holds = |more: &Table, less: &Table| {
        let lies = |(cell, tile): (&Cell, &Tile)| more.tiles.get(cell).is_some_and(|known| known.marks == tile.marks);
        more.tiles.len() > less.tiles.len() && less.tiles.iter().all(lies)
    };
    if holds(there, here) {
        Kinship::Earlier
    } else if holds(here, there) {
        Kinship::Later
    } else {
        Kinship::Parted
    }
}
