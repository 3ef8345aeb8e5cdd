# Made from client/games/patriarch/text/es/leg.ftl by `python -m client.catalogue`.


def your_guess():
    return "Tu intento"


def your_tree():
    return "Tu árbol"


def the_tree():
    return "El árbol"


def last_guess():
    return "Último intento calificado"


def all_guesses():
    return "Intentos"


def by_player():
    return "Intentos por jugador"


def queue():
    return "Cola"


def no_guesses():
    return "Aún no hay intentos."


def grade_meaning():
    return "La calificación cuenta cartas. Rojas: en el lugar correcto. Negras: en la generación correcta, debajo de otro padre. Boca abajo: debajo del padre correcto, en otra generación."


def waits():
    return "espera"


def hidden_guess():
    return "oculto"


def waits_at(place):
    return f"espera: número {place} en la cola"


def guess_number(number):
    return f"Intento {number}"


def graded_count(count):
    return f"{formats.number(count)} calificado" if count == 1 else f"{formats.number(count)} calificados"


def more_lines(count):
    return f"… {formats.number(count)} más"


def queue_of(all):
    return f"Cola de {formats.number(all)}"


def queue_empty():
    return "vacía"


def tree_hidden():
    return "El árbol queda oculto hasta que terminan las dos mangas."


def hidden_from_owner():
    return "Los intentos y las calificaciones están ocultos: tú adivinas el mismo árbol."


def hidden_from_spectators():
    return "Los intentos y las calificaciones están ocultos hasta que terminan las dos mangas."


def no_notes():
    return "En esta sala no hay notas."


def lay_out(*, suit, open):
    return f"Coloca el árbol, en {suit}. O déjalo abierto." if open else f"Coloca el árbol que adivinarán los demás, en {suit}."


def ask_leave_open():
    return "¿Dejar el árbol abierto?"


def leave_open_hint():
    return "Sigue siendo posible cualquier árbol que encaje con todas las calificaciones."


def is_open(mine):
    return ("Tu árbol está abierto" if mine else "El árbol está abierto") + ": sigue siendo posible cualquiera que encaje con todas las calificaciones."


def owner_lays(owner):
    return f"{formats.begin(formats.name(owner))} coloca el árbol."


def owns(*, mine, owner):
    return "Tienes el árbol." if mine else f"{formats.begin(formats.name(owner))} tiene el árbol."


def next_graded(*, guesser, tree, grade, mine):
    return f"Sigue {guesser}" + ("" if tree is None else f", {tree}") + ("." if grade is None else f": {grade}.") + (" Anuncia su calificación." if mine else "")


def say_grade(*, guesser, tree):
    return f"Califica {guesser}, {tree}: ¿cuántas cartas son rojas, negras y boca abajo?"


def typed_grade(typed):
    return f"Rojas, negras, boca abajo: {typed}"


def room_grades(seconds):
    return f"La sala la anuncia en {formats.duration(seconds)}."


def nothing_waits(names):
    return f"Ningún intento espera calificación. Pueden adivinar: {formats.names(names)}."


def source(key):
    return {
        "number": "El número de reparto decide el árbol.",
        "owner": "El árbol lo coloca quien lo tiene.",
        "open": "El árbol puede quedar abierto.",
    }[key]


def type_fixed():
    return "Escribe los valores, línea a línea."


def type_free():
    return "Un valor va bajo la carta entre corchetes (flechas). O escribe 3(4 2(5))."


def to_place():
    return "por colocar:"


def enter_guesses(tree):
    return f"Enter envía el intento {tree}."


def enter_lays(tree):
    return f"Enter coloca {tree}."


def one_waits():
    return "Tu intento espera su calificación. Este se guarda hasta entonces."


def two_wait():
    return "Tienes dos intentos en la cola. Este se guarda hasta que se califique uno."


def not_laid(owner):
    return f"{formats.begin(formats.name(owner))} coloca antes el árbol. Tu intento se guarda hasta entonces."


def guesser_guesses(guesser):
    return f"{formats.begin(formats.name(guesser))} adivina."


def out(owner):
    return "Se te acabó el tiempo: " + ("la sala califica por ti." if owner else "ya no puedes adivinar en esta manga.")


def hint(*, tree, expected):
    return f"Pista: intenta {tree}, unos {formats.exact(expected)} intentos en total"


def tree_found(*, name, guesses):
    return f"{formats.begin(formats.name(name))}: árbol encontrado con el intento {formats.number(guesses)}."


def not_found(counts):
    return f"Nadie encontró el árbol: la manga cuenta {counts}."


def not_found_in_time(counts):
    return f"Se acabó el tiempo para todos y nadie encontró el árbol: la manga cuenta {counts}."


def key(key):
    return {
        "place": "colocar",
        "guess": "enviar",
        "erase": "borrar",
        "clear": "vaciar",
        "suit": "palo",
        "lay_out": "colocarlo",
        "copy": "cambiar el último",
        "take_hint": "usar la pista",
        "announce": "anunciar",
        "counts": "roja, negra, boca abajo",
        "notes": "notas",
        "by_player": "por jugador",
        "in_order": "por orden",
        "look": "mirar",
        "continue": "seguir",
    }[key]


def top():
    return "arriba"


def generation(generation):
    return f"gen. {generation}"
