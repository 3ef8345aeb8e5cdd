### Una manga de Grandma’s Game: su mesa, teclas y botones.

table = La mesa
table-auto = La mesa · las seguras se juegan solas
last-move = Última jugada
race = La carrera
foundations = Bases
piles = Las pilas
workspace = El abanico
score = En las bases
options = Opciones
chosen = Lo elegido
more = Puntuación, opciones y novedades

stock = mazo
fan = fuera
full = fin
build-up = ascendente
build-down = descendente
workspace-of = Abanico: pila { $pile }, { $cards ->
    [0] sin cartas
    [one] { $cards } carta
   *[other] { $cards } cartas{ $order ->
        [yes] , la del fondo a la izquierda
       *[no] {""}
    }
}
workspace-empty = El abanico está vacío. Al repartir se abre una pila en él.
tables-hidden = Cada quien tiene su propia mesa, que nadie más puede ver.
of-suit = { $cards } de 26

choose = { $deal ->
    [yes] Elige una carta, o reparte.
   *[no] Elige una carta.
}
pile-top = { $card } en la pila { $pile }, { $size ->
    [one] { $size } carta
   *[other] { $size } cartas
}{ $under ->
    [none] {""}
   *[other] , debajo { $under }
}.
pile-empty = { $away ->
    [yes] La pila { $pile } está en el abanico.
   *[no] La pila { $pile } está vacía.
}
workspace-card = { $top ->
    [yes] { $card }, encima en el abanico.
   *[no] { $card }, número { $number } de { $of } en el abanico.
}
foundation-state = { $top ->
    [none] Ninguna carta en { $foundation }.
   *[other] { $top } en { $foundation }, de { $size ->
        [one] { $size } carta.
       *[other] { $size } cartas.
    }
} { $takes ->
    [none] Está completa.
   *[other] Sigue { $takes }.
}
stock-state = { $cards ->
    [0] El mazo está vacío.
    [one] Queda { $cards } en el mazo. Reparte una a la pila de su valor.
   *[other] Quedan { $cards } en el mazo. Reparte una a la pila de su valor.
}
can-look-under = Puedes mirar debajo.
carrying = Elige un lugar para { $card }.

nothing-to-undo = No hay nada que deshacer.
nothing-to-redo = No hay nada que rehacer.
no-undo-in-race = En una carrera no se deshacen jugadas.
stock-empty = El mazo está vacío.
no-peek = Solo puedes mirar debajo de una pila si otra muestra la misma carta y se puede jugar.
no-card = Ahí no hay ninguna carta que jugar.
no-dealing = El reparto solo se puede ver antes de la primera jugada.
stuck = Ya no se pueden jugar más cartas. Deshaz o abandona.
order-fixed = En esta partida, el abanico conserva su orden.
nothing-to-order = En el abanico no hay ninguna carta que mover.
choose-in-workspace = Elige antes una carta del abanico.

typed = Jugar:
how-to-type = Por ejemplo 5 hearts up, 8h down, :h up to down, :order 8h 3c, :deal o :peek 5.
not-a-move = «{ $typed }» no es una jugada. Escribe una como 5 hearts up, 8h down, :order 8h 3c o :peek 5.
how-to-type-order = Nombra las cartas que van encima, primero la más baja, por ejemplo 8h 3c.
wrong-order = Algunas de estas cartas no están en el abanico. { how-to-type-order }
hint-key = ({ $key } otra vez: escribirla)

give-up-question = { $points ->
    [one] ¿Abandonar con { $points } carta en las bases?
   *[other] ¿Abandonar con { $points } cartas en las bases?
}
give-up-note = { $race ->
    [yes] Tu mesa termina con esta puntuación; los demás siguen jugando.
   *[no] La partida termina con esta puntuación.
}

dealing = El reparto
dealing-progress = El reparto: { $step } de { $of } cartas
onto-pile = a la pila { $pile }
to-stock = { $cards ->
    [one] { $cards } carta al mazo
   *[other] { $cards } cartas al mazo
}
dealt = { $card } a la pila { $pile }{ $stock ->
    [0] {""}
    [one] , luego { $stock } carta al mazo, boca abajo
   *[other] , luego { $stock } cartas al mazo, boca abajo
}.
pace = Ritmo { $pace } de { $of }
paused = En pausa
remember = Recuerda lo que puedas: las cartas boca abajo quedan ocultas.
all-dealt = Se repartieron todas las cartas.

key-choose = elegir
key-play = jugar
key-deal = repartir
key-carry = llevar
key-order = ordenar
key-look-under = mirar debajo
key-up-or-down = asc. o desc.
key-undo = deshacer
key-redo = rehacer
key-give-up = abandonar
key-keep-playing = seguir jugando
key-auto = { $auto ->
    [yes] sin automático
   *[no] jugar las seguras
}
key-watch-dealing = ver el reparto
key-pause = pausa
key-continue = seguir
key-pace = ritmo
key-by-card = por carta
key-again = otra vez
key-skip = saltar
key-put-down = dejar
key-cancel = cancelar

play-hint = Jugar la pista
undo = Deshacer
redo = Rehacer
give-up = Abandonar
keep-playing = Seguir jugando
look-under = Mirar debajo
move = Mover
to-bottom = Al fondo
put-down = Dejar
cancel = Cancelar
to-foundation = A { $foundation }
type-order = Escribir un orden
watch-dealing = Ver el reparto
pause = Pausa
resume = Seguir
slower = Más lento
faster = Más rápido
card-back = Carta anterior
next-card = Carta siguiente
again = Otra vez
skip = Saltar
play = Jugar

order-title = Ordenar el abanico
order-label = Cartas, primero la más baja
reorder = Ordenar
auto = Que las cartas seguras se jueguen solas
safe-hint = Una carta es segura si es la última de su clase y hay 14 cartas de su palo en las bases.
undo-pauses = Deshacer lo pone en pausa.

keys = Las flechas recorren la mesa. A, 2 a 9, T, J, Q y K van a una pila, W al abanico, F a las bases. Enter juega lo elegido; más y menos lo juegan a la base que asciende o desciende. D reparte. { $reorder ->
    [yes] Espacio levanta una carta del abanico: muévela con las flechas; Enter la deja. S escribe un orden.{" "}
   *[no] {""}
}L mira debajo de una pila. { $race ->
    [yes] {""}
   *[no] U deshace, R rehace.{" "}
}V muestra el reparto hasta la primera jugada.
