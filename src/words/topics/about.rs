//! Where a topic comes from: its source, its edition, and the expansions it is about.

use super::topic::Topic;
use crate::table::{Expansion, named_enum};
use std::collections::BTreeSet;

named_enum! {
    /// What belongs together, in the order in which it is listed.
    Group {
        /// The course of a turn.
        Turn = "turn",
        /// Nests.
        Nests = "nests",
        /// The bunny and its phase.
        Bunny = "bunny",
        /// Eggs.
        Eggs = "eggs",
        /// The final bonus.
        Bonus = "bonus",
        /// The editions of Easter.
        Editions = "editions",
        /// Easter together with other expansions.
        Expansions = "expansions",
        /// The Spring.
        Spring = "spring",
        /// Drawbridges.
        Drawbridges = "drawbridges",
        /// The Festival.
        Festival = "festival",
        /// House rules: what tables answer differently.
        House = "house",
    }
}

named_enum! {
    /// Who says so.
    Source {
        /// The text of the edition's rules.
        Text = "text",
        /// The publisher, asked later.
        Clarification = "clarification",
        /// Players: how the text is read.
        Community = "community",
        /// Nobody; Hoppel had to choose.
        Choice = "choice",
    }
}

named_enum! {
    /// In which rules it stands, or would.
    Book {
        /// Carcassonne itself.
        Carcassonne = "carcassonne",
        /// Easter, in both editions.
        Easter = "easter",
        /// Easter, the current edition alone.
        Hig = "hig",
        /// Easter, the original edition alone.
        Original = "original",
        /// The Spring.
        Spring = "spring",
        /// The Festival.
        Festival = "festival",
    }
}

/// What is known of a topic besides its words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct About {
    /// Where it is listed.
    pub group: Group,
    /// Who says so.
    pub source: Source,
    /// In which rules.
    pub book: Book,
    /// The expansions without which it does not come up; often none.
    pub expansions: &'static [Expansion],
}

impl Group {
    const fn from(self, source: Source, book: Book) -> About {
        About {
            group: self,
            source,
            book,
            expansions: &[],
        }
    }
}

impl About {
    const fn with(self, expansions: &'static [Expansion]) -> Self {
        Self { expansions, ..self }
    }
}

/// The expansions that decide what is shown of drawbridges.
const fn bridge(expansions: &'static [Expansion]) -> About {
    Group::Drawbridges
        .from(Source::Community, Book::Spring)
        .with(expansions)
}

const fn spring(source: Source) -> About {
    Group::Spring.from(source, Book::Spring).with(&[Expansion::Spring])
}

const fn festival(source: Source) -> About {
    Group::Festival
        .from(source, Book::Festival)
        .with(&[Expansion::Festival])
}

const fn expansion(source: Source, expansions: &'static [Expansion]) -> About {
    Group::Expansions.from(source, Book::Easter).with(expansions)
}

