"""Hints, and the score to beat in a game alone.

Made from client/text/en/hint.ftl by `python -m client.catalogue`.
"""

from client.text import formats, language


def thinking() -> str:
    return "Hint: the computer is thinking …"


def working() -> str:
    return "Working out the computer’s score …"


def working_short() -> str:
    return "computer’s score …"


def beat(score: int) -> str:
    return f"beat {formats.number(score)}"


def to_beat(score: int | None) -> str:
    return "To beat" if score is None else f"To beat: {formats.number(score)}"


def computer_reached(score: int) -> str:
    return f"The computer reached {formats.number(score)} on this number."


def your_best(score: int) -> str:
    return f"Your best is {formats.number(score)}."


def par(score: int) -> str:
    return f"Par is {formats.number(score)}: the best found by a search that knows the deck."


language.register(globals())
