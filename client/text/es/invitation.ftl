### La página del enlace a una sala: dice quién invita y a qué juego.

opening = Abriendo la invitación…
title = { $host ->
    [none] Te invitan a { $game }
   *[other] { $host } te invita a { $game }
}
role = { $role ->
    [maximizer] { $host ->
        [none] Primero tu rival busca muchos puntos y tú pocos. Luego se cambian los papeles.
       *[other] Primero { $host } busca muchos puntos y tú pocos. Luego se cambian los papeles.
    }
    [minimizer] { $host ->
        [none] Primero tú buscas muchos puntos y tu rival pocos. Luego se cambian los papeles.
       *[other] Primero tú buscas muchos puntos y { $host } pocos. Luego se cambian los papeles.
    }
    [owner] { $host ->
        [none] Primero tu rival tiene el árbol. Luego se cambian los papeles.
       *[other] Primero { $host } tiene el árbol. Luego se cambian los papeles.
    }
    [guesser] Primero tú tienes el árbol. Luego se cambian los papeles.
    [drawn_owner] El azar decide quién tiene primero el árbol. Luego se cambian los papeles.
   *[drawn] El azar decide quién busca primero muchos puntos. Luego se cambian los papeles.
}
free-seats = { $free ->
    [one] Hay { $free } asiento libre de { $seats }.
   *[other] Hay { $free } asientos libres de { $seats }.
}
full = Todos los asientos están ocupados. Puedes mirar.
full-closed = Todos los asientos están ocupados, y esta sala no admite público.
options = Opciones de esta partida
rules = Cómo se juega
watch = Mirar