impl Topic {
    /// Where it comes from and what it is about.
    pub const fn about(self) -> About {
        use Book::{Carcassonne, Easter, Hig, Original};
        use Source::{Choice, Clarification, Community, Text};
        match self {
            Self::EggsWho => Group::Eggs.from(Text, Easter),
            Self::Step => Group::Turn.from(Text, Easter),
            Self::PlaceBeside
            | Self::DeployTile
            | Self::DeployPlayer
            | Self::DeployStep
            | Self::DeployCount
            | Self::DeploySupply => Group::Turn.from(Text, Carcassonne),
            Self::Impossible => Group::Turn.from(Choice, Carcassonne),
            Self::EasterTiles | Self::TunnelRoad => Group::Turn.from(Text, Easter),
            Self::NestComplete | Self::NestCloser | Self::NestFollowers | Self::NestOpen => {
                Group::Nests.from(Text, Easter)
            }
            Self::NestGoneHome | Self::NestSymbol => Group::Nests.from(Community, Easter),
            Self::NestSeveral | Self::NestOnce => Group::Nests.from(Choice, Easter),
            Self::BunnyTile => Group::Bunny.from(Text, Hig),
            Self::BunnyNest => Group::Bunny.from(Text, Original),
            Self::PhaseBunny => Group::Bunny.from(Community, Easter),
            Self::HopNoBunny => Group::Bunny.from(Choice, Easter),
            Self::PhaseDue
            | Self::PhaseOrder
            | Self::PhaseRoll
            | Self::HopBeside
            | Self::HopTile
            | Self::HopRevisit
            | Self::HopCount
            | Self::HopEggs
            | Self::PhaseStuck => Group::Bunny.from(Text, Easter),
            Self::EggsStay | Self::EggsLeft => Group::Eggs.from(Text, Easter),
            Self::EggsSupply => Group::Eggs.from(Clarification, Easter),
            Self::BonusFirst | Self::BonusSecond | Self::BonusTie | Self::BonusBunny => Group::Bonus.from(Text, Easter),
            Self::BonusFixed => Group::Bonus.from(Choice, Easter),
            Self::EditionHig => Group::Editions.from(Text, Hig),
            Self::EditionOriginal => Group::Editions.from(Text, Original),
            Self::WithBigFollower => expansion(Community, &[Expansion::InnsAndCathedrals]),
            Self::WithBuilder | Self::TurnAgain => expansion(Community, &[Expansion::TradersAndBuilders]),
            Self::DragonEats | Self::DragonPhase => Group::Expansions
                .from(Community, Hig)
                .with(&[Expansion::PrincessAndDragon]),
            Self::DragonFairy => Group::Expansions
                .from(Text, Carcassonne)
                .with(&[Expansion::PrincessAndDragon]),
            Self::DragonCompany => expansion(Community, &[Expansion::PrincessAndDragon]),
            Self::WithTower => expansion(Community, &[Expansion::Tower]),
            Self::WithAbbey => expansion(Community, &[Expansion::AbbeyAndMayor]),
            Self::WithCount => expansion(Community, &[Expansion::CountKingAndRobber]),
            Self::WithCatapult => expansion(Community, &[Expansion::Catapult]),
            Self::WithBridges => expansion(Community, &[Expansion::BridgesCastlesAndBazaars]),
            Self::WithSheep => expansion(Community, &[Expansion::HillsAndSheep]),
            Self::WithGoldmines => expansion(Community, &[Expansion::Goldmines]),
            Self::WithMage => expansion(Community, &[Expansion::MageAndWitch]),
            Self::WithTunnel => expansion(Community, &[Expansion::Tunnel]),
            Self::WithAbbot => expansion(Choice, &[Expansion::Abbot]),
            Self::WithPhantom => expansion(Choice, &[Expansion::Phantom]),
            Self::WithRingmaster => expansion(Choice, &[Expansion::BigTop]),
            Self::WithGuard => expansion(Choice, &[Expansion::GhostsCastlesAndCemeteries]),
            Self::SpringPoints
            | Self::SpringMoment
            | Self::SpringFlowers
            | Self::StatueTwo
            | Self::StatueAreas
            | Self::SpringMixture => spring(Text),
            Self::SpringGarden | Self::StatueLimits => spring(Choice),
            Self::DrawbridgeRoad => Group::Drawbridges
                .from(Text, Book::Spring)
                .with(&[Expansion::Drawbridges]),
            Self::DrawbridgeCross | Self::DrawbridgeWhere | Self::DrawbridgeNothing => {
                bridge(&[Expansion::Drawbridges])
            }
            Self::DrawbridgeWagon => bridge(&[Expansion::Drawbridges, Expansion::AbbeyAndMayor]),
            Self::DrawbridgeCount => bridge(&[Expansion::Drawbridges, Expansion::CountKingAndRobber]),
            Self::DrawbridgeBigTop => bridge(&[Expansion::Drawbridges, Expansion::BigTop]),
            Self::DrawbridgeGhost => bridge(&[Expansion::Drawbridges, Expansion::GhostsCastlesAndCemeteries]),
            Self::DrawbridgeRevolts => bridge(&[Expansion::Drawbridges, Expansion::PeasantRevolts]),
            Self::FestivalTile | Self::FestivalEitherOr | Self::FestivalPoints => festival(Text),
            Self::FestivalPrison => festival(Text).with(&[Expansion::Festival, Expansion::Tower]),
            Self::FestivalFigures | Self::FestivalOwn | Self::FestivalZones => festival(Clarification),
            Self::FestivalPhantom => festival(Clarification).with(&[Expansion::Festival, Expansion::Phantom]),
            Self::FestivalFairy => festival(Clarification).with(&[Expansion::Festival, Expansion::PrincessAndDragon]),
            Self::FestivalNoScore => festival(Community),
            Self::Die | Self::BunnyHome | Self::PhaseTiming | Self::SecondPlace => Group::House.from(Text, Easter),
            Self::NestTiming => Group::House.from(Community, Easter),
            Self::Revisit | Self::ShortMoves | Self::AfterFirstTie | Self::ZeroEggs | Self::EggSupply => {
                Group::House.from(Choice, Easter)
            }
            Self::DragonEatsBunny | Self::DragonNestPhase => Group::House
                .from(Community, Easter)
                .with(&[Expansion::PrincessAndDragon]),
            Self::FestivalReturn => Group::House
                .from(Clarification, Book::Festival)
                .with(&[Expansion::Festival]),
            Self::SpringAdjacency => Group::House.from(Choice, Book::Spring).with(&[Expansion::Spring]),
        }
    }

    /// Whether it can come up with these expansions.
    pub fn concerns(self, expansions: &BTreeSet<Expansion>) -> bool {
        self.about()
            .expansions
            .iter()
            .all(|expansion| expansions.contains(expansion))
    }
}
