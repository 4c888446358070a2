//! Actions, as the history tells them.

use super::{Word, Words};
use crate::game::{Action, Rolled};
use crate::rules::phase::hops_of_face;
use crate::table::{
    Cell, Colour, Entry, Expansion, FigureId, Place, PlayerId, PointReason, SettingsChange, Step, Table,
};
use std::collections::BTreeSet;

impl Words {
    /// What happened. The table is the one *before* the action, which still has what it takes away.
    pub fn action(&self, before: &Table, action: &Action) -> String {
        let turn = before.turn.player;
        let mover = before.player_to_act().unwrap_or(turn);
        let of = |key: &str, player: PlayerId| self.say_with(key, [("player", self.player(before, player).into())]);
        let at = |key: &str, cell: Cell| self.say_with(key, [("cell", self.at(cell).into())]);
        let neutral = |on: &str, off: &str, to: Option<Cell>| to.map_or_else(|| self.say(off), |cell| at(on, cell));
        match action {
            Action::Place { at, marks } => {
                let key = if marks.is_plain() {
                    "action-place"
                } else {
                    "action-place-marked"
                };
                let variables = [
                    ("player", self.player(before, turn).into()),
                    ("cell", self.at(*at).into()),
                    ("marks", self.marks(*marks).into()),
                ];
                self.say_with(key, variables)
            }
            Action::Deploy { kind, at, spot, player } => {
                let key = if spot.is_empty() {
                    "action-deploy"
                } else {
                    "action-deploy-spot"
                };
                let at = at.or(before.turn.record.tile).unwrap_or_default();
                let variables = [
                    ("player", self.player(before, player.unwrap_or(turn)).into()),
                    ("kind", self.one_of_kind(*kind).into()),
                    ("cell", self.at(at).into()),
                    ("spot", self.spot(spot).into()),
                ];
                self.say_with(key, variables)
            }
            Action::TakeBack { figure } => {
                let figure = self.figure(before, *figure);
                let player = self.player(before, turn);
                self.say_with(
                    "action-take-back",
                    [("player", player.into()), ("figure", figure.into())],
                )
            }
            Action::Recall { figures } => self.going_home(before, figures),
            Action::Move {
                figure,
                to: Place::Cell(cell),
                ..
            } => self.figure_to_cell("action-move-cell", before, *figure, *cell),
            Action::Move {
                figure,
                to: Place::Zone(zone),
                ..
            } => {
                let figure = self.figure(before, *figure);
                let variables = [("figure", figure.into()), ("zone", self.zone(*zone).into())];
                self.say_with("action-move-zone", variables)
            }
            Action::Drawbridge { figure, to, .. } => self.figure_to_cell("action-drawbridge", before, *figure, *to),
            Action::Points { player, points, why } => {
                let entry = Entry::Points {
                    player: *player,
                    points: *points,
                    why: PointReason::Entered { why: why.clone() },
                };
                self.entry(before, &entry)
            }
            Action::Dragon { to } => neutral("action-dragon", "action-dragon-off", *to),
            Action::Fairy { to } => neutral("action-fairy", "action-fairy-off", *to),
            Action::Next => match before.turn.step {
                Step::Figure => of("action-next-figure", turn),
                Step::Scoring => of("action-next-scoring", turn),
                Step::Place | Step::End | Step::Roll | Step::Hop | Step::Finished => of("action-next-end", turn),
            },
            Action::Again => of("action-again", turn),
            Action::Roll { rolled, .. } => self.roll(before, mover, *rolled),
            Action::Hop { path } => {
                let from = before.bunny.unwrap_or_default();
                let variables = [
                    ("player", self.player(before, mover).into()),
                    ("arrows", self.arrows(from, path).into()),
                    ("cell", self.at(path.last().copied().unwrap_or(from)).into()),
                ];
                self.say_with("action-hop", variables)
            }
            Action::Eat { player, eggs } => {
                let (player, eggs) = (*player, *eggs);
                self.entry(before, &Entry::Eaten { player, eggs })
            }
            Action::Adjust { player, eggs, why } => {
                let entry = Entry::Adjusted {
                    player: *player,
                    eggs: *eggs,
                    why: why.clone(),
                };
                self.entry(before, &entry)
            }
            Action::Pass => of("action-pass", mover),
            Action::CallOff => self.say("action-call-off"),
            Action::Phase { first } => of("action-phase", first.unwrap_or(turn)),
            Action::ScoreNest { at, player } => {
                let player = self.player(before, *player);
                let variables = [("cell", self.at(*at).into()), ("player", player.into())];
                self.say_with("action-score-nest", variables)
            }
            Action::Finish { .. } => self.say("action-finish"),
            Action::PutTile { at: cell, marks } if marks.is_plain() => at("action-put-tile", *cell),
            Action::PutTile { at, marks } => {
                let variables = [("cell", self.at(*at).into()), ("marks", self.marks(*marks).into())];
                self.say_with("action-put-tile-marked", variables)
            }
            Action::SetMarks { at: cell, marks } if marks.is_plain() => at("action-set-marks-plain", *cell),
            Action::SetMarks { at, marks } => {
                let variables = [("cell", self.at(*at).into()), ("marks", self.marks(*marks).into())];
                self.say_with("action-set-marks", variables)
            }
            Action::Put {
                player, kind, place, ..
            } => {
                let variables = [
                    ("player", self.player(before, *player).into()),
                    ("kind", self.one_of_kind(*kind).into()),
                    ("place", self.place(*place).into()),
                ];
                self.say_with("action-put", variables)
            }
            Action::TakeTile { at: cell } => at("action-take-tile", *cell),
            Action::SetBunny { to } => neutral("action-set-bunny", "action-set-bunny-off", *to),
            Action::Set { settings, expansions } => self.set(settings.as_ref(), expansions.as_ref()),
            Action::SetTurn { player } => of("action-set-turn", *player),
            Action::Seats { order } => {
                let seats: Vec<PlayerId> = order
                    .iter()
                    .filter_map(|seat| u8::try_from(*seat).ok())
                    .map(PlayerId)
                    .collect();
                let players = self.players(before, &seats);
                self.say_with("action-seats", [("players", players.into())])
            }
            Action::Rename { player, name, colour } => self.rename(before, *player, name.as_deref(), colour.as_deref()),
            Action::Leave { player } => of("action-leave", *player),
        }
    }

