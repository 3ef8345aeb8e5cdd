# Made from client/games/happy_graphs/text/pl/moves.ftl by `python -m client.catalogue`.


def square_in_group(*, square, group):
    return f"{square} w grupie {group}"


def play(*, card, square):
    return f"{formats.card(card)} na {square}"


def take_back(square):
    return f"zabierz {square}"


def done():
    return "gotowe"


def played(*, name, card, square, starts, happy, change, drew, drawn):
    return f"{formats.name(name)}: {formats.card(card)} na {square}" + (", nowa grupa" if starts else "") + ("" if happy == 0 else f", szczęśliwe teraz: {formats.number(happy)}") + ("" if change == 0 else f", nieszczęśliwe {formats.signed(change)}") + (("; dobrana karta" if drew else "") if drawn is None else f"; dobrana {formats.card(drawn)}")


def taken_back(*, name, card, square, change):
    return f"{formats.name(name)}: {formats.card(card)} zabrana z {square}" + ("" if change == 0 else f", nieszczęśliwe {formats.signed(change)}")


def is_done(name):
    return f"{formats.name(name)}: gotowe"


def effect(*, card, square, touches, pleased):
    return f"{formats.card(card)} na {square} " + ("zaczyna grupę" if touches == 0 else f"dotyka {formats.number(touches)} karty" if touches == 1 else f"dotyka {formats.number(touches)} kart") + ("." if pleased is None else f" i uszczęśliwia {formats.every(pleased)}.")


def itself():
    return "siebie"


def score_changes(*, before, after):
    return f"Nieszczęśliwe: z {formats.number(before)} na {formats.number(after)}."


def score_stays(points):
    return f"Nieszczęśliwe bez zmian: {formats.number(points)}."


def hint(*, move, expected, yours):
    return f"{move}, na końcu około {formats.exact(expected)} nieszczęśliwej" + ("" if yours is None else f"; twój ruch: {formats.exact(yours)}")


def hint_is_yours(*, move, expected):
    return f"{move}, to też twój wybór; na końcu około {formats.exact(expected)} nieszczęśliwej"


def hint_line(hint):
    return f"Podpowiedź: {hint}"
