### Lo que se dice de Happy Graphs fuera de su tablero: en formularios, listas y resultados.

match-in-short = Un duelo tiene dos mangas con las mismas cartas, y solo ves tu propia mano. En una manga buscas muchas cartas infelices; en la otra, pocas. Gana la puntuación más alta al maximizar.
together-in-short = Todos juegan en el mismo bando, por las menos cartas infelices posibles. Cero es perfecto.

board = tablero
the-board = El tablero
computers-board = El tablero de la máquina
computers-board-key = tablero máquina

standing =
    .player = en solitario, lo mínimo
    .maximizer = al maximizar, lo máximo
    .minimizer = al minimizar, lo mínimo
together = en equipo, lo mínimo
lost = { $cards } cartas

option =
    .variant = Tablero
    .mode = Forma
    .hands = Manos
variant =
    .classic = clásico
    .corners = esquinas
    .hex = hexagonal
variant-note =
    .classic = A a 4, cuatro vecinas
    .corners = A a 8, también las diagonales
    .hex = A a 6, seis vecinas
variant-in-full =
    .classic = clásico: A a 4, cuatro vecinas
    .corners = esquinas: A a 8, también las diagonales
    .hex = hexagonal: A a 6, seis vecinas
mode =
    .together = en equipo
    .duel = duelo
    .puzzle = rompecabezas
mode-note =
    .together = en un mismo bando, por pocas cartas infelices
    .duel = entre dos, manos ocultas, papeles cambiados
    .puzzle = cartas a la vista, deshacer sin límite, con tiempo
hands =
    .seen = a la vista
    .hidden = ocultas
hands-note =
    .seen = {""}
    .hidden = cada quien ve la suya
way =
    .hidden = En equipo, manos ocultas
    .duel = Un duelo
    .puzzle-together = Un rompecabezas en equipo
    .solo = En solitario, carta a carta
    .puzzle = Un rompecabezas
