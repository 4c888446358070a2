//! The page around the program, where it runs in a browser.
//!
//! `packaging/web/page.js` puts what the program cannot do by itself into `window.hoppel`; here it is asked for by name. The
//! names that are asked for stand in `store/browser.rs` and `app/web/`.

use js_sys::{Array, Function, Promise, Reflect, global};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

/// Asks the page for something and gives back its answer.
///
/// # Errors
/// The page offers no such thing, or something was thrown.
pub fn ask(what: &str, with: &[JsValue]) -> Result<JsValue, JsValue> {
    let offers = Reflect::get(&global(), &JsValue::from("hoppel"))?;
    let asked: Function = Reflect::get(&offers, &JsValue::from(what))?.dyn_into()?;
    asked.apply(&offers, &with.iter().collect::<Array>())
}

/// Asks the page for something that takes its time.
///
/// # Errors
/// The page offers no such thing, or it failed.
pub async fn wait_for(what: &str, with: &[JsValue]) -> Result<JsValue, JsValue> {
    JsFuture::from(ask(what, with)?.dyn_into::<Promise>()?).await
}
