//! Links: a table is handed over whole, and nothing that a stranger sends does harm.

#![allow(
    clippy::unwrap_used,
    reason = "a test may stop at the first surprise, in its helpers too"
)]

mod any_game;

use any_game::history;
use data_encoding::BASE32_NOPAD;
use hoppel::game::link::{BASE, Link, LinkFault, QrCode};
use hoppel::game::{Action, Game, History, NewPlayer, Setup, Start, StartFigure, StartTile, file, limits};
use hoppel::rules::placing;
use hoppel::table::{Cell, Colour, Edition, Expansion, Figure, Kind, Mark, Marks, Name, Place, PlayerId, Step};
use proptest::prelude::*;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde_json::Value;

/// A game that was handed over, the link of version 1 as it was written first, and the game that goes on from there.
const BEFORE: &str = include_str!("links/version-1-before.hoppel");
const VERSION_1: &str = include_str!("links/version-1.txt");
const AFTER: &str = include_str!("links/version-1.hoppel");

/// The bytes of a link that are checksum and version.
const HEAD: usize = 5;

fn text(link: &str) -> &str {
    link.rsplit('#').next().unwrap()
}

/// What a link holds, unpacked.
fn unsealed(link: &str) -> Vec<u8> {
    let bytes = BASE32_NOPAD.decode(text(link).as_bytes()).unwrap();
    miniz_oxide::inflate::decompress_to_vec(&bytes[HEAD..]).unwrap()
}

/// The text of a link of that version that holds these bytes, with the checksum that belongs to it.
fn sealed(version: u8, plain: &[u8]) -> String {
    let body = [&[version][..], &miniz_oxide::deflate::compress_to_vec(plain, 10)].concat();
    BASE32_NOPAD.encode(&[&crc32fast::hash(&body).to_le_bytes()[..], &body].concat())
}

/// Passes on, and gets the same; `None` in the middle of a turn.
fn passed_on(game: &Game) -> Option<Link> {
    let made = match Link::of(game) {
        Ok(made) => made,
        Err(refusal) => {
            assert_eq!(refusal.rule.name(), "step");
            return None;
        }
    };
    assert_eq!(made.setup, game.position().unwrap());
    let link = made.write().unwrap();
    let read = Link::read(&link).unwrap();
    assert_eq!(read, made);
    assert!(read.was_made_in(game));
    assert!(Game::new(read.setup.clone()).is_ok());
    Some(read)
}

#[test]
fn every_case_can_be_handed_over_whenever_a_turn_is_over() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases");
    let mut links = 0;
    for entry in std::fs::read_dir(folder).unwrap() {
        let case: Value = serde_json::from_slice(&std::fs::read(entry.unwrap().path()).unwrap()).unwrap();
        let Ok(read) = file::read(case["game"].to_string().as_bytes()) else {
            continue;
        };
        let mut game = Game::new(read.setup).unwrap();
        let mut actions = read.actions.into_iter();
        loop {
            let between_turns = matches!(game.table().turn.step, Step::Place | Step::End);
            assert_eq!(passed_on(&game).is_some(), between_turns);
            links += usize::from(between_turns);
            let Some(action) = actions.next() else { break };
            if game.apply(action).is_err() {
                break;
            }
        }
    }
    assert!(links > 500, "{links}");
}

#[test]
fn a_link_of_the_first_version_is_read_for_ever() {
    let before = file::play(BEFORE.as_bytes()).unwrap();
    let read = Link::read(VERSION_1).unwrap();
    assert_eq!(read.setup, file::read(AFTER.as_bytes()).unwrap().setup);
    assert!(read.was_made_in(&before));
    assert_eq!(Link::of(&before).as_ref(), Ok(&read));
    assert_eq!(text(&read.write().unwrap()), VERSION_1.trim_end());
}

#[test]
fn a_link_may_lead_somewhere_and_messages_may_leave_their_marks_on_it() {
    let link = Link::of(&evening(1)).unwrap();
    let written = link.write().unwrap();
    assert_eq!(written.split_once('#').map(|(base, _)| base), BASE);
    let text = text(&written);
    let (one, other) = text.split_at(40);
    for link_to in [
        text.to_owned(),
        format!("#{text}"),
        format!("https://example.org/#/hoppel#{text}"),
        format!("\n {one}\r\n\t{other} \n"),
        format!("> https://example.org/#{one}\n> {other}"),
        format!("<https://example.org/#{text}>."),
        format!("https://example.org/#{text}/"),
        format!("(https://example.org/#{text}),"),
        format!("„{text}“"),
        format!("https://example.org/#{text}%3E%E2%80%9C%20"),
        format!("{one}\u{200b}{other}#"),
        text.to_lowercase(),
    ] {
        assert_eq!(Link::read(&link_to).as_ref(), Ok(&link), "{link_to}");
    }
}

