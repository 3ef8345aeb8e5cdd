### Las valoraciones de los jugadores, y sus páginas.

title = Clasificación
hint = valoraciones de quienes juegan en este servidor
title-of = Clasificación · { $game }
title-of-correspondence = Clasificación · { $game } por correspondencia
matches-of = Partidas
of =
    .live = en vivo
    .correspondence = correspondencia
tables = Clasificación, récords
tables-hint = valoraciones, tu página, récords, números
tables-title = Clasificación y récords
tables-text = Los guarda, por juego, el servidor en el que juegas.

nobody-rated = Aquí aún no hay valoraciones. La reciben dos personas que terminan una partida con un número al azar.
nobody-ranked = Aquí aún no hay puestos. Una valoración necesita algunas partidas para tener puesto.
what-counts = Una partida cuenta si dos personas juegan un número al azar oculto, sin pistas y sin deshacer jugadas que descubrieron una carta. Todos empiezan con 1.500. El número tras ± muestra lo segura que es una valoración.
rated-apart = Las partidas por correspondencia (un día o más por jugada) tienen sus propias valoraciones.
what-it-is-worth = Cualquiera puede volver a empezar con otro perfil: una valoración es solo una orientación.

column =
    .rank = puesto
    .name = nombre
    .rating = valoración
    .uncertainty = ±
    .matches = partidas
    .won = gana
    .drawn = empata
    .lost = pierde
    .last = última

rating = { $rating } ±{ $uncertainty }
uncertainty = ±{ $uncertainty }
ranked = { $rating }, { $rank ->
    [none] provisional
   *[other] puesto { $rank }
}
unrated = aún sin valoración
you-unrated = Aún no tienes valoración en este juego.
your-rank = Tu valoración: { $rating }, puesto { $rank }.
your-provisional = Tu valoración: { $rating } tras { $matches ->
    [one] { $matches } partida
   *[other] { $matches } partidas
}, provisional hasta que ± sea como mucho { $limit }.

more-ranked = { $count ->
    [one] Hay { $count } jugador más con puesto.
   *[other] Hay { $count } jugadores más con puesto.
}
provisional = { $count ->
    [one] { $count } jugador tiene una valoración provisional: ± supera { $limit }.
   *[other] { $count } jugadores tienen valoraciones provisionales: ± supera { $limit }.
}

row = { $rank ->
    [none] {""}
   *[other] { $rank }.{" "}
}{ $name }: { $rating }; { $tally }; última el { $last }.

your-page = Tu página
your-page-hint = tus partidas, resultados y registros
page = Página personal
page-of = { $player }
no-such-player = Este enlace no lleva a nadie. Revísalo.
copy-link = Copiar el enlace a esta página

since = { $first ->
    [none] Aquí aún no hay partidas terminadas.
   *[other] Juega aquí desde el { $first }.
}
player-id = Id: { $id }.
player-line = { $name } { $first ->
    [none] aún no ha terminado aquí ninguna partida
   *[other] juega aquí desde el { $first }
}{ $id ->
    [none] {""}
   *[other] {" "}(id { $id })
}.

nothing-finished = Aún no hay partidas terminadas.
no-matches = Aún no hay partidas terminadas con otras personas.
computers-matches = Las partidas de una máquina están en las páginas de sus rivales.

game = { $game }: { $rating }; { $tally }
by-correspondence = Por correspondencia: { $rating }; { $tally }
also-by-correspondence = { $rating } por correspondencia
matches = Partidas
best-alone = Récords en solitario
best-helped = Récords en solitario con ayuda
best-casual = Récords de práctica
best-alone-list = Récords en solitario: { $games }.
best-helped-list = Récords en solitario con ayuda: { $games }.
best-casual-list = Récords de práctica: { $games }.
score-on-number = { $score } con el número { $number }
on-number = número { $number }

record = Registro:
record-link = Con este enlace, cualquiera puede ver el registro: { $link }

key =
    .page = su página
    .your-page = tu página
    .game = juego
    .correspondence = correspondencia
    .live = en vivo
