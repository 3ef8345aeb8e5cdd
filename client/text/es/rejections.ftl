### Por qué el servidor rechazó una orden. Cada mensaje lleva el nombre de su motivo.

frame-is-binary = El servidor recibió un mensaje binario. Envía mensajes de texto con un objeto JSON cada uno.
frame-is-not-json = El servidor recibió algo que no es JSON. Envía un objeto JSON.
type-missing = La orden no tiene type. Añádelo.
unknown-type = El servidor no puede hacer esto ({ $type }): su Turnabout es más antiguo que el tuyo. Pide que lo actualicen.
unknown-field = La orden no tiene el campo { $field }. Quítalo.
field-missing = La orden necesita el campo { $field }. Añádelo.
field-wrong = El campo { $field } de la orden tiene un valor incorrecto. Cámbialo.
wrong-protocol = { $newer ->
    [yes] Tu Turnabout es más antiguo que el del servidor. Actualízalo.
   *[no] El Turnabout del servidor es más antiguo que el tuyo. Pide que lo actualicen.
}

hello-missing = El servidor aún no te conoce. Saluda antes con hello.
hello-repeated = Ya saludaste con hello. Abre una conexión para cada persona.
name-length = Un nombre tiene de 1 a { $limit } caracteres. Elige otro.
name-invisible-character = Este nombre contiene un carácter invisible. Usa letras, cifras, signos o emoji.
name-like-computer = Un nombre no puede empezar por «computer:». Elige otro.
line-length = Un mensaje tiene de 1 a { $limit } caracteres. Cambia el tuyo.
text-hidden-character = { $text ->
    [name] Este nombre
   *[line] Este mensaje
} contiene un carácter oculto. Quítalo.
text-too-many-marks = { $text ->
    [name] Este nombre
   *[line] Este mensaje
} tiene demasiados signos en una letra. Quita algunos.
text-shows-nothing = { $text ->
    [name] Este nombre
   *[line] Este mensaje
} no muestra nada. Usa letras, cifras, signos o emoji.
commands-too-fast = Envías órdenes demasiado rápido. Inténtalo de nuevo en { $seconds }.
lines-too-fast = Envías mensajes demasiado rápido. Inténtalo de nuevo en { $seconds }.
replays-too-fast = Pides demasiadas repeticiones. Inténtalo de nuevo en { $seconds }.
pages-too-fast = Recorres esta repetición demasiado rápido. Inténtalo de nuevo en { $seconds }.
links-too-fast = Vinculas dispositivos demasiado rápido. Inténtalo de nuevo en { $seconds }.
too-many-wrong-codes = Demasiados códigos incorrectos. Inténtalo de nuevo en { $seconds }.
rooms-too-fast = Desde tu dirección se abrieron demasiadas salas. Inténtalo de nuevo en { $seconds }.
matches-too-fast = Desde tu dirección se empezaron demasiadas partidas. Inténtalo de nuevo en { $seconds }.

store-away = El servidor no llega a su almacén; puede que esto no se haya hecho. Inténtalo otra vez.
store-read-only = El servidor no puede escribir en su almacén; esto no se hizo. Inténtalo otra vez.
database-away = El servidor no llega a su base de datos de partidas terminadas. Inténtalo más tarde.
room-stopped = Esta sala se detuvo por un fallo del servidor. La partida está guardada: puedes seguirla cuando se repare.
room-busy = Hay demasiadas órdenes en espera en esta sala. Inténtalo en un momento.
log-full = Esta sala se ha hecho demasiado larga. Abre una nueva.

not-a-room-code = Esto no es un código de sala. Los códigos son así: { $example }. Revísalo con quien te invitó.
no-such-room = No hay ninguna sala { $room } en este servidor. Revisa el código con quien te invitó.
not-in-room = No estás en ninguna sala. Entra antes en una.
in-room = Estás en la sala { $room }. Sal antes de ella.
connected-elsewhere = Ya estás en la sala { $room }, en otro dispositivo o en otra ventana. Juega también aquí o entra como otra persona.
removed-from-room = Quien dirige esta sala te expulsó. Entra en otra.
room-full = La sala está llena. Los asientos son de { $names }.
no-spectators = La sala está llena y no admite público. Los asientos son de { $names }.
not-owner = { $name ->
    [none] Solo puede hacerlo quien dirige la sala.
   *[other] Solo puede hacerlo quien dirige la sala. Pídeselo a { $name }.
}
only-between-matches = Solo entre partidas puedes { $what ->
    [stand] dejar tu asiento
    [seat_computer] añadir una máquina
    [free] liberar un asiento
    [ban] expulsar a alguien con asiento
    [configure] cambiar los ajustes
    [enlist] cambiar los participantes
    [play_as] elegir quién juega
   *[other] hacer esto
}. Espera a que termine la partida.

