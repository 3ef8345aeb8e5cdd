### Los textos de ayuda del comando turnabout. Entre corchetes va lo que se usa si no se indica nada.

about = Juegos de cartas para una persona o más: en solitario, contra la máquina o con amigos.
version = Muestra la versión y termina.

section =
    .play = Jugar
    .results = Resultados
    .records = Registros
    .server = Tu servidor
    .computers = Máquinas que juegan
    .games = Juegos propios
    .other = Ayuda y ajustes
more = Ayuda de un comando: turnabout help COMMAND. Las opciones de un juego: turnabout help GAME.
game-options = Las opciones de un juego, para --option: turnabout help GAME.

server-command =
    .serve = Pone en marcha un servidor.
    .status = Muestra el servidor que está en marcha en este equipo.
    .stop = Detiene el servidor de este equipo.
    .simulate = Hace jugar a las máquinas y escribe los registros.
    .arena = Mide qué tal juegan las máquinas.
    .solve = Averigua qué números se pueden ganar.
    .catalog = Muestra los juegos instalados.
    .new-game = Escribe un paquete con un juego pequeño, como base para el tuyo.
    .check-game = Busca errores en un juego instalado.
    .backup = Copia los datos de un servidor en un archivo.
    .restore = Recupera los datos de un servidor desde una copia.
    .export = Escribe los registros de las partidas terminadas.

-player = El nombre o el id de una persona, o un nivel de la máquina

option-name = Tu nombre. Se recuerda.
option-profile = Juega como otra persona en este equipo. Cada perfil tiene su nombre, sus asientos y sus puntuaciones [default].
option-ascii = Usa solo caracteres ASCII [según la configuración regional].
option-role = Tu papel en la primera manga, por ejemplo maximizer o minimizer [al azar].
option-clock = Límite de tiempo: 30 son 30 s por jugada; 3d son 3 días por jugada; 5m+3 son 5 minutos por manga más 3 s por jugada [ninguno].
option-game = El juego: { $games }.
option-option = Una opción del juego, por ejemplo variant=hex. Repítela para indicar más.
option-form = La forma de la partida: match, mirror (las dos mangas a la vez), together o race [según las opciones].
option-seats = El número de asientos, si el juego admite más de dos.
option-pace = Los segundos mínimos que la máquina tarda en cada jugada.
option-notes = Muestra las notas con lo que aún es posible, en los juegos que las tienen.
option-public = Muestra la sala en turnabout rooms para que entre quien quiera.
option-spectators = Deja mirar a quien no tiene asiento.
option-plain = Usa líneas de texto en vez de la pantalla completa [si no hay terminal].
about-play =
    Abre la pantalla de inicio, o empieza a jugar enseguida.

    Una partida empieza enseguida con --game, --number, --against o --computers. En solitario: turnabout play --game { $game }. Contra la máquina: turnabout play --against easy.

    Tu propio servidor arranca cuando hace falta y se detiene 10 minutos después de que se vaya la última persona. Consulta turnabout status.
about-verify =
    Comprueba registros: vuelve a repartir y a jugar las partidas.

    Muestra el primer error de cada registro, hasta en veinte registros.
verify-file = Un enlace a un registro, o un archivo con un registro, una lista o un registro por línea, tal cual o en zstd; - es la entrada estándar.
play-number = El número, que decide las cartas [al azar].
play-against = Juega contra la máquina: easy, normal, strong o random.
play-casual = Sin rival: se puede deshacer cada jugada; la puntuación se muestra aparte.
play-names = Sin rival: hasta cinco personas se turnan en esta pantalla, por ejemplo 'Ada, Ben'.
play-hints = Permite pistas en una partida contra la máquina.
play-computers = Mira jugar a dos máquinas, por ejemplo strong,easy.
play-server = El servidor en el que se juega [el tuyo].
about-host =
    Abre una sala para jugar con alguien, o vuelve a la última.

    Sin --server, la sala está en tu propio servidor. Ese servidor sigue en marcha después de este comando: turnabout status lo muestra y turnabout stop lo detiene.
host-number = El número, que ven las dos partes [al azar y oculto].
host-hints = Deja que las dos partes pidan pistas.
host-computers = Da los últimos N asientos a la máquina, por ejemplo 1,easy.
host-port = El puerto de tu propio servidor [8420, o el último usado].
host-server = El servidor en el que se abre la sala [el tuyo].
host-new = Abre una sala nueva aunque tengas una partida sin terminar.
about-join =
    Entra en la sala de alguien, o mira la partida.
join-target = La sala: HOST[:PORT]/CODE, un enlace, o solo CODE en el último servidor usado.
join-seat-code = Pasa tu asiento aquí con el código que muestra tu otro dispositivo.
about-replay =
    Mira una partida terminada jugada a jugada, con las dos mangas lado a lado.
replay-target = Un archivo de registros, una dirección web, una sala como HOST[:PORT]/CODE, o solo CODE.
replay-index = Qué partida, si hay varias: 1 es la primera.
option-server = El servidor que se consulta [aquel en el que juegas].
about-settings =
    Muestra tus ajustes, o cambia uno.
settings-name = El ajuste.
settings-value = Su nuevo valor, o "default".
about-scores =
    Muestra tus diez mejores partidas en solitario y tus estadísticas.
about-number =
    Muestra los mejores resultados de un número.
