use crate::*;
use hoppel::rules::{Detail, Refusal, RefusalKind, Rule};
use hoppel::table::{Die, FigureId, NameFault, Revisit, Settings, Step};

#[test]
fn every_refusal_has_its_sentence() {
    let at = cell(3, -2);
    let figure = FigureId(1);
    let sampled = vec![
        Detail::NotNow { step: Step::Place },
        Detail::CellTaken { at },
        Detail::NoTile { at },
        Detail::NoPartTile,
        Detail::NoFigure { figure: FigureId(9) },
        Detail::FigureTwice { figure },
        Detail::NoPlayer { player: PlayerId(7) },
        Detail::HasLeft { player: BOB },
        Detail::TooFewStay,
        Detail::SeatsNotEachOnce,
        Detail::BadName {
            fault: NameFault::Empty,
        },
        Detail::BadName {
            fault: NameFault::TooLong,
        },
        Detail::BadName {
            fault: NameFault::Control,
        },
        Detail::NameTaken { by: BOB },
        Detail::NoColour { colour: "teal".into() },
        Detail::ColourTaken { by: BOB },
        Detail::NoFace { face: 7 },
        Detail::EmptyPath,
        Detail::NoBunny,
        Detail::NoNest { at },
        Detail::NestPaid { at },
        Detail::NestOpen { at, around: 7 },
        Detail::NestOpen { at, around: 2 },
        Detail::Occupied { at },
        Detail::TooFewEggs {
            player: ANN,
            left: 0,
            asked: 1,
        },
        Detail::TooFewEggs {
            player: ANN,
            left: 1,
            asked: 2,
        },
        Detail::TooFewEggs {
            player: ANN,
            left: 2,
            asked: 3,
        },
        Detail::Full { limit: 20_000 },
        Detail::BeyondBounds,
        Detail::NothingBeside { at },
        Detail::NotPartTile { at },
        Detail::NotHisTurn { player: BOB, turn: ANN },
        Detail::TooLate,
        Detail::DeployedEnough {
            allowed: 1,
            phantom: false,
        },
        Detail::DeployedEnough {
            allowed: 2,
            phantom: false,
        },
        Detail::DeployedEnough {
            allowed: 1,
            phantom: true,
        },
        Detail::SameArea { spot: String::new() },
        Detail::SameArea { spot: "road".into() },
        Detail::NoneLeft {
            player: ANN,
            kind: Kind::Abbot,
            owned: 0,
        },
        Detail::NoneLeft {
            player: ANN,
            kind: Kind::Pig,
            owned: 1,
        },
        Detail::NoneLeft {
            player: ANN,
            kind: Kind::Follower,
            owned: 7,
        },
        Detail::AlreadyTakenBack,
        Detail::AlreadyDeployed,
        Detail::FairyMoved,
        Detail::NoFestival,
        Detail::NotHisFigure { figure, owner: BOB },
        Detail::InPrison { figure },
        Detail::NotThisKind { kind: Kind::Abbot },
        Detail::FairyThere { at },
        Detail::PartsDone { part: 2 },
        Detail::BadHop {
            from: cell(0, 0),
            to: at,
        },
        Detail::WrongLength {
            walked: 3,
            hops: 1,
            dead_end: false,
        },
        Detail::WrongLength {
            walked: 1,
            hops: 2,
            dead_end: false,
        },
        Detail::WrongLength {
            walked: 2,
            hops: 3,
            dead_end: true,
        },
        Detail::LeftOut { player: BOB },
    ];
    assert_complete(&sampled, "src/rules/refusal.rs", "Detail");
    let mut tables = vec![table()];
    for step in Step::ALL {
        let mut table = table();
        table.turn.step = *step;
        tables.push(table);
    }
    for (die, revisit) in [(Die::D6, Revisit::Starts), (Die::None, Revisit::Move)] {
        let mut table = table();
        table.settings = Settings {
            die,
            revisit,
            ..table.settings
        };
        tables.push(table);
    }
    for detail in sampled {
        for (table, rule) in tables
            .iter()
            .flat_map(|table| Rule::ALL.iter().map(move |rule| (table, *rule)))
        {
            let detail = match &detail {
                Detail::NotNow { .. } => Detail::NotNow { step: table.turn.step },
                other => other.clone(),
            };
            let refusal = Refusal {
                rule,
                kind: RefusalKind::Impossible,
                detail,
            };
            for sentence in everyhow(|words| words.refusal(table, &refusal)) {
                assert_sentence(&sentence, &refusal);
            }
        }
    }
}

#[test]
fn refusals_name_names_places_and_numbers() {
    let say = |refusal: &Refusal| both(|words| words.refusal(&table(), refusal));
    let [spoken, numbers] = say(&Refusal::breaks(
        Rule::HopRevisit,
        Detail::BadHop {
            from: cell(0, 0),
            to: cell(3, -2),
        },
    ));
    assert_eq!(
        spoken,
        "The bunny has been 3 right and 2 above the start tile in this phase; hop elsewhere."
    );
    assert_eq!(numbers, "The bunny has been at (3, −2) in this phase; hop elsewhere.");
    let [spoken, numbers] = say(&Refusal::breaks(
        Rule::FestivalOwn,
        Detail::NotHisFigure {
            figure: FigureId(1),
            owner: BOB,
        },
    ));
    assert_eq!(spoken, "This is Bob's follower; choose one of Ann's own.");
    assert_eq!(numbers, "This is Bob's follower (figure 1); choose one of Ann's own.");
    let eggs = |left| {
        say(&Refusal::impossible_by(
            Rule::EggsLeft,
            Detail::TooFewEggs {
                player: ANN,
                left,
                asked: 5,
            },
        ))
    };
    assert_eq!(eggs(0)[0], "Ann has no eggs left, not 5; take no more than that.");
    assert_eq!(eggs(1)[0], "Ann has only 1 egg left, not 5; take no more than that.");
    assert_eq!(eggs(2)[0], "Ann has only 2 eggs left, not 5; take no more than that.");
    let far = |around| {
        say(&Refusal::breaks(
            Rule::NestComplete,
            Detail::NestOpen { at: cell(0, 0), around },
        ))
    };
    assert!(far(7)[0].ends_with("when the last one is laid."), "{:?}", far(7));
    assert!(far(5)[0].ends_with("when the other 3 are laid."), "{:?}", far(5));
}
