### Los dos tableros de una partida espejo: las dos mangas a la vez, con el mismo reparto.

boards = Los dos tableros
board = Tablero { $number }
about-board = Tablero { $number }: { $text }
kind = espejo, paso { $step }

plays = { $name ->
    [none] { $role ->
        [maximizer] maximizas
        [minimizer] minimizas
        [owner] tienes el árbol
        [guesser] adivinas
       *[player] juegas
    }
   *[other] { $name } { $role ->
        [maximizer] maximiza
        [minimizer] minimiza
        [owner] tiene el árbol
        [guesser] adivina
       *[player] juega
    }
}
plays-score = { $plays } { $score }
status = { $state ->
    [yours] tu turno
    [you-moved] ya jugaste
    [moved] { $name } ya jugó
    [both] turno de los dos
    [over] terminado
    [thinks] { $name } está pensando
   *[theirs] turno de { $name }
}

waits = Ya jugaste aquí: { $move }. Cuenta cuando { $name ->
    [none] juegues
   *[other] { $name } juegue
} en el tablero { $number }.
has-moved = { $mover } ya jugó aquí. Cuenta cuando { $name ->
    [none] juegues
   *[other] { $name } juegue
} en el tablero { $number }.
your-turn-on = Es tu turno en el tablero { $number }.
play-on = Jugar en el tablero { $number }

board-over = El tablero { $number } terminó: { $score }. El tablero { $other } sigue.
reached = { $name } { $score }
over = Los dos tableros terminaron: { $results }.
both-over = Los dos tableros terminaron.

begins = Una partida espejo: las dos mangas a la vez, en dos tableros; { $number }.
state = { $plays }, { $status }
looks-at = Miras el tablero { $number }.
not-your-turn-on = No es tu turno en el tablero { $number }.
moved = { $name ->
    [none] Ya jugaste
   *[other] { $name } ya jugó
} en el tablero { $number }.
moves-help = { $moves }; pon delante 1: o 2: para jugar en ese tablero
boards-command = mostrar a quién le toca en cada tablero
other-command = mirar el otro tablero
