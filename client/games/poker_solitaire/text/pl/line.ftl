### Poker Solitaire w trybie tekstowym.

## Polecenia

board-command = narysuj kwadraty, rozdane karty i pola odrzutów
lines-command = nazwij każdy wiersz i kolumnę, z punktami
moves-help = ruch, np. QH c3 lub c3 x1, albo samo pole: zagraj tam

## Runda

begins = { $legs ->
    [1] { BEGIN($who) }; { $number }.
   *[many] Runda { $leg } z { $legs }: { $who }; { $number }.
}
alone = solo
player = { $name }{ $role ->
    [none] {""}
   *[other] {" "}{ $role }
}{ $you ->
    [yes] {" "}(ty)
   *[no] {""}
}{ $computer ->
    [none] {""}
   *[other] {" "}({ $computer })
}
matrix = kwadrat { $number }, { $title }
matrix-rules = { $matrix }: { $rules }
rules = { $touching ->
    [edges] karty muszą stykać się bokiem
    [corners] karty muszą stykać się bokiem lub rogiem
   *[anywhere] karty mogą trafić gdziekolwiek
}{ $moves ->
    [yes] , położone karty można przesuwać
   *[no] {""}
}{ $twelve ->
    [yes] , przekątne się liczą
   *[no] {""}
}, { $scoring ->
    [english] punkty angielskie
    [american] punkty amerykańskie
    [pat] wszystkie pięć wierszy musi być układami pat
   *[user] własne punkty
}
matrix-and-score = { $matrix }: { $score }
matrix-heading = { $matrix }:

turn = { BEGIN($turn) }: { $cards ->
    [none] nie ma już kart
   *[other] rozdane { $cards }
}. { $score }; { $stock }.
race = Wyścig
can-pass = Możesz spasować: wpisz „pas”.
can-end = Twój kwadrat jest pełny: wpisz „koniec”, aby zakończyć wyścig.

goes-to = { $card } może trafić na { $squares }{ $rejects ->
    [none] {""}
   *[other] {" "}albo jako odrzut na { $rejects }
}.
can-be-rejected = { $card } może trafić tylko jako odrzut na { $rejects }.
any-square = dowolne wolne pole
any-square-of = dowolne wolne pole ({ $matrix })
card-at = { $card } na { $place }
can-pick-up = Możesz też przesunąć { $cards }.
can-pick-up-many = Możesz też przesunąć położoną kartę. Tyle kart może gdzieś trafić: { $cards }. Wpisz „ruchy” i jej pole, np. „ruchy { $place }”.

## Ruchy

no-moves = Nie masz teraz ruchów.
too-many = Położone karty można przesuwać, więc ruchów jest za dużo, by je wypisać.
many = Liczba ruchów: { $moves }. Wpisz „ruchy” i kartę, np. „ruchy { $card }”, aby zobaczyć ruchy tej karty.
move = { $number }. { $move }{ $score ->
    [none] {""}
   *[other] ; { $score }
}
no-such-move = { $last ->
    [0] Nie ma teraz ruchu do wyboru numerem. Wpisz ruch, np. QH c3.
   *[many] Nie ma ruchu { $number }. Wpisz liczbę od 1 do { $last } albo ruch, np. QH c3.
}
not-to-pick-up = Nie możesz teraz podnieść „{ $typed }”.

expected = { $move } ({ $expected })
hint = Podpowiedź: { $best }{ $others ->
    [none] {""}
   *[other] ; inne ruchy: { $others }
}. W nawiasach: wynik spodziewany na końcu.

## Kwadraty

computers-matrix = Kwadrat komputera, numer { $number }, { $score }:
legend = Na planszy: -- to wolne pole, + wolne pole, które przyjmie pierwszą rozdaną kartę, < > oznacza ostatnio zagraną kartę.
dealt = rozdane: { $cards ->
    [none] brak
   *[other] { $cards }
}
rejects = odrzuty: { $squares }
