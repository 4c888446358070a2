//! Any bytes as a game file: never a panic, and a game that is read is written and read again as the same.
#![no_main]

use hoppel::game::file;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    match file::play(bytes) {
        Ok(game) => {
            let text = file::write(&game).unwrap();
            assert_eq!(file::play(text.as_bytes()), Ok(game));
        }
        Err(file::Unplayed::File(error)) => {
            if let Some(left) = file::salvage(bytes, &error) {
                left.setup.check().unwrap();
            }
        }
        Err(file::Unplayed::Action(_)) => {}
    }
});
