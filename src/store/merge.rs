//! What two windows remember, made one: each has changed it since it was the same in both, and neither change is lost.
//!
//! Where both have changed the very same thing, ours holds.

use super::person::Person;
use super::remembered::{Counted, Preferences, Remembered, Rolls};
use std::collections::BTreeSet;

impl Remembered {
    /// What we remember and what another window does, where both have remembered `before`.
    pub(super) fn merged(before: &Self, ours: Self, theirs: Self) -> Self {
        let slots: BTreeSet<_> = ours.piles.keys().chain(theirs.piles.keys()).cloned().collect();
        let pile = |slot| {
            let [before, ours, theirs] =
                [before, &ours, &theirs].map(|remembered| remembered.piles.get(&slot).copied());
            Some((slot, pick(&before, ours, theirs)?))
        };
        Self {
            piles: slots.into_iter().filter_map(pile).collect(),
            last: pick(&before.last, ours.last, theirs.last),
            people: people(&before.people, ours.people, theirs.people),
            preferences: preferences(before.preferences, ours.preferences, theirs.preferences),
            language: pick(&before.language, ours.language, theirs.language),
            first_minute: ours.first_minute || theirs.first_minute,
            rolls: Rolls {
                die: pick(&before.rolls.die, ours.rolls.die, theirs.rolls.die),
                special: faces(&before.rolls.special, ours.rolls.special, theirs.rolls.special),
                d6: faces(&before.rolls.d6, ours.rolls.d6, theirs.rolls.d6),
            },
            counted: counted(&before.counted, ours.counted, theirs.counted),
            painted: pick(&before.painted, ours.painted, theirs.painted),
        }
    }
}

/// Ours where we have changed it.
fn pick<T: PartialEq>(before: &T, ours: T, theirs: T) -> T {
    if ours == *before { theirs } else { ours }
}

fn preferences(before: Preferences, ours: Preferences, theirs: Preferences) -> Preferences {
    Preferences {
        theme: pick(&before.theme, ours.theme, theirs.theme),
        reduce_motion: pick(&before.reduce_motion, ours.reduce_motion, theirs.reduce_motion),
        text_size: pick(&before.text_size, ours.text_size, theirs.text_size),
    }
}

/// Whom we have met or come to know better stands ahead of all others.
fn people(before: &[Person], ours: Vec<Person>, theirs: Vec<Person>) -> Vec<Person> {
    if theirs == before {
        return ours;
    }
    let mut all = Remembered {
        people: theirs,
        ..Remembered::default()
    };
    all.meet(ours.into_iter().filter(|person| !before.contains(person)));
    all.people
}

/// The rolls of both, unless one has forgotten what was before.
fn faces(before: &[u8], ours: Vec<u8>, theirs: Vec<u8>) -> Vec<u8> {
    if theirs == before {
        return ours;
    }
    // The oldest may have been let go.
    let ends = || (0..=before.len()).filter_map(|from| before.get(from..));
    let known = |faces: &[u8]| ends().find(|end| faces.starts_with(end)).unwrap_or_default();
    let (in_ours, in_theirs) = (known(&ours), known(&theirs));
    let kept = if in_ours.len() < in_theirs.len() {
        in_ours
    } else {
        in_theirs
    };
    let new = |faces, known| <[u8]>::strip_prefix(faces, known).unwrap_or_default();
    let mut all = [kept, new(&theirs, in_theirs), new(&ours, in_ours)].concat();
    all.drain(..all.len().saturating_sub(Remembered::ROLLS));
    all
}

/// Eggs are counted for each player alone, as long as as many play.
fn counted(before: &Counted, ours: Counted, theirs: Counted) -> Counted {
    let players = ours.eggs.len();
    if theirs.eggs.len() != players || before.eggs.len() != players {
        return pick(before, ours, theirs);
    }
    Counted {
        edition: pick(&before.edition, ours.edition, theirs.edition),
        settings: pick(&before.settings, ours.settings, theirs.settings),
        eggs: each(&before.eggs, ours.eggs, theirs.eggs),
        names: each(&before.names, ours.names, theirs.names),
    }
}

