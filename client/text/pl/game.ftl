### Co programy mówią o każdej grze: formy, komputery.

computer-has-not-played = Komputer nie grał jeszcze tego numeru. Właśnie nad nim pracuje.

form =
    .match = Mecz
    .mirror = Mecz lustrzany: obie rundy naraz
    .together = Razem
    .race = Wyścig
    .solo = Solo

-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
points = { -points }

## Gra, której ta strona nie zna

table = Stół
computers-game = Partia komputera

## Runda dowolnej gry

no-leg = Nie trwa żadna runda.
choose-first = Najpierw wybierz miejsce strzałkami, potem naciśnij Enter.
enter-goes-on = Naciśnij Enter, aby kontynuować.
enter-goes-back = Naciśnij Enter, aby wrócić.
news = Co się wydarzyło
sent = Wysłano…
players = Gracze
to-move = ma ruch
your-turn = twoja kolej
turn = { $computer ->
    [yes] { $name } myśli
   *[no] kolej: { $name }
}

## Rundy i role

leg-of = runda { $leg } z { $legs }
kind =
    .alone = solo
    .together = razem
    .race = wyścig
does = { $role ->
    [maximizer] { $mine ->
        [yes] maksymalizujesz
       *[no] maksymalizuje
    }
    [minimizer] { $mine ->
        [yes] minimalizujesz
       *[no] minimalizuje
    }
    [owner] { $mine ->
        [yes] strzeżesz drzewa
       *[no] strzeże drzewa
    }
   *[guesser] { $mine ->
        [yes] zgadujesz
       *[no] zgaduje
    }
}
plays-alone = { $mine ->
    [yes] grasz solo
   *[no] gra solo
}
leg-over = Koniec rundy { $leg }: { $score }.
safe-on = Bezpieczne karty są teraz grane automatycznie.
safe-off = Bezpieczne karty nie są już grane automatycznie.
