### Gra solo: przed pierwszą kartą, w menu i po ostatniej karcie.

dealing = Rozdawanie kart…
looking = Szukanie wygrywalnego numeru…
what-next = Co dalej?

## Menu partii

title = Partia
about = { $number ->
    [none] {""}
   *[other] Numer { $number }.
}{ $score ->
    [none] {""}
   *[other] { $number ->
        [none] {""}
       *[other] {" "}
    }{ $score }{ $beat ->
        [none] {""}
       *[other] ; { $beat } { $best ->
            [yes] do osiągnięcia
           *[no] do pobicia
        }
    }.
}
continue-game = Graj dalej
switch-hints =
    .on = Podpowiedź przy każdym ruchu
    .off = Podpowiedzi tylko na prośbę
high-scores = Rekordy
new-game = Nowa partia
new-game-hint = na losowym numerze
same-number = Jeszcze raz ten sam numer
choose-number = Wybierz numer
change-rules = Zmień zasady
choose-number-hint = wpisany przez ciebie
how-to-play = Jak grać
how-to-play-hint = zasady, znaki i klawisze, twórcy
resign = Porzuć tę partię
leave = Wyjdź
leave-hint = partia jest zapisana na później

## Inna partia, zanim ta się skończy

abandon-title = Wyjść z tej partii?
abandon-text = Zostaw ją na ekranie startowym albo porzuć: wtedy nie będzie się liczyć.
abandon-text-tournament = Jeszcze się nie skończyła. Jeśli ją porzucisz, nie będzie się liczyć.
keep = Zostaw na później
give-up = Porzuć
resign-title = Porzucić tę partię?
resign-text = Skończy się tutaj i nie będzie się liczyć.

## Wynik

over = { $score }{ $number ->
    [none] {""}
   *[other] , numer { $number }
}.
resigned = { $name ->
    [none] Partia porzucona, więc się nie liczy.
   *[other] { $name } porzuca partię, więc się nie liczy.
}
took = Czas: { $time }.
helped = W tej partii były podpowiedzi, więc nie liczy się do twoich najlepszych.
casual-over = To była partia treningowa. Jej wynik liczy się tylko wśród treningowych.

beat-computer = Wygrywasz z komputerem, który ma { $score }.
beat-best = To twój nowy rekord na tym numerze. Poprzedni: { $score }.
matched-computer = Tyle samo co komputer.
matched-best = Twój rekord wyrównany.
computer-best = { $low ->
    [yes] Komputerowi zostało
   *[no] Wynik komputera
}: { $score }.
your-best = { $low ->
    [yes] Tobie wcześniej zostało
   *[no] Twój wcześniejszy wynik
}: { $score }.

computer = komputer { $score }
best-before = twój wcześniejszy rekord { $score }
par = norma { $score }
working = Trwa obliczanie wyniku komputera…
working-on-par = Trwa obliczanie normy…

high-score = Nowy rekord: { $place ->
    [1] twoja najlepsza partia
    [2] twój drugi wynik
    [3] twój trzeci wynik
    [4] twój czwarty wynik
    [5] twój piąty wynik
   *[many] miejsce { $place } na 10
}.
