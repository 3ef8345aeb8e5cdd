### Por qué Grandma’s Game rechaza una jugada. Una base se llama, por ejemplo, «corazones ascendente».

stock-empty = El mazo está vacío.
nothing-to-undo = No hay ninguna jugada que deshacer.
nothing-to-redo = No hay ninguna jugada que rehacer.
race-without-undo = En una carrera no se deshacen jugadas.
not-in-workspace = { $card } no está en el abanico.
pile-empty = La pila { $pile } está vacía.
pile-in-workspace = Las cartas de la pila { $pile } están en el abanico.
peek-without-equal = Solo puedes mirar debajo de { $card } si otra pila muestra la misma carta.
peek-not-playable = Solo puedes mirar debajo de { $card } cuando la puedes jugar.
nothing-under-top = La pila { $pile } solo tiene una carta.
peeked-already = Ya ves la carta de debajo en la pila { $pile }.
transfer-elsewhere = Una carta de { $foundation } solo puede pasar a la otra base de su palo.
foundation-empty = En { $foundation } no hay ninguna carta.
first-card-stays = { $card } es la primera carta de { $foundation } y se queda ahí.
order-fixed = Esta sala no deja ordenar el abanico.
workspace-empty = El abanico está vacío.
order-incomplete = Nombra cada carta del abanico una vez: { $cards }.
order-unchanged = El abanico ya está en este orden.
other-suit = { $card } no cabe en { $foundation }: es de otro palo.
foundation-complete = La base { $foundation } está completa.
not-next-card = { $card } no cabe en { $foundation }: sigue { $next }.