#[test]
fn a_fork_is_noticed() {
    let mut game = evening(1);
    let link = Link::of(&game).unwrap();
    assert!(link.was_made_in(&game));
    let mut elsewhere = Game::new(link.setup.clone()).unwrap();
    assert_eq!(elsewhere.setup().id, game.setup().id);
    assert!(!link.was_made_in(&elsewhere), "there it is the beginning");
    let at = placing::free_places(game.table())[0];
    let play = |game: &mut Game, marks| {
        game.apply(Action::Place { at, marks }).unwrap();
        for _ in 0..3 {
            game.apply(Action::Next).unwrap();
        }
    };
    play(&mut game, Marks::NONE);
    play(&mut elsewhere, Marks::NONE.with(Mark::Garden));
    assert!(link.was_made_in(&game), "it has gone on");
    assert!(!Link::of(&elsewhere).unwrap().was_made_in(&game));
    let mut other = evening(1);
    play(&mut other, Marks::NONE.with(Mark::Garden));
    assert!(
        !Link::of(&other).unwrap().was_made_in(&game),
        "as many actions, but others"
    );
    let mut renamed = History::new(game);
    renamed.set_title("Easter Monday".to_owned()).unwrap();
    assert!(link.was_made_in(renamed.game()), "a title is changed at any time");
}

/// One of these, by chance.
fn one<'a, T>(chance: &mut ChaCha8Rng, all: &'a [T]) -> &'a T {
    &all[chance.random_range(0..all.len())]
}

/// A table near the end of an evening: 94 tiles, four players, 30 figures, with all that the window writes down.
fn evening(seed: u64) -> Game {
    let chance = &mut ChaCha8Rng::seed_from_u64(seed);
    let players = [
        ("Grandmother", Colour::Red),
        ("Bartholomew", Colour::Blue),
        ("Änne 🐇", Colour::Green),
        ("Dan", Colour::Yellow),
    ];
    let new = |(name, colour)| NewPlayer {
        name: Name::new(name).unwrap(),
        colour,
    };
    let mut setup = Setup::new(players.map(new).into(), Edition::Hig);
    setup.id = Some("3f9a1c07b2e4d586".to_owned());
    setup.created = Some("2026-04-05T18:30:00Z".to_owned());
    setup.title = "Easter Sunday at the lake".to_owned();
    setup.settings.die = Some(hoppel::table::Die::D6);
    setup.expansions = [
        Expansion::Easter,
        Expansion::InnsAndCathedrals,
        Expansion::TradersAndBuilders,
        Expansion::Festival,
    ]
    .into();
    let mut tiles = vec![StartTile {
        at: Cell::default(),
        marks: Marks::NONE,
    }];
    while tiles.len() < 94 {
        let start = Start {
            tiles: Some(tiles.clone()),
            ..Start::default()
        };
        let game = Game::new(Setup { start, ..setup.clone() }).unwrap();
        let marks = match chance.random_range(0..3) {
            0 => Marks::NONE.with(*one(
                chance,
                &[Mark::Nest, Mark::Bunny, Mark::Garden, Mark::Festival, Mark::Spring],
            )),
            _ => Marks::NONE,
        };
        tiles.push(StartTile {
            at: *one(chance, &placing::free_places(game.table())),
            marks,
        });
    }
    let figures = (0..30).map(|index| {
        StartFigure(Figure {
            player: PlayerId(index % 4),
            kind: *one(
                chance,
                &[
                    Kind::Follower,
                    Kind::Follower,
                    Kind::Follower,
                    Kind::BigFollower,
                    Kind::Builder,
                    Kind::Pig,
                ],
            ),
            place: Place::Cell(one(chance, &tiles).at),
            spot: (*one(chance, &["road", "city", "field", "monastery", ""])).to_owned(),
        })
    });
    let figures = figures.collect();
    let bunny = Some(one(chance, &tiles).at);
    setup.start = Start {
        figures,
        bunny,
        eggs: Some(vec![12, 7, 9, 15]),
        eaten: Some(vec![2, 0, 1, 0]),
        points: Some(vec![74, 61, 88, 103]),
        turn: Some(PlayerId(2)),
        tiles: Some(tiles),
        ..Start::default()
    };
    Game::new(setup).unwrap()
}

