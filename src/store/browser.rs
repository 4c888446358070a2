//! Games kept by a browser, in IndexedDB.
//!
//! A browser never lets anybody wait, so all there is stands in memory too, read when the page was opened. What has changed
//! since goes out when it is to last, all of it in one transaction, so that a page that is killed leaves all or nothing of it.
//! No other page has the games at the same time: see `packaging/web/page.js`.

use super::backend::{Backend, Hold, Memory, Settled};
use crate::page::wait_for;
use js_sys::{Array, Uint8Array};
use std::collections::BTreeSet;
use std::io;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::SystemTime;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::spawn_local;

/// The games of this browser, on this page's origin.
#[derive(Debug, Default)]
pub struct Browser {
    kept: Memory,
    changed: Changed,
}

/// The names under which something has changed that was not written yet.
#[derive(Clone, Debug, Default)]
struct Changed(Arc<Mutex<BTreeSet<String>>>);

impl Changed {
    fn names(&self) -> MutexGuard<'_, BTreeSet<String>> {
        // Every change of the set is a single call, so that it is sound whatever happened to who held it.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn add(&self, name: &str) {
        self.names().insert(name.to_owned());
    }
}

impl Browser {
    /// What the browser keeps.
    ///
    /// # Errors
    /// It keeps nothing, for instance in a private window of some browsers.
    pub async fn open() -> io::Result<Self> {
        let browser = Self::default();
        let entries = wait_for("kept", &[]).await.map_err(|error| fault(&error))?;
        for entry in Array::from(&entries) {
            let entry = Array::from(&entry);
            if let (Some(name), Ok(bytes)) = (entry.get(0).as_string(), entry.get(1).dyn_into::<Uint8Array>()) {
                browser.kept.write(&name, &bytes.to_vec())?;
            }
        }
        Ok(browser)
    }

    /// What is to be written: names, each with its bytes or, where nothing is kept any more, with null.
    fn entries(&self, names: &BTreeSet<String>) -> JsValue {
        let entry = |name: &String| {
            let bytes = self
                .kept
                .read(name)
                .map_or(JsValue::NULL, |bytes| Uint8Array::from(&bytes[..]).into());
            Array::of2(&JsValue::from(name), &bytes)
        };
        names.iter().map(entry).collect::<Array>().into()
    }
}

/// What a browser says of a failure, as the store knows faults.
fn fault(error: &JsValue) -> io::Error {
    let name = js_sys::Reflect::get(error, &JsValue::from("name")).ok();
    let kind = match name.and_then(|name| name.as_string()).as_deref() {
        Some("QuotaExceededError") => io::ErrorKind::StorageFull,
        Some("InvalidStateError" | "SecurityError") => io::ErrorKind::PermissionDenied,
        Some(_) | None => io::ErrorKind::Other,
    };
    io::Error::new(kind, format!("{error:?}"))
}

impl Backend for Browser {
    fn list(&self) -> io::Result<Vec<(String, Option<SystemTime>)>> {
        self.kept.list()
    }

    fn read(&self, name: &str) -> io::Result<Vec<u8>> {
        self.kept.read(name)
    }

    fn write(&self, name: &str, bytes: &[u8]) -> io::Result<()> {
        self.changed.add(name);
        self.kept.write(name, bytes)
    }

    fn append(&self, name: &str, at: u64, bytes: &[u8]) -> io::Result<()> {
        self.changed.add(name);
        self.kept.append(name, at, bytes)
    }

    fn flush(&self, name: &str) -> io::Result<()> {
        self.kept.flush(name)
    }

    fn remove(&self, name: &str) -> io::Result<()> {
        self.changed.add(name);
        self.kept.remove(name)
    }

    fn rename(&self, from: &str, to: &str) -> io::Result<()> {
        self.kept.rename(from, to)?;
        self.changed.add(from);
        self.changed.add(to);
        Ok(())
    }

    fn hold(&self, name: &str) -> io::Result<Option<Hold>> {
        self.kept.hold(name)
    }

    fn settle(&self, told: Settled) {
        let names = std::mem::take(&mut *self.changed.names());
        let entries = self.entries(&names);
        let changed = self.changed.clone();
        spawn_local(async move {
            let written = wait_for("keep", &[entries]).await;
            if written.is_err() {
                changed.names().extend(names);
            }
            told(written.map(|_| ()).map_err(|error| fault(&error)));
        });
    }
}
