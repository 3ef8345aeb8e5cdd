"""A leg of Family Tree in line mode.

Made from client/games/family_tree/text/en/line.ftl by `python -m client.catalogue`.
"""

from client.text import formats, language


def your_turn(*, card: str, score: int, cards: int) -> str:
    return f"Your turn: play {formats.card(card)}. Score {formats.number(score)}, " + ("1 card left" if cards == 1 else f"{formats.number(cards)} cards left") + "."


def their_turn(*, turn: str, card: str, places: int, score: int, cards: int) -> str:
    return f"{formats.begin(turn)}: {formats.card(card)} can go to " + ("1 place" if places == 1 else f"{formats.number(places)} places") + f". Score {formats.number(score)}, " + ("1 card left" if cards == 1 else f"{formats.number(cards)} cards left") + "."


def place(*, number: int, target: str, other: str | None, meaning: str, gains: str | None, before: int, after: int | None) -> str:
    return f"{number}. on {formats.card(target)}" + ("" if other is None else f" or {formats.card(other)}") + f": {meaning}" + ("" if gains is None else f"; {gains}") + ("" if after is None else f"; score {formats.number(before)} to {formats.number(after)}")


def place_in_short(*, number: int, target: str) -> str:
    return f"{number}. {formats.card(target)}"


def same_score(places: str) -> str:
    return f"Places that leave the score as it is: {places}. Type moves to see what each does."


def expected(*, number: int, target: str, score: int | None) -> str:
    return f"{number}. on {formats.card(target)}" + ("" if score is None else f" ({formats.number(score)})")


def hint(*, best: str, others: str | None, scored: bool) -> str:
    return f"Hint: {best}; " + ("there is no other place" if others is None else f"other moves: {others}") + "." + (" In brackets: the points expected at the end." if scored else "")


def score(*, score: int, parts: str, cards: int) -> str:
    return f"Score {formats.number(score)}: {parts}; " + ("1 card left" if cards == 1 else f"{formats.number(cards)} cards left") + "."


def tree_command() -> str:
    return "describe the tree"


def family_command() -> str:
    return "look at one family: that of a card, or the last one"


def up_command() -> str:
    return "look at the family one generation up"


def top_command() -> str:
    return "look at the first couple"


def signs_command() -> str:
    return "show what the current card does under each child of this family"


def hands_command() -> str:
    return "list the families’ hands"


language.register(globals())
