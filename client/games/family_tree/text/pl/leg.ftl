### Runda Family Tree: plansza, ruchy i wynik.

## Wokół drzewa

tree = Drzewo
current-card = Bieżąca karta
score = Wynik { $points }
score-title = Wynik
parts = pokolenia { $levels }, gwiazdy { $celebrity }, układy { $hands }
hand-name = { $hand ->
    [high_card] wysoka karta
    [pair] para
    [two_pair] dwie pary
    [three_of_a_kind] trójka
    [straight] strit
    [flush] kolor
    [full_house] ful
    [four_of_a_kind] kareta
    [straight_flush] poker
   *[royal_flush] poker królewski
}
hand-made = { hand-name } { $points }
more-hands = i jeszcze { $hands } w drzewie
-cards-left = { $cards ->
    [one] została 1 karta
    [few] zostały { $cards } karty
   *[many] zostało { $cards } kart
}
stock = { -cards-left }
stock-in-short = zostało: { $cards }
coming = dalej: { $cards }
coming-title = Dalej
panel = Wynik i wydarzenia

## Czego nie widać

more-left = więcej z lewej
more-right = więcej z prawej
lines-above = { $lines ->
    [one] 1 wiersz wyżej
    [few] { $lines } wiersze wyżej
   *[many] { $lines } wierszy wyżej
}
lines-below = { $lines ->
    [one] 1 wiersz niżej
    [few] { $lines } wiersze niżej
   *[many] { $lines } wierszy niżej
}
larger = Większe
smaller = Mniejsze
fit = Pokaż całe drzewo
fit-places = Pokaż całe drzewo: nie widać { $places ->
    [one] 1 miejsca
   *[many] { $places } miejsc
}

## Co robią klawisze, dla czytników ekranu

keys-playing = Strzałki wybierają miejsce, Enter gra; albo wpisz kartę, na którą zagrać, np. 7d. Shift ze strzałką przechodzi przez wszystkie rodziny. f pokazuje po jednej rodzinie; plus, minus i 0 zmieniają rozmiar.
keys-looking = Strzałki przechodzą przez rodziny. f pokazuje po jednej rodzinie; plus, minus i 0 zmieniają rozmiar.

## Wybór miejsca

-places = { $places ->
    [one] 1 miejsce
    [few] { $places } miejsca
   *[many] { $places } miejsc
}
places-now = { $places ->
    [0] czeka ruch
   *[many] { -places }
}
can-go = { $card } ma { -places }
waiting = { $turn }: { can-go }
choose-a-place = Wybierz miejsce dla { $card } strzałkami albo wpisz kartę.
choose-first = Do wyboru: { -places }. Wskaż jedno strzałkami, potem naciśnij Enter.
how-to-choose = Wybierz jedno: dotknij, użyj strzałek albo wpisz jego kartę.
play = Graj
why-not = Dlaczego nie?
play-on = Zagraj { $card } na:
play-next-on = Zagraj następną kartę na:
typed-early = { $typed }▌ Enter zagra to, gdy przyjdzie twoja kolej; Esc czyści.
type-a-card = Wpisz kartę z drzewa, np. 7d, Kier7, Dp (dama pik) lub x1.
no-card = „{ $typed }” to nie karta. { type-a-card }
not-here = Nie możesz zagrać { $card } na { $target }.
enter-explains = Enter wyjaśnia dlaczego.

## Ruchy

-ordinal = { $number ->
    [1] pierwsze
    [2] drugie
    [3] trzecie
    [4] czwarte
   *[many] piąte
}

move = { $card } na { $target }
becomes-child = { $card } to { -ordinal } dziecko (najwyżej { $most }); rodzice: { $member } i { $spouse }
marries = { $card } bierze ślub z { $target }
joins-family = { $card } dołącza do rodziny { $member } i { $spouse }, która może teraz mieć pięcioro dzieci
divorces = { $card } rozwodzi { $member } i { $spouse } i zakrywa { $spouse }: bez dalszych dzieci
kills = { $card } uśmierca { $target }{ $single ->
    [yes] , osobę stanu wolnego
   *[no] { $widowed ->
        [none] { "" }
       *[other] : { $widowed } zostaje bez małżonka, bez dalszych dzieci
    }
}
gain = { $part ->
    [levels] nowe pokolenie
    [celebrity] gwiazdy
   *[hands] układy
} { $points }
score-after = { $after ->
    [none] wynik bez zmian: { $before }
   *[other] wynik { $before } → { $after }
}

hint = Podpowiedź: { $card } na { $target }{ $score ->
    [none] { "" }
   *[other] , końcowy wynik około { $score }
}{ $chosen ->
    [yes] , to też twój wybór
   *[no] { $yours ->
        [none] { "" }
       *[other] ; twój: około { $yours }
    }
}

## Wydarzenia

played = { $name }: { $card } na { $target }{ $change ->
    [0] { "" }
   *[other] , { $change }
}
to-the-bottom = nie pasuje: { $cards ->
    [none] { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[many] { $count } kart
    }
   *[other] { $cards }
}
news = { $what }; { $skipped }
opened = { $member } i { $spouse } zaczynają drzewo
score-now = Wynik { $points }.
your-turn = Twoja kolej: { $card }, { -places }.

## Koniec

over = { $alone ->
    [yes] Partia
   *[no] Runda
} skończona
ended = Koniec { $board ->
    [yes] planszy
   *[no] { $leg ->
        [none] partii
       *[other] rundy { $leg }
    }
}: { -points }.
computers-score = Wynik komputera: { -points }.
never-played = { $count ->
    [0] Wszystkie karty zostały zagrane.
    [one] 1 karta niezagrana: { $cards }
    [few] { $count } karty niezagrane: { $cards }
   *[many] { $count } kart niezagranych: { $cards }
}

## Wynik do pobicia

beat = { $role ->
    [maximizer] pobij { $score }
    [minimizer] utrzymaj poniżej { $score }
   *[spectator] { $maximizer } musi pobić { $score }
}
beat-in-full = { $role ->
    [maximizer] { $minimizer } ma { $score }. Przy wyższym wyniku wygrywasz; równy to remis.
    [minimizer] Masz { $score }. Jeśli { $maximizer } skończy niżej, wygrywasz; równy wynik to remis.
   *[spectator] { $minimizer } ma { $score }: { $maximizer } wygra wyższym wynikiem; równy to remis.
}
decided = { $winner ->
    [none] remis
   *[other] { $mine ->
        [yes] wygrywasz
       *[no] { $winner } wygrywa
    }
}
decided-in-full = Runda 1: { $first }, runda 2: { $second }. Rezultat: { decided }.
