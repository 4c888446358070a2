//! The game's terms: figures, marks, zones, colours, editions, house rules, steps, places, lists.

use super::{Manner, Word, Words};
use crate::game::Verb;
use crate::rules::Rule;
use crate::table::{
    Cell, Colour, Edition, EggSupply, Expansion, FigureId, Kind, Mark, Marks, Name, Place, PlayerId, Settings,
    SettingsChange, Step, Table, Zone,
};

/// What the program offers where it asks on what a figure stands, as the game file has it.
pub const SPOTS: [&str; 5] = ["road", "city", "field", "monastery", "other"];

/// What the program gives as the reason for points that were read off the score track, as the game file has it.
pub const FROM_TRACK: &str = "score_track";

impl Words {
    /// The term of that name in a family of terms.
    pub(super) fn term(&self, family: &str, name: &str) -> String {
        self.say(&format!("{family}-{}", name.replace(['_', '.'], "-")))
    }

    /// A kind of figure: "big follower".
    pub fn kind(&self, kind: Kind) -> String {
        self.term("kind", kind.name())
    }

    /// One of that kind: "an abbot".
    pub fn one_of_kind(&self, kind: Kind) -> String {
        self.say(&format!("kind-{}.one", kind.name().replace('_', "-")))
    }

    /// A mark: "nest".
    pub fn mark(&self, mark: Mark) -> String {
        self.term("mark", mark.name())
    }

    /// Marks, as a list; empty for a plain tile.
    pub fn marks(&self, marks: Marks) -> String {
        self.list(marks.iter().map(|mark| self.mark(mark)).collect())
    }

    /// A zone, as it stands after "in" and "to".
    pub fn zone(&self, zone: Zone) -> String {
        self.term("zone", zone.name())
    }

    /// A player's colour.
    pub fn colour(&self, colour: Colour) -> String {
        self.term("colour", colour.name())
    }

    /// On what a figure stands; what the program itself offers is kept in the game file by a name that every language
    /// has its word for.
    pub fn spot(&self, spot: &str) -> String {
        if SPOTS.contains(&spot) {
            self.term("spot", spot)
        } else {
            spot.to_owned()
        }
    }

    /// What points were entered for: in the person's own words, but for what the program itself gives as the reason.
    pub fn reason(&self, why: &str) -> String {
        if why == FROM_TRACK {
            self.say("finish-track-why")
        } else {
            why.to_owned()
        }
    }

    /// What a player of that colour is called who was given no name.
    pub fn unnamed(&self, colour: Colour) -> String {
        self.say(&format!("seat-{}", colour.name()))
    }

    /// Whether that is no name of anybody, but what somebody of some colour is called who has none.
    pub fn is_unnamed(&self, name: &Name) -> bool {
        // He may have been called so in another language.
        let mut tongues = self.languages.all().into_iter().map(|language| Self {
            language,
            ..self.clone()
        });
        let called =
            |words: &Self, colour: &Colour| Name::new(&words.unnamed(*colour)).is_ok_and(|called| called.same_as(name));
        tongues.any(|words| Colour::ALL.iter().any(|colour| called(&words, colour)))
    }

    /// An edition.
    pub fn edition(&self, edition: Edition) -> String {
        self.term("edition", edition.name())
    }

    /// An expansion, by the name on its box.
    pub fn expansion(&self, expansion: Expansion) -> String {
        self.term("expansion", expansion.name())
    }

    /// A rule, as a sentence that says what it asks.
    pub fn rule(&self, rule: Rule) -> String {
        self.term("rule", rule.name())
    }

    /// What an action of that kind does, as a thing to do: "lay a tile".
    pub fn verb(&self, verb: Verb) -> String {
        self.term("verb", verb.name())
    }

    /// What a setting is about, by its name in the game file: "die".
    pub fn setting_name(&self, setting: &str) -> String {
        self.term("setting", setting)
    }

    /// Each setting that the change names, with its new value: "die: special (1 1 2 2 3 3)".
    pub fn settings(&self, change: &SettingsChange) -> Vec<String> {
        let named = |setting: &str, value: String| {
            let name = self.setting_name(setting);
            self.say_with("setting", [("name", name.into()), ("value", value.into())])
        };
        let value = |setting: &str, value: &str| {
            named(
                setting,
                self.term(&format!("setting-{}", setting.replace('_', "-")), value),
            )
        };
        let truth = |setting, holds| value(setting, if holds { "true" } else { "false" });
        let SettingsChange {
            die,
            revisit,
            short_moves,
            bunny_home,
            phase_timing,
            nest_timing,
            dragon_eats_bunny,
            dragon_nest_phase,
            second_place,
            after_first_tie,
            zero_eggs,
            egg_supply,
            festival_return,
            spring_adjacency,
        } = change;
        let supply = |supply| match supply {
            EggSupply::Eggs(eggs) => {
                let eggs = self.say_with("setting-egg-supply-eggs", [("eggs", i64::from(eggs).into())]);
                named("egg_supply", eggs)
            }
            EggSupply::Unlimited => value("egg_supply", "unlimited"),
        };
        [
            die.map(|die| value("die", die.name())),
            revisit.map(|revisit| value("revisit", revisit.name())),
            short_moves.map(|short| value("short_moves", short.name())),
            bunny_home.map(|home| value("bunny_home", home.name())),
            phase_timing.map(|timing| value("phase_timing", timing.name())),
            nest_timing.map(|timing| value("nest_timing", timing.name())),
            dragon_eats_bunny.map(|eats| truth("dragon_eats_bunny", eats)),
            dragon_nest_phase.map(|starts| truth("dragon_nest_phase", starts)),
            second_place.map(|second| value("second_place", second.name())),
            after_first_tie.map(|after| value("after_first_tie", after.name())),
            zero_eggs.map(|zero| value("zero_eggs", zero.name())),
            egg_supply.map(supply),
            festival_return.map(|back| value("festival_return", back.name())),
            spring_adjacency.map(|adjacency| value("spring_adjacency", adjacency.name())),
        ]
        .into_iter()
        .flatten()
        .collect()
    }

