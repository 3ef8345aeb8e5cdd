# Made from client/text/es/records.ftl by `python -m client.catalogue`.


def watch_title():
    return "Volver a ver una partida"


def watch_hint():
    return "de un archivo, una dirección web o una sala"


def looking():
    return "Buscando…"


def preparing():
    return "Reproduciendo la partida…"


def source():
    return "Archivo, dirección web o sala"


def source_hint():
    return "Un registro guardado, uno de la web, o las partidas terminadas en una sala cuyo código tienes."


def source_example():
    return "match.json, 192.168.1.5:8420/KZ7-4QM2"


def source_missing():
    return "Escribe un archivo, una dirección web, o la dirección y el código de una sala."


def not_a_source(*, typed, reason):
    return f"No hay ningún archivo {typed}, y tampoco es una sala: {reason}"


def which():
    return "¿Qué partida?"


def which_of_first(shown):
    return f"¿Qué partida? Solo se muestran las primeras {formats.number(shown)}; --index N abre una posterior."


def number(number):
    return f"número {formats.game_number(number)}"


def without_number():
    return "un registro sin número"


def game_and_number(*, game, number):
    return f"{formats.name(game)} · {number}"


def player(*, name, score):
    return f"{formats.name(name)}" + ("" if score is None else f" {formats.number(score)}")


def not_a_record(fault):
    return f"no es un registro: {fault}"


def match_and_players(*, match, players):
    return f"{match}: {players}"


def refused(key):
    return {
        "not_found": "Este servidor no tiene ningún registro con este id. El de una partida recién terminada puede tardar un momento. Una partida sin jugadas no tiene registro.",
        "forbidden": "Este registro está oculto hasta que acabe el día de su número.",
        "service_unavailable": "El servidor no puede leer registros en este momento. Inténtalo más tarde.",
    }[key]


def no_record(fault):
    return f"No contiene ningún registro de una partida: {fault}."


def no_record_at(*, place, fault):
    return f"No hay ningún registro de una partida en {place}: {fault}."


def empty(place):
    return f"No hay ningún registro de una partida en {place}: está vacío."


def no_index(*, records, index):
    return "Hay " + ("1 registro" if records == 1 else f"{formats.number(records)} registros") + f", y ningún registro {index}."


def folder(path):
    return f"{path} es una carpeta. Indica un archivo de registros que esté dentro."


def unreadable(*, path, reason):
    return f"No se puede leer {path}: {reason}."


def not_fetched(*, url, reason):
    return f"No se puede descargar {url}: {reason}"


def too_slow(seconds):
    return f"tarda más de {seconds} segundos."


def no_answer():
    return "no responde."


def reason(reason):
    return f"{reason}."


def http_error(*, status, reason):
    return f"el servidor responde {status} {reason}."


def page_too_long(*, url, most):
    return f"Lo que hay en {url} ocupa más de {most} MiB, demasiado para un registro."


def no_such_room(*, room, server):
    return f"No hay ninguna sala {room} en {server}. Revisa el código y la dirección."


def none_finished():
    return "En esa sala aún no ha terminado ninguna partida. Solo se vuelven a ver partidas terminadas."


def game_not_installed(game):
    return f"Esta versión de Turnabout no puede mostrar el juego «{game}»."


def not_shown():
    return "El registro contiene algo que esta versión de Turnabout no sabe mostrar."


def not_started(reason):
    return f"No se puede iniciar el programa que reproduce registros: {reason}."


def replay_too_slow(seconds):
    return f"No se pudo reproducir el registro en {seconds} segundos."


def not_replayed(reason):
    return "No se pudo reproducir el registro" + ("." if reason is None else f": {reason}")


def not_playable(fault):
    return f"No se puede reproducir el registro: {fault}."


def too_many_moves():
    return "Esta partida tiene demasiadas jugadas para que la reproduzca un servidor. Instala antes su juego."


def server_needed(server):
    return f"{server} no responde, y solo un servidor con este juego puede reproducirlo."


def move_refused(*, leg, number, move, reason):
    return ("la manga" if leg is None else f"la manga {leg}") + f", jugada {number}: {move} no está permitido. {reason}"


def wrong_score(*, leg, number, score, right):
    return ("la manga" if leg is None else f"la manga {leg}") + f", jugada {number}: la puntuación es {score}, las reglas dan {right}"
