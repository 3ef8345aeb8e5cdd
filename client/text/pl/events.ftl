### Co się wydarzyło w pokoju.

someone = Ktoś

event =
    .opened = { $mine ->
        [yes] Otwierasz pokój.
       *[no] { $name } otwiera pokój.
    }
    .sat = { $mine ->
        [yes] Zajmujesz miejsce.
       *[no] { $name } zajmuje miejsce.
    }
    .stood = { $mine ->
        [yes] Zwalniasz swoje miejsce.
       *[no] { $name } zwalnia swoje miejsce.
    }
    .readied = { $mine ->
        [yes] Zgłaszasz gotowość.
       *[no] { $name } zgłasza gotowość.
    }
    .moved = { $mine ->
        [yes] Wykonujesz ruch.
       *[no] { $name } wykonuje ruch.
    }
    .resigned = { $mine ->
        [yes] Poddajesz mecz.
       *[no] { $name } poddaje mecz.
    }
    .flagged = { $mine ->
        [yes] Twój czas się skończył.
       *[no] { $name }: koniec czasu.
    }
    .ran_out = { $mine ->
        [yes] Twój czas w tej rundzie się skończył. Pozostali grają dalej.
       *[no] { $name }: koniec czasu. Pozostali grają dalej.
    }
    .left = { $mine ->
        [yes] Opuszczasz mecz.
       *[no] { $name } opuszcza mecz.
    }
    .returned = { $mine ->
        [yes] Znów grasz na swoim miejscu.
       *[no] { $name } wraca i znów gra.
    }
    .replacement_agreed = { $mine ->
        [yes] Zgadzasz się na zastępstwo.
       *[no] { $name } zgadza się na zastępstwo.
    }
    .replacement_refused = { $mine ->
        [yes] Odrzucasz zastępstwo.
       *[no] { $name } odrzuca zastępstwo.
    }
    .takeback_asked = { $mine ->
        [yes] Prosisz o cofnięcie ruchu.
       *[no] { $name } prosi o cofnięcie ruchu.
    }
    .takeback_agreed = { $mine ->
        [yes] Zgadzasz się na cofnięcie.
       *[no] { $name } zgadza się na cofnięcie.
    }
    .takeback_refused = Cofnięcie zostało odrzucone.
    .freed = { $mine ->
        [yes] Twoje miejsce zostało zwolnione.
       *[no] { $name }: miejsce zwolnione.
    }
    .banned = Gospodarz usuwa z pokoju: { $name }.
    .owned = { $mine ->
        [yes] Pokój należy teraz do ciebie.
       *[no] Nowy gospodarz pokoju: { $name }.
    }
    .hinted = { $name } prosi o podpowiedź.
    .challenge_declined = { $name } odrzuca wyzwanie.
    .challenge_withdrawn = Wyzwanie wycofane: { $name }.
    .seat_moved = { $mine ->
        [yes] Twoje miejsce jest teraz tutaj.
       *[no] { $name } gra teraz na innym urządzeniu.
    }

leg-started = Zaczyna się runda { $leg } meczu { $match }.
leg-over = Koniec rundy { $leg } meczu { $match }, wynik { $score }.
match-over = Koniec meczu { $match }{ $why ->
    [resigned] { " " }przez poddanie
    [claimed] { " " }przez nieobecność gracza
    [flag] , bo skończył się czas
   *[score] { "" }
}.

undone = Ostatni ruch cofnięty.{ $revealed ->
    [yes] { " " }Ten ruch odkrył kartę.
   *[no] { "" }
}

taken-back = { $mine ->
    [yes] Zgadzasz się: ruch cofnięty.
   *[no] { $name } zgadza się: ruch cofnięty.
}{ $revealed ->
    [yes] { " " }Ten ruch odkrył kartę.
   *[no] { "" }
}

rematch-offered = { $mine ->
    [yes] Chcesz
   *[no] { $name } chce
} { $kind ->
    [same_number] rewanżu na tym samym numerze
    [new_number] rewanżu na nowym numerze
   *[only] rewanżu
}.
rematch-declined = { $mine ->
    [yes] Nie chcesz
   *[no] { $name } nie chce
} { $kind ->
    [same_number] rewanżu na tym samym numerze
    [new_number] rewanżu na nowym numerze
   *[only] rewanżu
}.

claimed = { $mine ->
    [yes] Ogłaszasz zwycięstwo
   *[no] { $name } ogłasza zwycięstwo
}: { $absent ->
    [none] przeciwnik
   *[other] { $absent }
} nie wraca{ $since ->
    [none] { "" }
   *[other] { " " }od { $since }
}.
time-given = Zwrócono { $time }: serwer był niedostępny.
time-low = { $mine ->
    [yes] Na ruch masz jeszcze { $time }
   *[no] { $name } ma na ruch jeszcze { $time }
}.

## Zastępstwa

substituted = { $mine ->
    [yes] Za ciebie gra dalej komputer
   *[no] { $name }: dalej gra komputer
} ({ $level }).
seat-requested = { $person } prosi o miejsce, na którym gra { $name }.
computer-requested = { $asker } prosi, żeby dalej grał komputer ({ $level }); zastępowany gracz: { $name }.
replaced = { $name } gra dalej na miejscu { $seat }.

## Kto przychodzi i odchodzi

away = { $name } jest offline.
back = { $name } wraca.

## Ustawienia i turnieje

settings-changed = Gospodarz zmienił ustawienia następnego meczu.
competitors = Uczestnicy: { $names }.
no-tournament = Nie ma już turnieju.
plays-next = Teraz gra { $name }.
plays-as = { $mine ->
    [yes] Grasz teraz jako { $competitor }.
   *[no] { $name } gra teraz jako { $competitor }.
}
