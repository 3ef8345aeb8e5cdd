### Lo que está mal en un árbol que se escribe o se monta.

twice = { $card } está dos veces en el árbol.
misplaced = «{ $sign }» no puede ir ahí. Un árbol es una carta arriba con sus hijos entre paréntesis: 3(4(2) A(5)).
not-closed = Un paréntesis no está cerrado. Un árbol es una carta arriba con sus hijos entre paréntesis: 3(4(2) A(5)).
no-card = No hay ninguna carta. Un árbol es una carta arriba con sus hijos entre paréntesis: 3(4(2) A(5)).
not-in-family = { $card } no es de esta familia: sus cartas son { $first } a { $last }.
missing = { $count ->
    [one] Falta
   *[other] Faltan
} { $cards }: todas las cartas tienen que estar en el árbol.
place-first = Coloca antes { $cards }: todas las cartas tienen que estar en el árbol.
several-tops = Arriba va una carta, no { $count }: { $cards }.
wrong-shape = Aquí todos los árboles tienen la forma { $shape }; este es { $other }.
too-many-generations = Aquí un árbol tiene como mucho { $most } generaciones; este tiene { $deepest }.
too-deep = Serían más de { $generations } generaciones: debajo de { $card } no cabe nada. Elige otra carta.
top-stays = { $card } está arriba, y todas las demás están debajo. Vacía el árbol para empezar de nuevo.
chosen-parent = La próxima carta va debajo de { $card }. Escribe otra carta o elige otro padre.
below-itself = { $below } está debajo de { $card }: { $card } no puede ir debajo de ella.
empty-places = Los lugares marcados con { $sign } están vacíos: pon ahí un valor.
top-card = { $card } es la carta de arriba: pon antes otra carta arriba.
is-below = { $below } está debajo de { $card }.
not-under = Aquí un árbol tiene como mucho { $most } generaciones: { $card } no puede ir debajo de { $under }.
not-above = Aquí un árbol tiene como mucho { $most } generaciones: { $card } no puede ir encima de { $below }.
