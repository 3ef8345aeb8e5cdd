### Happy Graphs w trybie tekstowym.

## Polecenia

board-command = narysuj plansze
cards-command = opisz każdą kartę na planszach
hands-command = pokaż widoczne ręce
undo-command = cofnij swój ostatni krok w łamigłówce
redo-command = ponów to, co cofnięte
moves-help = liczba albo ruch, np. 3h n50: zagraj to

only-in-puzzle = tylko w łamigłówce

## Runda

begins = { $legs ->
    [1] { BEGIN($who) }; { $number }.
   *[many] Runda { $leg } z { $legs }: { $who }; { $number }.
}
alone = solo
player-with-role = { $name } { $role }

your-turn = Twoja kolej, ręka: { $cards }. Nieszczęśliwe: { $points }, { $stock }.
their-turn = { BEGIN($turn) }. Nieszczęśliwe: { $points }, { $stock }.
puzzle-turn = W ręce: { $cards }. Nieszczęśliwe: { $points }.
puzzle-help = Wpisz „ruchy” i wartość, aby zobaczyć, gdzie może trafić taka karta, albo ruch: 3h n50, „zabierz n50” lub „gotowe”.

score = Nieszczęśliwe { $points }: { $parts }; { $stock }; jeszcze przyjdą: { $rest }.
none = żadne

## Ręce i plansze

hand = { $name }: { $cards }{ $turn ->
    [yes] {" "}(ma ruch)
   *[no] {""}
}
legend = Na planszy: 3H2 to 3, której brakuje dwóch sąsiadów, (3H) jest szczęśliwa, 3H2! nie może już być szczęśliwa, # to mur, + to wolne pole obok karty, a < > oznacza ostatnio zagraną kartę.
computers-board = Plansza komputera, numer { $number }, nieszczęśliwe karty: { $points }.

## Ruchy

no-such-move = { $last ->
    [0] Nie ma teraz ruchu do wyboru numerem.
   *[many] Nie ma ruchu { $number }. Wpisz liczbę od 1 do { $last } albo ruch, np. 3h n50.
}

expected = { $move } ({ $points })
hint = Podpowiedź: { $best }{ $others ->
    [none] {""}
   *[other] ; inne ruchy: { $others }
}. W nawiasach: spodziewana na końcu liczba nieszczęśliwych kart.
