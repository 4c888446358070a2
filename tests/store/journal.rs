//! The journal: whatever it breaks off at and whatever is damaged in it, nothing that was acknowledged is lost in silence.

use super::{Failing, Playing, files, game, open, result, settle};
use hoppel::game::{Action, Game, History, Recorded, Rolled, RolledBy, file};
use hoppel::store::{Backend, Entry, Hold, Memory, Slot, Ticket, Trouble};
use hoppel::table::{Cell, Mark, Marks};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::sync::{Arc, Mutex};
use std::time::SystemTime;
use tempfile::TempDir;

/// A line of a journal after one with that checksum.
pub fn line(before: u32, text: &[u8]) -> Vec<u8> {
    let mut hasher = crc32fast::Hasher::new_with_initial(before);
    hasher.update(text);
    let checksum = hasher.finalize();
    [format!("{checksum:08x} ").as_bytes(), text, b"\n"].concat()
}

/// A game as it lies on the disk, and its history after each line of the journal, with where that line ends.
struct Told {
    slot: Slot,
    file: Vec<u8>,
    journal: Vec<u8>,
    after: Vec<(usize, History)>,
}

/// A game in which everything happens that can.
fn told() -> Told {
    let failing = Failing::default();
    let memory = Arc::clone(&failing.memory);
    let mut playing = Playing::begin(failing);
    settle(&mut playing.store);
    let file = memory.read(&format!("{}.hoppel", playing.slot)).unwrap();
    let name = format!("{}.journal", playing.slot);
    let mut after = vec![];
    let steps: [fn(&mut Playing) -> Ticket; 8] = [
        Playing::tile,
        Playing::tile,
        Playing::undo,
        Playing::tile,
        |playing| playing.go_back(1),
        Playing::undo,
        Playing::redo,
        Playing::undo,
    ];
    for step in steps {
        step(&mut playing);
        settle(&mut playing.store);
        after.push((memory.read(&name).unwrap().len(), playing.history.clone()));
    }
    let journal = memory.read(&name).unwrap();
    let slot = playing.slot.clone();
    // It is not closed: the file beside it is an old one, as after a crash.
    std::mem::forget(playing);
    Told {
        slot,
        file,
        journal,
        after,
    }
}

impl Told {
    /// The disk with that journal instead of its own.
    fn with(&self, journal: &[u8]) -> Failing {
        shelf(&self.slot, &self.file, journal)
    }

    /// The history in the end.
    fn end(&self) -> &History {
        &self.after.last().unwrap().1
    }

    /// The history as the first so many bytes of the journal tell it.
    fn at(&self, byte: usize) -> History {
        let whole = self.after.iter().rev().find(|(end, _)| *end <= byte);
        whole.map_or_else(|| History::new(game("", 0)), |(_, history)| history.clone())
    }
}

fn shelf(slot: &Slot, file: &[u8], journal: &[u8]) -> Failing {
    let failing = Failing::default();
    failing.memory.write(&format!("{slot}.hoppel"), file).unwrap();
    failing.memory.write(&format!("{slot}.journal"), journal).unwrap();
    failing
}

#[test]
fn undo_redo_and_mends_are_back_in_the_next_session() {
    let told = told();
    let mut playing = Playing::resume(told.with(&told.journal));
    assert_eq!(&playing.history, told.end());
    assert!(playing.history.can_redo());
    playing.redo();
    settle(&mut playing.store);
    assert_eq!(playing.history, told.after[told.after.len() - 2].1);
}

#[test]
fn a_journal_that_breaks_off_at_any_byte_tells_all_that_was_acknowledged() {
    let told = told();
    let first = told.journal.iter().position(|byte| *byte == b'\n').unwrap() + 1;
    for cut in first..=told.journal.len() {
        let failing = told.with(&told.journal[..cut]);
        let mut playing = Playing::resume(failing.clone());
        assert_eq!(playing.history, told.at(cut), "cut at {cut}");
        // It can be gone on with at once.
        let ticket = playing.tile();
        assert_eq!(result(&mut playing.store, ticket), Ok(()));
        let history = playing.history.clone();
        drop(playing);
        assert_eq!(Playing::resume(failing).history, history, "cut at {cut}");
    }
}

