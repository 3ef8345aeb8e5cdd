### Puntuaciones de Grandma’s Game: el número de cartas en las bases.

counted = { $points ->
    [one] { $points } carta
   *[other] { $points } cartas
}
of-all = { $points } de 104 cartas
on-foundations = { $points } de 104 cartas en las bases
on-foundations-short = { $points } de 104 cartas en bases
title = Puntos: { $points }
all-home = Las 104 cartas están en las bases
won = Victoria: las 104 cartas

suit =
    .clubs = tréboles
    .diamonds = diamantes
    .hearts = corazones
    .spades = picas
player = Jugador { $number }
part = { $name } { $points }

to-beat = { $points ->
    [104] { $points } cartas a alcanzar
    [one] { $points } carta a superar
   *[other] { $points } cartas a superar
}
computer-reached = { $points ->
    [one] La máquina llevó { $points } carta a las bases.
   *[other] La máquina llevó { $points } cartas a las bases.
}
your-best = Tu récord es { $points }.

stock = { $cards ->
    [0] el mazo está vacío
   *[other] { $cards } en el mazo
}
made = { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
}{ $race ->
    [yes] {""}
   *[no] , { $undos ->
        [one] { $undos } deshecha
       *[other] { $undos } deshechas
    }, { $redos ->
        [one] { $redos } rehecha
       *[other] { $redos } rehechas
    }
}{ $peeks ->
    [0] {""}
    [one] , { $peeks } mirada
   *[other] , { $peeks } miradas
}
left = quedan { $cards }
over = fin
state = { $points ->
    [one] { $points } carta jugada
   *[other] { $points } cartas jugadas
}, quedan { $left }{ $plays ->
    [yes] {""}
   *[no] , fin
}
player-state = { $name }: { state }
more-players = y { $players } más

ended =
    .won = Victoria: ¡las 104 cartas están en las bases!
    .given-up = { $points ->
        [one] Abandono con { $points } carta en las bases.
       *[other] Abandono con { $points } cartas en las bases.
    }
    .other = { $points ->
        [one] La partida terminó con { $points } carta en las bases.
       *[other] La partida terminó con { $points } cartas en las bases.
    }
your-table =
    .won = Ganaste: todas las cartas están en las bases.
    .given-up = Abandonaste tu mesa.
    .stuck = En tu mesa ya no se pueden jugar más cartas.
    .cut-short = Ganó otra persona.
others-play-on = Los demás siguen jugando.
race-over = La carrera terminó: { $places }.
race-won = La carrera terminó: victoria de { $name }{ $others ->
    [none] {""}
   *[other] ; { $others }
}.

left-title = Restantes
left-count = { $cards ->
    [one] Queda { $cards } carta
   *[other] Quedan { $cards } cartas
}
left-cards = Quedan: { $groups }.
left-in = { $place }: { $cards }
workspace = abanico
stock-name = mazo

option-any-order = El abanico se puede ordenar como se quiera.
option-fixed-order = El abanico conserva su orden, lo que es mucho más difícil.
option-winnable = Solo se sortean números que se pueden ganar.