    /// Each setting in which the table differs from its edition, with its value.
    pub fn house_rules(&self, settings: &Settings, edition: Edition) -> Vec<String> {
        self.settings(&SettingsChange::between(&Settings::of(edition), settings))
    }

    /// Where the game stands, without a full stop: "Bob is to move the bunny 2 hops".
    pub fn now(&self, table: &Table) -> String {
        let player = self.player(table, table.player_to_act().unwrap_or(table.turn.player));
        let hops = table.phase.as_ref().and_then(|phase| phase.hops).unwrap_or(0);
        let key = match table.turn.step {
            Step::Place => "step-place",
            Step::Figure => "step-figure",
            Step::Scoring => "step-scoring",
            Step::End => "step-end",
            Step::Roll => "step-roll",
            Step::Hop => "step-hop",
            Step::Finished => "step-finished",
        };
        self.say_with(key, [("player", player.into()), ("hops", i64::from(hops).into())])
    }

    /// A player, by name.
    pub fn player(&self, table: &Table, player: PlayerId) -> String {
        match table.player(player) {
            Some(known) => known.name.as_str().to_owned(),
            None => self.say_with("player-unknown", [("player", i64::from(player.0).into())]),
        }
    }

    /// A figure that is out, by its owner and kind; a number that names none, as that number.
    pub fn figure(&self, table: &Table, figure: FigureId) -> String {
        let number = Word::from(figure.0);
        let Some(known) = table.figures.get(figure) else {
            return self.say_with("figure-unknown", [("figure", number)]);
        };
        let key = match self.manner {
            Manner::Spoken => "figure-known",
            Manner::Numbers => "figure-numbered",
        };
        let player = self.player(table, known.player);
        let kind = self.kind(known.kind);
        self.say_with(
            key,
            [("player", player.into()), ("kind", kind.into()), ("figure", number)],
        )
    }

    /// Where a cell lies from the start tile for whoever is spoken to.
    pub fn seen(&self, cell: Cell) -> Cell {
        let seen = (0..self.quarters).try_fold(cell, |at, _| Cell::new(-i64::from(at.y()), i64::from(at.x())));
        seen.unwrap_or(cell)
    }

    /// A path as [`arrows`], as they point for whoever is spoken to.
    pub fn arrows(&self, from: Cell, path: &[Cell]) -> String {
        let path: Vec<Cell> = path.iter().map(|cell| self.seen(*cell)).collect();
        arrows(self.seen(from), &path)
    }

    /// A place on the board, seen from the start tile, as a name: "the start tile", "(3, −2)".
    pub fn cell(&self, cell: Cell) -> String {
        self.placed(cell, "cell-start", "cell-numbers")
    }

    /// The same as it stands in a sentence: "at the start tile", "at (3, −2)", "2 above the start tile".
    pub fn at(&self, cell: Cell) -> String {
        self.placed(cell, "cell-start.at", "cell-numbers.at")
    }

    fn placed(&self, cell: Cell, start: &str, numbers: &str) -> String {
        let seen = match self.manner {
            Manner::Numbers => cell,
            Manner::Spoken => self.seen(cell),
        };
        let (x, y) = (i64::from(seen.x()), i64::from(seen.y()));
        let key = match (self.manner, x, y) {
            (Manner::Numbers, _, _) => {
                return self.say_with(numbers, [("x", with_minus(x).into()), ("y", with_minus(y).into())]);
            }
            (Manner::Spoken, 0, 0) => return self.say(start),
            (Manner::Spoken, _, 0) => "cell-across",
            (Manner::Spoken, 0, _) => "cell-along",
            (Manner::Spoken, _, _) => "cell-both",
        };
        let variables = [
            ("x", x.abs().into()),
            ("y", y.abs().into()),
            ("side", if x > 0 { "right" } else { "left" }.into()),
            ("height", if y < 0 { "up" } else { "down" }.into()),
        ];
        self.say_with(key, variables)
    }

