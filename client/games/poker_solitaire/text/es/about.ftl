### Lo que se dice de Poker Solitaire fuera de sus matrices: en listas y resultados.

match-in-short = Un duelo tiene dos mangas en un mismo cuadrado de cartas, cuyas filas y columnas son manos de póker. Cada quien juega una manga por muchos puntos y otra por pocos.
equals-in-short = Cada quien llena un cuadrado de cartas, cuyas filas y columnas son manos de póker. Gana la puntuación más alta.

matrix = matriz
the-matrix = { $several ->
    [yes] Las matrices
   *[no] La matriz
}
computers-matrix = { $several ->
    [yes] Las matrices de la máquina
   *[no] La matriz de la máquina
}
computers-matrix-key = matriz máquina

standing =
    .player = lo máximo
    .maximizer = al maximizar, lo máximo
    .minimizer = al minimizar, lo mínimo
lost = { $points } puntos