unknown-game = Este servidor no tiene el juego { $game }. Elige { $games }.
unknown-rules = Este servidor no tiene la versión { $rules } de las reglas de { $game }.
wrong-option = La opción { $option } de { $game } no puede tener este valor. Elige otro.
form =
    .match = como rivales
    .solo = en solitario
    .together = en equipo
    .race = como carrera
    .mirror = como partida espejo
form-not-played = Con estas opciones, { $game } no se puede jugar { $form }. Juégalo { $forms }.
seats-not-played = { $game } no se juega { $form } con { $wished ->
    [one] { $wished } asiento
   *[other] { $wished } asientos
}. { $exact ->
    [yes] Elige { $most }.
   *[no] Elige de { $fewest } a { $most }.
}
no-role-to-choose = En { $game } todos tienen el mismo papel: no hay ninguno que elegir.
unknown-role = { $game } no tiene el papel «{ $role }». Elige { $roles }.
role =
    .maximizer = maximizar
    .minimizer = minimizar
    .player = jugar
    .owner = tener el árbol
    .guesser = adivinar
no-winnable-numbers = { $game } se juega por puntos: ningún número se gana o se pierde. Elige otro número.
no-winnable-number-found = No se encontró a tiempo ningún número que se pueda ganar. Inténtalo otra vez o escribe un número.
race-without-clock = Una carrera no tiene reloj: gana quien termina primero. Elige jugar sin reloj.
solo-without-clock = Juegas en solitario: no hay reloj. Elige jugar sin reloj.
casual-not-alone = Solo una partida en solitario puede ser de práctica.
casual-undoes-anyway = { $game } ya deja deshacer cada jugada: no puede ser de práctica.
unknown-level = Este servidor no tiene el nivel de máquina «{ $level }». Elige { $levels }.
levels-per-seat = { $wished ->
    [one] Hay { $wished } entrada
   *[other] Hay { $wished } entradas
} para máquinas, pero { $seats ->
    [one] { $seats } asiento
   *[other] { $seats } asientos
}. Indica una para cada asiento.
too-many-computers = Tus salas pueden tener { $limit ->
    [one] { $limit } máquina
   *[other] { $limit } máquinas
} en total. Quita antes una.
quick-match-alone = Una partida rápida necesita otra persona. Elige otra forma o abre una sala.
challenge-needs-two-seats = Un desafío es para dos. Elige dos asientos y ninguna máquina.
challenge-yourself = No puedes enviarte un desafío. Elige a otra persona.
never-opponents = Solo puedes desafiar a alguien contra quien hayas terminado una partida.
challenged-already = Ya desafiaste a { $name }, en la sala { $room }. Espera la respuesta o retíralo.
too-many-challenges = Tienes { $limit } desafíos abiertos, que es el máximo. Retira uno.
challenges-refused = { $name } no acepta tus desafíos.
push-endpoint-not-public = El servidor no llega al servicio de notificaciones de tu navegador. Usa otro navegador.
push-keys-invalid = Las claves de tu navegador para notificaciones no son válidas. Desactiva las notificaciones y vuelve a activarlas.
seat-kept = Este asiento está reservado para { $name }. Puedes mirar.
no-challenge = Esta sala ya no es un desafío.
not-challenged = Este desafío es para { $name }.
quick-match-settings = Los dos pidieron estos ajustes. Cámbialos después de la partida o abre tu propia sala.
quick-match-computer = Este asiento es para otra persona. Para jugar contra la máquina, sal y abre tu propia sala.
nobody-waits = En esta sala ya no espera nadie. Busca otra partida.
waiting-room-unreachable = No se llega a quienes esperan. Inténtalo en un minuto.
more-seated-than-seats = Hay más asientos ocupados ({ $seats }) de los que pediste ({ $wished }). Libera antes algunos.
shared-terminal-at-once = Aquí se juega a la vez: no se puede compartir una terminal. Abre una por persona o añade una máquina.
shared-terminal-hidden = Aquí se ocultan cosas entre jugadores: no se puede compartir una terminal. Abre una por persona o añade una máquina.

