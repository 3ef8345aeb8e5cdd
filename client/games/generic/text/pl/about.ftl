### Co mówi się o grze, która nie ma własnych słów, poza jej planszą.

match-two-legs = Mecz ma dwie rundy na tych samych kartach, z zamianą ról. Wygrywa lepszy wynik w tej samej roli.
match-one-leg = Mecz ma jedną rundę. Wygrywa lepszy wynik.
together-in-short = { $together ->
    [yes] Gracie razem, na jeden wspólny wynik.
   *[no] Każdy gra dla siebie.
}
table = stół
the-table = Stół
computers-game = Partia komputera
computers-game-key = partia komputera
standing =
    .player = solo, najwięcej
    .maximizer = maksymalizacja, najwięcej
    .minimizer = minimalizacja, najmniej
together = razem, najwięcej
form-with-option = { $form } ({ $option }: { $value })
wrong-number = { $option }: wybierz liczbę całkowitą od { $least } do { $most }.
