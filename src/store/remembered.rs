//! What is remembered beside the games: people, preferences, the die alone and the egg counter alone.
//!
//! It is a convenience, so it is read leniently: what is missing or not understood is as on the first day.

use super::person::{Hints, Person};
use super::slot::Slot;
use crate::table::{
    AfterFirstTie, Die, Edition, Name, PLAYERS, SecondPlace, Settings, SettingsChange, ZeroEggs, named_enum,
};
use serde::Serialize;
use serde_json::Value;
use std::collections::BTreeMap;

named_enum! {
    /// Light or dark.
    Theme {
        /// As the system has it.
        System = "system",
        /// Light.
        Light = "light",
        /// Dark.
        Dark = "dark",
    }
}

named_enum! {
    /// How large the text is.
    TextSize {
        /// 100 percent.
        Normal = "normal",
        /// 125 percent.
        Large = "large",
        /// 150 percent.
        Larger = "larger",
        /// 200 percent.
        Largest = "largest",
    }
}

impl TextSize {
    /// What the type's sizes are multiplied by.
    pub const fn factor(self) -> f32 {
        match self {
            Self::Normal => 1.0,
            Self::Large => 1.25,
            Self::Larger => 1.5,
            Self::Largest => 2.0,
        }
    }
}

/// How the person likes the window.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Preferences {
    /// Light or dark.
    pub theme: Theme,
    /// Whether things jump instead of moving.
    pub reduce_motion: bool,
    /// How large the text is.
    pub text_size: TextSize,
}

impl Default for Preferences {
    fn default() -> Self {
        Self {
            theme: Theme::System,
            reduce_motion: false,
            text_size: TextSize::Normal,
        }
    }
}

/// The die alone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Rolls {
    /// Which die is rolled: `special` or `d6`.
    pub die: Die,
    /// The faces of the special die, oldest first.
    pub special: Vec<u8>,
    /// The faces of the ordinary die, oldest first.
    pub d6: Vec<u8>,
}

impl Default for Rolls {
    fn default() -> Self {
        Self {
            die: Die::Special,
            special: Vec::new(),
            d6: Vec::new(),
        }
    }
}

/// The egg counter alone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Counted {
    /// The edition whose bonus it is.
    pub edition: Edition,
    /// What differs from the edition; only what the bonus depends on.
    pub settings: SettingsChange,
    /// The eggs counted, one number a player, 2 to 6 players.
    pub eggs: Vec<i64>,
    /// Who they are, as far as that was said, in the same order.
    pub names: Vec<Option<Name>>,
}

impl Counted {
    /// The most eggs a player can be counted.
    pub const MOST: i64 = 1000;

    /// The settings the bonus depends on.
    pub fn settings(&self) -> Settings {
        let mut settings = Settings::of(self.edition);
        settings.change(&self.settings);
        settings
    }
}

impl Default for Counted {
    fn default() -> Self {
        Self {
            edition: Edition::Hig,
            settings: SettingsChange::default(),
            eggs: vec![0; 4],
            names: vec![None; 4],
        }
    }
}

/// All of it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Remembered {
    /// The game that was on the table last.
    pub last: Option<Slot>,
    /// Who has played, the latest first.
    pub people: Vec<Person>,
    /// How the person likes the window.
    pub preferences: Preferences,
    /// The language the person has chosen, by its tag; without one, the system's.
    pub language: Option<String>,
    /// Whether the first minute at a sample table was shown or declined.
    pub first_minute: bool,
    /// The die alone.
    pub rolls: Rolls,
    /// The egg counter alone.
    pub counted: Counted,
    /// A table that is being painted, to be played on from there: the text of its game file.
    pub painted: Option<String>,
    /// The games whose pile is counted, each with all its tiles: those that lie and those still in the pile. So taking a
    /// tile back puts it back on the pile.
    pub piles: BTreeMap<Slot, usize>,
}

impl Remembered {
    /// The most tiles of a game whose pile is counted.
    const TILES: usize = 10_000;
    /// How many people are remembered.
    const PEOPLE: usize = 40;
    /// How many rolls of each die are remembered.
    pub(super) const ROLLS: usize = 1000;

    /// Remembers who plays, ahead of all others.
    pub fn meet(&mut self, people: impl DoubleEndedIterator<Item = Person>) {
        for person in people.rev() {
            self.people.retain(|known| !known.name.same_as(&person.name));
            self.people.insert(0, person);
        }
        self.people.truncate(Self::PEOPLE);
    }

