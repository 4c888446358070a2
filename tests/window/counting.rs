//! The sheets of the table, each by itself: what they show is what the game says, and nothing is written before it is
//! accepted. Every tap goes to the middle of what can be seen.

use egui::{Event, Modifiers, MouseWheelUnit, PointerButton, Rect, Vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use hoppel::app::session::Session;
use hoppel::app::table::{FinishSheet, HistorySheet, LedgerSheet, MendSheet, Then};
use hoppel::app::{Desk, theme};
use hoppel::game::{Action, Anyway, Dice, Game, NewPlayer, Setup};
use hoppel::store::{Memory, Store};
use hoppel::table::{Cell, Colour, Edition, Expansion, Kind, Mark, Marks, Name, PlayerId, Step};
use hoppel::words::Words;

const PHONE: Vec2 = Vec2::new(360.0, 640.0);
const TABLET: Vec2 = Vec2::new(1280.0, 800.0);
const ANN: PlayerId = PlayerId(0);
const BOB: PlayerId = PlayerId(1);
const CLEO: PlayerId = PlayerId(2);

/// The sheet on the table.
enum Sheet {
    Ledger(LedgerSheet),
    Finish(FinishSheet),
    History(Box<HistorySheet>),
    Mend(Box<MendSheet>),
}

/// A table with one sheet open.
struct Open {
    session: Session,
    desk: Desk,
    sheet: Sheet,
    then: Option<Then>,
}

impl Open {
    fn ui(&mut self, ui: &mut egui::Ui) {
        let Self {
            session,
            desk,
            sheet,
            then,
        } = self;
        let next = match sheet {
            Sheet::Ledger(sheet) => sheet.ui(ui, session, desk),
            Sheet::Finish(sheet) => sheet.ui(ui, session, desk),
            Sheet::History(sheet) => sheet.ui(ui, session, desk),
            Sheet::Mend(sheet) => sheet.ui(ui, session, desk),
        };
        if let Some(next) = next {
            if let Then::Mend(first) = next {
                *sheet = Sheet::Mend(Box::new(MendSheet::of_step(session, &desk.words, first).unwrap()));
            }
            *then = Some(next);
        }
    }
}

/// Ann, Bob and Cleo, and what they did.
fn session(actions: impl IntoIterator<Item = Action>) -> (Session, Desk) {
    let player = |name, colour| NewPlayer {
        name: Name::new(name).unwrap(),
        colour,
    };
    let players = [("Ann", Colour::Red), ("Bob", Colour::Blue), ("Cleo", Colour::Yellow)];
    let setup = Setup::new(players.map(|(name, colour)| player(name, colour)).into(), Edition::Hig);
    let store = Store::open(Memory::default(), || ()).0;
    let mut desk = Desk::new(&egui::Context::default(), Words::english(), store, Dice::seeded(1));
    let game = Game::new(setup).unwrap();
    let (slot, opened) = desk.store.begin(game);
    let mut session = Session::open(slot, opened, &mut desk.store);
    for action in actions {
        assert!(
            session.record(action.clone(), &mut desk.store),
            "{action:?}: {:?}",
            session.refused()
        );
    }
    (session, desk)
}

fn open(size: Vec2, actions: Vec<Action>, sheet: impl FnOnce(&Session) -> Sheet) -> Harness<'static, Open> {
    let (session, desk) = session(actions);
    let open = Open {
        sheet: sheet(&session),
        session,
        desk,
        then: None,
    };
    let mut harness = Harness::builder()
        .with_size(size)
        .build_ui_state(|ui, open: &mut Open| open.ui(ui), open);
    let ctx = harness.ctx.clone();
    ctx.set_fonts(theme::fonts());
    harness.state().desk.dress(&ctx);
    harness.run();
    harness
}

fn cell(x: i64, y: i64) -> Cell {
    Cell::new(x, y).unwrap()
}

fn adjust(player: PlayerId, eggs: i64) -> Action {
    Action::Adjust {
        player,
        eggs,
        why: String::new(),
    }
}

fn lay(x: i64, y: i64) -> Action {
    Action::Place {
        at: cell(x, y),
        marks: Marks::NONE,
    }
}

