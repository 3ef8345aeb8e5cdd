### Lo que se dice de un juego que no trae sus propios textos, fuera de su tablero.

match-two-legs = Una partida tiene dos mangas con las mismas cartas y los papeles cambiados. Gana la mejor puntuación en el mismo papel.
match-one-leg = Una partida tiene una manga. Gana la mejor puntuación.
together-in-short = { $together ->
    [yes] Se juega en equipo, por una sola puntuación.
   *[no] Cada quien juega por su lado.
}
table = mesa
the-table = La mesa
computers-game = La partida de la máquina
computers-game-key = partida máquina
standing =
    .player = en solitario, lo máximo
    .maximizer = al maximizar, lo máximo
    .minimizer = al minimizar, lo mínimo
together = en equipo, lo máximo
form-with-option = { $form } ({ $option }: { $value })
wrong-number = { $option } es un número entero de { $least } a { $most }.
