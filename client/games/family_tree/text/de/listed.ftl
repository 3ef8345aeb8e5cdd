### Wie Listen von Spielen das Spiel beschreiben.

about = ein Stammbaum aus Karten: Ehen, Kinder, Poker
