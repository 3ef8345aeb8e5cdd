### Eine Runde Family Tree im Zeilenmodus.

your-turn = Du bist am Zug: Spiel { $card }. Punkte { $score }, { -cards-left }.
their-turn = { BEGIN($turn) }: { $card } passt an { -places }. Punkte { $score }, { -cards-left }.
place = { $number }. auf { $target }{ $other ->
    [none] { "" }
   *[other] { " " }oder { $other }
}: { $meaning }{ $gains ->
    [none] { "" }
   *[other] ; { $gains }
}{ $after ->
    [none] { "" }
   *[other] ; von { $before } auf { $after } Punkte
}
place-in-short = { $number }. { $target }
same-score = Stellen, an denen die Punkte gleich bleiben: { $places }. Tippe „züge“, um zu sehen, was jede bewirkt.
expected = { $number }. auf { $target }{ $score ->
    [none] { "" }
   *[other] { " " }({ $score })
}
hint = Tipp: { $best }; { $others ->
    [none] es gibt keine andere Stelle
   *[other] andere Züge: { $others }
}.{ $scored ->
    [yes] { " " }In Klammern: die am Ende erwarteten Punkte.
   *[no] { "" }
}
score = Punkte { $score }: { $parts }; { -cards-left }.

## Was die Befehle tun

tree-command = den Baum beschreiben
family-command = eine Familie ansehen: die einer Karte oder die letzte
up-command = die Familie eine Generation darüber ansehen
top-command = das erste Ehepaar ansehen
signs-command = zeigen, was die aktuelle Karte unter jedem Kind dieser Familie tut
hands-command = die Hände der Familien auflisten
