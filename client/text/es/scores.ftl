### Récords y estadísticas de tus partidas, y los resultados de un número.

title = Récords
hint = tus diez mejores partidas en solitario
title-of = Récords · { $game }
none = Aún no has terminado aquí ninguna partida en solitario.
none-without-help = Aún no has terminado ninguna partida en solitario sin ayuda.
with-help = Con ayuda
casual = Partidas de práctica
casual-note = En estas partidas podías deshacer cada jugada. No cuentan como récords.
with-help-note = Las partidas con pistas, o en las que se deshicieron jugadas que descubrieron una carta, no cuentan como récords.

column =
    .place = puesto
    .score = puntos
    .time = tiempo
    .number = número
    .when = cuándo
    .help = ayuda

hints = { $count ->
    [one] { $count } pista
   *[other] { $count } pistas
}
takebacks = { $count ->
    [one] { $count } jugada deshecha
   *[other] { $count } jugadas deshechas
}

score-in-time = { $score } en { $time }
line = { $place }. { $score } con el número { $number }, { $when }{ $help ->
    [none] {""}
   *[other] , { $help }
}.

play-again = Jugarlo otra vez
play-number-again = Jugar otra vez el número { $number }
about-number = Sobre el número
about-number-of = Sobre el número { $number }

your-games = Tus partidas
your-games-list = Tus partidas:
statistics = { $form ->
    [solo] En solitario
    [match] Contra rivales
    [together] En equipo
    [race] En carreras
   *[mirror] En partidas espejo
}{ $correspondence ->
    [yes] {" "}por correspondencia
   *[no] {""}
}: { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}{ $wins ->
    [none] {""}
    [one] , { $wins } ganada
   *[other] , { $wins } ganadas
}{ $streak ->
    [none] {""}
   *[other] , racha actual { $streak }
}{ $longest ->
    [none] {""}
   *[other] , mejor racha { $longest }
}{ $best ->
    [none] {""}
   *[other] ; récord { $best }
}{ $average ->
    [none] {""}
   *[other] , media { $average }
}.

statistic =
    .games = partidas
    .won = ganadas
    .streak = racha actual
    .longest = mejor racha
    .best = récord
    .average = media
form =
    .solo = en solitario
    .match = contra rivales
    .mirror = en partidas espejo
    .together = en equipo
    .race = en carreras
form-by-correspondence = { $form } por correspondencia

number = Un número de reparto
number-hint = los mejores resultados de un número, y el de la máquina
number-title = ¿Qué número?
number-label = Número de reparto
number-field-hint = Un número entero de 1 a 999.999.999.999. El mismo número reparte siempre las mismas cartas.
number-prompt = Número de reparto:
another-number = Otro número
look-up = Consultar
play-alone = Jugarlo en solitario
number-of = { $game } · número { $number }
number-line = { $game }, número { $number }.

fact =
    .computer = la máquina
    .par = referencia
    .beat = a superar
    .reach = a alcanzar
    .winnable = ¿se puede ganar?
working = calculando…
not-known = se desconoce
par-later = se muestra cuando lo hayas terminado
verdict =
    .won = sí
    .lost = no, juegues lo que juegues
    .unknown = se desconoce

facts = La máquina: { $computer }; referencia: { $par }{ $best ->
    [none] {""}
   *[other] ; puntuación a { $reach ->
        [yes] alcanzar
       *[no] superar
    }: { $best }
}.
winnable = ¿Se puede ganar? Respuesta: { $verdict }.
score-to-beat = Puntuación a { $reach ->
    [yes] alcanzar
   *[no] superar
}: { $score }, { $computer ->
    [yes] la de la máquina
   *[no] tu propio récord
}.
computer-works = Calculando la puntuación de la máquina con este número…
what-is-known = La puntuación de la máquina es su resultado cuando juega en solitario, a su mejor nivel y sin conocer las cartas. La referencia es el mejor resultado que encontró una búsqueda que conoce las cartas.

standing-column =
    .role = papel
    .best = récord
    .time = tiempo
    .name = de
    .own = tú
    .rank = tu puesto
nobody = aún nadie
nobody-in = { $what }: aún nadie.
together = { $count } { $what }
rank = { $rank ->
    [none] –
   *[other] { $rank }
} de { $players }
standing = { $what }: { $best } de { $name }, { $players ->
    [one] la única marca por ahora
   *[other] la mejor marca de { $players } jugadores
}{ $own ->
    [none] {""}
   *[other] ; la tuya: { $own }, puesto { $rank }
}.
helped-score = { $what }, { $score }
own-helped = Tu récord con ayuda (sin puesto): { $scores }.
own-casual = Tu récord en partidas de práctica (sin puesto): { $scores }.

computer-still-works = Calculando la puntuación de la máquina con este número. El resultado aparece aquí cuando esté.
computer-unknown = Se desconoce el resultado de la máquina con este número. Inténtalo otra vez.

computers-tree = El árbol de la máquina con el número { $number }, { $score ->
    [one] { $score } punto
   *[other] { $score } puntos
}:
play-again-command = Escribe «solo» y un número para jugarlo otra vez.
still-working = Aún se está calculando. Pregunta otra vez dentro de un rato.
number-command = Escribe «número» y un número de reparto, de 1 a 999.999.999.999.

key =
    .play-again = otra vez
    .number = sobre el número
    .play = en solitario
    .another = otro número
    .matches = sus partidas