#[test]
fn a_journal_with_any_byte_damaged_is_set_aside_and_told_as_far_as_it_is_sound() {
    let told = told();
    for at in 0..told.journal.len() {
        for damage in [1, 0x80, b'\n' ^ told.journal[at], told.journal[at]] {
            let mut damaged = told.journal.clone();
            damaged[at] ^= damage;
            if damaged == told.journal {
                continue;
            }
            let failing = told.with(&damaged);
            let mut store = open(failing.clone());
            let opened = store.open_game(&told.slot).unwrap();
            assert_eq!(opened.history, told.at(at), "byte {at}");
            let [Trouble::Recovered { aside: Some(aside), .. }] = opened.troubles.as_slice() else {
                panic!("byte {at}: {:?}", opened.troubles);
            };
            assert_eq!(failing.memory.read(aside).unwrap(), damaged);
            drop(store);
            assert_eq!(failing.memory.read(aside).unwrap(), damaged, "byte {at}");
            let mut store = open(failing);
            let again = store.open_game(&told.slot).unwrap();
            assert_eq!(
                (again.history, again.troubles),
                (opened.history, vec![]),
                "it is told once"
            );
        }
    }
}

/// Whatever byte the file breaks off at, the journal has the game.
#[test]
fn a_damaged_file_beside_a_sound_journal_costs_nothing() {
    let told = told();
    let Told {
        slot, file, journal, ..
    } = &told;
    for cut in (0..file.len() - 1).step_by(7) {
        let failing = shelf(slot, &file[..cut], journal);
        let mut store = open(failing.clone());
        let opened = store.open_game(slot).unwrap();
        assert_eq!(&opened.history, told.end());
        let [Trouble::Recovered { aside: Some(aside), .. }] = opened.troubles.as_slice() else {
            panic!("{:?}", opened.troubles);
        };
        assert_eq!(failing.memory.read(aside).unwrap(), &file[..cut]);
        drop(store);
        assert_eq!(open(failing).open_game(slot).unwrap().troubles, []);
    }
}

/// A file with no journal, as an older version of the program left it, is set aside whole where it breaks off; the actions
/// before that are played.
#[test]
fn a_damaged_file_is_set_aside_and_what_can_be_read_of_it_is_there() {
    let whole = game("", 2);
    let sound = file::write(&whole).unwrap();
    let setup = sound.find('\n').unwrap();
    // Its last byte is the end of its last line, which may be missing.
    for cut in 0..sound.len() - 1 {
        let broken = &sound.as_bytes()[..cut];
        let failing = Failing::default();
        failing.memory.write("game-1.hoppel", broken).unwrap();
        failing
            .memory
            .write("game-1.hoppel.damaged-1", b"an older one")
            .unwrap();
        let mut store = open(failing.clone());
        let slot = Slot::new("game-1").unwrap();
        let aside = match store.open_game(&slot) {
            Ok(opened) => {
                assert!(cut > setup);
                let actions = opened.history.game().actions();
                assert_eq!(actions, &whole.actions()[..actions.len()]);
                let lines = broken.iter().filter(|byte| **byte == b'\n').count();
                assert_eq!(actions.len(), lines - 1, "cut at {cut}");
                match opened.troubles.as_slice() {
                    [Trouble::Recovered { aside: Some(aside), .. }] => aside.clone(),
                    other => panic!("cut at {cut}: {other:?}"),
                }
            }
            Err(Trouble::Damaged { aside: Some(aside), .. }) => {
                assert!(cut <= setup, "cut at {cut}");
                aside
            }
            Err(other) => panic!("cut at {cut}: {other:?}"),
        };
        // A new game of the same id takes a free place; the damaged one stays.
        store.shelve(&game("", 1));
        drop(store);
        assert_eq!(failing.memory.read(&aside).unwrap(), broken);
        assert_eq!(failing.memory.read("game-1.hoppel.damaged-1").unwrap(), b"an older one");
    }
}

#[test]
fn a_file_changed_by_somebody_else_is_the_game_and_the_other_one_is_kept() {
    let told = told();
    let slot = &told.slot;
    let theirs = file::write(&game("", 3)).unwrap();
    let failing = shelf(slot, theirs.as_bytes(), &told.journal);
    let mut store = open(failing.clone());
    let opened = store.open_game(slot).unwrap();
    assert_eq!(opened.history.game(), &game("", 3));
    assert!(matches!(opened.troubles.as_slice(), [Trouble::Replaced { .. }]));
    drop(store);
    let mut store = open(failing);
    assert_eq!(store.open_game(slot).unwrap().troubles, [], "it is told once");
    let kept: Vec<Game> = store
        .shelf()
        .0
        .iter()
        .filter(|shelved| shelved.slot != *slot)
        .map(|shelved| store.game(&shelved.slot).unwrap())
        .collect();
    assert_eq!(kept, [told.end().game().clone()]);
}

