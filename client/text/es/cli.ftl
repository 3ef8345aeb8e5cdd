### Lo que imprime el comando turnabout además de sus resultados, y sus errores.

server-runs = Tu servidor sigue en marcha: { $address }
server-stops = Se detiene 10 minutos después de que se vaya la última persona, o con turnabout stop.
no-topic = No hay ningún comando ni juego «{ $topic }». turnabout help muestra los comandos; los juegos son { $games }.

game = { $title } ({ $name }): { $about }.
options = Opciones; cada una se indica con --option NAME=VALUE:
no-options = Este juego no tiene opciones.
example = por ejemplo; { $hint }
meaning = { $value } significa { $name }, { $hint }
default = normalmente: { $value }
is-default = { $text } (lo normal)
levels = Niveles de la máquina: { $levels }.

needs-opponent = { $option } es para una partida contra la máquina. Añade --against LEVEL, por ejemplo easy.
against-or-computers = Usa --against o --computers, pero no ambas.
casual-alone = --casual es para jugar sin rival.
names-alone = --names es para jugar sin rival. En una sala, los nombres los pone quien la dirige.
two-computers = Indica dos máquinas, por ejemplo --computers strong,easy.
bad-names = --names: { $why } Escríbelos así: --names 'Ada, Ben'.
not-played = { $alone ->
    [yes] Con estas opciones, { $title } necesita un rival: añade --against easy o usa turnabout host.
   *[no] Con estas opciones, { $title } solo se juega en solitario.
}{ $mode ->
    [none] {""}
   *[other] {" "}O elige otro modo, por ejemplo --option mode={ $mode }.
}
bad-seats = { $fixed ->
    [yes] Este juego tiene { $most } asientos.
   *[no] Elige de { $fewest } a { $most } asientos.
}
bad-option = «{ $option }» no es una opción. Escribe NAME=VALUE, por ejemplo variant=hex.
no-role = { $form ->
    [mirror] En una partida espejo juegas los dos papeles a la vez.
    [race] En una carrera todos tienen el mismo papel.
   *[together] En esta forma todos juegan en el mismo bando.
} Quita --role.
bad-computers = «{ $typed }» no es un número de máquinas y un nivel. Escríbelos así: 2,easy.
too-many-computers = La sala tiene { $seats } asientos y el 1 es tuyo. Elige { $most ->
    [one] 1 máquina
   *[other] de 1 a { $most } máquinas
}{ $more ->
    [none] {""}
   *[other] , o hasta { $more } asientos con --seats
}.
no-notes = --notes es para juegos con notas: { $games }.
port-with-server = --port es para tu propio servidor. Con --server quítalo, o escribe allí HOST:PORT.
computer-or-friend = Usa --computer o --friend, pero no ambas: tienes un solo intento.

no-program = Indica el programa: turnabout bot --exec "python3 mine.py" HOST/CODE.
only-new-rooms = --option, --form, --seats, --against, --alone, --number y --pace son para una sala nueva. Añade --game.
no-room = ¿Dónde debe jugar? Añade HOST/CODE de una sala, o --game GAME para abrir una.
alone-or-against = Usa --alone o --against, pero no ambas.
pace-needs-computer = --pace necesita una máquina como rival. Quítalo con --alone.
no-example = No hay ningún ejemplo en «{ $language }». Elige python o javascript.
bad-patience = «{ $typed }» no puede ir tras --patience. Escribe un número de segundos, por ejemplo 300, o never.
bad-command = No se entiende --exec «{ $command }»: faltan unas comillas o hay una barra inversa al final.
empty-command = --exec no indica ningún programa. Escríbelo así: --exec "python3 my_bot.py".
program-not-started = No se puede iniciar el programa { $program }: { $why }.

words-need-package = Falta el paquete { $name }. Instálalo: pip install 'turnabout[words]'
words-need-folder = No existe la carpeta { $folder }. Pon ahí tus archivos .ftl y .md.
words-stale = desactualizado: { $path }
words-unused = sin usar: { $message }
