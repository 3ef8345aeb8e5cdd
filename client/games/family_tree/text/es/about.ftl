### Lo que se dice de Family Tree fuera de su tablero: en formularios, listas y resultados.

match-in-short = Una partida tiene dos mangas con las mismas cartas. En una buscas muchos puntos; en la otra, pocos. Gana la puntuación más alta al maximizar.
tree = árbol
the-tree = El árbol
computers-tree = El árbol de la máquina
computers-tree-key = árbol máquina

standing =
    .player = en solitario, lo máximo
    .maximizer = al maximizar, lo máximo
    .minimizer = al minimizar, lo mínimo
together = en equipo, lo máximo

part =
    .levels = generaciones
    .celebrity = celebridades
    .hands = manos
