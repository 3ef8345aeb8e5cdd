# Made from client/games/family_tree/text/de/line.ftl by `python -m client.catalogue`.


def your_turn(*, card, score, cards):
    return f"Du bist am Zug: Spiel {formats.card(card)}. Punkte {formats.number(score)}, " + ("noch 1 Karte" if cards == 1 else f"noch {formats.number(cards)} Karten") + "."


def their_turn(*, turn, card, places, score, cards):
    return f"{formats.begin(turn)}: {formats.card(card)} passt an " + ("1 Stelle" if places == 1 else f"{formats.number(places)} Stellen") + f". Punkte {formats.number(score)}, " + ("noch 1 Karte" if cards == 1 else f"noch {formats.number(cards)} Karten") + "."


def place(*, number, target, other, meaning, gains, before, after):
    return f"{number}. auf {formats.card(target)}" + ("" if other is None else f" oder {formats.card(other)}") + f": {meaning}" + ("" if gains is None else f"; {gains}") + ("" if after is None else f"; von {formats.number(before)} auf {formats.number(after)} Punkte")


def place_in_short(*, number, target):
    return f"{number}. {formats.card(target)}"


def same_score(places):
    return f"Stellen, an denen die Punkte gleich bleiben: {places}. Tippe „züge“, um zu sehen, was jede bewirkt."


def expected(*, number, target, score):
    return f"{number}. auf {formats.card(target)}" + ("" if score is None else f" ({formats.number(score)})")


def hint(*, best, others, scored):
    return f"Tipp: {best}; " + ("es gibt keine andere Stelle" if others is None else f"andere Züge: {others}") + "." + (" In Klammern: die am Ende erwarteten Punkte." if scored else "")


def score(*, score, parts, cards):
    return f"Punkte {formats.number(score)}: {parts}; " + ("noch 1 Karte" if cards == 1 else f"noch {formats.number(cards)} Karten") + "."


def tree_command():
    return "den Baum beschreiben"


def family_command():
    return "eine Familie ansehen: die einer Karte oder die letzte"


def up_command():
    return "die Familie eine Generation darüber ansehen"


def top_command():
    return "das erste Ehepaar ansehen"


def signs_command():
    return "zeigen, was die aktuelle Karte unter jedem Kind dieser Familie tut"


def hands_command():
    return "die Hände der Familien auflisten"
