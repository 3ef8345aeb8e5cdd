### Züge von Poker Solitaire und was sie tun. Eine Stelle hat einen Namen wie „c3“, ein Abwurffeld wie „x1“.

## Stellen

common = gemeinsames { $place }
in-matrix = { $place } in Matrix { $number }
in-matrix-short = { $place } in { $number }
of-player = { $place } von { $owner }
yours = dein { $place }
player = Platz { $number }

## Züge

move = { $what } auf { $to }
pass-turn = passen
done = fertig

## Was ein Zug tut oder getan hat

effect =
    .place = { $card } auf { $to }
    .plant = { $card } untergeschoben auf { $to }
    .reject = { $card } abgeworfen auf { $to }
    .discard = { $card } abgeworfen von { $what } auf { $to }
    .move = { $card } verschoben von { $what } auf { $to }
    .fetch = { $card } zurückgeholt von { $what } auf { $to }
    .steal = { $card } gestohlen von { $what } auf { $to }
passes = passt
says-done = sagt Fertig
played = { $name ->
    [none] {""}
   *[other] { $name }:{" "}
}{ $did }{ $change ->
    [0] { $other ->
        [0] {""}
       *[other] {" "}({ $other } fürs Gegenüber)
    }
   *[other] {" "}({ $change }{ $other ->
        [0] {""}
       *[other] , { $other } fürs Gegenüber
    })
}
worth = { $change ->
    [0] 0 Punkte
    [1] { $change } Punkt
   *[other] { $change } Punkte
}{ $other ->
    [0] {""}
   *[other] , { $other } fürs Gegenüber
}
score-changes = { $own ->
    [yes] deine Punkte
   *[no] Punkte
} von { $before } auf { $after }{ $other ->
    [0] {""}
   *[other] , { $other } fürs Gegenüber
}
score-stays = { $own ->
    [yes] deine Punkte
   *[no] Punkte
} bleiben bei { $points }{ $other ->
    [0] {""}
   *[other] , { $other } fürs Gegenüber
}
effect-and-worth = { $effect }{ $worth ->
    [none] {""}
   *[other] : { $worth }
}.

## Der Rat des Computers

expected =
    .points = { $points } Punkte
    .ahead = { $points } Punkte voraus
    .behind = { $points } Punkte zurück
hint = { $move }, am Ende etwa { $expected }{ $yours ->
    [none] {""}
   *[other] ; deiner { $yours }
}
hint-is-yours = { $move }, auch deine Wahl; am Ende etwa { $expected }
hint-line = Tipp: { $hint }
