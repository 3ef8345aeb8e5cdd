### El análisis de una partida terminada: qué tal jugó cada quien.

title = Análisis
title-of-match = { $analysis }: { $match }
judged-so-far = Jugadas analizadas hasta ahora
working = La máquina analiza jugada a jugada…
progress = { $done } de { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
}
working-at = La máquina analiza: { $progress }.
simulations = { $playouts ->
    [one] { $playouts } simulación
   *[other] { $playouts } simulaciones
} por jugada
based-on = Análisis de la máquina ({ $simulations }):

not-sent = El servidor no envió el análisis. Inténtalo otra vez.
no-record = No se pudo cargar el registro de esta partida. Inténtalo otra vez.
nothing-to-judge = En esta partida no hay jugadas que se puedan analizar.
impossible = No se puede analizar la partida: { $reason }.
no-reason = se desconoce el motivo
not-started = No se puede iniciar el programa que analiza partidas: { $reason }.
not-shown = El análisis contiene algo que esta versión de Turnabout no sabe mostrar.
newer-version = El análisis se hizo con una versión más nueva de Turnabout. Actualiza la tuya.
unwritable = No se puede escribir { $path }: { $reason }.
not-over = La partida aún no ha terminado.
disconnected = Se perdió la conexión con el servidor.
another-match = Ya empezó otra partida. Analiza esta desde su registro.
only-first = Solo se analizaron los primeros { $shown } registros. Para analizar otro posterior, usa --index.

accuracy = precisión
accuracy-in-leg = precisión, { $leg }
player = jugador
faults = fallos
percent = { $percent ->
    [none] –
   *[other] { $percent } %
}
role =
    .maximizer = al maximizar
    .minimizer = al minimizar
    .player = en solitario
    .owner = con el árbol
    .guesser = al adivinar
    .together = en equipo
    .equal = en juego
role-in-leg = { $leg }, { $role }
accuracy-of = { $name } ({ $role }): precisión { $percent }, { $faults }.
no-choices-of = { $name } ({ $role }): nunca tuvo elección.

no-faults = sin fallos
fault-count =
    .inaccuracy = { $count ->
        [one] { $count } imprecisión
       *[other] { $count } imprecisiones
    }
    .mistake = { $count ->
        [one] { $count } error
       *[other] { $count } errores
    }
    .blunder = { $count ->
        [one] { $count } error grave
       *[other] { $count } errores graves
    }
fault =
    .inaccuracy = imprecisión
    .mistake = error
    .blunder = error grave
fault-letter =
    .inaccuracy = i
    .mistake = e
    .blunder = G
fault-found = Jugada { $number }{ $leg ->
    [none] {""}
   *[other] , { $leg }
}: { $name } jugó { $move }, { $fault ->
    [inaccuracy] una imprecisión
    [mistake] un error
   *[blunder] un error grave
}; { $best } era { $lost } mejor.
none-found = Ninguna jugada perdió mucho.
next-fault = Fallo siguiente
previous-fault = Fallo anterior
only-faults = Solo fallos

movable-by = Las jugadas de { $name } no se analizan: podía mover cartas ya colocadas.
movable = Las jugadas no se analizan: se podían mover o retirar cartas ya colocadas.

verdict = { $name ->
    [none] {""}
   *[other] { $name }:{" "}
}{ $verdict ->
    [won] Con todas las cartas a la vista, este reparto se puede ganar{ $number ->
        [none] .
       *[other] , pero no después de la jugada { $number }, { $move }.
    }
    [lost] Este reparto no se puede ganar ni con todas las cartas a la vista.
   *[unknown] No se sabe si este reparto se puede ganar.
}
lost-here = aquí se perdió
show-move = Mostrar esa jugada

leg = { $kind ->
    [board] tablero { $leg }
   *[leg] manga { $leg }
}
legs = Mangas

graph = { $leader ->
    [none] Puntuación final prevista
   *[other] Ventaja prevista de { $leader }
}{ $leg ->
    [none] {""}
   *[other] , { $leg }
}
graph-read = Empieza en { $first }, termina en { $last } y se mueve entre { $lowest } y { $highest }; { $faults }. La tabla de abajo muestra cada jugada.
curve = { $graph }: { $first } tras la primera jugada, máximo { $high } (jugada { $highmove }), mínimo { $low } (jugada { $lowmove }), { $last } al final.

moves = { $leg ->
    [none] Jugadas
   *[other] Jugadas, { $leg }
}
column =
    .move = jugada
    .player = jugador
    .played = jugó
    .fault = fallo
    .lost = pierde
    .expected = previsto
move-number = jugada { $number }
expected = previsto: { $expected }
columns-explained = Previsto: { $leader ->
    [none] la puntuación final más probable tras la jugada
   *[other] la ventaja final más probable de quien juega, y en el gráfico la de { $leader }
}, según simulaciones. Pierde: cuánto peor fue la jugada que la mejor opción. Precisión: 100 % si cada jugada fue la mejor; 0 % si ninguna fue mejor que jugar al azar.
watch = Volver a verla
needs-server = Este análisis no está guardado en este dispositivo, así que hace falta el servidor. { $reason }

choices = Opciones en la jugada { $number }
choices-here = jugada { $number }, { $choices ->
    [several] varias opciones
    [one] sin otra opción
   *[unjudged] sin analizar
}
only-choice = No había otra opción.
best = la mejor
played = jugada
before-move = { $picture } antes de esta jugada

key =
    .move = jugada
    .next-fault = otro fallo
    .leg = otra manga
    .board = otro tablero
    .table = otra mesa
