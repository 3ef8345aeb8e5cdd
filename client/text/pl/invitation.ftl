### Strona linku do pokoju: kto zaprasza i do jakiej gry.

opening = Otwieranie zaproszenia…
title = { $host ->
    [none] Zaproszenie do gry { $game }
   *[other] { $host } zaprasza cię do gry { $game }
}
role = { $role ->
    [maximizer] { $host ->
        [none] Gospodarz gra najpierw o wysoki wynik, a ty o niski. Potem zamiana ról.
       *[other] { $host } gra najpierw o wysoki wynik, a ty o niski. Potem zamiana ról.
    }
    [minimizer] { $host ->
        [none] Ty grasz najpierw o wysoki wynik, a gospodarz o niski. Potem zamiana ról.
       *[other] Ty grasz najpierw o wysoki wynik, a { $host } o niski. Potem zamiana ról.
    }
    [owner] { $host ->
        [none] Najpierw drzewa strzeże gospodarz. Potem zamiana ról.
       *[other] Najpierw drzewa strzeże { $host }. Potem zamiana ról.
    }
    [guesser] Najpierw ty strzeżesz drzewa. Potem zamiana ról.
    [drawn_owner] Kto najpierw strzeże drzewa, decyduje los. Potem zamiana ról.
   *[drawn] Kto najpierw gra o wysoki wynik, decyduje los. Potem zamiana ról.
}
free-seats = Wolne miejsca: { $free } z { $seats }.
full = Wszystkie miejsca są zajęte. Możesz oglądać.
full-closed = Wszystkie miejsca są zajęte, a pokój nie wpuszcza widzów.
options = Opcje tej gry
rules = Jak grać
watch = Oglądaj
