# Made from client/text/es/cli_help.ftl by `python -m client.catalogue`.


def about():
    return "Juegos de cartas para una persona o más: en solitario, contra la máquina o con amigos."


def version():
    return "Muestra la versión y termina."


def section(key):
    return {
        "play": "Jugar",
        "results": "Resultados",
        "records": "Registros",
        "server": "Tu servidor",
        "computers": "Máquinas que juegan",
        "games": "Juegos propios",
        "other": "Ayuda y ajustes",
    }[key]


def more():
    return "Ayuda de un comando: turnabout help COMMAND. Las opciones de un juego: turnabout help GAME."


def game_options():
    return "Las opciones de un juego, para --option: turnabout help GAME."


def server_command(key):
    return {
        "serve": "Pone en marcha un servidor.",
        "status": "Muestra el servidor que está en marcha en este equipo.",
        "stop": "Detiene el servidor de este equipo.",
        "simulate": "Hace jugar a las máquinas y escribe los registros.",
        "arena": "Mide qué tal juegan las máquinas.",
        "solve": "Averigua qué números se pueden ganar.",
        "catalog": "Muestra los juegos instalados.",
        "new-game": "Escribe un paquete con un juego pequeño, como base para el tuyo.",
        "check-game": "Busca errores en un juego instalado.",
        "backup": "Copia los datos de un servidor en un archivo.",
        "restore": "Recupera los datos de un servidor desde una copia.",
        "export": "Escribe los registros de las partidas terminadas.",
    }[key]


def option_name():
    return "Tu nombre. Se recuerda."


def option_profile():
    return "Juega como otra persona en este equipo. Cada perfil tiene su nombre, sus asientos y sus puntuaciones [default]."


def option_ascii():
    return "Usa solo caracteres ASCII [según la configuración regional]."


def option_role():
    return "Tu papel en la primera manga, por ejemplo maximizer o minimizer [al azar]."


def option_clock():
    return "Límite de tiempo: 30 son 30 s por jugada; 3d son 3 días por jugada; 5m+3 son 5 minutos por manga más 3 s por jugada [ninguno]."


def option_game(games):
    return f"El juego: {formats.either(games)}."


def option_option():
    return "Una opción del juego, por ejemplo variant=hex. Repítela para indicar más."


def option_form():
    return "La forma de la partida: match, mirror (las dos mangas a la vez), together o race [según las opciones]."


def option_seats():
    return "El número de asientos, si el juego admite más de dos."


def option_pace():
    return "Los segundos mínimos que la máquina tarda en cada jugada."


def option_notes():
    return "Muestra las notas con lo que aún es posible, en los juegos que las tienen."


def option_public():
    return "Muestra la sala en turnabout rooms para que entre quien quiera."


def option_spectators():
    return "Deja mirar a quien no tiene asiento."


def option_plain():
    return "Usa líneas de texto en vez de la pantalla completa [si no hay terminal]."


def about_play(game):
    return f"Abre la pantalla de inicio, o empieza a jugar enseguida.\n\nUna partida empieza enseguida con --game, --number, --against o --computers. En solitario: turnabout play --game {game}. Contra la máquina: turnabout play --against easy.\n\nTu propio servidor arranca cuando hace falta y se detiene 10 minutos después de que se vaya la última persona. Consulta turnabout status."


def about_verify():
    return "Comprueba registros: vuelve a repartir y a jugar las partidas.\n\nMuestra el primer error de cada registro, hasta en veinte registros."


def verify_file():
    return "Un enlace a un registro, o un archivo con un registro, una lista o un registro por línea, tal cual o en zstd; - es la entrada estándar."


def play_number():
    return "El número, que decide las cartas [al azar]."


def play_against():
    return "Juega contra la máquina: easy, normal, strong o random."


def play_casual():
    return "Sin rival: se puede deshacer cada jugada; la puntuación se muestra aparte."


def play_names():
    return "Sin rival: hasta cinco personas se turnan en esta pantalla, por ejemplo 'Ada, Ben'."


def play_hints():
    return "Permite pistas en una partida contra la máquina."


