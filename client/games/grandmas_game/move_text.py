"""Writes moves of Grandma's Game, and their effects. client/web/games/grandmas_game/move_text.js does the same."""

import re
from collections.abc import Callable, Sequence
from typing import Any

from pydantic import TypeAdapter, ValidationError

from client.games.grandmas_game.messages import moves as moves_text
from client.text import formats
from client.text.cards import rank_sign, show_card
from client.text.tables import known_text, text_of
from protocol.cards import Card
from protocol.games.grandmas_game.view import LegalMove, Played

SUITS = {"C": "clubs", "D": "diamonds", "H": "hearts", "S": "spades"}
"""The keys of suits in the messages."""
_WAYS = {"+": "up", "-": "down"}
_PLAYED = TypeAdapter(Played)
_FOUNDATION = re.compile(r"\b[CDHS][+-](?!\w)")


def show_pile(name: str) -> str:
    """Write the name of a pile.

    >>> show_pile("T"), show_pile("A")
    ('10', 'A')
    """
    return rank_sign(name)


def foundation(name: str) -> str:
    """Name a foundation.

    >>> foundation("H+"), foundation("S-")
    ('hearts up', 'spades down')
    """
    return text_of(moves_text.foundation, f"{SUITS[name[0]]}-{_WAYS[name[1]]}")


def foundation_in_short(name: str) -> str:
    """Name a foundation with the sign of its suit.

    >>> foundation_in_short("H+")
    '♥ up'
    """
    return text_of(moves_text.foundation_short, _WAYS[name[1]], suit=_sign(name[0]))


def show_move(text: str) -> str:
    """Write a move as people read it.

    >>> show_move("5>H+"), show_move("w:8H>H-"), show_move("H+>H-"), show_move("order 8H TC"), show_move("peek T")
    ('pile 5 to hearts up', '8♥ to hearts down', 'hearts up to down', 'order 8♥ 10♣', 'look under pile 10')
    """
    return _written(text, foundation, moves_text.pile)


def short_move(text: str, seat: int | None = None, names: Sequence[str] = ()) -> str:
    """Write a move as people read it, with signs for suits.

    >>> short_move("K>D-"), short_move("H+>H-"), short_move("peek T")
    ('pile K to ♦ down', '♥ up to down', 'look under pile 10')
    """
    return _written(text, foundation_in_short, moves_text.pile)


def shortest_move(text: str, seat: int | None = None, names: Sequence[str] = ()) -> str:
    """Write a move as people read it, with signs for suits, and piles by their ranks alone.

    >>> shortest_move("K>D-"), shortest_move("peek T")
    ('K to ♦ down', 'look under 10')
    """
    return _written(text, foundation_in_short, str)


def _written(text: str, foundation: Callable[[str], str], pile: Callable[[str], str]) -> str:
    source, sign, target = text.partition(">")
    if sign and len(source) == len(target):
        return text_of(moves_text.transfer, _WAYS[target[1]], foundation=foundation(source))
    if sign:
        place, _, card = source.partition(":")
        return moves_text.play(
            place=formats.card(card) if card else pile(show_pile(place)), foundation=foundation(target)
        )
    verb, _, rest = text.partition(" ")
    if verb == "order":
        return moves_text.order(rest.split())
    if verb == "peek":
        return moves_text.peek(pile(show_pile(rest)))
    return known_text(moves_text.simple, text) or text


def _sign(suit: str) -> str:
    return show_card(Card(f"A{suit}"))[-1]


def news(detail: Any, name: str) -> str | None:
    """Describe the effect of a move, given the detail of its happening.

    None if the detail can't be read, and for moves at other tables, because there are too many.
    """
    try:
        did = _PLAYED.validate_python(detail)
    except ValidationError:
        return None
    return None if did.move is None else played(name, did)


def played(name: str, did: Played) -> str:
    """Say what a player did; at another table of a race, only what it added to the score."""
    return moves_text.by(name=name, did=_did(did))


def _did(did: Played) -> str:
    if did.move is None or did.does is None:
        return moves_text.did_something(did.change)
    pile = moves_text.pile(show_pile(did.source or ""))
    match did.does:
        case "deal":
            onto = moves_text.pile(show_pile(did.target or ""))
            return moves_text.did_deal(card=did.card or "", pile=onto)
        case "peek":
            return moves_text.did_peek(pile)
        case "order":
            return moves_text.did_order()
        case "play":
            place = moves_text.workspace() if did.source == "w" else pile
            move = moves_text.play(place=place, foundation=foundation(did.target or ""))
        case "transfer":
            move = show_move(did.move)
        case _:
            return moves_text.did(move=show_move(did.move), change=did.change)
    return moves_text.did(move=moves_text.with_card(card=did.card or "", move=move), change=did.change)


def fits(moves: Sequence[LegalMove]) -> str:
    """Say on which foundations a card fits, given the moves that play it."""
    going = [move for move in moves if move.target is not None]
    if not going:
        return moves_text.fits_nowhere()
    where = [foundation(move.target or "") for move in going]
    return moves_text.fits(foundations=where, safe=any(move.safe for move in going))


def can_move(card: Card, moves: Sequence[LegalMove]) -> str:
    """Say to which foundation the top card of another one can move; empty if it can't."""
    where = [foundation(move.target) for move in moves if move.target is not None]
    return moves_text.can_move(card=card, foundations=where) if where else ""


def with_its_card(text: str, moves: Sequence[LegalMove]) -> str:
    """Write a move with the card that it plays, such as `8♥ from pile 8 to hearts up`, given the legal moves."""
    move, written = next((each for each in moves if each.move == text), None), show_move(text)
    if move is None or move.card is None or move.does not in ("play", "transfer") or move.source == "w":
        return written
    return moves_text.with_card(card=move.card, move=written)


def hint(move: str, expected: float, moves: Sequence[LegalMove]) -> str:
    """Say what the computer would play, and how many cards it expects on the foundations at the end."""
    return moves_text.hint_line(moves_text.hint(move=with_its_card(move, moves), cards=round(expected)))
