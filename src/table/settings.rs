//! Editions, settings and expansions: how this table reads the rules (RULES §7 and §10).

use super::figure::Kind;
use super::named::named_enum;
use serde::{Serialize, Serializer};
use std::collections::BTreeSet;

named_enum! {
    /// An edition of Easter in Carcassonne. Choosing one sets what it says of the bunny's coming, the phase and the bonus.
    Edition {
        /// The publisher's text of today.
        Hig = "hig",
        /// The first print.
        Original = "original",
    }
}

named_enum! {
    /// How a player's number of hops is found (`phase.roll`).
    Die {
        /// The special die, faces 1 1 2 2 3 3.
        Special = "special",
        /// An ordinary die: 1–2 is 1 hop, 3–4 is 2, 5–6 is 3.
        D6 = "d6",
        /// Nobody rolls; everyone moves 2 hops.
        None = "none",
    }
}

named_enum! {
    /// Which tiles the bunny may not enter again (`hop.revisit`).
    Revisit {
        /// No tile twice in the whole phase.
        Phase = "phase",
        /// No tile from which a move of this phase started, nor a tile twice in one move.
        Starts = "starts",
        /// No tile twice in one player's move.
        Move = "move",
    }
}

named_enum! {
    /// When a path may be shorter than the roll (`hop.count`).
    ShortMoves {
        /// Whenever it ends where no legal hop is left.
        DeadEnd = "dead_end",
        /// Only when, besides, no path uses the whole roll.
        Forced = "forced",
    }
}

named_enum! {
    /// Which tile calls the bunny.
    BunnyHome {
        /// A bunny tile, each time.
        BunnyTile = "bunny_tile",
        /// A nest tile; a bunny tile only while the bunny is off the board.
        NestTile = "nest_tile",
    }
}

named_enum! {
    /// Whether a bunny phase comes before or after the features are scored.
    PhaseTiming {
        /// After the nests.
        AfterScoring = "after_scoring",
        /// Between the steps `figure` and `scoring`.
        BeforeScoring = "before_scoring",
    }
}

named_enum! {
    /// When nests pay.
    NestTiming {
        /// After the features were scored and figures have gone home.
        AfterScoring = "after_scoring",
        /// On entering the step `scoring`.
        DuringScoring = "during_scoring",
    }
}

named_enum! {
    /// Whether the second most eggs are paid (`bonus.second`).
    SecondPlace {
        /// Always.
        Always = "always",
        /// Only with three or more players.
        ThreeOrMore = "three_or_more",
    }
}

named_enum! {
    /// What follows a shared first place (`bonus.tie`).
    AfterFirstTie {
        /// The next lower number is paid all the same.
        SecondPaid = "second_paid",
        /// Nothing.
        None = "none",
    }
}

named_enum! {
    /// Whether a player without an egg can get a bonus.
    ZeroEggs {
        /// Without an egg no bonus.
        NoBonus = "no_bonus",
        /// Zero is a number like others.
        Counts = "counts",
    }
}

named_enum! {
    /// Which figures a Festival tile lets a player take back (`festival.figures`).
    FestivalReturn {
        /// Any figure of his own.
        Figures = "figures",
        /// No builder, pig, barn or shepherd.
        Followers = "followers",
    }
}

named_enum! {
    /// Which neighbours a spring tile and a statue look at (`spring.points`, `statue.two`).
    SpringAdjacency {
        /// The eight around.
        Eight = "eight",
        /// All but the left and the right one.
        VerticalOrDiagonal = "vertical_or_diagonal",
    }
}

/// How many eggs the table has (`eggs.supply`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EggSupply {
    /// So many, 0 to 1000.
    Eggs(u16),
    /// As many as are wanted.
    Unlimited,
}

impl EggSupply {
    /// The most eggs a limited supply may have.
    pub const MOST: u16 = 1000;
    /// What the box holds, about.
    pub const BOX: Self = Self::Eggs(60);
}

impl Serialize for EggSupply {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Eggs(eggs) => serializer.serialize_u16(*eggs),
            Self::Unlimited => serializer.serialize_str("unlimited"),
        }
    }
}

