"""Matrices and legs written as they look: squares row by row, `--` a free one; a leg by its options and first cards."""

from collections import Counter
from dataclasses import replace
from typing import Any

from protocol.cards import Card
from protocol.games.poker_solitaire.deck import deck_of
from protocol.games.poker_solitaire.options import PokerSolitaireOptions
from protocol.ids import Role, Seat
from server.games.game import Setup
from server.games.poker_solitaire.rules import PokerSolitaire
from server.games.poker_solitaire.state import State, laid, table

GAME = PokerSolitaire()
FIGURE_1 = "5H 5D 6D -- KC  6H 2D 6S 2H 6C  7H JD 7C QS 2C  8H TD 7D JD --  -- 3D -- JS --"
"""The matrix of the seed's figure 1, in which the jack of diamonds lies twice."""


def options(**wishes: Any) -> PokerSolitaireOptions:
    """Options as JSON would give them."""
    return PokerSolitaireOptions.model_validate(wishes)


def cells(text: str) -> tuple[Card | None, ...]:
    """The squares of a matrix; squares that are not written are free."""
    written = [None if name == "--" else Card(name) for name in text.split()]
    return (*written, *[None] * (25 - len(written)))


def leg(cards: str = "", *, first: int = 0, **wishes: Any) -> State:
    """A leg before its first move, these cards on top of the deck; `first` is a duel's maximizer."""
    chosen = options(**wishes)
    top = [Card(name) for name in cards.split()]
    rest = Counter(deck_of(chosen.decks).cards)
    rest.subtract(top)
    form, seats = next((form, format.fewest) for form, format in GAME.formats(chosen).items())
    roles: tuple[Role, ...] = GAME.format(chosen, form, seats).roles_for(seats)
    return GAME.deal(Setup(options=chosen, deck=(*top, *rest.elements()), roles=roles[first:] + roles[:first]))


def after(state: State, moves: str, *seats: int) -> State:
    """The leg after moves, written with blanks between, by whose turn it is, or by these seats."""
    for index, text in enumerate(moves.split()):
        seat = Seat(seats[index]) if seats else min(GAME.to_act(state))
        state = GAME.apply(state, seat, GAME.parse(text))
    return state


def lying(state: State, *matrices: str) -> State:
    """The leg with these matrices; the cards in them may lie in the stock as well."""
    sides = state.table.sides
    return replace(state, matrices=tuple(laid(side, cells(text)) for side, text in zip(sides, matrices, strict=True)))


def scored(text: str, **wishes: Any) -> int:
    """What a matrix is worth alone."""
    return GAME.score(lying(leg(**wishes), text)).total


def line(text: str, **wishes: Any) -> tuple[str, int]:
    """What a line is called, and its points."""
    state = lying(leg(**wishes), text)
    kind, worth = state.matrices[0].kinds[0], table(options(**wishes)).sides[0].worth
    return worth.names[kind], worth.points[kind]