/// An older copy of the file must not come over what was recorded since.
#[test]
fn an_older_file_does_not_win_over_the_journal() {
    let mut playing = Playing::begin(Memory::default());
    playing.tile();
    let older = file::write(playing.history.game()).unwrap();
    let mut journal = first_line(&game("", 0));
    let mut tell = |recorded: &Recorded| {
        let before = u32::from_str_radix(std::str::from_utf8(last_checksum(&journal)).unwrap(), 16).unwrap();
        let step = format!(
            r#"{{"do":"step","actions":[{}],"standings":[[0,0],[0,0]]}}"#,
            serde_json::to_string(recorded).unwrap()
        );
        journal.extend(line(before, step.as_bytes()));
    };
    playing.tile();
    playing.history.game().actions().iter().for_each(&mut tell);
    let slot = Slot::new("game-1").unwrap();
    let resumed = Playing::resume(shelf(&slot, older.as_bytes(), &journal));
    assert_eq!(resumed.history, playing.history);
}

/// A later version reads a rule differently: what was recorded then still opens, and the old result stands beside the new.
#[test]
fn an_action_that_breaks_a_rule_as_it_is_read_now_is_kept_and_named() {
    let far = Cell::new(5, 5).unwrap();
    let recorded = Recorded::from(Action::Place {
        at: far,
        marks: Marks::NONE,
    });
    let mut journal = first_line(&game("", 0));
    let before = u32::from_str_radix(std::str::from_utf8(last_checksum(&journal)).unwrap(), 16).unwrap();
    let step = format!(
        r#"{{"do":"step","actions":[{}],"standings":[[3,0],[0,7]]}}"#,
        serde_json::to_string(&recorded).unwrap()
    );
    journal.extend(line(before, step.as_bytes()));
    let slot = Slot::new("game-1").unwrap();
    let failing = shelf(&slot, file::write(&game("", 0)).unwrap().as_bytes(), &journal);
    let mut store = open(failing.clone());
    let opened = store.open_game(&slot).unwrap();
    let report = opened.reread.unwrap();
    assert_eq!(report.kept.len(), 1);
    assert_eq!(report.kept[0].refusal.rule.name(), "place.beside");
    assert_eq!((report.before[0].eggs, report.after[0].eggs), (3, 0));
    assert_eq!((report.before[1].points, report.after[1].points), (7, 0));
    assert!(opened.history.game().table().has_tile(far));
    // It is gone on with: what was undone stays undone.
    let mut playing = Playing {
        store,
        slot: slot.clone(),
        history: opened.history,
    };
    playing.undo();
    playing.tile();
    let history = playing.history.clone();
    drop(playing);
    let again = open(failing).open_game(&slot).unwrap();
    assert_eq!((again.reread, &again.history), (None, &history), "it is told once");
}

fn first_line(game: &Game) -> Vec<u8> {
    let text = file::write(game).unwrap();
    let first = format!(
        r#"{{"format":"hoppel-journal","version":1,"game":{},"file":{},"standings":[[0,0],[0,0]]}}"#,
        text.replace('\n', ""),
        crc32fast::hash(text.as_bytes()),
    );
    line(0, first.as_bytes())
}

/// The digits before the last line.
fn last_checksum(journal: &[u8]) -> &[u8] {
    let start = journal[..journal.len() - 1].iter().rposition(|byte| *byte == b'\n');
    &journal[start.map_or(0, |end| end + 1)..][..8]
}

/// A disk with a cache: what was added and not flushed is gone after a crash, but for a part of it.
#[derive(Clone, Default)]
struct Cached(Arc<Mutex<Disk>>);

#[derive(Default)]
struct Disk {
    seen: BTreeMap<String, Vec<u8>>,
    lasting: BTreeMap<String, Vec<u8>>,
}

impl Cached {
    /// The power is cut: what is left, with that share of what was not flushed.
    fn crash(&self, share: f64) -> Self {
        let disk = self.0.lock().unwrap();
        let mut left = disk.lasting.clone();
        for (name, bytes) in &mut left {
            let seen = &disk.seen[name];
            if seen.starts_with(bytes) {
                let more = ((seen.len() - bytes.len()) as f64 * share) as usize;
                bytes.extend(&seen[bytes.len()..][..more]);
            }
        }
        Self(Arc::new(Mutex::new(Disk {
            seen: left.clone(),
            lasting: left,
        })))
    }
}

