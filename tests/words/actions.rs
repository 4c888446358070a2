use crate::terms::every_setting;
use crate::*;
use hoppel::game::Rolled;
use hoppel::table::{Expansion, FigureId, Mark, Marks, SettingsChange, Step, Zone};

#[test]
fn every_action_has_its_sentence() {
    let at = cell(3, -2);
    let figure = FigureId(1);
    let spot = || "road".to_owned();
    let marks: Marks = [Mark::Nest, Mark::Bunny].into_iter().collect();
    let (settings, expansions) = (every_setting(), [Expansion::Festival, Expansion::Spring].into());
    let rename = |name: Option<&str>, colour: Option<&str>| Action::Rename {
        player: ANN,
        name: name.map(str::to_owned),
        colour: colour.map(str::to_owned),
    };
    let actions = vec![
        Action::Place { at, marks: Marks::NONE },
        Action::Place { at, marks },
        Action::Deploy {
            kind: Kind::Abbot,
            at: None,
            spot: String::new(),
            player: None,
        },
        Action::Deploy {
            kind: Kind::Abbot,
            at: Some(at),
            spot: spot(),
            player: Some(BOB),
        },
        Action::TakeBack { figure },
        Action::Recall { figures: vec![figure] },
        Action::Recall {
            figures: vec![figure, FigureId(9)],
        },
        Action::Move {
            figure,
            to: Place::Cell(at),
            spot: spot(),
        },
        Action::Move {
            figure,
            to: Place::Zone(Zone::Leipzig),
            spot: spot(),
        },
        Action::Drawbridge {
            figure,
            to: at,
            spot: spot(),
        },
        Action::Points {
            player: ANN,
            points: 3,
            why: String::new(),
        },
        Action::Dragon { to: Some(at) },
        Action::Dragon { to: None },
        Action::Fairy { to: Some(at) },
        Action::Fairy { to: None },
        Action::Next,
        Action::Again,
        Action::Roll {
            rolled: Rolled::Face(2),
            by: None,
        },
        Action::Roll {
            rolled: Rolled::Hops(1),
            by: None,
        },
        Action::Hop { path: vec![at] },
        Action::Eat { player: ANN, eggs: 1 },
        Action::Adjust {
            player: ANN,
            eggs: 1,
            why: String::new(),
        },
        Action::Pass,
        Action::CallOff,
        Action::Phase { first: None },
        Action::ScoreNest { at, player: ANN },
        Action::Finish { bonus: None },
        Action::PutTile { at, marks: Marks::NONE },
        Action::PutTile { at, marks },
        Action::SetMarks { at, marks: Marks::NONE },
        Action::SetMarks { at, marks },
        Action::Put {
            player: ANN,
            kind: Kind::Pig,
            place: Place::Zone(Zone::Prison),
            spot: spot(),
        },
        Action::Put {
            player: ANN,
            kind: Kind::Pig,
            place: Place::Cell(at),
            spot: spot(),
        },
        Action::TakeTile { at },
        Action::SetBunny { to: Some(at) },
        Action::SetBunny { to: None },
        Action::Set {
            settings: Some(settings.clone()),
            expansions: None,
        },
        Action::Set {
            settings: Some(SettingsChange::default()),
            expansions: None,
        },
        Action::Set {
            settings: None,
            expansions: Some(BTreeSet::new()),
        },
        Action::Set {
            settings: Some(settings),
            expansions: Some(expansions),
        },
        Action::SetTurn { player: BOB },
        Action::Seats { order: vec![1, 0] },
        rename(Some("Anna"), None),
        rename(None, Some("pink")),
        rename(Some("Anna"), Some("pink")),
        rename(None, None),
        Action::Leave { player: BOB },
    ];
    assert_complete(&actions, "src/game/action.rs", "Action");
    for action in &actions {
        for step in Step::ALL {
            let mut table = table();
            table.turn.step = *step;
            for sentence in everyhow(|words| words.action(&table, action)) {
                assert_sentence(&sentence, action);
            }
        }
    }
    let say = |action: &Action| Words::english().in_numbers().action(&table(), action);
    assert_eq!(say(&actions[1]), "Ann lays a tile at (3, −2): nest and bunny.");
    assert_eq!(say(&actions[3]), "Bob deploys an abbot at (3, −2) (road).");
    assert_eq!(say(&actions[5]), "Bob's follower (figure 1) goes home.");
    assert_eq!(say(&actions[6]), "Bob's follower (figure 1) and figure 9 go home.");
    assert_eq!(say(&actions[17]), "Ann rolls a 2: 2 hops.");
    assert_eq!(say(&actions[18]), "Ann rolls 1 hop.");
}
