### Mecz: tytuły oraz strony przed pierwszą rundą i między rundami.

## Tytuły

title-of-leg = Mecz { $match }, runda { $leg } z { $legs }
title = Mecz { $match }
title-together = Partia { $match }, razem
title-race = Wyścig { $match }
title-mirror = Mecz { $match }, lustrzany

## Role

roles = { $maximizer ->
    [none] Maksymalizujesz i zaczynasz; { $minimizer } minimalizuje.
   *[other] { $minimizer ->
        [none] Minimalizujesz; { $maximizer } maksymalizuje i zaczyna.
       *[other] { BEGIN($maximizer) } maksymalizuje i zaczyna; { $minimizer } minimalizuje.
    }
}
roles-swapped = Teraz zamiana ról, na tych samych kartach. { roles }
roles-drawn = { $owning ->
    [yes] Kto najpierw strzeże drzewa, decyduje los. Swoją rolę poznasz, gdy { $several ->
        [yes] wszyscy będą gotowi
       *[no] oboje będziecie gotowi
    }.
   *[no] Kto najpierw maksymalizuje, decyduje los. Swoją rolę poznasz, gdy { $several ->
        [yes] wszyscy będą gotowi
       *[no] oboje będziecie gotowi
    }.
}
owns-tree = { $owner ->
    [none] { $now ->
        [yes] Teraz ty strzeżesz
       *[no] Strzeżesz
    } drzewa
   *[other] { $now ->
        [yes] Teraz { $owner }
       *[no] { BEGIN($owner) }
    } strzeże drzewa
}, { $several ->
    [yes] wszyscy pozostali je zgadują.
   *[no] { $guesser ->
        [none] ty je zgadujesz.
       *[other] { $guesser } je zgaduje.
    }
}
equals = Gracz 1: { $first }, gracz 2: { $second }; mecz ma jedną rundę.
mirror = { $mine ->
    [yes] Na jednej planszy maksymalizujesz, na drugiej minimalizujesz, a rozdanie jest to samo.
   *[no] Każdy maksymalizuje na jednej planszy i minimalizuje na drugiej, a rozdanie jest to samo.
} Wygrywa lepszy wynik przy maksymalizowaniu.
mirror-guess = { $mine ->
    [yes] Na jednej planszy zgadujesz drzewo, na drugiej go strzeżesz.
   *[no] Każdy na jednej planszy zgaduje drzewo, a na drugiej go strzeże.
} Wygrywa mniejsza liczba prób.
mirror-in-short = Plansze idą krok w krok: ruch liczy się dopiero, gdy druga plansza zajdzie równie daleko. Dlatego nikt nie widzi karty wcześniej i nie może skopiować ruchu.
both-boards = Obie rundy naraz, na dwóch planszach.
together = { $players ->
    [one] { $players } gracz gra
    [few] { $players } gracze grają
   *[many] { $players } graczy gra
} razem, po jednej stronie; kolej przechodzi wokół stołu.
race = { $players ->
    [one] { $players } gracz ściga się
    [few] { $players } gracze ścigają się
   *[many] { $players } graczy ściga się
} na tych samych kartach.

## Przed meczem

