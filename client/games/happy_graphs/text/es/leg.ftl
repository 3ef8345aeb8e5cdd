### Una manga de Happy Graphs: sus tableros, manos, teclas y botones.

board = El tablero
boards = Los tableros
hands = Manos
your-hand = Tu mano
cards = Las cartas
group = Grupo { $number }
new-group = Grupo nuevo
score = Infelices: { $points }
unhappy = Infelices
more = Puntuación, manos y novedades

role =
    .maximizer = { $mine ->
        [yes] buscas muchas infelices
       *[no] busca muchas infelices
    }
    .minimizer = { $mine ->
        [yes] buscas pocas infelices
       *[no] busca pocas infelices
    }
to-play = le toca
your-turn = tu turno
turn-with-hand = { $turn }, con { $cards }
players = { $players ->
    [one] { $players } jugador
   *[other] { $players } jugadores
}
hidden = oculta
card-count = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}
no-cards = sin cartas
more-hands = … y { $hands } más

leg-one = manga 1: { $points }
stock = { $cards ->
    [0] nada que robar
    [one] { $cards } carta por robar
   *[other] { $cards } cartas por robar
}
to-come = Por salir: { $cards ->
    [none] ninguna
   *[other] { $cards }
}
time = Tiempo { $ms }
time-starts = El tiempo empieza con la primera carta.

to-beat-short = { $points ->
    [0] { $points } a alcanzar
   *[other] { $points } a superar
}
to-beat = { $perfect ->
    [yes] A alcanzar: { $points }
   *[no] A superar: { $points }
}
goal =
    .maximizer = deja más de { $points } infelices
    .minimizer = deja menos de { $points } infelices
    .spectator = { $maximizer } debe dejar más de { $points }
goal-in-full =
    .maximizer = { $minimizer } dejó { $points ->
        [one] { $points } infeliz
       *[other] { $points } infelices
    }. Con más, ganas; con lo mismo hay empate.
    .minimizer = Dejaste { $points ->
        [one] { $points } infeliz
       *[other] { $points } infelices
    }. Si { $maximizer } deja menos, ganas; con lo mismo hay empate.
    .spectator = { $minimizer } dejó { $points ->
        [one] { $points } infeliz
       *[other] { $points } infelices
    }. Con más gana { $maximizer }; con lo mismo hay empate.
computer-left = { $points ->
    [one] La máquina dejó { $points } carta infeliz con este número.
   *[other] La máquina dejó { $points } cartas infelices con este número.
}
your-best = Tu récord es { $points }.

choose-card = Elige una carta de la mano.
choose-square = Elige una casilla para { $card }.
choose-or-type = Elige una casilla para { $card }, o escribe una jugada, por ejemplo { $example }.
fits-nowhere = { $card } no cabe en ninguna casilla. Elige otra carta.
not-in-hand = { $card } no está en la mano.
choose-card-to-take = ¿Qué carta quieres retirar?
board-empty = Aún no hay ninguna carta en el tablero.
nothing-to-undo = No hay nada que deshacer.
nothing-to-redo = No hay nada que rehacer.

typed = Jugar:
how-to-type = Escribe una carta y una casilla, por ejemplo 3h n50, o 3h 2:n50 en el grupo 2.
not-a-move = «{ $typed }» no es una jugada. { how-to-type }

finish = { $points ->
    [one] ¿Terminar con { $points } carta infeliz?
   *[other] ¿Terminar con { $points } cartas infelices?
}
finish-note = Las cartas que quedan en la mano cuentan como infelices.

happy-card = { $card } en { $square } es feliz y está boca abajo.
unhappy-card = { $card } en { $square } quiere { $wants ->
    [one] { $wants } vecina
   *[other] { $wants } vecinas
} y le { $lacks ->
    [one] falta { $lacks }
   *[other] faltan { $lacks }
}.{ $hopeless ->
    [yes] {" "}Ya no puede ser feliz.
   *[no] {""}
}
wall = un muro: hay una carta feliz al lado

game-over = La partida terminó: { $result }.
left-in-hand = { $many ->
    [one] { $many } carta en la mano: { $cards }
   *[other] { $many } cartas en la mano: { $cards }
}

key-choose = elegir
key-look = mirar
key-play = jugar
key-card = carta
key-place = lugar
key-take-back = retirar
key-undo = deshacer
key-redo = rehacer
key-done = listo
key-finish = terminar
key-keep-playing = seguir jugando
key-cancel = cancelar
key-new-group = grupo nuevo
key-next-group = otro grupo
key-all-hands = las manos
key-board = tablero

play = Jugar
take-back = Retirar
undo = Deshacer
redo = Rehacer
sort-by =
    .rank = Ordenar por valor
    .suit = Ordenar por palo
perfect = Todas las cartas son felices
done = Listo
finish-now = Terminar
keep-playing = Seguir jugando
larger = Más grande
smaller = Más pequeño
show-all = Mostrar todo el tablero

more-left = más a la izq.
more-right = más a la der.
more-above = más arriba
more-below = más abajo

keys = Las flechas van entre las casillas para la carta elegida; Enter la juega ahí. Las cifras eligen una carta de tu mano. { keys-zoom }
keys-puzzle = Las flechas van entre las casillas para la carta elegida; Enter la juega ahí. Un valor, por ejemplo 3 o a, elige una carta. T va entre las cartas del tablero; Enter retira una. U deshace, R rehace. { keys-zoom }
keys-zoom = Más y menos cambian el tamaño; 0 lo muestra todo.
