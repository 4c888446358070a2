# Warum ein Weg so viel bringt.

why-eggs = Eier unterwegs: { $eggs }.
why-no-eggs = Keine Eier unterwegs.
why-eggs-for = { $eggs } für { $player }
why-then = Danach, im Schnitt bis zum Ende der Phase: { $eggs }.
why-then-no-eggs = Danach bekommt bis zum Ende der Phase niemand mehr ein Ei.
why-next = Danach, im Schnitt { $players ->
        [one] vom nächsten Lauf
       *[other] von den nächsten { $players } Läufen
    }: { $eggs }.
why-next-no-eggs = Danach bekommt { $players ->
        [one] vom nächsten Lauf
       *[other] von den nächsten { $players } Läufen
    } niemand ein Ei.
why-ends = Damit endet die Phase: Nach { $player } kann niemand mehr hüpfen.
why-last = Die Phase endet mit { $player }.
why-points-for = { $points } für { $player }
why-bonus = Der Schlussbonus ist dann im Schnitt: { $points }.
why-no-bonus = Einen Schlussbonus bekommt dann niemand.
why-less-than = weniger als { $number }
odds-of-roll = { $hops ->
        [one] { $hops } Hüpfer
       *[other] { $hops } Hüpfern
    } { $eggs }
odds-of-rolls = Eier für { $player } bis zum Ende der Phase, im Schnitt: mit { $rolls }.
odds-of-rolls-limited = Eier für { $player }, { $players ->
        [one] { $players } Lauf
       *[other] { $players } Läufe
    } vorausgeschaut, im Schnitt: mit { $rolls }.
