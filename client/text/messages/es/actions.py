# Made from client/text/es/actions.ftl by `python -m client.catalogue`.


def menu_title():
    return "La sala"


def action(key):
    return {
        "sit": "Ocupar un asiento",
        "stand": "Dejar tu asiento y mirar",
        "come_back": "Recuperar tu asiento",
        "ask_for_seat": "Pedir el asiento de alguien",
        "answer_replacement": "Responder al cambio de jugador",
        "take_back": "Pedir deshacer tu última jugada",
        "undo": "Deshacer tu última jugada",
        "answer": "Responder a quien pide deshacer",
        "withdraw": "Retirar tu petición",
        "go_on_without": "Seguir sin quien está ausente",
        "resign": "Rendirse en la partida",
        "move_seat": "Pasar tu asiento a otro dispositivo",
        "settings": "Ajustes de la próxima partida",
        "free": "Liberar un asiento",
        "send_away": "Expulsar a alguien",
        "pass_on": "Ceder la dirección de la sala",
        "seat_computer": "Añadir una máquina",
        "begin_with_these": "Empezar con quienes están",
        "tournament": "Torneo de hasta cinco nombres",
        "hint": "Pedir una pista",
        "number": "Resultados de este número",
        "analysis": "¿Qué tal se jugó?",
        "scores": "Tus récords",
    }[key]


def leave_match():
    return "Dejar la partida"


def reason(key):
    return {
        "no_seat": "no tienes asiento",
        "seated": "ya tienes asiento",
        "full": "no hay asientos libres",
        "kept": "el asiento está reservado para otra persona",
        "playing": "no durante una partida",
        "no_match": "no se está jugando ninguna partida",
        "no_leg": "no se está jugando ninguna manga",
        "no_move": "aún no hay ninguna jugada",
        "race": "en una carrera no se deshacen jugadas",
        "not_alone": "solo en solitario",
        "own_undo": "este juego tiene su propio «deshacer»",
        "revealed": "tu última jugada descubrió una carta",
        "final": "los intentos y las calificaciones no se deshacen",
        "asked": "ya está pedido",
        "not_asked": "no hay ninguna petición",
        "computer_plays": "la máquina juega en ese asiento",
        "no_computer": "en tu asiento ya juegas tú",
        "other_here": "no hay nadie ausente",
        "played_out": "ya nadie espera a ese asiento",
        "too_soon": "esa persona estaba aquí hace un momento",
        "correspondence": "por correspondencia, quien está ausente tiene hasta que se acabe su tiempo",
        "too_few": "hacen falta al menos dos jugadores",
        "not_owner": "solo puede hacerlo quien dirige la sala",
        "nobody_sits": "nadie más tiene asiento",
        "nobody_else": "no hay nadie más",
        "alone": "juegas en solitario",
        "no_hints": "en esta sala no se permiten pistas",
        "not_your_turn": "no es tu turno",
        "hidden": "el número no se muestra hasta el final de la partida",
        "not_over": "solo después de la partida",
        "no_room": "no estás en ninguna sala",
        "daily": "no con el número del día",
        "quick": "solo después de la partida rápida",
    }[key]


def not_now(reason):
    return f"Ahora no: {reason}."


def seat_free():
    return "Hay un asiento libre."


def seat_open():
    return "Hay un asiento libre. Puede ocuparlo quien entre."


def seat_kept(name):
    return f"El asiento libre está reservado para {formats.name(name)}."


def save_settings():
    return "Guardar estos ajustes"


def owner(owner):
    return "Quien dirige esta sala está ausente." if owner is None else f"{formats.name(owner)} dirige esta sala."


def you_own():
    return "Tú diriges esta sala."


def next_match(*, options, numbered, winnable, number, clock, spectators, hints, listed):
    return ("" if options is None else f"{options} ") + "Próxima partida: " + (((("número al azar, oculto y con solución" if winnable else "número al azar y oculto") if number is None else f"número {formats.game_number(number)}") + "; ") if numbered else "") + f"{clock}; " + ("con público" if spectators else "sin público") + ("; se permiten pistas" if hints else "") + ("; cualquiera puede encontrar la sala" if listed else "") + "."


def watch_record():
    return "Volver a verla"


def save_record():
    return "Guardar el registro en un archivo"


def copy_record_link():
    return "Copiar un enlace al registro"


def no_seat_code():
    return "El servidor no envió ningún código. Inténtalo otra vez."


def seat_cannot_move():
    return "Tu servidor solo acepta conexiones desde este equipo. Abre una sala para los demás y luego pasa tu asiento."


def move_command(*, address, code):
    return f"turnabout join {address} --seat-code {code}"


def move_by_command(*, command, until):
    return f"En el otro dispositivo, ejecuta\n  {command}\no elige entrar en una sala y escribe este código. Sirve una vez, hasta las {formats.time_of_day(until)}. Después, este dispositivo sale de la sala."


def local_address(host):
    return f"{host} solo funciona en este equipo. En otro, usa una dirección que llegue hasta aquí."
