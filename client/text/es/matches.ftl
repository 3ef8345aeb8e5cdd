### Listas de partidas terminadas, una búsqueda entre ellas y los resultados de dos jugadores entre sí.

search = Buscar partidas
search-hint = por juego, rival, resultado, fecha o número
title = Partidas
title-of = { $mine ->
    [yes] Tus partidas
   *[no] Partidas de { $name }
}
title-on-number = Partidas de { $game } con el número { $number }
on-number = Partidas con este número
older = Partidas anteriores
all = Todas las partidas
none-found = Ninguna partida coincide con esta búsqueda.
rated-only = Las listas de otras personas solo tienen partidas con valoración.
everyones-rated = Solo se muestran partidas con valoración, y ninguna del número del día antes de que acabe su día.

any-game = cualquiera
opponent = Rival
opponent-hint = Un nombre, un id, o easy, normal, strong o random. Vacío: cualquiera.
result-label = Resultado
any-result = cualquiera
since-label = Desde
until-label = Hasta
date-hint = Un día UTC, por ejemplo 2026-11-20. Vacío: cualquier día.
days-hint = Los días son UTC.
number-label = Número
number-hint = Un número de reparto. Elige también su juego. Vacío: cualquiera.
players =
    .label = Jugadores
    .one = una persona
    .everyone = todos, con el número
everyone = Las partidas de todos con el número
go = Buscar

result =
    .won = ganada
    .lost = perdida
    .drawn = empatada
    .played = nadie ganó

against-opponent = contra { $opponent }
since = desde { $day }
until = hasta { $day }
days = de { $since } a { $until }
number = número { $number }

mistake =
    .number-without-game = Un número necesita su juego. Elige también el juego.
    .everyone-without-number = Las partidas de todos solo se buscan por número. Añade un número.
    .everyone-alone = Una búsqueda en las partidas de todos no lleva rival ni resultado. Quítalos.
    .everyone-of-player = Busca en las partidas de una persona o en las de todos, no en ambas.
    .days-reversed = El primer día es posterior al último. Cámbialos.
    .same-player = Es dos veces la misma persona. Elige a dos.
no-date = «{ $typed }» no es un día. Escríbelo así: 2026-11-20.
no-number = «{ $typed }» no es un número de reparto. Escribe un número entero de 1 a 999.999.999.999.
no-result = «{ $typed }» no es un resultado. Elige won, lost, drawn o played.
no-player = No hay nadie que se llame { $name } entre los últimos rivales ni en la clasificación. Revisa el nombre o usa el id.
several-players = Hay varias personas que se llaman { $name }. Usa un id: { $ids }.

-early = { $why ->
    [resigned] {" "}por rendición
    [claimed] {" "}por ausencia
    [flag] {" "}por tiempo
   *[score] {""}
}
outcome = { $result ->
    [won] ganada
    [lost] perdida
   *[drawn] empatada
}{ -early }
outcome-score = { $result ->
    [won] ganada
    [lost] perdida
   *[drawn] empatada
} { $own } a { $other }
not-finished = sin terminar
winners = victoria de { $winners }{ -early }

row = { $outcome }{ $change ->
    [none] {""}
   *[other] {" "}({ $change })
}{ $opponents ->
    [none] {""}
   *[other] {" "}contra { $opponents }
}
against = contra
rating-change = valoración { $change }
row-of-all = { $players }: { $outcome }
player-score = { $name } { $score }

by-correspondence = { $what } por correspondencia

line = { $when }, { $game }, { $form }: { $result }. { $link }

watch = Ver la partida del { $when }

versus = Frente a frente
versus-you = Frente a frente contigo
versus-of = Frente a frente · { $name } – { $opponent }
versus-line = { $name } contra { $opponent }:
column =
    .matches = partidas
    .won = gana
    .drawn = empata
    .lost = pierde
    .played = sin ganador
    .first = primera
    .last = última
total = todas

tally = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}: { $won ->
    [one] { $won } ganada
   *[other] { $won } ganadas
}{ $drawn ->
    [0] {""}
    [one] , { $drawn } empatada
   *[other] , { $drawn } empatadas
}, { $lost ->
    [one] { $lost } perdida
   *[other] { $lost } perdidas
}{ $played ->
    [0] {""}
   *[other] , { $played } sin ganador
}
tally-of = { $name }: { $tally }
tally-of-all = En total: { $tally }.

versus-row = { $game }, { $form }: { $tally }. { $met }

met-once = Jugada el { $day }.
met = Primera partida el { $first }, última el { $last }.

never-met = { $mine ->
    [yes] No tienes partidas terminadas contra { $opponent }.
   *[no] { $name } y { $opponent } no tienen partidas { $own ->
        [yes] terminadas
       *[no] con valoración
    } entre sí.
}

how-to-search = Escribe «historial» y lo que quieras de esto: un juego; «de NAME»; «contra NAME»; «ganadas», «perdidas», «empatadas» o «jugadas»; «desde DAY»; «hasta DAY»; «número N»; «cualquiera». Por ejemplo: «historial contra Ben ganadas desde 2026-11-01».
how-to-compare = Escribe «comparar» y a quién: un nombre, un id o un nivel de la máquina, por ejemplo «comparar Ben».
older-command = Hay partidas anteriores: escribe «anteriores».
older-on-page = Hay partidas anteriores: escribe matches y luego older (como comando: turnabout matches --count 100).
older-option = Hay partidas anteriores: --count { $count } muestra más.
no-older = No hay ninguna lista que continuar. Escribe antes «historial».

key =
    .watch = ver
    .link = copiar enlace
    .versus = frente a frente
    .older = anteriores
    .search = buscar
    .matches = sus partidas
