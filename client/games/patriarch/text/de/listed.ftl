### Wie Listen von Spielen das Spiel beschreiben.

about = errate den Stammbaum, den jemand versteckt
