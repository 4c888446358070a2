//! What is said aloud: whoever does not see the screen hears what happens now, what was rolled and who got eggs.
//!
//! It stands in the accessibility tree, in a node that screen readers read out whenever its words change.

use egui::accesskit::{Live, Role};
use egui::{Context, Id};

/// Under which the sentences of this frame are kept.
fn id() -> Id {
    Id::unique("voice")
}

/// Says a sentence as long as it is called in every frame; it is heard once.
pub fn say(ctx: &Context, sentence: &str) {
    ctx.data_mut(|data| {
        data.get_temp_mut_or_default::<Vec<String>>(id())
            .push(sentence.to_owned())
    });
}

/// Somebody who hears it.
type Ear = Box<dyn FnMut(&str)>;

/// What is said in a frame.
#[derive(Default)]
pub struct Voice {
    said: Vec<String>,
    /// What was said last.
    last: String,
    ear: Option<Ear>,
}

impl Voice {
    /// From now on somebody hears it.
    pub fn heard(&mut self, hears: impl FnMut(&str) + 'static) {
        self.ear = Some(Box::new(hears));
    }

    /// Ends a frame: what is said that was not in the frame before is heard.
    pub fn end(&mut self, ctx: &Context) {
        let says = ctx.data_mut(|data| data.remove_temp::<Vec<String>>(id()).unwrap_or_default());
        let new: Vec<&str> = says
            .iter()
            .filter(|said| !self.said.contains(said))
            .map(String::as_str)
            .collect();
        if !new.is_empty() {
            self.last = joined(&new);
            if let Some(hears) = &mut self.ear {
                hears(&self.last);
            }
        }
        ctx.accesskit_node_builder(id(), |node| {
            node.set_role(Role::Status);
            node.set_live(Live::Polite);
            node.set_label(self.last.as_str());
        });
        self.said = says;
    }
}

/// These sentences in a row. Many of them stand on the screen without a stop, at which a voice would make no pause.
fn joined(sentences: &[&str]) -> String {
    let mut all = String::new();
    for sentence in sentences {
        if !all.is_empty() {
            let stops = ['.', '!', '?', '…', ':', ';', ','];
            all.push_str(if all.ends_with(stops) { " " } else { ". " });
        }
        all.push_str(sentence);
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::RefCell;
    use std::rc::Rc;

    #[test]
    fn a_sentence_is_heard_once_as_long_as_it_stands() {
        let ctx = Context::default();
        let heard = Rc::new(RefCell::new(Vec::new()));
        let mut voice = Voice::default();
        let ear = Rc::clone(&heard);
        voice.heard(move |said| ear.borrow_mut().push(said.to_owned()));
        for frame in [
            &["Ann rolls."][..],
            &["Ann rolls."],
            &["Ann rolls a 2.", "Ann hops."],
            &[],
            &["Ann rolls."],
            &["Bob lays a tile", "then maybe a figure"],
            &["Bob: a figure?", "then Cleo", "3 eggs"],
        ] {
            for sentence in frame {
                say(&ctx, sentence);
            }
            voice.end(&ctx);
        }
        assert_eq!(
            *heard.borrow(),
            [
                "Ann rolls.",
                "Ann rolls a 2. Ann hops.",
                "Ann rolls.",
                "Bob lays a tile. then maybe a figure",
                "Bob: a figure? then Cleo. 3 eggs"
            ]
        );
    }
}
