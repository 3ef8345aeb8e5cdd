### Lo que se puede hacer en una sala además de jugar.

menu-title = La sala
switch-sounds =
    .on = Activar los sonidos
    .off = Quitar los sonidos

menu-group =
    .game = La partida
    .room = La sala
    .look = Consultar
    .rest = Esta página
    .end = Terminar la partida

action =
    .sit = Ocupar un asiento
    .stand = Dejar tu asiento y mirar
    .come_back = Recuperar tu asiento
    .ask_for_seat = Pedir el asiento de alguien
    .answer_replacement = Responder al cambio de jugador
    .take_back = Pedir deshacer tu última jugada
    .undo = Deshacer tu última jugada
    .answer = Responder a quien pide deshacer
    .withdraw = Retirar tu petición
    .go_on_without = Seguir sin quien está ausente
    .resign = Rendirse en la partida
    .move_seat = Pasar tu asiento a otro dispositivo
    .settings = Ajustes de la próxima partida
    .free = Liberar un asiento
    .send_away = Expulsar a alguien
    .pass_on = Ceder la dirección de la sala
    .seat_computer = Añadir una máquina
    .begin_with_these = Empezar con quienes están
    .tournament = Torneo de hasta cinco nombres
    .hint = Pedir una pista
    .number = Resultados de este número
    .analysis = ¿Qué tal se jugó?
    .scores = Tus récords

leave-match = Dejar la partida

reason =
    .no_seat = no tienes asiento
    .seated = ya tienes asiento
    .full = no hay asientos libres
    .kept = el asiento está reservado para otra persona
    .playing = no durante una partida
    .no_match = no se está jugando ninguna partida
    .no_leg = no se está jugando ninguna manga
    .no_move = aún no hay ninguna jugada
    .race = en una carrera no se deshacen jugadas
    .not_alone = solo en solitario
    .own_undo = este juego tiene su propio «deshacer»
    .revealed = tu última jugada descubrió una carta
    .final = los intentos y las calificaciones no se deshacen
    .asked = ya está pedido
    .not_asked = no hay ninguna petición
    .computer_plays = la máquina juega en ese asiento
    .no_computer = en tu asiento ya juegas tú
    .other_here = no hay nadie ausente
    .played_out = ya nadie espera a ese asiento
    .too_soon = esa persona estaba aquí hace un momento
    .correspondence = por correspondencia, quien está ausente tiene hasta que se acabe su tiempo
    .too_few = hacen falta al menos dos jugadores
    .not_owner = solo puede hacerlo quien dirige la sala
    .nobody_sits = nadie más tiene asiento
    .nobody_else = no hay nadie más
    .alone = juegas en solitario
    .no_hints = en esta sala no se permiten pistas
    .not_your_turn = no es tu turno
    .hidden = el número no se muestra hasta el final de la partida
    .not_over = solo después de la partida
    .no_room = no estás en ninguna sala
    .daily = no con el número del día
    .quick = solo después de la partida rápida

not-now = Ahora no: { $reason }.

notices-title = Avisos
seat-free = Hay un asiento libre.
seat-open = Hay un asiento libre. Puede ocuparlo quien entre.
seat-kept = El asiento libre está reservado para { $name }.

save-settings = Guardar estos ajustes

owner = { $owner ->
    [none] Quien dirige esta sala está ausente.
   *[other] { $owner } dirige esta sala.
}
you-own = Tú diriges esta sala.

next-match = { $options ->
    [none] { "" }
   *[other] { $options }{ " " }
}Próxima partida: { $numbered ->
    [yes] { $number ->
        [none] { $winnable ->
            [yes] número al azar, oculto y con solución
           *[no] número al azar y oculto
        }
       *[other] número { $number }
    }; { "" }
   *[no] { "" }
}{ $clock }; { $spectators ->
    [yes] con público
   *[no] sin público
}{ $hints ->
    [yes] ; se permiten pistas
   *[no] { "" }
}{ $listed ->
    [yes] ; cualquiera puede encontrar la sala
   *[no] { "" }
}.

watch-record = Volver a verla
save-record = Guardar el registro en un archivo
copy-record-link = Copiar un enlace al registro

no-seat-code = El servidor no envió ningún código. Inténtalo otra vez.
seat-cannot-move = Tu servidor solo acepta conexiones desde este equipo. Abre una sala para los demás y luego pasa tu asiento.

move-command = turnabout join { $address } --seat-code { $code }
move-by-command =
    En el otro dispositivo, ejecuta
      { $command }
    o elige entrar en una sala y escribe este código. Sirve una vez, hasta las { $until }. Después, este dispositivo sale de la sala.
move-by-link = En el otro dispositivo, abre { $link }, elige seguir desde otro dispositivo y escribe este código. Sirve una vez, hasta las { $until }. Después, este dispositivo sale de la sala.
local-address = { $host } solo funciona en este equipo. En otro, usa una dirección que llegue hasta aquí.
