### La conexión con el servidor, y lo que puede fallar en ella.

lost = { $kind ->
    [offline] No tienes conexión.
    [nothing_listens] El servidor no responde.
    [no_answer] No se llega al servidor.
    [name_not_found] No se encuentra el nombre del servidor.
    [server_stopping] El servidor se detuvo.
   *[dropped] Se perdió la conexión.
} La partida está guardada. { $seconds ->
    [0] Reintentando…
   *[other] Nuevo intento en { $seconds }.
}
own-server-stopped = Tu servidor se detuvo. Tu partida está guardada.
server-away = Nada responde en { $server }. Tu partida está guardada. Se reintenta hasta que el servidor responda…
late = { $offline ->
    [yes] No tienes conexión. Esperando…
   *[no] El servidor lleva 5 s sin responder. Esperando…
}
server-cannot-save = El servidor no puede guardar en este momento. Tu orden se repite hasta que pueda.
moves-lost = El servidor perdió las últimas jugadas. La partida sigue desde aquí.
newer-page = Hay una versión nueva.

try-now = Probar ya
try-again = Reintentar
play-here-too = Jugar también aquí
play-here-again = Volver a jugar aquí
as-another = Entrar como otra persona
rename = Cambiar tu nombre
reload = Recargar
try-now-key = reintentar
start-server-key = arrancarlo otra vez

failure =
    .offline = No tienes conexión. Conéctate a la red y prueba otra vez.
    .name_not_found = No se encuentra { $server }. Revisa la dirección y tu red.
    .nothing_listens = Nada responde en { $server }. Revisa la dirección y que Turnabout esté en marcha allí.
    .no_answer = No se llega a { $server }. Revisa la dirección, tu red y los cortafuegos.
    .not_turnabout = El servidor de { $server } no es de Turnabout. Revisa el puerto, y si la dirección empieza por wss://.
    .tls = No hay conexión segura con { $server } ({ $detail }). Revisa si de verdad usa wss:// o https://.
    .untrusted = El certificado de { $server } no es de confianza ({ $detail }): puede ser otro servidor. Si confías en él, pon en SSL_CERT_FILE un archivo con el certificado de su emisor.
    .crowded = { $server } tiene demasiadas conexiones desde tu dirección. Inténtalo en un minuto.
    .wrong_protocol = { $detail }
    .name_refused = El servidor de { $server } no acepta tu nombre. { $detail }
    .turned_away = El servidor de { $server } no te dejó entrar. { $detail }
    .dropped = Se perdió la conexión con { $server }. { $detail }
    .server_stopping = El servidor se detuvo.
    .replaced = Abriste esta sala en demasiados dispositivos o ventanas, así que aquí se cerró.
    .room_stopped = El servidor detuvo esta sala por un fallo. La partida está guardada y puede seguir cuando se repare el servidor.
    .room_gone = Esta sala caducó: pasó mucho tiempo sin que ocurriera nada.
    .not_hosted = { $detail }
    .removed = Quien dirige la sala te expulsó.
    .no_spectators = La sala ya está llena y no admite público.
    .seat_moved = Tu asiento pasó a otro dispositivo. Ahora juegas allí.
    .unreadable = El servidor es más nuevo que esta versión de Turnabout. Actualízala y vuelve.
certificate =
    .expired = ha caducado
    .not_yet_valid = aún no es válido
    .self_signed = está autofirmado
    .unknown_issuer = aquí no se conoce su emisor
    .other_name = es para otra dirección
own-server-silent = El servidor de este equipo no responde.
no-room = No hay ninguna sala { $code } en { $server }. Revisa el código y la dirección.
seat-connected = Ya estás en esta sala, en otro dispositivo o en otra ventana. Juega también aquí o entra como otra persona.
refused-at = { $message } (en { $server })
seat-elsewhere = Tienes un asiento en una sala con este código en { $address }. Usa esa dirección para volver.
no-answer = El servidor no ha respondido. Inténtalo otra vez.

record-not-loaded = No se pudo cargar el registro. Inténtalo otra vez.
record-not-saved = No se pudo guardar el registro en { $path }: { $why }.
record-too-long = Un archivo con tantas jugadas necesita una terminal: turnabout replay FILE, turnabout analyze FILE. Aquí puedes ver la partida con el enlace a su registro, o desde su sala.
