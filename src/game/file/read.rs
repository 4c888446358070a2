//! Reading: format and version first, then the set-up, then the actions.

use super::fields::{Object, Read, is_null, line_of, list, named, names, text, truth, whole, whole_within};
use super::read_action::read_action;
use super::{FORMAT, GameFile, VERSION};
use crate::game::action::{Action, Recorded};
use crate::game::fault::{FieldError, FieldFault, FieldPath, FileError, Wanted};
use crate::game::limits;
use crate::game::setup::{NewPlayer, Setup, Start, StartFigure, StartTile};
use crate::table::{
    AfterFirstTie, BunnyHome, Cell, Colour, Die, Edition, EggSupply, Expansion, FestivalReturn, Figure, Kind, Mark,
    Marks, Name, NameFault, NestTiming, PhaseTiming, Place, PlayerId, Revisit, SecondPlace, SettingsChange, ShortMoves,
    SpringAdjacency, ZeroEggs, Zone,
};
use serde::Deserialize;
use serde_json::value::RawValue;

/// Reads a game file.
///
/// # Errors
/// Says what is wrong with it, and where; see [`FileError`].
pub fn read(bytes: &[u8]) -> Result<GameFile, FileError> {
    if bytes.len() > limits::FILE {
        return Err(FileError::Field {
            error: FieldFault::FileTooLarge.into(),
            line: None,
        });
    }
    let text = std::str::from_utf8(bytes).map_err(|error| {
        let sound = bytes.get(..error.valid_up_to()).unwrap_or_default();
        FileError::Syntax {
            line: sound.iter().filter(|byte| **byte == b'\n').count() + 1,
            column: 0,
        }
    })?;
    if text.trim().is_empty() {
        return Err(FileError::Empty);
    }
    let whole: &RawValue = serde_json::from_str(text).map_err(|error| syntax(&error))?;
    if !whole.get().starts_with('{') {
        return Err(FileError::Syntax { line: 1, column: 1 });
    }
    check_header(whole, text)?;
    read_whole(whole).map_err(|error| field_error(text, error))
}

fn syntax(error: &serde_json::Error) -> FileError {
    FileError::Syntax {
        line: error.line().max(1),
        column: error.column().max(1),
    }
}

fn field_error(text: &str, error: FieldError) -> FileError {
    let line = Some(line_of(text, &error.path));
    FileError::Field { error, line }
}

/// `format` is read first, then `version`, before anything else of the file.
fn check_header(whole: &RawValue, text: &str) -> Result<(), FileError> {
    #[derive(Deserialize)]
    struct Header<'a> {
        #[serde(borrow)]
        format: Option<&'a RawValue>,
        #[serde(borrow)]
        version: Option<&'a RawValue>,
    }
    let fault = |field, fault: FieldFault| field_error(text, FieldPath::of(field).at_fault(fault));
    let header: Header<'_> = match serde_json::from_str(whole.get()) {
        Ok(header) => header,
        // Only a doubled field can be at fault here; the whole reading names it.
        Err(_) => return Ok(()),
    };
    let format = header.format.filter(|value| !is_null(value));
    let version = header.version.filter(|value| !is_null(value));
    let format = format.ok_or_else(|| fault("format", FieldFault::Missing))?;
    if serde_json::from_str::<String>(format.get()).ok().as_deref() != Some(FORMAT) {
        return Err(fault("format", FieldFault::OtherFormat));
    }
    let version = version.ok_or_else(|| fault("version", FieldFault::Missing))?;
    match super::fields::whole(version) {
        Ok(VERSION) => Ok(()),
        Ok(newer) if newer > VERSION => Err(FileError::Version),
        Ok(_) => Err(fault(
            "version",
            FieldFault::OutOfRange {
                least: 1,
                most: VERSION,
            },
        )),
        Err(error) => Err(field_error(text, error.in_key("version"))),
    }
}

