### Eine Runde eines Spiels ohne eigenes Brett: sein Tisch und seine Züge.

one-leg = eine Runde
first-leg = Runde 1: { $score }

## Der Tisch

table = Der Tisch
value =
    .none = keine
    .yes = ja
    .no = nein
each-player = alle
more-below = { $lines ->
    [one] 1 weitere Zeile darunter
   *[other] { $lines } weitere Zeilen darunter
}
more-above = { $lines ->
    [one] 1 weitere Zeile darüber
   *[other] { $lines } weitere Zeilen darüber
}

## Züge

your-moves = Deine Züge
moves-shown = Deine Züge, { $first } bis { $last } von { $of }
your-move = Dein Zug
typing = Dein Zug:
choose = Wähle einen Zug.
not-listed = Die Züge dieses Spiels sind nicht aufgelistet. Tippe einen.
type-a-move = Zug tippen
or-type-a-move = Oder tippe einen Zug
play = Spielen
plays = Enter spielt { $move }
expected = { $move }, etwa { $score }
hint = Tipp: { expected }
news = { $name }: { $move ->
    [none] ein Zug
   *[other] { $move }
}
ended = Die Runde ist vorbei: { -points }.
key =
    .choose = wählen
    .play = spielen
    .type = Zug tippen
    .look = umsehen

## Im Zeilenmodus

your-turn-line = Du bist am Zug. Du kannst spielen:
not-listed-line = Die Züge dieses Spiels sind nicht aufgelistet. Tippe „zug“ und den Zug, wie ihn das Spiel schreibt.
no-such-move = Diesen Zug gibt es nicht. Tippe eine Zahl von 1 bis { $moves } oder einen Zug.
hints = Tipp: { $moves }.
first-leg-line = Ergebnis von Runde 1: { $score }.
moves-help = eine Zahl oder ein Zug, wie ihn das Spiel schreibt: das spielen; zug TEXT, wenn es auch ein Befehl sein könnte
table-command = alles zeigen, was du sehen darfst
