### La pregunta antes de salir de una sala.

title = ¿Salir de la sala?
title-alone = ¿Salir de la partida?
leave = Salir
stay = Quedarse
keep-open = Salir y dejar la sala abierta
keep-open-hint = el servidor sigue en marcha para { $name ->
    [none] quien quiera entrar
   *[other] { $name }
}
stop-server = Salir y detener el servidor
stop-server-hint = se corta la conexión de todos; las partidas se guardan
stopping-server = Deteniendo el servidor…
nobody-joined = Aún no ha entrado nadie.
seat-kept = { $names } también { $several ->
    [yes] tienen asiento
   *[no] tiene asiento
} aquí. Tu asiento se guarda{ $until ->
    [none] { "" }
   *[other] { " " }hasta el { $until }
}: vuelve desde la pantalla de inicio.
match-over = La partida terminó. Tu asiento se guarda{ $until ->
    [none] { "" }
   *[other] { " " }hasta el { $until }
}: para volver, entra otra vez en la sala { $code }.
game-kept = Tu partida se guarda{ $until ->
    [none] { "" }
   *[other] { " " }hasta el { $until }
}: síguela desde la pantalla de inicio.
spectator = Solo estás mirando: puedes volver cuando quieras.
computers-pause = Las máquinas hacen una pausa mientras no mira nadie. Vuelve desde la pantalla de inicio.
