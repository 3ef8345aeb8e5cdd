### Lo que ha pasado en una sala.

someone = Alguien

event =
    .opened = { $mine ->
        [yes] Abriste la sala.
       *[no] { $name } abrió la sala.
    }
    .sat = { $mine ->
        [yes] Ocupaste un asiento.
       *[no] { $name } ocupó un asiento.
    }
    .stood = { $mine ->
        [yes] Dejaste tu asiento.
       *[no] { $name } dejó su asiento.
    }
    .readied = { $mine ->
        [yes] Confirmaste.
       *[no] { $name } confirmó.
    }
    .moved = { $mine ->
        [yes] Jugaste.
       *[no] { $name } jugó.
    }
    .resigned = { $mine ->
        [yes] Te rendiste.
       *[no] { $name } se rindió.
    }
    .flagged = { $mine ->
        [yes] Se te acabó el tiempo.
       *[no] A { $name } se le acabó el tiempo.
    }
    .ran_out = { $mine ->
        [yes] Se te acabó el tiempo de esta manga. Los demás siguen jugando.
       *[no] A { $name } se le acabó el tiempo. Los demás siguen jugando.
    }
    .left = { $mine ->
        [yes] Dejaste la partida.
       *[no] { $name } dejó la partida.
    }
    .returned = { $mine ->
        [yes] Vuelves a jugar en tu asiento.
       *[no] { $name } está de vuelta y juega otra vez.
    }
    .replacement_agreed = { $mine ->
        [yes] Aceptaste el cambio.
       *[no] { $name } aceptó el cambio.
    }
    .replacement_refused = { $mine ->
        [yes] Rechazaste el cambio.
       *[no] { $name } rechazó el cambio.
    }
    .takeback_asked = { $mine ->
        [yes] Pediste deshacer una jugada.
       *[no] { $name } pidió deshacer una jugada.
    }
    .takeback_agreed = { $mine ->
        [yes] Aceptaste deshacer la jugada.
       *[no] { $name } aceptó deshacer la jugada.
    }
    .takeback_refused = La jugada no se deshace: alguien no aceptó.
    .freed = { $mine ->
        [yes] Tu asiento quedó libre.
       *[no] El asiento de { $name } quedó libre.
    }
    .banned = Quien dirige la sala expulsó a { $name }.
    .owned = { $mine ->
        [yes] Ahora tú diriges la sala.
       *[no] { $name } dirige ahora la sala.
    }
    .hinted = { $name } pidió una pista.
    .challenge_declined = { $name } rechazó el desafío.
    .challenge_withdrawn = El desafío a { $name } se retiró.
    .seat_moved = { $mine ->
        [yes] Tu asiento pasó a este dispositivo.
       *[no] El asiento de { $name } pasó a otro dispositivo.
    }

leg-started = Empezó la manga { $leg } de la partida { $match }.
leg-over = La manga { $leg } de la partida { $match } terminó con { $score }.
match-over = La partida { $match } terminó{ $why ->
    [resigned] { " " }por rendición
    [claimed] { " " }por ausencia
    [flag] { " " }por tiempo
   *[score] { "" }
}.

undone = Se deshizo la última jugada.{ $revealed ->
    [yes] { " " }Había descubierto una carta.
   *[no] { "" }
}

taken-back = { $mine ->
    [yes] Aceptaste: se deshizo una jugada.
   *[no] { $name } aceptó: se deshizo una jugada.
}{ $revealed ->
    [yes] { " " }Había descubierto una carta.
   *[no] { "" }
}

rematch-offered = { $mine ->
    [yes] Quieres
   *[no] { $name } quiere
} { $kind ->
    [same_number] la revancha con el mismo número
    [new_number] la revancha con un número nuevo
   *[only] la revancha
}.
rematch-declined = { $mine ->
    [yes] No quieres
   *[no] { $name } no quiere
} { $kind ->
    [same_number] la revancha con el mismo número
    [new_number] la revancha con un número nuevo
   *[only] la revancha
}.

claimed = { $mine ->
    [yes] Reclamaste la victoria
   *[no] { $name } reclamó la victoria
}: { $absent ->
    [none] el rival no estaba
   *[other] { $absent } no estaba
}{ $since ->
    [none] { "" }
   *[other] { " " }desde las { $since }
}.
time-given = Tiempo devuelto: { $time }, porque el servidor no estuvo disponible.
time-low = { $mine ->
    [yes] Te quedan { $time } para jugar
   *[no] A { $name } le quedan { $time } para jugar
}.

substituted = La máquina ({ $level }) sigue jugando por { $mine ->
    [yes] ti
   *[no] { $name }
}.
seat-requested = { $person } pide seguir jugando por { $name }.
computer-requested = { $asker } pide que la máquina ({ $level }) siga jugando por { $name }.
replaced = { $name } sigue jugando en el asiento { $seat }.

away = { $name } no está.
back = { $name } está de vuelta.

settings-changed = Quien dirige la sala cambió los ajustes de la próxima partida.
competitors = Participantes: { $names }.
no-tournament = Ya no hay torneo.
plays-next = { $name } juega a continuación.
plays-as = { $mine ->
    [yes] Juegas a continuación como { $competitor }.
   *[no] { $name } juega a continuación como { $competitor }.
}