fn read_whole(value: &RawValue) -> Read<GameFile> {
    let mut file = Object::read(value)?;
    file.required("format", text)?;
    file.required("version", whole)?;
    let setup = Setup {
        id: file.optional("id", text)?,
        created: file.optional("created", text)?,
        rules: file.optional("rules", |value| {
            let rules = whole_within(value, 1, i64::MAX)?;
            Ok(u32::try_from(rules).unwrap_or(u32::MAX))
        })?,
        title: file.optional("title", text)?.unwrap_or_default(),
        players: file.required("players", |value| list(value, usize::MAX, read_player))?,
        edition: file.required("edition", |value| named(value, Edition::from_name))?,
        settings: file.optional("settings", read_settings)?.unwrap_or_default(),
        expansions: file.optional("expansions", read_expansions)?.unwrap_or_default(),
        start: file.optional("start", read_start)?.unwrap_or_default(),
    };
    let players = setup.players.len();
    let actions = file
        .optional("actions", |value| read_actions(value, players))?
        .unwrap_or_default();
    file.finish()?;
    setup.check()?;
    check_tiles(setup.start.tiles.as_ref().map_or(0, Vec::len), &actions)?;
    Ok(GameFile { setup, actions })
}

/// A list of actions of a game of so many players, each within its bounds; not judged yet.
///
/// # Errors
/// Says which field of which action is at fault.
pub fn read_actions(value: &RawValue, players: usize) -> Result<Vec<Recorded>, FieldError> {
    list(value, limits::ACTIONS, |action| read_action(action, players))
}

/// The tiles of the start and of all actions together have a limit.
fn check_tiles(at_start: usize, actions: &[Recorded]) -> Read<()> {
    let lays = |recorded: &Recorded| matches!(recorded.action, Action::Place { .. } | Action::PutTile { .. });
    let laying = actions.iter().enumerate().filter(|(_, recorded)| lays(recorded));
    match laying.map(|(index, _)| index).nth(limits::TILES - at_start) {
        Some(index) => {
            let most = limits::TILES;
            Err(FieldPath::of("actions")
                .index(index)
                .at_fault(FieldFault::TooManyTiles { most }))
        }
        None => Ok(()),
    }
}

fn read_player(value: &RawValue) -> Read<NewPlayer> {
    let mut player = Object::read(value)?;
    let name = player.required("name", |value| {
        Name::new(&text(value)?).map_err(|fault| {
            match fault {
                NameFault::Empty => FieldFault::Empty,
                NameFault::TooLong => FieldFault::TooLong {
                    most: crate::table::NAME_LENGTH,
                },
                NameFault::Control => FieldFault::ControlCharacter,
            }
            .into()
        })
    })?;
    let colour = player.required("colour", |value| named(value, Colour::from_name))?;
    player.finish()?;
    Ok(NewPlayer { name, colour })
}

pub(super) fn read_expansions(value: &RawValue) -> Read<std::collections::BTreeSet<Expansion>> {
    names(value, Expansion::from_name)
}

pub(super) fn read_settings(value: &RawValue) -> Read<SettingsChange> {
    let mut fields = Object::read(value)?;
    let change = SettingsChange {
        die: fields.optional("die", |value| named(value, Die::from_name))?,
        revisit: fields.optional("revisit", |value| named(value, Revisit::from_name))?,
        short_moves: fields.optional("short_moves", |value| named(value, ShortMoves::from_name))?,
        bunny_home: fields.optional("bunny_home", |value| named(value, BunnyHome::from_name))?,
        phase_timing: fields.optional("phase_timing", |value| named(value, PhaseTiming::from_name))?,
        nest_timing: fields.optional("nest_timing", |value| named(value, NestTiming::from_name))?,
        dragon_eats_bunny: fields.optional("dragon_eats_bunny", truth)?,
        dragon_nest_phase: fields.optional("dragon_nest_phase", truth)?,
        second_place: fields.optional("second_place", |value| named(value, SecondPlace::from_name))?,
        after_first_tie: fields.optional("after_first_tie", |value| named(value, AfterFirstTie::from_name))?,
        zero_eggs: fields.optional("zero_eggs", |value| named(value, ZeroEggs::from_name))?,
        egg_supply: fields.optional("egg_supply", read_egg_supply)?,
        festival_return: fields.optional("festival_return", |value| named(value, FestivalReturn::from_name))?,
        spring_adjacency: fields.optional("spring_adjacency", |value| named(value, SpringAdjacency::from_name))?,
    };
    fields.finish()?;
    Ok(change)
}

