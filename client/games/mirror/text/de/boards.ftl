### Die zwei Bretter eines Spiegelmatchs: beide Runden zugleich, mit denselben Karten.

boards = Die beiden Bretter
board = Brett { $number }
about-board = Brett { $number }: { $text }
kind = Spiegel, Schritt { $step }

plays = { $name ->
    [none] { $role ->
        [maximizer] du maximierst
        [minimizer] du minimierst
        [owner] du hütest den Baum
        [guesser] du rätst
       *[player] du spielst
    }
   *[other] { $name } { $role ->
        [maximizer] maximiert
        [minimizer] minimiert
        [owner] hütet den Baum
        [guesser] rät
       *[player] spielt
    }
}
plays-score = { $plays } { $score }
status = { $state ->
    [yours] dein Zug
    [you-moved] du hast gezogen
    [moved] { $name } hat gezogen
    [both] beide am Zug
    [over] vorbei
    [thinks] { $name } überlegt
   *[theirs] { $name } am Zug
}

## Warten auf das andere Brett

waits = Du hast hier gezogen: { $move }. Es zählt, sobald { $name ->
    [none] du auf Brett { $number } gezogen hast.
   *[other] { $name } auf Brett { $number } gezogen hat.
}
has-moved = { $mover } hat hier gezogen. Es zählt, sobald { $name ->
    [none] du auf Brett { $number } gezogen hast.
   *[other] { $name } auf Brett { $number } gezogen hat.
}
your-turn-on = Du bist auf Brett { $number } am Zug.
play-on = Auf Brett { $number } spielen

## Das Ende

board-over = Brett { $number } ist vorbei: { $score }. Brett { $other } geht weiter.
reached = { $name } { $score }
over = Beide Bretter sind vorbei: { $results }.
both-over = Beide Bretter sind vorbei.

## Im Zeilenmodus

begins = Ein Spiegelmatch: beide Runden zugleich, auf zwei Brettern; { $number }.
state = { $plays }, { $status }
looks-at = Du siehst Brett { $number }.
not-your-turn-on = Du bist auf Brett { $number } nicht am Zug.
moved = { $name ->
    [none] Du hast
   *[other] { $name } hat
} auf Brett { $number } gezogen.
moves-help = { $moves }; mit 1: oder 2: davor spielst du auf diesem Brett
boards-command = zeigen, wer auf welchem Brett am Zug ist
other-command = das andere Brett ansehen
