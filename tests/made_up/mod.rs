//! A language nobody speaks, made from English: its words are longer by a third, and it counts in three forms. A folder of it
//! is all that the program is given.

use fluent_syntax::ast::{Entry, Expression, Pattern, PatternElement, Variant, VariantKey};
use fluent_syntax::{parser, serializer};
use hoppel::words::{Languages, Words};
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

/// Its tag: with the three forms of Czech, which are for 1, for 2 to 4 and for more.
pub const TAG: &str = "cs-madeup";

/// How its speakers call it.
pub const NAME: &str = "Madeuppish";

/// What ends each word where two to four are counted.
const FEW: char = 'y';

/// The made-up language, beside every language that is built in.
pub fn made_up() -> Words {
    static MADE_UP: OnceLock<Words> = OnceLock::new();
    MADE_UP
        .get_or_init(|| Words::of(languages()).in_language(TAG).unwrap())
        .clone()
}

/// Languages from a folder that holds the built-in ones and a folder more.
pub fn languages() -> Languages {
    let folder = tempfile::tempdir().unwrap();
    let built_in = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors();
    let mut built_in = built_in.map(|folder| folder.join("assets/locales"));
    let built_in = built_in.find(|folder| folder.is_dir()).unwrap();
    for language in entries(&built_in) {
        let copied = folder.path().join(language.file_name().unwrap());
        std::fs::create_dir(&copied).unwrap();
        for file in entries(&language) {
            std::fs::copy(&file, copied.join(file.file_name().unwrap())).unwrap();
        }
    }
    let made_up = folder.path().join(TAG);
    std::fs::create_dir(&made_up).unwrap();
    for file in entries(&built_in.join("en")) {
        let english = std::fs::read_to_string(&file).unwrap();
        std::fs::write(made_up.join(file.file_name().unwrap()), translated(&english)).unwrap();
    }
    Languages::in_folder(folder.path()).unwrap()
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).unwrap();
    entries.map(|entry| entry.unwrap().path()).collect()
}

fn translated(english: &str) -> String {
    let mut resource = parser::parse(english.to_owned()).unwrap();
    for entry in &mut resource.body {
        let Entry::Message(message) = entry else { continue };
        if message.id.name == "language-name" {
            let value = NAME.to_owned();
            let elements = vec![PatternElement::TextElement { value }];
            message.value = Some(Pattern { elements });
            continue;
        }
        let attributes = message.attributes.iter_mut().map(|attribute| &mut attribute.value);
        for pattern in message.value.iter_mut().chain(attributes) {
            translate(pattern, None);
        }
    }
    serializer::serialize(&resource)
}

/// Lengthens what is written, and gives each choice between one and more its third form.
fn translate(pattern: &mut Pattern<String>, ending: Option<char>) {
    for element in &mut pattern.elements {
        match element {
            PatternElement::TextElement { value } => *value = lengthened(value, ending),
            PatternElement::Placeable {
                expression: Expression::Select { variants, .. },
            } => {
                let one = |variant: &Variant<String>| variant.key == key("one");
                if variants.iter().any(one)
                    && let Some(other) = variants.iter().find(|variant| variant.default)
                {
                    let mut value = other.value.clone();
                    translate(&mut value, Some(FEW));
                    let few = Variant {
                        key: key("few"),
                        value,
                        default: false,
                    };
                    let rest = variants.iter_mut();
                    rest.for_each(|variant| translate(&mut variant.value, ending));
                    variants.insert(0, few);
                } else {
                    let all = variants.iter_mut();
                    all.for_each(|variant| translate(&mut variant.value, ending));
                }
            }
            PatternElement::Placeable {
                expression: Expression::Inline(_),
            } => {}
        }
    }
}

fn key(name: &str) -> VariantKey<String> {
    VariantKey::Identifier { name: name.to_owned() }
}

/// Each word with the last third of its letters once more; a single letter is no word but a sign.
fn lengthened(text: &str, ending: Option<char>) -> String {
    let mut longer = String::new();
    let mut word = String::new();
    for character in text.chars().map(Some).chain([None]) {
        match character {
            Some(letter) if letter.is_alphabetic() => word.push(letter),
            Some(_) | None => {
                longer.push_str(&word);
                let letters = word.chars().count();
                if letters > 1 {
                    longer.extend(word.chars().skip(letters - letters.div_ceil(3)));
                    longer.extend(ending);
                }
                word.clear();
                longer.extend(character);
            }
        }
    }
    longer
}
