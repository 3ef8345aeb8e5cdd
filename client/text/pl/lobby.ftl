### Wspólne dla stron, które pytają serwer o coś poza jego pokojami.

asking = Pobieranie danych z serwera…
watch = Obejrzyj

game = Gra

form =
    .match = mecz
    .mirror = mecz lustrzany
    .race = wyścig
    .together = razem
    .solo = solo

game-form = { $form ->
    [match] { $game }
    [mirror] { $game } (mecz lustrzany)
    [race] { $game } (wyścig)
    [together] { $game } (razem)
   *[solo] { $game } (solo)
}

you = { $name } (ty)


key =
    .choose = wybierz
    .back = wróć

## Pytany serwer

where = { $own ->
    [yes] na serwerze tego komputera ({ $server })
   *[no] na serwerze { $server }
}
where-in-short = { $own ->
    [yes] na tym komputerze
   *[no] { $server }
}
heading =
    .rooms = Publiczne pokoje { $where }:
    .daily = Numer dnia { $where }:
    .standings = Klasyfikacja { $where }:
    .player = Strona gracza { $where }:
    .matches = Zakończone mecze { $where }:
    .versus = Bilans { $where }:
    .scores = Twoje rekordy { $where }:

no-answer = Serwer nie odpowiada. Spróbuj ponownie.
