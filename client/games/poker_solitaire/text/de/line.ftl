### Poker Solitaire im Zeilenmodus.

## Befehle

board-command = die Matrizen, die ausgeteilten Karten und die Abwurffelder zeichnen
lines-command = jede Zeile und Spalte mit ihren Punkten nennen
moves-help = ein Zug wie QH c3 oder c3 x1, oder nur eine Stelle: dort spielen

## Eine Runde

begins = { $legs ->
    [1] { BEGIN($who) }; { $number }.
   *[other] Runde { $leg } von { $legs }: { $who }; { $number }.
}
alone = allein
player = { $name }{ $role ->
    [none] {""}
   *[other] {" "}{ $role }
}{ $you ->
    [yes] {" "}(du)
   *[no] {""}
}{ $computer ->
    [none] {""}
   *[other] {" "}({ $computer })
}
matrix = Matrix { $number }, { $title }
matrix-rules = { $matrix }: { $rules }
rules = { $touching ->
    [edges] Karten müssen sich an einer Kante berühren
    [corners] Karten müssen sich an Kante oder Ecke berühren
   *[anywhere] Karten dürfen überallhin
}{ $moves ->
    [yes] , gelegte Karten lassen sich verschieben
   *[no] {""}
}{ $twelve ->
    [yes] , Diagonalen zählen
   *[no] {""}
}, { $scoring ->
    [english] englische Zählung
    [american] amerikanische Zählung
    [pat] alle fünf Zeilen müssen Pat-Hände sein
   *[user] eigene Punkte
}
matrix-and-score = { $matrix }: { $score }
matrix-heading = { $matrix }:

turn = { BEGIN($turn) }: { $cards ->
    [none] keine Karten mehr
   *[other] ausgeteilt { $cards }
}. { $score }; { $stock }.
race = Rennen
can-pass = Du kannst passen: Tippe „passen“.
can-end = Deine Matrix ist voll: Tippe „fertig“, um das Rennen zu beenden.

goes-to = { $card } kann nach { $squares }{ $rejects ->
    [none] {""}
   *[other] , oder als Abwurf nach { $rejects }
}.
can-be-rejected = { $card } kann nur als Abwurf nach { $rejects }.
any-square = jede freie Stelle
any-square-of = jede freie Stelle in { $matrix }
card-at = { $card } auf { $place }
can-pick-up = Verschieben kannst du auch { $cards }.
can-pick-up-many = Du kannst auch eine gelegte Karte verschieben: { $cards } können irgendwohin. Tippe „züge“ und ihre Stelle, etwa „züge { $place }“.

## Züge

no-moves = Du hast gerade keine Züge.
too-many = Gelegte Karten lassen sich verschieben, also gibt es zu viele Züge für eine Liste.
many = Es gibt { $moves } Züge. Tippe „züge“ und eine Karte, etwa „züge { $card }“, für die Züge dieser Karte.
move = { $number }. { $move }{ $score ->
    [none] {""}
   *[other] ; { $score }
}
no-such-move = { $last ->
    [0] Gerade gibt es keinen Zug nach Nummer. Tippe einen Zug wie QH c3.
   *[other] Einen Zug { $number } gibt es nicht. Tippe eine Zahl von 1 bis { $last } oder einen Zug wie QH c3.
}
not-to-pick-up = „{ $typed }“ kannst du gerade nicht aufnehmen.

expected = { $move } ({ $expected })
hint = Tipp: { $best }{ $others ->
    [none] {""}
   *[other] ; andere Züge: { $others }
}. In Klammern: die am Ende erwarteten Punkte.

## Die Matrizen

computers-matrix = Die Matrix des Computers auf Nummer { $number }, { $score }:
legend = Auf dem Brett: -- ist eine freie Stelle, + eine freie Stelle, die die erste ausgeteilte Karte nimmt, < > steht um die zuletzt gespielte Karte.
dealt = ausgeteilt: { $cards ->
    [none] keine
   *[other] { $cards }
}
rejects = Abwurf: { $squares }
