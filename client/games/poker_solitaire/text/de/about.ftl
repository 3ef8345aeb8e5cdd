### Was die Programme außerhalb der Matrizen über Poker Solitaire sagen.

match-in-short = Ein Duell hat zwei Runden in einem Quadrat aus Karten, dessen Zeilen und Spalten Pokerhände sind. Ihr spielt je eine Runde auf viele und eine auf wenige Punkte.
equals-in-short = Ihr füllt je ein Quadrat aus Karten, dessen Zeilen und Spalten Pokerhände sind. Wer mehr Punkte hat, gewinnt.

matrix = Matrix
the-matrix = { $several ->
    [yes] Die Matrizen
   *[no] Die Matrix
}
computers-matrix = { $several ->
    [yes] Die Matrizen des Computers
   *[no] Die Matrix des Computers
}
computers-matrix-key = Matrix des Computers

standing =
    .player = am meisten
    .maximizer = maximiert, am meisten
    .minimizer = minimiert, am wenigsten
lost = { $points } Punkte
