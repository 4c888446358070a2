//! The way back by key: Escape, and the phone's own.

use egui::{Context, Key, Modifiers};

/// Whether somebody goes back by key. Asked once a frame by whatever lies on top; nothing below hears of it.
pub fn went_back(ctx: &Context) -> bool {
    let pressed = |key| ctx.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    pressed(Key::Escape) | pressed(Key::BrowserBack)
}

/// The same for what a sheet may lie over, which is closed first.
pub fn went_back_below(ctx: &Context) -> bool {
    ctx.memory(|memory| memory.top_modal_layer().is_none()) && went_back(ctx)
}
