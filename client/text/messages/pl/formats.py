# Made from client/text/pl/formats.ftl by `python -m client.catalogue`.


def days(number):
    return f"{number} dzień" if number == 1 else f"{number} dni"


def hours(number):
    return f"{number} h"


def minutes(number):
    return f"{number} min"


def seconds(number):
    return f"{number} s"


def and_more(*, names, count):
    return f"{names} i jeszcze {count}"


def own_words():
    return "ty|kolej|grają|grających|liczba|próba gracza|drugi gracz|twój|twoja|twoje|twojego|twojej|solo|teraz|kto|ktoś|wszyscy|obaj|oboje|obie|nikt|jeszcze nikt|miejsce|nowa osoba|komputer|komputer random|komputer easy|komputer normal|komputer strong"


def full_stop():
    return "."


def colon():
    return ": "


def level(key):
    return {
        "easy": "łatwy",
        "normal": "średni",
        "strong": "mocny",
        "random": "losowy",
        "forgetful": "zapominalski",
    }[key]


def computer(key):
    return {
        "easy": "Komputer (łatwy)",
        "normal": "Komputer (średni)",
        "strong": "Komputer (mocny)",
        "random": "Komputer (losowy)",
        "forgetful": "Komputer (zapominalski)",
    }[key]


def other_computer(level):
    return f"Komputer ({level})"


def numbered_computer(*, computer, number):
    return f"{computer} {number}"


def between_clauses():
    return "; "


def between_units():
    return " "
