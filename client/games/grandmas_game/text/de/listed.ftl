### Wie Listen von Spielen das Spiel beschreiben.

about = zwei Kartenspiele ordnen, aus dem Gedächtnis
