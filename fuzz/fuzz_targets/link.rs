//! Any text as a link, or any bytes as what is packed in one: never a panic, and a table that is read can begin and is
//! handed over again as the same.
#![no_main]

use data_encoding::BASE32_NOPAD;
use hoppel::game::Game;
use hoppel::game::link::Link;
use libfuzzer_sys::fuzz_target;
use std::borrow::Cow;

/// The bytes as a link of this version has them, with the right checksum.
fn checked(packed: &[u8]) -> String {
    let body = [&[1], packed].concat();
    let checksum = crc32fast::hash(&body).to_le_bytes();
    BASE32_NOPAD.encode(&[&checksum[..], &body].concat())
}

fuzz_target!(|bytes: &[u8]| {
    let link = match bytes.split_first() {
        Some((b'!', raw)) => String::from_utf8_lossy(raw),
        Some(_) | None => Cow::Owned(checked(bytes)),
    };
    let Ok(link) = Link::read(&link) else { return };
    let game = Game::new(link.setup.clone()).unwrap();
    let again = Link::of(&game).unwrap();
    if let Some(text) = again.write() {
        assert_eq!(Link::read(&text).unwrap().setup, again.setup);
    }
});
