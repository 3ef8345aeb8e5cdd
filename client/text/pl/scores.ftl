### Rekordy i statystyki twoich partii oraz wyniki numeru rozdania.

## Rekordy

title = Rekordy
hint = twoje dziesięć najlepszych partii solo
title-of = Rekordy · { $game }
none = Nie masz tu jeszcze ukończonej partii solo.
none-without-help = Nie masz tu jeszcze ukończonej partii solo bez pomocy.
with-help = Z pomocą
casual = Partie treningowe
casual-note = W tych partiach można było cofać każdy ruch. Nie liczą się do najlepszych.
with-help-note = Partie z podpowiedziami albo z cofnięciem, które odkryło kartę, nie liczą się do najlepszych.

column =
    .place = lp.
    .score = wynik
    .time = czas
    .number = numer
    .when = kiedy
    .help = pomoc

hints = { $count ->
    [one] { $count } podpowiedź
    [few] { $count } podpowiedzi
   *[many] { $count } podpowiedzi
}
takebacks = { $count ->
    [one] { $count } cofnięcie
    [few] { $count } cofnięcia
   *[many] { $count } cofnięć
}

score-in-time = { $score } w { $time }
line = { $place }. { $score }, numer { $number }, { $when }{ $help ->
    [none] {""}
   *[other] , { $help }
}.

play-again = Zagraj ponownie
play-number-again = Zagraj ponownie numer { $number }
about-number = O tym numerze
about-number-of = O numerze { $number }

## Statystyki

your-games = Twoje partie
your-games-list = Twoje partie:
statistics = { $form ->
    [solo] Solo
    [match] Mecze
    [together] Razem
    [race] Wyścigi
   *[mirror] Mecze lustrzane
}{ $correspondence ->
    [yes] {" "}(korespondencyjnie)
   *[no] {""}
}: { $games ->
    [one] { $games } partia
    [few] { $games } partie
   *[many] { $games } partii
}{ $wins ->
    [none] {""}
   *[other] , wygrane { $wins }
}{ $streak ->
    [none] {""}
   *[other] , obecna seria { $streak }
}{ $longest ->
    [none] {""}
   *[other] , najlepsza seria { $longest }
}{ $best ->
    [none] {""}
   *[other] ; rekord { $best }
}{ $average ->
    [none] {""}
   *[other] , średnia { $average }
}.

statistic =
    .games = partie
    .won = wygrane
    .streak = obecna seria
    .longest = najlepsza seria
    .best = rekord
    .average = średnia
form =
    .solo = solo
    .match = mecze
    .mirror = mecze lustrzane
    .together = razem
    .race = wyścigi
form-by-correspondence = { $form } (korespondencyjnie)

## Numer rozdania

number = Numer rozdania
number-hint = najlepsze wyniki numeru i wynik komputera
number-title = Który numer?
number-label = Numer rozdania
number-field-hint = Liczba całkowita od 1 do 999 999 999 999. Ten sam numer zawsze rozdaje te same karty.
number-prompt = Numer rozdania:
another-number = Inny numer
look-up = Sprawdź
play-alone = Zagraj solo
number-of = { $game } · numer { $number }
number-line = { $game }, numer { $number }.

fact =
    .computer = wynik komputera
    .par = norma
    .beat = wynik do pobicia
    .reach = wynik do osiągnięcia
    .winnable = czy da się wygrać?
working = obliczanie…
not-known = nie wiadomo
par-later = pojawi się, gdy ukończysz
verdict =
    .won = tak
    .lost = nie, cokolwiek zagrasz
    .unknown = nie wiadomo

facts = Wynik komputera: { $computer }; norma: { $par }{ $best ->
    [none] {""}
   *[other] ; { $reach ->
        [yes] do osiągnięcia
       *[no] do pobicia
    }: { $best }
}.
winnable = Czy da się wygrać? Odpowiedź: { $verdict }.
score-to-beat = { $reach ->
    [yes] Do osiągnięcia
   *[no] Do pobicia
}: { $score }, { $computer ->
    [yes] wynik komputera
   *[no] twój rekord
}.
computer-works = Trwa obliczanie wyniku komputera na tym numerze…
what-is-known = Wynik komputera to jego rezultat, gdy gra solo z pełną siłą, nie znając talii. Norma to najlepszy rezultat, jaki znaleziono, znając talię.

standing-column =
    .role = rola
    .best = rekord
    .time = czas
    .name = kto
    .own = ty
    .rank = twoja pozycja
nobody = jeszcze nikt
nobody-in = { $what }: jeszcze nikt.
together = { $count } { $what }
rank = { $rank ->
    [none] –
   *[other] { $rank }
} z { $players }
standing = { $what }: { $best }, { $name }; { $players ->
    [one] na razie jedyny wynik
   *[other] najlepszy wynik z { $players }
}{ $own ->
    [none] {""}
   *[other] ; twój: { $own }, pozycja { $rank }
}.
helped-score = { $what }, { $score }
own-helped = Twój najlepszy wynik z pomocą (bez pozycji): { $scores }.
own-casual = Twój najlepszy wynik w partiach treningowych (bez pozycji): { $scores }.

computer-still-works = Trwa obliczanie wyniku komputera na tym numerze. Pojawi się tutaj, gdy będzie gotowy.
computer-unknown = Wynik komputera na tym numerze nie jest znany. Spróbuj ponownie.

## Tryb tekstowy

computers-tree = Drzewo komputera, numer { $number }, { $score ->
    [one] { $score } punkt
    [few] { $score } punkty
   *[many] { $score } punktów
}:
play-again-command = Wpisz „samemu” i numer, aby zagrać go ponownie.
still-working = Obliczanie jeszcze trwa. Zapytaj za jakiś czas.
number-command = Wpisz „numer” i numer rozdania, od 1 do 999 999 999 999.

## Klawisze

key =
    .play-again = zagraj ponownie
    .number = o tym numerze
    .play = zagraj solo
    .another = inny numer
    .matches = mecze na nim
