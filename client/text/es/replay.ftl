### La repetición de una partida terminada, jugada a jugada.

heading = { $game } · número { $number }

record-is-right = Comprobado: cada carta, jugada y puntuación es correcta.
record-is-wrong = Este registro no es correcto: { $difference }.

score-of = { $name ->
    [none] {""}
   *[other] { $name }{" "}
}{ $score ->
    [none] −
   *[other] { $score }
}

won = victoria de { $winners }{ $why ->
    [resigned] {" "}por rendición de { $losers }
    [claimed] {" "}por ausencia de { $losers }
    [flag] {" "}por falta de tiempo de { $losers }
   *[score] {""}
}{ $scores ->
    [none] {""}
   *[other] {" "}({ $scores })
}

drawn = empate{ $why ->
    [resigned] {" "}por rendición de { $losers }
    [claimed] {" "}por ausencia de { $losers }
    [flag] {" "}por falta de tiempo de { $losers }
   *[score] {""}
}{ $scores ->
    [none] {""}
   *[other] {" "}({ $scores })
}

reached = { $name } llegó a { $score }
gave-up = { $name } abandonó
together-reached = { $score ->
    [none] el equipo abandonó
   *[other] el equipo llegó a { $score }
}

leg-name = { $kind ->
    [board] Tablero { $leg }
   *[leg] Manga { $leg }
}
both-legs = Las dos mangas
both-boards = Los dos tableros
all-legs = Todas las mangas
all-tables = Todas las mesas

leg-title = { $leg }: { $player }
plays-as = { $name } { $role ->
    [maximizer] maximiza
    [minimizer] minimiza
    [owner] tiene el árbol
    [guesser] adivina
   *[player] juega en solitario
}
players-together = { $players } en equipo

move-of = jugada { $move } de { $moves }
score = puntos { $score }{ $change ->
    [0] {""}
   *[other] {" "}({ $change })
}
score-and-parts = { $score }: { $parts }
score-of-player = { $name } { $score }{ $change ->
    [0] {""}
   *[other] {" "}({ $change })
}
played = { $name }: { $move }{ $change ->
    [0] {""}
   *[other] {" "}{ $change }
}
leg-ended = fin, puntos { $score }
next-card = siguiente: { $card }
loading = Cargando esta jugada…

-after = { $moves ->
    [0] Al principio
    [one] Tras { $moves } jugada
   *[other] Tras { $moves } jugadas
}
score-after = { -after }, la puntuación es { $score }.
scores-after = { -after }: { $scores }.
legs-equal = { -after }, { $kind ->
    [board] los dos tableros
   *[leg] las dos mangas
} tienen { $score }.
legs-compared = { -after }, { $kind ->
    [board] el tablero 1 tiene { $first } y el 2, { $second }: el { $leader } gana por { $lead }.
   *[leg] la manga 1 tiene { $first } y la 2, { $second }: la { $leader } gana por { $lead }.
}

same-move = misma jugada
same-card = misma carta
differ = primera diferencia
first-difference = Primera diferencia
differ-here = { $kind ->
    [board] Aquí empiezan a diferir los tableros
   *[leg] Aquí empiezan a diferir las mangas
}: { $change ->
    [place] la misma carta va a otro lugar.
    [card] se juega otra carta.
    [guess] se hace otro intento.
   *[move] se hace otra jugada.
}

takes-back = { $name } deshace { $moves }{ $revealed ->
    [yes] , y se había descubierto una carta
   *[no] {""}
}
computer-plays = la máquina ({ $level }) juega por { $name }
plays-again = { $name } vuelve a jugar
leaves = { $name } deja la partida
replaced = { $other } sigue por { $name }
resigns = { $name } { $alone ->
    [yes] abandona
   *[no] se rinde
}
claims = { $name } reclama la victoria
out-of-time = { $name } agota su tiempo
out-of-time-in-leg = { $name } agota su tiempo de esta manga
time-back = { $name } recupera { $time }
hint = { $name } pide una pista
event-in-leg = { $event } ({ $leg })

watch = Verla
moves = Jugadas
move = Jugada
move-number = Jugada { $number }
move-played = Jugó
to-start = Ir al principio
move-back = Una jugada atrás
move-on = Una jugada adelante
to-end = Ir al final
play = Reproducir
pause = Pausa
playing = en marcha
speed = Velocidad
seconds-a-move = { $seconds } s por jugada
next-event = Suceso siguiente
analysis = Análisis
save-record = Guardar el registro
listed-moves = La lista muestra las jugadas { $first } a { $last } de { $moves }. Ve a otra jugada para ver más.
keys = Teclas: ← → avanzan y retroceden, Inicio y Fin van al principio y al final, Espacio reproduce, + y − cambian la velocidad, p va a la primera diferencia, i al suceso siguiente.

key =
    .step = paso
    .play = ver
    .pause = pausa
    .speed = ritmo
    .go-to = ir a
    .part = diferencia
    .event = suceso
    .analysis = análisis
    .one-leg = una manga
    .other-leg = otra manga
    .both-legs = dos mangas
    .look = mirar
    .watch = ver
    .choose = elegir
go-to = Ir a la jugada { $typed }▌ (de { $moves }): Enter va allí, ←→ avanzan esas jugadas
