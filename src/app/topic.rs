//! A topic of the rules, to be read: its text, where it comes from, and where to read on.

use super::table::Item;
use super::widget::quiet;
use crate::table::Expansion;
use crate::words::{Receiver, Topic, Words};
use egui::{Label, Ui};
use std::collections::BTreeSet;

/// Shows it without its title; of other expansions only what is in play, where that is known. Says which topic is to be read
/// next.
pub fn show(ui: &mut Ui, words: &Words, topic: Topic, in_play: Option<&BTreeSet<Expansion>>) -> Option<Topic> {
    for paragraph in words.topic_text(topic).lines() {
        ui.add(Label::new(paragraph).wrap());
    }
    if topic == Topic::EggsWho {
        for receiver in Receiver::rows(in_play) {
            let [who, about] = words.receiver(receiver);
            Item {
                about: &about,
                amount: &receiver.eggs().to_string(),
                eggs: true,
                ..Item::new(&who)
            }
            .show(ui);
        }
    }
    if let Some(with) = words.topic_expansions(topic) {
        quiet(ui, &with);
    }
    quiet(ui, &words.topic_origin(topic));
    let comes_up = |topic: &Topic| in_play.is_none_or(|in_play| topic.concerns(in_play));
    let related: Vec<Topic> = topic.related().filter(comes_up).collect();
    if !related.is_empty() {
        quiet(ui, &words.say("rules-related"));
    }
    let mut next = None;
    for topic in related {
        if Item::new(&words.topic(topic)).tap(ui) {
            next = Some(topic);
        }
    }
    next
}