/// All settings in play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// The die.
    pub die: Die,
    /// Revisit scope.
    pub revisit: Revisit,
    /// Short moves.
    pub short_moves: ShortMoves,
    /// Which tile calls the bunny.
    pub bunny_home: BunnyHome,
    /// When the phase comes.
    pub phase_timing: PhaseTiming,
    /// When nests pay.
    pub nest_timing: NestTiming,
    /// Whether the dragon, entering the bunny's tile, takes it off the board.
    pub dragon_eats_bunny: bool,
    /// Whether a dragon tile that completes a nest starts a bunny phase.
    pub dragon_nest_phase: bool,
    /// Second place.
    pub second_place: SecondPlace,
    /// After a shared first place.
    pub after_first_tie: AfterFirstTie,
    /// Zero eggs.
    pub zero_eggs: ZeroEggs,
    /// The eggs there are.
    pub egg_supply: EggSupply,
    /// Festival figures.
    pub festival_return: FestivalReturn,
    /// Spring adjacency.
    pub spring_adjacency: SpringAdjacency,
}

impl Settings {
    /// What the edition says, with the defaults where editions agree (RULES §7).
    pub const fn of(edition: Edition) -> Self {
        let original = matches!(edition, Edition::Original);
        Self {
            die: Die::Special,
            revisit: Revisit::Phase,
            short_moves: ShortMoves::DeadEnd,
            bunny_home: if original {
                BunnyHome::NestTile
            } else {
                BunnyHome::BunnyTile
            },
            phase_timing: if original {
                PhaseTiming::BeforeScoring
            } else {
                PhaseTiming::AfterScoring
            },
            nest_timing: NestTiming::AfterScoring,
            dragon_eats_bunny: !original,
            dragon_nest_phase: !original,
            second_place: if original {
                SecondPlace::ThreeOrMore
            } else {
                SecondPlace::Always
            },
            after_first_tie: AfterFirstTie::SecondPaid,
            zero_eggs: ZeroEggs::NoBonus,
            egg_supply: EggSupply::BOX,
            festival_return: FestivalReturn::Figures,
            spring_adjacency: SpringAdjacency::Eight,
        }
    }

    /// Takes over every setting that the change names.
    pub fn change(&mut self, change: &SettingsChange) {
        fn take<T: Copy>(setting: &mut T, new: Option<T>) {
            if let Some(new) = new {
                *setting = new;
            }
        }
        take(&mut self.die, change.die);
        take(&mut self.revisit, change.revisit);
        take(&mut self.short_moves, change.short_moves);
        take(&mut self.bunny_home, change.bunny_home);
        take(&mut self.phase_timing, change.phase_timing);
        take(&mut self.nest_timing, change.nest_timing);
        take(&mut self.dragon_eats_bunny, change.dragon_eats_bunny);
        take(&mut self.dragon_nest_phase, change.dragon_nest_phase);
        take(&mut self.second_place, change.second_place);
        take(&mut self.after_first_tie, change.after_first_tie);
        take(&mut self.zero_eggs, change.zero_eggs);
        take(&mut self.egg_supply, change.egg_supply);
        take(&mut self.festival_return, change.festival_return);
        take(&mut self.spring_adjacency, change.spring_adjacency);
    }
}

/// Some settings, each to be changed alone; `None` leaves one as it is.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[allow(missing_docs, reason = "the fields are those of `Settings`")]
pub struct SettingsChange {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub die: Option<Die>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub revisit: Option<Revisit>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub short_moves: Option<ShortMoves>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bunny_home: Option<BunnyHome>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub phase_timing: Option<PhaseTiming>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub nest_timing: Option<NestTiming>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dragon_eats_bunny: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dragon_nest_phase: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub second_place: Option<SecondPlace>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub after_first_tie: Option<AfterFirstTie>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub zero_eggs: Option<ZeroEggs>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub egg_supply: Option<EggSupply>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub festival_return: Option<FestivalReturn>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub spring_adjacency: Option<SpringAdjacency>,
}

