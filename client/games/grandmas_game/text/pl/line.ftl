### Grandma’s Game w trybie tekstowym.

## Polecenia

board-command = opisz swój stół
dealing-command = pokaż rozdanie, do pierwszego ruchu
safe-command = zagraj bezpieczną kartę, ostatnią swojego rodzaju; on: graj wszystkie automatycznie
undo-command = cofnij swój ostatni ruch
redo-command = ponów to, co cofnięte
moves-help = liczba albo ruch, np. 5 hearts up, 8h down, h up to down, deal, order 8h 3c, peek 5 lub give-up: zagraj to
no-undo-in-race = w wyścigu nie cofa się ruchów

## Runda

begins = { BEGIN($who) }; { $number }.
alone = solo
dealing-can-be-seen = Karty są rozdane. Wpisz dealing, aby zobaczyć jak, do pierwszego ruchu.
turn = Na bazach { $points } ze 104 kart, { $stock }; { $made }.
their-turn = { BEGIN($turn) }.
stuck = Utknięcie: talon jest pusty i żadnej karty nie da się zagrać. Wpisz undo albo give-up.
score = { $score }: { $parts }; { $stock }; { $made }.
no-news = Przy twoim stole nic jeszcze nie zagrano.
computers-table = Stół komputera, numer { $number }, { $points ->
    [one] { $points } karta
    [few] { $points } karty
   *[many] { $points } kart
}:

## Stół

piles = Stosy: { $piles }
pile = { $pile } { $card }{ $under ->
    [none] {""}
   *[other] {" "}nad { $under }
} ({ $size })
pile-empty = { $away ->
    [yes] { $pile } w warsztacie
   *[no] { $pile } pusty
}
foundations = { $foundations ->
    [none] Bazy: puste.
   *[other] Bazy: { $foundations }.
}
foundation = { $foundation } { $card }
workspace = Warsztat, stos { $pile }, od spodu do wierzchu: { $cards ->
    [none] pusty
   *[other] { $cards }
}.
rounds-help = Każdy wiersz to jedno okrążenie trzynastu stosów, od A do K. + to zakryta karta rozdana na talon. Wpisz dealing i numer, aby zobaczyć okrążenie karta po karcie.

## Ruchy

move = { $number }. { $move }{ $safe ->
    [yes] {" "}(bezpieczna)
   *[no] {""}
}
nothing-to-play = Nie możesz teraz nic zagrać, ale możesz zmienić kolejność w warsztacie.
order-help = Aby położyć karty na wierzchu warsztatu, wpisz order i ich nazwy, od najniższej, np. order 8h 3c.
no-such-move = Nie ma ruchu { $number }. Wpisz liczbę od 1 do { $last } albo ruch, np. 5 hearts up.
no-safe-card = Żadnej karty nie można zagrać bezpiecznie.
wrong-order = Niektórych z tych kart nie ma w warsztacie. Podaj karty, które tam są, od najniższej, np. order 8h 3c.

expected = { $move } ({ $cards })
hint = Podpowiedź: { $best }{ $others ->
    [none] {""}
   *[other] ; inne ruchy: { $others }
}. W nawiasach: spodziewana na końcu liczba kart na bazach.
