### Wyniki Grandma’s Game: liczba kart na bazach.

counted = { $points ->
    [one] { $points } karta
    [few] { $points } karty
   *[many] { $points } kart
}
of-all = { $points } ze 104 kart
on-foundations = { $points } ze 104 kart na bazach
on-foundations-short = { $points } ze 104 kart na bazach
title = Wynik: { $points }
all-home = Wszystkie 104 karty na bazach
won = Wygrana: wszystkie 104 karty

## Z czego składa się wynik

suit =
    .clubs = trefl
    .diamonds = karo
    .hearts = kier
    .spades = pik
player = Gracz { $number }
part = { $name } { $points }

## Wynik do pobicia

to-beat = { $points ->
    [104] do osiągnięcia: wszystkie { $points } karty
    [one] do pobicia: { $points } karta
    [few] do pobicia: { $points } karty
   *[many] do pobicia: { $points } kart
}
computer-reached = Wynik komputera: { $points ->
    [one] { $points } karta na bazach
    [few] { $points } karty na bazach
   *[many] { $points } kart na bazach
}.
your-best = Twój rekord: { $points }.

## Stan stołu

stock = { $cards ->
    [0] talon jest pusty
   *[many] w talonie { $cards }
}
made = { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
   *[many] { $moves } ruchów
}{ $race ->
    [yes] {""}
   *[no] , cofnięte { $undos }, ponowione { $redos }
}{ $peeks ->
    [0] {""}
    [one] , { $peeks } zajrzenie
    [few] , { $peeks } zajrzenia
   *[many] , { $peeks } zajrzeń
}
left = zostało { $cards }
over = koniec
state = { $points ->
    [one] { $points } karta zagrana
    [few] { $points } karty zagrane
   *[many] { $points } kart zagranych
}, zostało { $left }{ $plays ->
    [yes] {""}
   *[no] , koniec
}
player-state = { $name }: { state }
more-players = i jeszcze { $players }

## Koniec

ended =
    .won = Wygrana: wszystkie 104 karty są na bazach!
    .given-up = Partia poddana; kart na bazach: { $points }.
    .other = Koniec gry; kart na bazach: { $points }.
your-table =
    .won = Wygrywasz: wszystkie karty są na bazach.
    .given-up = Twój stół jest poddany.
    .stuck = Przy twoim stole nie ma już kart do zagrania.
    .cut-short = Wygrywa ktoś inny.
others-play-on = Pozostali grają dalej.
race-over = Koniec wyścigu: { $places }.
race-won = Koniec wyścigu: { $name } wygrywa{ $others ->
    [none] {""}
   *[other] ; { $others }
}.

## Niezagrane karty

left-title = Zostało
left-count = { $cards ->
    [one] Zostało: { $cards } karta
    [few] Zostało: { $cards } karty
   *[many] Zostało: { $cards } kart
}
left-cards = Zostało: { $groups }.
left-in = { $place }: { $cards }
workspace = warsztat
stock-name = talon

## Opcje

option-any-order = Kolejność w warsztacie można dowolnie zmieniać.
option-fixed-order = Kolejność w warsztacie jest stała, co jest dużo trudniejsze.
option-winnable = Losowane są tylko wygrywalne numery.
