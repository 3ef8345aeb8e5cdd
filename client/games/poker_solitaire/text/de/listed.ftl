### Wie Listen von Spielen das Spiel beschreiben.

about = ein Quadrat, dessen Zeilen und Spalten Pokerhände sind
