//! Why an action is not recorded: the rule by its name, and the facts a sentence about it needs.

use crate::table::{Cell, FigureId, Kind, NameFault, PlayerId, Step, named_enum};

named_enum! {
    /// A rule that a refusal can name. The names are those of RULES.md and FORMATS.md.
    Rule {
        /// The action has no meaning in this step.
        Step = "step",
        /// What cannot be, where no other name is given.
        Impossible = "impossible",
        /// A tile is laid beside another.
        PlaceBeside = "place.beside",
        /// A figure goes on this part's tile.
        DeployTile = "deploy.tile",
        /// A player deploys his own figures.
        DeployPlayer = "deploy.player",
        /// Figures are deployed in the step `figure`.
        DeployStep = "deploy.step",
        /// One figure a part, two beside a statue, and the phantom besides.
        DeployCount = "deploy.count",
        /// Two figures beside a statue stand in different areas.
        StatueAreas = "statue.areas",
        /// Nobody has more figures than he owns.
        DeploySupply = "deploy.supply",
        /// Only a Festival tile lets a figure be taken back.
        FestivalTile = "festival.tile",
        /// Only an own figure is taken back.
        FestivalOwn = "festival.own",
        /// No figure that a tower captured.
        FestivalPrison = "festival.prison",
        /// Only the kinds of figures the setting allows.
        FestivalFigures = "festival.figures",
        /// Deploy, or take back, or neither.
        FestivalEitherOr = "festival.either_or",
        /// Take back, or move the fairy, not both.
        FestivalFairy = "festival.fairy",
        /// Which kinds may cross a drawbridge.
        DrawbridgeCross = "drawbridge.cross",
        /// The dragon stays off the fairy's tile.
        DragonFairy = "dragon.fairy",
        /// A turn has two parts at most.
        TurnAgain = "turn.again",
        /// A hop goes to one of the four beside.
        HopBeside = "hop.beside",
        /// A hop goes onto a tile.
        HopTile = "hop.tile",
        /// A hop never goes onto a `no_bunny` tile.
        HopNoBunny = "hop.no_bunny",
        /// A hop never goes onto a tile the setting bars.
        HopRevisit = "hop.revisit",
        /// As many hops as rolled.
        HopCount = "hop.count",
        /// Nobody eats more eggs than he has.
        EggsLeft = "eggs.left",
        /// Every player moves the bunny once.
        PhaseOrder = "phase.order",
        /// A nest pays when it is complete.
        NestComplete = "nest.complete",
    }
}

named_enum! {
    /// Whether a refused action could be recorded anyway.
    RefusalKind {
        /// It breaks a rule; `anyway` records it as it happened.
        BreaksRule = "breaks_rule",
        /// It cannot be.
        Impossible = "impossible",
    }
}