not-seated = No tienes asiento en esta sala. Ocupa antes uno.
seated-already = Ya tienes un asiento en esta sala. Déjalo para ocupar otro.
no-such-seat = Esta sala no tiene el asiento { $seat }. Elige { $seats ->
    [1] el asiento 1
   *[other] un asiento de 1 a { $seats }
}.
seat-taken = Ese asiento es de { $name }. { $free ->
    [none] No hay asientos libres.
   *[other] Asientos libres: { $free }.
}
seat-empty = Nadie ocupa ese asiento. Elige uno ocupado.
own-seat = Ese es tu propio asiento. Déjalo para liberarlo.
computer-takes-no-seat = Una máquina no ocupa un asiento por sí sola. La añade quien dirige la sala.
computer-not-playing = La máquina no juega en este asiento.
computer-plays-your-seat = La máquina juega en tu asiento. Recupéralo antes.
computer-plays-already = La máquina ya juega por esa persona.
computer-owns-no-room = Una máquina no puede dirigir una sala. Elige a una persona.
owner-already = Esta persona ya dirige la sala. Elige a otra.
remove-yourself = No puedes expulsarte. Sal de la sala.
removed-already = Ya expulsaste a esta persona.
too-many-removed = Expulsaste a { $limit } personas, el máximo permitido. Abre una sala nueva.
player-is-here = { $name } está aquí. Esto solo se puede hacer si alguien está ausente.
player-not-away-long-enough = { $name } lleva ausente menos de { $patience }. Espera { $seconds } más.
waited-too-briefly = A { $name } le toca jugar desde hace menos de { $patience }. Espera { $seconds } más.
not-a-seat-code = Esto no es un código de asiento. Los códigos son así: { $example }. Míralo en tu otro dispositivo.
seat-code-invalid = Este código de asiento es incorrecto, está usado o caducó. Pide uno nuevo.
seat-code-outdated = Quien creó este código ya no tiene ese asiento. Pide un código nuevo.
link-invalid = Este enlace es incorrecto, está usado o caducó. Crea uno nuevo en tu otro dispositivo.
link-used = Otro dispositivo ya usó este enlace. Crea uno nuevo en tu otro dispositivo.

names-repeated = Cada participante necesita un nombre distinto. Cambia uno.
no-tournament-to-end = En esta sala no hay torneo. Escribe de 1 a { $limit } nombres para empezar uno.
no-tournament = En esta sala no hay torneo. Puede empezarlo quien la dirige.
not-competing = { $name } no participa. Elige { $names }.
name-plays-elsewhere = { $name } juega en otro asiento. Elige otro nombre.

no-leg-to-start = Ninguna manga está por empezar.
not-next-leg = La próxima es la manga { $leg } de la partida { $match }. Confirma esa.
ready-already = Ya confirmaste. Espera a los demás.
match-not-under-way = La partida { $match } no se está jugando ahora.
match-not-last = La partida { $match } no es la última de esta sala.
next-match-agreed = La próxima partida ya está acordada. Confirma su primera manga.
seat-free = Hay un asiento libre. La próxima partida puede empezar cuando alguien lo ocupe.
offered-already = Ya lo propusiste. Espera la respuesta.
not-offered = Nadie más lo propone ahora. Puedes proponerlo tú.
agreed-already = Ya aceptaste. Espera a los demás.
left-match = Dejaste esta partida. Recupera tu asiento para volver.
left-match-already = Ya habías dejado esta partida. Recupera tu asiento para volver.

no-match-yet = Aún no ha empezado ninguna partida. Espera a que empiece una manga.
game-moved-on = La posición cambió. Mírala y prueba otra vez.
match-over = La partida terminó.
leg-over = La manga terminó.
board-over = El tablero { $board } terminó.
not-your-turn = { $name ->
    [none] No es tu turno
   *[other] Es el turno de { $name }
}{ $board ->
    [none] {""}
   *[other] {" "}en el tablero { $board }
}.
move-sealed = Ya jugaste en el tablero { $board }. Espera al otro tablero.
out-of-time = Se te acabó el tiempo, y la sala juega por ti. Espera a la próxima manga.
move-not-allowed = Las reglas no permiten { $move }. Elige otra jugada.
not-a-move = «{ $move }» no es una jugada. Las jugadas se escriben así: { $examples }.
not-a-card = «{ $move }» no es una jugada: falta una carta o está mal. Las cartas se escriben como KS o TD.
no-such-board = Una partida espejo tiene los tableros 1 y 2. Escribe 1: o 2: delante de tu jugada.

hints-off = En esta sala no hay pistas. Puede permitirlas quien la dirige.
hint-for-computer = Una máquina no recibe pistas.
hint-not-your-turn = Las pistas son para quien tiene el turno. Espera el tuyo.
too-many-hints = Esta partida es demasiado larga para otra pista. Sigue jugando.