number-hidden = Numer jest ukryty do końca meczu. Potem twój program sprawdzi, czy rozdanie było uczciwe.
number-known = Numer { $number }, znany { $several ->
    [yes] wszystkim
   *[no] obojgu
} od początku.
number-again = Znów ten sam numer{ $number ->
    [none] { "" }
   *[other] { " " }{ $number }
}: { $several ->
    [yes] wszyscy znacie
   *[no] oboje znacie
} już te karty.
number-again-in-tournament = Znów ten sam numer{ $number ->
    [none] { "" }
   *[other] { " " }{ $number }
}: kto zna te karty, może tylko obniżyć swój najniższy wynik.
time-limit = { $kind ->
    [puzzle] Macie wspólny zegar: { $time }. Gdy czas się skończy, kończy się gra.
    [together] Każdy ma: { $time }. Gdy komuś skończy się czas, gra kończy się dla wszystkich.
    [several] Każdy ma: { $time }. Komu skończy się czas, ten w tej rundzie już nie zgaduje; pozostali grają dalej.
   *[two] Każdy ma: { $time }. Komu skończy się czas, ten przegrywa mecz.
}
hints = W swojej kolejce można poprosić o podpowiedź.
set-number = { $number ->
    [none] numer losowy i ukryty
   *[other] numer { $number }
}
set-role = { $role ->
    [maximizer] najpierw maksymalizujesz
    [minimizer] najpierw minimalizujesz
    [owner] najpierw strzeżesz drzewa
    [guesser] najpierw zgadujesz
    [drawn_owner] los decyduje, kto najpierw strzeże drzewa
   *[drawn] los decyduje, kto najpierw maksymalizuje
}
set-both-boards = obie rundy naraz, na dwóch planszach
set-hints = podpowiedzi dozwolone
set-no-spectators = bez widzów

## Przed rundą

ready = gotowość
not-ready = jeszcze nie
next-leg-starts-itself = Następna runda zacznie się sama 30 sekund po tej albo gdy wszyscy będą gotowi.
press-enter = Naciśnij Enter, gdy możesz zaczynać.
press-enter-to-start = Naciśnij Enter, aby zacząć rundę.
who-is-ready = Gotowość
i-am-ready = Możemy zaczynać
start = Zacznij rundę
we-are-ready = { $names }: możemy zaczynać
waiting = Zgłoszono twoją gotowość. Runda zacznie się, gdy { $several ->
    [yes] zgłoszą ją
   *[no] zgłosi ją
} { $names }.
starts-when-ready = Runda zacznie się, gdy gotowość { $several ->
    [yes] zgłoszą
   *[no] zgłosi
} { $names }.
new-player = nowa osoba

## Między rundami

to-beat-label = do pobicia

still-hidden = Numer pozostaje ukryty do końca drugiej rundy.
to-beat = { $maximizer ->
    [none] Więcej niż { $score } i wygrywasz; { $score } to remis, przy mniej wygrywa { $minimizer }.
   *[other] { $minimizer ->
        [none] Wygrywasz, jeśli { $maximizer } skończy poniżej { $score }; { $score } to remis, przy więcej wygrywa { $maximizer }.
       *[other] Przy więcej niż { $score } wygrywa { $maximizer }; { $score } to remis, przy mniej wygrywa { $minimizer }.
    }
}
to-win = { $won ->
    [yes] { $maximizer ->
        [none] Jeśli wygrasz tę rundę, będzie remis; jeśli nie, wygra { $minimizer }.
       *[other] Jeśli tę rundę wygra { $maximizer }, będzie remis; jeśli nie, { $minimizer ->
            [none] wygrywasz.
           *[other] wygra { $minimizer }.
        }
    }
   *[no] { $maximizer ->
        [none] Jeśli wygrasz tę rundę, wygrywasz mecz; jeśli nie, będzie remis.
       *[other] Jeśli { $maximizer } wygra tę rundę, wygra też mecz; jeśli nie, będzie remis.
    }
}
guesses-to-beat = { $found ->
    [yes] { $score ->
        [1] Drzewo znalezione w pierwszej próbie to remis; przy większej liczbie prób { $owner ->
            [none] wygrywasz.
           *[other] wygrywa { $owner }.
        }
       *[many] Przy liczbie prób mniejszej niż { $score } { $guesser ->
            [none] wygrywasz
           *[other] wygrywa { $guesser }
        }; { $score } to remis; przy większej { $owner ->
            [none] wygrywasz.
           *[other] wygrywa { $owner }.
        }
    }
   *[no] { $guesser ->
        [none] Wygrywasz, jeśli znajdziesz
       *[other] { BEGIN($guesser) } wygrywa, jeśli znajdzie
    } drzewo; jeśli nie, będzie remis.
}
