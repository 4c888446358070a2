//! The drawings made for this project, and which of them stands for what.

use super::geometry::{Point, Rect};
use super::sketch::Sketch;
use crate::table::{Colour, Kind, Mark};
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// A drawing under `assets/drawings`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Drawing {
    /// A player's figure.
    Figure(Kind),
    /// The sign for a mark on a tile.
    Sign(Mark),
    /// A player's emblem.
    Emblem(Colour),
    /// The bunny.
    Bunny,
    /// The dragon.
    Dragon,
    /// The fairy.
    Fairy,
    /// An egg.
    Egg,
    /// A nest.
    Nest,
    /// A tuft of grass.
    Tuft,
    /// A flower.
    Flower,
    /// The dashes of a free place.
    Free,
    /// The program's own icon.
    App,
    /// What stands on a button.
    Icon(Icon),
}

/// A picture on a button.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs, reason = "each is named after what its button does or opens")]
pub enum Icon {
    Undo,
    Redo,
    Menu,
    Back,
    Plus,
    Minus,
    Fit,
    Turn,
    History,
    Ledger,
    Rules,
    Settings,
    Home,
    Close,
    Check,
    Eat,
    Drag,
    Mend,
    Die,
    Players,
    Shelf,
    Delete,
    Open,
    Unfold,
    Fold,
    Paint,
    Rub,
    More,
    Copy,
    Export,
    Import,
}

impl Icon {
    /// Every icon.
    pub const ALL: &'static [Self] = &[
        Self::Undo,
        Self::Redo,
        Self::Menu,
        Self::Back,
        Self::Plus,
        Self::Minus,
        Self::Fit,
        Self::Turn,
        Self::History,
        Self::Ledger,
        Self::Rules,
        Self::Settings,
        Self::Home,
        Self::Close,
        Self::Check,
        Self::Eat,
        Self::Drag,
        Self::Mend,
        Self::Die,
        Self::Players,
        Self::Shelf,
        Self::Delete,
        Self::Open,
        Self::Unfold,
        Self::Fold,
        Self::Paint,
        Self::Rub,
        Self::More,
        Self::Copy,
        Self::Export,
        Self::Import,
    ];

    const fn source(self) -> &'static str {
        match self {
            Self::Undo => include_str!("../../assets/drawings/icons/undo.svg"),
            Self::Redo => include_str!("../../assets/drawings/icons/redo.svg"),
            Self::Menu => include_str!("../../assets/drawings/icons/menu.svg"),
            Self::Back => include_str!("../../assets/drawings/icons/back.svg"),
            Self::Plus => include_str!("../../assets/drawings/icons/plus.svg"),
            Self::Minus => include_str!("../../assets/drawings/icons/minus.svg"),
            Self::Fit => include_str!("../../assets/drawings/icons/fit.svg"),
            Self::Turn => include_str!("../../assets/drawings/icons/turn.svg"),
            Self::History => include_str!("../../assets/drawings/icons/history.svg"),
            Self::Ledger => include_str!("../../assets/drawings/icons/ledger.svg"),
            Self::Rules => include_str!("../../assets/drawings/icons/rules.svg"),
            Self::Settings => include_str!("../../assets/drawings/icons/settings.svg"),
            Self::Home => include_str!("../../assets/drawings/icons/home.svg"),
            Self::Close => include_str!("../../assets/drawings/icons/close.svg"),
            Self::Check => include_str!("../../assets/drawings/icons/check.svg"),
            Self::Eat => include_str!("../../assets/drawings/icons/eat.svg"),
            Self::Drag => include_str!("../../assets/drawings/icons/drag.svg"),
            Self::Mend => include_str!("../../assets/drawings/icons/mend.svg"),
            Self::Die => include_str!("../../assets/drawings/icons/die.svg"),
            Self::Players => include_str!("../../assets/drawings/icons/players.svg"),
            Self::Shelf => include_str!("../../assets/drawings/icons/shelf.svg"),
            Self::Delete => include_str!("../../assets/drawings/icons/delete.svg"),
            Self::Open => include_str!("../../assets/drawings/icons/open.svg"),
            Self::Unfold => include_str!("../../assets/drawings/icons/unfold.svg"),
            Self::Fold => include_str!("../../assets/drawings/icons/fold.svg"),
            Self::Paint => include_str!("../../assets/drawings/icons/paint.svg"),
            Self::Rub => include_str!("../../assets/drawings/icons/rub.svg"),
            Self::More => include_str!("../../assets/drawings/icons/more.svg"),
            Self::Copy => include_str!("../../assets/drawings/icons/copy.svg"),
            Self::Export => include_str!("../../assets/drawings/icons/export.svg"),
            Self::Import => include_str!("../../assets/drawings/icons/import.svg"),
        }
    }
}

