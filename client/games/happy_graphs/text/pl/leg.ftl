### Runda Happy Graphs: plansze, ręce, klawisze i przyciski.

## Tytuły

board = Plansza
boards = Plansze
hands = Ręce
your-hand = Twoja ręka
cards = Karty
group = Grupa { $number }
new-group = Nowa grupa
score = Nieszczęśliwe: { $points }
unhappy = Nieszczęśliwe
more = Wynik, ręce i wydarzenia

## Gracze

role =
    .maximizer = { $mine ->
        [yes] chcesz dużo nieszczęśliwych
       *[no] chce dużo nieszczęśliwych
    }
    .minimizer = { $mine ->
        [yes] chcesz mało nieszczęśliwych
       *[no] chce mało nieszczęśliwych
    }
to-play = ma ruch
your-turn = twoja kolej
turn-with-hand = { $turn }, ręka: { $cards }
players = gracze: { $players }
hidden = zakryta
card-count = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}
no-cards = bez kart
more-hands = … i jeszcze { $hands }

## Wynik, talon i czas

leg-one = runda 1: { $points }
stock = { $cards ->
    [0] nie ma kart do dobrania
    [one] { $cards } karta do dobrania
    [few] { $cards } karty do dobrania
   *[many] { $cards } kart do dobrania
}
to-come = Jeszcze przyjdą: { $cards ->
    [none] żadne
   *[other] { $cards }
}
time = Czas { $ms }
time-starts = Czas ruszy z pierwszą kartą.

## Wynik do pobicia

to-beat-short = { $points ->
    [0] { $points } do osiągnięcia
   *[many] { $points } do pobicia
}
to-beat = { $perfect ->
    [yes] Do osiągnięcia: { $points }
   *[no] Do pobicia: { $points }
}
goal =
    .maximizer = więcej niż { $points } nieszczęśliwych
    .minimizer = poniżej { $points } nieszczęśliwych
    .spectator = { $maximizer } musi zostawić więcej niż { $points }
goal-in-full =
    .maximizer = Wynik gracza { $minimizer }: { $points } nieszczęśliwych. Zostaw więcej, a wygrasz; tyle samo to remis.
    .minimizer = Twój wynik: { $points } nieszczęśliwych. Jeśli { $maximizer } zostawi mniej, wygrywasz; tyle samo to remis.
    .spectator = Wynik gracza { $minimizer }: { $points } nieszczęśliwych. { $maximizer } wygra, zostawiając więcej; tyle samo to remis.
computer-left = Nieszczęśliwe karty komputera na tym numerze: { $points }.
your-best = Twój rekord: { $points }.

## Wybór ruchu

choose-card = Wybierz kartę z ręki.
choose-square = Wybierz pole dla { $card }.
choose-or-type = Wybierz pole dla { $card } albo wpisz ruch, np. { $example }.
fits-nowhere = { $card } nie pasuje na żadne pole. Wybierz inną kartę.
not-in-hand = W ręce nie ma { $card }.
choose-card-to-take = Którą kartę chcesz zabrać?
board-empty = Na planszy nie ma jeszcze kart.
nothing-to-undo = Nie ma czego cofnąć.
nothing-to-redo = Nie ma czego ponowić.

typed = Graj:
how-to-type = Wpisz kartę i pole, np. 3h n50 albo 3h 2:n50 w grupie 2.
not-a-move = „{ $typed }” to nie ruch. { how-to-type }

finish = { $points ->
    [one] Zakończyć z { $points } nieszczęśliwą kartą?
   *[many] Zakończyć z { $points } nieszczęśliwymi kartami?
}
finish-note = Karty, które zostały w ręce, liczą się jako nieszczęśliwe.

## Co jest na polu

happy-card = { $card } na { $square }: karta szczęśliwa i odwrócona.
unhappy-card = { $card } na { $square } chce { $wants ->
    [one] { $wants } sąsiada
   *[many] { $wants } sąsiadów
}, brakuje { $lacks }.{ $hopeless ->
    [yes] {" "}Nie może już być szczęśliwa.
   *[no] {""}
}
wall = mur: obok jest szczęśliwa karta

## Koniec rundy

game-over = Koniec gry: { $result }.
left-in-hand = { $many ->
    [one] { $many } karta została w ręce: { $cards }
    [few] { $many } karty zostały w ręce: { $cards }
   *[many] { $many } kart zostało w ręce: { $cards }
}

## Opisy klawiszy

key-choose = wybierz
key-look = patrz
key-play = graj
key-card = karta
key-place = połóż
key-take-back = zabierz
key-undo = cofnij
key-redo = ponów
key-done = gotowe
key-finish = zakończ
key-keep-playing = graj dalej
key-cancel = anuluj
key-new-group = nowa grupa
key-next-group = następna grupa
key-all-hands = wszystkie ręce
key-board = plansza

## Przyciski

play = Graj
take-back = Zabierz
undo = Cofnij
redo = Ponów
sort-by =
    .rank = Według wartości
    .suit = Według koloru
perfect = Wszystkie karty są szczęśliwe
done = Gotowe
finish-now = Zakończ
keep-playing = Graj dalej
larger = Większe
smaller = Mniejsze
show-all = Pokaż całą planszę

## Części planszy, których nie widać

more-left = więcej z lewej
more-right = więcej z prawej
more-above = więcej wyżej
more-below = więcej niżej

## Pomoc do klawiszy, dla czytników ekranu

keys = Strzałki przechodzą między polami dla wybranej karty; Enter tam ją gra. Cyfry wybierają kartę z ręki. { keys-zoom }
keys-puzzle = Strzałki przechodzą między polami dla wybranej karty; Enter tam ją gra. Wartość, np. 3 lub a, wybiera kartę. T przechodzi między kartami na planszy; Enter zabiera kartę. U cofa, R ponawia. { keys-zoom }
keys-zoom = Plus i minus zmieniają rozmiar; 0 pokazuje wszystko.
