//! A place for games in memory where somebody is asked before anything is written or read, so that a test can refuse it,
//! hold it up or count it.

use hoppel::store::{Backend, Hold, Memory};
use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::SystemTime;

/// What somebody is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    /// Something is read.
    Read,
    /// Something is written as a whole, or added to.
    Write,
}

/// Who is asked.
pub trait Ask: Send + Sync + 'static {
    /// Whether it may be.
    fn may(&self, deed: Deed) -> io::Result<()>;

    /// When that was written, as the place has it.
    fn written(&self, _name: &str) -> Option<SystemTime> {
        None
    }
}

/// The place, and who is asked.
#[derive(Clone, Default)]
pub struct Asked<A> {
    pub memory: Arc<Memory>,
    pub ask: A,
}

impl<A: Ask> Backend for Asked<A> {
    fn list(&self) -> io::Result<Vec<(String, Option<SystemTime>)>> {
        let names = self.memory.list()?.into_iter().map(|(name, _)| name);
        Ok(names.map(|name| (name.clone(), self.ask.written(&name))).collect())
    }
    fn read(&self, name: &str) -> io::Result<Vec<u8>> {
        self.ask.may(Deed::Read)?;
        self.memory.read(name)
    }
    fn write(&self, name: &str, bytes: &[u8]) -> io::Result<()> {
        self.ask.may(Deed::Write)?;
        self.memory.write(name, bytes)
    }
    fn append(&self, name: &str, at: u64, bytes: &[u8]) -> io::Result<()> {
        let may = self.ask.may(Deed::Write);
        // What is refused in the middle leaves a part.
        let part = if may.is_ok() { bytes } else { &bytes[..bytes.len() / 2] };
        self.memory.append(name, at, part)?;
        may
    }
    fn flush(&self, name: &str) -> io::Result<()> {
        self.memory.flush(name)
    }
    fn remove(&self, name: &str) -> io::Result<()> {
        self.memory.remove(name)
    }
    fn rename(&self, from: &str, to: &str) -> io::Result<()> {
        self.memory.rename(from, to)
    }
    fn hold(&self, name: &str) -> io::Result<Option<Hold>> {
        self.memory.hold(name)
    }
}

/// A disk that can be full.
#[derive(Clone, Default)]
pub struct Full(Arc<AtomicBool>);

impl Full {
    /// From now on it is, or no longer.
    pub fn set(&self, full: bool) {
        self.0.store(full, Ordering::SeqCst);
    }
}

impl Ask for Full {
    fn may(&self, deed: Deed) -> io::Result<()> {
        if deed == Deed::Write && self.0.load(Ordering::SeqCst) {
            return Err(io::ErrorKind::StorageFull.into());
        }
        Ok(())
    }
}
