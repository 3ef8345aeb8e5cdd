# Made from client/text/es/formats.ftl by `python -m client.catalogue`.


def days(number):
    return f"{number} día" if number == 1 else f"{number} días"


def hours(number):
    return f"{number} h"


def minutes(number):
    return f"{number} min"


def seconds(number):
    return f"{number} s"


def and_more(*, names, count):
    return f"{names} y {count} más"


def own_words():
    return "tú|tu rival|tu|tus|en solitario|ahora|la máquina|máquina|el rival|el resto|la|el|los|las|una persona|quien|quienes|todos|todo el mundo|nadie|alguien|aún nadie|asiento|los dos|ambos"


def full_stop():
    return "."


def colon():
    return ": "


def level(key):
    return {
        "easy": "fácil",
        "normal": "normal",
        "strong": "fuerte",
        "random": "al azar",
        "forgetful": "olvidadiza",
    }[key]


def computer(key):
    return {
        "easy": "Máquina (fácil)",
        "normal": "Máquina (normal)",
        "strong": "Máquina (fuerte)",
        "random": "Máquina (al azar)",
        "forgetful": "Máquina (olvidadiza)",
    }[key]


def other_computer(level):
    return f"Máquina ({level})"


def numbered_computer(*, computer, number):
    return f"{computer} {number}"


def between_clauses():
    return "; "


def between_units():
    return " "
