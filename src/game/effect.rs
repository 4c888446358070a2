//! What an action that is recorded does to the table.

use super::action::{Action, Rolled};
use super::event::Event;
use crate::rules::{bonus, dragon, nests, phase, placing, seating, spring};
use crate::table::{
    Cell, Die, Entry, Expansion, Figure, FigureId, Kind, Mark, Marks, NestTiming, PartRecord, Phase, PhaseTiming,
    Place, PlayerId, PointReason, SettingsChange, Step, Table, Tile, Turn,
};
use std::collections::BTreeSet;

/// Does it, and says what followed. The action has been judged; what could not be is not asked again.
pub(super) fn effect(table: &mut Table, index: usize, action: &Action) -> Vec<Event> {
    let mut play = Play {
        table,
        index,
        events: Vec::new(),
    };
    play.act(action);
    play.end_stuck_phase();
    play.events
}

struct Play<'a> {
    table: &'a mut Table,
    /// Index of the action, for the ledger.
    index: usize,
    events: Vec<Event>,
}

impl Play<'_> {
    fn act(&mut self, action: &Action) {
        let turn = self.table.turn.player;
        match action {
            Action::Place { at, marks } => self.lay(*at, *marks),
            Action::Deploy { kind, at, spot, player } => {
                if let Some(at) = at.or(self.table.turn.record.tile) {
                    self.table.turn.record.count(*kind, spot);
                    self.put(player.unwrap_or(turn), *kind, Place::Cell(at), spot);
                }
            }
            Action::TakeBack { figure } => {
                self.table.figures.remove(*figure);
                self.table.turn.record.taken_back = true;
            }
            Action::Recall { figures } => {
                for figure in figures {
                    self.table.figures.remove(*figure);
                }
            }
            Action::Move { figure, to, spot } => self.move_figure(*figure, *to, spot),
            Action::Drawbridge { figure, to, spot } => self.move_figure(*figure, Place::Cell(*to), spot),
            Action::Points { player, points, why } => {
                let why = PointReason::Entered { why: why.clone() };
                self.write_points(*player, *points, why);
            }
            Action::Dragon { to } => self.move_dragon(*to),
            Action::Fairy { to } => {
                self.table.fairy = *to;
                self.table.turn.record.fairy_moved = true;
            }
            Action::Next => self.next_step(),
            Action::Again => {
                let part = self.table.turn.part.saturating_add(1);
                self.table.turn = Turn { part, ..Turn::of(turn) };
            }
            Action::Roll { rolled, .. } => self.roll(*rolled),
            Action::Hop { path } => self.hop(path),
            Action::Eat { player, eggs } => self.write(Entry::Eaten {
                player: *player,
                eggs: *eggs,
            }),
            Action::Adjust { player, eggs, why } => self.write(Entry::Adjusted {
                player: *player,
                eggs: *eggs,
                why: why.clone(),
            }),
            Action::Pass => self.next_mover(),
            Action::CallOff => self.end_phase(),
            Action::Phase { first } => {
                let then = self.table.turn.step;
                self.begin_phase(first.unwrap_or(turn), then, false);
            }
            Action::ScoreNest { at, player } => self.pay_nest(*at, *player),
            Action::Finish { .. } => self.finish(),
            Action::PutTile { at, marks } => {
                self.table.tiles.insert(*at, Tile::new(*marks));
            }
            Action::SetMarks { at, marks } => {
                if let Some(tile) = self.table.tiles.get_mut(at) {
                    tile.marks = *marks;
                }
            }
            Action::Put {
                player,
                kind,
                place,
                spot,
            } => self.put(*player, *kind, *place, spot),
            Action::TakeTile { at } => self.take_tile(*at),
            Action::SetBunny { to } => self.table.bunny = *to,
            Action::Set { settings, expansions } => self.set(settings.as_ref(), expansions.as_ref()),
            Action::SetTurn { player } => self.table.turn = Turn::of(*player),
            Action::Seats { order } => {
                if let Some(seats) = seating::seating(self.table, order) {
                    self.table.seats = seats;
                }
            }
            Action::Rename { player, name, colour } => self.rename(*player, name.as_deref(), colour.as_deref()),
            Action::Leave { player } => {
                if let Some(leaving) = self.table.players.get_mut(player.index()) {
                    leaving.left = true;
                }
                if *player == turn {
                    self.table.turn = Turn::of(self.table.after(turn));
                }
            }
        }
    }

    fn write(&mut self, entry: Entry) {
        self.table.ledger.write(self.index, entry.clone());
        self.events.push(Event::Written(entry));
    }

    fn write_points(&mut self, player: PlayerId, points: i64, why: PointReason) {
        self.write(Entry::Points { player, points, why });
    }

    /// A part begins when its tile is laid.
    fn lay(&mut self, at: Cell, marks: Marks) {
        let brings_bunny = placing::brings_bunny(self.table, marks);
        self.table.tiles.insert(at, Tile::new(marks));
        if marks.has(Mark::Volcano) {
            self.table.dragon = Some(at);
        }
        if brings_bunny {
            self.table.bunny = Some(at);
            self.events.push(Event::BunnyCame { to: at });
        }
        let completed: BTreeSet<Cell> = nests::completed_by(self.table, at).collect();
        let happened = completed.iter().map(|nest| Event::NestCompleted { nest: *nest });
        self.events.extend(happened);
        self.table.turn.record = PartRecord {
            tile: Some(at),
            completed_any: !completed.is_empty(),
            completed,
            ..PartRecord::default()
        };
        self.table.turn.step = Step::Figure;
    }

    fn put(&mut self, player: PlayerId, kind: Kind, place: Place, spot: &str) {
        let number = self.table.next_figure;
        let figure = Figure {
            player,
            kind,
            place,
            spot: spot.to_owned(),
        };
        self.table.figures.insert(number, figure);
        self.table.next_figure = FigureId(number.0 + 1);
    }

    /// Without a spot the figure is left without one.
    fn move_figure(&mut self, figure: FigureId, to: Place, spot: &str) {
        if let Some(mut moved) = self.table.figures.remove(figure) {
            moved.place = to;
            spot.clone_into(&mut moved.spot);
            self.table.figures.insert(figure, moved);
        }
    }

    fn move_dragon(&mut self, to: Option<Cell>) {
        self.table.dragon = to;
        let Some(at) = to else { return };
        for figure in dragon::sent_home(self.table, at) {
            if let Some(Figure { player, .. }) = self.table.figures.remove(figure) {
                self.events.push(Event::SentHome { figure, player });
            }
        }
        if dragon::eats_bunny(self.table, at) {
            self.table.bunny = None;
            self.events.push(Event::BunnyEaten { at });
        }
    }

    fn next_step(&mut self) {
        let timing = self.table.settings.phase_timing;
        let first = self.table.turn.player;
        match self.table.turn.step {
            Step::Figure if timing == PhaseTiming::BeforeScoring && phase::is_due(self.table) => {
                self.begin_phase(first, Step::Scoring, true);
            }
            Step::Figure => self.enter_scoring(),
            Step::Scoring => {
                self.pay_completed();
                self.table.turn.step = Step::End;
                if timing == PhaseTiming::AfterScoring && phase::is_due(self.table) {
                    self.begin_phase(first, Step::End, true);
                }
            }
            Step::End => self.table.turn = Turn::of(self.table.after(first)),
            Step::Place | Step::Roll | Step::Hop | Step::Finished => {}
        }
    }

    fn enter_scoring(&mut self) {
        self.table.turn.step = Step::Scoring;
        if self.table.settings.nest_timing == NestTiming::DuringScoring {
            self.pay_completed();
        }
        let points = spring::points(self.table);
        if points > 0 {
            self.write_points(self.table.turn.player, points, PointReason::Spring);
        }
    }

    /// Pays the nests this part's tile completed, as far as they are still whole and unpaid.
    fn pay_completed(&mut self) {
        for nest in self.table.turn.record.completed.clone() {
            if nests::is_owed(self.table, nest) {
                self.pay_nest(nest, self.table.turn.player);
            }
        }
    }

    fn pay_nest(&mut self, nest: Cell, closer: PlayerId) {
        self.events.push(Event::NestPaid { nest });
        for entry in nests::payment(self.table, nest, closer) {
            self.write(entry);
        }
        if let Some(tile) = self.table.tiles.get_mut(&nest) {
            tile.nest_paid = true;
        }
    }

    fn begin_phase(&mut self, first: PlayerId, then: Step, own: bool) {
        self.table.turn.record.phase_held |= own;
        self.table.phase = Some(Phase {
            movers: self.table.clockwise_from(first),
            mover: 0,
            visited: self.table.bunny.into_iter().collect(),
            starts: Vec::new(),
            hops: None,
            then,
            own,
        });
        self.events.push(Event::PhaseBegan { first });
        self.await_roll();
    }

    /// The mover rolls next; without a die he hops at once.
    fn await_roll(&mut self) {
        let without_die = self.table.settings.die == Die::None;
        if let Some(phase) = &mut self.table.phase {
            phase.hops = without_die.then_some(phase::HOPS_WITHOUT_DIE);
            self.table.turn.step = if without_die { Step::Hop } else { Step::Roll };
        }
    }

    fn roll(&mut self, rolled: Rolled) {
        let hops = match rolled {
            Rolled::Hops(hops) => Some(hops),
            Rolled::Face(face) => phase::hops_of_face(self.table.settings.die, face),
        };
        if let Some(phase) = &mut self.table.phase {
            phase.hops = hops;
            self.table.turn.step = Step::Hop;
        }
    }

    fn hop(&mut self, path: &[Cell]) {
        if let Some(mover) = self.table.player_to_act() {
            for entry in phase::payment(self.table, path, mover) {
                self.write(entry);
            }
        }
        if let Some(phase) = &mut self.table.phase {
            phase.starts.extend(self.table.bunny);
            phase.visited.extend_from_slice(path);
        }
        self.table.bunny = path.last().copied();
        self.next_mover();
    }

    fn next_mover(&mut self) {
        let Some(phase) = &mut self.table.phase else { return };
        phase.mover += 1;
        if phase.to_move().is_empty() {
            self.end_phase();
        } else {
            self.await_roll();
        }
    }

    /// Where no legal hop is left, he who is on and all after him must refuse (`phase.stuck`).
    fn end_stuck_phase(&mut self) {
        if phase::is_stuck(self.table)
            && let Some(phase) = &self.table.phase
        {
            let refusing = phase.to_move().to_vec();
            self.events.push(Event::Stuck { refusing });
            self.end_phase();
        }
    }

    fn end_phase(&mut self) {
        let Some(phase) = self.table.phase.take() else { return };
        self.events.push(Event::PhaseEnded);
        if phase.own && phase.then == Step::Scoring {
            self.enter_scoring();
        } else {
            self.table.turn.step = phase.then;
        }
    }

    fn finish(&mut self) {
        self.table.phase = None;
        self.table.turn.step = Step::Finished;
        let left = |player| self.table.ledger.eggs(player).left();
        self.table.eggs_at_finish = Some(self.table.player_ids().map(left).collect());
        let bonus = bonus::of_table(self.table);
        self.events.push(Event::Finished { bonus });
    }

    /// A part whose tile was taken away has no tile any more; a nest that was taken away is forgotten.
    fn take_tile(&mut self, at: Cell) {
        self.table.tiles.remove(&at);
        let record = &mut self.table.turn.record;
        record.completed.remove(&at);
        if record.tile == Some(at) {
            record.tile = None;
        }
    }

    fn set(&mut self, settings: Option<&SettingsChange>, expansions: Option<&BTreeSet<Expansion>>) {
        if let Some(settings) = settings {
            self.table.settings.change(settings);
        }
        if let Some(expansions) = expansions {
            self.table.expansions.clone_from(expansions);
        }
        if self.table.turn.step == Step::Roll {
            self.await_roll();
        }
    }

    fn rename(&mut self, player: PlayerId, name: Option<&str>, colour: Option<&str>) {
        let name = name.and_then(|name| seating::new_name(self.table, player, name).ok());
        let colour = colour.and_then(|colour| seating::new_colour(self.table, player, colour).ok());
        if let Some(player) = self.table.players.get_mut(player.index()) {
            if let Some(name) = name {
                player.name = name;
            }
            if let Some(colour) = colour {
                player.colour = colour;
            }
        }
    }
}
