# Made from client/games/happy_graphs/text/es/moves.ftl by `python -m client.catalogue`.


def square_in_group(*, square, group):
    return f"{square} en el grupo {group}"


def play(*, card, square):
    return f"{formats.card(card)} en {square}"


def take_back(square):
    return f"retirar {square}"


def done():
    return "listo"


def played(*, name, card, square, starts, happy, change, drew, drawn):
    return f"{formats.name(name)}: {formats.card(card)} en {square}" + (", un grupo nuevo" if starts else "") + ("" if happy == 0 else f", {formats.number(happy)} ahora feliz" if happy == 1 else f", {formats.number(happy)} ahora felices") + ("" if change == 0 else f", {formats.signed(change)} infeliz" if change == -1 else f", {formats.signed(change)} infeliz" if change == 1 else f", {formats.signed(change)} infelices") + (("; robó una carta" if drew else "") if drawn is None else f"; robó {formats.card(drawn)}")


def taken_back(*, name, card, square, change):
    return f"{formats.name(name)}: {formats.card(card)} retirada de {square}" + ("" if change == 0 else f", {formats.signed(change)} infeliz" if change == -1 else f", {formats.signed(change)} infeliz" if change == 1 else f", {formats.signed(change)} infelices")


def is_done(name):
    return f"{formats.name(name)}: listo"


def effect(*, card, square, touches, pleased):
    return f"{formats.card(card)} en {square} " + ("empieza un grupo" if touches == 0 else f"toca {formats.number(touches)} carta" if touches == 1 else f"toca {formats.number(touches)} cartas") + ("." if pleased is None else f"; felices: {formats.every(pleased)}.")


def itself():
    return "ella misma"


def score_changes(*, before, after):
    return f"De {formats.number(before)} a {formats.number(after)} infelices."


def score_stays(points):
    return "Sigue habiendo " + (f"{formats.number(points)} infeliz" if points == 1 else f"{formats.number(points)} infelices") + "."


def hint(*, move, expected, yours):
    return f"{move}, unas {formats.exact(expected)} infelices al final" + ("" if yours is None else f"; con la tuya, {formats.exact(yours)}")


def hint_is_yours(*, move, expected):
    return f"{move}, que es también tu elección; unas {formats.exact(expected)} infelices al final"


def hint_line(hint):
    return f"Pista: {hint}"