/// The facts of a refusal, from which `words/` makes a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Detail {
    /// The action does not belong in this step.
    NotNow {
        /// The step the game is in.
        step: Step,
    },
    /// A tile lies there already.
    CellTaken {
        /// Where.
        at: Cell,
    },
    /// No tile lies there.
    NoTile {
        /// Where.
        at: Cell,
    },
    /// This part has no tile, so there is no place to deploy on.
    NoPartTile,
    /// No figure of that number is out.
    NoFigure {
        /// The number.
        figure: FigureId,
    },
    /// A figure is named twice.
    FigureTwice {
        /// The number.
        figure: FigureId,
    },
    /// There is no such player.
    NoPlayer {
        /// The number asked for.
        player: PlayerId,
    },
    /// The player has left the game.
    HasLeft {
        /// Who.
        player: PlayerId,
    },
    /// With fewer than two players there is no game.
    TooFewStay,
    /// The seating order does not hold each player once.
    SeatsNotEachOnce,
    /// The name cannot be used.
    BadName {
        /// Why not.
        fault: NameFault,
    },
    /// Another player has that name.
    NameTaken {
        /// Who.
        by: PlayerId,
    },
    /// No colour is called that.
    NoColour {
        /// What was asked for.
        colour: String,
    },
    /// Another player has that colour.
    ColourTaken {
        /// Who.
        by: PlayerId,
    },
    /// The die in play has no such face.
    NoFace {
        /// The face.
        face: i64,
    },
    /// A path of no hops.
    EmptyPath,
    /// The bunny is not on the board.
    NoBunny,
    /// No nest is there.
    NoNest {
        /// Where.
        at: Cell,
    },
    /// The nest has been paid already.
    NestPaid {
        /// Where.
        at: Cell,
    },
    /// The nest lacks tiles around it.
    NestOpen {
        /// Where.
        at: Cell,
        /// How many of its eight are there.
        around: usize,
    },
    /// Figures, the bunny, the dragon or the fairy are on the tile.
    Occupied {
        /// Where.
        at: Cell,
    },
    /// More eggs than the player has.
    TooFewEggs {
        /// Who.
        player: PlayerId,
        /// What he has left.
        left: i64,
        /// How many were to go.
        asked: i64,
    },
    /// The game holds as much as a game file can.
    Full {
        /// The most it can hold.
        limit: usize,
    },
    /// A text or a number in it is beyond what a game file can hold.
    BeyondBounds,
    /// No tile beside.
    NothingBeside {
        /// Where.
        at: Cell,
    },
    /// Not this part's tile.
    NotPartTile {
        /// Where the figure was to go.
        at: Cell,
    },
    /// Not the player to move.
    NotHisTurn {
        /// Who was named.
        player: PlayerId,
        /// Whose turn it is.
        turn: PlayerId,
    },
    /// In this step nothing is deployed any more.
    TooLate,
    /// No more figures may be deployed in this part.
    DeployedEnough {
        /// How many are allowed, the phantom (which never counts) left aside.
        allowed: usize,
        /// Whether it is the phantom that was deployed already.
        phantom: bool,
    },
    /// The second figure beside a statue needs an area of its own.
    SameArea {
        /// The area of the first, in the table's words; may be empty.
        spot: String,
    },
    /// None of that kind is left.
    NoneLeft {
        /// Whose.
        player: PlayerId,
        /// Which.
        kind: Kind,
        /// How many he owns.
        owned: usize,
    },
    /// A figure was taken back in this part.
    AlreadyTakenBack,
    /// A figure was deployed in this part.
    AlreadyDeployed,
    /// The fairy was moved in this part.
    FairyMoved,
    /// The part's tile is no Festival tile.
    NoFestival,
    /// The figure is somebody else's.
    NotHisFigure {
        /// The figure.
        figure: FigureId,
        /// Its owner.
        owner: PlayerId,
    },
    /// The figure is in prison.
    InPrison {
        /// The figure.
        figure: FigureId,
    },
    /// Figures of this kind do not do that.
    NotThisKind {
        /// The kind.
        kind: Kind,
    },
    /// The fairy protects that tile.
    FairyThere {
        /// Where.
        at: Cell,
    },
    /// The turn has had its parts.
    PartsDone {
        /// The part it is in.
        part: u32,
    },
    /// A hop that is not one of the four beside, or leads to a forbidden tile.
    BadHop {
        /// From where.
        from: Cell,
        /// To where.
        to: Cell,
    },
    /// The path does not have the length of the roll.
    WrongLength {
        /// Hops in the path.
        walked: usize,
        /// Hops rolled.
        hops: u8,
        /// Whether a short path would have been fine, had no path used the whole roll (`short_moves: forced`).
        dead_end: bool,
    },
    /// Somebody would be left out of the phase.
    LeftOut {
        /// Whose move it is.
        player: PlayerId,
    },
}

/// An action that was not recorded. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// The rule it falls under.
    pub rule: Rule,
    /// Whether `anyway` could record it.
    pub kind: RefusalKind,
    /// The facts.
    pub detail: Detail,
}

impl Refusal {
    /// What cannot be, under the rule `impossible`.
    pub const fn impossible(detail: Detail) -> Self {
        Self::impossible_by(Rule::Impossible, detail)
    }

    /// What cannot be, under a rule of its own.
    pub const fn impossible_by(rule: Rule, detail: Detail) -> Self {
        Self {
            rule,
            kind: RefusalKind::Impossible,
            detail,
        }
    }

    /// What breaks a rule.
    pub const fn breaks(rule: Rule, detail: Detail) -> Self {
        Self {
            rule,
            kind: RefusalKind::BreaksRule,
            detail,
        }
    }
}

/// What the rules say of something that is about to be recorded: either it cannot be, or here are the rules it breaks,
/// in the order in which a refusal looks for them (none: it fits).
pub type Judgement = Result<Vec<Refusal>, Refusal>;
