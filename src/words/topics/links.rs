//! What leads to a topic: a refusal, a line of the ledger, a bonus, another topic.

use super::topic::Topic;
use crate::rules::Rule;
use crate::rules::bonus::Reason;
use crate::table::{EggReason, Entry, PointReason};

/// Topics that lead to each other: a rule and the house rule about it, or two rules that meet.
const RELATED: &[(Topic, Topic)] = &[
    (Topic::NestFollowers, Topic::EggsWho),
    (Topic::HopEggs, Topic::EggsWho),
    (Topic::EggsStay, Topic::EggsWho),
    (Topic::NestCloser, Topic::NestFollowers),
    (Topic::NestGoneHome, Topic::NestTiming),
    (Topic::NestFollowers, Topic::NestGoneHome),
    (Topic::BunnyTile, Topic::BunnyHome),
    (Topic::BunnyNest, Topic::BunnyHome),
    (Topic::PhaseDue, Topic::PhaseTiming),
    (Topic::PhaseRoll, Topic::Die),
    (Topic::HopRevisit, Topic::Revisit),
    (Topic::HopCount, Topic::ShortMoves),
    (Topic::HopCount, Topic::PhaseStuck),
    (Topic::HopCount, Topic::HopEggs),
    (Topic::EggsSupply, Topic::EggSupply),
    (Topic::BonusFirst, Topic::ZeroEggs),
    (Topic::BonusSecond, Topic::SecondPlace),
    (Topic::BonusTie, Topic::AfterFirstTie),
    (Topic::EditionHig, Topic::EditionOriginal),
    (Topic::DragonEats, Topic::DragonEatsBunny),
    (Topic::DragonPhase, Topic::DragonNestPhase),
    (Topic::StatueTwo, Topic::StatueAreas),
    (Topic::StatueTwo, Topic::SpringAdjacency),
    (Topic::SpringPoints, Topic::SpringAdjacency),
    (Topic::FestivalFigures, Topic::FestivalReturn),
    (Topic::FestivalTile, Topic::FestivalEitherOr),
];

impl Topic {
    /// Where one may want to read on.
    pub fn related(self) -> impl Iterator<Item = Self> {
        RELATED.iter().filter_map(move |(one, other)| {
            if *one == self {
                Some(*other)
            } else {
                (*other == self).then_some(*one)
            }
        })
    }

    /// The topic of the rule that a refusal names.
    pub const fn of_rule(rule: Rule) -> Self {
        match rule {
            Rule::Step => Self::Step,
            Rule::Impossible => Self::Impossible,
            Rule::PlaceBeside => Self::PlaceBeside,
            Rule::DeployTile => Self::DeployTile,
            Rule::DeployPlayer => Self::DeployPlayer,
            Rule::DeployStep => Self::DeployStep,
            Rule::DeployCount => Self::DeployCount,
            Rule::StatueAreas => Self::StatueAreas,
            Rule::DeploySupply => Self::DeploySupply,
            Rule::FestivalTile => Self::FestivalTile,
            Rule::FestivalOwn => Self::FestivalOwn,
            Rule::FestivalPrison => Self::FestivalPrison,
            Rule::FestivalFigures => Self::FestivalFigures,
            Rule::FestivalEitherOr => Self::FestivalEitherOr,
            Rule::FestivalFairy => Self::FestivalFairy,
            Rule::DrawbridgeCross => Self::DrawbridgeCross,
            Rule::DragonFairy => Self::DragonFairy,
            Rule::TurnAgain => Self::TurnAgain,
            Rule::HopBeside => Self::HopBeside,
            Rule::HopTile => Self::HopTile,
            Rule::HopNoBunny => Self::HopNoBunny,
            Rule::HopRevisit => Self::HopRevisit,
            Rule::HopCount => Self::HopCount,
            Rule::EggsLeft => Self::EggsLeft,
            Rule::PhaseOrder => Self::PhaseOrder,
            Rule::NestComplete => Self::NestComplete,
        }
    }

    /// The topic that says why a player gets this bonus; none for whoever has left.
    pub const fn of_reason(reason: Reason) -> Option<Self> {
        Some(match reason {
            Reason::Most { sharing: 0 | 1 } => Self::BonusFirst,
            Reason::SecondMost { sharing: 0 | 1 } | Reason::Fewer => Self::BonusSecond,
            Reason::Most { .. } | Reason::SecondMost { .. } => Self::BonusTie,
            Reason::NoEgg => Self::ZeroEggs,
            Reason::TooFewPlayers => Self::SecondPlace,
            Reason::AfterSharedFirst => Self::AfterFirstTie,
            Reason::Left => return None,
        })
    }

    /// The topic that says why a line of the ledger was written; none for what somebody entered.
    pub const fn of_entry(entry: &Entry) -> Option<Self> {
        match entry {
            Entry::Eggs { why, .. } => Some(match why {
                EggReason::NestCloser { .. } => Self::NestCloser,
                EggReason::NestFollower { .. } => Self::NestFollowers,
                EggReason::Hop { .. } => Self::HopEggs,
            }),
            Entry::Points { why, .. } => match why {
                PointReason::Spring => Some(Self::SpringPoints),
                PointReason::Entered { .. } => None,
            },
            Entry::Eaten { .. } => Some(Self::EggsLeft),
            Entry::Adjusted { .. } => None,
        }
    }
}
