### Warum Poker Solitaire einen Zug ablehnt.

not-dealt = { $card } ist dir nicht ausgeteilt. Nehmen kannst du { $dealt }.
card-taken = { $taker ->
    [you] Du hast { $card } schon genommen
    [other] Dein Gegenüber hat { $card } genommen
   *[nobody] { $card } ist schon genommen
}: jetzt auf { $place }.
place-empty = Auf { $place } liegt keine Karte.
square-taken = Auf { $place } liegt { $card }. Wähle eine freie Stelle.
touches-no-card = Auf { $place } würde die Karte keine andere berühren. { $touching ->
    [corners] Wähle eine Stelle, die eine an Kante oder Ecke berührt.
   *[edges] Wähle eine Stelle neben einer.
}
nothing-to-pass = Hier zieht man nicht abwechselnd, also gibt es nichts zu passen.
pass-too-early = Du kannst nur passen, wenn deine Matrix voll ist oder dir keine Karten ausgeteilt werden.
done-only-in-race = Fertig gibt es nur in Rennen. Diese Runde endet von selbst.
matrix-not-full = Deine Matrix ist nicht voll: { $free ->
    [one] { $free } Stelle ist
   *[other] { $free } Stellen sind
} frei. Füll sie zuerst.
no-such-reject-square = Ein Abwurffeld { $place } gibt es nicht. { $places ->
    [none] In diesem Spiel gibt es keine.
   *[other] Wähle { $places }.
}
which-matrix = Es gibt zwei Matrizen. Schreib 1:{ $place } oder 2:{ $place }.
only-one-matrix = Es gibt nur eine Matrix. Schreib { $place }.
no-planting = Hier kannst du keine Karten unterschieben. Leg die Karte in deine eigene Matrix.
move-between-matrices = { $card } kann nur in ihrer eigenen Matrix verschoben werden.
placed-card-not-planted = Unterschieben kannst du nur eine ausgeteilte Karte: { $card } liegt schon.
placed-cards-stay = Gelegte Karten bleiben: { $card } auf { $place } kannst du nur abwerfen.
reject-square-of-other = { $place } kannst du nicht nehmen: Es ist das Abwurffeld deines Gegenübers.
reject-square-used = Auf { $place } liegt schon { $card }. Wähle ein freies Abwurffeld.
rejected-card-elsewhere = { $card } ist abgeworfen und kann nur zurück in eine Matrix.
rejected-card-to-other = { $card } ist abgeworfen und kann nur zurück in deine eigene Matrix.
rejected-cards-stay = { $card } ist abgeworfen und kann nicht zurück.
reject-of-other = { $card } gehört deinem Gegenüber. Abwerfen kannst du nur eigene Karten.
no-stealing = Du kannst { $card } nicht stehlen: In diesem Spiel wird nicht gestohlen.
stolen-already = { $card } wurde schon gestohlen, kann also nicht zurückgestohlen werden.
steal-elsewhere = Leg { $card } in deine eigene Matrix, um sie zu stehlen.
nothing-left-to-do = Du hast nichts mehr zu tun. Warte auf dein Gegenüber.
other-player = deinem Gegenüber
