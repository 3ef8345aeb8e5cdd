"""What is said of a table of Grandma's Game while one plays at it: keys, the dealing, and what is chosen."""

from collections.abc import Sequence

from client.games.grandmas_game.words import TYPE_A_MOVE, TYPE_AN_ORDER, counted, foundation, pile, stock
from client.text.cards import show_card
from client.text.counting import count
from protocol.cards import Card
from protocol.games.grandmas_game.view import Dealt, GrandmasGameView, LegalMove

CHOOSE = "Choose a card with the arrow keys, or type it."
KEYS_PLAY = (("↑↓←→", "choose"), ("Enter", "play"))
KEY_DEAL = ("d", "deal")
KEY_CARRY = ("Space", "carry")
KEY_ORDER = ("s", "order")
KEY_PEEK = ("l", "look under")
KEY_UNDO = ("u", "undo")
KEY_REDO = ("r", "redo")
KEY_GIVE_UP = ("g", "give up")
KEY_AUTO = {False: ("x", "play safe cards"), True: ("x", "auto off")}
KEY_WATCH = ("v", "watch the dealing")
KEYS_DEALING = {
    True: (("Space", "hold"), ("↑↓", "pace"), ("←→", "by card"), ("v", "again"), ("Enter", "skip")),
    False: (("Space", "go on"), ("←→", "by card"), ("v", "again"), ("Enter", "skip")),
}
KEYS_CARRYING = (("←→", "carry"), ("Enter", "put down"), ("Esc", "cancel"))
KEYS_TYPING = (("Enter", "play"), ("Backspace", "correct"), ("Esc", "cancel"))
KEYS_GIVING_UP = (("g", "give up"), ("Esc", "play on"))
KEYS_OVER = (("Enter", "go on"),)
LEAST = ("p", "x", "v", "g", "s", "r", "h", "?", "l", "u", "Space")
"""The keys that are left out first where there is no room to name all."""
LEAST_DEALING = ("h", "p", "?")
"""The same while the dealing is watched."""


def far(step: int, of: int) -> str:
    """Say how far the dealing is."""
    return f"the dealing: {step} of {of} cards to the piles"


def dealt(name: str) -> str:
    """Say onto which pile a card was dealt."""
    return f"onto pile {pile(name)}"


def to_stock(many: int) -> str:
    """Say how many cards went onto the stock."""
    return f"{count(many, 'card')} to the stock"


def dealt_in_words(did: Dealt) -> str:
    """Tell of a card that was dealt, and what went onto the stock then.

    >>> dealt_in_words(Dealt(Card("KD"), "5", 2))
    'K♦ onto pile 5, then 2 cards onto the stock, face down'
    """
    then = f", then {count(did.stock, 'card')} onto the stock, face down" if did.stock else ""
    return f"{show_card(did.card)} {dealt(did.pile)}{then}"


def pace(at: int, of: int) -> str:
    """Say how fast the dealing goes."""
    return f"pace {at} of {of}"


HELD = "held"
WATCH = "Remember what you can: what is covered stays hidden."


NO_ORDER = "Here the workspace stays in its order."
NOTHING_TO_ORDER = "There is no card in the workspace that could be put elsewhere."
NOT_IN_WORKSPACE = "Choose a card of the workspace first: Space picks that up."


def none_carried(view: GrandmasGameView) -> str:
    """Say why no card of the workspace is picked up, or put in another order."""
    if not view.reorder:
        return NO_ORDER
    return NOT_IN_WORKSPACE if view.may_order else NOTHING_TO_ORDER


# What is chosen


def top(card: Card, name: str, size: int, under: Card | None) -> str:
    """Tell of a pile."""
    seen = f", {show_card(under)} under it" if under is not None else ""
    return f"{show_card(card)}{seen}, on pile {pile(name)} of {count(size, 'card')}"


def empty(name: str, *, away: bool) -> str:
    """Tell of a pile without cards."""
    return f"pile {pile(name)} is in the workspace" if away else f"pile {pile(name)} is empty"


def of_workspace(card: Card, at: int, many: int) -> str:
    """Tell of a card of the workspace, counted from the lowest, from 0."""
    return f"{show_card(card)}, {'on top' if at == many - 1 else f'number {at + 1} of {many}'} in the workspace"


def on_foundation(name: str, card: Card | None, size: int, takes: Card | None) -> str:
    """Tell of a foundation."""
    lies = "empty" if card is None else f"{show_card(card)} on top of {count(size, 'card')}"
    return f"{foundation(name)}: {lies}; " + (f"takes {show_card(takes)}" if takes is not None else "it is full")


def of_stock(many: int) -> str:
    """Tell of the stock."""
    if not many:
        return STOCK_EMPTY
    return f"{stock(many)}: Enter deals one, and its pile comes into the workspace"


STOCK_EMPTY = "the stock is empty"


def would(moves: Sequence[LegalMove]) -> str:
    """Say where what is chosen may go."""
    going = [each for each in moves if each.target is not None]
    if not going:
        return ": it fits nowhere now"
    where = " or ".join(foundation(each.target or "") for each in going)
    which = " (+ or − says which)" if len(going) > 1 else ""
    return f": Enter moves it to {where}{which}" + (", and it is safe" if any(each.safe for each in going) else "")


HINT_TYPED = "; h types it"
LOOK_UNDER = "; l looks under it"


def typing() -> str:
    """Stand before what is being typed."""
    return "play: "


def not_read(typed: str) -> str:
    """Say that what was typed is no move."""
    return f"'{typed}' is no move here. Type {TYPE_A_MOVE}."


def not_an_order() -> str:
    """Say that what was typed is no order of the workspace."""
    return f"The workspace has not all of these cards. Named {TYPE_AN_ORDER}."


def sure(points: int) -> str:
    """Ask whether a game is to be given up."""
    return f"Give up, with {counted(points)} on the foundations? g gives up, Esc plays on."
