//! A file, read or written as a whole.

#[cfg(feature = "files")]
use atomic_write_file::AtomicWriteFile;
use std::fs::{self, File};
#[cfg(feature = "files")]
use std::io::Write;
use std::io::{self, Read};
use std::path::Path;

/// Reads a file, as far as `most` bytes and one more, which tells that it is too large.
///
/// # Errors
/// It cannot be read. `Unsupported`: it is a pipe or a device, and reading it might never end.
pub fn read_whole(path: &Path, most: usize) -> io::Result<Vec<u8>> {
    let kind = fs::metadata(path)?.file_type();
    if !kind.is_file() && !kind.is_dir() {
        return Err(io::ErrorKind::Unsupported.into());
    }
    let most = u64::try_from(most).unwrap_or(u64::MAX).saturating_add(1);
    let mut bytes = Vec::new();
    File::open(path)?.take(most).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Writes a file: the whole of it or, on failure, what was there before.
///
/// # Errors
/// Nothing has changed.
#[cfg(feature = "files")]
pub fn write_whole(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut file = AtomicWriteFile::open(path)?;
    file.write_all(bytes)?;
    file.commit()
}
