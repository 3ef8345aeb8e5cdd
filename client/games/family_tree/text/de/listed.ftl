### Wie Listen von Spielen das Spiel beschreiben.

about = ein Stammbaum aus einem Kartenspiel: Ehen, Kinder, Pokerhände
