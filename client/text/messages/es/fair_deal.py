# Made from client/text/es/fair_deal.ftl by `python -m client.catalogue`.


def checking():
    return "Comprobando que el reparto fue limpio…"


def fair():
    return "Reparto limpio: el número estaba fijado desde el principio y las cartas coinciden."


def number_was(*, number, known):
    return f"El número era {formats.game_number(number)}" + (", conocido desde el principio" if known else "") + "."


def numbers_were(numbers):
    return f"Los números eran {formats.every(numbers)}."


def number_in_list(*, number, leg):
    return f"{formats.game_number(number)} (manga {leg})"


def finding(key):
    return {
        "commitment_kept": "El número coincide con la huella mostrada al principio.",
        "commitment_broken": "El número no coincide con la huella mostrada al principio.",
        "commitment_changed": "La huella no es la que se mostró al principio.",
        "number_missing": "El servidor no reveló del todo el número: no se puede comprobar nada.",
        "deck_dealt": "Comprobado: este número reparte las cartas con las que jugaste.",
        "deck_different": "Este número reparte otras cartas que las jugadas.",
        "cards_as_seen": "Cada carta que viste salió en ese orden.",
        "cards_different": "Una carta que viste es distinta en el registro.",
        "cards_unchecked": "Las cartas no se comprueban aquí: ejecuta turnabout verify donde el juego esté instalado.",
        "record_missing": "El servidor no dio el registro: no se pueden comparar las cartas.",
    }[key]


def no_cards_seen():
    return "No viste ninguna carta descubierta: no hay nada que comparar."


def first_difference(*, move, leg):
    return f"La primera diferencia está en la jugada {move} de la manga {leg}."
