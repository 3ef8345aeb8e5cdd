"""What is wrong with a tree that is typed or put together.

Made from client/games/patriarch/text/en/trees.ftl by `python -m client.catalogue`.
"""

from collections.abc import Sequence

from client.text import formats, language


def twice(card: str) -> str:
    return f"{card} is in the tree twice."


def misplaced(sign: str) -> str:
    return f"“{sign}” can’t be there. A tree is a top card with its children in parentheses, like 3(4(2) A(5))."


def not_closed() -> str:
    return "A parenthesis is not closed. A tree is a top card with its children in parentheses, like 3(4(2) A(5))."


def no_card() -> str:
    return "There is no card. A tree is a top card with its children in parentheses, like 3(4(2) A(5))."


def not_in_family(*, card: str, first: str, last: str) -> str:
    return f"{card} is not in this family: its cards are {first} to {last}."


def missing(*, cards: Sequence[str], count: int) -> str:
    return f"{formats.every(cards)} " + ("is missing" if count == 1 else "are missing") + ": every card must be in the tree."


def place_first(cards: Sequence[str]) -> str:
    return f"Place {formats.every(cards)} first: every card must be in the tree."


def several_tops(*, count: int, cards: Sequence[str]) -> str:
    return f"One card is at the top, not {formats.number(count)}: {formats.every(cards)}."


def wrong_shape(*, shape: str, other: str) -> str:
    return f"Every tree has the shape {shape} here; this one is {other}."


def too_many_generations(*, most: int, deepest: int) -> str:
    return f"A tree has at most {formats.number(most)} generations here; this one has {formats.number(deepest)}."


def too_deep(*, card: str, generations: int) -> str:
    return f"That would be more than {formats.number(generations)} generations: nothing fits under {card}. Choose another card."


def top_stays(card: str) -> str:
    return f"{card} is at the top, and all other cards are below it. Clear the tree to start again."


def chosen_parent(card: str) -> str:
    return f"The next card goes under {card}. Type another card, or choose another parent."


def below_itself(*, below: str, card: str) -> str:
    return f"{below} is below {card}, so {card} can’t go under it."


language.register(globals())
