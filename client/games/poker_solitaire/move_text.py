"""Writes moves of Poker Solitaire, and their effects. client/web/games/poker_solitaire/move_text.js does the same."""

import re
from collections.abc import Sequence
from typing import Any

from pydantic import TypeAdapter, ValidationError

from client.games.poker_solitaire.messages import moves as moves_text
from client.text import formats
from client.text.cards import in_signs
from client.text.cells import shorten
from client.text.messages import people as people_text
from client.text.tables import text_of
from protocol.cards import Card
from protocol.games.poker_solitaire.view import Does, Played, PokerSolitaireView

_NAME_CELLS = 6
_PLAYED = TypeAdapter(Played)
_PLACE = re.compile(r"\b(?:([12]):([a-e][1-5])|(?:p([12])|c)(x[1-5]))\b")
_ON_BOARD = re.compile(r"(?:[12]:)?[a-e][1-5]|(?:p[12]|c)x[1-5]")


def place(text: str, seat: int | None = None, names: Sequence[str] = (), *, short: bool = False) -> str:
    """Write a place by its name in its matrix, with its owner unless it belongs to the player at `seat`.

    `names` are all players'. With fewer than two names, a matrix has its number instead.

    >>> place("c3"), place("2:c3"), place("p1x1"), place("cx1")
    ('c3', 'c3 in matrix 2', 'x1', 'common x1')
    >>> [place(text, 1, ("Ann", "you")) for text in ("1:c3", "2:c3", "p1x1", "p2x1")]
    ['Ann’s c3', 'c3', 'Ann’s x1', 'x1']
    """
    found = _PLACE.fullmatch(text)
    if found is None:
        return text
    number, square, player, reject = found.groups()
    if number is None and player is None:
        return moves_text.common(reject)
    owner = int(number or player) - 1
    if len(names) > 1:
        return square or reject if owner == seat else _of_player(names[owner], square or reject)
    if not number:
        return reject
    return (moves_text.in_matrix_short if short else moves_text.in_matrix)(place=square, number=int(number))


def _of_player(name: str, place: str) -> str:
    return moves_text.yours(place) if name == people_text.you() else moves_text.of_player(owner=name, place=place)


def show_move(text: str, seat: int | None = None, names: Sequence[str] = (), *, short: bool = False) -> str:
    """Write a move of the player at `seat` as people read it; `names` are all players'.

    >>> show_move("QH>2:c3"), show_move("c3>p1x1"), show_move("p2x1>2:c3"), show_move("QH>cx1"), show_move("pass")
    ('Q♥ to c3 in matrix 2', 'c3 to x1', 'x1 to c3 in matrix 2', 'Q♥ to common x1', 'pass')
    >>> show_move("QH>2:c3", 1, ("Ann", "Ben")), show_move("1:c3>2:d4", 1, ("Ann", "Ben"))
    ('Q♥ to c3', 'Ann’s c3 to d4')
    """
    what, sign, where = text.partition(">")
    if not sign:
        return moves_text.pass_turn() if what == "pass" else moves_text.done() if what == "done" else what
    shown = place(what, seat, names, short=short) if _ON_BOARD.fullmatch(what) else in_signs(what)
    return moves_text.move(what=shown, to=place(where, seat, names, short=short))


def short_move(text: str, seat: int | None = None, names: Sequence[str] = ()) -> str:
    """Write a move as `show_move` does, but with long names cut and matrices by their numbers alone.

    >>> short_move("QH>2:c3"), short_move("1:c3>2:d4"), short_move("p2x1>2:c3", 1, ("Christopher", "Ben"))
    ('Q♥ to c3 in 2', 'c3 in 1 to d4 in 2', 'x1 to c3')
    >>> short_move("1:c3>2:d4", 1, ("Christopher", "Ben")), short_move("1:c3>2:d4", 1, ("Ann", "Ben"))
    ('Chris…’s c3 to d4', 'Ann’s c3 to d4')
    """
    cut = [shorten(name, _NAME_CELLS) for name in names]
    return show_move(text, seat, cut, short=True)


def card_of(text: str) -> str:
    """Return the source of a move: a card, or the place of a card."""
    return text.partition(">")[0]


def effect(does: Does, card: Card | None, move: str, seat: int | None, names: Sequence[str]) -> str:
    """Describe the effect of a move of the player at `seat`; `names` are all players'."""
    if does == "pass" or card is None:
        return moves_text.passes() if does == "pass" else moves_text.says_done()
    what, where = (place(each, seat, names) for each in move.split(">"))
    return text_of(moves_text.effect, does, card=card, what=what, to=where)


def played(name: str, did: Played, names: Sequence[str] = ()) -> str:
    """Say what a player did, and the change of the points; `names` are all players'."""
    two = len(did.changes) > 1
    own, other = (did.changes[did.seat], did.changes[1 - did.seat]) if two else (did.changes[0], 0)
    told = effect(did.does, did.card, did.move, did.seat, names)
    return moves_text.played(name=name or None, did=told, change=own, other=other)


def news(detail: Any, name: str) -> str | None:
    """Describe the effect of a move, given the detail of its happening; None if that can't be read."""
    return named(detail, name, ())


def named(detail: Any, name: str, names: Sequence[str]) -> str | None:
    """Describe the effect of a move, given also all players' names; None if its happening can't be read."""
    try:
        return played(name, _PLAYED.validate_python(detail), names)
    except ValidationError:
        return None


def score_after(before: int, change: int, other: int, *, own: bool) -> str:
    """Describe the score after a move; `own`: each player has a score, and `other` is the change of the other's."""
    if change:
        return moves_text.score_changes(own=own, before=before, after=before + change, other=other)
    return moves_text.score_stays(own=own, points=before, other=other)


def expected(score: float, *, lead: bool) -> str:
    """Write an expected final score; `lead`: it is the lead over the other player.

    >>> expected(-3.0, lead=True), expected(-3.0, lead=False)
    ('3.0 points behind', '−3.0 points')
    """
    if not lead:
        return moves_text.expected("points", points=score)
    return moves_text.expected("behind" if score < 0 else "ahead", points=abs(score))


def hint(move: str, score: float, yours: float | None, *, is_yours: bool, lead: bool) -> str:
    """Say what the computer would play, and the result it expects; `yours` is the expected result of the chosen move.

    >>> hint("Q♥ to c3", 20.0, None, is_yours=False, lead=False)
    'Hint: Q♥ to c3, about 20.0 points at the end'
    >>> hint("Q♥ to c3", -3.0, -5.5, is_yours=False, lead=True)
    'Hint: Q♥ to c3, about 3.0 points behind at the end; yours 5.5 points behind'
    """
    result = expected(score, lead=lead)
    if is_yours:
        return moves_text.hint_line(moves_text.hint_is_yours(move=move, expected=result))
    theirs = None if yours is None else expected(yours, lead=lead)
    return moves_text.hint_line(moves_text.hint(move=move, expected=result, yours=theirs))


def coming_up(view: PokerSolitaireView) -> str:
    """List the cards that are dealt, in a replay; empty if there are none."""
    dealt = [formats.cards(deal.cards) for deal in view.deals if deal.cards]
    return f"▹ {' / '.join(dealt)}" if dealt else ""


def player(seat: int) -> str:
    """Name the player at a seat if the name is unknown.

    >>> player(0)
    'Player 1'
    """
    return moves_text.player(seat + 1)
