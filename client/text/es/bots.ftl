### Lo que ve la persona cuyo programa juega en una sala.

seated = { $name ->
    [none] El programa
   *[other] { $name }
} tiene el asiento { $seat } en la sala { $room }, { $title }.
waits = A la espera de más jugadores. Pueden entrar con: turnabout join { $room }
no-seat = Todos los asientos de esta sala están ocupados. Pide un asiento o elige otra sala.
lost = Se perdió la conexión; la partida está guardada. Reconectando…
back = Otra vez con conexión.
already-there = Ya hay un bot con este perfil en esa sala. Detenlo antes o usa otro perfil con --profile NAME.
kept = La partida y el asiento están guardados. Para seguir: { $command }

absent = { $name ->
    [none] Alguien
   *[other] { $name }
} { $left ->
    [yes] se fue
   *[no] lleva mucho tiempo ausente
}: { $does ->
    [claim] se reclama la victoria.
    [replace] se pide la máquina ({ $level }) para ese asiento.
   *[free] el asiento queda libre para los demás.
}
deserted = No hubo nadie más durante { $seconds } y el bot se fue. Para que se quede: --patience never.

-why = { $why ->
    [resigned] {" "}por rendición
    [claimed] {" "}por ausencia
    [flag] {" "}por tiempo
   *[score] {""}
}
no-score = sin puntuación
game-over = La partida { $match } terminó: { $score }{ -why }.
match-over = Partida { $match }: { $result ->
    [draw] empate
    [won] victoria
   *[lost] derrota
}{ $scored ->
    [yes] , { $score } a { $others }
   *[no] {""}
}{ -why }.
counted = Partidas: { $matches }; ganadas: { $won }, empatadas: { $drawn }, perdidas: { $lost }.

-output-only = Escribe solo respuestas en la salida estándar y todo lo demás en la salida de errores.
unasked = El programa escribió una línea sin que nadie le preguntara. Se descartó: «{ $line }». { -output-only }{ $last ->
    [yes] {" "}Las próximas líneas así se descartarán sin aviso.
   *[no] {""}
}
refused = Se rechazó la respuesta del programa: { $why }
refused-often = La respuesta del programa se rechazó { $times } veces seguidas en la misma jugada y no se le vuelve a preguntar. { -output-only }
slow = El programa lleva { $seconds } sin responder.
ended = El programa { $signal ->
    [none] terminó por sí mismo con el código { $code }
   *[other] terminó por la señal { $signal }
}. Ya nadie juega en su asiento.

answer-usage = Responde con un objeto JSON en una línea, como {"{"}"move": "KS>7D"{"}"}, {"{"}"move": null{"}"} o {"{"}"resign": true{"}"}.
not-json = «{ $answer }» no es JSON.
not-object = «{ $answer }» no es un objeto JSON.
no-move = «{ $answer }» no contiene ninguna jugada.
move-too-long = Una jugada puede tener hasta { $most } caracteres.