fn each<T: PartialEq>(before: &[T], ours: Vec<T>, theirs: Vec<T>) -> Vec<T> {
    let both = ours.into_iter().zip(theirs);
    both.zip(before)
        .map(|((ours, theirs), before)| pick(before, ours, theirs))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::{Hints, Slot, Theme};
    use crate::table::{Colour, Name};

    fn person(name: &str) -> Person {
        Person {
            name: Name::new(name).unwrap(),
            colour: Colour::Red,
            hints: Hints::OnRequest,
        }
    }

    /// What is remembered after one window has done that and the other this.
    fn after(one: impl Fn(&mut Remembered), other: impl Fn(&mut Remembered)) -> Remembered {
        let mut before = Remembered::default();
        before.meet([person("Ann"), person("Bob")].into_iter());
        [1, 2, 3].into_iter().for_each(|face| before.rolled(face));
        before.counted.eggs = vec![1, 2, 3];
        before.counted.names = vec![None; 3];
        before.piles.insert(Slot::new("game-1").unwrap(), 72);
        let [mut ours, mut theirs] = [before.clone(), before.clone()];
        one(&mut ours);
        other(&mut theirs);
        let untouched = Remembered::merged(&before, before.clone(), theirs.clone());
        assert_eq!(untouched, theirs);
        assert_eq!(Remembered::merged(&before, ours.clone(), before.clone()), ours);
        Remembered::merged(&before, ours, theirs)
    }

    #[test]
    fn what_both_have_rolled_is_there() {
        let merged = after(|ours| ours.rolled(2), |theirs| theirs.rolled(1));
        assert_eq!(merged.rolls.special, [1, 2, 3, 1, 2]);
        let forgotten = after(|ours| ours.faces_mut().clear(), |theirs| theirs.rolled(1));
        assert_eq!(forgotten.rolls.special, [1]);
        let many = after(|ours| (0..999).for_each(|_| ours.rolled(1)), |theirs| theirs.rolled(2));
        assert_eq!(many.rolls.special.len(), Remembered::ROLLS);
        assert_eq!(many.rolls.special[0], 2, "the oldest were let go");
    }

    #[test]
    fn what_both_have_counted_is_there() {
        let merged = after(|ours| ours.counted.eggs[0] = 5, |theirs| theirs.counted.eggs[2] = 0);
        assert_eq!(merged.counted.eggs, [5, 2, 0]);
        let more = |counted: &mut Counted| {
            counted.eggs.push(0);
            counted.names.push(None);
        };
        let players = after(|ours| more(&mut ours.counted), |theirs| theirs.counted.eggs[2] = 0);
        assert_eq!(players.counted.eggs, [1, 2, 3, 0], "ours, whole");
    }

    #[test]
    fn everything_else_is_ours_where_we_have_changed_it() {
        let slot = |name| Slot::new(name).unwrap();
        let merged = after(
            |ours| {
                ours.meet(std::iter::once(person("Cleo")));
                ours.piles.insert(slot("game-2"), 80);
                ours.preferences.theme = Theme::Dark;
                ours.last = Some(slot("game-2"));
            },
            |theirs| {
                theirs.meet(std::iter::once(person("Dan")));
                theirs.piles.remove(&slot("game-1"));
                theirs.preferences.theme = Theme::Light;
                theirs.preferences.reduce_motion = true;
                theirs.last = Some(slot("game-3"));
                theirs.painted = Some(String::new());
                theirs.language = Some("de".to_owned());
                theirs.first_minute = true;
            },
        );
        let names: Vec<_> = merged.people.iter().map(|person| person.name.as_str()).collect();
        assert_eq!(names, ["Cleo", "Dan", "Ann", "Bob"]);
        assert_eq!(merged.piles.into_iter().collect::<Vec<_>>(), [(slot("game-2"), 80)]);
        assert_eq!(merged.preferences.theme, Theme::Dark);
        assert!(merged.preferences.reduce_motion);
        assert_eq!(merged.last, Some(slot("game-2")));
        assert_eq!(merged.painted, Some(String::new()));
        assert_eq!(merged.language.as_deref(), Some("de"));
        assert!(merged.first_minute);
    }
}