number-number = El número.
number-together = Resultados de N personas en equipo [en solitario y en duelos].
about-analyze =
    Muestra qué tal se jugaron las partidas.

    La máquina juzga cada jugada: la precisión de cada quien, los peores errores y cómo cambió la puntuación prevista.
analyze-json = Escribe los análisis en un archivo, uno por línea; - los imprime.
about-rooms =
    Muestra las salas públicas, y deja entrar en una.

    La lista se actualiza sola. Con --plain, o sin terminal, se imprime una vez.
about-games =
    Muestra tus partidas: primero las que esperan por ti.

    Cada línea tiene el estado y el tiempo restante, el juego y los demás jugadores, la puntuación, la última jugada y la
    dirección para turnabout join. Sin --server muestra las partidas de cada servidor en el que tengas alguna pendiente.
games-watch = Imprime cada partida que cambia, hasta que lo detengas.
games-run = Con --watch: ejecuta el programa indicado por cada partida que empieza a esperarte. La línea de la partida es su último argumento: turnabout games --watch --run notify-send "Turnabout".
games-command = El programa que se ejecuta, con sus argumentos.
about-quick =
    Juega contra la próxima persona que busque lo mismo.

    Las dos partes deben querer las mismas opciones, forma y reloj. El número es al azar y oculto.
about-daily =
    Muestra el número del día, o juégalo. Tienes un solo intento.

    Cada juego tiene un número al día. Es el mismo para todo el servidor y queda oculto hasta que acaba el día (UTC).
daily-day = Imprime la tabla de un día anterior, por ejemplo 2026-11-20.
daily-computer = Juega el número de hoy contra la máquina.
daily-friend = Juega el número de hoy con alguien que entra con un código.
about-standings =
    Muestra las valoraciones en un juego.
option-correspondence = Muestra las valoraciones de las partidas por correspondencia (un día o más por jugada).
about-player =
    Muestra la página de alguien.

    Tiene sus valoraciones y resultados en cada juego, y las últimas partidas con enlaces a sus registros.
player-player = { -player } [tu propia página].
about-matches =
    Busca partidas terminadas por juego, rival, resultado, fecha o número.

    La lista de otra persona solo tiene partidas con valoración. Cada partida lleva el enlace a su registro.
matches-player = { -player } [tus propias partidas].
matches-against = Solo contra este rival. { -player }.
matches-result = Solo con este resultado: won, lost, drawn o played (nadie podía ganar).
matches-since = Solo desde este día (UTC), por ejemplo 2026-11-20.
matches-until = Solo hasta este día (UTC).
matches-number = Solo con este número. Añade --game.
matches-everyone = Con --number: las partidas de todo el mundo.
matches-count = Cuántas de las últimas partidas se muestran.
about-challenge =
    Desafía a un rival anterior a una partida con las reglas de la última partida de dos que jugaron.
challenge-player = El rival anterior: un nombre o un id.
about-versus =
    Muestra tus resultados contra alguien, por juego y forma.
versus-opponent = { -player }.
versus-player = Muestra los resultados de esta persona en vez de los tuyos. { -player }.
option-example = Imprime un programa de ejemplo en python o javascript.
about-bot =
    Deja que un programa tuyo juegue en un asiento de una sala.

    El programa lee un objeto JSON por línea. A cada objeto de tipo "turn" responde con una línea como {"{"}"move": "KS>7D"{"}"}. Consulta --example python y client/README.md.

    Con --game abre él mismo una sala, por ejemplo: turnabout bot --exec "python3 mine.py" --game { $game } --against strong --matches 20.
bot-target = La sala, como HOST[:PORT]/CODE. Con --game: el servidor, como HOST[:PORT] [el tuyo].
bot-program = El programa y sus argumentos.
bot-against = Con --game: juega contra la máquina, por ejemplo strong.
bot-alone = Con --game: juega en solitario.
bot-number = Con --game: el número [al azar].
bot-matches = Se va tras N partidas [1 contra la máquina o en solitario; si no, tantas como quieran los demás].
bot-takebacks = Acepta deshacer jugadas [se niega].
bot-patience = Cuántos segundos puede estar ausente alguien, o never. Después, el bot reclama la victoria. Entre partidas libera el asiento en su propia sala; con --matches sale de la de otra persona.
bot-name = El nombre del bot [el del programa].
bot-profile = El perfil del bot. Dos bots en una sala necesitan dos perfiles.
about-help =
    Explica un comando, o muestra las opciones de un juego.
help-topic = Un comando o un juego [muestra los comandos].
about-link =
    Te deja ser la misma persona en otro dispositivo, con un enlace.
link-link = El enlace que muestra tu otro dispositivo, o su código [muestra un enlace].
about-words =
    Compila los mensajes del paquete de un juego, para Python y el navegador.
words-folder = La carpeta del paquete de Python; sus mensajes están en text/en.
words-web = La carpeta del tablero para navegadores, si existe.
words-check = No escribe nada; falla si un módulo está desactualizado.

usage = {"Uso: "}
heading =
    .options = Opciones
    .arguments = Argumentos
show-help = Mostrar esta ayuda.
required = obligatorio
install-completion = Instalar el autocompletado para esta shell.
show-completion = Mostrar el autocompletado para esta shell, para copiarlo o adaptarlo.
