//! Whether something has just been opened.

use egui::{Context, Id};

/// Whether what has that id was not shown a frame ago: what is opened again begins at its top.
pub(super) fn begins(ctx: &Context, id: Id) -> bool {
    let pass = ctx.cumulative_pass_nr();
    let before = ctx.data_mut(|data| {
        let seen: &mut u64 = data.get_temp_mut_or_default(id);
        std::mem::replace(seen, pass)
    });
    before == 0 || before + 1 < pass
}