    /// Where a figure is: "at (3, −2)", "in Leipzig".
    pub fn place(&self, place: Place) -> String {
        match place {
            Place::Cell(cell) => self.at(cell),
            Place::Zone(zone) => self.say_with("place-zone", [("zone", self.zone(zone).into())]),
        }
    }

    /// A sum over a scale that is no less than 1, as a decimal with two places.
    pub fn decimal(&self, sum: i64, scale: i64) -> String {
        let hundredths = (sum * 200 + scale) / (scale * 2);
        let variables = [
            ("whole", Word::from(hundredths / 100)),
            ("hundredths", format!("{:02}", hundredths % 100).into()),
        ];
        self.say_with("decimal", variables)
    }

    /// "A, B and C"; empty for nothing.
    pub fn list(&self, parts: Vec<String>) -> String {
        let mut parts = parts.into_iter().rev();
        let Some(last) = parts.next() else { return String::new() };
        let Some(before_last) = parts.next() else { return last };
        let joined = self.say_with("list-last", [("first", before_last.into()), ("last", last.into())]);
        parts.fold(joined, |next, first| {
            self.say_with("list-next", [("first", first.into()), ("next", next.into())])
        })
    }

    /// Players, by name, as a list.
    pub fn players(&self, table: &Table, players: &[PlayerId]) -> String {
        self.list(players.iter().map(|player| self.player(table, *player)).collect())
    }
}

/// The number with a minus sign that is as wide as a plus.
pub(crate) fn with_minus(number: i64) -> String {
    number.to_string().replace('-', "−")
}

/// A path as arrows, one a hop: "→ → ↓". A hop that is not one of the four beside is a "⇢".
pub fn arrows(from: Cell, path: &[Cell]) -> String {
    let starts = std::iter::once(&from).chain(path);
    let arrow = |(from, to): (&Cell, &Cell)| {
        let direction = from.direction_to(*to);
        direction.map_or('⇢', |direction| direction.arrow()).to_string()
    };
    starts.zip(path).map(arrow).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_told_from_the_start_tile() {
        let at = |x, y| Words::english().cell(Cell::new(x, y).unwrap());
        assert_eq!(at(0, 0), "the start tile");
        assert_eq!(at(3, -2), "3 right and 2 above the start tile");
        assert_eq!(at(-1, 0), "1 left of the start tile");
        assert_eq!(at(0, 12), "12 below the start tile");
        let in_a_sentence = |x, y| Words::english().at(Cell::new(x, y).unwrap());
        assert_eq!(in_a_sentence(0, 0), "at the start tile");
        assert_eq!(in_a_sentence(0, 12), "12 below the start tile");
        let in_numbers = Words::english().in_numbers();
        assert_eq!(in_numbers.cell(Cell::new(3, -2).unwrap()), "(3, −2)");
        assert_eq!(in_numbers.at(Cell::new(3, -2).unwrap()), "at (3, −2)");
    }

    #[test]
    fn on_a_turned_board_places_and_ways_are_told_as_they_are_seen() {
        let cell = |x, y| Cell::new(x, y).unwrap();
        let mut words = Words::english();
        let seen = [0, 1, 2, 3].map(|quarters| {
            words.turn(quarters);
            (
                words.cell(cell(3, -1)),
                words.arrows(cell(0, 0), &[cell(1, 0), cell(1, -1)]),
            )
        });
        let told = [
            ("3 right and 1 above the start tile", "→ ↑"),
            ("1 right and 3 below the start tile", "↓ →"),
            ("3 left and 1 below the start tile", "← ↓"),
            ("1 left and 3 above the start tile", "↑ ←"),
        ];
        assert_eq!(seen, told.map(|(cell, arrows)| (cell.to_owned(), arrows.to_owned())));
        assert_eq!(
            words.in_numbers().cell(cell(3, -1)),
            "(3, −1)",
            "the file's numbers stay"
        );
    }

    #[test]
    fn every_kind_is_spoken_of_as_one() {
        let words = Words::english();
        assert_eq!(words.one_of_kind(Kind::Abbot), "an abbot");
        for kind in Kind::ALL {
            assert!(words.one_of_kind(*kind).ends_with(&words.kind(*kind)), "{kind:?}");
        }
    }

    #[test]
    fn lists_have_one_and() {
        let list = |parts: &[&str]| Words::english().list(parts.iter().map(|part| (*part).to_owned()).collect());
        assert_eq!(list(&[]), "");
        assert_eq!(list(&["Ann"]), "Ann");
        assert_eq!(list(&["Ann", "Bob"]), "Ann and Bob");
        assert_eq!(list(&["Ann", "Bob", "Cid", "Dot"]), "Ann, Bob, Cid and Dot");
    }

    #[test]
    fn a_path_is_arrows() {
        let cell = |x, y| Cell::new(x, y).unwrap();
        assert_eq!(arrows(cell(0, 0), &[cell(1, 0), cell(1, -1), cell(5, 5)]), "→ ↑ ⇢");
    }
}
