//! Refusals: one sentence that says why, and what to do instead.

use super::{Manner, Word, Words};
use crate::rules::{Detail, Refusal, Rule};
use crate::table::{Cell, Colour, Die, NAME_LENGTH, NameFault, PlayerId, Revisit, Step, Table};

impl Words {
    /// Why an action of the past no longer fits. The table is the one of that moment.
    pub fn misfit(&self, table: &Table, refusal: &Refusal) -> String {
        if let Detail::NotNow { step } = refusal.detail
            && step != Step::Finished
        {
            return self.say_with("refusal-not-then", [("now", self.now(table).into())]);
        }
        self.refusal(table, refusal)
    }

    /// Why it was not recorded. The table is the one it was refused by.
    pub fn refusal(&self, table: &Table, refusal: &Refusal) -> String {
        let at = |key: &str, cell: Cell| self.say_with(key, [("cell", self.at(cell).into())]);
        let of = |key: &str, player: PlayerId| self.say_with(key, [("player", self.player(table, player).into())]);
        let rule = refusal.rule;
        match &refusal.detail {
            Detail::NotNow { step: Step::Finished } => self.say("refusal-finished"),
            Detail::NotNow { .. } => self.say_with("refusal-not-now", [("now", self.now(table).into())]),
            Detail::CellTaken { at: cell } => at("refusal-cell-taken", *cell),
            Detail::NoTile { at: to } if rule == Rule::HopTile => {
                self.say_with("refusal-hop-tile", [("to", self.at(*to).into())])
            }
            Detail::NoTile { at: cell } => at("refusal-no-tile", *cell),
            Detail::NoPartTile => self.say("refusal-no-part-tile"),
            Detail::NoFigure { figure } => match self.manner {
                Manner::Spoken => self.say("refusal-no-figure.spoken"),
                Manner::Numbers => self.say_with("refusal-no-figure", [("figure", self.figure(table, *figure).into())]),
            },
            Detail::FigureTwice { figure } => {
                self.say_with("refusal-figure-twice", [("figure", self.figure(table, *figure).into())])
            }
            Detail::NoPlayer { player } => of("refusal-no-player", *player),
            Detail::HasLeft { player } => of("refusal-has-left", *player),
            Detail::TooFewStay => self.say("refusal-too-few-stay"),
            Detail::SeatsNotEachOnce => self.say("refusal-seats-not-each-once"),
            Detail::BadName { fault } => self.bad_name(*fault),
            Detail::NameTaken { by } => of("refusal-name-taken", *by),
            Detail::NoColour { colour } => {
                let colours = self.list(Colour::ALL.iter().map(|known| self.colour(*known)).collect());
                let variables = [("colour", colour.as_str().into()), ("colours", colours.into())];
                self.say_with("refusal-no-colour", variables)
            }
            Detail::ColourTaken { by } => of("refusal-colour-taken", *by),
            Detail::NoFace { face } => {
                let key = match table.settings.die {
                    Die::Special => "refusal-no-face-special",
                    Die::D6 => "refusal-no-face-d6",
                    Die::None => "refusal-no-face-none",
                };
                self.say_with(key, [("face", (*face).into())])
            }
            Detail::EmptyPath => self.say("refusal-empty-path"),
            Detail::NoBunny => self.say("refusal-no-bunny"),
            Detail::NoNest { at: cell } => at("refusal-no-nest", *cell),
            Detail::NestPaid { at: cell } => at("refusal-nest-paid", *cell),
            Detail::NestOpen { at, around } => {
                let missing = 8_usize.saturating_sub(*around);
                let variables = [
                    ("cell", self.at(*at).into()),
                    ("around", (*around).into()),
                    ("missing", missing.into()),
                ];
                self.say_with("refusal-nest-open", variables)
            }
            Detail::Occupied { at: cell } => at("refusal-occupied", *cell),
            Detail::TooFewEggs { player, left, asked } => {
                let player = self.player(table, *player);
                let variables = [
                    ("player", player.into()),
                    ("left", (*left).into()),
                    ("asked", (*asked).into()),
                ];
                self.say_with("refusal-too-few-eggs", variables)
            }
            Detail::Full { limit } => self.say_with("refusal-full", [("limit", (*limit).into())]),
            Detail::BeyondBounds => self.say("refusal-beyond-bounds"),
            Detail::NothingBeside { at: cell } => at("refusal-nothing-beside", *cell),
            Detail::NotPartTile { at: cell } => at("refusal-not-part-tile", *cell),
            Detail::NotHisTurn { player, turn } => {
                let (player, turn) = (self.player(table, *player), self.player(table, *turn));
                self.say_with(
                    "refusal-not-their-turn",
                    [("player", player.into()), ("turn", turn.into())],
                )
            }
            Detail::TooLate => self.say("refusal-too-late"),
            Detail::DeployedEnough { phantom: true, .. } => self.say("refusal-deployed-phantom"),
            Detail::DeployedEnough { allowed, .. } => {
                self.say_with("refusal-deployed-enough", [("allowed", (*allowed).into())])
            }
            Detail::SameArea { spot } if spot.is_empty() => self.say("refusal-same-area-unnamed"),
            Detail::SameArea { spot } => self.say_with("refusal-same-area", [("spot", self.spot(spot).into())]),
            Detail::NoneLeft { player, kind, owned } => {
                let key = match owned {
                    0 => "refusal-none-owned",
                    1.. => "refusal-none-left",
                };
                let variables = [
                    ("player", self.player(table, *player).into()),
                    ("kind", self.kind(*kind).into()),
                    ("owned", (*owned).into()),
                ];
                self.say_with(key, variables)
            }
            Detail::AlreadyTakenBack if rule == Rule::FestivalFairy => self.say("refusal-fairy-stays"),
            Detail::AlreadyTakenBack => self.say("refusal-already-taken-back"),
            Detail::AlreadyDeployed => self.say("refusal-already-deployed"),
            Detail::FairyMoved => self.say("refusal-fairy-moved"),
            Detail::NoFestival => self.say("refusal-no-festival"),
            Detail::NotHisFigure { figure, .. } => {
                let player = self.player(table, table.turn.player);
                let figure = self.figure(table, *figure);
                let variables = [("figure", figure.into()), ("player", player.into())];
                self.say_with("refusal-not-their-figure", variables)
            }
            Detail::InPrison { figure } => {
                self.say_with("refusal-in-prison", [("figure", self.figure(table, *figure).into())])
            }
            Detail::NotThisKind { kind } => {
                let key = if rule == Rule::DrawbridgeCross {
                    "refusal-drawbridge-kind"
                } else {
                    "refusal-festival-kind"
                };
                self.say_with(key, [("kind", self.kind(*kind).into())])
            }
            Detail::FairyThere { at: cell } => at("refusal-fairy-there", *cell),
            Detail::PartsDone { .. } => self.say("refusal-parts-done"),
            Detail::BadHop { from, to } => self.bad_hop(table, rule, *from, *to),
            Detail::WrongLength { walked, hops, dead_end } => self.wrong_length(*walked, *hops, *dead_end),
            Detail::LeftOut { player } => of("refusal-left-out", *player),
        }
    }

