### Por qué Poker Solitaire rechaza una jugada. Un lugar se llama, por ejemplo, «c3», «c3 de Ann» o «x1».

not-dealt = { $card } no se te repartió. Puedes tomar { $dealt }.
card-taken = { $taker ->
    [you] Ya tomaste { $card }
    [other] Tu rival ya tomó { $card }
   *[nobody] Alguien ya tomó { $card }
}: está en { $place }.
place-empty = En { $place } no hay ninguna carta.
square-taken = { $card } está en { $place }. Elige una casilla libre.
touches-no-card = Una carta en { $place } no tocaría ninguna otra. { $touching ->
    [corners] Elige una casilla que toque una por un lado o una esquina.
   *[edges] Elige una casilla al lado de una.
}
nothing-to-pass = Aquí no hay turnos: no hay nada que pasar.
pass-too-early = Solo puedes pasar si tu matriz está llena o no se te reparten cartas.
done-only-in-race = «Listo» es solo para carreras. Esta manga termina sola.
matrix-not-full = Tu matriz no está llena: { $free ->
    [one] queda { $free } casilla libre
   *[other] quedan { $free } casillas libres
}. Llénala antes.
no-such-reject-square = No hay ninguna casilla de descarte { $place }. { $places ->
    [none] Esta partida no tiene.
   *[other] Elige { $places }.
}
which-matrix = Hay dos matrices. Escribe 1:{ $place } o 2:{ $place }.
only-one-matrix = Solo hay una matriz. Escribe { $place }.
no-planting = Aquí no se puede plantar. Pon la carta en tu propia matriz.
move-between-matrices = { $card } solo se puede mover dentro de su matriz.
placed-card-not-planted = Solo se planta una carta repartida: { $card } ya está colocada.
placed-cards-stay = Las cartas colocadas se quedan: { $card }, en { $place }, solo se puede descartar.
reject-square-of-other = No puedes usar { $place }: es la casilla de descarte de tu rival.
reject-square-used = { $card } ya está en { $place }. Elige una casilla de descarte libre.
rejected-card-elsewhere = { $card } está descartada. Solo puede volver a una matriz.
rejected-card-to-other = { $card } está descartada. Solo puede volver a tu propia matriz.
rejected-cards-stay = { $card } está descartada y no puede volver.
reject-of-other = { $card } es de tu rival. Solo puedes descartar tus propias cartas.
no-stealing = No puedes quitar { $card }: en esta partida no se quitan cartas.
stolen-already = { $card } ya se quitó una vez: no se puede volver a quitar.
steal-elsewhere = Pon { $card } en tu propia matriz para quitarla.
nothing-left-to-do = Ya no te queda nada por hacer. Espera a tu rival.
other-player = tu rival
