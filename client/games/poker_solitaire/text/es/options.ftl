### Las opciones de Poker Solitaire.

option =
    .mode = Forma
    .touching = Contacto
    .movable = Colocadas
    .hands = Manos
    .scoring = Sistema
    .points = Puntos
    .unequal = Reglas
    .touching-2 = Contacto, jugador 2
    .movable-2 = Colocadas, jugador 2
    .hands-2 = Manos, jugador 2
    .scoring-2 = Sistema, jugador 2
    .rejects-1 = Casillas descarte
    .rejects-2 = Descarte, jugador 2
    .rejects-common = Descarte común
    .dealt = Por reparto
    .decks = Barajas
    .stealing = Quitar
    .planting = Plantar

mode =
    .one-hand = una matriz
    .best-of-two = la mejor de dos
    .sum-of-two = suma de dos
    .alternate = por turnos
    .same-deck = mismas cartas
    .race = carrera
    .race-both = carrera, ambas
    .duel = duelo
mode-note =
    .one-hand = una matriz, en solitario
    .best-of-two = dos matrices, cuenta la mejor
    .sum-of-two = dos matrices, cuentan las dos
    .alternate = por turnos, una matriz cada quien
    .same-deck = por turnos, con las mismas cartas
    .race = a la vez, hasta que alguien la llena y dice «Listo»
    .race-both = a la vez, hasta que ambas están llenas
    .duel = una matriz: muchos puntos contra pocos
touching =
    .edges = lados
    .corners = esquinas
    .anywhere = libre
touching-note =
    .edges = un lado de otra carta
    .corners = lados o esquinas
    .anywhere = cualquier casilla libre
movable =
    .off = se quedan
    .on = se mueven
movable-note =
    .off = donde se colocan
    .on = por la matriz, y de vuelta del descarte
hands-note =
    .ten = filas y columnas
    .twelve = y las dos diagonales
scoring =
    .english = inglés
    .american = americano
    .pat = servidas
    .user = propio
scoring-note =
    .english = póker 16, color 5
    .american = póker 50, color 20
    .pat = las cinco filas deben ser manos servidas
    .user = los puntos que elijas, o los de la tabla
points-example = flush=13,flush+one-pair=20
points-note = vacío: la última columna de la tabla (? la muestra)
unequal =
    .off = iguales
    .on = distintas
unequal-note =
    .off = {""}
    .on = una ventaja; arriba, las del jugador 1
rejects-note = cinco como mucho con las cartas repartidas
on-off =
    .off = no
    .on = sí
stealing-note = tomar una carta de la otra matriz
planting-note = una carta repartida en la otra matriz

way =
    .one-hand = Una matriz
    .best-of-two = Dos matrices, cuenta la mejor
    .sum-of-two = Dos matrices, cuentan las dos
    .alternate = Por turnos, una matriz cada quien
    .same-deck = Por turnos, con las mismas cartas
    .race = Una carrera hasta que alguien dice «Listo»
    .race-both = Una carrera hasta que ambas están llenas
    .duel = Un duelo en una matriz

touching-field = Una carta debe tocar a otra por
touching-value =
    .edges = un lado
    .corners = un lado o una esquina
    .anywhere = nada: va a cualquier parte
movable-value =
    .off = se quedan
    .on = se pueden mover y recuperar
hands-value =
    .ten = 10: filas y columnas
    .twelve = 12: y las dos diagonales
scoring-value =
    .english = inglés
    .american = americano
    .pat = servidas: las cinco filas deben ser manos servidas
    .user = tus propios puntos
of-player = { $label } (jugador { $player })
unequal-field = Otras reglas para el jugador 2
dealt-field = Cartas por reparto
decks-field = Barajas
rejects-field = Casillas de descarte del jugador { $player }
stealing-field = Quitar: se puede tomar una carta de la otra matriz
planting-field = Plantar: se puede colocar una carta en la otra matriz
points-field = Tus propios puntos
points-help = Escribe en cada línea una mano y sus puntos, en inglés. Une manos con + si valen eso juntas, por ejemplo flush+one-pair 20. Además de las manos de la tabla hay blaze, four-flush, kilter, round-the-corner-straight y round-the-corner-kilter.

too-many = { $dealt } de reparto y { $rejects ->
    [one] { $rejects } casilla de descarte
   *[other] { $rejects } casillas de descarte
} son más de cinco en total.
pat-for-both = Las manos servidas son para ambos o para ninguno.
no-points = «{ $line }» necesita una mano y sus puntos, por ejemplo «flush=13».
unknown-hand = Ninguna mano se llama «{ $name }». Elige entre { $names }.
too-much = «{ $name }» puede valer { $most } puntos como mucho.

rules-of = { $player }: { $sentence }.
touching-rule =
    .edges = una carta debe tocar a otra por un lado
    .corners = una carta debe tocar a otra por un lado o una esquina
    .anywhere = una carta va a cualquier parte
movable-rule =
    .off = las cartas colocadas se quedan
    .on = las cartas colocadas se pueden mover, y las descartadas recuperar
hands-rule =
    .ten = cuentan filas y columnas
    .twelve = cuentan filas, columnas y las dos diagonales
scoring-rule =
    .english = puntos ingleses
    .american = puntos americanos
    .pat = las cinco filas deben ser manos servidas
    .user = los puntos propios de la sala
points-rule = Puntos: { $hands }.
hand-points = { $hand } { $points }
dealt-rule = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
} por reparto{ $decks ->
    [1] {""}
   *[other] , de { $decks } barajas
}.
no-rejects = Sin casillas de descarte.
rejects-alone = { $squares ->
    [one] { $squares } casilla de descarte.
   *[other] { $squares } casillas de descarte.
}
rejects-rule = Casillas de descarte: { $rejects }.
rejects-each = { $squares } cada quien
rejects-of = { $squares } de { $name }
rejects-yours = { $squares ->
    [one] { $squares } tuya
   *[other] { $squares } tuyas
}
rejects-common = { $squares ->
    [one] { $squares } común
   *[other] { $squares } comunes
}
stealing-rule = Quitar: se puede tomar una carta de la otra matriz.
planting-rule = Plantar: se puede colocar una carta en la otra matriz.
player = Jugador { $number }

rules-in-short = { $touching ->
    [edges] por lados
    [corners] por esquinas
   *[anywhere] libre
}{ $moves ->
    [stay] , fijas
    [move] , móviles
   *[duel] {""}
}{ $twelve ->
    [yes] , 12 manos
   *[no] {""}
}, { $scoring ->
    [english] inglés
    [american] americano
    [pat] servidas
   *[user] propio
}