impl Backend for Cached {
    fn list(&self) -> io::Result<Vec<(String, Option<SystemTime>)>> {
        Ok(self
            .0
            .lock()
            .unwrap()
            .seen
            .keys()
            .map(|name| (name.clone(), None))
            .collect())
    }
    fn read(&self, name: &str) -> io::Result<Vec<u8>> {
        let disk = self.0.lock().unwrap();
        disk.seen
            .get(name)
            .cloned()
            .ok_or_else(|| io::ErrorKind::NotFound.into())
    }
    fn write(&self, name: &str, bytes: &[u8]) -> io::Result<()> {
        let mut disk = self.0.lock().unwrap();
        disk.seen.insert(name.to_owned(), bytes.to_vec());
        disk.lasting.insert(name.to_owned(), bytes.to_vec());
        Ok(())
    }
    fn append(&self, name: &str, at: u64, bytes: &[u8]) -> io::Result<()> {
        let mut disk = self.0.lock().unwrap();
        let seen = disk.seen.get_mut(name).ok_or(io::ErrorKind::NotFound)?;
        seen.truncate(at as usize);
        seen.extend(bytes);
        Ok(())
    }
    fn flush(&self, name: &str) -> io::Result<()> {
        let mut disk = self.0.lock().unwrap();
        let seen = disk.seen[name].clone();
        disk.lasting.insert(name.to_owned(), seen);
        Ok(())
    }
    fn remove(&self, name: &str) -> io::Result<()> {
        let mut disk = self.0.lock().unwrap();
        disk.seen.remove(name);
        disk.lasting.remove(name);
        Ok(())
    }
    fn rename(&self, _: &str, _: &str) -> io::Result<()> {
        Err(io::ErrorKind::Unsupported.into())
    }
    fn hold(&self, _: &str) -> io::Result<Option<Hold>> {
        Ok(Some(Hold::alone()))
    }
}

#[test]
fn a_power_cut_at_any_moment_loses_no_acknowledged_step() {
    let mut random = ChaCha8Rng::seed_from_u64(7);
    let mut disk = Cached::default();
    drop(Playing::begin(disk.clone()));
    for _ in 0..200 {
        let mut playing = Playing::resume(disk.clone());
        let mut histories = vec![playing.history.clone()];
        let mut acknowledged = 0;
        let mut tickets = Vec::new();
        for _ in 0..random.random_range(1..12) {
            let ticket = match random.random_range(0..5) {
                0 if playing.history.can_undo() => playing.undo(),
                1 if playing.history.can_redo() => playing.redo(),
                2 if playing.history.game().actions().len() > 3 => playing.go_back(2),
                _ => playing.tile(),
            };
            histories.push(playing.history.clone());
            tickets.push(ticket);
            if random.random_bool(0.3) {
                std::thread::yield_now();
            }
            for (carried, told) in playing.store.poll() {
                assert_eq!(told, Ok(()));
                let upto = tickets.iter().filter(|ticket| **ticket <= carried).count();
                acknowledged = acknowledged.max(upto);
            }
        }
        let after = disk.crash(random.random_range(0.0..1.0));
        // The program that was cut off writes to a disk that is no more.
        std::mem::drop(playing);
        let resumed = Playing::resume(after.clone());
        let state = histories.iter().rposition(|history| *history == resumed.history);
        assert!(
            state.is_some_and(|state| state >= acknowledged),
            "{acknowledged} steps were acknowledged, {state:?} are there"
        );
        drop(resumed);
        disk = after;
    }
}

/// Entries that make no sense are damage, not a reason to stop.
#[test]
fn a_journal_that_tells_nonsense_is_read_up_to_there() {
    for nonsense in [
        r#"{"do":"undo"}"#,
        r#"{"do":"redo"}"#,
        r#"{"do":"mend","keep":5,"actions":[]}"#,
        r#"{"do":"mend","actions":[]}"#,
        r#"{"do":"step"}"#,
        r#"{"do":"step","actions":[{"do":"hop"}]}"#,
        r#"{"do":"dance"}"#,
        r#"{"do":"undo","more":1}"#,
        r"{}",
        "",
    ] {
        let mut journal = first_line(&game("", 0));
        let before = u32::from_str_radix(std::str::from_utf8(last_checksum(&journal)).unwrap(), 16).unwrap();
        journal.extend(line(before, nonsense.as_bytes()));
        let slot = Slot::new("game-1").unwrap();
        let failing = shelf(&slot, file::write(&game("", 0)).unwrap().as_bytes(), &journal);
        let opened = open(failing).open_game(&slot).unwrap();
        assert_eq!(opened.history, History::new(game("", 0)), "{nonsense}");
        assert!(
            matches!(opened.troubles.as_slice(), [Trouble::Recovered { .. }]),
            "{nonsense}: {:?}",
            opened.troubles
        );
    }
}