def play_computers():
    return "Mira jugar a dos máquinas, por ejemplo strong,easy."


def play_server():
    return "El servidor en el que se juega [el tuyo]."


def about_host():
    return "Abre una sala para jugar con alguien, o vuelve a la última.\n\nSin --server, la sala está en tu propio servidor. Ese servidor sigue en marcha después de este comando: turnabout status lo muestra y turnabout stop lo detiene."


def host_number():
    return "El número, que ven las dos partes [al azar y oculto]."


def host_hints():
    return "Deja que las dos partes pidan pistas."


def host_computers():
    return "Da los últimos N asientos a la máquina, por ejemplo 1,easy."


def host_port():
    return "El puerto de tu propio servidor [8420, o el último usado]."


def host_server():
    return "El servidor en el que se abre la sala [el tuyo]."


def host_new():
    return "Abre una sala nueva aunque tengas una partida sin terminar."


def about_join():
    return "Entra en la sala de alguien, o mira la partida."


def join_target():
    return "La sala: HOST[:PORT]/CODE, un enlace, o solo CODE en el último servidor usado."


def join_seat_code():
    return "Pasa tu asiento aquí con el código que muestra tu otro dispositivo."


def about_replay():
    return "Mira una partida terminada jugada a jugada, con las dos mangas lado a lado."


def replay_target():
    return "Un archivo de registros, una dirección web, una sala como HOST[:PORT]/CODE, o solo CODE."


def replay_index():
    return "Qué partida, si hay varias: 1 es la primera."


def option_server():
    return "El servidor que se consulta [aquel en el que juegas]."


def about_settings():
    return "Muestra tus ajustes, o cambia uno."


def settings_name():
    return "El ajuste."


def settings_value():
    return "Su nuevo valor, o \"default\"."


def about_scores():
    return "Muestra tus diez mejores partidas en solitario y tus estadísticas."


def about_number():
    return "Muestra los mejores resultados de un número."


def number_number():
    return "El número."


def number_together():
    return "Resultados de N personas en equipo [en solitario y en duelos]."


def about_analyze():
    return "Muestra qué tal se jugaron las partidas.\n\nLa máquina juzga cada jugada: la precisión de cada quien, los peores errores y cómo cambió la puntuación prevista."


def analyze_json():
    return "Escribe los análisis en un archivo, uno por línea; - los imprime."


def about_rooms():
    return "Muestra las salas públicas, y deja entrar en una.\n\nLa lista se actualiza sola. Con --plain, o sin terminal, se imprime una vez."


def about_games():
    return "Muestra tus partidas: primero las que esperan por ti.\n\nCada línea tiene el estado y el tiempo restante, el juego y los demás jugadores, la puntuación, la última jugada y la\ndirección para turnabout join. Sin --server muestra las partidas de cada servidor en el que tengas alguna pendiente."


def games_watch():
    return "Imprime cada partida que cambia, hasta que lo detengas."


def games_run():
    return "Con --watch: ejecuta el programa indicado por cada partida que empieza a esperarte. La línea de la partida es su último argumento: turnabout games --watch --run notify-send \"Turnabout\"."


def games_command():
    return "El programa que se ejecuta, con sus argumentos."


def about_quick():
    return "Juega contra la próxima persona que busque lo mismo.\n\nLas dos partes deben querer las mismas opciones, forma y reloj. El número es al azar y oculto."


def about_daily():
    return "Muestra el número del día, o juégalo. Tienes un solo intento.\n\nCada juego tiene un número al día. Es el mismo para todo el servidor y queda oculto hasta que acaba el día (UTC)."


def daily_day():
    return "Imprime la tabla de un día anterior, por ejemplo 2026-11-20."


def daily_computer():
    return "Juega el número de hoy contra la máquina."


def daily_friend():
    return "Juega el número de hoy con alguien que entra con un código."


def about_standings():
    return "Muestra las valoraciones en un juego."


def option_correspondence():
    return "Muestra las valoraciones de las partidas por correspondencia (un día o más por jugada)."


def about_player():
    return "Muestra la página de alguien.\n\nTiene sus valoraciones y resultados en cada juego, y las últimas partidas con enlaces a sus registros."