impl Drawing {
    /// Every drawing.
    pub fn all() -> impl Iterator<Item = Self> {
        let lone = [
            Self::Bunny,
            Self::Dragon,
            Self::Fairy,
            Self::Egg,
            Self::Nest,
            Self::Tuft,
            Self::Flower,
            Self::Free,
            Self::App,
        ];
        lone.into_iter()
            .chain(Kind::ALL.iter().copied().map(Self::Figure))
            .chain(Mark::ALL.iter().copied().map(Self::Sign))
            .chain(Colour::ALL.iter().copied().map(Self::Emblem))
            .chain(Icon::ALL.iter().copied().map(Self::Icon))
    }

    /// Its outlines. All drawings are read at the first call.
    pub fn sketch(self) -> &'static Sketch {
        /// Half a pixel of the largest bunny on a screen.
        const GRAIN: f32 = 0.002;
        static BLANK: Sketch = Sketch {
            view: Rect::new(Point::new(0.0, 0.0), Point::new(1.0, 1.0)),
            outlines: Vec::new(),
            emblem: None,
        };
        static SKETCHES: LazyLock<BTreeMap<Drawing, Sketch>> =
            LazyLock::new(|| Drawing::all().map(|drawing| (drawing, drawing.cut(GRAIN))).collect());
        SKETCHES.get(&self).unwrap_or(&BLANK)
    }

    /// Its outlines, made of fewer or more straight pieces: curves keep within that part of the drawing's size.
    pub fn cut(self, grain: f32) -> Sketch {
        Sketch::read(self.source(), grain).unwrap_or_else(|fault| {
            log::error!("the drawing {self:?} cannot be read: {fault}");
            Sketch::default()
        })
    }

    /// The largest rectangle of the drawing's own proportions within another, in its middle.
    pub fn fit(self, within: Rect) -> Rect {
        let view = self.sketch().view;
        let scale = (within.width() / view.width()).min(within.height() / view.height());
        Rect::around(within.centre(), view.width() * scale, view.height() * scale)
    }

    /// The drawing as SVG.
    const fn source(self) -> &'static str {
        match self {
            Self::Figure(kind) => figure(kind),
            Self::Sign(mark) => sign(mark),
            Self::Emblem(colour) => emblem(colour),
            Self::Bunny => include_str!("../../assets/drawings/bunny.svg"),
            Self::Dragon => include_str!("../../assets/drawings/dragon.svg"),
            Self::Fairy => include_str!("../../assets/drawings/fairy.svg"),
            Self::Egg => include_str!("../../assets/drawings/egg.svg"),
            Self::Nest => include_str!("../../assets/drawings/nest.svg"),
            Self::Tuft => include_str!("../../assets/drawings/tuft.svg"),
            Self::Flower => include_str!("../../assets/drawings/flower.svg"),
            Self::Free => include_str!("../../assets/drawings/free.svg"),
            Self::App => include_str!("../../assets/drawings/app.svg"),
            Self::Icon(icon) => icon.source(),
        }
    }
}

const fn figure(kind: Kind) -> &'static str {
    match kind {
        Kind::Follower => include_str!("../../assets/drawings/figures/follower.svg"),
        Kind::BigFollower => include_str!("../../assets/drawings/figures/big_follower.svg"),
        Kind::Builder => include_str!("../../assets/drawings/figures/builder.svg"),
        Kind::Pig => include_str!("../../assets/drawings/figures/pig.svg"),
        Kind::Mayor => include_str!("../../assets/drawings/figures/mayor.svg"),
        Kind::Wagon => include_str!("../../assets/drawings/figures/wagon.svg"),
        Kind::Barn => include_str!("../../assets/drawings/figures/barn.svg"),
        Kind::Shepherd => include_str!("../../assets/drawings/figures/shepherd.svg"),
        Kind::Abbot => include_str!("../../assets/drawings/figures/abbot.svg"),
        Kind::Phantom => include_str!("../../assets/drawings/figures/phantom.svg"),
        Kind::Ringmaster => include_str!("../../assets/drawings/figures/ringmaster.svg"),
        Kind::Guard => include_str!("../../assets/drawings/figures/guard.svg"),
    }
}

