### Por qué Happy Graphs rechaza una jugada. Una casilla se llama, por ejemplo, «N50» o «N50 en el grupo 2».

only-in-puzzle = Solo en un rompecabezas puedes retirar cartas y terminar antes. Juega una carta.
card-not-in-hand = { $card } no está en tu mano. Juega una que lo esté.
no-card-on-square = En { $square } no hay ninguna carta. Elige una del tablero.
not-on-hex-board = El tablero hexagonal no tiene la casilla { $square }: una columna de cada dos está medio paso más baja.
square-occupied = { $card } está en { $square }. Elige una casilla libre.
square-next-to-no-card = Junto a { $square } no hay ninguna carta. Elige una casilla al lado de una.
square-walled = { $card } es feliz y no admite más vecinas: { $square } es un muro.
card-too-connected = { $card } tendría { $connections ->
    [one] { $connections } vecina
   *[other] { $connections } vecinas
} en { $square }, más de las que quiere.
first-card-elsewhere = La primera carta va a { $square }.
group-too-early = Solo puedes empezar un grupo nuevo si ninguna carta de tu mano cabe junto a otra.
group-elsewhere = El próximo grupo nuevo es el { $group }. Su primera carta va a { $square }.