    fn figure_to_cell(&self, key: &str, before: &Table, figure: FigureId, to: Cell) -> String {
        let figure = self.figure(before, figure);
        self.say_with(key, [("figure", figure.into()), ("cell", self.at(to).into())])
    }

    fn going_home(&self, before: &Table, figures: &[FigureId]) -> String {
        let told = figures.iter().map(|figure| self.figure(before, *figure)).collect();
        let variables = [("figures", self.list(told).into()), ("count", figures.len().into())];
        self.say_with("action-recall", variables)
    }

    fn roll(&self, before: &Table, mover: PlayerId, rolled: Rolled) -> String {
        let (key, face, hops) = match rolled {
            Rolled::Hops(hops) => ("action-roll", i64::from(hops), hops),
            Rolled::Face(face) => {
                let hops = hops_of_face(before.settings.die, face).unwrap_or(0);
                ("action-roll-face", face, hops)
            }
        };
        let variables = [
            ("player", self.player(before, mover).into()),
            ("face", face.into()),
            ("hops", i64::from(hops).into()),
        ];
        self.say_with(key, variables)
    }

    fn set(&self, settings: Option<&SettingsChange>, expansions: Option<&BTreeSet<Expansion>>) -> String {
        let settings = settings.filter(|change| !change.is_empty()).map(|change| {
            let settings = self.list(self.settings(change));
            self.say_with("action-set-settings", [("settings", settings.into())])
        });
        let expansions = expansions.map(|expansions| {
            let told = self.list(expansions.iter().map(|expansion| self.expansion(*expansion)).collect());
            if told.is_empty() {
                self.say("action-set-no-expansions")
            } else {
                self.say_with("action-set-expansions", [("expansions", told.into())])
            }
        });
        match (settings, expansions) {
            (Some(settings), Some(expansions)) => {
                let variables = [("settings", settings.into()), ("expansions", expansions.into())];
                self.say_with("action-set-both", variables)
            }
            (Some(one), None) | (None, Some(one)) => one,
            (None, None) => self.say("action-set-nothing"),
        }
    }

    fn rename(&self, before: &Table, player: PlayerId, name: Option<&str>, colour: Option<&str>) -> String {
        let player = ("player", Word::from(self.player(before, player)));
        let name = name.map(|name| ("name", Word::from(name.trim())));
        let colour = colour.map(|colour| {
            let told = Colour::from_name(colour).map_or_else(|| colour.to_owned(), |known| self.colour(known));
            ("colour", Word::from(told))
        });
        match (name, colour) {
            (Some(name), Some(colour)) => self.say_with("action-rename-both", [player, name, colour]),
            (Some(name), None) => self.say_with("action-rename", [player, name]),
            (None, Some(colour)) => self.say_with("action-recolour", [player, colour]),
            (None, None) => self.say_with("action-rename-nothing", [player]),
        }
    }
}
