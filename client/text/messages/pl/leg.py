# Made from client/text/pl/leg.ftl by `python -m client.catalogue`.


def number(*, number, known):
    return f"numer {formats.game_number(number)}, znany od początku" if known else f"numer {formats.game_number(number)}"


def number_hidden(commitment):
    return "numer ukryty" if commitment is None else f"numer ukryty ✓ odcisk {commitment}…"


def table_of(name):
    return f"Stół: {formats.name(name)}"


def change(*, change, meaning):
    return f"{formats.signed(change)}" + (", dobrze dla ciebie" if meaning == "good" else ", źle dla ciebie" if meaning == "bad" else "")


def dead_number():
    return "To martwy numer: kończy się po kilku kartach, cokolwiek zagrasz."
