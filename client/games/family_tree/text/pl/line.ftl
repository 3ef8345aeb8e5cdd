### Runda Family Tree w trybie tekstowym.

your-turn = Twoja kolej: zagraj { $card }. Wynik { $score }, { -cards-left }.
their-turn = { BEGIN($turn) }: { $card } ma { -places }. Wynik { $score }, { -cards-left }.
place = { $number }. na { $target }{ $other ->
    [none] { "" }
   *[other] { " " }lub { $other }
}: { $meaning }{ $gains ->
    [none] { "" }
   *[other] ; { $gains }
}{ $after ->
    [none] { "" }
   *[other] ; wynik z { $before } na { $after }
}
place-in-short = { $number }. { $target }
same-score = Miejsca, które nie zmieniają wyniku: { $places }. Wpisz „ruchy”, aby zobaczyć, co daje każde z nich.
expected = { $number }. na { $target }{ $score ->
    [none] { "" }
   *[other] { " " }({ $score })
}
hint = Podpowiedź: { $best }; { $others ->
    [none] innego miejsca nie ma
   *[other] inne ruchy: { $others }
}.{ $scored ->
    [yes] { " " }W nawiasach: punkty spodziewane na końcu.
   *[no] { "" }
}
score = Wynik { $score }: { $parts }; { -cards-left }.

## Co robią polecenia

tree-command = opisz drzewo
family-command = pokaż jedną rodzinę: tej karty albo ostatnią
up-command = pokaż rodzinę pokolenie wyżej
top-command = pokaż pierwsze małżeństwo
signs-command = pokaż, co bieżąca karta może zrobić pod każdym dzieckiem tej rodziny
hands-command = pokaż układy rodzin
