### Poker Solitaire en el modo de líneas.

board-command = dibujar las matrices, las cartas repartidas y las casillas de descarte
lines-command = nombrar cada fila y columna con sus puntos
moves-help = una jugada como QH c3 o c3 x1, o solo una casilla: jugar ahí

begins = { $legs ->
    [1] { BEGIN($who) }; { $number }.
   *[other] Manga { $leg } de { $legs }: { $who }; { $number }.
}
alone = en solitario
player = { $name }{ $role ->
    [none] {""}
   *[other] {" "}{ $role }
}{ $you ->
    [yes] {" "}(tú)
   *[no] {""}
}{ $computer ->
    [none] {""}
   *[other] {" "}({ $computer })
}
matrix = matriz { $number }, { $title }
matrix-rules = { $matrix }: { $rules }
rules = { $touching ->
    [edges] las cartas deben tocarse por un lado
    [corners] las cartas deben tocarse por un lado o una esquina
   *[anywhere] las cartas van a cualquier parte
}{ $moves ->
    [yes] , las cartas colocadas se pueden mover
   *[no] {""}
}{ $twelve ->
    [yes] , cuentan las diagonales
   *[no] {""}
}, { $scoring ->
    [english] puntos ingleses
    [american] puntos americanos
    [pat] las cinco filas deben ser manos servidas
   *[user] tus propios puntos
}
matrix-and-score = { $matrix }: { $score }
matrix-heading = { $matrix }:

turn = { BEGIN($turn) }: { $cards ->
    [none] no hay más cartas
   *[other] reparto { $cards }
}. { $score }; { $stock }.
race = Carrera
can-pass = Puedes pasar: escribe «pasar».
can-end = Tu matriz está llena: escribe «listo» para terminar la carrera.

goes-to = { $card } puede ir a { $squares }{ $rejects ->
    [none] {""}
   *[other] , o descartarse en { $rejects }
}.
can-be-rejected = { $card } solo se puede descartar en { $rejects }.
any-square = cualquier casilla libre
any-square-of = cualquier casilla libre de { $matrix }
card-at = { $card } en { $place }
can-pick-up = También puedes mover { $cards }.
can-pick-up-many = También puedes mover una carta colocada: hay { $cards } que pueden ir a algún sitio. Escribe «jugadas» y su casilla, por ejemplo «jugadas { $place }».

no-moves = Ahora no tienes jugadas.
too-many = Las cartas colocadas se pueden mover: hay demasiadas jugadas para mostrarlas.
many = Hay { $moves } jugadas. Escribe «jugadas» y una carta, por ejemplo «jugadas { $card }», para ver las de esa carta.
move = { $number }. { $move }{ $score ->
    [none] {""}
   *[other] ; { $score }
}
no-such-move = { $last ->
    [0] Ahora no hay jugadas que elegir por número. Escribe una jugada como QH c3.
   *[other] No hay jugada { $number }. Escribe un número de 1 a { $last }, o una jugada como QH c3.
}
not-to-pick-up = Ahora no puedes levantar «{ $typed }».

expected = { $move } ({ $expected })
hint = Pista: { $best }{ $others ->
    [none] {""}
   *[other] ; otras jugadas: { $others }
}. Entre paréntesis: la puntuación prevista al final.

computers-matrix = La matriz de la máquina con el número { $number }, { $score }:
legend = En el tablero: -- es una casilla libre, + una casilla libre que admite la primera carta repartida, < > marca la última carta jugada.
dealt = reparto: { $cards ->
    [none] nada
   *[other] { $cards }
}
rejects = descarte: { $squares }