/// Reads the QR code from a picture of a screen, four dots a module.
fn seen_by_a_camera(code: &QrCode) -> String {
    const DOTS: usize = 4;
    let across = (code.modules() + 2 * QrCode::QUIET) * DOTS;
    let dark = |x: usize, y: usize| {
        let module = |dot: usize| (dot / DOTS).checked_sub(QrCode::QUIET);
        module(x)
            .zip(module(y))
            .is_some_and(|(column, row)| code.is_dark(column, row))
    };
    let grey = |x, y| if dark(x, y) { 40 } else { 220 };
    let mut picture = rqrr::PreparedImage::prepare_from_greyscale(across, across, grey);
    let found = picture.detect_grids();
    assert_eq!(found.len(), 1);
    let (about, text) = found[0].decode().unwrap();
    assert_ne!(about.ecc_level, 1, "level L, which is what 1 stands for in a code");
    text
}

#[test]
fn a_full_table_fits_a_qr_code_that_a_camera_reads() {
    let base = "https://tables.hoppel.example.org/open";
    let mut most = 0;
    for seed in 0..12 {
        let written = Link::of(&evening(seed)).unwrap().write().unwrap();
        let link = format!("{base}#{}", text(&written));
        let code = QrCode::of(&link).unwrap();
        assert_eq!(seen_by_a_camera(&code), link);
        most = most.max(code.modules());
    }
    println!("{most} modules");
    assert!(most <= 77, "{most} modules");
}

#[test]
fn what_is_too_long_for_a_qr_code_has_none() {
    assert_eq!(QrCode::of(&"x".repeat(2331)).map(|code| code.modules()), Some(177));
    assert!(QrCode::of(&"x".repeat(2332)).is_none());
}

#[test]
fn a_link_that_is_not_whole_is_broken() {
    let link = sealed(1, &unsealed(&Link::of(&evening(1)).unwrap().write().unwrap()));
    for index in 0..link.len() {
        assert_eq!(Link::read(&link[..index]), Err(LinkFault::Broken), "cut at {index}");
        let other = if &link[index..=index] == "A" { "B" } else { "A" };
        let altered = format!("{}{other}{}", &link[..index], &link[index + 1..]);
        assert_eq!(Link::read(&altered), Err(LinkFault::Broken), "altered at {index}");
    }
    for (index, sign) in [(7, "A"), (40, "é"), (link.len(), "7"), (link.len(), "8")] {
        let (before, after) = link.split_at(index);
        let longer = format!("{before}{sign}{after}");
        assert_eq!(Link::read(&longer), Err(LinkFault::Broken), "{sign} more at {index}");
    }
    for nothing in [
        "",
        "#",
        "%",
        "%4",
        "#%%%",
        "%é",
        "hoppel",
        "AAAAAA",
        "Ännchen#Ännchen",
        "https://example.org/",
    ] {
        assert_eq!(Link::read(nothing), Err(LinkFault::Broken), "{nothing}");
    }
}

/// A table of one tile and one figure, on a road.
fn lone_figure() -> Game {
    let text = r#"{"format":"hoppel-game","version":1,"edition":"hig",
        "players":[{"name":"Ann","colour":"red"},{"name":"Bob","colour":"blue"}],
        "start":{"figures":[{"player":0,"kind":"follower","at":[0,0],"spot":"road"}]}}"#;
    file::play(text.as_bytes()).unwrap()
}

/// What stands before and after a part of these bytes.
fn split_at<'a>(bytes: &'a [u8], part: &[u8]) -> (&'a [u8], &'a [u8]) {
    let at = bytes.windows(part.len()).position(|window| window == part).unwrap();
    (&bytes[..at], &bytes[at + part.len()..])
}