    fn bad_name(&self, fault: NameFault) -> String {
        match fault {
            NameFault::Empty => self.say("refusal-name-empty"),
            NameFault::TooLong => self.say_with("refusal-name-too-long", [("most", NAME_LENGTH.into())]),
            NameFault::Control => self.say("refusal-name-control"),
        }
    }

    fn bad_hop(&self, table: &Table, rule: Rule, from: Cell, to: Cell) -> String {
        let (from, to) = (Word::from(self.at(from)), Word::from(self.at(to)));
        if rule == Rule::HopBeside {
            self.say_with("refusal-hop-beside", [("from", from), ("to", to)])
        } else if rule == Rule::HopTile {
            self.say_with("refusal-hop-tile", [("to", to)])
        } else if rule == Rule::HopNoBunny {
            self.say_with("refusal-hop-no-bunny", [("to", to)])
        } else {
            let key = match table.settings.revisit {
                Revisit::Phase => "refusal-hop-revisit-phase",
                Revisit::Starts => "refusal-hop-revisit-starts",
                Revisit::Move => "refusal-hop-revisit-move",
            };
            self.say_with(key, [("to", to)])
        }
    }

    fn wrong_length(&self, walked: usize, hops: u8, dead_end: bool) -> String {
        let key = if walked > usize::from(hops) {
            "refusal-hops-too-many"
        } else if dead_end {
            "refusal-hops-not-forced"
        } else {
            "refusal-hops-too-few"
        };
        self.say_with(key, [("walked", walked.into()), ("hops", i64::from(hops).into())])
    }
}