fn read_egg_supply(value: &RawValue) -> Read<EggSupply> {
    if value.get().starts_with('"') {
        return named(value, |name| (name == "unlimited").then_some(EggSupply::Unlimited));
    }
    let eggs = whole_within(value, 0, EggSupply::MOST.into()).map_err(|error| match error.fault {
        FieldFault::WrongType { .. } => FieldFault::WrongType {
            wanted: Wanted::EggSupply,
        }
        .into(),
        _ => error,
    })?;
    Ok(EggSupply::Eggs(u16::try_from(eggs).unwrap_or(EggSupply::MOST)))
}

fn read_start(value: &RawValue) -> Read<Start> {
    let mut start = Object::read(value)?;
    let read = Start {
        tiles: start.optional("tiles", |value| list(value, limits::TILES, read_tile))?,
        figures: start
            .optional("figures", |value| list(value, limits::START_FIGURES, read_figure))?
            .unwrap_or_default(),
        bunny: start.optional("bunny", cell)?,
        dragon: start.optional("dragon", cell)?,
        fairy: start.optional("fairy", cell)?,
        eggs: start.optional("eggs", |value| list(value, usize::MAX, whole))?,
        eaten: start.optional("eaten", |value| list(value, usize::MAX, whole))?,
        points: start.optional("points", |value| list(value, usize::MAX, whole))?,
        turn: start.optional("turn", player)?,
        part: start.optional("part", |value| {
            let part = whole_within(value, 1, u32::MAX.into())?;
            Ok(u32::try_from(part).unwrap_or(u32::MAX))
        })?,
        left: start
            .optional("left", |value| list(value, usize::MAX, player))?
            .unwrap_or_default(),
        paid: start
            .optional("paid", |value| list(value, limits::TILES, cell))?
            .unwrap_or_default(),
        unpaid: start
            .optional("unpaid", |value| list(value, limits::TILES, cell))?
            .unwrap_or_default(),
    };
    start.finish()?;
    Ok(read)
}

fn read_tile(value: &RawValue) -> Read<StartTile> {
    let mut tile = Object::read(value)?;
    let read = StartTile {
        at: tile.required("at", cell)?,
        marks: tile.optional("marks", marks)?.unwrap_or_default(),
    };
    tile.finish()?;
    Ok(read)
}

fn read_figure(value: &RawValue) -> Read<StartFigure> {
    let mut figure = Object::read(value)?;
    let read = Figure {
        player: figure.required("player", player)?,
        kind: figure.required("kind", |value| named(value, Kind::from_name))?,
        place: place(&mut figure)?,
        spot: figure.optional("spot", text)?.unwrap_or_default(),
    };
    figure.finish()?;
    Ok(StartFigure(read))
}

/// A cell or a zone, in two fields of which exactly one must be there.
pub(super) fn place(fields: &mut Object<'_>) -> Read<Place> {
    let at = fields.optional("at", cell)?;
    let zone = fields.optional("zone", |value| named(value, Zone::from_name))?;
    match (at, zone) {
        (Some(at), None) => Ok(Place::Cell(at)),
        (None, Some(zone)) => Ok(Place::Zone(zone)),
        (Some(_), Some(_)) | (None, None) => Err(FieldFault::ExactlyOne { of: ["at", "zone"] }.into()),
    }
}

pub(super) fn cell(value: &RawValue) -> Read<Cell> {
    let not_a_cell = || FieldError::from(FieldFault::WrongType { wanted: Wanted::Cell });
    let reach = i64::from(Cell::REACH);
    if !value.get().starts_with('[') {
        return Err(not_a_cell());
    }
    let coordinates = list(value, usize::MAX, |entry| whole_within(entry, -reach, reach))?;
    match coordinates.as_slice() {
        [x, y] => Cell::new(*x, *y).ok_or_else(not_a_cell),
        _ => Err(not_a_cell()),
    }
}

pub(super) fn marks(value: &RawValue) -> Read<Marks> {
    names(value, Mark::from_name)
}

/// A player's index; whether there is such a player is checked where the players are known.
pub(super) fn player(value: &RawValue) -> Read<PlayerId> {
    let no_such_player = || FieldError::from(FieldFault::NoSuchPlayer);
    let index = whole(value)?;
    u8::try_from(index).map(PlayerId).map_err(|_| no_such_player())
}
