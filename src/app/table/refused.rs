//! Why an action was not recorded, and what can be done about it.

use super::here::Here;
use super::wish::Wish;
use crate::app::at_hand;
use crate::app::session::Refused;
use crate::app::theme::SPACE;
use crate::app::widget::{Button, quiet};
use crate::picture::Icon;
use crate::rules::RefusalKind;
use crate::words::Topic;
use egui::{Label, Ui};

/// Says which rule it is, and offers to record it all the same where that is possible: high up and small, away from where
/// a thumb was about to tap when the refusal came, and where it will tap when it is gone.
pub fn refused(ui: &mut Ui, here: &Here, refused: &Refused) -> Option<Wish> {
    let words = here.words;
    let [.., between] = SPACE;
    ui.add(Label::new(words.refusal(here.table(), &refused.refusal)).wrap());
    let rule = words.say("table-refused-rule");
    if ui.add(Button::bare(&rule).icon(Icon::Rules)).clicked() {
        at_hand::ask(ui.ctx(), Topic::of_rule(refused.refusal.rule));
    }
    let mut wish = None;
    match refused.refusal.kind {
        RefusalKind::BreaksRule => {
            if ui.add(Button::plain(&words.say("table-refused-anyway"))).clicked() {
                wish = Some(Wish::Anyway);
            }
            quiet(ui, &words.say("table-refused-anyway-about"));
            ui.add_space(between);
        }
        RefusalKind::Impossible => {}
    }
    wish
}
