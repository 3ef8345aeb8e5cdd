# Made from client/games/patriarch/text/es/about.ftl by `python -m client.catalogue`.


def match_in_short():
    return "Una persona tiene un árbol y las demás lo adivinan. Cada intento recibe una calificación. En la manga siguiente, el\nárbol lo tiene otra persona. Entre dos, gana quien necesita menos intentos; entre más, quien encuentra más árboles."


def guesses():
    return "intentos"


def lost(guesses):
    return f"{formats.exact(guesses)} intentos"


def standing(key):
    return {
        "owner": "con el árbol, lo máximo",
        "guesser": "al adivinar, lo mínimo",
    }[key]


def finding(key):
    return {
        "deck_dealt": "Comprobado: el palo, el árbol y cada calificación coinciden con el registro.",
        "deck_different": "El palo, el árbol o las calificaciones difieren del registro.",
        "cards_as_seen": "El palo y el árbol que viste coinciden con el registro.",
        "cards_different": "El registro tiene otro palo u otro árbol que los que viste.",
    }[key]


def option(key):
    return {
        "variant": "Variante",
        "tree": "El árbol",
        "guesses": "Intentos",
        "own_grades": "Calcula",
        "auto_grade": "Califica",
    }[key]


def variant(key):
    return {
        "patriarch": "The Patriarch",
        "advanced-patriarch": "Advanced Patriarch",
        "matriarch": "The Matriarch",
        "advanced-matriarch": "Advanced Matriarch",
    }[key]


def variant_note(key):
    return {
        "patriarch": "A a 5, una sola forma: 60 árboles",
        "advanced-patriarch": "A a 7, una sola forma: 2.520 árboles",
        "matriarch": "A a 5, cualquier forma: 205 árboles",
        "advanced-matriarch": "A a 7, cualquier forma: 46.249 árboles",
    }[key]


def tree(key):
    return {
        "number": "según el número",
        "owner": "de quien lo tiene",
        "open": "puede quedar abierto",
    }[key]


def tree_note(key):
    return {
        "number": "entre dos, se adivina el mismo árbol",
        "owner": "colocado antes del primer intento",
        "open": "cualquiera que encaje con las calificaciones",
    }[key]


def guesses_note():
    return "entre dos"


def guesses_auto():
    return "según la variante"


def guesses_auto_note():
    return "de 4 a 8 entre dos"


def own_grades(key):
    return {
        "off": "la sala",
        "on": "quien tiene el árbol",
    }[key]


def own_grades_note(key):
    return {
        "off": "y la anuncia quien tiene el árbol",
        "on": "una calificación falsa se rechaza",
    }[key]


def graded_by_owner():
    return "quien tiene el árbol"


def graded_by_owner_note():
    return "con tres jugadores o más"


def graded_after(seconds):
    return f"tras {formats.duration(seconds)}"


def graded_by_room():
    return "la sala"


def tree_in_short(key):
    return {
        "number": "el número de reparto decide el árbol",
        "owner": "el árbol lo coloca quien lo tiene",
        "open": "el árbol puede quedar abierto",
    }[key]


def guesses_in_short(guesses):
    return f"{formats.number(guesses)} intento con dos jugadores" if guesses == 1 else f"{formats.number(guesses)} intentos con dos jugadores"


def own_grades_in_short():
    return "quien tiene el árbol calcula"


def graded_in_short(seconds):
    return f"la sala califica tras {formats.duration(seconds)}"
