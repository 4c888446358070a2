//! What a link holds, as `postcard` writes it: a position in numbers.

use super::super::check::check_text;
use super::super::limits;
use super::super::setup::{NewPlayer, Setup, Start, StartFigure, StartTile};
use super::Link;
use super::cells::Field;
use super::settings::{self, Setting};
use crate::table::{Cell, Colour, Edition, Expansion, Figure, Kind, Mark, Marks, Name, Place, PlayerId, Zone};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use time::OffsetDateTime;
use time::format_description::well_known::Rfc3339;

/// Places of a figure below this are zones, the others tiles.
const ZONES: u16 = 16;

/// A position in numbers: the order of the fields is the order of the bytes. A text or a list that is left out is empty,
/// a number that is left out 0.
#[derive(Serialize, Deserialize)]
pub(super) struct Wire {
    id: String,
    actions: u32,
    log: [u8; 4],
    /// In seconds since 1970, or word for word where it was written otherwise than this program does.
    created: (i64, String),
    rules: u32,
    title: String,
    /// Name and colour, as they sit.
    players: Vec<(String, u8)>,
    edition: u8,
    settings: Vec<Setting>,
    /// One bit each.
    expansions: u32,
    tiles: Field,
    /// Each different set of marks once, one bit a mark.
    marks: Vec<u32>,
    /// For each tile that is not plain: how many plain ones come before it since the last that is not, and its marks.
    marked: Vec<u32>,
    /// Each different spot once.
    spots: Vec<String>,
    /// For each figure its kind, owner and spot; and its place.
    figures: Vec<(u32, u16)>,
    /// Bunny, dragon and fairy: one more than the number of the tile; 0 off the board.
    guests: [u16; 3],
    eggs: Vec<u16>,
    eaten: Vec<u16>,
    points: Vec<i16>,
    turn: u8,
    part: u32,
    left: Vec<u8>,
    paid: Vec<u16>,
    unpaid: Vec<u16>,
}

impl Wire {
    pub(super) fn of(link: &Link) -> Self {
        let setup = &link.setup;
        let start = &setup.start;
        let tiles: BTreeMap<Cell, Marks> = setup
            .start_tiles()
            .into_iter()
            .map(|tile| (tile.at, tile.marks))
            .collect();
        let numbers: BTreeMap<Cell, u16> = tiles.keys().copied().zip(0..).collect();
        let tile = |cell: &Cell| numbers.get(cell).copied().unwrap_or_default();
        let guest = |cell: Option<Cell>| cell.map_or(0, |cell| tile(&cell) + 1);
        let spots = each_once(
            start
                .figures
                .iter()
                .map(|figure| figure.0.spot.clone())
                .filter(|spot| !spot.is_empty()),
        );
        let owners = setup.players.len();
        let figure = |StartFigure(figure): &StartFigure| {
            let place = match figure.place {
                Place::Zone(zone) => number(Zone::ALL, zone),
                Place::Cell(cell) => tile(&cell) + ZONES,
            };
            let spot = spots
                .iter()
                .position(|spot| *spot == figure.spot)
                .map_or(0, |number| number + 1);
            let kind = usize::from(number(Kind::ALL, figure.kind));
            let who = (kind * owners + figure.player.index()) * (spots.len() + 1) + spot;
            (u32::try_from(who).unwrap_or_default(), place)
        };
        let sets = each_once(tiles.values().copied().filter(|marks| !marks.is_plain()));
        Self {
            id: setup.id.clone().unwrap_or_default(),
            actions: link.actions,
            log: link.log.to_le_bytes(),
            created: moment(setup.created.as_deref().unwrap_or_default()),
            rules: setup.rules.unwrap_or_default(),
            title: setup.title.clone(),
            players: setup
                .players
                .iter()
                .map(|player| (player.name.as_str().to_owned(), short(Colour::ALL, player.colour)))
                .collect(),
            edition: short(Edition::ALL, setup.edition),
            settings: settings::numbers(&setup.settings),
            expansions: bits(Expansion::ALL, |expansion| setup.expansions.contains(&expansion)),
            tiles: Field::of(&tiles.keys().copied().collect::<Vec<_>>()),
            marked: marked(tiles.values(), &sets),
            marks: sets
                .into_iter()
                .map(|set| bits(Mark::ALL, |mark| set.has(mark)))
                .collect(),
            figures: start.figures.iter().map(figure).collect(),
            spots,
            guests: [start.bunny, start.dragon, start.fairy].map(guest),
            eggs: row(start.eggs.as_deref()),
            eaten: row(start.eaten.as_deref()),
            points: row(start.points.as_deref()),
            turn: start.turn.unwrap_or_default().0,
            part: start.part.unwrap_or_default(),
            left: start.left.iter().map(|player| player.0).collect(),
            paid: start.paid.iter().map(tile).collect(),
            unpaid: start.unpaid.iter().map(tile).collect(),
        }
    }

