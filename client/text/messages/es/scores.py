# Made from client/text/es/scores.ftl by `python -m client.catalogue`.


def title():
    return "Récords"


def hint():
    return "tus diez mejores partidas en solitario"


def title_of(game):
    return f"Récords · {game}"


def none():
    return "Aún no has terminado aquí ninguna partida en solitario."


def none_without_help():
    return "Aún no has terminado ninguna partida en solitario sin ayuda."


def with_help():
    return "Con ayuda"


def casual():
    return "Partidas de práctica"


def casual_note():
    return "En estas partidas podías deshacer cada jugada. No cuentan como récords."


def with_help_note():
    return "Las partidas con pistas, o en las que se deshicieron jugadas que descubrieron una carta, no cuentan como récords."


def column(key):
    return {
        "place": "puesto",
        "score": "puntos",
        "time": "tiempo",
        "number": "número",
        "when": "cuándo",
        "help": "ayuda",
    }[key]


def hints(count):
    return f"{formats.number(count)} pista" if count == 1 else f"{formats.number(count)} pistas"


def takebacks(count):
    return f"{formats.number(count)} jugada deshecha" if count == 1 else f"{formats.number(count)} jugadas deshechas"


def score_in_time(*, score, time):
    return f"{score} en {formats.clock_face(time)}"


def line(*, place, score, number, when, help):
    return f"{formats.number(place)}. {score} con el número {formats.game_number(number)}, {formats.date_time(when)}" + ("" if help is None else f", {help}") + "."


def your_games():
    return "Tus partidas"


def your_games_list():
    return "Tus partidas:"


def statistics(*, form, correspondence, games, wins, streak, longest, best, average):
    return ("En solitario" if form == "solo" else "Contra rivales" if form == "match" else "En equipo" if form == "together" else "En carreras" if form == "race" else "En partidas espejo") + (" por correspondencia" if correspondence else "") + ": " + (f"{formats.number(games)} partida" if games == 1 else f"{formats.number(games)} partidas") + ("" if wins is None else f", {formats.number(wins)} ganada" if wins == 1 else f", {formats.number(wins)} ganadas") + ("" if streak is None else f", racha actual {formats.number(streak)}") + ("" if longest is None else f", mejor racha {formats.number(longest)}") + ("" if best is None else f"; récord {formats.number(best)}") + ("" if average is None else f", media {formats.exact(average)}") + "."


def number():
    return "Un número de reparto"


def number_hint():
    return "los mejores resultados de un número, y el de la máquina"


def number_title():
    return "¿Qué número?"


def number_label():
    return "Número de reparto"


def number_field_hint():
    return "Un número entero de 1 a 999.999.999.999. El mismo número reparte siempre las mismas cartas."


def number_prompt():
    return "Número de reparto:"


def number_of(*, game, number):
    return f"{game} · número {formats.game_number(number)}"


def number_line(*, game, number):
    return f"{game}, número {formats.game_number(number)}."


def fact(key):
    return {
        "computer": "la máquina",
        "par": "referencia",
        "beat": "a superar",
        "reach": "a alcanzar",
        "winnable": "¿se puede ganar?",
    }[key]


def working():
    return "calculando…"


def not_known():
    return "se desconoce"


def par_later():
    return "se muestra cuando lo hayas terminado"


def verdict(key):
    return {
        "won": "sí",
        "lost": "no, juegues lo que juegues",
        "unknown": "se desconoce",
    }[key]


def facts(*, computer, par, best, reach):
    return f"La máquina: {computer}; referencia: {par}" + ("" if best is None else ("; puntuación a " + ("alcanzar" if reach else "superar") + f": {formats.number(best)}")) + "."


def winnable(verdict):
    return f"¿Se puede ganar? Respuesta: {verdict}."


def score_to_beat(*, score, reach, computer):
    return "Puntuación a " + ("alcanzar" if reach else "superar") + f": {formats.number(score)}, " + ("la de la máquina" if computer else "tu propio récord") + "."


def computer_works():
    return "Calculando la puntuación de la máquina con este número…"


def standing_column(key):
    return {
        "role": "papel",
        "best": "récord",
        "time": "tiempo",
        "name": "de",
        "own": "tú",
        "rank": "tu puesto",
    }[key]


def nobody():
    return "aún nadie"


def nobody_in(what):
    return f"{what}: aún nadie."


def together(*, count, what):
    return f"{count} {what}"


def rank(*, rank, players):
    return ("–" if rank is None else f"{formats.number(rank)}") + f" de {formats.number(players)}"


def standing(*, what, best, name, players, own, rank):
    return f"{what}: {best} de {formats.name(name)}, " + ("la única marca por ahora" if players == 1 else f"la mejor marca de {formats.number(players)} jugadores") + ("" if own is None else f"; la tuya: {own}, puesto {rank}") + "."


def helped_score(*, what, score):
    return f"{what}, {score}"


def own_helped(scores):
    return f"Tu récord con ayuda (sin puesto): {scores}."


def own_casual(scores):
    return f"Tu récord en partidas de práctica (sin puesto): {scores}."


def computers_tree(*, number, score):
    return f"El árbol de la máquina con el número {formats.game_number(number)}, " + (f"{formats.number(score)} punto" if score == 1 else f"{formats.number(score)} puntos") + ":"


def play_again_command():
    return "Escribe «solo» y un número para jugarlo otra vez."


def still_working():
    return "Aún se está calculando. Pregunta otra vez dentro de un rato."


def number_command():
    return "Escribe «número» y un número de reparto, de 1 a 999.999.999.999."


def key(key):
    return {
        "play-again": "otra vez",
        "number": "sobre el número",
        "play": "en solitario",
        "another": "otro número",
        "matches": "sus partidas",
    }[key]
