//! The one who writes: a thread of its own, so that a slow disk never holds up a frame.

use super::backend::Backend;
use std::collections::BTreeMap;
use std::io;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::{Builder, JoinHandle};

/// The number of an order. Later orders have greater numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Ticket(pub(super) u64);

/// What is to be kept under a name: these bytes, or nothing any more.
pub(super) type Content = Option<Arc<[u8]>>;

/// Something to be done.
pub(super) struct Order {
    pub ticket: Ticket,
    pub name: String,
    pub content: Content,
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
    wake: Box<dyn Fn() + Send + Sync>,
}

impl Desk {
    fn carry_out(&self, Order { ticket, name, content }: Order) {
        let result = match content {
            Some(bytes) => self.backend.write(&name, &bytes),
            None => self.backend.remove(&name),
        };
        // Nobody listens any more when the program is closing; the work is done all the same.
        let _ = self.carried.send(Carried { ticket, name, result });
        (self.wake)();
    }

    fn work(&self, orders: &Receiver<Order>) {
        while let Ok(first) = orders.recv() {
            // Of several orders for one name only the last is worth the disk's time.
            let mut last = BTreeMap::from([(first.name.clone(), first)]);
            while let Ok(order) = orders.try_recv() {
                last.insert(order.name.clone(), order);
            }
            for order in last.into_values() {
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
            wake: Box::new(wake),
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
