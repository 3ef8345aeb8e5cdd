### Listy zakończonych meczów, ich wyszukiwanie i bilans dwóch graczy.

search = Szukaj meczów
search-hint = według gry, przeciwnika, wyniku, daty lub numeru
title = Mecze
title-of = { $mine ->
    [yes] Twoje mecze
   *[no] Mecze: { $name }
}
title-on-number = Mecze: { $game }, numer { $number }
on-number = Mecze na tym numerze
older = Starsze mecze
all = Wszystkie mecze
none-found = Żaden mecz nie pasuje do tego wyszukiwania.
rated-only = Listy innych graczy mają tylko mecze rankingowe.
everyones-rated = Są tu tylko mecze rankingowe, a te na numerze dnia dopiero po jego końcu.

## Formularz

any-game = dowolna
opponent = Przeciwnik
opponent-hint = Imię, id gracza albo easy, normal, strong lub random. Puste: każdy.
result-label = Wynik
any-result = dowolny
since-label = Od
until-label = Do
date-hint = Dzień UTC, np. 2026-11-20. Puste: dowolny.
days-hint = Dni według UTC.
number-label = Numer
number-hint = Numer rozdania. Wybierz też grę. Puste: dowolny.
players =
    .label = Gracze
    .one = jeden gracz
    .everyone = wszyscy na tym numerze
everyone = Mecze wszystkich na tym numerze
go = Szukaj

result =
    .won = wygrane
    .lost = przegrane
    .drawn = remisy
    .played = bez zwycięzcy

## Czego szukamy, po przecinku

against-opponent = przeciwnik: { $opponent }
since = od { $day }
until = do { $day }
days = od { $since } do { $until }
number = numer { $number }

## Pomyłki

mistake =
    .number-without-game = Numer wymaga gry. Wybierz też grę.
    .everyone-without-number = Meczów wszystkich można szukać tylko według numeru. Dodaj numer.
    .everyone-alone = Szukając meczów wszystkich, nie podaje się przeciwnika ani wyniku. Pomiń je.
    .everyone-of-player = Szukaj meczów jednego gracza albo wszystkich, nie obu naraz.
    .days-reversed = Pierwszy dzień jest po ostatnim. Zamień je.
    .same-player = To dwa razy ta sama osoba. Wybierz dwóch graczy.
no-date = „{ $typed }” to nie dzień. Zapisz go tak: 2026-11-20.
no-number = „{ $typed }” to nie numer rozdania. Wpisz liczbę całkowitą od 1 do 999 999 999 999.
no-result = „{ $typed }” to nie wynik. Wybierz won, lost, drawn lub played.
no-player = Nie ma gracza { $name } wśród ostatnich przeciwników ani w klasyfikacji. Sprawdź imię albo użyj id gracza.
several-players = Imię { $name } nosi kilka osób. Użyj id: { $ids }.

## Zakończony mecz

-early = { $why ->
    [resigned] {" "}przez poddanie
    [claimed] {" "}przez nieobecność
    [flag] {" "}na czas
   *[score] {""}
}
outcome = { $result ->
    [won] wygrana
    [lost] przegrana
   *[drawn] remis
}{ -early }
outcome-score = { $result ->
    [won] wygrana
    [lost] przegrana
   *[drawn] remis
} { $own } do { $other }
not-finished = niedokończony
winners = zwycięstwo: { $winners }{ -early }

row = { $outcome }{ $change ->
    [none] {""}
   *[other] {" "}({ $change })
}{ $opponents ->
    [none] {""}
   *[other] {" "}– { $opponents }
}
against = przeciwnik:
rating-change = ranking { $change }
row-of-all = { $players }: { $outcome }
player-score = { $name } { $score }

by-correspondence = { $what }, korespondencyjnie

line = { $when }, { $game }, { $form }: { $result }. { $link }

watch = Obejrzyj mecz z { $when }

## Dwóch graczy przeciw sobie

versus = Bilans
versus-you = Bilans z tobą
versus-of = Bilans · { $name } – { $opponent }
versus-line = { $name } – { $opponent }:
column =
    .matches = mecze
    .won = wygr.
    .drawn = remisy
    .lost = przegr.
    .played = bez zwycięzcy
    .first = pierwszy
    .last = ostatni
total = razem

tally = { $count ->
    [one] { $count } mecz
    [few] { $count } mecze
   *[many] { $count } meczów
}: wygrane { $won }{ $drawn ->
    [0] {""}
   *[other] , remisy { $drawn }
}, przegrane { $lost }{ $played ->
    [0] {""}
   *[other] , bez zwycięzcy { $played }
}
tally-of = { $name }: { $tally }
tally-of-all = Razem: { $tally }.

versus-row = { $game }, { $form }: { $tally }. { $met }

met-once = Data: { $day }.
met = Pierwszy mecz { $first }, ostatni { $last }.

never-met = { $mine ->
    [yes] Nie macie zakończonych meczów: ty i { $opponent }.
   *[no] { $name } i { $opponent } nie mają { $own ->
        [yes] zakończonych
       *[no] rankingowych
    } meczów przeciw sobie.
}

## Polecenia trybu tekstowego

how-to-search = Wpisz „mecze” i dowolne z tych: gra; „gracza NAME”; „przeciw NAME”; „wygrane”, „przegrane”, „remisy” lub „rozegrane”; „od DAY”; „do DAY”; „numer N”; „każdy”. Na przykład: „mecze przeciw Ben wygrane od 2026-11-01”.
how-to-compare = Wpisz „porównaj” i gracza: imię, id gracza albo poziom komputera, np. „porównaj Ben”.
older-command = Są starsze mecze: wpisz „starsze”.
older-on-page = Są starsze mecze: wpisz matches, a potem older (jako polecenie: turnabout matches --count 100).
older-option = Są starsze mecze: --count { $count } pokaże więcej.
no-older = Nie ma czego kontynuować. Najpierw wpisz „mecze”.

## Klawisze

key =
    .watch = obejrzyj
    .link = skopiuj link
    .versus = bilans
    .older = starsze
    .search = szukaj
    .matches = mecze gracza
