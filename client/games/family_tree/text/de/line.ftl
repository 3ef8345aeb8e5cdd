### Eine Runde Family Tree im Zeilenmodus.

your-turn = Du bist am Zug: Spiel { $card }. Punkte { $score }, { -cards-left }.
their-turn = { BEGIN($turn) }: { $card } passt an { -places }. Punkte { $score }, { -cards-left }.
place = { $number }. auf { $target }{ $other ->
    [none] { "" }
   *[other] { " " }oder { $other }
}: { $meaning }; { $gains ->
    [none] { "" }
   *[other] { $gains }; { "" }
}{ $after ->
    [none] es bleiben { $before } Punkte
   *[other] Punkte { $before } auf { $after }
}
expected = { $number }. auf { $target } ({ $score })
hint = Tipp: { $best }; { $others ->
    [none] es gibt keine andere Stelle
   *[other] andere Züge: { $others }
}. In Klammern: die am Ende erwarteten Punkte.
score = Punkte { $score }: { $parts }; { -cards-left }.

## Was die Befehle tun

tree-command = den Baum beschreiben
family-command = eine Familie ansehen: die einer Karte oder die letzte
up-command = die Familie eine Generation darüber ansehen
top-command = das erste Ehepaar ansehen
signs-command = zeigen, was die aktuelle Karte unter jedem Kind dieser Familie tut
hands-command = die Hände der Familien auflisten
