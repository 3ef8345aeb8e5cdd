### Wie Listen von Spielen das Spiel beschreiben.

about = ein Quadrat aus zehn Pokerhänden
