# Made from client/games/grandmas_game/text/es/about.ftl by `python -m client.catalogue`.


def together_in_short():
    return "Una carrera: todos juegan las mismas cartas, cada quien en su mesa. Gana quien lleva antes todas las cartas a las bases; si nadie lo logra, gana quien más tenga ahí."


def table():
    return "mesa"


def computers_table():
    return "La mesa de la máquina"


def computers_table_key():
    return "mesa máquina"


def standing():
    return "en solitario, lo máximo"


def race_standing():
    return "en una carrera, lo máximo"


def option(key):
    return {
        "reorder": "Abanico",
        "winnable": "Números",
    }[key]


def reorder(key):
    return {
        "on": "en cualquier orden",
        "off": "en orden fijo",
    }[key]


def reorder_note(key):
    return {
        "on": "sus cartas se pueden mover",
        "off": "mucho más difícil",
    }[key]


def winnable(key):
    return {
        "off": "todos",
        "on": "solo con solución",
    }[key]


def winnable_note(key):
    return {
        "off": "algunos no se pueden ganar",
        "on": "si se sortea",
    }[key]


def finding(key):
    return {
        "deck_dealt": "Comprobado: este número reparte las cartas con las que jugaste.",
        "cards_as_seen": "Las cartas que viste son las de ese reparto.",
        "cards_different": "El registro tiene otras cartas que las que viste.",
    }[key]
