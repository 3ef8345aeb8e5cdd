### Der eigene Name.

title = Wie heißt du?
label = Dein Name
hint = Bis zu 24 Zeichen. Andere sehen ihn. Er wird fürs nächste Mal gespeichert.

## Stand

playing-as = { $name ->
    [none] Du hast noch keinen Namen{ $profile ->
        [none] .
       *[other] , im Profil { $profile }.
    }
   *[other] Du bist { $name }{ $profile ->
        [none] .
       *[other] , im Profil { $profile }.
    }
}
change = Deinen Namen ändern
choose = Einen Namen wählen
proceed = Weiter
