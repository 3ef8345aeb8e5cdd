### Ruchy Poker Solitaire i co robią. Pole ma nazwę taką jak „c3”, pole odrzutów taką jak „x1”.

## Pola

common = { $place } (wspólne)
in-matrix = { $place } w kwadracie { $number }
in-matrix-short = { $place } w { $number }
of-player = { $place } ({ $owner })
yours = { $place } (ty)
player = Gracz { $number }

## Ruchy

move = { $what } na { $to }
pass-turn = pas
done = koniec

## Co ruch robi lub zrobił

effect =
    .place = { $card } na { $to }
    .plant = { $card } podrzucona na { $to }
    .reject = { $card } odrzucona na { $to }
    .discard = { $card } odrzucona z { $what } na { $to }
    .move = { $card } przesunięta z { $what } na { $to }
    .fetch = { $card } odzyskana z { $what } na { $to }
    .steal = { $card } ukradziona z { $what } na { $to }
passes = pasuje
says-done = mówi Koniec
played = { $name ->
    [none] {""}
   *[other] { $name }:{" "}
}{ $did }{ $change ->
    [0] { $other ->
        [0] {""}
       *[many] {" "}(drugi gracz { $other })
    }
   *[many] {" "}({ $change }{ $other ->
        [0] {""}
       *[many] , drugi gracz { $other }
    })
}
worth = { $change ->
    [0] 0 punktów
    [one] { $change } punkt
    [few] { $change } punkty
   *[many] { $change } punktów
}{ $other ->
    [0] {""}
   *[many] , drugi gracz { $other }
}
score-changes = { $own ->
    [yes] twój wynik
   *[no] wynik
} z { $before } na { $after }{ $other ->
    [0] {""}
   *[many] , drugi gracz { $other }
}
score-stays = { $own ->
    [yes] twój wynik
   *[no] wynik
} bez zmian: { $points }{ $other ->
    [0] {""}
   *[many] , drugi gracz { $other }
}
effect-and-worth = { $effect }{ $worth ->
    [none] {""}
   *[other] : { $worth }
}.

## Rada komputera

expected =
    .points = { $points } punktu
    .ahead = przewaga { $points }
    .behind = strata { $points }
hint = { $move }, na końcu mniej więcej { $expected }{ $yours ->
    [none] {""}
   *[other] ; twój ruch: { $yours }
}
hint-is-yours = { $move }, to też twój wybór; na końcu mniej więcej { $expected }
hint-line = Podpowiedź: { $hint }
