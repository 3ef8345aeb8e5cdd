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
    return "tú|tu rival|tu|tus|en solitario|ahora|la máquina|máquina|el rival|el resto|la|el|los|las|una persona|quien|quienes|todos|todo el mundo|nadie|alguien|aún nadie|asiento|los dos|ambos|random computer|easy computer|normal computer|strong computer"


def full_stop():
    return "."


def colon():
    return ": "
