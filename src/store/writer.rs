//! The one who writes: a thread of its own, so that a slow disk never holds up a frame.

use super::backend::{Backend, Hold};
use super::remembered::Remembered;
use super::shelf::{DAMAGED, free_aside};
use super::slot::HELD;
use std::collections::BTreeMap;
use std::io;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::{Builder, JoinHandle, sleep};
use std::time::Duration;

/// How often, and after how long, is looked again whether another window has let go of what both remember in.
const PATIENCE: usize = 200;
const MOMENT: Duration = Duration::from_millis(5);

/// The number of an order. Later orders have greater numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Ticket(pub(super) u64);

/// What is to be done under a name.
#[derive(Clone, Debug)]
pub(super) enum Work {
    /// These bytes are kept there.
    Write(Arc<Vec<u8>>),
    /// These are added to what is kept there, from that byte on.
    Append(u64, Vec<u8>),
    /// What is kept there gets that name instead, and these bytes take its place.
    Instead(String, Arc<Vec<u8>>),
    /// These bytes are [`Remembered`], and kept there together with what another window has remembered since.
    Remember(Arc<Vec<u8>>),
    /// Nothing is kept there any more.
    Remove,
}

impl Work {
    /// This and then that, as one.
    fn then(self, later: Self) -> Self {
        let upto = |bytes: &[u8], at: u64| bytes.len().min(usize::try_from(at).unwrap_or(usize::MAX));
        match (self, later) {
            (Self::Write(bytes), Self::Append(at, more)) => {
                let kept = bytes.get(..upto(&bytes, at)).unwrap_or_default();
                Self::Write([kept, &more].concat().into())
            }
            (Self::Append(from, bytes), Self::Append(at, more)) if at >= from => {
                let kept = bytes.get(..upto(&bytes, at - from)).unwrap_or_default();
                Self::Append(from, [kept, &more].concat())
            }
            (Self::Instead(aside, bytes), Self::Append(at, more)) => {
                let kept = bytes.get(..upto(&bytes, at)).unwrap_or_default();
                Self::Instead(aside, [kept, &more].concat().into())
            }
            (Self::Instead(aside, _), Self::Write(bytes)) => Self::Instead(aside, bytes),
            (Self::Write(_) | Self::Append(..) | Self::Instead(..) | Self::Remember(_) | Self::Remove, later) => later,
        }
    }
}

/// Something to be done.
pub(super) struct Order {
    pub ticket: Ticket,
    pub name: String,
    pub work: Work,
}

/// An order that was carried out, and with it every earlier one for the same name; or could not be.
pub(super) struct Carried {
    pub ticket: Ticket,
    pub name: String,
    pub result: io::Result<()>,
}

/// Takes orders and carries them out.
pub(super) struct Writer {
    /// `None` once no more orders are taken.
    orders: Option<Sender<Order>>,
    carried: Receiver<Carried>,
    thread: Option<JoinHandle<()>>,
    desk: Arc<Desk>,
}

/// What the thread needs, and what does its work where there can be no thread, as in a browser.
struct Desk {
    backend: Arc<dyn Backend>,
    carried: Sender<Carried>,
    wake: Arc<dyn Fn() + Send + Sync>,
    broken: Arc<Broken>,
    /// What this window remembered when that was last read or written: what is kept and differs is another window's.
    remembered: Mutex<Remembered>,
}

/// Names where something could not be written. Nothing is added there until the whole has been: it would follow a gap, or
/// something else. With why it could not.
#[derive(Default)]
struct Broken(Mutex<BTreeMap<String, io::ErrorKind>>);

impl Broken {
    fn names(&self) -> MutexGuard<'_, BTreeMap<String, io::ErrorKind>> {
        // Every change of the map is a single call, so that it is sound even where a thread died holding it.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn note(&self, name: &str, done: &io::Result<()>) {
        match done {
            Ok(()) => self.names().remove(name),
            Err(error) => self.names().insert(name.to_owned(), error.kind()),
        };
    }
}

impl Desk {
    fn carry_out(&self, Order { ticket, name, work }: Order) {
        let done = self.work_on(&name, &work);
        let (carried, wake, broken) = (self.carried.clone(), Arc::clone(&self.wake), Arc::clone(&self.broken));
        let tell = move |result: io::Result<()>| {
            broken.note(&name, &result);
            // Nobody listens any more when the program is closing; the work is done all the same.
            let _ = carried.send(Carried { ticket, name, result });
            wake();
        };
        match done {
            Ok(()) => self.backend.settle(Box::new(tell)),
            failed => tell(failed),
        }
    }

