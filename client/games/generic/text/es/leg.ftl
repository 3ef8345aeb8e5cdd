### Una manga de un juego sin tablero propio: su mesa y sus jugadas.

one-leg = una manga
first-leg = manga 1: { $score }

table = La mesa
value =
    .none = nada
    .yes = sí
    .no = no
each-player = cada jugador
more-below = { $lines ->
    [one] 1 línea más abajo
   *[other] { $lines } líneas más abajo
}
more-above = { $lines ->
    [one] 1 línea más arriba
   *[other] { $lines } líneas más arriba
}

your-moves = Tus jugadas
moves-shown = Tus jugadas, { $first } a { $last } de { $of }
your-move = Tu jugada
typing = Tu jugada:
choose = Elige una jugada.
not-listed = Las jugadas de este juego no se muestran. Escribe una.
type-a-move = Escribir una jugada
or-type-a-move = O escribe una jugada
play = Jugar
plays = Enter juega { $move }
expected = { $move }, cerca de { $score }
hint = Pista: { expected }
news = { $name }: { $move ->
    [none] una jugada
   *[other] { $move }
}
ended = La manga terminó: { -points }.
key =
    .choose = elegir
    .play = jugar
    .type = escribir jugada
    .look = mirar

your-turn-line = Es tu turno. Puedes jugar:
not-listed-line = Las jugadas de este juego no se muestran. Escribe «jugada» y la jugada, como la escribe el juego.
no-such-move = No existe esa jugada. Escribe un número de 1 a { $moves }, o una jugada.
hints = Pista: { $moves }.
first-leg-line = La manga 1 terminó con { $score }.
moves-help = un número, o una jugada como la escribe el juego: jugarla; jugada TEXT si podría ser un comando
table-command = mostrar todo lo que puedes ver
