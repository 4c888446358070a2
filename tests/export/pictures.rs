use crate::{NAMES, game_of, sample_evening, whole_evening};
use hoppel::export::{Sheet, png, svg};
use hoppel::game::Game;
use hoppel::words::Words;
use serde_json::{Value, json};
use std::collections::HashSet;

fn sheet(game: &Game) -> Sheet {
    Sheet::of(game, &Words::english())
}

/// The texts of the SVG as a reader of XML sees them.
fn texts(game: &Game) -> Vec<String> {
    let svg = svg(&sheet(game));
    let document = roxmltree::Document::parse(&svg).unwrap_or_else(|fault| panic!("{fault}"));
    assert_eq!(document.root_element().tag_name().name(), "svg");
    let texts = document.descendants().filter(|node| node.has_tag_name("text"));
    texts.map(|node| node.text().unwrap_or_default().to_owned()).collect()
}

struct Picture {
    width: u32,
    height: u32,
    pixels: Vec<[u8; 4]>,
}

impl Picture {
    fn of(game: &Game) -> Self {
        let bytes = png(&sheet(game)).unwrap();
        let mut reader = png::Decoder::new(std::io::Cursor::new(bytes)).read_info().unwrap();
        let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
        let info = reader.next_frame(&mut pixels).unwrap();
        assert_eq!(info.color_type, png::ColorType::Rgba);
        Self {
            width: info.width,
            height: info.height,
            pixels: pixels.chunks_exact(4).map(|pixel| pixel.try_into().unwrap()).collect(),
        }
    }

    fn count(&self, colour: [u8; 3]) -> usize {
        self.pixels.iter().filter(|[r, g, b, _]| [*r, *g, *b] == colour).count()
    }
}

fn tiny(names: &[&str]) -> Game {
    game_of(names, &json!([]))
}

#[test]
fn names_are_text_in_the_svg_whatever_they_hold() {
    let texts = texts(&tiny(&NAMES));
    for name in NAMES {
        assert!(texts.iter().any(|text| text == name), "{name}: {texts:?}");
    }
    assert!(texts.iter().any(|text| text == "Tea & <cake>"), "{texts:?}");
    assert!(
        texts.iter().any(|text| text.ends_with("5 April 2026 · 1 tile")),
        "{texts:?}"
    );
}

#[test]
fn what_acts_instead_of_showing_is_no_part_of_an_svg() {
    let texts = texts(&tiny(&["A\u{202E}b", "C\u{FFFF}d"]));
    for name in ["A\u{FFFD}b", "C\u{FFFD}d"] {
        assert!(texts.iter().any(|text| text == name), "{texts:?}");
    }
}

#[test]
fn a_finished_evening_says_who_won_and_how() {
    let mut actions: Vec<Value> = [(0, 5), (1, 3), (2, 3)]
        .map(|(player, eggs)| json!({"do": "adjust", "player": player, "eggs": eggs}))
        .to_vec();
    actions.extend([
        json!({"do": "eat", "player": 0, "eggs": 1}),
        json!({"do": "points", "player": 0, "points": 40}),
        json!({"do": "points", "player": 1, "points": 45}),
        json!({"do": "points", "player": 2, "points": 20}),
        json!({"do": "finish"}),
        json!({"do": "eat", "player": 0, "eggs": 4}),
    ]);
    let texts = texts(&game_of(&["Ann", "Bob", "Cleo"], &json!(actions)));
    let said = |text: &str| assert!(texts.iter().any(|other| other == text), "{text}: {texts:#?}");
    said("Ann and Bob share the first place with 50 points");
    said("4 eggs: 5 put right, 1 of them eaten");
    said("the most eggs: 10 points");
    said("the second most, shared by 2: 5 points each");
    said("45 on the track, 5 for the eggs");
    // Two firsts, so there is no second.
    let places: Vec<&str> = texts
        .iter()
        .map(String::as_str)
        .filter(|text| ["1", "2", "3"].contains(text))
        .collect();
    assert_eq!(places.iter().filter(|place| **place == "1").count(), 2, "{texts:#?}");
    assert!(!places.contains(&"2"), "{texts:#?}");
}

#[test]
fn a_game_that_is_not_over_says_so_and_who_left_is_not_ranked() {
    let game = game_of(
        &["Ann", "Bob", "Cleo"],
        &json!([{"do": "points", "player": 2, "points": 7}, {"do": "leave", "player": 2}]),
    );
    let texts = texts(&game);
    assert!(
        texts.iter().any(|text| text == "As it stands: Ann is to lay a tile"),
        "{texts:#?}"
    );
    assert!(texts.iter().any(|text| text == "left the game"), "{texts:#?}");
    let cleo = texts.iter().position(|text| text == "Cleo").unwrap();
    let bob = texts.iter().position(|text| text == "Bob").unwrap();
    assert!(bob < cleo, "who left stands last: {texts:#?}");
}

#[test]
fn what_stands_on_a_sheet_stays_on_it() {
    let wide = "W".repeat(40);
    let names: Vec<String> = (0..6).map(|index| format!("{}{index}", &wide[1..])).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    for game in [tiny(&names), whole_evening(), sample_evening()] {
        let sheet = sheet(&game);
        for text in &sheet.texts {
            assert!(text.at.x > 0.0 && text.at.x < sheet.width, "{text:?}");
            assert!(text.at.y > text.size && text.at.y < sheet.height, "{text:?}");
        }
        assert!(sheet.height <= sheet.width * 1.4145, "a page of A4: {}", sheet.height);
    }
}

#[test]
fn the_png_shows_board_players_and_names() {
    for game in [tiny(&["Ann", "Bob"]), sample_evening()] {
        let picture = Picture::of(&game);
        assert_eq!(picture.width, 1600);
        assert!(picture.height > 400);
        let colours: HashSet<[u8; 4]> = picture.pixels.iter().step_by(13).copied().collect();
        assert!(colours.len() > 200, "{}", colours.len());
        assert!(
            picture.pixels.iter().step_by(13).all(|[.., a]| *a == u8::MAX),
            "it prints on any paper"
        );
        assert!(picture.count([0xC8, 0x37, 0x2D]) > 1000, "Ann's red");
        assert!(picture.count([0x2B, 0x2A, 0x25]) > 200, "ink");
    }
}

#[test]
fn the_png_has_letters_and_emoji_of_its_own() {
    let names = ["🐰", "🐱", "\u{10FF00}", "\u{10FF01}"];
    let [rabbit, cat, unknown, other_unknown] = names.map(|name| Picture::of(&tiny(&[name, "Bob"])).pixels);
    assert!(rabbit != cat && rabbit != unknown);
    assert!(unknown == other_unknown, "what no font knows shows as a box");
}
