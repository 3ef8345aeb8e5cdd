### Rankingi i strony graczy.

title = Klasyfikacja
hint = rankingi graczy na tym serwerze
title-of = Klasyfikacja · { $game }
title-of-correspondence = Klasyfikacja · { $game }, korespondencyjnie
matches-of = Mecze
of =
    .live = na żywo
    .correspondence = korespondencyjne
tables = Klasyfikacja, rekordy
tables-hint = rankingi, twoja strona, rekordy, numery
tables-title = Klasyfikacja i rekordy
tables-text = Prowadzi je serwer, na którym grasz, osobno dla każdej gry.

nobody-rated = Nikt nie ma tu jeszcze rankingu. Dostają go dwie osoby, które ukończą mecz na losowym numerze.
nobody-ranked = Nikt nie ma tu jeszcze pozycji. Pozycję dostaje się dopiero po kilku meczach.
what-counts = Liczy się mecz dwóch osób na ukrytym losowym numerze, bez podpowiedzi. Żadne cofnięcie nie mogło odkryć karty. Wszyscy zaczynają od 1500. Liczba po ± pokazuje, jak pewny jest ranking.
rated-apart = Partie korespondencyjne (dzień lub więcej na ruch) mają osobny ranking.
what-it-is-worth = Każdy może zacząć od nowa jako nowy gracz, więc ranking jest tylko orientacyjny.

column =
    .rank = pozycja
    .name = imię
    .rating = ranking
    .uncertainty = ±
    .matches = mecze
    .won = wygrane
    .drawn = remisy
    .lost = przegrane
    .last = ostatni

## Rankingi

rating = { $rating } ±{ $uncertainty }
uncertainty = ±{ $uncertainty }
ranked = { $rating }, { $rank ->
    [none] tymczasowy
   *[other] pozycja { $rank }
}
unrated = jeszcze bez rankingu
you-unrated = Nie masz jeszcze rankingu w tej grze.
your-rank = Twój ranking: { $rating }, pozycja { $rank }.
your-provisional = Twój ranking: { $rating } po { $matches ->
    [one] { $matches } meczu
   *[many] { $matches } meczach
}, tymczasowy, dopóki ± jest powyżej { $limit }.

more-ranked = { $count ->
    [one] { $count } kolejny gracz ma pozycję.
    [few] { $count } kolejni gracze mają pozycje.
   *[many] { $count } kolejnych graczy ma pozycje.
}
provisional = { $count ->
    [one] { $count } gracz ma ranking tymczasowy: ± jest powyżej { $limit }.
    [few] { $count } gracze mają ranking tymczasowy: ± jest powyżej { $limit }.
   *[many] { $count } graczy ma ranking tymczasowy: ± jest powyżej { $limit }.
}

row = { $rank ->
    [none] {""}
   *[other] { $rank }.{" "}
}{ $name }: { $rating }; { $tally }; ostatni { $last }.

## Strona gracza

your-page = Twoja strona
your-page-hint = twoje mecze, wyniki i zapisy
page = Gracz
page-of = Gracz: { $player }
no-such-player = Ten link nie prowadzi do gracza. Sprawdź go.
copy-link = Skopiuj link do tej strony

since = { $first ->
    [none] Nie ma tu jeszcze zakończonych meczów.
   *[other] Gra tu od { $first }.
}
player-id = Id gracza: { $id }.
player-line = { $name } { $first ->
    [none] nie ma tu jeszcze zakończonego meczu
   *[other] gra tu od { $first }
}{ $id ->
    [none] {""}
   *[other] {" "}(id gracza { $id })
}.

nothing-finished = Nie ma jeszcze ukończonych partii.
no-matches = Nie ma jeszcze zakończonych meczów z innymi graczami.
computers-matches = Mecze komputera są na stronach jego przeciwników.

game = { $game }: { $rating }; { $tally }
by-correspondence = Korespondencyjnie: { $rating }; { $tally }
also-by-correspondence = { $rating } korespondencyjnie
matches = Mecze
best-alone = Najlepsze partie solo
best-helped = Najlepsze partie solo z pomocą
best-casual = Najlepsze partie treningowe
best-alone-list = Najlepsze partie solo: { $games }.
best-helped-list = Najlepsze partie solo z pomocą: { $games }.
best-casual-list = Najlepsze partie treningowe: { $games }.
score-on-number = { $score }, numer { $number }
on-number = numer { $number }

## Zapis meczu

record = Zapis:
record-link = Każdy, kto ma ten link, może zobaczyć zapis: { $link }

## Klawisze

key =
    .page = strona gracza
    .your-page = twoja strona
    .game = gra
    .correspondence = korespondencyjne
    .live = na żywo
