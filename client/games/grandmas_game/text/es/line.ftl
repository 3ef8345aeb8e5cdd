### Grandma’s Game en el modo de líneas.

board-command = describir tu mesa
dealing-command = mostrar el reparto, hasta la primera jugada
safe-command = jugar una carta segura, la última de su clase; «activar»: que se jueguen todas solas
undo-command = deshacer tu última jugada
redo-command = rehacer lo que deshiciste
moves-help = un número, o una jugada como 5 corazones ascendente, 8h descendente, h ascendente a descendente, repartir, ordenar 8h 3c, mirar 5 o abandonar: jugarla
no-undo-in-race = en una carrera no se deshacen jugadas

begins = { BEGIN($who) }; { $number }.
alone = en solitario
dealing-can-be-seen = Las cartas están repartidas. Escribe «reparto» para ver cómo, hasta tu primera jugada.
turn = { $points } de 104 cartas en las bases, { $stock }; { $made }.
their-turn = { BEGIN($turn) }.
stuck = Te quedaste sin jugadas: el mazo está vacío y no se puede jugar ninguna carta. Escribe «deshacer» o «abandonar».
score = { $score }: { $parts }; { $stock }; { $made }.
no-news = En tu mesa aún no se ha jugado nada.
computers-table = { $points ->
    [one] La mesa de la máquina con el número { $number }, { $points } carta:
   *[other] La mesa de la máquina con el número { $number }, { $points } cartas:
}

piles = Pilas: { $piles }
pile = { $pile } { $card }{ $under ->
    [none] {""}
   *[other] {" "}sobre { $under }
} ({ $size })
pile-empty = { $away ->
    [yes] { $pile } en el abanico
   *[no] { $pile } vacía
}
foundations = { $foundations ->
    [none] Bases: vacías.
   *[other] Bases: { $foundations }.
}
foundation = { $foundation } { $card }
workspace = Abanico, pila { $pile }, del fondo hacia arriba: { $cards ->
    [none] vacío
   *[other] { $cards }
}.
rounds-help = Cada línea es una vuelta de las trece pilas, A a K. Un + es una carta repartida boca abajo al mazo. Escribe «reparto» y un número para ver una vuelta carta a carta.

move = { $number }. { $move }{ $safe ->
    [yes] {" "}(segura)
   *[no] {""}
}
nothing-to-play = Ahora no puedes jugar nada, pero puedes cambiar el orden del abanico.
order-help = Para llevar cartas encima del abanico, escribe «ordenar» y sus nombres, primero la más baja, por ejemplo «ordenar 8h 3c».
no-such-move = No hay jugada { $number }. Escribe un número de 1 a { $last }, o una jugada como 5 corazones ascendente.
no-safe-card = No hay ninguna carta segura que jugar.
wrong-order = Algunas de estas cartas no están en el abanico. Nombra las que están, primero la más baja, por ejemplo «ordenar 8h 3c».

expected = { $move } ({ $cards })
hint = Pista: { $best }{ $others ->
    [none] {""}
   *[other] ; otras jugadas: { $others }
}. Entre paréntesis: las cartas previstas en las bases al final.
