### Puntuaciones de Poker Solitaire: los puntos de filas y columnas, o si las cinco filas son manos servidas.

line =
    .nothing = nada
    .one-pair = par
    .two-pair = dos pares
    .three-of-a-kind = trío
    .straight = escalera
    .flush = color
    .full-house = full
    .four-of-a-kind = póker
    .straight-flush = escalera de color
    .royal-flush = escalera real
    .five-of-a-kind = repóker
    .blaze = figuras
    .four-flush = color de cuatro
    .kilter = kilter
    .round-the-corner-kilter = kilter circular
    .round-the-corner-straight = escalera circular
line-short =
    .nothing = –
    .one-pair = par
    .two-pair = dos pares
    .three-of-a-kind = trío
    .straight = escalera
    .flush = color
    .full-house = full
    .four-of-a-kind = póker
    .straight-flush = esc. color
    .royal-flush = esc. real
    .five-of-a-kind = repóker
    .blaze = figuras
    .four-flush = color de 4
    .kilter = kilter
    .round-the-corner-kilter = kilter circ.
    .round-the-corner-straight = esc. circ.
line-shortest =
    .nothing = –
    .one-pair = par
    .two-pair = dos pares
    .three-of-a-kind = trío
    .straight = escalera
    .flush = color
    .full-house = full
    .four-of-a-kind = póker
    .straight-flush = esc. color
    .royal-flush = real
    .five-of-a-kind = repóker
    .blaze = figuras
    .four-flush = color de 4
    .kilter = kilter
    .round-the-corner-kilter = kilter circ.
    .round-the-corner-straight = esc. circ.

hand-made = { $hand } { $points }

row = fila { $row }
column = columna { $column }
diagonal = diagonal desde { $square }

line-worth = { $where }: { $line }, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
line-pat = { $where }: { $line }, { $pat ->
    [yes] servida
   *[no] no servida
}

part =
    .rows = filas
    .columns = columnas
    .diagonals = diagonales
sum = suma
counted = cuenta
part-of = { $owner }: { $part }
matrix = matriz { $number }
matrix-score = matriz { $number }: { $points }
matrix-parts = filas { $rows }, columnas { $columns }{ $diagonals ->
    [none] {""}
   *[other] , diagonales { $diagonals }
}
of-matrix = { $name }: { $score }
of-player = { $name } { $points }
of-player-pat = { $name } { $score }
hands = { $times ->
    [1] { $line }
   *[other] { $times } × { $line }
}

pat-rows = { $rows } de 5 filas servidas
pat-rows-short = { $rows } de 5 servidas
pat =
    .won = victoria: las cinco filas son manos servidas
    .lost = derrota: no todas las filas son manos servidas
pat-matrices = { $won } de dos matrices ganadas
pat-short =
    .won = gana
    .lost = pierde
pat-matrices-short = gana { $won } de 2

to-beat = { $points } a superar
goal =
    .maximizer = ganas con más de { $points }
    .minimizer = ganas con menos de { $points }
    .spectator = { $maximizer } necesita más de { $points }
goal-in-full =
    .maximizer = { $minimizer } llegó a { $points }. Con más, ganas; con lo mismo hay empate.
    .minimizer = Llegaste a { $points }. Si { $maximizer } no llega, ganas; con lo mismo hay empate.
    .spectator = { $minimizer } llegó a { $points }. Con más gana { $maximizer }; con lo mismo hay empate.
leg-one = manga 1: { $result }
computer-reached = { $points ->
    [one] La máquina llegó a { $points } punto con este número.
   *[other] La máquina llegó a { $points } puntos con este número.
}
your-best = Tu récord es { $points }.
pat-before =
    .won = ya se ganó
    .lost = aún sin ganar
pat-matrices-before = antes, { $won } de dos matrices ganadas
computer-pat =
    .won = La máquina ganó este número.
    .lost = La máquina perdió este número.
computer-pat-matrices = La máquina ganó { $won } de dos matrices con este número.
your-pat =
    .won = Ya lo ganaste.
    .lost = Aún no lo has ganado.
your-pat-matrices = Has ganado { $won } de dos.
