# Made from client/games/patriarch/text/de/trees.ftl by `python -m client.catalogue`.


def twice(card):
    return f"{card} ist zweimal im Baum."


def misplaced(sign):
    return f"„{sign}“ kann dort nicht stehen. Ein Baum ist eine oberste Karte mit ihren Kindern in Klammern, wie 3(4(2) A(5))."


def not_closed():
    return "Eine Klammer ist nicht geschlossen. Ein Baum ist eine oberste Karte mit ihren Kindern in Klammern, wie 3(4(2) A(5))."


def no_card():
    return "Es gibt keine Karte. Ein Baum ist eine oberste Karte mit ihren Kindern in Klammern, wie 3(4(2) A(5))."


def not_in_family(*, card, first, last):
    return f"{card} gehört nicht zu dieser Familie: Ihre Karten sind {first} bis {last}."


def missing(*, cards, count):
    return f"{formats.every(cards)} " + ("fehlt" if count == 1 else "fehlen") + ": Jede Karte muss im Baum sein."


def place_first(cards):
    return f"Zuerst noch {formats.every(cards)} legen: Jede Karte muss im Baum sein."


def several_tops(*, count, cards):
    return f"Oben liegt eine Karte, nicht {formats.number(count)}: {formats.every(cards)}."


def wrong_shape(*, shape, other):
    return f"Jeder Baum hat hier die Form {shape}; dieser ist {other}."


def too_many_generations(*, most, deepest):
    return f"Ein Baum hat hier höchstens {formats.number(most)} Generationen; dieser hat {formats.number(deepest)}."


def too_deep(*, card, generations):
    return f"Das wären mehr als {formats.number(generations)} Generationen: Unter {card} passt nichts. Wähle eine andere Karte."


def top_stays(card):
    return f"{card} liegt oben, und alle anderen Karten liegen darunter. Leere den Baum, um neu anzufangen."


def chosen_parent(card):
    return f"Die nächste Karte kommt unter {card}. Tippe eine andere Karte, oder wähle eine andere, unter die sie soll."


def below_itself(*, below, card):
    return f"{below} liegt unter {card}, also kann {card} nicht darunter."