const fn sign(mark: Mark) -> &'static str {
    match mark {
        Mark::Nest => include_str!("../../assets/drawings/signs/nest.svg"),
        Mark::Bunny => include_str!("../../assets/drawings/signs/bunny.svg"),
        Mark::Dragon => include_str!("../../assets/drawings/signs/dragon.svg"),
        Mark::Volcano => include_str!("../../assets/drawings/signs/volcano.svg"),
        Mark::Festival => include_str!("../../assets/drawings/signs/festival.svg"),
        Mark::Spring => include_str!("../../assets/drawings/signs/spring.svg"),
        Mark::Garden => include_str!("../../assets/drawings/signs/garden.svg"),
        Mark::Statue => include_str!("../../assets/drawings/signs/statue.svg"),
        Mark::Drawbridge => include_str!("../../assets/drawings/signs/drawbridge.svg"),
        Mark::Tunnel => include_str!("../../assets/drawings/signs/tunnel.svg"),
        Mark::Catapult => include_str!("../../assets/drawings/signs/catapult.svg"),
        Mark::Bazaar => include_str!("../../assets/drawings/signs/bazaar.svg"),
        Mark::Abbey => include_str!("../../assets/drawings/signs/abbey.svg"),
        Mark::Hill => include_str!("../../assets/drawings/signs/hill.svg"),
        Mark::Vineyard => include_str!("../../assets/drawings/signs/vineyard.svg"),
        Mark::Portal => include_str!("../../assets/drawings/signs/portal.svg"),
        Mark::FlyingMachine => include_str!("../../assets/drawings/signs/flying_machine.svg"),
        Mark::NoBunny => include_str!("../../assets/drawings/signs/no_bunny.svg"),
    }
}

const fn emblem(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => include_str!("../../assets/drawings/emblems/triangle.svg"),
        Colour::Blue => include_str!("../../assets/drawings/emblems/disc.svg"),
        Colour::Green => include_str!("../../assets/drawings/emblems/cross.svg"),
        Colour::Yellow => include_str!("../../assets/drawings/emblems/square.svg"),
        Colour::Black => include_str!("../../assets/drawings/emblems/diamond.svg"),
        Colour::Pink => include_str!("../../assets/drawings/emblems/star.svg"),
        Colour::Grey => include_str!("../../assets/drawings/emblems/bars.svg"),
        Colour::White => include_str!("../../assets/drawings/emblems/heart.svg"),
        Colour::Purple => include_str!("../../assets/drawings/emblems/crescent.svg"),
        Colour::Orange => include_str!("../../assets/drawings/emblems/hourglass.svg"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_players_have_the_same_sign() {
        let signs: std::collections::BTreeSet<&str> = Colour::ALL.iter().map(|colour| emblem(*colour)).collect();
        assert_eq!(signs.len(), Colour::ALL.len());
    }

    #[test]
    fn every_drawing_can_be_read_and_stays_in_its_view() {
        for drawing in Drawing::all() {
            let sketch = Sketch::read(drawing.source(), 0.002).unwrap_or_else(|fault| panic!("{drawing:?}: {fault}"));
            assert!(!sketch.outlines.is_empty(), "{drawing:?}");
            for point in sketch.outlines.iter().flat_map(|o| &o.contours).flat_map(|c| &c.points) {
                assert!(sketch.view.contains(*point), "{drawing:?}: {point:?}");
            }
        }
    }

    #[test]
    fn every_figure_has_a_place_for_its_owners_emblem() {
        for kind in Kind::ALL {
            assert!(Drawing::Figure(*kind).sketch().emblem.is_some(), "{kind:?}");
        }
    }

    #[test]
    fn the_pieces_of_a_silhouette_wind_the_same_way() {
        // Else one would cut a hole where it lies over another.
        for drawing in Kind::ALL.iter().map(|kind| Drawing::Figure(*kind)) {
            for outline in drawing
                .sketch()
                .outlines
                .iter()
                .filter(|outline| outline.fill.is_some())
            {
                for contour in &outline.contours {
                    let points = &contour.points;
                    let next = points.iter().cycle().skip(1);
                    let area: f32 = points.iter().zip(next).map(|(a, b)| a.x * b.y - b.x * a.y).sum();
                    assert!(area > 0.0, "{drawing:?} {:?}", points.first());
                }
            }
        }
    }
}
