//! Sentences the person must see, whatever the screen.

use super::back::went_back;
use super::button::Button;
use super::card::card;
use super::voice::say;
use crate::app::theme::SPACE;
use crate::picture::Icon;
use crate::words::Words;
use egui::{Align, Align2, Area, Context, Id, Label, LayerId, Layout, Order, Rect, Ui, Vec2};

/// The widest a notice gets, in points.
const WIDEST: f32 = 520.0;

/// How far from the top of a page it stands, in points: below the head and its button.
const BELOW_HEAD: f32 = 80.0;

/// The id of the area it is shown in.
const AREA: &str = "notice";

/// Leaves room at the top of a page for the notice that is shown over it, so that it covers nothing.
pub fn make_room(ui: &mut Ui) {
    let [.., apart, _, _] = SPACE;
    if let Some(covered) = covered(ui.ctx()) {
        ui.add_space((covered.bottom() + apart - ui.clip_rect().top()).max(0.0));
    }
}

/// Where a notice was shown in the last frame.
fn covered(ctx: &Context) -> Option<Rect> {
    let id = Id::unique(AREA);
    ctx.memory(|memory| {
        let shown = memory.areas().visible_last_frame(&LayerId::new(Order::Tooltip, id));
        memory.area_rect(id).filter(|_| shown)
    })
}

/// What a notice offers besides being read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Offer {
    /// What failed is tried again.
    Retry,
    /// What was done last is undone.
    Undo,
}

impl Offer {
    const fn key(self) -> &'static str {
        match self {
            Self::Retry => "notice-retry",
            Self::Undo => "notice-undo",
        }
    }
}

struct Notice {
    sentence: String,
    offer: Option<Offer>,
    /// Whether it is so on every screen, until it is read.
    lasting: bool,
}

/// What is yet to be read, the latest last.
#[derive(Default)]
pub struct Notices(Vec<Notice>);

impl Notices {
    /// Tells something of what is shown. What is already there to be read is not said twice.
    pub fn tell(&mut self, sentence: String) {
        self.add(sentence, None, false);
    }

    /// Tells something that is so whatever is shown.
    pub fn tell_lasting(&mut self, sentence: String) {
        self.add(sentence, None, true);
    }

    /// Tells something that can be tried again, whatever is shown.
    pub fn tell_failure(&mut self, sentence: String) {
        self.add(sentence, Some(Offer::Retry), true);
    }

    /// Tells what was done, which can be undone as long as nothing else was done that can be.
    pub fn tell_done(&mut self, sentence: String) {
        self.forget(Offer::Undo);
        self.add(sentence, Some(Offer::Undo), false);
    }

    fn add(&mut self, sentence: String, offer: Option<Offer>, lasting: bool) {
        if self.0.iter().all(|known| known.sentence != sentence) {
            self.0.push(Notice {
                sentence,
                offer,
                lasting,
            });
        }
    }

    /// A screen is left: what was told of it is no longer wanted.
    pub fn leave_screen(&mut self) {
        self.0.retain(|notice| notice.lasting);
    }

    /// What was offered is no longer wanted, or can no longer be had.
    pub fn forget(&mut self, offer: Offer) {
        self.0.retain(|notice| notice.offer != Some(offer));
    }

    /// Closes the latest where somebody goes back by key. Asked before whatever lies below is shown.
    pub fn hear_back(&mut self, ctx: &Context) {
        if !self.0.is_empty() && went_back(ctx) {
            self.0.pop();
        }
    }

    /// Shows the latest: on the part of the board that is clear, if that is shown, else below the head of the page. Says
    /// what is taken of what it offers.
    pub fn show(&mut self, ui: &Ui, words: &Words, clear: Option<Rect>) -> Option<Offer> {
        if covered(ui.ctx()).is_some() == self.0.is_empty() {
            // Room is made for it, or no longer needed.
            ui.ctx().request_repaint();
        }
        let notice = self.0.last()?;
        say(ui.ctx(), &notice.sentence);
        let [_, _, apart, ..] = SPACE;
        let screen = ui.ctx().content_rect();
        let room = clear.unwrap_or_else(|| screen.with_min_y(screen.top() + BELOW_HEAD - apart));
        let width = (room.width() - 2.0 * apart).min(WIDEST);
        let (mut read, mut taken) = (false, None);
        Area::new(Id::unique(AREA))
            .order(Order::Tooltip)
            .pivot(Align2::CENTER_TOP)
            .fixed_pos(room.center_top() + Vec2::new(0.0, apart))
            .show(ui.ctx(), |ui| {
                ui.set_width(width);
                card(ui, |ui| {
                    ui.with_layout(Layout::right_to_left(Align::TOP), |ui| {
                        let close = words.say("notice-close");
                        read = ui.add(Button::picture(Icon::Close, &close)).clicked();
                        ui.with_layout(Layout::top_down(Align::LEFT), |ui| {
                            ui.add(Label::new(&notice.sentence).wrap());
                            taken = notice
                                .offer
                                .filter(|offer| ui.add(Button::plain(&words.say(offer.key()))).clicked());
                        });
                    });
                });
            });
        if read || taken.is_some() {
            self.0.pop();
        }
        taken
    }
}
