//! The library that Android's native activity loads.
#![cfg(target_os = "android")]

use winit::platform::android::activity::AndroidApp;

/// Android starts the program here, on a thread of its own.
// The system looks for this name and no other library of this program has it.
#[allow(unsafe_code)]
#[unsafe(no_mangle)]
pub fn android_main(activity: AndroidApp) {
    if let Err(error) = hoppel::app::open_in_activity(activity) {
        log::error!("{error}");
    }
}
