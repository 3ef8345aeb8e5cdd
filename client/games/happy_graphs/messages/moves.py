"""Moves of Happy Graphs, and what they do.

Made from client/games/happy_graphs/text/en/moves.ftl by `python -m client.catalogue`.
"""

from collections.abc import Sequence

from client.text import formats, language


def square_in_group(*, square: str, group: int) -> str:
    return f"{square} in group {group}"


def play(*, card: str, square: str) -> str:
    return f"{formats.card(card)} at {square}"


def take_back(square: str) -> str:
    return f"take back {square}"


def done() -> str:
    return "done"


def played(*, name: str, card: str, square: str, starts: bool, happy: int, change: int, drew: bool, drawn: str | None) -> str:
    return f"{formats.name(name)}: {formats.card(card)} at {square}" + (", a new group" if starts else "") + ("" if happy == 0 else f", {formats.number(happy)} now happy") + ("" if change == 0 else f", {formats.signed(change)} unhappy") + (("; drew a card" if drew else "") if drawn is None else f"; drew {formats.card(drawn)}")


def taken_back(*, name: str, card: str, square: str, change: int) -> str:
    return f"{formats.name(name)}: {formats.card(card)} taken back from {square}" + ("" if change == 0 else f", {formats.signed(change)} unhappy")


def is_done(name: str) -> str:
    return f"{formats.name(name)}: done"


def effect(*, card: str, square: str, touches: int, pleased: Sequence[str] | None) -> str:
    return f"{formats.card(card)} at {square} " + ("starts a group" if touches == 0 else f"touches {formats.number(touches)} card" if touches == 1 else f"touches {formats.number(touches)} cards") + ("." if pleased is None else f" and makes {formats.every(pleased)} happy.")


def itself() -> str:
    return "itself"


def score_changes(*, before: int, after: int) -> str:
    return f"From {formats.number(before)} to {formats.number(after)} unhappy."


def score_stays(points: int) -> str:
    return f"Still {formats.number(points)} unhappy."


def hint(*, move: str, expected: float, yours: float | None) -> str:
    return f"{move}, about {formats.exact(expected)} unhappy at the end" + ("" if yours is None else f"; yours {formats.exact(yours)}")


def hint_is_yours(*, move: str, expected: float) -> str:
    return f"{move}, your choice too; about {formats.exact(expected)} unhappy at the end"


def hint_line(hint: str) -> str:
    return f"Hint: {hint}"


language.register(globals())
