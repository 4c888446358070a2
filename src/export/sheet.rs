//! The final sheet: one upright page with the board, and under it everyone's place with how it came about.

use super::ranking::{Origins, Ranked, ranking};
use crate::game::{Game, Setup};
use crate::picture::{Drawing, Look, Palette, Point, Quarter, Rect, Rgba, Shape, Stamp, Stroke, board, token};
use crate::rules::bonus::{depends_on, ranked_eggs};
use crate::table::{Step, Table};
use crate::words::{Word, Words, tame, with_minus};
use time::OffsetDateTime;
use time::format_description::well_known::Rfc3339;

/// The width of a sheet. All its lengths are in these units.
const WIDTH: f32 = 1600.0;
/// As high as a board may make a sheet: then it fills a page of A4 (1 to √2).
const PAGE: f32 = 2263.0;
/// The least a board gets, however much stands on the sheet besides.
const BOARD: f32 = 700.0;
/// A tile is never larger than that.
const TILE: f32 = 190.0;
const MARGIN: f32 = 80.0;
const GAP: f32 = 16.0;
const INNER: f32 = WIDTH - 2.0 * MARGIN;

/// Sizes of type: the title, names and numbers, what is read, what is looked up.
const TITLE: f32 = 68.0;
const LARGE: f32 = 42.0;
const BODY: f32 = 34.0;
const SMALL: f32 = 23.0;

/// Where the column with name and reasons begins in a card, and how wide it is.
const ABOUT: f32 = 204.0;
const ABOUT_WIDTH: f32 = 800.0;

/// A sheet: what is to be painted, and where. Lengths are in units of the sheet, whose corner is (0, 0).
#[derive(Clone, Debug, PartialEq)]
pub struct Sheet {
    /// What it is called.
    pub title: String,
    /// Its width.
    pub width: f32,
    /// Its height.
    pub height: f32,
    /// The colour beneath everything.
    pub ground: Rgba,
    /// What lies under the lines of text, in the order it is painted, the board first.
    pub shapes: Vec<Shape>,
    /// The board.
    pub board: Board,
    /// The lines of text.
    pub texts: Vec<Text>,
}

/// The board on a sheet.
#[derive(Clone, Debug, PartialEq)]
pub struct Board {
    /// Its shapes, in tiles.
    pub shapes: Vec<Shape>,
    /// Where its point (0, 0) lies on the sheet.
    pub origin: Point,
    /// How wide a tile is on the sheet.
    pub tile: f32,
}

/// A line of text on a sheet.
#[derive(Clone, Debug, PartialEq)]
pub struct Text {
    /// The point it is anchored to, on the line the letters stand on.
    pub at: Point,
    /// Which part of it stands there.
    pub anchor: Anchor,
    /// Height of the type.
    pub size: f32,
    /// What it says.
    pub text: String,
    /// Its colour.
    pub colour: Rgba,
}

/// The part of a line of text that stands at its point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anchor {
    /// Its beginning.
    Start,
    /// Its middle.
    Middle,
    /// Its end.
    End,
}

impl Sheet {
    /// The sheet of a game, as it stands now.
    pub fn of(game: &Game, words: &Words) -> Self {
        let (setup, table) = (game.setup(), game.table());
        let ranking = ranking(table);
        let cards: Vec<Card<'_>> = ranking.iter().map(|ranked| Card::of(words, table, ranked)).collect();
        let notes = notes(words, table, setup);

        let mut page = Page::default();
        let title = title(words, setup);
        page.header(&title, &headline(words, table, &ranking), &about(words, table, setup));
        let cards_height: f32 = cards.iter().map(|card| card.height() + GAP).sum();
        let notes_height = line_height(SMALL) * notes.len() as f32 + MARGIN / 2.0;
        let room = PAGE - page.down - 2.0 * GAP - cards_height - notes_height - MARGIN;
        let board = page.board(table, room.max(BOARD));
        for card in &cards {
            page.card(table, card);
        }
        for note in notes {
            page.line(&note, SMALL, PALETTE.quiet_ink);
        }
        Self {
            title,
            width: WIDTH,
            height: page.down + MARGIN / 2.0,
            ground: PALETTE.table,
            shapes: page.shapes,
            board,
            texts: page.texts,
        }
    }
}