/// Where the label can be seen whole, scrolled to if need be.
fn seen(harness: &mut Harness<'_, Open>, label: &str) -> Rect {
    let size = harness.ctx.content_rect().size();
    for _ in 0..40 {
        let rect = harness.get_by_label(label).rect();
        // Between the page's head and its foot, where a list scrolls.
        let off = if rect.bottom() > size.y - 8.0 {
            -60.0
        } else if rect.top() < 0.0 {
            60.0
        } else {
            return rect;
        };
        harness.event(Event::PointerMoved((size / 2.0).to_pos2()));
        harness.event(Event::MouseWheel {
            unit: MouseWheelUnit::Point,
            delta: Vec2::new(0.0, off),
            phase: egui::TouchPhase::Move,
            source: egui::MouseWheelSource::Unknown,
            modifiers: Modifiers::NONE,
        });
        harness.run();
    }
    panic!("{label} cannot be scrolled to");
}

/// Taps what has that label.
fn tap(harness: &mut Harness<'_, Open>, label: &str) {
    let pos = seen(harness, label).center();
    harness.event(Event::PointerMoved(pos));
    for pressed in [true, false] {
        harness.event(Event::PointerButton {
            pos,
            button: PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        });
        harness.step();
    }
    harness.run();
}

/// The amount on the line that begins so.
fn value(harness: &Harness<'_, Open>, label: &str) -> String {
    let nodes = harness.get_all_by_label(label);
    nodes.filter_map(|node| node.accesskit_node().value()).collect()
}

fn left(harness: &Harness<'_, Open>, player: PlayerId) -> i64 {
    harness.state().session.game().table().ledger.eggs(player).left()
}

#[test]
fn a_tie_for_the_first_place_is_paid_in_full_and_explained() {
    for size in [PHONE, TABLET] {
        let eggs = vec![adjust(ANN, 4), adjust(BOB, 5), adjust(CLEO, 2)];
        let mut harness = open(size, eggs, |session| {
            Sheet::Finish(FinishSheet::new(session.game().table()))
        });
        // One of Bob's has been eaten.
        tap(&mut harness, "Fewer: Bob");
        harness.get_by_label("1 was eaten");
        tap(&mut harness, "Enter the points from the track");
        assert_eq!(
            harness.state().session.game().actions().len(),
            3,
            "nothing is written before the end"
        );
        tap(&mut harness, "Finish the game");
        let table = harness.state().session.game().table();
        assert_eq!(table.turn.step, Step::Finished);
        assert_eq!(hoppel::rules::bonus::of_table(table), [10, 10, 5]);
        assert_eq!(table.ledger.eggs(BOB).eaten, 1);
        assert_eq!(
            [value(&harness, "Ann"), value(&harness, "Bob"), value(&harness, "Cleo")],
            ["+10", "+10", "+5"]
        );
        let about = |name| {
            harness
                .get_by_label(name)
                .accesskit_node()
                .description()
                .unwrap_or_default()
        };
        assert!(about("Bob").starts_with("4 eggs (1 eaten)"), "{}", about("Bob"));
        assert!(about("Bob").contains("shared by 2"), "{}", about("Bob"));
        harness.get_by_label("By the current edition (Hans im Glück)");
        harness.get_by_label("5 points after a shared first place: paid all the same");
        // One tap takes all of it back.
        tap(&mut harness, "Not finished after all");
        assert_eq!(left(&harness, BOB), 5);
        harness.get_by_label("Count the eggs");
    }
}

