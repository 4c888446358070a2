//! Any bytes as a journal, or as its lines with the right checksums before them: never a panic, and what was opened once
//! opens again as the same and with nothing more to tell.
#![no_main]

use hoppel::store::{Backend, Entry, Memory, Slot, Store};
use libfuzzer_sys::fuzz_target;
use std::sync::Arc;

/// The lines as a journal has them.
fn checked(lines: &[u8]) -> Vec<u8> {
    let mut journal = Vec::new();
    let mut checksum = 0;
    for line in lines.split(|byte| *byte == b'\n').filter(|line| !line.is_empty()) {
        let mut hasher = crc32fast::Hasher::new_with_initial(checksum);
        hasher.update(line);
        checksum = hasher.finalize();
        journal.extend(format!("{checksum:08x} ").bytes());
        journal.extend(line);
        journal.push(b'\n');
    }
    journal
}

fuzz_target!(|bytes: &[u8]| {
    let journal = match bytes.split_first() {
        Some((b'!', raw)) => raw.to_vec(),
        Some(_) | None => checked(bytes),
    };
    let shared = Arc::new(Memory::default());
    let slot = Slot::new("game-1").unwrap();
    shared.write("game-1.journal", &journal).unwrap();
    let mut store = Store::open(Arc::clone(&shared), || ()).0;
    let Ok(opened) = store.open_game(&slot) else { return };
    let mut history = opened.history;
    if history.undo() {
        store.append(&slot, Entry::Undo, history.game());
    }
    drop(store);
    let again = Store::open(shared, || ()).0.open_game(&slot).unwrap();
    assert_eq!(again.history.game(), history.game());
    assert_eq!(again.troubles, []);
    assert_eq!(again.reread, None);
});
