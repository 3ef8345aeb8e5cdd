### Una partida: sus títulos, y las páginas antes de la primera manga y entre mangas.

title-of-leg = Partida { $match }, manga { $leg } de { $legs }
title = Partida { $match }
title-together = Partida { $match }, en equipo
title-race = Carrera { $match }
title-mirror = Partida espejo { $match }

roles = { $maximizer ->
    [none] Maximizas y juegas primero; { $minimizer } minimiza.
   *[other] { $minimizer ->
        [none] Minimizas; { $maximizer } maximiza y juega primero.
       *[other] { BEGIN($maximizer) } maximiza y juega primero; { $minimizer } minimiza.
    }
}
roles-swapped = Ahora se cambian los papeles, con las mismas cartas. { roles }
roles-drawn = { $owning ->
    [yes] El azar decide quién tiene primero el árbol. Verás tu papel cuando confirmen { $several ->
        [yes] todos
       *[no] los dos
    }.
   *[no] El azar decide quién maximiza primero. Verás tu papel cuando confirmen { $several ->
        [yes] todos
       *[no] los dos
    }.
}
owns-tree = { $owner ->
    [none] { $now ->
        [yes] Ahora tú tienes
       *[no] Tú tienes
    } el árbol
   *[other] { $now ->
        [yes] Ahora { $owner }
       *[no] { BEGIN($owner) }
    } tiene el árbol
}, { $several ->
    [yes] los demás lo adivinan.
   *[no] { $guesser ->
        [none] tú lo adivinas.
       *[other] { $guesser } lo adivina.
    }
}
equals = { $first } tiene el asiento 1 y { $second } el 2; la partida tiene una manga.
mirror = { $mine ->
    [yes] Maximizas en un tablero y minimizas en el otro, con el mismo reparto.
   *[no] Cada quien maximiza en un tablero y minimiza en el otro, con el mismo reparto.
} Gana la mejor puntuación al maximizar.
mirror-guess = { $mine ->
    [yes] Adivinas el árbol en un tablero y lo tienes en el otro.
   *[no] Cada quien adivina el árbol en un tablero y lo tiene en el otro.
} Gana quien necesita menos intentos.
mirror-in-short = Los tableros van al mismo paso: una jugada cuenta cuando el otro tablero ha llegado igual de lejos. Así nadie ve una carta antes de tiempo ni copia una jugada.
both-boards = Las dos mangas a la vez, en dos tableros.
together = { $players } jugadores juegan en equipo, en el mismo bando; los turnos dan la vuelta a la mesa.
race = Carrera de { $players } jugadores con las mismas cartas.

number-hidden = El número queda oculto hasta que termina la partida. Entonces tu programa comprueba que el reparto fue limpio.
number-known = Número { $number }, que { $several ->
    [yes] todos conocen
   *[no] los dos conocen
} desde el principio.
number-again = Otra vez el mismo número{ $number ->
    [none] { "" }
   *[other] , { $number }
}: { $several ->
    [yes] todos ya conocen
   *[no] los dos ya conocen
} estas cartas.
number-again-in-tournament = Otra vez el mismo número{ $number ->
    [none] { "" }
   *[other] , { $number }
}: quien conoce estas cartas solo puede bajar su puntuación más baja.
time-limit = { $kind ->
    [puzzle] Hay un solo reloj para todos: { $time }. Cuando se agota, termina la partida.
    [together] Cada quien tiene { $time }. Si alguien agota su tiempo, la partida termina para todos.
    [several] Cada quien tiene { $time }. Quien agota su tiempo ya no puede adivinar en esa manga; los demás siguen jugando.
   *[two] Cada quien tiene { $time }. Quien agota su tiempo pierde la partida.
}
hints = En tu turno puedes pedir una pista.
set-number = { $number ->
    [none] el número es al azar y oculto
   *[other] número { $number }
}
set-role = { $role ->
    [maximizer] maximizas primero
    [minimizer] minimizas primero
    [owner] tienes primero el árbol
    [guesser] adivinas primero
    [drawn_owner] el azar decide quién tiene primero el árbol
   *[drawn] el azar decide quién maximiza primero
}
set-both-boards = las dos mangas a la vez, en dos tableros
set-hints = se permiten pistas
set-no-spectators = sin público

ready = todo listo
not-ready = aún no confirma
next-leg-starts-itself = La próxima manga empieza sola 30 segundos después de esta, o en cuanto confirmen todos.
press-enter = Pulsa Enter cuando quieras empezar.
press-enter-to-start = Pulsa Enter para empezar la manga.
who-is-ready = Quién ha confirmado
i-am-ready = Todo listo
start = Empezar la manga
we-are-ready = Todo listo: { $names }
waiting = Todo listo por tu parte. La manga empieza en cuanto { $names } { $several ->
    [yes] confirmen
   *[no] confirme
}.
starts-when-ready = La manga empieza en cuanto { $names } { $several ->
    [yes] confirmen
   *[no] confirme
}.
new-player = alguien más

to-beat-label = a superar

still-hidden = El número sigue oculto hasta que termine la segunda manga.
to-beat = { $maximizer ->
    [none] Con más de { $score } ganas; con { $score } hay empate, con menos gana { $minimizer }.
   *[other] { $minimizer ->
        [none] Si { $maximizer } no llega a { $score }, ganas; con { $score } hay empate, con más gana { $maximizer }.
       *[other] Con más de { $score } gana { $maximizer }; con { $score } hay empate, con menos gana { $minimizer }.
    }
}
to-win = { $won ->
    [yes] { $maximizer ->
        [none] Si ganas esta manga, hay empate; si no, gana { $minimizer }.
       *[other] Si { $maximizer } gana esta manga, hay empate; si no, { $minimizer ->
            [none] ganas tú.
           *[other] gana { $minimizer }.
        }
    }
   *[no] { $maximizer ->
        [none] Si ganas esta manga, ganas la partida; si no, hay empate.
       *[other] Si { $maximizer } gana esta manga, gana la partida; si no, hay empate.
    }
}
guesses-to-beat = { $found ->
    [yes] { $score ->
        [1] Si lo encuentra el primer intento, hay empate; con más intentos { $owner ->
            [none] ganas tú.
           *[other] gana { $owner }.
        }
       *[other] Con menos de { $score } intentos { $guesser ->
            [none] ganas tú
           *[other] gana { $guesser }
        }; con { $score } hay empate; con más { $owner ->
            [none] ganas tú.
           *[other] gana { $owner }.
        }
    }
   *[no] { $guesser ->
        [none] Si encuentras el árbol, ganas
       *[other] Si { $guesser } encuentra el árbol, gana
    }; si no, hay empate.
}
