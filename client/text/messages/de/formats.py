# Made from client/text/de/formats.ftl by `python -m client.catalogue`.


def days(number):
    return f"{number} Tag" if number == 1 else f"{number} Tage"


def hours(number):
    return f"{number} h"


def minutes(number):
    return f"{number} min"


def seconds(number):
    return f"{number} s"


def and_more(*, names, count):
    return f"{names} und {count} weitere"


def own_words():
    return "du|dein|deine|deinem|deinen|deiner|ihr|allein|jetzt|der|die|das|dem|wer|alle|beide|niemand|noch niemand|jemand|noch|ein|eine"


def full_stop():
    return "."


def colon():
    return ": "


def level(key):
    return {
        "easy": "leicht",
        "normal": "mittel",
        "strong": "stark",
        "random": "zufällig",
        "forgetful": "vergesslich",
    }[key]


def computer(key):
    return {
        "easy": "Computer (leicht)",
        "normal": "Computer (mittel)",
        "strong": "Computer (stark)",
        "random": "Computer (zufällig)",
        "forgetful": "Computer (vergesslich)",
    }[key]


def other_computer(level):
    return f"Computer ({level})"


def numbered_computer(*, computer, number):
    return f"{computer} {number}"


def between_clauses():
    return "; "


def between_units():
    return " "
