//! What the rules at hand tell of, by name.

use crate::table::named_enum;

named_enum! {
    /// Something that can be looked up in the rules, in the order in which a reader meets it. A rule that a refusal can
    /// name has the refusal's name, a house rule that of its setting in the game file.
    Topic {
        /// Who gets eggs, as one table.
        EggsWho = "eggs.who",

        /// The steps of a turn and their order.
        Step = "step",
        /// A tile is laid beside another.
        PlaceBeside = "place.beside",
        /// A figure goes on the tile just laid.
        DeployTile = "deploy.tile",
        /// Players deploy in their own turn.
        DeployPlayer = "deploy.player",
        /// Figures are deployed before the scoring.
        DeployStep = "deploy.step",
        /// How many figures are deployed with a tile.
        DeployCount = "deploy.count",
        /// Nobody has more figures than they own.
        DeploySupply = "deploy.supply",
        /// What cannot be, whatever the rules.
        Impossible = "impossible",
        /// What the 22 tiles of Easter are.
        EasterTiles = "easter.tiles",
        /// The tile with the tunnel.
        TunnelRoad = "tunnel.road",

        /// When a nest is complete.
        NestComplete = "nest.complete",
        /// The two eggs of whoever completes it.
        NestCloser = "nest.closer",
        /// The eggs for figures around it.
        NestFollowers = "nest.followers",
        /// Figures that were scored and went home before it paid.
        NestGoneHome = "nest.gone_home",
        /// Several nests completed by one tile.
        NestSeveral = "nest.several",
        /// A nest pays once.
        NestOnce = "nest.once",
        /// A nest that is open at the end.
        NestOpen = "nest.open",
        /// Nobody stands on the nest or the bunny itself.
        NestSymbol = "nest.symbol",

        /// A bunny tile calls the bunny.
        BunnyTile = "bunny.tile",
        /// In the original, a nest tile does.
        BunnyNest = "bunny.nest",
        /// When there is a bunny phase.
        PhaseDue = "phase.due",
        /// Without the bunny on the board there is none.
        PhaseBunny = "phase.bunny",
        /// Who moves the bunny, and in which order.
        PhaseOrder = "phase.order",
        /// The bunny's die.
        PhaseRoll = "phase.roll",
        /// A hop goes to one of the four beside.
        HopBeside = "hop.beside",
        /// A hop goes onto a tile.
        HopTile = "hop.tile",
        /// Tiles that are closed to the bunny.
        HopNoBunny = "hop.no_bunny",
        /// No tile twice.
        HopRevisit = "hop.revisit",
        /// As many hops as rolled.
        HopCount = "hop.count",
        /// The eggs for figures on the bunny's way.
        HopEggs = "hop.eggs",
        /// The bunny has no way left.
        PhaseStuck = "phase.stuck",

        /// Figures stay, and everyone is paid.
        EggsStay = "eggs.stay",
        /// What counts is what is left.
        EggsLeft = "eggs.left",
        /// How many eggs there are.
        EggsSupply = "eggs.supply",

        /// 10 points for the most eggs.
        BonusFirst = "bonus.first",
        /// 5 points for the second most.
        BonusSecond = "bonus.second",
        /// Whoever ties gets the points in full.
        BonusTie = "bonus.tie",
        /// The bunny plays no part in the final scoring.
        BonusBunny = "bonus.bunny",
        /// The bonus is fixed when the game is finished.
        BonusFixed = "bonus.fixed",

        /// What the current edition says.
        EditionHig = "edition.hig",
        /// What the original edition said otherwise.
        EditionOriginal = "edition.original",

        /// The big follower counts once.
        WithBigFollower = "with.big_follower",
        /// Builder and pig get nothing.
        WithBuilder = "with.builder",
        /// A turn has two parts at most.
        TurnAgain = "turn.again",
        /// The dragon eats the bunny.
        DragonEats = "dragon.eats",
        /// The dragon stays off the fairy's tile.
        DragonFairy = "dragon.fairy",
        /// The bunny beside the fairy.
        DragonCompany = "dragon.company",
        /// A dragon tile that completes a nest.
        DragonPhase = "dragon.phase",
        /// The tower and the bunny.
        WithTower = "with.tower",
        /// Wagon, mayor, barn and abbey.
        WithAbbey = "with.abbey",
        /// The City of Carcassonne, and heretics.
        WithCount = "with.count",
        /// The catapult comes before the nests.
        WithCatapult = "with.catapult",
        /// Bridges, castles and the bazaar.
        WithBridges = "with.bridges",
        /// Shepherds, hills and vineyards.
        WithSheep = "with.sheep",
        /// No gold for a nest.
        WithGoldmines = "with.goldmines",
        /// Mage and witch.
        WithMage = "with.mage",
        /// Tunnel tokens on the tile with the tunnel.
        WithTunnel = "with.tunnel",
        /// The abbot gets an egg.
        WithAbbot = "with.abbot",
        /// The phantom gets an egg.
        WithPhantom = "with.phantom",
        /// The ringmaster gets an egg.
        WithRingmaster = "with.ringmaster",
        /// The guard gets an egg.
        WithGuard = "with.guard",

        /// The points for a spring tile.
        SpringPoints = "spring.points",
        /// When they are paid.
        SpringMoment = "spring.moment",
        /// What is no garden.
        SpringFlowers = "spring.flowers",
        /// A tile has one garden at most.
        SpringGarden = "spring.garden",
        /// Two figures beside a statue.
        StatueTwo = "statue.two",
        /// They stand in different areas.
        StatueAreas = "statue.areas",
        /// Which figures, and how many statues.
        StatueLimits = "statue.limits",
        /// The Spring together with other expansions.
        SpringMixture = "spring.mixture",

        /// A road that leads to a drawbridge.
        DrawbridgeRoad = "drawbridge.road",
        /// Who crosses a drawbridge.
        DrawbridgeCross = "drawbridge.cross",
        /// From where to where.
        DrawbridgeWhere = "drawbridge.where",
        /// What crossing does not set off.
        DrawbridgeNothing = "drawbridge.nothing",
        /// What a wagon does at a drawbridge.
        DrawbridgeWagon = "drawbridge.wagon",
        /// Figures that came from the City of Carcassonne.
        DrawbridgeCount = "drawbridge.count",
        /// Crossings come before the big top.
        DrawbridgeBigTop = "drawbridge.big_top",
        /// A ghost goes back first.
        DrawbridgeGhost = "drawbridge.ghost",
        /// Protection from the revolts.
        DrawbridgeRevolts = "drawbridge.revolts",

        /// Only a Festival tile lets a figure be taken back.
        FestivalTile = "festival.tile",
        /// Deploy, or take back, or neither.
        FestivalEitherOr = "festival.either_or",
        /// Which figures are taken back.
        FestivalFigures = "festival.figures",
        /// Only own figures.
        FestivalOwn = "festival.own",
        /// From beside the board too.
        FestivalZones = "festival.zones",
        /// Not out of a prison.
        FestivalPrison = "festival.prison",
        /// Nothing is scored for it.
        FestivalNoScore = "festival.no_score",
        /// The phantom besides.
        FestivalPhantom = "festival.phantom",
        /// The fairy or a figure.
        FestivalFairy = "festival.fairy",
        /// No points at the end.
        FestivalPoints = "festival.points",

        /// House rule: the bunny's die.
        Die = "die",
        /// House rule: where the bunny may not come back to.
        Revisit = "revisit",
        /// House rule: paths shorter than the roll.
        ShortMoves = "short_moves",
        /// House rule: which tile calls the bunny.
        BunnyHome = "bunny_home",
        /// House rule: when the bunny phase is.
        PhaseTiming = "phase_timing",
        /// House rule: when nests pay.
        NestTiming = "nest_timing",
        /// House rule: whether the dragon eats the bunny.
        DragonEatsBunny = "dragon_eats_bunny",
        /// House rule: whether a dragon tile can start a phase.
        DragonNestPhase = "dragon_nest_phase",
        /// House rule: what a Festival tile gives back.
        FestivalReturn = "festival_return",
        /// House rule: which neighbours count for spring tiles and statues.
        SpringAdjacency = "spring_adjacency",
        /// House rule: whether the second most eggs are paid.
        SecondPlace = "second_place",
        /// House rule: the 5 points after a shared first place.
        AfterFirstTie = "after_first_tie",
        /// House rule: a bonus without an egg.
        ZeroEggs = "zero_eggs",
        /// House rule: how many eggs there are.
        EggSupply = "egg_supply",
    }
}
