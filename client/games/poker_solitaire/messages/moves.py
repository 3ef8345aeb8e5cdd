"""Moves of Poker Solitaire, and what they do. A square has a name, such as “c3”, a reject square such as “x1”.

Made from client/games/poker_solitaire/text/en/moves.ftl by `python -m client.catalogue`.
"""
from typing import Literal

from client.text import formats, language


def common(place: str) -> str:
    return f"common {place}"


def in_matrix(*, place: str, number: int) -> str:
    return f"{place} in matrix {number}"


def in_matrix_short(*, place: str, number: int) -> str:
    return f"{place} in {number}"


def of_player(*, owner: str, place: str) -> str:
    return f"{formats.name(owner)}’s {place}"


def yours(place: str) -> str:
    return f"your {place}"


def player(number: int) -> str:
    return f"Player {number}"


def move(*, what: str, to: str) -> str:
    return f"{what} to {to}"


def pass_turn() -> str:
    return "pass"


def done() -> str:
    return "done"


def effect(key: Literal["place", "plant", "reject", "discard", "move", "fetch", "steal"], *, card: str, what: str, to: str) -> str:
    match key:
        case "place":
            return f"{formats.card(card)} to {to}"
        case "plant":
            return f"{formats.card(card)} planted on {to}"
        case "reject":
            return f"{formats.card(card)} rejected to {to}"
        case "discard":
            return f"{formats.card(card)} rejected from {what} to {to}"
        case "move":
            return f"{formats.card(card)} moved from {what} to {to}"
        case "fetch":
            return f"{formats.card(card)} fetched back from {what} to {to}"
        case "steal":
            return f"{formats.card(card)} stolen from {what} to {to}"
    raise KeyError(key)


def passes() -> str:
    return "passes"


def says_done() -> str:
    return "says Done"


def played(*, name: str | None, did: str, change: int, other: int) -> str:
    return ("" if name is None else f"{formats.name(name)}: ") + f"{did}" + (("" if other == 0 else f" ({formats.signed(other)} for the other player)") if change == 0 else (f" ({formats.signed(change)}" + ("" if other == 0 else f", {formats.signed(other)} for the other player") + ")"))


def score_changes(*, own: bool, before: int, after: int, other: int) -> str:
    return ("your score" if own else "score") + f" from {formats.number(before)} to {formats.number(after)}" + ("" if other == 0 else f", {formats.signed(other)} for the other player")


def score_stays(*, own: bool, points: int, other: int) -> str:
    return ("your score" if own else "score") + f" stays {formats.number(points)}" + ("" if other == 0 else f", {formats.signed(other)} for the other player")


def expected(key: Literal["points", "ahead", "behind"], *, points: float) -> str:
    match key:
        case "points":
            return f"{formats.exact(points)} points"
        case "ahead":
            return f"{formats.exact(points)} points ahead"
        case "behind":
            return f"{formats.exact(points)} points behind"
    raise KeyError(key)


def hint(*, move: str, expected: str, yours: str | None) -> str:
    return f"{move}, about {expected} at the end" + ("" if yours is None else f"; yours {yours}")


def hint_is_yours(*, move: str, expected: str) -> str:
    return f"{move}, your choice too; about {expected} at the end"


def hint_line(hint: str) -> str:
    return f"Hint: {hint}"


language.register(globals())
