### Runda Grandma’s Game: stół, klawisze i przyciski.

## Tytuły

table = Stół
table-auto = Stół · gra bezpieczne karty
last-move = Ostatni ruch
race = Wyścig
foundations = Bazy
piles = Stosy
workspace = Warsztat
score = Na bazach
options = Opcje
chosen = Co jest wybrane
more = Wynik, opcje i wydarzenia

## Stół

stock = talon
fan = wach.
full = max
build-up = rośnie
build-down = maleje
workspace-of = Warsztat: stos { $pile }, { $cards ->
    [0] brak kart
    [one] { $cards } karta
    [few] { $cards } karty{ $order ->
        [yes] , najniższa z lewej
       *[no] {""}
    }
   *[many] { $cards } kart{ $order ->
        [yes] , najniższa z lewej
       *[no] {""}
    }
}
workspace-empty = Warsztat jest pusty. Stos trafi tu po rozdaniu z talonu.
tables-hidden = Każdy ma własny stół, którego nie widzi nikt inny.
of-suit = { $cards } z 26

## Co jest wybrane

choose = { $deal ->
    [yes] Wybierz kartę albo rozdaj.
   *[no] Wybierz kartę.
}
pile-top = { $card } na stosie { $pile }, { $size ->
    [one] { $size } karta
    [few] { $size } karty
   *[many] { $size } kart
}{ $under ->
    [none] {""}
   *[other] , pod nią { $under }
}.
pile-empty = { $away ->
    [yes] Stos { $pile } jest w warsztacie.
   *[no] Stos { $pile } jest pusty.
}
workspace-card = { $top ->
    [yes] { $card }, na wierzchu w warsztacie.
   *[no] { $card }, { $number }. z { $of } w warsztacie.
}
foundation-state = { $top ->
    [none] Baza { $foundation } jest pusta.
   *[other] { $top } na bazie { $foundation }, { $size ->
        [one] { $size } karta.
        [few] { $size } karty.
       *[many] { $size } kart.
    }
} { $takes ->
    [none] Jest pełna.
   *[other] Następna będzie { $takes }.
}
stock-state = { $cards ->
    [0] Talon jest pusty.
    [one] W talonie jest { $cards } karta. Rozdaj ją na stos jej wartości.
    [few] W talonie są { $cards } karty. Rozdaj jedną na stos jej wartości.
   *[many] W talonie jest { $cards } kart. Rozdaj jedną na stos jej wartości.
}
can-look-under = Możesz pod nią zajrzeć.
carrying = Wybierz miejsce dla { $card }.

## Komunikaty

nothing-to-undo = Nie ma czego cofnąć.
nothing-to-redo = Nie ma czego ponowić.
no-undo-in-race = W wyścigu nie cofa się ruchów.
stock-empty = Talon jest pusty.
no-peek = Pod stos możesz zajrzeć tylko, jeśli na innym jest ta sama karta i można ją zagrać.
no-card = Nie ma tam karty do zagrania.
no-dealing = Rozdanie można oglądać tylko przed pierwszym ruchem.
stuck = Nie ma już kart do zagrania. Cofnij albo poddaj.
order-fixed = W tej grze kolejność w warsztacie jest stała.
nothing-to-order = W warsztacie nie ma karty do przesunięcia.
choose-in-workspace = Najpierw wybierz kartę w warsztacie.

typed = Graj:
how-to-type = Np. 5 hearts up, 8h down, :h up to down, :order 8h 3c, :deal lub :peek 5.
not-a-move = „{ $typed }” to nie ruch. Wpisz ruch, np. 5 hearts up, 8h down, :order 8h 3c lub :peek 5.
how-to-type-order = Podaj karty na wierzch, od najniższej, np. 8h 3c.
wrong-order = Niektórych z tych kart nie ma w warsztacie. { how-to-type-order }
hint-key = ({ $key } jeszcze raz: wpisz ją)

give-up-question = { $points ->
    [one] Poddać z { $points } kartą na bazach?
   *[many] Poddać z { $points } kartami na bazach?
}
give-up-note = { $race ->
    [yes] Twój stół skończy z tym wynikiem; pozostali grają dalej.
   *[no] Partia skończy się z tym wynikiem.
}

## Rozdanie

dealing = Rozdanie
dealing-progress = Rozdanie: { $step } z { $of } kart
onto-pile = na stos { $pile }
to-stock = { $cards ->
    [one] { $cards } karta na talon
    [few] { $cards } karty na talon
   *[many] { $cards } kart na talon
}
dealt = { $card } na stos { $pile }{ $stock ->
    [0] {""}
    [one] , potem { $stock } zakryta karta na talon
    [few] , potem { $stock } zakryte karty na talon
   *[many] , potem { $stock } zakrytych kart na talon
}.
pace = Tempo { $pace } z { $of }
paused = Wstrzymane
remember = Zapamiętaj, co się da: przykryte karty pozostają ukryte.
all-dealt = Wszystkie karty są rozdane.

## Opisy klawiszy

key-choose = wybierz
key-play = graj
key-deal = rozdaj
key-carry = podnieś
key-order = kolejność
key-look-under = zajrzyj pod
key-up-or-down = w górę lub w dół
key-undo = cofnij
key-redo = ponów
key-give-up = poddaj
key-keep-playing = graj dalej
key-auto = { $auto ->
    [yes] wyłącz auto
   *[no] graj bezpieczne
}
key-watch-dealing = obejrzyj rozdanie
key-pause = pauza
key-continue = dalej
key-pace = tempo
key-by-card = po karcie
key-again = od nowa
key-skip = pomiń
key-put-down = odłóż
key-cancel = anuluj

## Przyciski

play-hint = Zagraj podpowiedź
undo = Cofnij
redo = Ponów
give-up = Poddaj
keep-playing = Graj dalej
look-under = Zajrzyj pod
move = Przesuń
to-bottom = Na spód
put-down = Odłóż
cancel = Anuluj
to-foundation = Na: { $foundation }
type-order = Wpisz kolejność
watch-dealing = Obejrzyj rozdanie
pause = Pauza
resume = Dalej
slower = Wolniej
faster = Szybciej
card-back = Poprzednia karta
next-card = Następna karta
again = Od nowa
skip = Pomiń
play = Graj

## Formularze

order-title = Zmień kolejność w warsztacie
order-label = Karty, od najniższej
reorder = Ułóż
auto = Graj bezpieczne karty automatycznie
safe-hint = Karta jest bezpieczna, jeśli jest ostatnia swojego rodzaju, a na bazach jest 14 kart jej koloru.
undo-pauses = Cofnięcie to wstrzymuje.

## Pomoc do klawiszy, dla czytników ekranu

keys = Strzałki przechodzą po stole. A, od 2 do 9, T, J, Q i K przechodzą do stosu, W do warsztatu, F do baz. Enter gra to, co wybrane; plus i minus grają na bazę, która rośnie lub maleje. D rozdaje. { $reorder ->
    [yes] Spacja podnosi kartę z warsztatu: przesuwaj ją strzałkami; Enter ją odkłada. S pozwala wpisać kolejność.{" "}
   *[no] {""}
}L zagląda pod stos. { $race ->
    [yes] {""}
   *[no] U cofa, R ponawia.{" "}
}V pokazuje rozdanie, do pierwszego ruchu.
