### Lo que se dice de Grandma’s Game fuera de su mesa: en formularios, listas y resultados.

together-in-short = Una carrera: todos juegan las mismas cartas, cada quien en su mesa. Gana quien lleva antes todas las cartas a las bases; si nadie lo logra, gana quien más tenga ahí.

table = mesa
the-table = La mesa
computers-table = La mesa de la máquina
computers-table-key = mesa máquina

standing = en solitario, lo máximo
race-standing = en una carrera, lo máximo

option =
    .reorder = Abanico
    .winnable = Números
reorder =
    .on = en cualquier orden
    .off = en orden fijo
reorder-note =
    .on = sus cartas se pueden mover
    .off = mucho más difícil
winnable =
    .off = todos
    .on = solo con solución
winnable-note =
    .off = algunos no se pueden ganar
    .on = si se sortea

finding =
    .deck_dealt = Comprobado: este número reparte las cartas con las que jugaste.
    .cards_as_seen = Las cartas que viste son las de ese reparto.
    .cards_different = El registro tiene otras cartas que las que viste.