    fn work_on(&self, name: &str, work: &Work) -> io::Result<()> {
        match work {
            Work::Write(bytes) => self.backend.write(name, bytes),
            Work::Append(at, bytes) => {
                if let Some(kind) = self.broken.names().get(name) {
                    return Err((*kind).into());
                }
                let added = self.backend.append(name, *at, bytes);
                added.and_then(|()| self.backend.flush(name))
            }
            Work::Instead(aside, bytes) => self.instead(name, aside, bytes),
            Work::Remember(bytes) => self.remember(name, bytes),
            Work::Remove => self.backend.remove(name),
        }
    }

    /// Where the new cannot be written, the old gets its name back.
    fn instead(&self, name: &str, aside: &str, bytes: &[u8]) -> io::Result<()> {
        match self.backend.rename(name, aside) {
            // It has its new name already, or is gone.
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            renamed => renamed?,
        }
        self.backend.write(name, bytes).inspect_err(|_| {
            if let Err(error) = self.backend.rename(aside, name) {
                log::error!("{name} is called {aside} now: {error}");
            }
        })
    }

    fn remember(&self, name: &str, bytes: &[u8]) -> io::Result<()> {
        let ours = Remembered::read(bytes).ok_or(io::ErrorKind::InvalidData)?;
        let mut before = self.remembered.lock().unwrap_or_else(PoisonError::into_inner);
        // Nobody else may write between reading and writing.
        let _hold = self.hold(&format!("{name}{HELD}"));
        let theirs = match self.backend.read(name) {
            Ok(kept) => {
                let theirs = Remembered::read(&kept);
                if theirs.is_none() {
                    let aside = free_aside(&*self.backend, name, DAMAGED).ok_or(io::ErrorKind::AlreadyExists)?;
                    self.backend.rename(name, &aside)?;
                }
                theirs
            }
            Err(error) if error.kind() == io::ErrorKind::NotFound => None,
            Err(error) => return Err(error),
        };
        let all = match theirs {
            Some(theirs) => Remembered::merged(&before, ours.clone(), theirs),
            None => ours.clone(),
        };
        self.backend.write(name, &all.write()?)?;
        *before = ours;
        Ok(())
    }

    /// A hold on that name, which another window has but for a moment; without it where nobody can tell, or it takes too
    /// long.
    fn hold(&self, name: &str) -> Option<Hold> {
        (0..PATIENCE).find_map(|_| match self.backend.hold(name) {
            Ok(None) => {
                sleep(MOMENT);
                None
            }
            Ok(hold) => hold,
            Err(_) => Some(Hold::alone()),
        })
    }

    fn work(&self, orders: &Receiver<Order>) {
        self.backend.clear();
        while let Ok(first) = orders.recv() {
            // Several orders for one name are carried out as one, in the place of the first of them: a journal is always
            // written before the file that it tells of.
            let mut todo = vec![first];
            while let Ok(order) = orders.try_recv() {
                match todo.iter().position(|earlier| earlier.name == order.name) {
                    Some(place) => {
                        let Order { work, .. } = todo.remove(place);
                        let work = work.then(order.work);
                        todo.insert(place, Order { work, ..order });
                    }
                    None => todo.push(order),
                }
            }
            for order in todo {
                self.carry_out(order);
            }
        }
    }
}

impl Writer {
    /// A writer for that back end. `wake` is called, from another thread, when there is something to take in.
    pub fn new(backend: Arc<dyn Backend>, wake: impl Fn() + Send + Sync + 'static) -> Self {
        let (orders, to_do) = channel();
        let (done, carried) = channel();
        let desk = Arc::new(Desk {
            backend,
            carried: done,
            wake: Arc::new(wake),
            broken: Arc::default(),
            remembered: Mutex::default(),
        });
        let at_work = Arc::clone(&desk);
        let thread = Builder::new()
            .name("store".to_owned())
            .spawn(move || at_work.work(&to_do))
            .ok();
        Self {
            orders: Some(orders),
            carried,
            thread,
            desk,
        }
    }

    /// That is what was kept when the window was opened.
    pub fn has_read(&self, remembered: Remembered) {
        *self.desk.remembered.lock().unwrap_or_else(PoisonError::into_inner) = remembered;
    }

    /// Hands over an order.
    pub fn hand(&self, order: Order) {
        let not_taken = match &self.orders {
            Some(orders) => orders.send(order).err().map(|error| error.0),
            None => Some(order),
        };
        if let Some(order) = not_taken {
            self.desk.carry_out(order);
        }
    }

    /// What was carried out since the last call.
    pub fn carried(&self) -> impl Iterator<Item = Carried> {
        self.carried.try_iter()
    }

    /// Waits until everything that was handed over is done. Later orders are carried out at once.
    pub fn finish(&mut self) {
        self.orders = None;
        if let Some(thread) = self.thread.take() {
            // A thread that panicked has nothing more to say.
            let _ = thread.join();
        }
    }
}