    /// How much somebody of that name wants to be told; on request if he is not known.
    pub fn hints(&self, name: &Name) -> Hints {
        let known = self.people.iter().find(|person| person.name.same_as(name));
        known.map_or(Hints::default(), |person| person.hints)
    }

    /// Remembers how much that person wants to be told; if he is not known yet, the rest of him too.
    pub fn set_hints(&mut self, person: Person) {
        match self.people.iter_mut().find(|known| known.name.same_as(&person.name)) {
            Some(known) => known.hints = person.hints,
            None => self.meet(std::iter::once(person)),
        }
    }

    /// The faces the die in use has shown, oldest first.
    pub fn faces(&self) -> &[u8] {
        match self.rolls.die {
            Die::D6 => &self.rolls.d6,
            Die::Special | Die::None => &self.rolls.special,
        }
    }

    /// The same, to be changed.
    pub fn faces_mut(&mut self) -> &mut Vec<u8> {
        match self.rolls.die {
            Die::D6 => &mut self.rolls.d6,
            Die::Special | Die::None => &mut self.rolls.special,
        }
    }

    /// Remembers what the die in use has shown.
    pub fn rolled(&mut self, face: u8) {
        let faces = self.faces_mut();
        faces.push(face);
        faces.drain(..faces.len().saturating_sub(Self::ROLLS));
    }

    /// Reads what [`Self::write`] wrote; `None` if it is no JSON at all.
    pub(super) fn read(bytes: &[u8]) -> Option<Self> {
        let kept: Value = serde_json::from_slice(bytes).ok()?;
        Some(Self {
            last: kept["last"].as_str().and_then(Slot::new),
            people: entries(&kept["people"]).filter_map(Person::read).collect(),
            preferences: preferences(&kept["preferences"]),
            language: kept["language"].as_str().map(str::to_owned),
            first_minute: kept["first_minute"].as_bool().unwrap_or_default(),
            rolls: rolls(&kept["rolls"]),
            counted: counted(&kept["counted"]),
            painted: kept["painted"].as_str().map(str::to_owned),
            piles: piles(&kept["piles"]),
        })
    }

    /// All of it as JSON.
    ///
    /// # Errors
    /// The serializer's own; none is known.
    pub(super) fn write(&self) -> Result<Vec<u8>, serde_json::Error> {
        serde_json::to_vec_pretty(self)
    }
}

fn entries(list: &Value) -> impl Iterator<Item = &Value> {
    list.as_array().into_iter().flatten()
}

fn named<T>(value: &Value, from_name: impl Fn(&str) -> Option<T>) -> Option<T> {
    value.as_str().and_then(from_name)
}

fn preferences(kept: &Value) -> Preferences {
    let first = Preferences::default();
    Preferences {
        theme: named(&kept["theme"], Theme::from_name).unwrap_or(first.theme),
        reduce_motion: kept["reduce_motion"].as_bool().unwrap_or(first.reduce_motion),
        text_size: named(&kept["text_size"], TextSize::from_name).unwrap_or(first.text_size),
    }
}

fn rolls(kept: &Value) -> Rolls {
    let faces = |list: &Value, most: u8| -> Vec<u8> {
        let face = |face: &Value| u8::try_from(face.as_u64()?).ok();
        let known = |face: &u8| (1..=most).contains(face);
        entries(list).filter_map(face).filter(known).collect()
    };
    Rolls {
        die: named(&kept["die"], Die::from_name)
            .filter(|die| *die != Die::None)
            .unwrap_or(Die::Special),
        special: faces(&kept["special"], 3),
        d6: faces(&kept["d6"], 6),
    }
}

fn piles(kept: &Value) -> BTreeMap<Slot, usize> {
    let pile = |(slot, tiles): (&String, &Value)| {
        let tiles = usize::try_from(tiles.as_u64()?).ok()?;
        Some((Slot::new(slot)?, tiles)).filter(|_| tiles <= Remembered::TILES)
    };
    kept.as_object().into_iter().flatten().filter_map(pile).collect()
}

