### Runda Poker Solitaire: kwadraty, rozdane karty, pola odrzutów, klawisze i przyciski.

## Tytuły

matrix = kwadrat
the-matrix = Kwadrat
the-matrices = Kwadraty
matrix-number = Kwadrat { $number }
your-matrix = Twój kwadrat
matrix-of = Kwadrat: { $name }
matrix-of-board = { $board }: { $matrix }
score = Wynik
options = Opcje
dealt-title = Rozdane
dealt-and-rejects = Rozdane karty i pola odrzutów
rejects-title = Odrzuty
rejects-of = Odrzuty: { $name }
more = Wynik, opcje i wydarzenia

## Gracze

role =
    .maximizer = { $mine ->
        [yes] chcesz wysokiego wyniku
       *[no] chce wysokiego wyniku
    }
    .minimizer = { $mine ->
        [yes] chcesz niskiego wyniku
       *[no] chce niskiego wyniku
    }
to-play = ma ruch
turn-with-cards = { $turn }: { $cards }

## Karty

dealt = rozdane{ $name ->
    [none] {""}
   *[other] {" "}({ $name })
}
dealt-to = { $name } { $cards }
dealt-cards = Rozdane: { $cards }
dealt-later = nic przed swoją kolejką
dealt-on-turn = Dostaniesz je w swojej kolejce.
none-dealt = nie ma już kart
no-more-cards = Nie ma już więcej kart do rozdania.
stock = talon { $cards }
stock-in-full = Talon: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}
cards-word = { $cards ->
    [one] karta
    [few] karty
   *[many] kart
}
stock-and-next = { $stock }, dalej { $cards }{ $more ->
    [yes] {" "}…
   *[no] {""}
}
coming = Dalej: { $cards }
rejects = odrzuty
common = wspólne
left = { $cards ->
    [one] { $cards } karta niewzięta
    [few] { $cards } karty niewzięte
   *[many] { $cards } kart niewziętych
}
left-cards = Niewzięte: { $cards }

## Wybór ruchu

choose-card = Wybierz kartę.
choose-place = Wybierz pole dla { $card } strzałkami albo wpisz jego nazwę, np. c3.
choose-lit-square = { $card }: wybierz jedno z podświetlonych pól.
picking = Która karta? Strzałki wybierają, Enter podnosi, Spacja lub Esc anuluje.
nothing-to-pick-up = Nie możesz teraz podnieść żadnej karty.
pick-up-first = Nie możesz wziąć rozdanej karty. Naciśnij Spację, aby podnieść inną.
fits-nowhere = { $card } nigdzie teraz nie pasuje. Wybierz inną kartę.
no-reject-square = Żadne pole odrzutów nie przyjmie tej karty.
does-not-fit = Nie możesz zagrać na { $place }.
no-room-to-steal = Nie możesz ukraść { $card }: twój kwadrat jest pełny.
no-theft-now = Nie możesz teraz ukraść { $card }: nie pasuje nigdzie w twoim kwadracie.
must-touch =
    .edges = Karta nie dotykałaby tam żadnej innej. Wybierz pole obok karty.
    .corners = Karta nie dotykałaby tam żadnej innej. Wybierz pole, które dotyka karty bokiem lub rogiem.
can-pass = Możesz spasować: twój kwadrat jest pełny albo nie dostajesz już kart.
can-end = Twój kwadrat jest pełny: powiedz Koniec, aby zakończyć wyścig.
sure = Powiedzieć Koniec i zakończyć wyścig?
wait = Nie masz już nic do zrobienia. Poczekaj na drugą osobę.
card-taken = { $name } bierze { $card }. Naciśnij Enter, aby podnieść następną kartę.
card-was-taken = { BEGIN($name) } bierze { $card }.{ $next ->
    [none] {""}
   *[other] {" "}Teraz rozdana jest { $next }.
}
card-gone = { $card } zniknęła: wzięła ją druga osoba.
next-card-to = Następna karta trafi na:
typed = Ruch:
how-to-type = Wpisz QH c3, c3 x1 (odrzut), 2:c3 d4 albo c3 dla wybranej karty; pass; done.
not-a-move = „{ $typed }” to nie ruch. { how-to-type }
which-column = Wiersz { $row }: która kolumna, od a do e?
which-row = Kolumna { $column }: który wiersz, od 1 do 5?
which-row-or-chat = { which-row } Naciśnij { $column } jeszcze raz, aby otworzyć czat.

## Co jest na polu, dla czytników ekranu

free = wolne
reject-square = { $place }, pole odrzutów
stolen = ukradziona: nie można jej odkraść
last-move = zagrana ostatnio
hinted = podpowiedź
on-its-way = { $card } jest w drodze
takes-card = przyjmuje wybraną kartę{ $worth ->
    [none] {""}
   *[other] : { $worth }
}

## Koniec rundy

over = Koniec gry: { $result }.
over-by-done = { BEGIN($name) } mówi Koniec. Rezultat: { $result }.

## Opisy klawiszy

key-choose = wybierz
key-put = połóż
key-card = karta
key-pick-up = inna karta
key-reject = odrzuć
key-type = wpisz ruch
key-pass = pas
key-done = Koniec
key-pick-it-up = podnieś
key-cancel = anuluj
key-next-card = następna karta
key-end-race = zakończ
key-keep-playing = graj dalej

## Przyciski

pass-turn = Pas
done = Koniec

## Pomoc do klawiszy, dla czytników ekranu

keys = Strzałki przechodzą między polami; litera od a do e i cyfra od 1 do 5 wybierają kolumnę i wiersz. Enter lub Spacja kładzie tam wybraną kartę albo podnosi kartę, która tam jest. N wybiera następną rozdaną kartę, X następne pole odrzutów. M przechodzi do drugiego kwadratu, P pasuje, Escape odkłada kartę. Shift i C otwiera czat.
