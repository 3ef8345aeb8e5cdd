### Jugadas de Happy Graphs y lo que hacen.

square-in-group = { $square } en el grupo { $group }

play = { $card } en { $square }
take-back = retirar { $square }
done = listo

played = { $name }: { $card } en { $square }{ $starts ->
    [yes] , un grupo nuevo
   *[no] {""}
}{ $happy ->
    [0] {""}
    [one] , { $happy } ahora feliz
   *[other] , { $happy } ahora felices
}{ $change ->
    [0] {""}
    [-1] , { $change } infeliz
    [one] , { $change } infeliz
   *[other] , { $change } infelices
}{ $drawn ->
    [none] { $drew ->
        [yes] ; robó una carta
       *[no] {""}
    }
   *[other] ; robó { $drawn }
}
taken-back = { $name }: { $card } retirada de { $square }{ $change ->
    [0] {""}
    [-1] , { $change } infeliz
    [one] , { $change } infeliz
   *[other] , { $change } infelices
}
is-done = { $name }: listo

effect = { $card } en { $square } { $touches ->
    [0] empieza un grupo
    [one] toca { $touches } carta
   *[other] toca { $touches } cartas
}{ $pleased ->
    [none] .
   *[other] ; felices: { $pleased }.
}
itself = ella misma
score-changes = De { $before } a { $after } infelices.
score-stays = Sigue habiendo { $points ->
    [one] { $points } infeliz
   *[other] { $points } infelices
}.

hint = { $move }, unas { $expected } infelices al final{ $yours ->
    [none] {""}
   *[other] ; con la tuya, { $yours }
}
hint-is-yours = { $move }, que es también tu elección; unas { $expected } infelices al final
hint-line = Pista: { $hint }
