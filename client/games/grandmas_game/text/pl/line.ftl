### Grandma’s Game w trybie tekstowym.

## Polecenia

board-command = opisz swój stół
dealing-command = pokaż rozdanie, do pierwszego ruchu
safe-command = zagraj bezpieczną kartę, ostatnią swojego rodzaju; „włącz”: graj wszystkie automatycznie
undo-command = cofnij swój ostatni ruch
redo-command = ponów to, co cofnięte
moves-help = liczba albo ruch, np. 5 kier w górę, 8h w dół, h w górę na w dół, rozdaj, ułóż 8h 3c, podejrzyj 5 lub poddaj: zagraj to
no-undo-in-race = w wyścigu nie cofa się ruchów

## Runda

begins = { BEGIN($who) }; { $number }.
alone = solo
dealing-can-be-seen = Karty są rozdane. Wpisz „rozdanie”, aby zobaczyć jak, do pierwszego ruchu.
turn = Na bazach { $points } ze 104 kart, { $stock }; { $made }.
their-turn = { BEGIN($turn) }.
stuck = Utknięcie: talon jest pusty i żadnej karty nie da się zagrać. Wpisz „cofnij” albo „poddaj”.
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
rounds-help = Każdy wiersz to jedno okrążenie trzynastu stosów, od A do K. + to zakryta karta rozdana na talon. Wpisz „rozdanie” i numer, aby zobaczyć okrążenie karta po karcie.

## Ruchy

move = { $number }. { $move }{ $safe ->
    [yes] {" "}(bezpieczna)
   *[no] {""}
}
nothing-to-play = Nie możesz teraz nic zagrać, ale możesz zmienić kolejność w warsztacie.
order-help = Aby położyć karty na wierzchu warsztatu, wpisz „ułóż” i ich nazwy, od najniższej, np. „ułóż 8h 3c”.
no-such-move = Nie ma ruchu { $number }. Wpisz liczbę od 1 do { $last } albo ruch, np. 5 kier w górę.
no-safe-card = Żadnej karty nie można zagrać bezpiecznie.
wrong-order = Niektórych z tych kart nie ma w warsztacie. Podaj karty, które tam są, od najniższej, np. „ułóż 8h 3c”.

expected = { $move } ({ $cards })
hint = Podpowiedź: { $best }{ $others ->
    [none] {""}
   *[other] ; inne ruchy: { $others }
}. W nawiasach: spodziewana na końcu liczba kart na bazach.
