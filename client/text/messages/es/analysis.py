# Made from client/text/es/analysis.ftl by `python -m client.catalogue`.


def title():
    return "Análisis"


def title_of_match(*, analysis, match):
    return f"{analysis}: {match}"


def judged_so_far():
    return "Jugadas analizadas hasta ahora"


def working():
    return "La máquina analiza jugada a jugada…"


def progress(*, done, moves):
    return f"{formats.number(done)} de " + (f"{formats.number(moves)} jugada" if moves == 1 else f"{formats.number(moves)} jugadas")


def working_at(progress):
    return f"La máquina analiza: {progress}."


def simulations(playouts):
    return (f"{formats.number(playouts)} simulación" if playouts == 1 else f"{formats.number(playouts)} simulaciones") + " por jugada"


def based_on(simulations):
    return f"Análisis de la máquina ({simulations}):"


def not_sent():
    return "El servidor no envió el análisis. Inténtalo otra vez."


def nothing_to_judge():
    return "En esta partida no hay jugadas que se puedan analizar."


def impossible(reason):
    return f"No se puede analizar la partida: {reason}."


def no_reason():
    return "se desconoce el motivo"


def not_started(reason):
    return f"No se puede iniciar el programa que analiza partidas: {reason}."


def not_shown():
    return "El análisis contiene algo que esta versión de Turnabout no sabe mostrar."


def newer_version():
    return "El análisis se hizo con una versión más nueva de Turnabout. Actualiza la tuya."


def unwritable(*, path, reason):
    return f"No se puede escribir {path}: {reason}."


def not_over():
    return "La partida aún no ha terminado."


def disconnected():
    return "Se perdió la conexión con el servidor."


def another_match():
    return "Ya empezó otra partida. Analiza esta desde su registro."


def only_first(shown):
    return f"Solo se analizaron los primeros {formats.number(shown)} registros. Para analizar otro posterior, usa --index."


def accuracy():
    return "precisión"


def percent(percent):
    return "–" if percent is None else f"{percent} %"


def role(key):
    return {
        "maximizer": "al maximizar",
        "minimizer": "al minimizar",
        "player": "en solitario",
        "owner": "con el árbol",
        "guesser": "al adivinar",
        "together": "en equipo",
        "equal": "en juego",
    }[key]


def role_in_leg(*, leg, role):
    return f"{leg}, {role}"


def accuracy_of(*, name, role, percent, faults):
    return f"{formats.name(name)} ({role}): precisión {percent}, {faults}."


def no_choices_of(*, name, role):
    return f"{formats.name(name)} ({role}): nunca tuvo elección."


def no_faults():
    return "sin fallos"


def fault_count(key, *, count):
    match key:
        case "inaccuracy":
            return f"{formats.number(count)} imprecisión" if count == 1 else f"{formats.number(count)} imprecisiones"
        case "mistake":
            return f"{formats.number(count)} error" if count == 1 else f"{formats.number(count)} errores"
        case "blunder":
            return f"{formats.number(count)} error grave" if count == 1 else f"{formats.number(count)} errores graves"
    raise KeyError(key)


def fault(key):
    return {
        "inaccuracy": "imprecisión",
        "mistake": "error",
        "blunder": "error grave",
    }[key]


def fault_letter(key):
    return {
        "inaccuracy": "i",
        "mistake": "e",
        "blunder": "G",
    }[key]


def fault_found(*, leg, number, name, move, fault, best, lost):
    return f"Jugada {number}" + ("" if leg is None else f", {leg}") + f": {formats.name(name)} jugó {move}, " + ("una imprecisión" if fault == "inaccuracy" else "un error" if fault == "mistake" else "un error grave") + f"; {best} era {lost} mejor."


def none_found():
    return "Ninguna jugada perdió mucho."


def movable_by(name):
    return f"Las jugadas de {formats.name(name)} no se analizan: podía mover cartas ya colocadas."


def movable():
    return "Las jugadas no se analizan: se podían mover o retirar cartas ya colocadas."


def verdict(*, name, verdict, number, move):
    return ("" if name is None else f"{formats.name(name)}: ") + (("Con todas las cartas a la vista, este reparto se puede ganar" + ("." if number is None else f", pero no después de la jugada {number}, {move}.")) if verdict == "won" else "Este reparto no se puede ganar ni con todas las cartas a la vista." if verdict == "lost" else "No se sabe si este reparto se puede ganar.")


def lost_here():
    return "aquí se perdió"


def leg(*, kind, leg):
    return f"tablero {leg}" if kind == "board" else f"manga {leg}"


def graph(*, leader, leg):
    return ("Puntuación final prevista" if leader is None else f"Ventaja prevista de {formats.name(leader)}") + ("" if leg is None else f", {leg}")


def curve(*, graph, first, high, highmove, low, lowmove, last):
    return f"{graph}: {first} tras la primera jugada, máximo {high} (jugada {highmove}), mínimo {low} (jugada {lowmove}), {last} al final."


def moves(leg):
    return "Jugadas" if leg is None else f"Jugadas, {leg}"


def choices_here(*, number, choices):
    return f"jugada {number}, " + ("varias opciones" if choices == "several" else "sin otra opción" if choices == "one" else "sin analizar")


def key(key):
    return {
        "move": "jugada",
        "next-fault": "otro fallo",
        "leg": "otra manga",
        "board": "otro tablero",
        "table": "otra mesa",
    }[key]