fn counted(kept: &Value) -> Counted {
    let first = Counted::default();
    let settings = &kept["settings"];
    let eggs: Vec<i64> = entries(&kept["eggs"]).filter_map(Value::as_i64).collect();
    let whole = PLAYERS.contains(&eggs.len()) && eggs.iter().all(|eggs| (0..=Counted::MOST).contains(eggs));
    let eggs = if whole { eggs } else { first.eggs };
    let names = entries(&kept["names"]).map(|name| Name::new(name.as_str()?).ok());
    Counted {
        edition: named(&kept["edition"], Edition::from_name).unwrap_or(first.edition),
        settings: SettingsChange {
            second_place: named(&settings["second_place"], SecondPlace::from_name),
            after_first_tie: named(&settings["after_first_tie"], AfterFirstTie::from_name),
            zero_eggs: named(&settings["zero_eggs"], ZeroEggs::from_name),
            ..SettingsChange::default()
        },
        names: names.chain(std::iter::repeat(None)).take(eggs.len()).collect(),
        eggs,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::Colour;

    fn person(name: &str, colour: Colour) -> Person {
        Person {
            name: Name::new(name).unwrap(),
            colour,
            hints: Hints::OnRequest,
        }
    }

    #[test]
    fn what_is_written_is_read_again() {
        let mut remembered = Remembered {
            last: Slot::new("game-1"),
            preferences: Preferences {
                theme: Theme::Dark,
                reduce_motion: true,
                text_size: TextSize::Largest,
            },
            language: Some("de".to_owned()),
            first_minute: true,
            ..Remembered::default()
        };
        remembered.meet([person("Ann", Colour::Red), person("Bob \"O_~,\" 🐰", Colour::White)].into_iter());
        remembered.rolled(3);
        remembered.rolls.die = Die::D6;
        remembered.rolled(6);
        remembered.counted.settings.zero_eggs = Some(ZeroEggs::Counts);
        remembered.counted.eggs = vec![5, 0];
        remembered.counted.names = vec![None, Some(Name::new("Bob").unwrap())];
        remembered.painted = Some("{\n}".to_owned());
        remembered.piles.insert(Slot::new("game-1").unwrap(), 94);
        remembered.people[1].hints = Hints::Always;
        assert_eq!(Remembered::read(&remembered.write().unwrap()), Some(remembered));
    }

    #[test]
    fn what_is_not_understood_is_as_on_the_first_day() {
        let kept =
            br#"{"last": "../x", "people": [{"name": "Ann"}, 7], "preferences": {"theme": "pink"}, "language": 7, "first_minute": 7,
            "rolls": {"die": "none", "d6": [7, 0, 6, "x"]}, "counted": {"eggs": [1]},
            "piles": {"../x": 3, "game-1": -1, "game-2": "x", "game-3": 10001}, "more": {}}"#;
        let mut first = Remembered::default();
        first.rolls.d6 = vec![6];
        assert_eq!(Remembered::read(kept), Some(first));
        assert_eq!(Remembered::read(b"{"), None);
    }

    #[test]
    fn whoever_is_not_known_is_told_on_request() {
        let mut remembered = Remembered::default();
        let [ann, bob] = ["ANN", "Bob"].map(|name| Name::new(name).unwrap());
        remembered.meet(std::iter::once(Person {
            hints: Hints::Off,
            ..person("Ann", Colour::Red)
        }));
        assert_eq!(remembered.hints(&ann), Hints::Off);
        assert_eq!(remembered.hints(&bob), Hints::OnRequest);
        remembered.set_hints(person("Bob", Colour::Blue));
        remembered.set_hints(Person {
            hints: Hints::Always,
            ..person("ann", Colour::Green)
        });
        assert_eq!(remembered.hints(&ann), Hints::Always);
        let names: Vec<_> = remembered.people.iter().map(|person| person.name.as_str()).collect();
        assert_eq!(names, ["Bob", "Ann"], "who is known stays where he is");
        let kept = br#"{"people": [{"name": "Ann", "colour": "red", "hints": "loud"}]}"#;
        assert_eq!(Remembered::read(kept).unwrap().hints(&ann), Hints::OnRequest);
    }

    #[test]
    fn who_played_last_is_remembered_first_and_once() {
        let mut remembered = Remembered::default();
        remembered.meet([person("Ann", Colour::Red), person("Bob", Colour::Blue)].into_iter());
        remembered.meet([person("Cleo", Colour::Green), person("ANN", Colour::Black)].into_iter());
        let names: Vec<_> = remembered.people.iter().map(|person| person.name.as_str()).collect();
        assert_eq!(names, ["Cleo", "ANN", "Bob"]);
    }
}