#[test]
fn a_finish_that_is_undone_is_counted_as_it_was() {
    let eggs = vec![adjust(ANN, 4), adjust(BOB, 5), adjust(CLEO, 2)];
    let mut harness = open(TABLET, eggs, |session| {
        Sheet::Finish(FinishSheet::new(session.game().table()))
    });
    tap(&mut harness, "Fewer: Bob");
    tap(&mut harness, "1 was never there");
    tap(&mut harness, "More: Cleo");
    tap(&mut harness, "Enter the points from the track");
    enter(&mut harness, "Ann", "61");
    tap(&mut harness, "Finish the game");
    let finished = harness.state().session.game().clone();
    tap(&mut harness, "Not finished after all");
    harness.get_by_label("Count the eggs");
    assert_eq!([ANN, BOB, CLEO].map(|player| left(&harness, player)), [4, 5, 2]);
    tap(&mut harness, "Enter the points from the track");
    tap(&mut harness, "Finish the game");
    let again = harness.state().session.game();
    assert_eq!(again.actions(), finished.actions(), "nothing had to be counted again");
    assert_eq!(again.table().ledger.eggs(BOB).eaten, 0);
}

#[test]
fn the_track_is_written_down_as_a_difference_and_places_are_shared() {
    let points = |player, points| Action::Points {
        player,
        points,
        why: String::new(),
    };
    let actions = vec![adjust(ANN, 3), adjust(BOB, 1), points(ANN, 12)];
    let mut harness = open(PHONE, actions, |session| {
        Sheet::Finish(FinishSheet::new(session.game().table()))
    });
    tap(&mut harness, "Enter the points from the track");
    for (name, number) in [("Ann", "40"), ("Bob", "45"), ("Cleo", "x")] {
        enter(&mut harness, name, number);
    }
    harness.get_by_label("12 are known, so +28 is written down.");
    assert!(harness.get_by_label("Finish the game").accesskit_node().is_disabled());
    harness.event(Event::Key {
        key: egui::Key::Backspace,
        physical_key: None,
        pressed: true,
        repeat: false,
        modifiers: Modifiers::NONE,
    });
    harness.event(Event::Text("7".to_owned()));
    harness.run();
    tap(&mut harness, "Finish the game");
    let ledger = &harness.state().session.game().table().ledger;
    assert_eq!([ANN, BOB, CLEO].map(|player| ledger.points(player)), [40, 45, 7]);
    // 40 + 10, 45 + 5, 7: two firsts, then a third.
    for (name, total) in [("1. Ann", "50"), ("1. Bob", "50"), ("3. Cleo", "7")] {
        seen(&mut harness, name);
        assert_eq!(value(&harness, name), total);
    }
}

/// Types that into the field of that player.
fn enter(harness: &mut Harness<'_, Open>, name: &str, number: &str) {
    let field = harness
        .get_all_by_label(name)
        .find(|node| node.accesskit_node().is_text_input())
        .unwrap();
    field.focus();
    harness.run();
    harness.key_press_modifiers(Modifiers::COMMAND, egui::Key::A);
    harness.event(Event::Text(number.to_owned()));
    harness.run();
}

#[test]
fn fewer_points_on_the_track_than_are_known_are_asked_about_and_no_row_moves_while_one_types() {
    let points = Action::Points {
        player: ANN,
        points: 12,
        why: String::new(),
    };
    for size in [PHONE, TABLET] {
        let mut harness = open(size, vec![points.clone()], |session| {
            Sheet::Finish(FinishSheet::new(session.game().table()))
        });
        tap(&mut harness, "Enter the points from the track");
        let rows = |harness: &Harness<'_, Open>| -> Vec<Rect> {
            let nodes = harness.root().children_recursive();
            nodes
                .filter(|node| node.accesskit_node().is_text_input())
                .map(|node| node.rect())
                .collect()
        };
        let before = rows(&harness);
        assert_eq!(before.len(), 3);
        for number in ["0", "12", "100", "x", "3"] {
            enter(&mut harness, "Ann", number);
            assert_eq!(rows(&harness), before, "{number}");
        }
        harness.get_by_label("12 are known: −9 is written down. Is that right?");
        tap(&mut harness, "Finish the game");
        harness.get_by_label("Ann has 12 in Hoppel.");
        tap(&mut harness, "Look again");
        assert_ne!(harness.state().session.game().table().turn.step, Step::Finished);
        enter(&mut harness, "Ann", "0");
        tap(&mut harness, "Finish the game");
        tap(&mut harness, "The track is right");
        let table = harness.state().session.game().table();
        assert_eq!((table.turn.step, table.ledger.points(ANN)), (Step::Finished, 0));
        seen(&mut harness, "Then: eat your eggs");
    }
}

