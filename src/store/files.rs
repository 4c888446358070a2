//! Games kept as files in a folder.

use super::backend::Backend;
use crate::game::limits;
use atomic_write_file::AtomicWriteFile;
use directories::ProjectDirs;
use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::PathBuf;
use std::time::SystemTime;

/// A folder of files. It is made when something is first written to it.
#[derive(Clone, Debug)]
pub struct Files {
    folder: PathBuf,
}

impl Files {
    /// The files in that folder.
    pub const fn in_folder(folder: PathBuf) -> Self {
        Self { folder }
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
            Err(error) => return Err(error),
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
        let mut bytes = Vec::new();
        // One byte more than a game may have is enough to see that it is too large.
        let most = limits::FILE as u64 + 1;
        File::open(self.folder.join(name))?.take(most).read_to_end(&mut bytes)?;
        Ok(bytes)
    }

    fn write(&self, name: &str, bytes: &[u8]) -> io::Result<()> {
        fs::create_dir_all(&self.folder)?;
        let mut file = AtomicWriteFile::open(self.folder.join(name))?;
        file.write_all(bytes)?;
        file.commit()
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
}
