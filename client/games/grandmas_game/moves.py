"""Parses typed moves, given the cards on the table. Pure. rules: grandmas_game, Moves as written"""

import re
from collections.abc import Sequence

from protocol.cards import RANKS, Card
from protocol.games.grandmas_game.view import GrandmasGameView, LegalMove

BEGINS = frozenset("a1234567890tjqkw:AJQKTW")
IN_A_MOVE = BEGINS | frozenset("bcdhsBCDHS♣♦♥♠+->. efgilmnopruvEFGILMNOPRUV")
LONGEST = 80
ORDER = ":order "
"""The beginning of a typed order of the workspace."""

_SUITS = str.maketrans("♣♦♥♠", "CDHS")
_CARD = re.compile(rf"([{RANKS}])([CDHS])")
_FOUNDATION = re.compile(r"[CDHS][+-]")
_WORDS = (
    (re.compile(r"\b(CLUB|DIAMOND|HEART|SPADE)S?\b"), lambda found: found[1][0]),
    (re.compile(r" OF (?=[CDHS]\b)"), lambda found: ""),
    (re.compile(r"\bPILE "), lambda found: ""),
    (re.compile(r" TO "), lambda found: ">"),
    (re.compile(r" ?\b(UP|DOWN)\b"), lambda found: "+" if found[1] == "UP" else "-"),
    (re.compile(r"^LOOK UNDER\b"), lambda found: "PEEK"),
)
"""The words in which moves are shown, and the signs of their notation."""
_NO_SIGN = re.compile(r"(\S+) ([CDHS][+-])|([^>]*[^>+-])([+-])")
"""A place and a foundation, or a place and only the direction of a foundation, without a sign between."""
_ALONE = {"DEAL": "deal", "UNDO": "undo", "REDO": "redo", "GIVE-UP": "give-up", "GIVE UP": "give-up"}


def read_card(text: str) -> Card | None:
    """Read a card; None if the text is not one.

    >>> read_card("10h"), read_card("8♥"), read_card("1s"), read_card("8")
    ('TH', '8H', 'AS', None)
    """
    written = _plain(text)
    return Card(written) if _CARD.fullmatch(written) else None


def read_pile(text: str) -> str | None:
    """Read the name of a pile; None if the text is not one.

    >>> read_pile("10"), read_pile("q"), read_pile("x")
    ('T', 'Q', None)
    """
    written = _plain(text)
    return written if len(written) == 1 and written in RANKS else None


def _plain(text: str) -> str:
    written = text.strip().upper().translate(_SUITS).replace("10", "T")
    return f"A{written[1:]}" if written.startswith("1") else written


def read_move(text: str, view: GrandmasGameView) -> str | None:
    """Read a typed text as a move; None if it is not one. The move may be illegal: the server says why.

    A move is typed in notation, or in the words in which it is shown; the direction of a foundation is enough. A pile
    or a card alone is played where it fits. An order need not name the whole workspace: the named cards go on top, in
    that order.
    """
    typed = " ".join(text.strip().removeprefix(":").upper().translate(_SUITS).split())
    if typed in _ALONE:
        return _ALONE[typed]
    typed = _in_signs(typed)
    verb, _, rest = typed.partition(" ")
    if verb == "ORDER":
        return _read_order(rest, view)
    if verb == "PEEK":
        pile = read_pile(rest)
        return None if pile is None else f"peek {pile}"
    place, sign, target = (part.strip() for part in typed.partition(">"))
    source = place if _FOUNDATION.fullmatch(place) else _source(place, view)
    if target in ("+", "-"):
        target = f"{_suit(source, view)}{target}"
    if sign and not _FOUNDATION.fullmatch(target):
        return None
    if source == place and _FOUNDATION.fullmatch(place):
        return f"{place}>{target}" if sign else None
    return None if source is None else f"{source}>{target}" if sign else _where_it_fits(source, view)


def _in_signs(typed: str) -> str:
    """Replace the words of a typed move by signs.

    >>> [_in_signs(typed) for typed in ("PILE 5 TO HEARTS UP", "5 HEARTS UP", "8 OF HEARTS DOWN", "H UP TO DOWN")]
    ['5>H+', '5>H+', '8H>-', 'H+>-']
    """
    for words, sign in _WORDS:
        typed = words.sub(sign, typed)
    found = _NO_SIGN.fullmatch(typed)
    return typed if found is None else f"{found[1] or found[3]}>{found[2] or found[4]}"


def _suit(source: str | None, view: GrandmasGameView) -> str:
    """Return the suit of the card at a place; empty if there is none."""
    if source is None:
        return ""
    if _FOUNDATION.fullmatch(source):
        return source[0]
    card = next((each.top for each in view.piles if each.name == source), None) or read_card(source.removeprefix("w:"))
    return card[1] if card is not None else ""


def _source(place: str, view: GrandmasGameView) -> str | None:
    """Return the source of a card: a pile, or a card of the workspace; a named card is searched for."""
    pile = read_pile(place)
    if pile is not None:
        return pile
    of_workspace = place.startswith("W:")
    card = read_card(place.removeprefix("W:"))
    if card is None:
        return None
    if of_workspace or (view.workspace is not None and card in view.workspace.cards):
        return f"w:{card}"
    return next((each.name for each in view.piles if each.top == card), f"w:{card}")


def _where_it_fits(source: str, view: GrandmasGameView) -> str | None:
    found = next((move.move for move in view.moves if move.does == "play" and written_source(move) == source), None)
    if found is not None:
        return found
    card = next((each.top for each in view.piles if each.name == source), None) or read_card(source.removeprefix("w:"))
    return f"{source}>{card[1]}+" if card is not None else None  # the server says why it does not fit


def written_source(move: LegalMove) -> str | None:
    """Return the source of a move's card, in notation."""
    return f"w:{move.card}" if move.source == "w" else move.source


def _read_order(text: str, view: GrandmasGameView) -> str | None:
    named = [read_card(each) for each in text.split()]
    if view.workspace is None or not named:
        return None
    rest = list(view.workspace.cards)
    for card in named:
        if card not in rest:
            return None
        rest.reverse()  # of equal cards, the upper one
        rest.remove(card)
        rest.reverse()
    return order([*rest, *(card for card in named if card is not None)])


def order(cards: Sequence[Card]) -> str:
    """Write the move that sorts the workspace into an order, the lowest card first.

    >>> order([Card("8H"), Card("3C")])
    'order 8H 3C'
    """
    return f"order {' '.join(cards)}"
