### Una partida en solitario: antes de la primera carta, en su menú y después de la última.

dealing = Se reparten las cartas…
looking = Buscando un número que se pueda ganar…
what-next = ¿Y ahora?

title = La partida
about = { $number ->
    [none] {""}
   *[other] Número { $number }.
}{ $score ->
    [none] {""}
   *[other] { $number ->
        [none] {""}
       *[other] {" "}
    }{ $score }{ $beat ->
        [none] {""}
       *[other] ; { $beat } a { $best ->
            [yes] alcanzar
           *[no] superar
        }
    }.
}
continue-game = Seguir jugando
switch-hints =
    .on = Recibir una pista en cada turno
    .off = Pistas solo cuando las pidas
high-scores = Récords
new-game = Otra partida
new-game-hint = con un número al azar
same-number = El mismo número otra vez
choose-number = Jugar un número
change-rules = Cambiar las reglas
choose-number-hint = uno que escribes tú
how-to-play = Cómo se juega
how-to-play-hint = reglas, signos y teclas, créditos
resign = Descartar esta partida
leave = Salir
leave-hint = la partida se guarda para luego

abandon-title = ¿Dejar esta partida?
abandon-text = Guárdala en la pantalla de inicio, o descártala: entonces no cuenta.
abandon-text-tournament = Aún no ha terminado. Si la descartas, no cuenta.
keep = Guardarla para luego
give-up = Descartarla
resign-title = ¿Descartar esta partida?
resign-text = Termina aquí y no cuenta.

over = { $score }{ $number ->
    [none] {""}
   *[other] {" "}con el número { $number }
}.
resigned = { $name ->
    [none] Descartaste esta partida: no cuenta.
   *[other] { $name } descartó esta partida: no cuenta.
}
took = Duró { $time }.
helped = Esta partida tuvo pistas: no cuenta como récord.
casual-over = Era una partida de práctica. Su puntuación solo cuenta entre tus partidas de práctica.

beat-computer = Superaste a la máquina, que llegó a { $score }.
beat-best = Superaste tu récord con este número, que era { $score }.
matched-computer = Igualaste a la máquina.
matched-best = Igualaste tu récord.
computer-best = La máquina { $low ->
    [yes] dejó
   *[no] llegó a
} { $score }.
your-best = Antes { $low ->
    [yes] dejaste
   *[no] llegaste a
} { $score }.

computer = la máquina { $score }
best-before = tu récord anterior { $score }
par = referencia { $score }
working = Calculando la puntuación de la máquina…
working-on-par = Calculando la referencia…

high-score = Nuevo récord: { $place ->
    [1] tu mejor partida
    [2] tu segunda mejor
    [3] tu tercera mejor
    [4] tu cuarta mejor
    [5] tu quinta mejor
   *[other] puesto { $place } de 10
}.
