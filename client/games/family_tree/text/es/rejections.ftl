### Por qué Family Tree rechaza una jugada.

not-current-card = La carta actual es { $current }, no { $card }. Juega { $current }.
not-in-tree = { $target } no está en el árbol. Elige una carta del árbol.
not-a-person = { $target } no es una persona. Elige un miembro o un cónyuge.
target-covered = { $target } está debajo de { $cover }. Elige una carta sin tapar.
tree-top-without-child = { $target } está en lo más alto y aún no tiene hijos: no admite ases ni jotas.
member-single = { $member } no tiene pareja, y esta carta la necesita. Elige otro lugar.
couple-divorced = Entre { $member } y { $spouse } hubo divorcio. Elige otro lugar.
person-widowed = { $target } enviudó. Elige otro lugar.
too-many-children = { $member } y { $spouse } tienen { $children } hijos, { $children ->
    [3] y necesitan un 2 para tener más
   *[other] el máximo de una pareja
}.
couple-has-two = { $member } y { $spouse } ya tienen { $two }. Una pareja solo recibe un 2.
