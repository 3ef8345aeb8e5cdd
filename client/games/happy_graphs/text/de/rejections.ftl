### Warum Happy Graphs einen Zug ablehnt.

only-in-puzzle = Karten zurücknehmen und vorzeitig aufhören geht nur in einem Puzzle. Spiel eine Karte.
card-not-in-hand = { $card } ist nicht in deiner Hand. Spiel eine Karte deiner Hand.
no-card-on-square = Auf { $square } liegt keine Karte. Wähle eine auf dem Brett.
not-on-hex-board = Auf dem Sechseckbrett gibt es kein Feld { $square }: Jede zweite Spalte liegt einen halben Schritt tiefer.
square-occupied = Auf { $square } liegt { $card }. Wähle ein freies Feld.
square-next-to-no-card = { $square } liegt neben keiner Karte. Wähle ein Feld neben einer.
square-walled = { $card } ist glücklich und nimmt keine Nachbarn mehr, also ist { $square } eine Mauer.
card-too-connected = { $card } hätte auf { $square } { $connections ->
    [one] { $connections } Nachbarn
   *[other] { $connections } Nachbarn
}, mehr als sie will.
first-card-elsewhere = Die erste Karte kommt auf { $square }.
group-too-early = Eine neue Gruppe kannst du nur beginnen, wenn keine Karte deiner Hand neben eine andere passt.
group-elsewhere = Die nächste neue Gruppe ist Gruppe { $group }. Ihre erste Karte kommt auf { $square }.
