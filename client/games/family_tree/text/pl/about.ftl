### Co mówi się o Family Tree poza planszą: w formularzach, listach i wynikach.

match-in-short = Mecz ma dwie rundy na tych samych kartach. W jednej grasz o wysoki wynik, w drugiej o niski. Wygrywa wyższy wynik przy maksymalizowaniu.
tree = drzewo
the-tree = Drzewo
computers-tree = Drzewo komputera
computers-tree-key = drzewo komputera

standing =
    .player = solo, najwięcej
    .maximizer = maksymalizacja, najwięcej
    .minimizer = minimalizacja, najmniej
together = razem, najwięcej

part =
    .levels = pokolenia
    .celebrity = gwiazdy
    .hands = układy
