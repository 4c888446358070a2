use crate::*;
use hoppel::game::Event;
use hoppel::table::{EggReason, Entry, FigureId, PointReason};

#[test]
fn every_event_and_entry_has_its_sentence() {
    let at = cell(3, -2);
    let paid = |eggs, why| Entry::Eggs { player: ANN, eggs, why };
    let points = |points, why| Entry::Points {
        player: ANN,
        points,
        why,
    };
    let entered = |why: &str| PointReason::Entered { why: why.into() };
    let hop = |figure| EggReason::Hop { figure, at, mover: BOB };
    let entries = vec![
        paid(2, EggReason::NestCloser { nest: at }),
        paid(
            1,
            EggReason::NestFollower {
                nest: at,
                figure: FigureId(1),
                at,
            },
        ),
        paid(1, hop(FigureId(1))),
        paid(1, hop(FigureId(9))),
        points(7, PointReason::Spring),
        points(1, entered("")),
        points(3, entered("city")),
        points(-3, entered("")),
        points(-1, entered("miscounted")),
        Entry::Eaten { player: ANN, eggs: 1 },
        Entry::Adjusted {
            player: ANN,
            eggs: 2,
            why: String::new(),
        },
        Entry::Adjusted {
            player: ANN,
            eggs: -2,
            why: "found".into(),
        },
        Entry::Adjusted {
            player: ANN,
            eggs: 2,
            why: "found".into(),
        },
        Entry::Adjusted {
            player: ANN,
            eggs: -2,
            why: String::new(),
        },
    ];
    assert_complete(&entries, "src/table/ledger.rs", "Entry");
    let mut events: Vec<Event> = entries.into_iter().map(Event::Written).collect();
    events.extend([
        Event::BunnyCame { to: at },
        Event::BunnyEaten { at },
        Event::SentHome {
            figure: FigureId(1),
            player: BOB,
        },
        Event::NestCompleted { nest: at },
        Event::NestPaid { nest: at },
        Event::PhaseBegan { first: ANN },
        Event::Stuck { refusing: vec![] },
        Event::Stuck { refusing: vec![BOB] },
        Event::Stuck {
            refusing: vec![ANN, BOB],
        },
        Event::PhaseEnded,
        Event::Finished { bonus: vec![10, 5] },
        Event::Finished { bonus: vec![0, 0] },
    ]);
    assert_complete(&events, "src/game/event.rs", "Event");
    for event in events {
        for sentence in everyhow(|words| words.event(&table(), &event)) {
            assert_sentence(&sentence, &event);
        }
    }
    let say = |event: &Event| Words::english().in_numbers().event(&table(), event);
    let told = say(&Event::Written(paid(1, hop(FigureId(1)))));
    assert_eq!(told, "Ann gets 1 egg for a follower at (3, −2), where Bob hopped by.");
    let told = say(&Event::Written(points(-3, entered("miscounted"))));
    assert_eq!(told, "Ann loses 3 points: miscounted.");
    let told = say(&Event::Stuck {
        refusing: vec![ANN, BOB],
    });
    assert_eq!(
        told,
        "The bunny has nowhere to go, so the phase ends, and Ann and Bob do not move it."
    );
}
