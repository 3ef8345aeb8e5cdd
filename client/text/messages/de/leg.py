# Made from client/text/de/leg.ftl by `python -m client.catalogue`.


def number(*, number, known):
    return f"Nummer {formats.game_number(number)}, von Anfang an bekannt" if known else f"Nummer {formats.game_number(number)}"


def number_hidden(commitment):
    return "Nummer geheim" if commitment is None else f"Nummer geheim ✓ Fingerabdruck {commitment}…"


def table_of(name):
    return f"Tisch von {formats.name(name)}"


def change(*, change, meaning):
    return f"{formats.signed(change)}" + (", gut für dich" if meaning == "good" else ", schlecht für dich" if meaning == "bad" else "")


def dead_number():
    return "Das ist eine tote Nummer: Sie endet nach wenigen Karten, egal was ihr spielt."