/// A later version reads a rule differently: what was undone or mended then may not fit any more, and cannot be had again.
#[test]
fn a_past_that_does_not_fit_any_more_is_no_way_back() {
    let place = r#"{"do":"step","actions":[{"do":"place","at":[1,0]}]}"#;
    let mended = r#"{"do":"mend","keep":1,"actions":[]}"#;
    for (last, step) in [
        (mended, History::undo as fn(&mut History) -> bool),
        (r#"{"do":"undo"}"#, History::redo),
    ] {
        let mut journal = first_line(&game("", 0));
        // Two tiles in the same place: the second time is impossible.
        for entry in [place, place, last] {
            let before = u32::from_str_radix(std::str::from_utf8(last_checksum(&journal)).unwrap(), 16).unwrap();
            journal.extend(line(before, entry.as_bytes()));
        }
        let slot = Slot::new("game-1").unwrap();
        let failing = shelf(&slot, file::write(&game("", 0)).unwrap().as_bytes(), &journal);
        let mut playing = Playing::resume(failing.clone());
        let before = playing.history.game().clone();
        assert_eq!(before.actions().len(), 1);
        assert!(!step(&mut playing.history), "{last}");
        assert!(!step(&mut playing.history), "{last}");
        assert_eq!(playing.history.game(), &before);
        playing.tile();
        playing.tile();
        playing.undo();
        let after = playing.history.game().clone();
        drop(playing);
        assert_eq!(Playing::resume(failing).history.game(), &after);
    }
}

#[test]
fn a_title_is_kept() {
    let mut playing = Playing::begin(Memory::default());
    playing.tile();
    playing.told(Entry::Title("Easter Sunday".to_owned()));
    let Playing { store, slot, .. } = playing;
    assert_eq!(store.game(&slot).unwrap().setup().title, "Easter Sunday");
}

/// Closing the program does not give a new roll.
#[test]
fn an_undone_roll_is_still_offered_in_the_next_session_and_a_fresh_one_still_marked() {
    let failing = Failing::default();
    let mut playing = Playing::begin(failing.clone());
    let roll = |face, by| Action::Roll {
        rolled: Rolled::Face(face),
        by: Some(by),
    };
    let bunny = Marks::NONE.with(Mark::Bunny);
    let at = Cell::new(1, 0).unwrap();
    playing.record(Action::Place { at, marks: bunny });
    playing.record(Action::Next);
    playing.record(Action::Next);
    playing.record(roll(3, RolledBy::App));
    playing.undo();
    drop(playing);
    let mut playing = Playing::resume(failing.clone());
    assert_eq!(playing.history.offered_roll(), Some(3));
    playing.record(roll(1, RolledBy::Hand));
    drop(playing);
    assert!(Playing::resume(failing).history.is_rolled_anew(3));
}

/// Also where it is none: a folder has its name.
#[test]
fn a_journal_that_cannot_be_read_does_not_keep_the_file_beside_it_from_being_opened() {
    let folder = TempDir::new().unwrap();
    let mut playing = Playing::begin(files(&folder));
    playing.tile();
    let (store, slot, history) = playing.put_away();
    drop(store);
    let place = folder.path().join("Jürgen/зайка");
    let journal = place.join(format!("{slot}.journal"));
    fs::remove_file(&journal).unwrap();
    fs::create_dir_all(journal.join("within")).unwrap();

    let mut store = open(files(&folder));
    let (games, troubles) = store.shelf();
    assert_eq!((games.len(), troubles), (1, Vec::new()));
    let opened = store.open_game(&slot).unwrap();
    assert_eq!(opened.history.game(), history.game());
    let [Trouble::Recovered { aside: Some(aside), .. }] = opened.troubles.as_slice() else {
        panic!("{:?}", opened.troubles);
    };
    assert_eq!(aside, &format!("{slot}.journal.damaged-1"));
    let aside = place.join(aside);
    let mut playing = Playing {
        store,
        slot,
        history: opened.history,
    };
    playing.tile();
    settle(&mut playing.store);
    assert!(aside.join("within").exists(), "it is what it was, under another name");
    let history = playing.history.clone();
    drop(playing);
    assert_eq!(Playing::resume(files(&folder)).history.game(), history.game());
}

#[test]
fn where_neither_can_be_read_both_are_left_as_they_are() {
    let folder = TempDir::new().unwrap();
    let place = folder.path().join("Jürgen/зайка");
    fs::create_dir_all(place.join("game-1.journal")).unwrap();
    fs::write(place.join("game-1.hoppel"), "no game").unwrap();
    let (games, troubles) = open(files(&folder)).shelf();
    assert!(games.is_empty());
    assert!(matches!(troubles.as_slice(), [Trouble::NotRead { .. }]), "{troubles:?}");
    assert!(place.join("game-1.hoppel").exists());
}
