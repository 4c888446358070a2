//! Games kept as files in a folder.

use super::backend::{Backend, Hold};
use super::whole::{read_whole, write_whole};
use super::{REMEMBERED, Slot, journal};
use directories::ProjectDirs;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, SystemTime};

/// A folder of files. It is made when something is first written to it.
#[derive(Debug)]
pub struct Files {
    folder: PathBuf,
    /// What was last added to, still open: the system tells only there what became of it.
    added_to: Mutex<Option<(String, File)>>,
}

impl Files {
    /// The files in that folder.
    pub const fn in_folder(folder: PathBuf) -> Self {
        Self {
            folder,
            added_to: Mutex::new(None),
        }
    }

    fn make_folder(&self) -> io::Result<()> {
        fs::create_dir_all(&self.folder).map_err(|error| match error.kind() {
            // A file lies in its place, or in that of a folder above it.
            io::ErrorKind::NotADirectory | io::ErrorKind::AlreadyExists => io::ErrorKind::PermissionDenied.into(),
            _ => error,
        })
    }

    /// The file that lies in the folder's place, or in that of a folder above it.
    fn in_the_way(&self) -> Option<&Path> {
        self.folder.ancestors().find(|place| place.is_file())
    }

    /// The files in the folder that the system gives this program; `None` where the system knows no home.
    pub fn of_system() -> Option<Self> {
        let folders = ProjectDirs::from("", "", "hoppel")?;
        Some(Self::in_folder(folders.data_dir().to_owned()))
    }
}

impl Backend for Files {
    fn list(&self) -> io::Result<Vec<(String, Option<SystemTime>)>> {
        let entries = match fs::read_dir(&self.folder) {
            Ok(entries) => entries,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
            Err(error) => {
                let named = |file: &Path| io::Error::new(io::ErrorKind::NotADirectory, file.display().to_string());
                return Err(self.in_the_way().map_or(error, named));
            }
        };
        let mut files = Vec::new();
        for entry in entries {
            let entry = entry?;
            // A name that is no Unicode is none of ours.
            if let Ok(name) = entry.file_name().into_string() {
                let written = entry.metadata().and_then(|about| about.modified()).ok();
                files.push((name, written));
            }
        }
        Ok(files)
    }

    fn read(&self, name: &str) -> io::Result<Vec<u8>> {
        read_whole(&self.folder.join(name), journal::MOST).map_err(|error| match error.kind() {
            // Where there is no folder, there is nothing in it.
            io::ErrorKind::NotADirectory => io::ErrorKind::NotFound.into(),
            _ => error,
        })
    }

    fn write(&self, name: &str, bytes: &[u8]) -> io::Result<()> {
        self.make_folder()?;
        write_whole(&self.folder.join(name), bytes)
    }

    fn append(&self, name: &str, at: u64, bytes: &[u8]) -> io::Result<()> {
        let mut file = OpenOptions::new().write(true).open(self.folder.join(name))?;
        let length = file.metadata()?.len();
        if length < at {
            return Err(io::Error::new(
                io::ErrorKind::InvalidInput,
                "the file has become shorter",
            ));
        }
        if length > at {
            file.set_len(at)?;
        }
        file.seek(SeekFrom::Start(at))?;
        let added = file.write_all(bytes);
        *self.added_to.lock().unwrap_or_else(PoisonError::into_inner) = Some((name.to_owned(), file));
        added
    }

    fn flush(&self, name: &str) -> io::Result<()> {
        let added_to = self.added_to.lock().unwrap_or_else(PoisonError::into_inner).take();
        match added_to {
            Some((known, file)) if known == name => file.sync_data(),
            Some(_) | None => File::open(self.folder.join(name))?.sync_data(),
        }
    }

    fn remove(&self, name: &str) -> io::Result<()> {
        match fs::remove_file(self.folder.join(name)) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
            done => done,
        }
    }

    fn rename(&self, from: &str, to: &str) -> io::Result<()> {
        let to = self.folder.join(to);
        if to.exists() {
            return Err(io::ErrorKind::AlreadyExists.into());
        }
        fs::rename(self.folder.join(from), to)
    }

    fn hold(&self, name: &str) -> io::Result<Option<Hold>> {
        self.make_folder()?;
        let file = OpenOptions::new()
            .create(true)
            .truncate(false)
            .write(true)
            .open(self.folder.join(name))?;
        match file.try_lock() {
            Ok(()) => Ok(Some(Hold::on(file))),
            Err(TryLockError::WouldBlock) => Ok(None),
            Err(TryLockError::Error(error)) => Err(error),
        }
    }

    fn clear(&self) {
        for (name, written) in self.list().unwrap_or_default() {
            let age = written.and_then(|written| written.elapsed().ok());
            if is_left_over(&name) && age.is_some_and(|age| age > OLD) {
                // What cannot be cleared away does no harm.
                let _ = fs::remove_file(self.folder.join(&name));
            }
        }
    }
}

/// After so long nobody is writing it any more.
const OLD: Duration = Duration::from_hours(1);

/// Whether that is what [`write_whole`] calls a file of ours until it is whole: hidden, and with six letters or digits after
/// its name.
fn is_left_over(name: &str) -> bool {
    let named = name.strip_prefix('.').and_then(|name| name.rsplit_once('.'));
    named.is_some_and(|(name, letters)| {
        // What is set aside has a part more.
        let beside = name.rsplit_once('.').map_or("", |(name, _)| name);
        let ours = |name| name == REMEMBERED || Slot::of_name(name).is_some();
        letters.len() == 6
            && letters.bytes().all(|letter| letter.is_ascii_alphanumeric())
            && (ours(name) || ours(beside))
    })
}
