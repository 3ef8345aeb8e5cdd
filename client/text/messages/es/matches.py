# Made from client/text/es/matches.ftl by `python -m client.catalogue`.


def search():
    return "Buscar partidas"


def search_hint():
    return "por juego, rival, resultado, fecha o número"


def title_of(*, mine, name):
    return "Tus partidas" if mine else f"Partidas de {formats.name(name)}"


def title_on_number(*, game, number):
    return f"Partidas de {formats.name(game)} con el número {formats.game_number(number)}"


def older():
    return "Partidas anteriores"


def all():
    return "Todas las partidas"


def none_found():
    return "Ninguna partida coincide con esta búsqueda."


def rated_only():
    return "Las listas de otras personas solo tienen partidas con valoración."


def everyones_rated():
    return "Solo se muestran partidas con valoración, y ninguna del número del día antes de que acabe su día."


def any_game():
    return "cualquiera"


def opponent():
    return "Rival"


def opponent_hint():
    return "Un nombre, un id, o easy, normal, strong o random. Vacío: cualquiera."


def result_label():
    return "Resultado"


def any_result():
    return "cualquiera"


def since_label():
    return "Desde"


def until_label():
    return "Hasta"


def date_hint():
    return "Un día UTC, por ejemplo 2026-11-20. Vacío: cualquier día."


def number_label():
    return "Número"


def number_hint():
    return "Un número de reparto. Elige también su juego. Vacío: cualquiera."


def players(key):
    return {
        "label": "Jugadores",
        "one": "una persona",
        "everyone": "todos, con el número",
    }[key]


def go():
    return "Buscar"


def result(key):
    return {
        "won": "ganada",
        "lost": "perdida",
        "drawn": "empatada",
        "played": "nadie ganó",
    }[key]


def against_opponent(opponent):
    return f"contra {formats.name(opponent)}"


def since(day):
    return f"desde {day}"


def until(day):
    return f"hasta {day}"


def days(*, since, until):
    return f"de {since} a {until}"


def number(number):
    return f"número {formats.game_number(number)}"


def mistake(key):
    return {
        "number-without-game": "Un número necesita su juego. Elige también el juego.",
        "everyone-without-number": "Las partidas de todos solo se buscan por número. Añade un número.",
        "everyone-alone": "Una búsqueda en las partidas de todos no lleva rival ni resultado. Quítalos.",
        "everyone-of-player": "Busca en las partidas de una persona o en las de todos, no en ambas.",
        "days-reversed": "El primer día es posterior al último. Cámbialos.",
        "same-player": "Es dos veces la misma persona. Elige a dos.",
    }[key]


def no_date(typed):
    return f"«{typed}» no es un día. Escríbelo así: 2026-11-20."


def no_number(typed):
    return f"«{typed}» no es un número de reparto. Escribe un número entero de 1 a 999.999.999.999."


def no_result(typed):
    return f"«{typed}» no es un resultado. Elige won, lost, drawn o played."


def no_player(name):
    return f"No hay nadie que se llame {name} entre los últimos rivales ni en la clasificación. Revisa el nombre o usa el id."


def several_players(*, name, ids):
    return f"Hay varias personas que se llaman {name}. Usa un id: {formats.either(ids)}."


def outcome(*, result, why):
    return ("ganada" if result == "won" else "perdida" if result == "lost" else "empatada") + (" por rendición" if why == "resigned" else " por ausencia" if why == "claimed" else " por tiempo" if why == "flag" else "")


def outcome_score(*, result, own, other):
    return ("ganada" if result == "won" else "perdida" if result == "lost" else "empatada") + f" {formats.number(own)} a {formats.number(other)}"


def not_finished():
    return "sin terminar"


def winners(*, winners, why):
    return f"victoria de {formats.names(winners)}" + (" por rendición" if why == "resigned" else " por ausencia" if why == "claimed" else " por tiempo" if why == "flag" else "")


def row(*, outcome, change, opponents):
    return f"{outcome}" + ("" if change is None else f" ({formats.signed(change)})") + ("" if opponents is None else f" contra {formats.names(opponents)}")


def row_of_all(*, players, outcome):
    return f"{formats.names(players)}: {outcome}"


def player_score(*, name, score):
    return f"{formats.name(name)} {score}"


def by_correspondence(what):
    return f"{what} por correspondencia"


def line(*, when, game, form, result, link):
    return f"{formats.date_time(when)}, {formats.name(game)}, {form}: {result}. {link}"


def versus():
    return "Frente a frente"


def versus_of(*, name, opponent):
    return f"Frente a frente · {formats.name(name)} – {formats.name(opponent)}"


def versus_line(*, name, opponent):
    return f"{formats.name(name)} contra {formats.name(opponent)}:"


def column(key):
    return {
        "matches": "partidas",
        "won": "gana",
        "drawn": "empata",
        "lost": "pierde",
        "played": "sin ganador",
        "first": "primera",
        "last": "última",
    }[key]


def total():
    return "todas"


def tally(*, count, won, drawn, lost, played):
    return (f"{formats.number(count)} partida" if count == 1 else f"{formats.number(count)} partidas") + ": " + (f"{formats.number(won)} ganada" if won == 1 else f"{formats.number(won)} ganadas") + ("" if drawn == 0 else f", {formats.number(drawn)} empatada" if drawn == 1 else f", {formats.number(drawn)} empatadas") + ", " + (f"{formats.number(lost)} perdida" if lost == 1 else f"{formats.number(lost)} perdidas") + ("" if played == 0 else f", {formats.number(played)} sin ganador")


def tally_of(*, name, tally):
    return f"{formats.name(name)}: {tally}"


def tally_of_all(tally):
    return f"En total: {tally}."


def versus_row(*, game, form, tally, met):
    return f"{formats.name(game)}, {form}: {tally}. {met}"


def met_once(day):
    return f"Jugada el {formats.date(day)}."


def met(*, first, last):
    return f"Primera partida el {formats.date(first)}, última el {formats.date(last)}."


def never_met(*, name, opponent, mine, own):
    return f"No tienes partidas terminadas contra {formats.name(opponent)}." if mine else (f"{formats.name(name)} y {formats.name(opponent)} no tienen partidas " + ("terminadas" if own else "con valoración") + " entre sí.")


def how_to_search():
    return "Escribe «historial» y lo que quieras de esto: un juego; «de NAME»; «contra NAME»; «ganadas», «perdidas», «empatadas» o «jugadas»; «desde DAY»; «hasta DAY»; «número N»; «cualquiera». Por ejemplo: «historial contra Ben ganadas desde 2026-11-01»."


def how_to_compare():
    return "Escribe «comparar» y a quién: un nombre, un id o un nivel de la máquina, por ejemplo «comparar Ben»."


def older_command():
    return "Hay partidas anteriores: escribe «anteriores»."


def older_on_page():
    return "Hay partidas anteriores: escribe matches y luego older (como comando: turnabout matches --count 100)."


def older_option(count):
    return f"Hay partidas anteriores: --count {count} muestra más."


def no_older():
    return "No hay ninguna lista que continuar. Escribe antes «historial»."


def key(key):
    return {
        "watch": "ver",
        "link": "copiar enlace",
        "versus": "frente a frente",
        "older": "anteriores",
        "search": "buscar",
        "matches": "sus partidas",
    }[key]
