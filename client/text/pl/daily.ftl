### Numer dnia: jedna próba dziennie, na tym samym numerze dla wszystkich na serwerze.

title = Numer dnia
heading = Numer dnia · { $game }{ $day ->
    [none] {""}
   *[other] {" "}· { $day }
}
about = Każda gra ma jeden numer dziennie, taki sam dla wszystkich na tym serwerze. Pozostaje ukryty do końca dnia. Masz jedną próbę i grasz każdą rolę raz. Najwyżej jest ten, kto wygra z największą przewagą.
noted = Ta przeglądarka przechowuje odcisk numeru każdego dnia. Gdy dzień się skończy, porównuje z nim numer.

## Twoja próba

today = Dziś: { $what }.
race-of-two = { $game }, wyścig we dwoje
section = Dzisiejszy numer

hidden-until = Numer jest ukryty do { $ends } (północ UTC).

finished = { $count ->
    [0] Nikt jeszcze nie skończył.
    [one] { $count } gracz skończył.
    [few] { $count } gracze skończyli.
   *[many] { $count } graczy skończyło.
}

not-tried = Twoja próba jeszcze czeka.
tried = Dzisiejsza próba jest wykorzystana. Nie ma jeszcze wyniku.

play-computer = Zagraj z komputerem ({ $level })
play-computer-hint = poziom taki sam dla wszystkich
play-friend = Zagraj ze znajomym
play-friend-hint = dołącza kodem; musi mieć jeszcze dzisiejszą próbę
friend-rule = Przeciwnik musi mieć jeszcze dzisiejszą próbę.

resume = Wróć do swojej próby
resume-hint = trwa w { $room }
resume-in = Wróć do swojej próby: { $room }.

own = Twój wynik: { $reached }.{ $rank ->
    [none] {""}
   *[other] {" "}Pozycja do tej pory: { $rank }.
}

## Wyniki

lead = { $lead ->
    [ahead] przewaga { $points }
    [behind] strata { $points }
   *[level] po równo
}

reached = { $lead }, { $own } do { $other }, przeciwnik: { $opponent }

reached-early = wygrana: { $opponent } – { $why ->
    [resigned] poddanie
    [claimed] nieobecność
   *[flag] koniec czasu
}

opponent-left = { $opponent } ({ $why ->
    [resigned] poddanie
    [claimed] nieobecność
   *[flag] koniec czasu
})

computer = komputer ({ $level })

score = { $own } do { $other }

## Tabela dnia, który się skończył

day = { $which ->
    [today] Dziś, { $day }
    [yesterday] Wczoraj, { $day }
   *[earlier] { $day }
}

earlier = Poprzedni dzień
later = Następny dzień

number-was = { $number ->
    [none] Tego dnia nikt nie grał.
   *[other] Numer dnia: { $number }.
}

table-title = { $number ->
    [none] { $day }: nikt nie grał.
   *[other] { $day }: numer { $number }.
}

commitment-kept = Numer zgadza się z odciskiem, który ta przeglądarka zapisała tamtego dnia.
commitment-broken = Numer nie zgadza się z odciskiem, który ta przeglądarka zapisała tamtego dnia.

against =
    .computer = Z komputerem
    .friends = Ze znajomymi

players =
    .computer = Z komputerem · { $count ->
        [0] nikt
        [one] { $count } osoba
        [few] { $count } osoby
       *[many] { $count } osób
    }
    .friends = Ze znajomymi · { $count ->
        [0] nikt
        [one] { $count } osoba
        [few] { $count } osoby
       *[many] { $count } osób
    }

column =
    .rank = pozycja
    .name = imię
    .lead = przewaga
    .score = wynik
    .opponent = przeciwnik
    .time = kiedy

won-early = wygrana

more = { $count ->
    [one] i { $count } inna osoba
    [few] i { $count } inne osoby
   *[many] i { $count } innych osób
}

row = { $rank ->
    [none] –
   *[other] { $rank }.
} { $name }: { $reached } (zapis { $match })

watch = Obejrzyj mecz: { $name }

## W pokoju

room = Numer dnia { $day }: każdy ma jedną próbę. Numer jest ukryty do końca dnia, czyli do { $ends } (północ UTC).
rules = Próba liczy się, gdy zacznie się pierwsza runda. Nie ma podpowiedzi ani cofania ruchów.

record-hidden = Numer pozostaje ukryty do końca dnia, czyli do { $ends } (północ UTC). Potem możesz obejrzeć i sprawdzić zapis.
link-opens = otworzy się po końcu dnia, o { $ends } (północ UTC)

result = Na numerze dnia: { $lead }. Tabela pojawi się, gdy dzień się skończy.
won = Wygrywasz, ale przeciwnik nie dokończył meczu. W tabeli jesteś niżej niż dokończone próby.
not-ranked = Twoja próba skończyła się przed czasem, więc nie ma pozycji.
leaving = Twoja próba czeka do końca dnia, czyli do { $ends } (północ UTC): wrócisz do niej z ekranu startowego.
open-page = Do numeru dnia

command = Wpisz „dzienny”, albo „dzienny komputer” lub „dzienny znajomy”, żeby zagrać, albo „dzienny” i wcześniejszy dzień, np. „dzienny 2026-11-20”.

## Klawisze

key =
    .play = graj, oglądaj
    .day = dzień
    .game = inna gra