def player_player():
    return "El nombre o el id de una persona, o un nivel de la máquina [tu propia página]."


def about_matches():
    return "Busca partidas terminadas por juego, rival, resultado, fecha o número.\n\nLa lista de otra persona solo tiene partidas con valoración. Cada partida lleva el enlace a su registro."


def matches_player():
    return "El nombre o el id de una persona, o un nivel de la máquina [tus propias partidas]."


def matches_against():
    return "Solo contra este rival. El nombre o el id de una persona, o un nivel de la máquina."


def matches_result():
    return "Solo con este resultado: won, lost, drawn o played (nadie podía ganar)."


def matches_since():
    return "Solo desde este día (UTC), por ejemplo 2026-11-20."


def matches_until():
    return "Solo hasta este día (UTC)."


def matches_number():
    return "Solo con este número. Añade --game."


def matches_everyone():
    return "Con --number: las partidas de todo el mundo."


def matches_count():
    return "Cuántas de las últimas partidas se muestran."


def about_challenge():
    return "Desafía a un rival anterior a una partida con las reglas de la última partida de dos que jugaron."


def challenge_player():
    return "El rival anterior: un nombre o un id."


def about_versus():
    return "Muestra tus resultados contra alguien, por juego y forma."


def versus_opponent():
    return "El nombre o el id de una persona, o un nivel de la máquina."


def versus_player():
    return "Muestra los resultados de esta persona en vez de los tuyos. El nombre o el id de una persona, o un nivel de la máquina."


def option_example():
    return "Imprime un programa de ejemplo en python o javascript."


def about_bot(game):
    return f"Deja que un programa tuyo juegue en un asiento de una sala.\n\nEl programa lee un objeto JSON por línea. A cada objeto de tipo \"turn\" responde con una línea como {{\"move\": \"KS>7D\"}}. Consulta --example python y client/README.md.\n\nCon --game abre él mismo una sala, por ejemplo: turnabout bot --exec \"python3 mine.py\" --game {game} --against strong --matches 20."


def bot_target():
    return "La sala, como HOST[:PORT]/CODE. Con --game: el servidor, como HOST[:PORT] [el tuyo]."


def bot_program():
    return "El programa y sus argumentos."


def bot_against():
    return "Con --game: juega contra la máquina, por ejemplo strong."


def bot_alone():
    return "Con --game: juega en solitario."


def bot_number():
    return "Con --game: el número [al azar]."


def bot_matches():
    return "Se va tras N partidas [1 contra la máquina o en solitario; si no, tantas como quieran los demás]."


def bot_takebacks():
    return "Acepta deshacer jugadas [se niega]."


def bot_patience():
    return "Cuántos segundos puede estar ausente alguien, o never. Después, el bot reclama la victoria. Entre partidas libera el asiento en su propia sala; con --matches sale de la de otra persona."


def bot_name():
    return "El nombre del bot [el del programa]."


def bot_profile():
    return "El perfil del bot. Dos bots en una sala necesitan dos perfiles."


def about_help():
    return "Explica un comando, o muestra las opciones de un juego."


def help_topic():
    return "Un comando o un juego [muestra los comandos]."


def about_link():
    return "Te deja ser la misma persona en otro dispositivo, con un enlace."


def link_link():
    return "El enlace que muestra tu otro dispositivo, o su código [muestra un enlace]."


def about_words():
    return "Compila los mensajes del paquete de un juego, para Python y el navegador."


def words_folder():
    return "La carpeta del paquete de Python; sus mensajes están en text/en."


def words_web():
    return "La carpeta del tablero para navegadores, si existe."


def words_check():
    return "No escribe nada; falla si un módulo está desactualizado."


def usage():
    return "Uso: "


def heading(key):
    return {
        "options": "Opciones",
        "arguments": "Argumentos",
    }[key]


def show_help():
    return "Mostrar esta ayuda."


def required():
    return "obligatorio"


def install_completion():
    return "Instalar el autocompletado para esta shell."


def show_completion():
    return "Mostrar el autocompletado para esta shell, para copiarlo o adaptarlo."