#[test]
fn what_is_still_owed_is_told_before_the_finish() {
    let bunny = Action::Place {
        at: cell(1, 0),
        marks: Marks::NONE.with(Mark::Bunny),
    };
    let mut harness = open(PHONE, vec![bunny], |session| {
        Sheet::Finish(FinishSheet::new(session.game().table()))
    });
    harness.get_by_label("A bunny phase is still to come in this turn.");
    tap(&mut harness, "Back to the table");
    assert_eq!(harness.state().then, Some(Then::Table));
}

/// Three turns ago Ann laid a tile at (1, 0), with a follower; Cleo's tile closed the ring around it.
fn three_turns() -> Vec<Action> {
    let next = [Action::Next, Action::Next, Action::Next];
    let around = [(0, -1), (1, -1), (2, -1), (2, 0), (0, 1), (1, 1)];
    let there = around.map(|(x, y)| Action::PutTile {
        at: cell(x, y),
        marks: Marks::NONE,
    });
    let follower = Action::Deploy {
        kind: Kind::Follower,
        at: None,
        spot: String::new(),
        player: None,
    };
    let turns = [
        vec![lay(1, 0), follower],
        vec![lay(-1, 0)],
        vec![lay(2, 1)],
        vec![lay(-2, 0)],
    ];
    there
        .into_iter()
        .chain(turns.into_iter().flat_map(|turn| [turn, next.to_vec()].concat()))
        .collect()
}

#[test]
fn a_tile_mended_into_a_nest_shows_the_eggs_before_it_is_accepted() {
    for size in [PHONE, TABLET] {
        let mut harness = open(size, three_turns(), |_| Sheet::History(Box::default()));
        tap(&mut harness, "Ann lays a tile 1 right of the start tile.");
        harness.get_by_label("As it was then");
        tap(&mut harness, "Mend this");
        assert!(harness.get_by_label("Accept").accesskit_node().is_disabled());
        tap(&mut harness, "nest");
        for change in ["Cleo 0 → 2 eggs", "Ann 0 → 1 egg"] {
            assert!(
                harness
                    .ctx
                    .content_rect()
                    .contains_rect(harness.get_by_label(change).rect())
            );
        }
        let told = harness
            .root()
            .children_recursive()
            .filter_map(|node| node.accesskit_node().value());
        assert!(
            told.filter(|text| text.starts_with("Bob")).count() == 0,
            "nothing changes for Bob"
        );
        assert_eq!([left(&harness, ANN), left(&harness, CLEO)], [0, 0], "not accepted yet");
        tap(&mut harness, "Accept");
        assert_eq!(
            [left(&harness, ANN), left(&harness, BOB), left(&harness, CLEO)],
            [1, 0, 2]
        );
        let Open { session, desk, .. } = harness.state_mut();
        assert!(session.undo(&mut desk.store), "one step of undo");
        assert_eq!(session.game().actions().len(), three_turns().len());
        assert_eq!(session.game().table().ledger.eggs(CLEO).left(), 0);
    }
}

#[test]
fn an_action_that_is_removed_drops_what_needed_it() {
    let mut actions = three_turns();
    actions.push(Action::Recall {
        figures: vec![hoppel::table::FigureId(1)],
    });
    let mut harness = open(PHONE, actions, |session| {
        Sheet::Mend(Box::new(MendSheet::of_step(session, &Words::english(), 7).unwrap()))
    });
    harness.get_by_label("Ann deploys a follower 1 right of the start tile.");
    tap(&mut harness, "This did not happen");
    harness.get_by_label("Left out, because it is impossible now:");
    seen(&mut harness, "Ann's follower goes home.");
    tap(&mut harness, "Leave it as it was");
    assert_eq!(harness.state().then, Some(Then::Back));
    assert_eq!(
        harness.state().session.game().table().next_figure.0,
        2,
        "left as it was"
    );
}

