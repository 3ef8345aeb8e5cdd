### Co mówi się o Poker Solitaire poza kwadratami: w listach i wynikach.

match-in-short = Pojedynek ma dwie rundy w jednym kwadracie kart, którego wiersze i kolumny są układami pokerowymi. Każdy gra jedną rundę o wysoki wynik i jedną o niski.
equals-in-short = Każdy zapełnia kwadrat kart, którego wiersze i kolumny są układami pokerowymi. Wygrywa wyższy wynik.
matrix = kwadrat
the-matrix = { $several ->
    [yes] Kwadraty
   *[no] Kwadrat
}
computers-matrix = { $several ->
    [yes] Kwadraty komputera
   *[no] Kwadrat komputera
}
computers-matrix-key = kwadrat komputera
standing =
    .player = najwięcej
    .maximizer = maksymalizacja, najwięcej
    .minimizer = minimalizacja, najmniej
lost = { $points } punktu