const PALETTE: &Palette = &Palette::LIGHT;

fn title(words: &Words, setup: &Setup) -> String {
    if setup.title.trim().is_empty() {
        words.say("sheet-untitled")
    } else {
        tame(&setup.title).into_owned()
    }
}

/// Who won; before the finish, where the game stands.
fn headline(words: &Words, table: &Table, ranking: &[Ranked]) -> String {
    let first: Vec<&Ranked> = ranking.iter().filter(|ranked| ranked.place == Some(1)).collect();
    match first.first() {
        Some(winner) if table.turn.step == Step::Finished => {
            let players: Vec<_> = first.iter().map(|ranked| ranked.player).collect();
            let variables = [
                ("players", Word::from(words.players(table, &players))),
                ("count", players.len().into()),
                ("points", winner.total().into()),
            ];
            words.say_with("sheet-won", variables)
        }
        Some(_) | None => words.say_with("sheet-unfinished", [("now", words.now(table).into())]),
    }
}

/// Edition, day and tiles.
fn about(words: &Words, table: &Table, setup: &Setup) -> String {
    let edition = words.say_with("sheet-edition", [("edition", words.edition(setup.edition).into())]);
    let day = setup
        .created
        .as_deref()
        .and_then(|created| OffsetDateTime::parse(created, &Rfc3339).ok())
        .map(|created| {
            let variables = [
                ("day", Word::from(i64::from(created.day()))),
                ("month", i64::from(u8::from(created.month())).into()),
                ("year", i64::from(created.year()).into()),
            ];
            words.say_with("sheet-day", variables)
        });
    let tiles = words.say_with("sheet-tiles", [("tiles", table.tiles.len().into())]);
    let parts: Vec<String> = [Some(edition), day, Some(tiles)].into_iter().flatten().collect();
    parts.join(" · ")
}

/// What the ranking depends on: house rules.
fn notes(words: &Words, table: &Table, setup: &Setup) -> Vec<String> {
    let rules = words.list(words.house_rules(&table.settings, setup.edition));
    let decisive = words.list(words.settings(&depends_on(&table.settings, &ranked_eggs(table))));
    let note = |key: &str, name, told: String| {
        let note = (!told.is_empty()).then(|| words.say_with(key, [(name, Word::from(told))]));
        note.map(|note| wrapped(&note, SMALL, INNER)).unwrap_or_default()
    };
    [
        note("sheet-house-rules", "rules", rules),
        note("sheet-depended-on", "settings", decisive),
    ]
    .concat()
}

/// A player's card.
struct Card<'a> {
    ranked: &'a Ranked,
    /// What stands under the name.
    about: Vec<String>,
    /// What the points are made of.
    made_of: String,
}

impl<'a> Card<'a> {
    fn of(words: &Words, table: &Table, ranked: &'a Ranked) -> Self {
        let eggs = told_eggs(words, ranked.eggs);
        let reason = words.award(&ranked.award);
        let about = [eggs, reason]
            .iter()
            .flat_map(|told| wrapped(told, SMALL, ABOUT_WIDTH))
            .collect();
        let variables = [
            ("track", Word::from(with_minus(ranked.track))),
            ("bonus", Word::from(ranked.award.points)),
        ];
        let made_of = if table.plays(ranked.player) {
            words.say_with("sheet-made-of", variables)
        } else {
            String::new()
        };
        Self { ranked, about, made_of }
    }

    fn height(&self) -> f32 {
        84.0 + line_height(SMALL) * self.about.len() as f32
    }
}