#[test]
fn a_mend_that_breaks_a_rule_is_told_and_can_be_recorded_anyway() {
    let deploy = |kind| Action::Deploy {
        kind,
        at: None,
        spot: String::new(),
        player: None,
    };
    let inns = Action::Set {
        settings: None,
        expansions: Some([Expansion::InnsAndCathedrals].into()),
    };
    let next = [Action::Next, Action::Next, Action::Next];
    let turn =
        |x, kind: Option<Kind>| [vec![lay(x, 0)], kind.map(deploy).into_iter().collect(), next.to_vec()].concat();
    let turns = [
        turn(1, Some(Kind::BigFollower)),
        turn(2, None),
        turn(3, None),
        turn(4, Some(Kind::Follower)),
    ];
    let actions = [vec![inns], turns.concat()].concat();
    let second = actions
        .iter()
        .position(|action| *action == deploy(Kind::Follower))
        .unwrap();
    let mut harness = open(PHONE, actions, |session| {
        Sheet::Mend(Box::new(
            MendSheet::of_step(session, &Words::english(), second).unwrap(),
        ))
    });
    tap(&mut harness, "big follower");
    assert!(harness.get_by_label("Accept").accesskit_node().is_disabled());
    tap(&mut harness, "Record it anyway");
    tap(&mut harness, "Accept");
    let game = harness.state().session.game();
    assert_eq!(game.table().figures.count(ANN, Kind::BigFollower), 2);
    let recorded = game.actions().get(second).unwrap();
    assert_eq!(recorded.anyway, Anyway::Rules(vec!["deploy.supply".to_owned()]));
}

#[test]
fn going_back_leaves_a_game_that_can_be_had_again() {
    let mut harness = open(PHONE, three_turns(), |_| Sheet::History(Box::default()));
    let whole = harness.state().session.game().clone();
    tap(&mut harness, "Cleo lays a tile 2 right and 1 below the start tile.");
    tap(&mut harness, "Go back to here");
    let last = harness
        .state()
        .session
        .game()
        .actions()
        .last()
        .map(|recorded| recorded.action.clone());
    assert_eq!(last, Some(lay(2, 1)));
    let Open { session, desk, .. } = harness.state_mut();
    assert!(session.undo(&mut desk.store));
    assert_eq!(session.game(), &whole);
}

#[test]
fn the_ledger_is_put_right_in_one_step_as_the_person_says() {
    for size in [PHONE, TABLET] {
        let actions = vec![adjust(ANN, 5), adjust(BOB, 2)];
        let mut harness = open(size, actions, |_| Sheet::Ledger(LedgerSheet::new(ANN)));
        assert_eq!(value(&harness, "Ann"), "5");
        tap(&mut harness, "Fewer: Ann");
        tap(&mut harness, "Fewer: Ann");
        tap(&mut harness, "2 were eaten");
        assert_eq!(harness.state().session.game().table().ledger.eggs(ANN).eaten, 2);
        tap(&mut harness, "More: Ann");
        tap(&mut harness, "1 was not written down");
        tap(&mut harness, "Fewer: Ann");
        tap(&mut harness, "1 too many was written down");
        assert_eq!(left(&harness, ANN), 3);
        tap(&mut harness, "Bob");
        assert_eq!(harness.state().session.game().actions().len(), 5, "one action each");
    }
}

#[test]
fn a_row_of_the_ledger_names_its_place_and_the_rows_come_to_the_total() {
    let nest = Action::SetMarks {
        at: cell(1, 0),
        marks: Marks::NONE.with(Mark::Nest),
    };
    let paid = Action::ScoreNest {
        at: cell(1, 0),
        player: ANN,
    };
    let actions = [three_turns(), vec![nest, paid]].concat();
    let mut harness = open(PHONE, actions, |_| Sheet::Ledger(LedgerSheet::new(ANN)));
    assert_eq!(value(&harness, "Closed a nest"), "+2");
    assert_eq!(value(&harness, "A figure at a nest"), "+1");
    assert_eq!(value(&harness, "Ann"), "3");
    tap(&mut harness, "Closed a nest");
    assert_eq!(harness.state().then, Some(Then::Show(cell(1, 0), ANN)));
}
