//! The window in a browser.

use super::App;
use super::transfer::{Brought, Dialogs, Make, Taken};
use crate::game::link::Link;
use crate::game::{Incoming, limits};
use crate::page::{ask, wait_for};
use crate::store::Browser;
use crate::words::Words;
use eframe::web_sys::{HtmlCanvasElement, window};
use eframe::{WebLogger, WebOptions, WebRunner};
use js_sys::{Array, Uint8Array};
use std::io;
use std::time::Duration;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::spawn_local;

/// After how many seconds what could not be written is tried again.
const AGAIN: f64 = 20.0;

/// Starts the program in its page and returns; it goes on by itself.
pub fn open_in_page() {
    // Where somebody listens already, he goes on listening.
    let _ = WebLogger::init(log::LevelFilter::Info);
    spawn_local(async {
        let words = Words::of_system();
        if let Err(error) = run(&words).await {
            log::error!("the program cannot be started: {error:?}");
            tell("failed", &[words.say("page-failed").into()]);
        }
    });
}

async fn run(words: &Words) -> Result<(), JsValue> {
    speak(words);
    wait_for(
        "alone",
        &["page-elsewhere", "page-here"].map(|key| words.say(key).into()),
    )
    .await?;
    let backend = Browser::open().await;
    let backend = backend.inspect_err(|error| log::warn!("nothing lasts: {error}")).ok();
    let asked = ask("link", &[])?.as_string().filter(|link| !link.is_empty());
    let asked = asked.map(|link| incoming(words, &link));
    let document = window().and_then(|window| window.document());
    let canvas = document.and_then(|document| document.get_element_by_id("table"));
    let canvas: HtmlCanvasElement = canvas.ok_or("no canvas")?.dyn_into()?;
    let words = words.clone();
    let create = |cc: &eframe::CreationContext<'_>| -> Result<Box<dyn eframe::App>, _> {
        let (asked, unread) = match asked {
            Some(Ok(incoming)) => (Some(incoming), None),
            Some(Err(unread)) => (None, Some(unread)),
            None => (None, None),
        };
        let app = App::new(&cc.egui_ctx, backend, words, super::dice(), asked);
        let app = app
            .telling(|open| tell("keepAwake", &[open.into()]))
            .heard_by(|said| tell("say", &[said.into()]))
            .speaking(|words| speak(&words))
            .felt_by(|hops| tell("hop", &[JsValue::from_f64(hops as f64)]))
            .asking(PageDialogs);
        let app = match unread {
            Some(unread) => app.saying(unread),
            None => app,
        };
        Ok(Box::new(InPage { app, unwritten: None }))
    };
    WebRunner::new()
        .start(canvas, WebOptions::default(), Box::new(create))
        .await?;
    tell("ready", &[]);
    Ok(())
}

/// The window, which tries again by itself what the browser could not write: nobody who plays knows when there is room again.
struct InPage {
    app: App,
    /// Since when something is not written, or when it was last tried again, in the window's seconds.
    unwritten: Option<f64>,
}

impl eframe::App for InPage {
    fn ui(&mut self, ui: &mut egui::Ui, _frame: &mut eframe::Frame) {
        self.app.show(ui);
        let store = &mut self.app.desk.store;
        if store.is_written() {
            self.unwritten = None;
            return;
        }
        let now = ui.input(|input| input.time);
        let since = self.unwritten.get_or_insert(now);
        if now >= *since + AGAIN {
            *since = now;
            store.retry();
        }
        ui.request_repaint_after(Duration::from_secs_f64(*since + AGAIN - now));
    }
}

/// The table that a link hands over, or why there is none.
fn incoming(words: &Words, link: &str) -> Result<Incoming, String> {
    let read = Link::read(link).and_then(|link| Ok(Incoming::try_from(link)?));
    read.map_err(|fault| words.link_fault(&fault))
}

/// Tells the page the language, and what it has to say itself.
fn speak(words: &Words) {
    let texts = ["page-updated", "page-now"].map(|key| words.say(key).into());
    tell("speak", &[&[words.language().into()], &texts[..]].concat());
}

/// Tells the page something that needs no answer.
fn tell(what: &str, with: &[JsValue]) {
    if let Err(error) = ask(what, with) {
        log::error!("the page does not know {what}: {error:?}");
    }
}

/// What a browser offers for choosing a file.
struct PageDialogs;

impl Dialogs for PageDialogs {
    fn open(&self, _: &Words, then: Box<dyn FnOnce(Option<Brought>) + Send>) {
        let most = JsValue::from_f64(limits::FILE as f64 + 1.0);
        spawn_local(async move {
            let chosen = wait_for("choose", &[".hoppel".into(), most]).await;
            then(chosen.map_or_else(
                |error| {
                    Some(Brought {
                        name: String::new(),
                        bytes: Err(fault(&error)),
                    })
                },
                |chosen| brought(&chosen),
            ));
        });
    }

    fn save(&self, _: &Words, name: &str, make: Make, then: Box<dyn FnOnce(Option<Taken>) + Send>) {
        let handed = |bytes: Vec<u8>| {
            let bytes = Uint8Array::from(&bytes[..]).into();
            ask("save", &[name.into(), bytes]).map_err(|error| fault(&error))
        };
        let written = make().and_then(handed).map(|_| ());
        then(Some(Taken {
            name: name.to_owned(),
            written,
        }));
    }
}

/// What the page says of a file that was chosen: its name and its bytes; null where none was.
fn brought(chosen: &JsValue) -> Option<Brought> {
    if chosen.is_null() {
        return None;
    }
    let [name, bytes] = [0, 1].map(|index| Array::from(chosen).get(index));
    let bytes = bytes.dyn_into::<Uint8Array>().ok()?;
    Some(Brought {
        name: name.as_string()?,
        bytes: Ok(bytes.to_vec()),
    })
}

fn fault(error: &JsValue) -> io::Error {
    io::Error::other(format!("{error:?}"))
}
