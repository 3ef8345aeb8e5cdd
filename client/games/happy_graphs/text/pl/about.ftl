### Co mówi się o Happy Graphs poza planszą: w formularzach, listach i wynikach.

match-in-short = Pojedynek ma dwie rundy na tych samych kartach i widzisz tylko własną rękę. W jednej rundzie grasz o dużo nieszczęśliwych kart, w drugiej o mało. Wygrywa wyższy wynik przy maksymalizowaniu.
together-in-short = Wszyscy grają po jednej stronie, o jak najmniej nieszczęśliwych kart. Zero to ideał.
board = plansza
the-board = Plansza
computers-board = Plansza komputera
computers-board-key = plansza komputera
standing =
    .player = solo, najmniej
    .maximizer = maksymalizacja, najwięcej
    .minimizer = minimalizacja, najmniej
together = razem, najmniej
lost = { $cards } karty

## Opcje

option =
    .variant = Plansza
    .mode = Sposób gry
    .hands = Ręce
variant =
    .classic = klasyczna
    .corners = z rogami
    .hex = heksowa
variant-note =
    .classic = A do 4, czterech sąsiadów
    .corners = A do 8, także po przekątnej
    .hex = A do 6, sześciu sąsiadów
variant-in-full =
    .classic = klasyczna: A do 4, czterech sąsiadów
    .corners = z rogami: A do 8, także po przekątnej
    .hex = heksowa: A do 6, sześciu sąsiadów
mode =
    .together = razem
    .duel = jako pojedynek
    .puzzle = jako łamigłówka
mode-note =
    .together = po jednej stronie, o mało nieszczęśliwych kart
    .duel = we dwoje, zakryte ręce, zamiana ról
    .puzzle = odkryte karty, dowolne cofanie, na czas
hands =
    .seen = widoczne dla wszystkich
    .hidden = zakryte
hands-note =
    .seen = {""}
    .hidden = każdy widzi tylko swoją
way =
    .hidden = Razem, zakryte ręce
    .duel = Pojedynek
    .puzzle-together = Łamigłówka razem
    .solo = Solo, karta po karcie
    .puzzle = Łamigłówka
