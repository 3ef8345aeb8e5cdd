# Made from client/text/es/start.ftl by `python -m client.catalogue`.


def title():
    return "Turnabout"


def subtitle():
    return "Dos personas juegan las mismas cartas dos veces: una busca muchos puntos, la otra pocos. Luego cambian de papel."


def choice(key):
    return {
        "guided": "Tu primera partida",
        "learn": "Aprender",
        "alone": "Jugar en solitario",
        "computer": "Contra la máquina",
        "host": "Abrir una sala",
        "friend": "Jugar con alguien",
        "find": "Buscar partida",
        "daily": "Número del día",
        "join": "Entrar en una sala",
        "watch": "Ver",
        "computers": "Ver dos máquinas",
        "record": "Volver a ver una partida",
        "standings": "Clasificación",
        "player": "Tu página",
        "scores": "Récords",
        "number": "Números",
        "rules": "Cómo se juega",
        "settings": "Ajustes",
        "quit": "Salir",
    }[key]


def hint(key):
    return {
        "guided": "aprende jugando: se explica cada carta",
        "learn": "una primera partida que explica cada carta",
        "alone": "por la mejor puntuación, con cualquier reparto",
        "computer": "contra una o más, al nivel que quieras",
        "host": "entran con un código",
        "friend": "abre una sala y envía su enlace",
        "find": "salas públicas y partidas rápidas",
        "daily": "un intento al día, el mismo número para todos",
        "join": "con la dirección y el código que te dieron",
        "watch": "una partida entre máquinas o una ya terminada",
        "computers": "míralas jugar",
        "record": "desde su registro, un archivo",
        "standings": "quiénes juegan mejor, según sus partidas",
        "player": "tus partidas, resultados y registros",
        "scores": "tus diez mejores partidas en solitario",
        "number": "los mejores resultados de un número",
        "rules": "reglas, una primera partida con ayuda, créditos",
        "settings": "tu nombre, colores, números, sonidos",
    }[key]


def game(title):
    return f"Juego: {formats.name(title)}"


def not_alone(title):
    return f"{formats.name(title)} es para dos"


def game_title():
    return "¿Qué juego?"


def game_text():
    return "También los récords y los números se muestran para este juego."


def watch_title():
    return "¿Qué quieres ver?"


def watch_text():
    return "Las máquinas siguen jugando mientras mires."


def computers_hint():
    return "elige qué tal juegan"


def playing_at(server):
    return f"Juegas en {formats.name(server)}."


def in_browser(address):
    return f"En un navegador: {address}"


def resume(code):
    return f"Seguir en {formats.name(code)}"


def resume_which():
    return "¿Qué partida quieres seguir?"


def resume_text():
    return "Tus partidas sin terminar, primero las más recientes."


def more_unfinished(count):
    return f"{formats.number(count)} partida más sin terminar" if count == 1 else f"{formats.number(count)} partidas más sin terminar"


def more_unfinished_hint():
    return "muestra todas tus partidas sin terminar"


def turn(*, mine, other):
    return "Tu turno." if mine else "Turno de los demás." if other is None else f"Turno de {formats.name(other)}."


def removed(game):
    return f"{formats.name(game)} ya no está en la lista."


def put_back():
    return "Deshacer"


def solo_game(*, game, number, score):
    return f"{formats.name(game)}" + (" en solitario" if number is None else f" con {formats.game_number(number)}") + ("" if score is None else f", {score}")


def match(*, game, other, at):
    return f"{formats.name(game)}" + (", aún no ha entrado nadie" if other is None else f" con {formats.name(other)}") + f", {formats.moment(at)}"


def tournament(*, names, at):
    return f"torneo de {formats.names(names)}, {formats.moment(at)}"


def computer_game(*, levels, at):
    return f"partida entre máquinas, {formats.name(levels)}, {formats.moment(at)}"


def address():
    return "Dirección y código"


def address_example():
    return "192.168.1.5:8420/KZ7-4QM2"


def address_hint(server):
    return "Como te los dictaron, o el enlace que te enviaron." + ("" if server is None else f" Un código sin dirección es de una sala de {formats.name(server)}.")


def seat_code():
    return "Código de asiento"


def seat_code_optional():
    return "opcional"


def seat_code_hint():
    return "Solo para pasar aquí tu asiento desde otro dispositivo."


def bad_seat_code():
    return "Escribe el código de asiento como lo muestra el otro dispositivo, por ejemplo KZ74-QM2A."


def quit_title():
    return "¿Salir de Turnabout?"


def quit_text():
    return "Tus partidas sin terminar siguen aquí en la lista."


def stay():
    return "Quedarse"
