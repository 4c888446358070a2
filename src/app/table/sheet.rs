//! What slides over the board and asks for one thing.

use super::along::Along;
use super::guard::Guard;
use super::here::{Here, tap};
use super::item::Item;
use super::wish::Wish;
use super::{menu, names, player, refused, rules, seats, tile, to_come};
use crate::app::theme::SPACE;
use crate::app::widget::{Button, sheet, sheet_with_foot, wrapped};
use crate::game::{Action, Game};
use crate::table::{Cell, Kind, Marks, PlayerId};
use crate::words::{SPOTS, Words};
use egui::{Context, Ui, Vec2};

pub use player::PlayerSheet;
pub use tile::TileSheet;

/// A sheet over the board.
pub enum Sheet {
    /// All that can be done besides.
    Menu,
    /// A tile with what is on it.
    Tile(TileSheet),
    /// A player with what he has.
    Player(PlayerSheet),
    /// Whose the tile on that free place is: a second part of the same player's, or the next one's.
    Again(Cell),
    /// On which area beside the first figure another of that kind is deployed (`statue.areas`).
    Spot(Kind),
    /// Correction: whose turn it is.
    WhoseTurn,
    /// Who moves the bunny first in a phase that is held late.
    LatePhase,
    /// The rules of the table.
    Rules,
    /// How many tiles are in the pile, as far as it was stepped to.
    Pile(i64),
    /// The players as they sit.
    Seats(Vec<PlayerId>),
    /// What can be taken along.
    Along(Box<Along>),
}

impl Sheet {
    /// The game is taken along.
    pub fn along(words: &Words, game: &Game) -> Self {
        Self::Along(Box::new(Along::of(words, game)))
    }

    /// What a tap on the same spot a moment ago cannot have meant: the sheet, and what it is about.
    fn meaning(&self) -> String {
        match self {
            Self::Menu => "menu".to_owned(),
            Self::Tile(tile) => format!("tile {:?}", tile.cell),
            Self::Player(player) => format!("player {:?}", player.player),
            Self::Again(cell) => format!("again {cell:?}"),
            Self::Spot(kind) => format!("spot {kind:?}"),
            Self::WhoseTurn => "turn".to_owned(),
            Self::LatePhase => "phase".to_owned(),
            Self::Rules => "rules".to_owned(),
            Self::Pile(_) => "pile".to_owned(),
            Self::Seats(_) => "seats".to_owned(),
            Self::Along(_) => "along".to_owned(),
        }
    }

    fn title(&self, here: &Here) -> String {
        let words = here.words;
        match self {
            Self::Menu => words.say("table-menu"),
            Self::Tile(tile) => names::tile_title(words, here.table(), tile.cell),
            Self::Player(player) => here.name(player.player),
            Self::Again(_) => words.say("table-again-title"),
            Self::Spot(_) => words.say("table-spot-title"),
            Self::WhoseTurn => words.say("table-whose-turn"),
            Self::LatePhase => words.say("table-late-phase"),
            Self::Rules => words.say("table-rules"),
            Self::Pile(_) => words.say("table-pile"),
            Self::Seats(_) => words.say("table-seats"),
            Self::Along(_) => words.say("along"),
        }
    }
}

/// Shows the sheet over everything else.
pub fn show(ctx: &Context, here: &Here, guard: &mut Guard, open: &mut Sheet, correcting: bool) -> Option<Wish> {
    let settled = guard.admits(ctx, "sheet", &open.meaning());
    let title = open.title(here);
    let close = here.words.say("sheet-close");
    let shown = sheet(ctx, "table-sheet", &title, Some(&close), |ui| {
        let [_, near, ..] = SPACE;
        ui.spacing_mut().item_spacing = Vec2::splat(near);
        let looked_at = matches!(
            open,
            Sheet::Menu | Sheet::Tile(_) | Sheet::Player(_) | Sheet::Pile(_) | Sheet::Along(_)
        );
        if here.session.is_watching() && !looked_at {
            ui.disable();
        }
        match open {
            Sheet::Menu => menu::menu(ui, here),
            Sheet::Tile(tile) => tile.ui(ui, here, correcting),
            Sheet::Player(player) => player.ui(ui, here),
            Sheet::Again(at) => again(ui, here, *at),
            Sheet::Spot(kind) => spot(ui, here, guard, *kind),
            Sheet::WhoseTurn => players(ui, here, |player| Action::SetTurn { player }),
            Sheet::LatePhase => players(ui, here, |first| Action::Phase { first: Some(first) }),
            Sheet::Rules => rules::rules(ui, here),
            Sheet::Pile(tiles) => to_come::pile(ui, here, tiles),
            Sheet::Seats(order) => seats::seats(ui, here, order),
            Sheet::Along(along) => along.ui(ui, here),
        }
    });
    match shown {
        None => settled.then_some(Wish::Close),
        Some(wish) => wish.filter(|_| settled),
    }
}

/// Shows why the last action was refused.
pub fn show_refused(ctx: &Context, here: &Here, guard: &mut Guard) -> Option<Wish> {
    let refused = here.session.refused()?;
    let settled = guard.admits(ctx, "refused", &format!("{:?}", refused.refusal));
    let title = here.words.say("table-refused");
    let well = here.words.say("table-refused-well");
    let asked = |ui: &mut Ui| refused::refused(ui, here, refused);
    let foot = |ui: &mut Ui| ui.add(Button::main(&well)).clicked();
    match sheet_with_foot(ctx, "table-refused", &title, None, asked, Some(foot)) {
        None | Some((_, Some(true))) => settled.then_some(Wish::Refused),
        Some((wish, _)) => wish.filter(|_| settled),
    }
}

/// Whose the next tile is.
fn again(ui: &mut Ui, here: &Here, at: Cell) -> Option<Wish> {
    let words = here.words;
    let turn = &here.table().turn;
    let next = here.table().after(turn.player);
    let lay = |on: Action| {
        let mut actions = here.ahead.actions();
        let marks = Marks::NONE;
        actions.extend([on, Action::Place { at, marks }]);
        Some(Wish::Record(actions))
    };
    let of = |key: &str, player| words.say_with(key, [("player", here.name(player).into())]);
    let mut wish = None;
    for (text, name, player, on) in [
        ("table-main-again", "table-again-same", turn.player, Action::Again),
        ("table-again-next", "table-again-other", next, Action::Next),
    ] {
        if ui
            .add(Button::main(&of(text, player)).named(&of(name, player)))
            .clicked()
        {
            wish = lay(on);
        }
    }
    wish
}

/// On which area the second figure stands.
fn spot(ui: &mut Ui, here: &Here, guard: &mut Guard, kind: Kind) -> Option<Wish> {
    let mut wish = None;
    wrapped(ui, |ui| {
        for spot in SPOTS {
            let text = here.words.spot(spot);
            if tap(ui, guard, &text, "", Button::plain(&text)) {
                wish = Some(Wish::record(super::turn::deploy(kind, None, spot)));
            }
        }
    });
    wish
}

/// One of the players, for an action.
fn players(ui: &mut Ui, here: &Here, action: impl Fn(PlayerId) -> Action) -> Option<Wish> {
    let table = here.table();
    let mut wish = None;
    for player in table.seats.iter().filter(|player| table.plays(**player)) {
        let Some(known) = table.player(*player) else { continue };
        let item = Item {
            player: Some(known.colour),
            ..Item::new(known.name.as_str())
        };
        if item.tap(ui) {
            wish = Some(Wish::record(action(*player)));
        }
    }
    wish
}
