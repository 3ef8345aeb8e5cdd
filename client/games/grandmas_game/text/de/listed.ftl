### Wie Listen von Spielen das Spiel beschreiben.

about = zwei Kartenspiele auf acht Zielstapel, aus dem Gedächtnis
