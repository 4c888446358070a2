//! What a place for games must be able to do, and the one that keeps them in memory alone.

use std::collections::BTreeMap;
use std::io;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::SystemTime;

/// Who is told when what was done will last, or why it will not.
pub type Settled = Box<dyn FnOnce(io::Result<()>) + Send>;

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

    /// Adds these bytes to what is kept under that name, from byte `at` on; what was there is cut off first. It may be lost,
    /// in part or as a whole, until [`Self::flush`] has returned.
    ///
    /// # Errors
    /// Nothing is kept under that name, or fewer bytes than `at`, or they cannot be added. A part of them may be there.
    fn append(&self, name: &str, at: u64, bytes: &[u8]) -> io::Result<()>;

    /// Waits until what was added under that name will last.
    ///
    /// # Errors
    /// Anything added since the last call may be lost.
    fn flush(&self, name: &str) -> io::Result<()>;

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

    /// Tells when what was done so far will last, or why it will not. Where the calls above wait for that themselves, at once;
    /// a browser never waits, and tells later.
    fn settle(&self, told: Settled) {
        told(Ok(()));
    }

    /// A hold on that name, unless another window has one; it lasts no longer than the program.
    ///
    /// # Errors
    /// The place cannot tell.
    fn hold(&self, name: &str) -> io::Result<Option<Hold>>;

    /// Clears away what writes that were cut off have left, where they leave anything.
    fn clear(&self) {}
}

/// Several stores can share one.
impl<B: Backend> Backend for Arc<B> {
    fn list(&self) -> io::Result<Vec<(String, Option<SystemTime>)>> {
        self.as_ref().list()
    }

    fn read(&self, name: &str) -> io::Result<Vec<u8>> {
        self.as_ref().read(name)
    }

    fn write(&self, name: &str, bytes: &[u8]) -> io::Result<()> {
        self.as_ref().write(name, bytes)
    }

    fn append(&self, name: &str, at: u64, bytes: &[u8]) -> io::Result<()> {
        self.as_ref().append(name, at, bytes)
    }

    fn flush(&self, name: &str) -> io::Result<()> {
        self.as_ref().flush(name)
    }

    fn remove(&self, name: &str) -> io::Result<()> {
        self.as_ref().remove(name)
    }

    fn rename(&self, from: &str, to: &str) -> io::Result<()> {
        self.as_ref().rename(from, to)
    }

    fn settle(&self, told: Settled) {
        self.as_ref().settle(told);
    }

    fn hold(&self, name: &str) -> io::Result<Option<Hold>> {
        self.as_ref().hold(name)
    }

    fn clear(&self) {
        self.as_ref().clear();
    }
}

/// Holds a game for one window, as long as it is not dropped.
pub struct Hold(#[expect(dead_code, reason = "it is held, never used")] Option<Box<dyn Send>>);

impl Hold {
    /// A hold on something that lets go when it is dropped.
    pub fn on(held: impl Send + 'static) -> Self {
        Self(Some(Box::new(held)))
    }

    /// A hold where nobody else can come in between.
    pub const fn alone() -> Self {
        Self(None)
    }
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

    fn append(&self, name: &str, at: u64, bytes: &[u8]) -> io::Result<()> {
        let mut kept = self.kept();
        let known = kept.get_mut(name).ok_or(io::ErrorKind::NotFound)?;
        let at = usize::try_from(at).unwrap_or(usize::MAX);
        if at > known.len() {
            return Err(io::ErrorKind::InvalidInput.into());
        }
        known.truncate(at);
        known.extend_from_slice(bytes);
        Ok(())
    }

    fn flush(&self, _name: &str) -> io::Result<()> {
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

    fn hold(&self, _name: &str) -> io::Result<Option<Hold>> {
        Ok(Some(Hold::alone()))
    }
}
