//! The window on Android. Every step is written when it happens, so that it does not matter when the system ends the program.

use super::App;
use super::native::OpenError;
use crate::store::Files;
use crate::words::Words;
use egui::epaint::MarginF32;
use egui::{Context, Key, Modifiers, RawInput, SafeAreaInsets, ViewportCommand};
use winit::platform::android::activity::AndroidApp;

/// Opens the window in that activity, with the last game, and returns when it is closed.
///
/// # Errors
/// There can be no window.
pub fn open_in_activity(activity: AndroidApp) -> Result<(), OpenError> {
    let words = Words::of_system();
    let title = words.say("home-title");
    let options = eframe::NativeOptions {
        android_app: Some(activity.clone()),
        ..eframe::NativeOptions::default()
    };
    let create = |cc: &eframe::CreationContext<'_>| -> Result<Box<dyn eframe::App>, _> {
        let backend = activity.internal_data_path().map(Files::in_folder);
        let app = App::new(&cc.egui_ctx, backend, words, super::dice(), None);
        Ok(Box::new(InActivity { app, activity }))
    };
    eframe::run_native(&title, options, Box::new(create))?;
    Ok(())
}

/// The program, clear of the system's bars.
struct InActivity {
    app: App,
    activity: AndroidApp,
}

impl eframe::App for InActivity {
    fn raw_input_hook(&mut self, ctx: &Context, input: &mut RawInput) {
        let clear = self.activity.content_rect();
        let Some(window) = self.activity.native_window() else {
            return;
        };
        let points = |pixels: i32| pixels.max(0) as f32 / ctx.pixels_per_point();
        input.safe_area_insets = Some(SafeAreaInsets(MarginF32 {
            left: points(clear.left),
            right: points(window.width() - clear.right),
            top: points(clear.top),
            bottom: points(window.height() - clear.bottom),
        }));
    }

    fn ui(&mut self, ui: &mut egui::Ui, _frame: &mut eframe::Frame) {
        self.app.show(ui);
        // On the first screen nothing took the way back: it leads out.
        if ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::BrowserBack)) {
            ui.ctx().send_viewport_cmd(ViewportCommand::Close);
        }
    }
}
