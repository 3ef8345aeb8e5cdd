### Wie Listen von Spielen das Spiel beschreiben.

about = jede Karte will so viele Nachbarn, wie ihr Rang sagt
