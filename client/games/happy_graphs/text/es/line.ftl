### Happy Graphs en el modo de líneas.

board-command = dibujar los tableros
cards-command = describir cada carta de los tableros
hands-command = mostrar las manos visibles
undo-command = deshacer tu último paso en el rompecabezas
redo-command = rehacer lo que deshiciste
moves-help = un número, o una jugada como 3h n50: jugarla

only-in-puzzle = solo en un rompecabezas

begins = { $legs ->
    [1] { BEGIN($who) }; { $number }.
   *[other] Manga { $leg } de { $legs }: { $who }; { $number }.
}
alone = en solitario
player-with-role = { $name } { $role }

your-turn = Tu turno, con { $cards }. Infelices: { $points }; { $stock }.
their-turn = { BEGIN($turn) }. Infelices: { $points }; { $stock }.
puzzle-turn = En la mano: { $cards }. Infelices: { $points }.
puzzle-help = Escribe «jugadas» y un valor para ver adónde puede ir una carta así, o una jugada: 3h n50, «retirar n50» o «listo».

score = { $points ->
    [one] { $points } infeliz
   *[other] { $points } infelices
}: { $parts }; { $stock }; por salir: { $rest }.
none = ninguna

hand = { $name }: { $cards }{ $turn ->
    [yes] {" "}(le toca)
   *[no] {""}
}
legend = En el tablero: 3H2 es un 3 al que le faltan dos vecinas, (3H) es feliz, 3H2! ya no puede ser feliz, # es un muro, + es una casilla libre junto a una carta, y < > marca la última carta jugada.
computers-board = { $points ->
    [one] El tablero de la máquina con el número { $number }, { $points } carta infeliz:
   *[other] El tablero de la máquina con el número { $number }, { $points } cartas infelices:
}

no-such-move = { $last ->
    [0] Ahora no hay jugadas que elegir por número.
   *[other] No hay jugada { $number }. Escribe un número de 1 a { $last }, o una jugada como 3h n50.
}

expected = { $move } ({ $points })
hint = Pista: { $best }{ $others ->
    [none] {""}
   *[other] ; otras jugadas: { $others }
}. Entre paréntesis: las cartas infelices previstas al final.
