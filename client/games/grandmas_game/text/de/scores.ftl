### Ergebnisse von Grandma’s Game: die Zahl der Karten auf den Zielstapeln.

counted = { $points ->
    [one] { $points } Karte
   *[other] { $points } Karten
}
of-all = { $points } von 104 Karten
on-foundations = { $points } von 104 Karten auf den Zielstapeln
on-foundations-short = { $points } von 104 Karten im Ziel
title = Punkte: { $points }
all-home = Alle 104 Karten im Ziel
won = Gewonnen: alle 104 Karten

## Woraus ein Ergebnis besteht

suit =
    .clubs = Kreuz
    .diamonds = Karo
    .hearts = Herz
    .spades = Pik
player = Platz { $number }
part = { $name } { $points }

## Was zu schlagen ist

to-beat = { $points ->
    [104] zu erreichen: alle { $points } Karten
    [one] zu schlagen: { $points } Karte
   *[other] zu schlagen: { $points } Karten
}
computer-reached = { $points ->
    [one] Der Computer hat { $points } Karte auf die Zielstapel gebracht.
   *[other] Der Computer hat { $points } Karten auf die Zielstapel gebracht.
}
your-best = Deine Bestleistung ist { $points }.

## Der Stand eines Tisches

stock = { $cards ->
    [0] der Talon ist leer
   *[other] { $cards } im Talon
}
made = { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
}{ $race ->
    [yes] {""}
   *[no] , { $undos } rückgängig, { $redos } wiederholt
}{ $peeks ->
    [0] {""}
    [one] , { $peeks }-mal darunter gesehen
   *[other] , { $peeks }-mal darunter gesehen
}
left = noch { $cards }
over = vorbei
state = { $points ->
    [one] { $points } Karte gespielt
   *[other] { $points } Karten gespielt
}, noch { $left }{ $plays ->
    [yes] {""}
   *[no] , vorbei
}
player-state = { $name }: { state }
more-players = und { $players } weitere

## Das Ende

ended =
    .won = Gewonnen: Alle 104 Karten sind auf den Zielstapeln!
    .given-up = { $points ->
        [one] Aufgegeben mit { $points } Karte auf den Zielstapeln.
       *[other] Aufgegeben mit { $points } Karten auf den Zielstapeln.
    }
    .other = { $points ->
        [one] Das Spiel ist vorbei, mit { $points } Karte auf den Zielstapeln.
       *[other] Das Spiel ist vorbei, mit { $points } Karten auf den Zielstapeln.
    }
your-table =
    .won = Du hast gewonnen: Alle Karten sind auf den Zielstapeln.
    .given-up = Du hast deinen Tisch aufgegeben.
    .stuck = An deinem Tisch passt keine Karte mehr.
    .cut-short = Jemand anderes hat gewonnen.
others-play-on = Die anderen spielen weiter.
race-over = Das Rennen ist vorbei: { $places }.
race-won = Das Rennen ist vorbei: { $name } gewinnt{ $others ->
    [none] {""}
   *[other] ; { $others }
}.

## Karten, die nicht gespielt wurden

left-title = Übrig
left-count = { $cards ->
    [one] Übrig: { $cards } Karte
   *[other] Übrig: { $cards } Karten
}
left-cards = Übrig: { $groups }.
left-in = { $place }: { $cards }
workspace = Auslage
stock-name = Talon

## Die Optionen

option-any-order = Die Auslage darf beliebig geordnet werden.
option-fixed-order = Die Auslage bleibt, wie sie ist, was viel schwerer ist.
option-winnable = Nur gewinnbare Nummern werden ausgelost.
