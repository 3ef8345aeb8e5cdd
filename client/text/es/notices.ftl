### Avisos sobre una sala: lo que piden los demás, quién está ausente y qué se puede hacer.

takeback-asked = { $names } pide deshacer una jugada.
takeback-agreed = Aceptaste. También tienen que aceptar los demás.
takeback-waits = A la espera de que { $names ->
    [none] los demás acepten
   *[other] { $names } acepte
} deshacer tu jugada.

replacement-asked = { $person ->
    [none] ¿Que la máquina ({ $level }) siga jugando por { $names }?
   *[other] { $person } pide seguir jugando por { $names }.
}
replacement-waits = { $person ->
    [none] La máquina ({ $level })
   *[other] { $person }
} sigue jugando por { $names } si todos aceptan.
own-replacement-waits = A la espera de que los demás decidan sobre el asiento de { $names }.
left-match = Dejaste la partida.
left-race = Dejaste la carrera. Tu mesa terminó.
seat-replaced = La máquina ({ $level }) juega en tu asiento.

partner-away = { $names } no está.{ $seconds ->
    [0] { "" }
   *[other] { " " }En { $seconds } puedes liberar el asiento.
}
opponent-away = { $names } no está.{ $seconds ->
    [0] { "" }
   *[other] { " " }En { $seconds } puedes reclamar la victoria o dejar que siga la máquina.
}
opponent-gone = { $names } no está. ¿Qué hacemos?
players-away = { $names } { $number ->
    [one] no está
   *[other] no están
}.
players-away-for = Ausentes: { $names }. En { $seconds } puede seguir una máquina si los demás aceptan.
players-gone = { $names } { $number ->
    [one] no está o se fue
   *[other] no están o se fueron
}. ¿Quién sigue jugando?

action =
    .agree = Aceptar
    .decline = Rechazar
    .withdraw = Retirar
    .come_back = Recuperar tu asiento
    .free = Liberar el asiento
    .go_on_without = Decidir
    .ask_for_seat = Pedir el asiento
key =
    .agree = aceptar
    .decline = rechazar
    .withdraw = retirar
    .come_back = recuperar tu asiento
    .free = liberar el asiento
    .go_on_without = decidir
    .ask_for_seat = pedir el asiento

command = { $command } ({ $action })
type-command = Escribe { $commands }.
