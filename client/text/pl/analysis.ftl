### Analiza zakończonego meczu: jak dobre były ruchy.

title = Analiza
title-of-match = { $analysis }: { $match }
judged-so-far = Ruchy ocenione do tej pory
working = Komputer analizuje ruch po ruchu…
progress = { $done } z { $moves ->
    [one] { $moves } ruchu
   *[many] { $moves } ruchów
}
working-at = Komputer analizuje: { $progress }.
simulations = { $playouts ->
    [one] { $playouts } symulacja
    [few] { $playouts } symulacje
   *[many] { $playouts } symulacji
} na ruch
based-on = Analiza komputera ({ $simulations }):

## Dlaczego nie ma analizy

not-sent = Serwer nie przysłał analizy. Spróbuj ponownie.
no-record = Nie udało się wczytać zapisu tego meczu. Spróbuj ponownie.
nothing-to-judge = W tym meczu nie ma ruchów, które dałoby się ocenić.
impossible = Tego meczu nie da się przeanalizować: { $reason }.
no-reason = przyczyna nieznana
not-started = Nie udało się uruchomić programu do analizy: { $reason }.
not-shown = Analiza zawiera coś, czego ten Turnabout nie umie pokazać.
newer-version = Analizę zrobił nowszy Turnabout. Zaktualizuj swój.
unwritable = Nie można zapisać { $path }: { $reason }.
not-over = Mecz jeszcze się nie skończył.
disconnected = Połączenie z serwerem zostało zerwane.
another-match = Zaczął się następny mecz. Ten przeanalizujesz z jego zapisu.
only-first = Przeanalizowano tylko pierwsze zapisy ({ $shown }). Dalsze wybierzesz przez --index.

## Gracze

accuracy = dokładność
accuracy-in-leg = dokładność, { $leg }
player = gracz
faults = potknięcia
percent = { $percent ->
    [none] –
   *[other] { $percent }%
}
role =
    .maximizer = maksymalizuje
    .minimizer = minimalizuje
    .player = solo
    .owner = strzeże
    .guesser = zgaduje
    .together = razem
    .equal = gra
role-in-leg = { $leg }, { $role }
accuracy-of = { $name } ({ $role }): dokładność { $percent }, { $faults }.
no-choices-of = { $name } ({ $role }): ani razu nie było wyboru.

## Potknięcia

no-faults = bez potknięć
fault-count =
    .inaccuracy = { $count ->
        [one] { $count } niedokładność
        [few] { $count } niedokładności
       *[many] { $count } niedokładności
    }
    .mistake = { $count ->
        [one] { $count } błąd
        [few] { $count } błędy
       *[many] { $count } błędów
    }
    .blunder = { $count ->
        [one] { $count } gruby błąd
        [few] { $count } grube błędy
       *[many] { $count } grubych błędów
    }
fault =
    .inaccuracy = niedokładność
    .mistake = błąd
    .blunder = gruby błąd
fault-letter =
    .inaccuracy = n
    .mistake = b
    .blunder = G
fault-found = Ruch { $number }{ $leg ->
    [none] {""}
   *[other] {" "}({ $leg })
}: { $name } – { $move }, { $fault ->
    [inaccuracy] niedokładność
    [mistake] błąd
   *[blunder] gruby błąd
}; { $best } jest lepsze o { $lost }.
none-found = Żaden ruch nie kosztował dużo.
next-fault = Następne potknięcie
previous-fault = Poprzednie potknięcie
only-faults = Tylko potknięcia

## Czego nie da się ocenić

movable-by = { $name }: ruchy bez oceny, bo położone karty można było przesuwać.
movable = Ruchy bez oceny: położone karty można było przesuwać lub zabierać.

## Czy to rozdanie da się wygrać

verdict = { $name ->
    [none] {""}
   *[other] { $name }:{" "}
}{ $verdict ->
    [won] Przy znajomości wszystkich kart to rozdanie da się wygrać{ $number ->
        [none] .
       *[other] , ale już nie po ruchu { $number }, { $move }.
    }
    [lost] Nawet przy znajomości wszystkich kart tego rozdania nie da się wygrać.
   *[unknown] Nie wiadomo, czy to rozdanie da się wygrać.
}
lost-here = tu przegrane
show-move = Pokaż ten ruch

## Rundy

leg = { $kind ->
    [board] plansza { $leg }
   *[leg] runda { $leg }
}
legs = Rundy

## Wykres

graph = { $leader ->
    [none] Przewidywany wynik końcowy
   *[other] Przewidywana przewaga: { $leader }
}{ $leg ->
    [none] {""}
   *[other] , { $leg }
}
graph-read = Zaczyna się na { $first }, kończy na { $last }, mieści się między { $lowest } a { $highest }; { $faults }. Wszystkie ruchy są w tabeli poniżej.
curve = { $graph }: { $first } po pierwszym ruchu, najwięcej { $high } (ruch { $highmove }), najmniej { $low } (ruch { $lowmove }), na końcu { $last }.

## Ruchy

moves = { $leg ->
    [none] Ruchy
   *[other] Ruchy: { $leg }
}
column =
    .move = ruch
    .player = gracz
    .played = zagrane
    .fault = ocena
    .lost = strata
    .expected = szacunek
move-number = ruch { $number }
expected = szacunek { $expected }
columns-explained = Szacunek: { $leader ->
    [none] przewidywany wynik końcowy po tym ruchu
   *[other] przewidywana końcowa przewaga osoby, która wykonuje ruch, a na wykresie przewaga: { $leader }
}, według symulacji. Strata: o ile ruch był gorszy od najlepszego. Dokładność: 100%, jeśli każdy ruch był najlepszy, 0%, jeśli żaden nie był lepszy od przypadkowego.
watch = Obejrzyj ponownie
needs-server = Tej analizy nie ma na tym urządzeniu, więc potrzebny jest serwer. { $reason }

## Możliwości w danym ruchu

choices = Możliwości w ruchu { $number }
choices-here = ruch { $number }, { $choices ->
    [several] tu był wybór
    [one] jedyna możliwość
   *[unjudged] bez oceny
}
only-choice = Nie było innej możliwości.
best = najlepszy
played = zagrany
before-move = { $picture } przed tym ruchem

key =
    .move = ruch
    .next-fault = potknięcie
    .leg = inna runda
    .board = inna plansza
    .table = inny stół
