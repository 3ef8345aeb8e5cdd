### Züge von Happy Graphs und was sie tun.

square-in-group = { $square } in Gruppe { $group }

## Züge

play = { $card } auf { $square }
take-back = { $square } zurücknehmen
done = fertig

## Gemachte Züge

played = { $name }: { $card } auf { $square }{ $starts ->
    [yes] , eine neue Gruppe
   *[no] {""}
}{ $happy ->
    [0] {""}
   *[other] , { $happy } jetzt glücklich
}{ $change ->
    [0] {""}
   *[other] , { $change } unglücklich
}{ $drawn ->
    [none] { $drew ->
        [yes] ; eine Karte gezogen
       *[no] {""}
    }
   *[other] ; gezogen: { $drawn }
}
taken-back = { $name }: { $card } von { $square } zurückgenommen{ $change ->
    [0] {""}
   *[other] , { $change } unglücklich
}
is-done = { $name }: fertig

## Was ein Zug tut

effect = { $card } auf { $square } { $touches ->
    [0] beginnt eine Gruppe
    [one] berührt { $touches } Karte
   *[other] berührt { $touches } Karten
}{ $pleased ->
    [none] .
   *[other] {""} und macht glücklich: { $pleased }.
}
itself = sich selbst
score-changes = Von { $before } auf { $after } unglückliche.
score-stays = Weiter { $points } unglückliche.

## Der Rat des Computers

hint = { $move }, am Ende etwa { $expected } unglückliche{ $yours ->
    [none] {""}
   *[other] ; deiner { $yours }
}
hint-is-yours = { $move }, auch deine Wahl; am Ende etwa { $expected } unglückliche
hint-line = Tipp: { $hint }
