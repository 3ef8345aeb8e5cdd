### Lo que está mal en un registro: parte de una frase, sin punto final. Los valores van como están en el registro.

leg = manga { $number }
move = jugada { $number }
incident = incidente { $number }
line = línea { $line }
record = registro { $record }
whole =
    .record = el registro
    .leg = la manga
    .move = la jugada
    .incident = el incidente
at-place = { $place }: { $fault }

packed-cut = está cortado y no se puede descomprimir
packed-damaged = está dañado y no se puede descomprimir
not-utf8 = su byte { $byte } no es UTF-8
half-surrogate = contiene medio par sustituto, que no es un carácter
cut = se corta tras { $characters ->
    [one] { $characters } carácter
   *[other] { $characters } caracteres
}
not-json = no es JSON: mira { $line ->
    [none] {""}
   *[other] la línea { $line },{" "}
}el carácter { $character }
nested = está anidado mucho más que cualquier registro
line-too-long = ocupa más de { $most } bytes, más que cualquier registro
file-too-long = ocupa más de { $most } bytes. Escribe cada registro en su propia línea
name-twice = el nombre { $name } aparece dos veces en un objeto
long-integer = contiene un número de { $digits } cifras, más largo que cualquiera de un registro
large-number = contiene el número { $number }, que es demasiado grande
no-number = contiene { $name }, que no es un número en JSON
empty-file = el archivo está vacío
no-such-record = el archivo no tiene el registro { $index }, solo { $records }

-source = { $source ->
    [first_leg] la manga 1 tiene
    [commitment] su número y su sal dan
    [order] por orden es
    [swapped] cambiado desde la manga 1 es
    [seat] por asiento es
    [deal] su número reparte
    [digest] el resto del registro da
    [format] esta versión lee
    [version] esta versión tiene
    [options] escrito entero es
    [notation] se escribe
    [auto] para un asiento sin tiempo es
   *[rules] las reglas dan
}
differs = { $value } es { $found }, { -source } { $expected }
differs-missing = falta { $value }, { -source } { $expected }
differs-length = { $value } tiene { $items } elementos, { -source } { $right }
missing = falta { $value }
unknown-name = { $value } es un nombre desconocido
no-such-time = { $value } es { $found }, una hora que no existe
not-one-of = { $value } es { $found }, debería ser { $values }
wrong-format = { $value } es { $found }, debería ser { $format ->
    [player] un id de jugador de 16 caracteres, o computer: y un nivel
    [level] el nombre de un nivel, en minúsculas
    [time] una hora como 2026-11-21T10:00:00Z
    [sha256] 64 cifras hexadecimales en minúsculas
   *[salt] 32 cifras hexadecimales en minúsculas
}
wrong-type = { $value } es { $found }, debería ser { $type ->
    [integer] un número entero
    [number] un número
    [boolean] true o false
    [text] un texto
    [list] una lista
    [path] una ruta
   *[object] un objeto
}
outside-limit = { $value } es { $found }, debería ser { $bound ->
    [least] como mínimo { $limit }
    [most] como máximo { $limit }
    [more] más de { $limit }
   *[less] menos de { $limit }
}
empty = { $value } es { $found }, no debería estar vacío
invalid = { $value } es { $found }, que no está permitido

unknown-game = game es { $found }, debería ser { $games }
package-missing = game es { $found }, del paquete { $provider }: instálalo antes
wrong-form = form es { $found }, con estas opciones debería ser { $forms }
wrong-seats = seats tiene { $items } elementos, el juego tiene { $exact ->
    [yes] { $most ->
        [one] { $most } asiento
       *[other] { $most } asientos
    }
   *[no] de { $fewest } a { $most } asientos
}
wrong-legs = legs tiene { $items } elementos, la partida tiene { $right ->
    [one] { $right } manga
   *[other] { $right } mangas
}
wrong-roles = roles es { $found }, debería dar { $roles }, uno a cada asiento
not-casual = casual es true, pero solo puede serlo una partida en solitario de un juego sin «deshacer» propio
needless-commitment = hay commitment, pero en solitario no se oculta nada
commitment-missing = commitment es null, pero la manga 1 se jugó con un número oculto

after-match = { $value } sobra: la partida había terminado en la manga { $leg }, tras { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
}
after-leg = { $value } sobra: la manga había terminado tras { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
}
match-ends-again = sus incidentes terminan la partida, pero ya había terminado en la manga { $leg }, tras { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
}
move-missing = falta { $value }: le toca al asiento { $seats }
move-missing-before = falta { $value }: el incidente { $incident } vino tras { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
}
board-ahead = falta { $value }: la manga { $leg } va { $steps } pasos por delante
other-leg = { $value } es { $found }, pero esta es la manga del asiento { $seat }
not-its-turn = { $value } es { $found }, pero le toca al asiento { $seats }
move-refused = { $value } es { $found }, que las reglas no admiten: { $why }
not-automatic = auto es true, pero la sala no hace esa jugada
automatic = falta auto: la sala juega por un asiento sin tiempo
player-left = seat es { $found }, pero esa persona había dejado la partida
nothing-shown = { $value } es true, pero las jugadas deshechas no habían mostrado nada

wrong-ply = { $value } es { $found }, pero ya se había jugado { $moves ->
    [one] { $moves } jugada
   *[other] un total de { $moves } jugadas
}
wrong-leaving = { $value } es { $found }, con { $players } jugadores debería ser { $right }
impossible-incident = { $value } es { $found } para el asiento { $seat }, lo que es imposible tras { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
}

verified = { $records ->
    [one] { $records } registro comprobado.
   *[other] { $records } registros comprobados.
}
failed = { $records ->
    [one] Falló { $bad } de { $records } registro.
   *[other] Fallaron { $bad } de { $records } registros.
}
stopped = Se detuvo tras { $bad } errores: el resto del archivo no se comprobó.
none-found = El archivo está vacío. Debería tener un registro, una lista de registros o un registro por línea.
