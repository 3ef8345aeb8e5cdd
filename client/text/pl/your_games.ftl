### Twoje partie na serwerze; na początku te, które czekają na ciebie.

title = Twoje partie
hint = na wszystkich serwerach, najpierw te, które czekają
title-at = Twoje partie na { $server }
none = Nie masz partii na tym serwerze.
more = { $count ->
    [one] i jeszcze { $count } partia
    [few] i jeszcze { $count } partie
   *[many] i jeszcze { $count } partii
}

state = { $state ->
    [yours] Twoja kolej
    [others] { $other ->
        [none] Kolej innych
       *[other] Kolej: { $other }
    }
    [players] Czeka na graczy
    [won] Wygrana
    [lost] Przegrana
    [drawn] Remis
   *[over] Koniec
}

game = { $game }{ $other ->
    [none] {""}
   *[other] {" "}– { $other }
}{ $number ->
    [none] {""}
   *[other] , numer { $number }
}
score = wynik { $points }
last-move = { $by }: { $move }

row = { $state }. { $game }{ $score ->
    [none] {""}
   *[other] , { $score }
}{ $move ->
    [none] {""}
   *[other] , { $move }
}. { $address }

waiting = { $count ->
    [one] Czeka na ciebie { $count } inna partia.
    [few] Czekają na ciebie { $count } inne partie.
   *[many] Czeka na ciebie { $count } innych partii.
}
waiting-command = { $count ->
    [one] Czeka na ciebie { $count } inna partia. Wpisz „następna”, aby ją otworzyć.
    [few] Czekają na ciebie { $count } inne partie. Wpisz „następna”, aby otworzyć pierwszą.
   *[many] Czeka na ciebie { $count } innych partii. Wpisz „następna”, aby otworzyć pierwszą.
}
waiting-key = { $count ->
    [one] Czeka na ciebie { $count } inna partia: otwiera ją Ctrl+N.
    [few] Czekają na ciebie { $count } inne partie: pierwszą otwiera Ctrl+N.
   *[many] Czeka na ciebie { $count } innych partii: pierwszą otwiera Ctrl+N.
}
next = Następna partia
none-waiting = Nie czeka na ciebie żadna inna partia.
lost = Utracono połączenie z { $server }: { $why }
back = Połączenie z { $server } wróciło.
not-run = Nie udało się uruchomić { $command }: { $why }
failed = { $command } – zakończone z kodem { $code }.
run-needs-watch = --run wymaga --watch.
run-what = Po --run podaj program, np. --run notify-send.
run-extra = „{ $word }” to nie opcja. Program do uruchomienia podaje się po --run.