impl SettingsChange {
    /// What must change to get from one to the other.
    pub fn between(from: &Settings, to: &Settings) -> Self {
        fn new<T: Copy + PartialEq>(from: T, to: T) -> Option<T> {
            (from != to).then_some(to)
        }
        Self {
            die: new(from.die, to.die),
            revisit: new(from.revisit, to.revisit),
            short_moves: new(from.short_moves, to.short_moves),
            bunny_home: new(from.bunny_home, to.bunny_home),
            phase_timing: new(from.phase_timing, to.phase_timing),
            nest_timing: new(from.nest_timing, to.nest_timing),
            dragon_eats_bunny: new(from.dragon_eats_bunny, to.dragon_eats_bunny),
            dragon_nest_phase: new(from.dragon_nest_phase, to.dragon_nest_phase),
            second_place: new(from.second_place, to.second_place),
            after_first_tie: new(from.after_first_tie, to.after_first_tie),
            zero_eggs: new(from.zero_eggs, to.zero_eggs),
            egg_supply: new(from.egg_supply, to.egg_supply),
            festival_return: new(from.festival_return, to.festival_return),
            spring_adjacency: new(from.spring_adjacency, to.spring_adjacency),
        }
    }

    /// Whether nothing is changed.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

named_enum! {
    /// An expansion in play. It decides which figures a player owns.
    Expansion {
        /// Inns & Cathedrals: the big follower.
        InnsAndCathedrals = "inns_and_cathedrals",
        /// Traders & Builders: builder and pig.
        TradersAndBuilders = "traders_and_builders",
        /// Abbey & Mayor: mayor, wagon and barn.
        AbbeyAndMayor = "abbey_and_mayor",
        /// Hills & Sheep: the shepherd.
        HillsAndSheep = "hills_and_sheep",
        /// The abbot.
        Abbot = "abbot",
        /// The phantom.
        Phantom = "phantom",
        /// Under the Big Top: the ringmaster.
        BigTop = "big_top",
        /// Ghosts, Castles & Cemeteries: the guard.
        GhostsCastlesAndCemeteries = "ghosts_castles_and_cemeteries",
        /// Easter itself.
        Easter = "easter",
        /// The Spring.
        Spring = "spring",
        /// Drawbridges.
        Drawbridges = "drawbridges",
        /// The Festival.
        Festival = "festival",
        /// The Princess & the Dragon.
        PrincessAndDragon = "princess_and_dragon",
        /// The Tower.
        Tower = "tower",
        /// Count, King & Robber.
        CountKingAndRobber = "count_king_and_robber",
        /// The Catapult.
        Catapult = "catapult",
        /// Bridges, Castles & Bazaars.
        BridgesCastlesAndBazaars = "bridges_castles_and_bazaars",
        /// The Goldmines.
        Goldmines = "goldmines",
        /// Mage & Witch.
        MageAndWitch = "mage_and_witch",
        /// The Tunnel.
        Tunnel = "tunnel",
        /// The Peasant Revolts.
        PeasantRevolts = "peasant_revolts",
    }
}

/// How many figures of the kind a player owns with these expansions.
pub fn owned(kind: Kind, expansions: &BTreeSet<Expansion>) -> usize {
    let with = |expansion| usize::from(expansions.contains(&expansion));
    match kind {
        Kind::Follower => 7,
        Kind::BigFollower => with(Expansion::InnsAndCathedrals),
        Kind::Builder | Kind::Pig => with(Expansion::TradersAndBuilders),
        Kind::Mayor | Kind::Wagon | Kind::Barn => with(Expansion::AbbeyAndMayor),
        Kind::Shepherd => with(Expansion::HillsAndSheep),
        Kind::Abbot => with(Expansion::Abbot),
        Kind::Phantom => with(Expansion::Phantom),
        Kind::Ringmaster => with(Expansion::BigTop),
        Kind::Guard => with(Expansion::GhostsCastlesAndCemeteries),
    }
}
