### Happy Graphs im Zeilenmodus.

## Befehle

board-command = die Bretter zeichnen
cards-command = jede Karte auf den Brettern beschreiben
hands-command = die sichtbaren Hände zeigen
undo-command = deinen letzten Schritt im Puzzle rückgängig machen
redo-command = ihn wiederholen
moves-help = eine Zahl oder ein Zug wie 3h n50: ihn spielen

only-in-puzzle = nur in einem Puzzle

## Eine Runde

begins = { $legs ->
    [1] { BEGIN($who) }; { $number }.
   *[other] Runde { $leg } von { $legs }: { $who }; { $number }.
}
alone = allein
player-with-role = { $name } { $role }

your-turn = Du bist am Zug, mit { $cards }. { $points } unglücklich, { $stock }.
their-turn = { BEGIN($turn) }. { $points } unglücklich, { $stock }.
puzzle-turn = In der Hand: { $cards }. { $points } unglücklich.
puzzle-help = Tippe „züge“ und einen Rang, um zu sehen, wohin so eine Karte kann, oder einen Zug: 3h n50, „nimm n50“ oder „fertig“.

score = { $points } unglücklich: { $parts }; { $stock }; kommt noch: { $rest }.
none = nichts

## Hände und Bretter

hand = { $name }: { $cards }{ $turn ->
    [yes] {" "}(am Zug)
   *[no] {""}
}
legend = Auf dem Brett: 3H2 ist eine 3, der zwei Nachbarn fehlen, (3H) ist glücklich, 3H2! kann nicht mehr glücklich werden, # ist eine Mauer, + ein freies Feld neben einer Karte, und < > steht um die zuletzt gespielte Karte.
computers-board = { $points ->
    [one] Das Brett des Computers auf Nummer { $number }, { $points } unglückliche Karte:
   *[other] Das Brett des Computers auf Nummer { $number }, { $points } unglückliche Karten:
}

## Züge

no-such-move = { $last ->
    [0] Gerade gibt es keinen Zug nach Nummer.
   *[other] Einen Zug { $number } gibt es nicht. Tippe eine Zahl von 1 bis { $last } oder einen Zug wie 3h n50.
}

expected = { $move } ({ $points })
hint = Tipp: { $best }{ $others ->
    [none] {""}
   *[other] ; andere Züge: { $others }
}. In Klammern: die am Ende erwarteten unglücklichen Karten.
