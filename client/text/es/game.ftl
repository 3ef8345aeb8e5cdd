### Lo que se dice de cualquier juego: sus formas, sus máquinas.

computer-has-not-played = La máquina aún no ha jugado este número. Lo está haciendo ahora.

form =
    .match = Una partida
    .mirror = Una partida espejo: las dos mangas a la vez
    .together = En equipo
    .race = Una carrera
    .solo = En solitario

-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
points = { -points }

table = La mesa
computers-game = La partida de la máquina

no-leg = No se está jugando ninguna manga.
choose-first = Elige antes un lugar con las flechas; luego pulsa Enter.
enter-goes-on = Pulsa Enter para seguir.
enter-goes-back = Pulsa Enter para volver.
news = Lo que ha pasado
sent = Enviando…
players = Jugadores
to-move = le toca
your-turn = tu turno
turn = { $computer ->
    [yes] { $name } está pensando
   *[no] turno de { $name }
}

leg-of = manga { $leg } de { $legs }
kind =
    .alone = solitario
    .together = en equipo
    .race = carrera
does = { $role ->
    [maximizer] { $mine ->
        [yes] maximizas
       *[no] maximiza
    }
    [minimizer] { $mine ->
        [yes] minimizas
       *[no] minimiza
    }
    [owner] { $mine ->
        [yes] tienes el árbol
       *[no] tiene el árbol
    }
   *[guesser] { $mine ->
        [yes] adivinas
       *[no] adivina
    }
}
plays-alone = { $mine ->
    [yes] juegas en solitario
   *[no] juega en solitario
}
leg-over = La manga { $leg } terminó: { $score }.
safe-on = Las cartas seguras se juegan ahora solas.
safe-off = Las cartas seguras ya no se juegan solas.