#[test]
fn every_limit_holds() {
    let plain = unsealed(&Link::of(&evening(1)).unwrap().write().unwrap());
    assert!(Link::read(&sealed(1, &plain)).is_ok());
    assert_eq!(Link::read(&sealed(2, &plain)), Err(LinkFault::Newer));
    assert_eq!(Link::read(&sealed(0, &plain)), Err(LinkFault::Broken));
    assert_eq!(
        Link::read(&sealed(1, &[&plain[..], &[0]].concat())),
        Err(LinkFault::Broken),
        "more than it needs"
    );
    assert_eq!(Link::read(&" ".repeat(limits::LINK)), Err(LinkFault::Broken));
    assert_eq!(Link::read(&" ".repeat(limits::LINK + 1)), Err(LinkFault::TooLong));
    // What is small packed and large unpacked.
    let bomb = sealed(1, &vec![0; 2_000_000]);
    assert!(bomb.len() <= limits::LINK);
    assert_eq!(Link::read(&bomb), Err(LinkFault::Broken));
    // What would be a table, were it not so long unpacked: spots on which nobody stands.
    let spots = |count: usize| {
        let lone = unsealed(&Link::of(&lone_figure()).unwrap().write().unwrap());
        let (before, after) = split_at(&lone, b"\x01\x04road");
        let length = u8::try_from(count % 128 + 128).unwrap();
        let mut plain = [before, &[length, u8::try_from(count / 128).unwrap()]].concat();
        for _ in 0..count {
            plain.extend([200, 1]);
            plain.extend([b'x'; 200]);
        }
        Link::read(&sealed(1, &[&plain[..], after].concat())).map(|link| link.setup.start.figures[0].0.spot.len())
    };
    assert_eq!(spots(300), Ok(200));
    assert_eq!(spots(400), Err(LinkFault::Broken));
    // A text or a list that says it is endless: the id is the first field.
    assert_eq!(
        Link::read(&sealed(1, &[0xff, 0xff, 0xff, 0xff, 0x0f])),
        Err(LinkFault::Broken)
    );
}

/// A link to that table, put into a link without a look at it.
fn with_start(change: impl FnOnce(&mut Start)) -> Result<Link, LinkFault> {
    let mut link = Link::of(&evening(1)).unwrap();
    change(&mut link.setup.start);
    Link::read(&link.write().unwrap())
}

#[test]
fn a_table_that_cannot_be_is_refused_like_that_of_a_file() {
    let fault = |change: fn(&mut Start)| match with_start(change) {
        Err(LinkFault::Setup(error)) => error.path.to_string(),
        other => format!("{other:?}"),
    };
    assert_eq!(fault(|start| start.turn = Some(PlayerId(9))), "start.turn");
    assert_eq!(fault(|start| start.eggs = Some(vec![1, 2, 3])), "start.eggs");
    assert_eq!(fault(|start| start.eaten = Some(vec![0, 8, 0, 0])), "start.eaten[1]");
    assert_eq!(
        fault(|start| start.points = Some(vec![0, 0, 0, 10_001])),
        "start.points[3]"
    );
    assert_eq!(
        fault(|start| start.left = vec![PlayerId(0), PlayerId(0)]),
        "start.left[1]"
    );
    let open = |start: &mut Start| start.unpaid = start.bunny.into_iter().collect();
    assert_eq!(fault(open), "start.unpaid[0]");
    // A spot that would be copied for each of a thousand figures.
    let far_too_long = |start: &mut Start| {
        for figure in &mut start.figures {
            figure.0.spot = "x".repeat(50_000);
        }
    };
    assert_eq!(with_start(far_too_long), Err(LinkFault::Broken));
    let crowd = |start: &mut Start| start.figures = vec![start.figures[0].clone(); limits::START_FIGURES + 1];
    assert_eq!(with_start(crowd), Err(LinkFault::Broken));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1000, ..ProptestConfig::default() })]

    #[test]
    fn any_game_is_handed_over_whole(history in history()) {
        passed_on(history.game());
    }

    /// Whatever comes, it is read or refused; and what is read is a table that can be.
    #[test]
    fn nothing_that_is_sent_does_harm(bytes in prop::collection::vec(any::<u8>(), 0..600), noise in "\\PC{0,300}") {
        prop_assert!(Link::read(&noise).is_err());
        for text in [BASE32_NOPAD.encode(&bytes), sealed(1, &bytes)] {
            if let Ok(link) = Link::read(&text) {
                prop_assert!(Game::new(link.setup).is_ok());
            }
        }
    }

    #[test]
    fn nothing_behind_a_right_checksum_does_harm(
        seed in 0u64..4,
        changes in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>(), 0..3), 1..6),
    ) {
        let mut plain = unsealed(&Link::of(&evening(seed)).unwrap().write().unwrap());
        for (index, byte, how) in changes {
            let index = index.index(plain.len());
            match how {
                0 => plain[index] = byte,
                1 => plain.insert(index, byte),
                _ => { plain.remove(index); }
            }
        }
        if let Ok(link) = Link::read(&sealed(1, &plain)) {
            prop_assert!(Link::read(&link.write().unwrap()).is_ok());
            prop_assert!(Game::new(link.setup).is_ok());
        }
    }
}
