### El resultado de una partida, y la revancha.

outcome = { $winner ->
    [you] Ganas
    [player] { BEGIN($name) } gana
   *[nobody] Empate
}{ $points ->
    [yes] { $winner ->
        [nobody] , { $high } a { $low }
       *[other] { " " }por { $high } a { $low }
    }
   *[no] { "" }
}.
ended-early = { $why ->
    [resigned] { $loser ->
        [none] Te rendiste
       *[other] { BEGIN($loser) } se rindió
    }
    [flag] { $loser ->
        [none] Se te acabó el tiempo
       *[other] A { $loser } se le acabó el tiempo
    }
   *[claimed] { $loser ->
        [none] No estabas
       *[other] { BEGIN($loser) } no estaba
    }
}, y { $winner ->
    [none] tú ganas
   *[other] { $winner } gana
} la partida.
no-time-left = A los dos se les acabó el tiempo en el mismo instante: empate.
you = tú
legs-won = { $winner ->
    [nobody] Empate.
    [several] { BEGIN($names) } comparten la victoria, con { $legs ->
        [one] { $legs } manga ganada.
       *[other] { $legs } mangas ganadas.
    }
   *[other] { $winner ->
        [you] Ganas
       *[other] { BEGIN($names) } gana
    }, con { $legs ->
        [one] { $legs } manga ganada.
       *[other] { $legs } mangas ganadas.
    }
}
together = { $mine ->
    [yes] Tu equipo
   *[no] El equipo
} llegó a { $score }{ $number ->
    [none] .
   *[other] { " " }con el número { $number }.
}
together-ended-early = { $why ->
    [resigned] La partida terminó: se fueron todos.
    [flag] La partida terminó: se acabó el tiempo.
   *[other] La partida terminó antes de tiempo.
}
difference = La diferencia es de { $score }.
rating-change = Tu valoración cambia en { $change }.
show-accuracy = Mostrar la precisión de cada quien
accuracy-key = { $key } muestra la precisión de cada quien.
unrated = Sin valoración: se deshizo una jugada que había descubierto una carta.

race = { $winner ->
    [nobody] Empate con { $score }.
    [you] Ganas con { $score }.
    [player] { BEGIN($names) } gana con { $score }.
   *[several] { BEGIN($names) } ganan con { $score }.
}
race-ended-early = { $why ->
    [resigned] { $losers ->
        [you] Te fuiste
        [one] { BEGIN($loser) } se fue
       *[all] Los demás se fueron
    }
    [claimed] { $losers ->
        [you] No estabas
        [one] { BEGIN($loser) } no estaba
       *[all] Los demás no estaban
    }
   *[flag] { $losers ->
        [you] Se te acabó el tiempo
        [one] A { $loser } se le acabó el tiempo
       *[all] Se acabó el tiempo
    }
}: { $winner ->
    [you] ganas tú.
    [player] gana { $names }.
   *[several] ganan { $names }.
}
race-without-winner = { $left ->
    [yes] Se fueron todos: no gana nadie.
   *[no] La carrera terminó antes de tiempo: no gana nadie.
}

legs = Las dos mangas
boards = Los dos tableros
scores = Las puntuaciones
leg = { $status ->
    [unfinished] manga { $leg }, interrumpida
    [waiting] manga { $leg }, sin jugar
   *[other] manga { $leg }
}
board = { $status ->
    [unfinished] tablero { $board }, interrumpido
   *[other] tablero { $board }
}
role =
    .maximizer = maximizó
    .minimizer = minimizó
    .owner = tuvo el árbol
    .guesser = adivinó
score = puntos
accuracy-of = precisión, { $role }
score-of = puntos, { $name }
leg-in-short = { $leg } de { $owner }: { $reached }

next = ¿Y ahora?
rematch-starts = ¿Otra vez? La revancha empieza cuando { $agreement ->
    [both] los dos coincidan en el reparto.
    [all] todos coincidan en el reparto.
   *[any] todos la elijan.
}
rematch-starts-itself = La revancha acordada empieza sola, aunque no estés.
-rematch = { $what ->
    [same_number] la revancha con el mismo número
    [new_number] la revancha con un número nuevo
   *[any] la revancha
}
you-want-rematch = Quieres { -rematch }. A la espera de { $name }.
wants-rematch = { BEGIN($name) } quiere { -rematch }{ $accept ->
    [none] .
   *[other] : { $accept }.
}
want-rematch = { BEGIN($names) } { $several ->
    [yes] quieren
   *[no] quiere
} { -rematch }{ $accept ->
    [none] .
   *[other] : { $accept }.
} { $missing ->
    [one] Falta { $missing } respuesta
   *[other] Faltan { $missing } respuestas
}.
press-to-accept = pulsa { $key } para aceptar
type-to-accept = escribe { $command } para aceptar
another-match = Revancha
named-button = «{ $label }»
deal = Cartas
deal-of =
    .new_number = otro reparto
    .same_number = el mismo reparto
decline = No, gracias
