### The Patriarch im Zeilenmodus.

moves = ein Baum wie 3(4(2) A(5)): ihn raten; baum H 3(4(2) A(5)): ihn auslegen; bewerten: die nächste Bewertung ansagen; bewerten 1 1 1: sie selbst ausrechnen
command =
    .guesses = alle Versuche mit ihren Bewertungen auflisten
    .queue = auflisten, wessen Versuche auf ihre Bewertung warten
    .notes = die möglichen Bäume auflisten, nach Karte und Generation
no-news = In dieser Runde ist noch nichts passiert.
not-your-turn = Du bist nicht am Zug.
nothing-to-grade = Gerade hast du keine Bewertung anzusagen.
nothing-to-lay = Den Baum legt aus, wer ihn hütet, vor dem ersten Versuch.
own-tree = In dieser Runde rätst du nicht.
suit-first = Tippe „baum“, eine Farbe und den Baum: „baum H 3“(4(2) A(5)).
two-wait = Zwei deiner Versuche sind in der Warteschlange. Du kannst wieder raten, wenn einer bewertet ist.
-trees = { $trees ->
    [one] { $trees } Baum
   *[other] { $trees } Bäumen
}
on-top = oben in { -trees }
in-generation = Generation { $generation } in { -trees }
no-queue = Zu zweit gibt es keine Warteschlange: Jeder Versuch wird sofort bewertet.
begins = Runde { $leg } von { $legs }: { $facts }.
to-guess = Dein Versuch: die oberste Karte und nach jeder Karte ihre Kinder in Klammern, etwa { $example }{ $ranks ->
    [none] .
   *[other] ; oder nur die Ränge, etwa { $ranks }.
}
to-lay = Leg den Baum aus: „baum H { $example }“, mit beliebiger Farbe{ $open ->
    [yes] ; „baum H offen“ lässt ihn offen.
   *[no] .
}
to-grade = Als Nächstes kommt { $whose }{ $behind ->
    [0] {""}
   *[other] ; dahinter { $behind } weitere
}. Tippe „bewerten“, um die Bewertung anzusagen.
to-work-out = Als Nächstes kommt { $whose } { $tree }. Dein Baum ist { $own }. Tippe „bewerten“ und die Zahl der roten, schwarzen und verdeckten Karten: „bewerten 1 1 1“.
say-counts = Tippe auch die Zahl der roten, schwarzen und verdeckten Karten: „bewerten 1 1 1“.
one-waits = Dein Versuch wartet auf seine Bewertung. Danach kannst du wieder raten.
guess = { $number }. { $name }: { $guess }
own-guess = { $number }. { $guess }
queue = In der Warteschlange, der Reihe nach: { $names }{ $seconds ->
    [none] .
   *[other] . Der Raum sagt eine Bewertung nach { $seconds } selbst an.
}
hint = Tipp: Rate { $tree }, insgesamt etwa { $expected } Versuche.
