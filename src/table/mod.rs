//! What lies on the table: plain data and look-ups, no rules.
//!
//! The table is what replaying a game's actions works out. It may look wrong to the rules (tables do what tables do);
//! it knows nothing of actions, files, words or the screen.

mod cell;
mod figure;
mod figures;
mod ledger;
mod named;
mod player;
mod settings;
mod tile;
mod turn;

pub use cell::{Cell, Direction};
pub use figure::{Figure, FigureId, Kind, Place, Zone};
pub use figures::Figures;
pub use ledger::{EggReason, Eggs, Entry, Ledger, Line, PointReason};
pub(crate) use named::named_enum;
pub use player::{Colour, NAME_LENGTH, Name, NameFault, PLAYERS, Player, PlayerId};
pub use settings::{
    AfterFirstTie, BunnyHome, Die, Edition, EggSupply, Expansion, FestivalReturn, NestTiming, PhaseTiming, Revisit,
    SecondPlace, Settings, SettingsChange, ShortMoves, SpringAdjacency, ZeroEggs, owned,
};
pub use tile::{Mark, Marks, Tile};
pub use turn::{PartRecord, Phase, Step, Turn};

use std::collections::{BTreeMap, BTreeSet};

/// Everything on the table at one moment of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// The players; a [`PlayerId`] is an index in it.
    pub players: Vec<Player>,
    /// All players, those who left included, clockwise.
    pub seats: Vec<PlayerId>,
    /// The settings in play.
    pub settings: Settings,
    /// The expansions in play.
    pub expansions: BTreeSet<Expansion>,
    /// The tiles laid.
    pub tiles: BTreeMap<Cell, Tile>,
    /// The figures that are out.
    pub figures: Figures,
    /// The number the next figure gets.
    pub next_figure: FigureId,
    /// Where the bunny is; `None` off the board.
    pub bunny: Option<Cell>,
    /// Where the dragon is.
    pub dragon: Option<Cell>,
    /// Where the fairy is.
    pub fairy: Option<Cell>,
    /// The turn.
    pub turn: Turn,
    /// The bunny phase, while one runs.
    pub phase: Option<Phase>,
    /// Eggs and points.
    pub ledger: Ledger,
    /// The eggs each player had left when the game was finished: the bonus is worked out from these.
    pub eggs_at_finish: Option<Vec<i64>>,
}

impl Table {
    /// Every player's id, in the order of the list of players.
    pub fn player_ids(&self) -> impl Iterator<Item = PlayerId> + use<> {
        (0..u8::try_from(self.players.len()).unwrap_or(u8::MAX)).map(PlayerId)
    }

    /// The player of that id.
    pub fn player(&self, player: PlayerId) -> Option<&Player> {
        self.players.get(player.index())
    }

    /// Whether there is such a player and he is still in the game.
    pub fn plays(&self, player: PlayerId) -> bool {
        self.player(player).is_some_and(|player| !player.left)
    }

    /// Those still in the game, clockwise, beginning with `first` (or the next after him, if he has left).
    pub fn clockwise_from(&self, first: PlayerId) -> Vec<PlayerId> {
        let seat = self.seats.iter().position(|player| *player == first).unwrap_or(0);
        let mut order = self.seats.clone();
        order.rotate_left(seat);
        order.retain(|player| self.plays(*player));
        order
    }

    /// The next player clockwise after `player` who is still in the game.
    pub fn after(&self, player: PlayerId) -> PlayerId {
        self.clockwise_from(player)
            .into_iter()
            .find(|next| *next != player)
            .unwrap_or(player)
    }

    /// Whose turn it is; in a bunny phase, whose hop; none when the game is over.
    pub fn player_to_act(&self) -> Option<PlayerId> {
        match &self.phase {
            Some(phase) => phase.player(),
            None if self.turn.step == Step::Finished => None,
            None => Some(self.turn.player),
        }
    }

    /// Whether a tile lies there.
    pub fn has_tile(&self, cell: Cell) -> bool {
        self.tiles.contains_key(&cell)
    }

    /// The marks of the tile there; none where no tile lies.
    pub fn marks(&self, cell: Cell) -> Marks {
        self.tiles.get(&cell).map_or(Marks::NONE, |tile| tile.marks)
    }

    /// The marks of this part's tile; none where it has none any more.
    pub fn part_marks(&self) -> Marks {
        self.turn.record.tile.map_or(Marks::NONE, |cell| self.marks(cell))
    }

    /// How many figures of the kind the player has left in his supply.
    pub fn in_supply(&self, player: PlayerId, kind: Kind) -> usize {
        owned(kind, &self.expansions).saturating_sub(self.figures.count(player, kind))
    }

    /// Eggs left in the common supply, below 0 where the table is short of eggs; `None` when unlimited.
    pub fn egg_supply(&self) -> Option<i64> {
        match self.settings.egg_supply {
            EggSupply::Eggs(eggs) => Some(i64::from(eggs) - self.ledger.taken_from_supply()),
            EggSupply::Unlimited => None,
        }
    }
}