undo-by-move = { $game } tiene su propio «deshacer». Usa ese.
undo-reveals = Tu última jugada descubrió una carta: no la puedes deshacer. En una partida de práctica puedes deshacer cada jugada.
takeback-without-place = A la petición de deshacer le faltan la manga y la jugada. Inténtalo otra vez.
takeback-asked-already = Ya hay una petición de deshacer. Espera la respuesta.
takeback-after-leg = La manga terminó: ya no puedes deshacer una jugada.
takeback-without-move = No has hecho ninguna jugada en esta manga.
takeback-final = Esta jugada no se puede deshacer.
too-many-takebacks = Esta partida es demasiado larga para deshacer otra jugada. Sigue jugando.
no-takeback-asked = Ahora nadie pide deshacer una jugada.
takeback-own = Los demás tienen que aceptar tu petición. Espera sus respuestas.

claim-alone = Juegas en solitario: no hay a quién reclamarle la victoria.
claim-only-of-two = Solo se reclama la victoria en una partida de dos. Deja que la máquina juegue por quien está ausente.
claim-in-correspondence = Por correspondencia, nadie juega por { $name } y nadie reclama la victoria. Pierde quien agota su tiempo.
seat-not-of-another-person = Ese no es el asiento de otra persona. Elige el de alguien ausente.
nobody-away = No hay nadie ausente.
several-away = Hay varias ausencias. Elige el asiento { $several }.
played-to-end = { $name } jugó hasta el final. Esa puntuación cuenta.
replacement-asked-already = Ya hay una petición de cambio. Espera la respuesta.
replacement-by-claim = Ocupa un asiento o reclama la victoria para pedir un cambio.
no-replacement-asked = Ahora nadie pide un cambio.
replacement-own = Tienen que aceptar los demás; este es tu asiento.
nobody-to-agree = No hay nadie que pueda aceptar. Espera a que alguien vuelva.

no-daily-number = { $game } no tiene número del día. Elige otro juego.
daily-settings = Todo el mundo juega el número del día con los mismos ajustes. Para otros, abre tu propia sala.
daily-tournament = No puedes jugar el número del día en un torneo. Abre tu propia sala.
daily-computer = Esta sala es para dos personas. Para jugar contra la máquina, empieza el número del día contra ella.
daily-hint = Con el número del día no hay pistas.
daily-takeback = Con el número del día no se deshacen jugadas.
daily-once = El número del día solo se juega una vez. Juega el de mañana o abre tu propia sala.
daily-seat-kept = Jugaste aquí el número del día y conservas tu asiento. Puedes salir de la sala.
daily-tried = { $name ->
    [none] Ya jugaste
   *[other] { $name } ya jugó
} el número de hoy de { $game }. Mañana hay uno nuevo.
daily-over = El día de este número, { $day }, ya acabó. Abre una sala para el número de hoy.
daily-hidden = El número del día ({ $day }) y el registro de esta partida quedan ocultos hasta la medianoche UTC.
daily-day = Los resultados del { $day } no están disponibles. Elige un día entre el { $first } y el { $last }.

no-such-match = Esta sala no ha tenido ninguna partida { $match }.
match-not-finished = La partida { $match } aún no ha terminado. Espera a que termine.
no-record = El servidor no tiene registro de esta partida: terminó sin jugadas o se borró.
unknown-player = Esta persona no ha terminado ninguna partida en este servidor.
same-player = No se puede comparar a una persona consigo misma. Elige a otra persona.
no-such-leg = En esta partida no hay manga { $leg }. Tiene { $legs ->
    [one] { $legs } manga
   *[other] { $legs } mangas
}.
no-such-ply = La manga { $leg } solo tiene { $plies ->
    [one] { $plies } jugada
   *[other] { $plies } jugadas
}.
not-legs-of-match = Estas no son las mangas de una partida. { $game } tiene como mucho { $legs ->
    [one] { $legs } manga
   *[other] { $legs } mangas
}, con los papeles { $roles }.
match-breaks-rules = Manga { $leg }, jugada { $move }: las reglas no permiten esta jugada.
too-many-analyses = Ya esperas { $limit ->
    [one] { $limit } análisis
   *[other] { $limit } análisis
}. Inténtalo cuando termine uno.
analyses-busy = El servidor analiza demasiadas partidas. Inténtalo en un minuto.
too-many-numbers = Ya esperas { $limit ->
    [one] { $limit } número
   *[other] { $limit } números
}. Inténtalo cuando termine uno.
too-many-numbers-of-address = Hay demasiados números en curso para tu dirección. Inténtalo cuando termine uno.
numbers-busy = El servidor trabaja en demasiados números. Inténtalo en un minuto.
