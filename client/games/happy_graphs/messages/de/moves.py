# Made from client/games/happy_graphs/text/de/moves.ftl by `python -m client.catalogue`.


def square_in_group(*, square, group):
    return f"{square} in Gruppe {group}"


def play(*, card, square):
    return f"{formats.card(card)} auf {square}"


def take_back(square):
    return f"{square} zurücknehmen"


def done():
    return "fertig"


def played(*, name, card, square, starts, happy, change, drew, drawn):
    return f"{formats.name(name)}: {formats.card(card)} auf {square}" + (", eine neue Gruppe" if starts else "") + ("" if happy == 0 else f", {formats.number(happy)} jetzt glücklich") + ("" if change == 0 else f", {formats.signed(change)} unglücklich") + (("; eine Karte gezogen" if drew else "") if drawn is None else f"; gezogen: {formats.card(drawn)}")


def taken_back(*, name, card, square, change):
    return f"{formats.name(name)}: {formats.card(card)} von {square} zurückgenommen" + ("" if change == 0 else f", {formats.signed(change)} unglücklich")


def is_done(name):
    return f"{formats.name(name)}: fertig"


def effect(*, card, square, touches, pleased):
    return f"{formats.card(card)} auf {square} " + ("beginnt eine Gruppe" if touches == 0 else f"berührt {formats.number(touches)} Karte" if touches == 1 else f"berührt {formats.number(touches)} Karten") + ("." if pleased is None else f" und macht glücklich: {formats.every(pleased)}.")


def itself():
    return "sich selbst"


def score_changes(*, before, after):
    return f"Von {formats.number(before)} auf {formats.number(after)} unglückliche."


def score_stays(points):
    return f"Weiter {formats.number(points)} unglückliche."


def hint(*, move, expected, yours):
    return f"{move}, am Ende etwa {formats.exact(expected)} unglückliche" + ("" if yours is None else f"; deiner {formats.exact(yours)}")


def hint_is_yours(*, move, expected):
    return f"{move}, auch deine Wahl; am Ende etwa {formats.exact(expected)} unglückliche"


def hint_line(hint):
    return f"Tipp: {hint}"
