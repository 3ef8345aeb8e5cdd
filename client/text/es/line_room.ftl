### Una sala en el modo de líneas.

too-early = Aún no se hizo, porque esto acaba de aparecer. Pulsa Enter otra vez.
still-asking = Tu último comando espera la respuesta del servidor. Escribe «reconectar» para conectar ya.
no-wait-needed = No hace falta esperar: lo que ocurre se anuncia al momento.

people = En la sala: { $people }.
no-spectators = Ya no hay público.
said-before = Antes de que llegaras:
phrase-usage = Escribe «frase» y un número de 1 a 4; «frase» sin más los muestra.
who-plays = ¿Quién juega? Escribe «como» y un nombre, y luego «listo».
begin-ways = «empezar» quita los asientos vacíos; «rival LEVEL todo» los llena de máquinas.

no-clock = Esta partida no tiene reloj.
time-left = Te quedan { $seconds }.
clock = { $name }: { $left }{ $running ->
    [yes] , en marcha
   *[no] {""}
}

plays-alone = Juegas en solitario; { $number }.
leg = Manga { $leg } de { $legs }: { $roles }; { $number }.
not-your-turn = No es tu turno.
no-place = { $places ->
    [0] Ahora no hay nada que elegir.
    [1] No hay ningún lugar { $number }. Escribe 1, o la carta sobre la que va, por ejemplo 7d.
   *[other] No hay ningún lugar { $number }. Escribe un número de 1 a { $places }, o la carta sobre la que va, por ejemplo 7d.
}
no-news = En esta manga aún no ha pasado nada.
moves-usage = un número o una carta, por ejemplo 2 o 7d: jugar ahí
tips-off = Sin consejos a partir de ahora. Escribe «reglas» para ver todas las reglas.

can-decide = { $name } lleva mucho tiempo ausente. { decide }
decide = Escribe «reclamar partida» para ganar; «reclamar fácil», «normal», «fuerte» o «azar» para que siga jugando esa máquina; o espera.
can-replace = Se puede sustituir a { $names }. { decide-of-many }
decide-of-many = Escribe «reclamar fácil», «normal», «fuerte» o «azar», y un nombre si hay varias ausencias. Esa máquina sigue jugando si los demás aceptan. O espera.
whose-seat = ¿De quién es el asiento? Indica un nombre: { $names }.

yes-or-no = Escribe sí o no.
sure-take-back = Si tu jugada descubrió una carta, la partida solo cuenta para la valoración si pierdes, y esta manga no fija récords. ¿Pedir deshacer? sí o no:
sure-resign = ¿Rendirte en la partida? sí o no:
sure-give-up = ¿Abandonar esta partida? No contará. sí o no:
sure-leave-to-others = ¿Dejar la partida a los demás, que siguen jugando? sí o no:
sure-end = Otras personas tienen asiento aquí. ¿Detener el servidor de todos modos? sí o no:
open-game = Esta partida no ha terminado. { $competes ->
    [yes] Escribe abandonar (no contará) o volver:
   *[no] Escribe guardar (para seguir luego), abandonar (no contará) o volver:
}

next-ways = Puedes escribir { $more ->
    [rematch] nueva (otro reparto), misma (el mismo reparto), análisis, reproducir, guardar, salir
    [new] nueva (revancha), análisis, reproducir, guardar, salir
    [alone] nueva, nueva NUMBER, misma, máquina, análisis, récords, salir
    [watch] análisis, reproducir, guardar, salir
   *[daily] salir
} y más: ayuda muestra todos los comandos.
not-over-yet = Aún no ha terminado ninguna partida: no hay registro.
no-record = En esta partida no jugó nadie: no tiene registro.

back-online = Ya tienes conexión otra vez.
not-open = Tu servidor solo acepta conexiones desde este equipo. Escribe «abrir» para dejar entrar a otros: tu servidor se reinicia y guarda todas las partidas.
opened = Ya pueden entrar los demás.

ways-on = Puedes escribir: { $ways }.
way =
    .again = reintentar (probar otra vez)
    .play_here = aquí (jugar también aquí)
    .rename = nombre NAME (cambiar tu nombre)
    .back = salir

left = Saliste de la sala.
left-game = Saliste de la sala. Tu partida está guardada: síguela desde el menú de inicio.
left-seat = Saliste de la sala. Tu asiento se guarda: usa el mismo comando para volver.
