### Errores de la red y de los archivos del directorio de datos.

-address-example = 192.168.1.5:8420/KZ7-4QM2
unknown-scheme = Una dirección no puede empezar por «{ $scheme }://». Usa ws:// o wss://, o quítalo.
bad-path = «{ $typed }» no es una dirección. Las direcciones son así: { -address-example }.
address-missing = Escribe la dirección de la sala, por ejemplo { -address-example }.
code-missing = Falta el código de la sala. Escribe { $server }/ y el código, por ejemplo { -address-example }.
bad-room-code = «{ $typed }» no es un código de sala. El código va al final, como en { -address-example }.
server-missing = Escribe la dirección del servidor delante de { $code }, por ejemplo { -address-example }.
ipv6-brackets = Pon las direcciones IPv6 entre corchetes, por ejemplo [fd00::5]:8420/KZ7-4QM2.
bad-host = { $host ->
    [none] La dirección no tiene servidor.
   *[other] «{ $host }» no es el nombre ni la dirección de un equipo.
} Las direcciones son así: { -address-example }.
bad-ipv6 = «{ $host }» no es una dirección IPv6.
bad-port = «{ $port }» no es un puerto. Usa un número de 1 a 65535, normalmente { $usual }.

games-not-loaded = { $why ->
    [none] No se pueden cargar los juegos instalados.
   *[other] { $why }
}
server-on-other-port = Tu servidor ya está en marcha en el puerto { $port }. Quita --port { $wanted }, o detenlo antes con turnabout stop.
server-not-open = Tu servidor del puerto { $port } solo acepta conexiones desde este equipo. Detenlo con turnabout stop y abre la sala otra vez.
port-used = El puerto { $port } lo usa otro { $turnabout ->
    [yes] servidor de Turnabout
   *[no] programa
}. Usa otro puerto: turnabout host --port { $another } (en un clon: ./dev host --port { $another }).
server-not-stopped = No se puede detener el servidor (proceso { $pid }): { $why }.
server-still-stops = El servidor (proceso { $pid }) no se ha detenido en { $seconds } segundos.
server-secure = { $variables } solo valen para turnabout serve. Quítalas para abrir una sala.
server-not-started = No se puede arrancar el servidor: { $why }.
server-still-starts = El servidor no ha arrancado en { $seconds } segundos. Mira su registro: { $log }
server-silent = El servidor no arrancó y su registro está vacío: { $log }
server-failed = El servidor no arrancó: { $why }

link-ended = La conexión con el servidor está cerrada.
link-busy = Demasiadas órdenes esperan la respuesta del servidor.

name-missing = Escribe un nombre. Lo ven los demás.
name-too-long = Un nombre puede tener { $longest } caracteres; este tiene { $length }.
name-too-wide = Un nombre puede ocupar { $widest } columnas; este ocupa { $width }.
name-hidden-character = Este nombre tiene un carácter que no se ve. Quítalo.

bad-profile = «{ $name }» no sirve como nombre de perfil. Usa hasta 32 letras, cifras, - y _.
key-unusable = No se puede usar el archivo de clave { $path }: { $why }.
key-damaged = El archivo de clave { $path } está dañado: debería tener 64 cifras hexadecimales. Repáralo o quítalo.
directory-not-made = No se puede crear el directorio { $path }: { $why }.
readable-by-others = Otras cuentas de este equipo pueden leer { $path }, y eso no se puede cambiar ({ $why }): debería ser solo tuyo. Ejecuta chmod go= { $path } con la cuenta a la que pertenece.
file-not-written = No se puede escribir el archivo { $path }: { $why }.
file-not-removed = No se puede borrar el archivo { $path }: { $why }.

settings-unreadable = No se pueden leer los ajustes de { $path }: { $why }. Se usan los normales.
unknown-setting = { $path ->
    [none] No existe el ajuste «{ $name }». Los ajustes son { $names }.
   *[other] En { $path }: no existe el ajuste «{ $name }». Los ajustes son { $names }.
}
bad-setting = { $path ->
    [none] «{ $value }» no es un valor de { $name }: elige { $values }.
   *[other] En { $path }: «{ $value }» no es un valor de { $name }: elige { $values }.
}