    /// The link these numbers stand for, not checked yet; `None` where they stand for nothing.
    pub(super) fn link(self) -> Option<Link> {
        // A spot is told once and copied for every figure that stands on it.
        if self.figures.len() > limits::START_FIGURES || self.spots.iter().any(|spot| check_text(spot).is_err()) {
            return None;
        }
        let cells = self.tiles.cells()?;
        let tile = |number: u16| cells.get(usize::from(number)).copied();
        let guest = |number: u16| match number.checked_sub(1) {
            Some(number) => tile(number).map(Some),
            None => Some(None),
        };
        let owners = self.players.len();
        let figure = |(who, place): (u32, u16)| {
            let who = usize::try_from(who).ok()?;
            let (who, spot) = (who / (self.spots.len() + 1), who % (self.spots.len() + 1));
            let (kind, player) = (who.checked_div(owners)?, who.checked_rem(owners)?);
            Some(StartFigure(Figure {
                player: PlayerId(u8::try_from(player).ok()?),
                kind: *Kind::ALL.get(kind)?,
                place: match place.checked_sub(ZONES) {
                    Some(number) => Place::Cell(tile(number)?),
                    None => Place::Zone(known(Zone::ALL, place)?),
                },
                spot: match spot.checked_sub(1) {
                    Some(number) => self.spots.get(number)?.clone(),
                    None => String::new(),
                },
            }))
        };
        let tiles_of = |numbers: Vec<u16>| numbers.into_iter().map(tile).collect::<Option<_>>();
        let player = |(name, colour): (String, u8)| {
            Some(NewPlayer {
                name: Name::new(&name).ok()?,
                colour: known(Colour::ALL, colour.into())?,
            })
        };
        let [bunny, dragon, fairy] = self.guests;
        let start = Start {
            tiles: Some(tiles_with(&cells, &self.marks, &self.marked)?),
            figures: self.figures.iter().copied().map(figure).collect::<Option<_>>()?,
            bunny: guest(bunny)?,
            dragon: guest(dragon)?,
            fairy: guest(fairy)?,
            eggs: of_row(self.eggs),
            eaten: of_row(self.eaten),
            points: of_row(self.points),
            turn: Some(PlayerId(self.turn)),
            part: (self.part != 0).then_some(self.part),
            left: self.left.into_iter().map(PlayerId).collect(),
            paid: tiles_of(self.paid)?,
            unpaid: tiles_of(self.unpaid)?,
        };
        let text = |text: String| (!text.is_empty()).then_some(text);
        let setup = Setup {
            id: text(self.id),
            created: text(of_moment(self.created)?),
            rules: (self.rules != 0).then_some(self.rules),
            title: self.title,
            players: self.players.into_iter().map(player).collect::<Option<_>>()?,
            edition: known(Edition::ALL, self.edition.into())?,
            settings: settings::of_numbers(&self.settings)?,
            expansions: of_bits(Expansion::ALL, self.expansions)?,
            start,
        };
        Some(Link {
            setup,
            actions: self.actions,
            log: u32::from_le_bytes(self.log),
        })
    }
}

