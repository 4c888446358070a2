//! What a place for games must be able to do, and the one that keeps them in memory alone.

use std::collections::BTreeMap;
use std::io;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::SystemTime;

/// A place where named pieces of text are kept. The writer's thread and the window use it at the same time.
pub trait Backend: Send + Sync + 'static {
    /// The names of everything there is, and when each was last written, if that is known.
    ///
    /// # Errors
    /// The place cannot be looked into. A place that does not exist yet is empty.
    fn list(&self) -> io::Result<Vec<(String, Option<SystemTime>)>>;

    /// What is kept under that name.
    ///
    /// # Errors
    /// Nothing is, or it cannot be read.
    fn read(&self, name: &str) -> io::Result<Vec<u8>>;

    /// Keeps these bytes under that name, the whole of them or, on failure, what was there before.
    ///
    /// # Errors
    /// Nothing has changed.
    fn write(&self, name: &str, bytes: &[u8]) -> io::Result<()>;

    /// Forgets what is kept under that name, if anything is.
    ///
    /// # Errors
    /// It is still there.
    fn remove(&self, name: &str) -> io::Result<()>;

    /// Gives what is kept under `from` the name `to`, which nothing else must have.
    ///
    /// # Errors
    /// It keeps its old name.
    fn rename(&self, from: &str, to: &str) -> io::Result<()>;
}

/// Keeps everything until the program ends.
#[derive(Debug, Default)]
pub struct Memory(Mutex<BTreeMap<String, Vec<u8>>>);

impl Memory {
    fn kept(&self) -> MutexGuard<'_, BTreeMap<String, Vec<u8>>> {
        // Every change of the map is a single call, so that it is sound even where a thread died holding it.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Backend for Memory {
    fn list(&self) -> io::Result<Vec<(String, Option<SystemTime>)>> {
        Ok(self.kept().keys().map(|name| (name.clone(), None)).collect())
    }

    fn read(&self, name: &str) -> io::Result<Vec<u8>> {
        self.kept()
            .get(name)
            .cloned()
            .ok_or_else(|| io::ErrorKind::NotFound.into())
    }

    fn write(&self, name: &str, bytes: &[u8]) -> io::Result<()> {
        self.kept().insert(name.to_owned(), bytes.to_vec());
        Ok(())
    }

    fn remove(&self, name: &str) -> io::Result<()> {
        self.kept().remove(name);
        Ok(())
    }

    fn rename(&self, from: &str, to: &str) -> io::Result<()> {
        let mut kept = self.kept();
        if kept.contains_key(to) {
            return Err(io::ErrorKind::AlreadyExists.into());
        }
        let bytes = kept.remove(from).ok_or(io::ErrorKind::NotFound)?;
        kept.insert(to.to_owned(), bytes);
        Ok(())
    }
}
