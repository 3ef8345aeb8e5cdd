### Lo que comparten las páginas que consultan a un servidor fuera de sus salas.

asking = Consultando al servidor…
watch = Ver

game = Juego

form =
    .match = partida
    .mirror = partida espejo
    .race = carrera
    .together = en equipo
    .solo = solitario

game-form = { $form ->
    [match] { $game }
    [mirror] { $game } (espejo)
    [race] { $game } (carrera)
    [together] { $game } (en equipo)
   *[solo] { $game } (solitario)
}

you = { $name } (tú)


key =
    .choose = elegir
    .back = volver

where = { $own ->
    [yes] en el servidor de este equipo ({ $server })
   *[no] en el servidor { $server }
}
where-in-short = { $own ->
    [yes] en este equipo
   *[no] { $server }
}
heading =
    .rooms = Salas públicas { $where }:
    .daily = El número del día { $where }:
    .standings = Clasificación { $where }:
    .player = Página personal { $where }:
    .matches = Partidas terminadas { $where }:
    .versus = Frente a frente { $where }:
    .scores = Tus récords { $where }:

no-answer = El servidor no respondió. Inténtalo otra vez.
