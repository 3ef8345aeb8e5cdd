### Wynik meczu i rewanż.

## Rozstrzygnięcie

outcome = { $winner ->
    [you] Wygrywasz
    [player] { BEGIN($name) } wygrywa
   *[nobody] Remis
}{ $points ->
    [yes] , { $high } do { $low }
   *[no] { "" }
}.
ended-early = { $why ->
    [resigned] { $loser ->
        [none] Poddajesz mecz
       *[other] { BEGIN($loser) } poddaje mecz
    }
    [flag] { $loser ->
        [none] Twój czas się skończył
       *[other] { BEGIN($loser) }: koniec czasu
    }
   *[claimed] { $loser ->
        [none] Nie ma cię w grze
       *[other] { BEGIN($loser) } nie wraca
    }
}; { $winner ->
    [none] wygrywasz
   *[other] wygrywa { $winner }
}.
no-time-left = Obojgu skończył się czas w tej samej chwili: remis.
you = ty
legs-won = { $winner ->
    [nobody] Remis.
    [several] Wspólne zwycięstwo: { $names }. Wygrane rundy: { $legs }.
   *[other] { $winner ->
        [you] Wygrywasz
       *[other] { BEGIN($names) } wygrywa
    }. Wygrane rundy: { $legs }.
}
together = { $mine ->
    [yes] Wasz wspólny wynik
   *[no] Wspólny wynik
}: { $score }{ $number ->
    [none] .
   *[other] , numer { $number }.
}
together-ended-early = { $why ->
    [resigned] Koniec gry: nikt nie został.
    [flag] Koniec gry: skończył się czas.
   *[other] Gra skończyła się przed czasem.
}
difference = Różnica: { $score }.
rating-change = Twój ranking zmienia się o { $change }.
show-accuracy = Pokaż dokładność graczy
accuracy-key = { $key } pokazuje dokładność graczy.
unrated = Bez rankingu: cofnięto ruch, który odkrył kartę.

## Wyścig

race = { $winner ->
    [nobody] Remis, wynik { $score }.
    [you] Wygrywasz, wynik { $score }.
    [player] { BEGIN($names) } wygrywa, wynik { $score }.
   *[several] { BEGIN($names) } wygrywają, wynik { $score }.
}
race-ended-early = { $why ->
    [resigned] { $losers ->
        [you] Opuszczasz wyścig
        [one] { BEGIN($loser) } opuszcza wyścig
       *[all] Wszyscy inni opuścili wyścig
    }
    [claimed] { $losers ->
        [you] Nie ma cię w grze
        [one] { BEGIN($loser) } nie wraca
       *[all] Nikt inny nie wraca
    }
   *[flag] { $losers ->
        [you] Twój czas się skończył
        [one] { BEGIN($loser) }: koniec czasu
       *[all] Czas się skończył
    }
}; { $winner ->
    [you] wygrywasz.
    [player] { $names } wygrywa.
   *[several] { $names } wygrywają.
}
race-without-winner = { $left ->
    [yes] Wszyscy wyszli: nikt nie wygrywa.
   *[no] Wyścig skończył się przed czasem: nikt nie wygrywa.
}

## Rundy

legs = Obie rundy
boards = Obie plansze
scores = Wyniki
leg = { $status ->
    [unfinished] runda { $leg }, przerwana
    [waiting] runda { $leg }, nierozegrana
   *[other] runda { $leg }
}
board = { $status ->
    [unfinished] plansza { $board }, przerwana
   *[other] plansza { $board }
}
role =
    .maximizer = maksymalizuje
    .minimizer = minimalizuje
    .owner = strzeże drzewa
    .guesser = zgaduje
score = wynik
accuracy-of = dokładność, { $role }
score-of = wynik, { $name }
leg-in-short = { $leg } strzeże { $owner }: { $reached }

## Następny mecz

next = Co dalej?
rematch-starts = Jeszcze raz? Rewanż zacznie się, gdy { $agreement ->
    [both] oboje wybierzecie to samo rozdanie.
    [all] wszyscy wybiorą to samo rozdanie.
   *[any] wszyscy go wybiorą.
}
rematch-starts-itself = Uzgodniony rewanż zaczyna się sam, nawet gdy cię nie ma.
-rematch = { $what ->
    [same_number] rewanżu na tym samym numerze
    [new_number] rewanżu na nowym numerze
   *[any] rewanżu
}
you-want-rematch = Chcesz { -rematch }. Czekamy na: { $name }.
wants-rematch = { BEGIN($name) } chce { -rematch }{ $accept ->
    [none] .
   *[other] : { $accept }.
}
want-rematch = { BEGIN($names) } { $several ->
    [yes] chcą
   *[no] chce
} { -rematch }{ $accept ->
    [none] .
   *[other] : { $accept }.
} Brakuje zgody: { $missing }.
press-to-accept = naciśnij { $key }, aby przyjąć
type-to-accept = wpisz { $command }, aby przyjąć
another-match = Rewanż
named-button = „{ $label }”
deal = Karty
deal-of =
    .new_number = nowe rozdanie
    .same_number = to samo rozdanie
decline = Nie, dziękuję