/// The name's place in its list.
pub(super) fn number<T: Copy + PartialEq>(all: &[T], value: T) -> u16 {
    let mut numbered = all.iter().zip(0..);
    numbered
        .find_map(|(known, number)| (*known == value).then_some(number))
        .unwrap_or_default()
}

/// The same in a byte: no list is longer.
fn short<T: Copy + PartialEq>(all: &[T], value: T) -> u8 {
    u8::try_from(number(all, value)).unwrap_or_default()
}

/// What has that place in its list.
pub(super) fn known<T: Copy>(all: &[T], number: u16) -> Option<T> {
    all.get(usize::from(number)).copied()
}

/// A bit for each that is there, the first in the list lowest.
fn bits<T: Copy>(all: &[T], there: impl Fn(T) -> bool) -> u32 {
    let bits = all.iter().enumerate().filter(|(_, value)| there(**value));
    bits.fold(0, |bits, (number, _)| bits | 1 << number)
}

fn of_bits<T: Copy, C: FromIterator<T>>(all: &[T], bits: u32) -> Option<C> {
    let there = all.iter().enumerate().filter(|(number, _)| bits >> number & 1 == 1);
    (bits >> all.len() == 0).then(|| there.map(|(_, value)| *value).collect())
}

/// The tiles that are not plain, each by the number of plain ones before it and the number of its set of marks.
fn marked<'a>(tiles: impl Iterator<Item = &'a Marks>, sets: &[Marks]) -> Vec<u32> {
    let mut marked = Vec::new();
    let mut plain = 0;
    for marks in tiles {
        match sets.iter().position(|set| set == marks) {
            None => plain += 1,
            Some(set) => {
                marked.push(u32::try_from(plain * sets.len() + set).unwrap_or_default());
                plain = 0;
            }
        }
    }
    marked
}

/// The tiles on these cells; `None` where there is no such mark, or none to set it on.
fn tiles_with(cells: &[Cell], sets: &[u32], marked: &[u32]) -> Option<Vec<StartTile>> {
    let plain = |at: &Cell| StartTile {
        at: *at,
        marks: Marks::NONE,
    };
    let mut tiles: Vec<StartTile> = cells.iter().map(plain).collect();
    let mut rest = tiles.iter_mut();
    for marked in marked {
        let marked = usize::try_from(*marked).ok()?;
        let (plain, set) = (marked.checked_div(sets.len())?, marked.checked_rem(sets.len())?);
        rest.nth(plain)?.marks = of_bits(Mark::ALL, *sets.get(set)?)?;
    }
    Some(tiles)
}

/// Each different one once, in the order in which they come first.
fn each_once<T: PartialEq>(all: impl Iterator<Item = T>) -> Vec<T> {
    let mut once = Vec::new();
    for one in all {
        if !once.contains(&one) {
            once.push(one);
        }
    }
    once
}

/// When a game was set up, in seconds since 1970 where that says it to the letter.
fn moment(created: &str) -> (i64, String) {
    let seconds = OffsetDateTime::parse(created, &Rfc3339).map_or(0, OffsetDateTime::unix_timestamp);
    match of_moment((seconds, String::new())) {
        Some(written) if written == created => (seconds, String::new()),
        Some(_) | None => (0, created.to_owned()),
    }
}

/// `None` where no calendar reaches so far.
fn of_moment((seconds, created): (i64, String)) -> Option<String> {
    if seconds == 0 {
        return Some(created);
    }
    OffsetDateTime::from_unix_timestamp(seconds).ok()?.format(&Rfc3339).ok()
}

/// One number a player, each within the range that a set-up's check allows.
fn row<T: TryFrom<i64> + Default>(row: Option<&[i64]>) -> Vec<T> {
    let numbers = row.unwrap_or_default().iter();
    numbers.map(|number| T::try_from(*number).unwrap_or_default()).collect()
}

fn of_row<T: Into<i64>>(row: Vec<T>) -> Option<Vec<i64>> {
    (!row.is_empty()).then(|| row.into_iter().map(Into::into).collect())
}
