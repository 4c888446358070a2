//! One sentence for whatever goes wrong in storing.

use crate::store::{Fault, Trouble};
use crate::words::{Word, Words};

/// A browser keeps games too, but knows neither folders nor who may write to them.
const IN_BROWSER: bool = cfg!(target_arch = "wasm32");

/// The sentence for it.
pub fn sentence(words: &Words, trouble: &Trouble) -> String {
    let aside = |key: &str, aside: &Option<String>| match aside {
        Some(aside) => words.say_with(key, [("aside", Word::from(aside.as_str()))]),
        None => words.say(&format!("{key}-left")),
    };
    match trouble {
        Trouble::NoFolder if IN_BROWSER => words.say("trouble-nothing-kept"),
        Trouble::NoFolder => words.say("trouble-no-folder"),
        Trouble::NotWritten { fault } => words.say_with("trouble-not-written", [("fault", reason(words, fault))]),
        Trouble::NotRead { name, fault } => {
            let variables = [("name", Word::from(name.as_str())), ("fault", reason(words, fault))];
            words.say_with("trouble-not-read", variables)
        }
        Trouble::NoShelf { fault } => words.say_with("trouble-no-shelf", [("fault", reason(words, fault))]),
        Trouble::Damaged { aside: new, .. } => aside("trouble-damaged", new),
        Trouble::Recovered { aside: new, .. } => aside("trouble-recovered", new),
        Trouble::Replaced { name } => words.say_with("trouble-replaced", [("name", Word::from(name.as_str()))]),
        Trouble::Forgotten { aside: new } => aside("trouble-forgotten", new),
        Trouble::Elsewhere => words.say("trouble-elsewhere"),
        Trouble::Newer { name } => words.say_with("trouble-newer", [("name", Word::from(name.as_str()))]),
    }
}

/// Why the disk did not do it, as a part of a sentence.
pub fn reason<'a>(words: &Words, fault: &'a Fault) -> Word<'a> {
    match fault {
        Fault::Full => Word::from(words.say("fault-full")),
        Fault::Forbidden if IN_BROWSER => Word::from(words.say("fault-not-allowed")),
        Fault::Forbidden => Word::from(words.say("fault-forbidden")),
        Fault::Gone => Word::from(words.say("fault-gone")),
        Fault::NoFile => Word::from(words.say("fault-no-file")),
        Fault::InTheWay(file) => Word::from(words.say_with("fault-in-the-way", [("file", Word::from(file.as_str()))])),
        Fault::Other(text) => Word::from(text.as_str()),
    }
}
