### El número del día de un juego: un intento al día, con el mismo número para todo el servidor.

title = Número del día
heading = Número del día · { $game }{ $day ->
    [none] {""}
   *[other] {" "}· { $day }
}
about = Cada juego tiene un número al día, el mismo para todo este servidor. Queda oculto hasta que acaba el día. Tienes un solo intento y juegas cada papel una vez. Queda primero quien saca más ventaja.
noted = Este navegador guarda una huella del número de cada día. Cuando acaba el día, compara el número con ella.

today = Hoy: { $what }.
race-of-two = { $game }, como carrera entre dos
section = El número de hoy

hidden-until = El número queda oculto hasta las { $ends } (medianoche UTC).

finished = { $count ->
    [0] Nadie ha terminado aún.
    [one] Ha terminado { $count } persona.
   *[other] Han terminado { $count } personas.
}

not-tried = Aún no has jugado.
tried = Ya usaste el intento de hoy. Todavía no tiene resultado.

play-computer = Contra la máquina ({ $level })
play-computer-hint = el mismo nivel para todo el mundo
play-friend = Con otra persona
play-friend-hint = entra con un código, y aún no debe haber usado el intento de hoy
friend-rule = Tu rival no debe haber usado el intento de hoy.

resume = Seguir con tu intento
resume-hint = en curso en { $room }
resume-in = Seguir con tu intento: { $room }.

own = Tu resultado: { $reached }.{ $rank ->
    [none] {""}
   *[other] {" "}Tu puesto por ahora: { $rank }.
}

lead = { $lead ->
    [ahead] { $points } de ventaja
    [behind] { $points } de desventaja
   *[level] igualdad
}

reached = { $lead }, { $own } a { $other } contra { $opponent }

reached-early = victoria: { $opponent } { $why ->
    [resigned] se rindió
    [claimed] no estaba
   *[flag] agotó su tiempo
}

opponent-left = { $opponent } ({ $why ->
    [resigned] se rindió
    [claimed] no estaba
   *[flag] sin tiempo
})

computer = la máquina ({ $level })

score = { $own } a { $other }

day = { $which ->
    [today] Hoy, { $day }
    [yesterday] Ayer, { $day }
   *[earlier] { $day }
}

earlier = Día anterior
later = Día siguiente

number-was = { $number ->
    [none] Este día no jugó nadie.
   *[other] El número era { $number }.
}

table-title = { $number ->
    [none] { $day }: no jugó nadie.
   *[other] { $day }: el número era { $number }.
}

commitment-kept = El número coincide con la huella que este navegador guardó ese día.
commitment-broken = El número no coincide con la huella que este navegador guardó ese día.

against =
    .computer = Contra la máquina
    .friends = Entre personas

players =
    .computer = Contra la máquina · { $count ->
        [0] nadie
        [one] jugó { $count }
       *[other] jugaron { $count }
    }
    .friends = Entre personas · { $count ->
        [0] nadie
        [one] jugó { $count }
       *[other] jugaron { $count }
    }

column =
    .rank = puesto
    .name = nombre
    .lead = ventaja
    .score = puntos
    .opponent = contra
    .time = cuándo

won-early = victoria

more = y { $count } más

row = { $rank ->
    [none] –
   *[other] { $rank }.
} { $name }: { $reached } (registro { $match })

watch = Ver la partida de { $name }

room = El número del día, { $day }: un solo intento. Queda oculto hasta que acaba el día, a las { $ends } (medianoche UTC).
rules = Tu intento cuenta en cuanto empieza la primera manga. No hay pistas ni se deshacen jugadas.

record-hidden = El número sigue oculto hasta que acaba el día, a las { $ends } (medianoche UTC). Entonces puedes ver y comprobar el registro.
link-opens = se abre cuando acaba el día, a las { $ends } (medianoche UTC)

result = Tu resultado con el número del día: { $lead }. La tabla aparece cuando acaba el día.
won = Ganaste, pero tu rival no terminó. La tabla te muestra debajo de los intentos completos.
not-ranked = Tu intento acabó antes de tiempo y no entra en la tabla.
leaving = Tu intento se guarda hasta que acaba el día, a las { $ends } (medianoche UTC): síguelo desde la pantalla de inicio.
open-page = Al número del día

command = Escribe «diario»; o «diario máquina» o «diario amigo» para jugar; o «diario» y un día anterior, por ejemplo «diario 2026-11-20».

key =
    .play = jugar, ver
    .day = día
    .game = otro juego
