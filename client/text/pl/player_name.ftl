### Imię gracza.

title = Jak się nazywasz?
label = Twoje imię
hint = Do 24 znaków. Widzą je inni gracze. Zostanie zapamiętane.

## Stan

playing-as = { $name ->
    [none] Nie masz jeszcze imienia{ $profile ->
        [none] .
       *[other] , profil { $profile }.
    }
   *[other] Grasz jako { $name }{ $profile ->
        [none] .
       *[other] , profil { $profile }.
    }
}
change = Zmień imię
choose = Wybierz imię
proceed = Dalej