fn told_eggs(words: &Words, eggs: Origins) -> String {
    let held = words.say_with("sheet-eggs", [("eggs", eggs.held().into())]);
    let from = eggs.told(words);
    if from.is_empty() {
        held
    } else {
        words.say_with("sheet-eggs-from", [("eggs", held.into()), ("from", from.into())])
    }
}

/// A sheet that is being filled from the top.
#[derive(Default)]
struct Page {
    shapes: Vec<Shape>,
    texts: Vec<Text>,
    /// Where the next thing begins.
    down: f32,
}

impl Page {
    fn text(&mut self, x: f32, y: f32, anchor: Anchor, size: f32, text: &str, colour: Rgba) {
        self.texts.push(Text {
            at: Point::new(x, y),
            anchor,
            size,
            text: text.to_owned(),
            colour,
        });
    }

    /// A line over the whole width.
    fn line(&mut self, text: &str, size: f32, colour: Rgba) {
        self.down += line_height(size);
        let baseline = self.down - size * 0.35;
        self.text(MARGIN, baseline, Anchor::Start, size, text, colour);
    }

    fn stamp(&mut self, drawing: Drawing, within: Rect) {
        self.shapes.push(Shape::Stamp(Stamp {
            drawing,
            rect: drawing.fit(within),
            tint: Rgba::CLEAR,
            rim: Rgba::CLEAR,
            opacity: 1.0,
        }));
    }

    /// The title with the bunny beside it, and what came of the game.
    fn header(&mut self, title: &str, headline: &str, about: &str) {
        const BUNNY: f32 = 190.0;
        let room = INNER - BUNNY;
        self.stamp(
            Drawing::Bunny,
            Rect::around(Point::new(WIDTH - MARGIN - BUNNY * 0.42, MARGIN + 76.0), BUNNY, BUNNY),
        );
        self.stamp(
            Drawing::Egg,
            Rect::around(Point::new(WIDTH - MARGIN - BUNNY * 0.84, MARGIN + 140.0), 46.0, 46.0),
        );
        self.down = MARGIN * 0.6;
        self.line(title, fitted(title, TITLE, room), PALETTE.ink);
        for part in wrapped(headline, BODY, room) {
            self.line(&part, BODY, PALETTE.accent);
        }
        self.line(about, fitted(about, SMALL, room), PALETTE.quiet_ink);
        self.down = self.down.max(MARGIN + 170.0) + 2.0 * GAP;
    }

    /// The board, as large as it may be.
    fn board(&mut self, table: &Table, room: f32) -> Board {
        let turn = Quarter::None;
        let squares = table.tiles.keys().map(|cell| turn.square(*cell));
        // A full nest shines a little beyond its tile.
        let extent = squares.reduce(Rect::union).unwrap_or_default().shrunk(-0.08);
        let tile = (INNER / extent.width()).min(room / extent.height()).min(TILE);
        let height = extent.height() * tile;
        let origin = Point::new(WIDTH / 2.0 - extent.centre().x * tile, self.down - extent.min.y * tile);
        self.down += height + 2.0 * GAP;
        let look = Look { palette: PALETTE, turn };
        Board {
            shapes: board(table, look),
            origin,
            tile,
        }
    }

