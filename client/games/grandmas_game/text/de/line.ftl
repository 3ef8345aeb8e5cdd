### Grandma’s Game im Zeilenmodus.

## Befehle

board-command = deinen Tisch beschreiben
dealing-command = das Geben zeigen, bis zum ersten Zug
safe-command = eine sichere Karte spielen, die letzte ihrer Art; „an“: alle automatisch spielen
undo-command = deinen letzten Zug rückgängig machen
redo-command = ihn wiederholen
moves-help = eine Zahl oder ein Zug wie 5 Herz aufwärts, 8h abwärts, h aufwärts auf abwärts, geben, ordnen 8h 3c, nachsehen 5 oder aufgeben: ihn spielen
no-undo-in-race = in einem Rennen kannst du nichts rückgängig machen

## Eine Runde

begins = { BEGIN($who) }; { $number }.
alone = allein
dealing-can-be-seen = Die Karten sind gegeben. Tippe „austeilen“, um das Geben zu sehen, bis zu deinem ersten Zug.
turn = { $points } von 104 Karten auf den Zielstapeln, { $stock }; { $made }.
their-turn = { BEGIN($turn) }.
stuck = Du sitzt fest: Der Talon ist leer, und keine Karte passt. Tippe „rückgängig“ oder „aufgeben“.
score = { $score }: { $parts }; { $stock }; { $made }.
no-news = An deinem Tisch wurde noch nichts gespielt.
computers-table = { $points ->
    [one] Der Tisch des Computers auf Nummer { $number }, { $points } Karte:
   *[other] Der Tisch des Computers auf Nummer { $number }, { $points } Karten:
}

## Der Tisch

piles = Stapel: { $piles }
pile = { $pile } { $card }{ $under ->
    [none] {""}
   *[other] {" "}über { $under }
} ({ $size })
pile-empty = { $away ->
    [yes] { $pile } in der Auslage
   *[no] { $pile } leer
}
foundations = { $foundations ->
    [none] Zielstapel: leer.
   *[other] Zielstapel: { $foundations }.
}
foundation = { $foundation } { $card }
workspace = Auslage, Stapel { $pile }, von unten nach oben: { $cards ->
    [none] leer
   *[other] { $cards }
}.
rounds-help = Jede Zeile ist ein Durchgang über die dreizehn Stapel, A bis K. Ein + ist eine verdeckt auf den Talon gegebene Karte. Tippe „austeilen“ und eine Zahl, um einen Durchgang Karte für Karte zu sehen.

## Züge

move = { $number }. { $move }{ $safe ->
    [yes] {" "}(sicher)
   *[no] {""}
}
nothing-to-play = Gerade kannst du nichts spielen, aber die Auslage umordnen.
order-help = Um Karten in der Auslage nach oben zu legen, tippe „ordnen“ und ihre Namen, die unterste zuerst, etwa „ordnen 8h 3c“.
no-such-move = Einen Zug { $number } gibt es nicht. Tippe eine Zahl von 1 bis { $last } oder einen Zug wie 5 Herz aufwärts.
no-safe-card = Keine Karte ist sicher.
wrong-order = Einige dieser Karten sind nicht in der Auslage. Nenne welche, die dort sind, die unterste zuerst, etwa „ordnen 8h 3c“.

expected = { $move } ({ $cards })
hint = Tipp: { $best }{ $others ->
    [none] {""}
   *[other] ; andere Züge: { $others }
}. In Klammern: die am Ende erwarteten Karten auf den Zielstapeln.
