"""Moves of Grandma’s Game. They can also be typed in these words.

Made from client/games/grandmas_game/text/en/moves.ftl by `python -m client.catalogue`.
"""

from collections.abc import Sequence
from typing import Literal

from client.text import formats, language


def pile(pile: str) -> str:
    return f"pile {pile}"


def workspace() -> str:
    return "the workspace"


def foundation(key: Literal["clubs-up", "clubs-down", "diamonds-up", "diamonds-down", "hearts-up", "hearts-down", "spades-up", "spades-down"]) -> str:
    return {
        "clubs-up": "clubs up",
        "clubs-down": "clubs down",
        "diamonds-up": "diamonds up",
        "diamonds-down": "diamonds down",
        "hearts-up": "hearts up",
        "hearts-down": "hearts down",
        "spades-up": "spades up",
        "spades-down": "spades down",
    }[key]


def foundation_short(key: Literal["up", "down"], *, suit: str) -> str:
    match key:
        case "up":
            return f"{suit} up"
        case "down":
            return f"{suit} down"
    raise KeyError(key)


def play(*, place: str, foundation: str) -> str:
    return f"{place} to {foundation}"


def transfer(key: Literal["up", "down"], *, foundation: str) -> str:
    match key:
        case "up":
            return f"{foundation} to up"
        case "down":
            return f"{foundation} to down"
    raise KeyError(key)


def order(cards: Sequence[str]) -> str:
    return f"order {formats.cards(cards)}"


def peek(pile: str) -> str:
    return f"look under {pile}"


def simple(key: Literal["deal", "undo", "redo", "give-up"]) -> str:
    return {
        "deal": "deal",
        "undo": "undo",
        "redo": "redo",
        "give-up": "give up",
    }[key]


def with_card(*, card: str, move: str) -> str:
    return f"{formats.card(card)} from {move}"


def by(*, name: str, did: str) -> str:
    return f"{formats.name(name)}: {did}"


def did_something(change: int) -> str:
    return "moves" if change == 0 else f"plays a card ({formats.signed(change)})"


def did_deal(*, card: str, pile: str) -> str:
    return f"{formats.card(card)} is dealt from the stock onto {pile}"


def did_peek(pile: str) -> str:
    return f"looks under {pile}"


def did_order() -> str:
    return "reorders the workspace"


def did(*, move: str, change: int) -> str:
    return f"{move}" + ("" if change == 0 else f" ({formats.signed(change)})")


def fits(*, foundations: Sequence[str], safe: bool) -> str:
    return f"It fits on {formats.either(foundations)}" + (" and is safe" if safe else "") + "."


def fits_nowhere() -> str:
    return "It fits nowhere now."


def can_move(*, card: str, foundations: Sequence[str]) -> str:
    return f"{formats.card(card)} can move to {formats.either(foundations)}."


def hint(*, move: str, cards: int) -> str:
    return f"{move}, about " + (f"{formats.number(cards)} card" if cards == 1 else f"{formats.number(cards)} cards") + " at the end"


def hint_line(hint: str) -> str:
    return f"Hint: {hint}"


language.register(globals())
