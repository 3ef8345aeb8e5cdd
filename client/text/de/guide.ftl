### Das Spiel mit Erklärungen: jede Kartenart wird erklärt, wenn sie zum ersten Mal kommt.

title = Dein erstes Spiel
offer = Dein erstes Spiel? Spiel { $title } mit Erklärungen zu jeder Karte.
skip = Ohne Erklärungen
