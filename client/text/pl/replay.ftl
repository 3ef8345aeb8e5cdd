### Oglądanie zakończonego meczu ruch po ruchu.

## Co grano i jak się skończyło

heading = { $game } · numer { $number }

record-is-right = Sprawdzone: wszystkie karty, ruchy i wyniki się zgadzają.
record-is-wrong = Ten zapis jest błędny: { $difference }.

score-of = { $name ->
    [none] {""}
   *[other] { $name }{" "}
}{ $score ->
    [none] −
   *[other] { $score }
}

won = zwycięstwo: { $winners }{ $why ->
    [resigned] ; poddanie: { $losers }
    [claimed] ; nieobecność: { $losers }
    [flag] ; koniec czasu: { $losers }
   *[score] {""}
}{ $scores ->
    [none] {""}
   *[other] {" "}({ $scores })
}

drawn = remis{ $why ->
    [resigned] ; poddanie: { $losers }
    [claimed] ; nieobecność: { $losers }
    [flag] ; koniec czasu: { $losers }
   *[score] {""}
}{ $scores ->
    [none] {""}
   *[other] {" "}({ $scores })
}

reached = { $name }: wynik { $score }
gave-up = { $name }: partia poddana
together-reached = { $score ->
    [none] gra poddana
   *[other] wspólny wynik: { $score }
}

## Rundy

leg-name = { $kind ->
    [board] Plansza { $leg }
   *[leg] Runda { $leg }
}
both-legs = Obie rundy
both-boards = Obie plansze
all-legs = Wszystkie rundy
all-tables = Wszystkie stoły

leg-title = { $leg }: { $player }
plays-as = { $name } { $role ->
    [maximizer] maksymalizuje
    [minimizer] minimalizuje
    [owner] strzeże drzewa
    [guesser] zgaduje
   *[player] gra solo
}
players-together = { $players } razem

## Przy ruchu

move-of = ruch { $move } z { $moves }
score = wynik { $score }{ $change ->
    [0] {""}
   *[other] {" "}({ $change })
}
score-and-parts = { $score }: { $parts }
score-of-player = { $name } { $score }{ $change ->
    [0] {""}
   *[other] {" "}({ $change })
}
played = { $name }: { $move }{ $change ->
    [0] {""}
   *[other] {" "}{ $change }
}
leg-ended = koniec, wynik { $score }
next-card = następna: { $card }
loading = Wczytywanie tego ruchu…

-after = { $moves ->
    [0] Na początku
    [one] Po { $moves } ruchu
   *[many] Po { $moves } ruchach
}
score-after = { -after } wynik to { $score }.
scores-after = { -after }: { $scores }.
legs-equal = { -after } obie { $kind ->
    [board] plansze
   *[leg] rundy
} mają { $score }.
legs-compared = { -after } { $kind ->
    [board] plansza 1 ma { $first }, a plansza 2 ma { $second }: plansza { $leader } prowadzi o { $lead }.
   *[leg] runda 1 ma { $first }, a runda 2 ma { $second }: runda { $leader } prowadzi o { $lead }.
}

## Gdzie rundy się różnią

same-move = ten sam ruch
same-card = ta sama karta
differ = pierwsza różnica
first-difference = Pierwsza różnica
differ-here = { $kind ->
    [board] Odtąd plansze się różnią
   *[leg] Odtąd rundy się różnią
}: { $change ->
    [place] ta sama karta trafia w inne miejsce.
    [card] zagrana jest inna karta.
    [guess] inna próba.
   *[move] inny ruch.
}

## Zdarzenia między ruchami

takes-back = { $name } cofa { $moves }{ $revealed ->
    [yes] {" "}(odkryta karta)
   *[no] {""}
}
computer-plays = { $name }: dalej gra komputer ({ $level })
plays-again = { $name } znów gra
leaves = { $name } opuszcza mecz
replaced = { $other } zajmuje miejsce, na którym gra { $name }
resigns = { $name } { $alone ->
    [yes] poddaje partię
   *[no] poddaje mecz
}
claims = { $name } ogłasza zwycięstwo
out-of-time = { $name }: koniec czasu
out-of-time-in-leg = { $name }: koniec czasu w tej rundzie
time-back = { $name } odzyskuje { $time }
hint = { $name } prosi o podpowiedź
event-in-leg = { $event } ({ $leg })

## Ekran

watch = Obejrzyj
moves = Ruchy
move = Ruch
move-number = Ruch { $number }
move-played = Zagrane
to-start = Na początek
move-back = Ruch wstecz
move-on = Ruch dalej
to-end = Na koniec
play = Odtwórz
pause = Pauza
playing = odtwarzanie
speed = Tempo
seconds-a-move = { $seconds } s na ruch
next-event = Następne zdarzenie
analysis = Analiza
save-record = Zapisz do pliku
listed-moves = Lista pokazuje ruchy od { $first } do { $last } z { $moves }. Przejdź do innego ruchu, aby zobaczyć więcej.
keys = Klawisze: ← → krok, Home i End na początek i na koniec, Spacja odtwarza, + i − zmieniają tempo, p przechodzi do pierwszej różnicy, a klawisz i – do następnego zdarzenia.

key =
    .step = krok
    .play = odtwórz
    .pause = pauza
    .speed = tempo
    .go-to = idź do
    .part = różnica
    .event = zdarzenie
    .analysis = analiza
    .one-leg = jedna runda
    .other-leg = inna runda
    .both-legs = obie rundy
    .look = patrz
    .watch = obejrzyj
    .choose = wybierz
go-to = Idź do ruchu { $typed }▌ (z { $moves }): Enter przechodzi do niego, ←→ o tyle kroków
