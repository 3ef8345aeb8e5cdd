### El chat de una sala.

title = Chat
nothing-said = Aún no hay mensajes.
field = Escribe algo
send = Enviar
not-sent = No se envió: no hay conexión con el servidor. Inténtalo más tarde.

too-long = Un mensaje puede tener { $longest } caracteres; el tuyo tiene { $length }.

phrase =
    .hello = ¡Hola, y a divertirse!
    .well-played = ¡Bien jugado!
    .wait = Un momento, por favor.
    .good-game = ¡Buena partida!

key = { $unread ->
    [0] chat
    [one] chat ({ $unread } nuevo)
   *[other] chat ({ $unread } nuevos)
}

spectator = { $name } (mirando)

says = { $name } dice: { $text }

you-say = Dices: { $text }

mute-title = Silenciar
mute-all = Silenciar a todos
unmute-all = Oír a todos
mute = Silenciar a { $name }
unmute = Oír a { $name }
muted = Silenciaste a { $name }.
unmuted = Ya no silencias a { $name }.
all-muted = Silenciaste a todos.
all-unmuted = No silencias a nadie.
mute-help = /mute NAME o /mute all oculta mensajes; /unmute los vuelve a mostrar.
unknown-command = { $command } no es un comando. Escribe /mute NAME, /mute all, /unmute NAME o /unmute all.
name-missing = Escribe un nombre o all: { $command } NAME, { $command } all.
nobody-called = Aquí no hay nadie que se llame «{ $name }». { $alone ->
    [yes] No hay nadie más.
   *[no] Están: { $known }.
}
