### Wie Listen von Spielen das Spiel beschreiben.

about = jede Karte will Nachbarn, so viele wie ihr Rang
