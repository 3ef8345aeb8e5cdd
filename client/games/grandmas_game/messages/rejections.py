"""Why Grandma’s Game refuses a move. A foundation has a name, such as “hearts up”.

Made from client/games/grandmas_game/text/en/rejections.ftl by `python -m client.catalogue`.
"""

from collections.abc import Sequence

from client.text import formats, language


def stock_empty() -> str:
    return "The stock is empty."


def nothing_to_undo() -> str:
    return "There is no move to undo."


def nothing_to_redo() -> str:
    return "There is no move to redo."


def race_without_undo() -> str:
    return "You can’t undo moves in a race."


def not_in_workspace(card: str) -> str:
    return f"{formats.card(card)} is not in the workspace."


def pile_empty(pile: str) -> str:
    return f"Pile {pile} is empty."


def pile_in_workspace(pile: str) -> str:
    return f"The cards of pile {pile} are in the workspace."


def peek_without_equal(card: str) -> str:
    return f"You can look under {formats.card(card)} only if another pile shows the same card."


def peek_not_playable(card: str) -> str:
    return f"You can look under {formats.card(card)} only when you can play it."


def nothing_under_top(pile: str) -> str:
    return f"Pile {pile} has only one card."


def peeked_already(pile: str) -> str:
    return f"You see the card under the top of pile {pile} already."


def transfer_elsewhere(foundation: str) -> str:
    return f"A card of {foundation} can go only to the other foundation of its suit."


def foundation_empty(foundation: str) -> str:
    return f"There is no card on {foundation}."


def first_card_stays(*, card: str, foundation: str) -> str:
    return f"{formats.card(card)} is the first card of {foundation} and stays there."


def order_fixed() -> str:
    return "This room does not let you reorder the workspace."


def workspace_empty() -> str:
    return "The workspace is empty."


def order_incomplete(cards: Sequence[str]) -> str:
    return f"Name every card of the workspace once: {formats.cards(cards)}."


def order_unchanged() -> str:
    return "The workspace is in this order already."


def other_suit(*, card: str, foundation: str) -> str:
    return f"{formats.card(card)} does not fit on {foundation}: the suits differ."


def foundation_complete(foundation: str) -> str:
    return f"The foundation {foundation} is complete."


def not_next_card(*, card: str, foundation: str, next: str) -> str:
    return f"{formats.card(card)} does not fit on {foundation}: it takes {formats.card(next)} next."


language.register(globals())
