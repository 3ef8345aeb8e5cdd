### Encontrar el registro de una partida, en un archivo, en la web o en una sala, y comprobarlo.

watch-title = Volver a ver una partida
watch-hint = de un archivo, una dirección web o una sala
looking = Buscando…
preparing = Reproduciendo la partida…

source = Archivo, dirección web o sala
source-hint = Un registro guardado, uno de la web, o las partidas terminadas en una sala cuyo código tienes.
source-example = match.json, 192.168.1.5:8420/KZ7-4QM2
file = Elegir un archivo
file-hint = Un registro guardado, una lista, o un registro por línea (también .zst). También puedes soltarlo aquí.
drop = Suéltalo aquí
room = Enlace de un registro o de una sala, o su código
room-hint = O escribe el enlace de una partida, o una sala de este servidor para ver sus partidas terminadas.
look = Buscar
source-missing = Escribe un archivo, una dirección web, o la dirección y el código de una sala.
not-a-source = No hay ningún archivo { $typed }, y tampoco es una sala: { $reason }

on-device = En este dispositivo
on-device-hint = Las partidas que has visto aquí. Puedes volver a verlas sin conexión.
remove = Quitar
remove-from-device = Quitar de este dispositivo: { $match }
needs-server = Esta partida no está guardada en este dispositivo, así que hace falta el servidor. { $reason }

which = ¿Qué partida?
which-of-first = ¿Qué partida? Solo se muestran las primeras { $shown }; --index N abre una posterior.
only-first = Solo se muestran las primeras { $shown } partidas del archivo. Para ver una posterior, ejecuta turnabout replay FILE --index N en una terminal.
number = número { $number }
without-number = un registro sin número
game-and-number = { $game } · { $number }
player = { $name }{ $score ->
    [none] {""}
   *[other] {" "}{ $score }
}
not-a-record = no es un registro: { $fault }
match-and-players = { $match }: { $players }

a-match = Una partida que se jugó aquí
link-hint = Con la dirección de esta página, cualquiera puede ver la partida, guardar su registro y comprobarlo.
in-terminal = En una terminal:
promised = El número estuvo oculto hasta el final. Cuando ves aquí la partida, se reparte y se reproduce, y se compara con lo que el servidor prometió.
refused =
    .not_found = { -no-record }
    .forbidden = { -record-withheld }
    .service_unavailable = { -records-away }
-no-record = Este servidor no tiene ningún registro con este id. El de una partida recién terminada puede tardar un momento. Una partida sin jugadas no tiene registro.
-record-withheld = Este registro está oculto hasta que acabe el día de su número.
-records-away = El servidor no puede leer registros en este momento. Inténtalo más tarde.

no-record = No contiene ningún registro de una partida: { $fault }.
no-record-at = No hay ningún registro de una partida en { $place }: { $fault }.
empty = No hay ningún registro de una partida en { $place }: está vacío.
no-record-in-file = No contiene ningún registro de una partida. Un archivo tiene un registro, una lista de registros o un registro por línea.
not-json = La línea { $line } no es JSON: no es un registro.
no-index = Hay { $records ->
    [one] 1 registro
   *[other] { $records } registros
}, y ningún registro { $index }.
folder = { $path } es una carpeta. Indica un archivo de registros que esté dentro.
unreadable = No se puede leer { $path }: { $reason }.
unreadable-file = No se puede leer este archivo.
too-long = Este archivo ocupa más de 32 MB sin comprimir. Mira sus partidas en una terminal: turnabout replay FILE.
damaged = Este archivo está dañado y no se puede descomprimir.
other-version = Este registro es de otra versión que la que lee esta página.
unknown-game = Esta página no puede mostrar el juego «{ $game }».
incomplete = Este registro está incompleto: algo falta o tiene otra forma.
bad-text = Un texto de este registro tiene caracteres que no se pueden mostrar, o demasiados signos en una letra.

not-fetched = No se puede descargar { $url }: { $reason }
too-slow = tarda más de { $seconds } segundos.
no-answer = no responde.
reason = { $reason }.
http-error = el servidor responde { $status } { $reason }.
page-too-long = Lo que hay en { $url } ocupa más de { $most } MiB, demasiado para un registro.

no-such-room = No hay ninguna sala { $room } en { $server }. Revisa el código y la dirección.
none-finished = En esa sala aún no ha terminado ninguna partida. Solo se vuelven a ver partidas terminadas.

game-not-installed = Esta versión de Turnabout no puede mostrar el juego «{ $game }».
not-shown = El registro contiene algo que esta versión de Turnabout no sabe mostrar.
not-started = No se puede iniciar el programa que reproduce registros: { $reason }.
replay-too-slow = No se pudo reproducir el registro en { $seconds } segundos.
not-replayed = No se pudo reproducir el registro{ $reason ->
    [none] .
   *[other] : { $reason }
}
not-playable = No se puede reproducir el registro: { $fault }.
too-many-moves = Esta partida tiene demasiadas jugadas para que la reproduzca un servidor. Instala antes su juego.
server-needed = { $server } no responde, y solo un servidor con este juego puede reproducirlo.

-leg = { $leg ->
    [none] la manga
   *[other] la manga { $leg }
}
wrong-number = { -leg } tiene otro número que la primera
wrong-deck = la baraja de { -leg } no es la que da su número
wrong-commitment = en { -leg }, el número y su sal no dan el compromiso
wrong-digest = su resumen no es el del resto del registro
not-played = { -leg }: el servidor no pudo jugarla
move-refused = { -leg }, jugada { $number }: { $move } no está permitido. { $reason }
wrong-score = { -leg }, jugada { $number }: la puntuación es { $score }, las reglas dan { $right }
wrong-final-score = { -leg }: la puntuación final es { $score }, las reglas dan { $right }
not-over = { -leg } figura como terminada, pero se podía jugar otra carta
wrong-order = { -leg }, jugada { $number }: las cartas no están en el orden de la baraja
