# Why a path is worth what it is worth.

why-eggs = Eggs on the way: { $eggs }.
why-no-eggs = No eggs on the way.
why-eggs-for = { $eggs } for { $player }
why-then = After it, on average until the phase ends: { $eggs }.
why-then-no-eggs = After it nobody gets an egg until the phase ends.
why-next = After it, on average from the next { $players ->
        [one] player to hop
       *[other] { $players } players to hop
    }: { $eggs }.
why-next-no-eggs = After it nobody gets an egg from the next { $players ->
        [one] player to hop
       *[other] { $players } players to hop
    }.
why-ends = It ends the phase: nobody after { $player } can hop.
why-last = The phase ends with { $player }.
why-points-for = { $points } for { $player }
why-bonus = The final bonus then, on average: { $points }.
why-no-bonus = Nobody gets a final bonus then.
why-less-than = less than { $number }
odds-of-roll = { $hops ->
        [one] { $hops } hop
       *[other] { $hops } hops
    } { $eggs }
odds-of-rolls = Eggs for { $player } by the end of the phase, on average: with { $rolls }.
odds-of-rolls-limited = Eggs for { $player }, looking { $players ->
        [one] { $players } player
       *[other] { $players } players
    } ahead, on average: with { $rolls }.
