### Tus partidas: tus salas en un servidor; primero las que esperan por ti.

title = Tus partidas
hint = en cada servidor, primero las que te esperan
title-at = Tus partidas en { $server }
none = No tienes partidas en este servidor.
more = { $count ->
    [one] { $count } partida más
   *[other] { $count } partidas más
}

state = { $state ->
    [yours] Tu turno
    [others] { $other ->
        [none] Turno de los demás
       *[other] Turno de { $other }
    }
    [players] Faltan jugadores
    [won] Ganaste
    [lost] Perdiste
    [drawn] Empate
   *[over] Terminada
}

game = { $game }{ $other ->
    [none] {""}
   *[other] {" "}con { $other }
}{ $number ->
    [none] {""}
   *[other] {" "}con el { $number }
}
score = puntos { $points }
last-move = { $by }: { $move }

row = { $state }. { $game }{ $score ->
    [none] {""}
   *[other] , { $score }
}{ $move ->
    [none] {""}
   *[other] , { $move }
}. { $address }

waiting = { $count ->
    [one] Te espera { $count } partida más.
   *[other] Te esperan { $count } partidas más.
}
waiting-command = { $count ->
    [one] Te espera { $count } partida más. Escribe «siguiente» para abrirla.
   *[other] Te esperan { $count } partidas más. Escribe «siguiente» para abrir la primera.
}
waiting-key = { $count ->
    [one] Te espera { $count } partida más: Ctrl+N la abre.
   *[other] Te esperan { $count } partidas más: Ctrl+N abre la primera.
}
next = Próxima partida
none-waiting = Ninguna otra partida te espera.
lost = Se perdió la conexión con { $server }: { $why }
back = Otra vez hay conexión con { $server }.
not-run = No se pudo ejecutar { $command }: { $why }
failed = { $command } terminó con el código { $code }.
run-needs-watch = --run necesita --watch.
run-what = Indica el programa detrás de --run, por ejemplo --run notify-send.
run-extra = «{ $word }» no es una opción. El programa va detrás de --run.