    /// A player's place, with everything that led there.
    fn card(&mut self, table: &Table, card: &Card<'_>) {
        let Some(player) = table.player(card.ranked.player) else {
            return;
        };
        let (top, height, right) = (self.down, card.height(), WIDTH - MARGIN);
        let first = card.ranked.place == Some(1);
        let (fill, stroke) = if first {
            let stroke = Stroke {
                colour: PALETTE.accent,
                width: 3.0,
            };
            (PALETTE.soft_accent, stroke)
        } else {
            let stroke = Stroke {
                colour: PALETTE.line,
                width: 2.0,
            };
            (PALETTE.card, stroke)
        };
        self.shapes.push(Shape::Rect {
            rect: Rect::new(Point::new(MARGIN, top), Point::new(right, top + height)),
            corner: 24.0,
            fill,
            stroke: Some(stroke),
        });
        let middle = top + height / 2.0;
        self.shapes
            .extend(token(player.colour, Point::new(MARGIN + 142.0, middle), 38.0));
        if let Some(place) = card.ranked.place {
            let colour = if first { PALETTE.accent } else { PALETTE.ink };
            let baseline = middle + LARGE * 0.36;
            self.text(
                MARGIN + 62.0,
                baseline,
                Anchor::Middle,
                LARGE,
                &place.to_string(),
                colour,
            );
        }
        let name = tame(player.name.as_str());
        let size = fitted(&name, LARGE, ABOUT_WIDTH);
        self.text(MARGIN + ABOUT, top + 54.0, Anchor::Start, size, &name, PALETTE.ink);
        for (index, line) in card.about.iter().enumerate() {
            let baseline = top + 60.0 + line_height(SMALL) * (index + 1) as f32;
            self.text(MARGIN + ABOUT, baseline, Anchor::Start, SMALL, line, PALETTE.quiet_ink);
        }
        // Eggs and points, the numbers under one another from card to card.
        let baseline = top + 60.0;
        let eggs = card.ranked.eggs.held().to_string();
        self.text(right - 250.0, baseline, Anchor::End, LARGE, &eggs, PALETTE.ink);
        self.stamp(
            Drawing::Egg,
            Rect::around(Point::new(right - 218.0, baseline - 15.0), 44.0, 44.0),
        );
        if card.ranked.place.is_some() {
            let colour = if first { PALETTE.accent } else { PALETTE.ink };
            let total = with_minus(card.ranked.total());
            self.text(right - 36.0, baseline, Anchor::End, 54.0, &total, colour);
        }
        let made_of = baseline + 42.0;
        self.text(
            right - 36.0,
            made_of,
            Anchor::End,
            SMALL,
            &card.made_of,
            PALETTE.quiet_ink,
        );
        self.down += height + GAP;
    }
}

fn line_height(size: f32) -> f32 {
    size * 1.36
}

/// How wide a text becomes at most, in heights of its type. Whoever opens an SVG has other fonts, so this is a little too
/// much for all of them.
fn width(text: &str) -> f32 {
    let of = |character: char| match character {
        'i' | 'j' | 'l' | 't' | 'f' | 'r' | ' ' | '.' | ',' | ':' | ';' | '\'' | '·' => 0.36,
        'm' | 'w' => 0.86,
        'M' | 'W' | '@' | '%' => 1.0,
        'A'..='Z' => 0.72,
        '\0'..='\u{7F}' => 0.58,
        '\u{80}'..='\u{2DFF}' => 0.75,
        _ => 1.3,
    };
    text.chars().map(of).sum()
}

/// The size at which a text finds room, at most the wanted one.
fn fitted(text: &str, size: f32, room: f32) -> f32 {
    size.min(room / width(text).max(0.1))
}

/// A text in lines that find room.
fn wrapped(text: &str, size: f32, room: f32) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ') {
        match lines.last_mut() {
            Some(line) if width(&format!("{line} {word}")) * size <= room => {
                line.push(' ');
                line.push_str(word);
            }
            Some(_) | None => lines.push(word.to_owned()),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_broken_only_between_words_and_loses_none() {
        let text = "the second most, which is paid only with three or more players";
        let lines = wrapped(text, 20.0, 200.0);
        assert!(lines.len() > 2);
        assert_eq!(lines.join(" "), text);
        assert!(lines.iter().all(|line| width(line) * 20.0 <= 200.0), "{lines:?}");
    }

    #[test]
    fn the_longest_name_finds_room() {
        for name in ["W".repeat(40), "🐰".repeat(40), "Ann".to_owned()] {
            let size = fitted(&name, LARGE, ABOUT_WIDTH);
            assert!(size <= LARGE && width(&name) * size <= ABOUT_WIDTH + 0.1, "{name}");
            assert!(size > 14.0, "{name} can be read");
        }
    }
}
