"""High Card: a whole game in a hundred lines, which implements the abstract members of `Game` and overrides nothing.

Two players hold three cards each, hidden from the other, and play one in turn. A card that is higher than the one
played before it scores its rank for its player, and the higher total wins.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Literal

from protocol.cards import PACK, RANKS, Card, parse_card
from protocol.ids import Form, Role, Seat
from protocol.options import Options
from server.games.errors import leg_over, move_not_allowed, not_a_card, not_your_turn
from server.games.format import Format
from server.games.game import Game, Rng, Setup
from server.games.result import Score

HAND = 3


@dataclass(frozen=True, slots=True)
class Listed:
    """A legal move in a view."""

    move: str


@dataclass(frozen=True, slots=True, kw_only=True)
class HighCardView:
    """What a seat sees: its own `hand`, which a spectator has not, and the cards played."""

    roles: tuple[Role, ...]
    to_act: tuple[Seat, ...]
    ply: int
    seat: Seat | None = None
    hand: tuple[Card, ...]
    played: tuple[Card, ...]
    moves: tuple[Listed, ...]
    game: Literal["high-card"] = "high-card"


@dataclass(frozen=True, slots=True)
class State:
    """A leg between two moves: the hands by seat, and the cards played, the first by seat 0."""

    roles: tuple[Role, ...]
    hands: tuple[tuple[Card, ...], ...]
    played: tuple[Card, ...] = ()

    @property
    def ply(self) -> int:
        """How many cards have been played."""
        return len(self.played)


class HighCard(Game[State, Card]):
    """The rules."""

    name = "high-card"
    title = "High Card"
    rules = 1
    options = Options

    def formats(self, options: Options) -> Mapping[Form, Format]:
        """Return the match for two players."""
        return {"match": Format(fewest=2, most=2, roles=("player",))}

    def deal(self, setup: Setup) -> State:
        """Return the state with both hands dealt."""
        deck = tuple(setup.deck)
        return State(setup.roles, (deck[:HAND], deck[HAND : 2 * HAND]))

    def to_act(self, state: State) -> frozenset[Seat]:
        """Return the seats in turn, seat 0 first."""
        return frozenset() if state.ply == 2 * HAND else frozenset((Seat(state.ply % 2),))

    def parse(self, text: str) -> Card:
        """Read a card."""
        try:
            return parse_card(text)
        except ValueError as error:
            raise not_a_card(text, error) from None

    def check(self, state: State, seat: Seat, move: Card) -> Card:
        """Return the card if it is in the hand of the seat to act."""
        if seat not in self.to_act(state):
            raise not_your_turn(Seat(1 - seat), "player") if self.to_act(state) else leg_over()
        if move not in state.hands[seat]:
            raise move_not_allowed(move, f"{move} is not in your hand.")
        return move

    def apply(self, state: State, seat: Seat, move: Card) -> State:
        """Return the state with the card played."""
        self.check(state, seat, move)
        hands = tuple(tuple(card for card in hand if card != move) for hand in state.hands)
        return State(state.roles, hands, (*state.played, move))

    def legal_moves(self, state: State, seat: Seat) -> list[Card]:
        """Return the hand of the seat to act."""
        return sorted(state.hands[seat]) if seat in self.to_act(state) else []

    def score(self, state: State) -> Score:
        """Return the points, by seat."""
        points = [0, 0]
        for at, (before, card) in enumerate(pairwise(state.played), start=1):
            if _rank(card) > _rank(before):
                points[at % 2] += _rank(card)
        return Score(sum(points), {str(seat): each for seat, each in enumerate(points)}, tuple(points))

    def view(self, state: State, seat: Seat | None) -> Any:
        """Return the played cards, and the hand of the seat."""
        return HighCardView(
            roles=state.roles,
            to_act=tuple(self.to_act(state)),
            ply=state.ply,
            seat=seat,
            hand=() if seat is None else state.hands[seat],
            played=state.played,
            moves=() if seat is None else tuple(Listed(card) for card in self.legal_moves(state, seat)),
        )

    def possible(self, view: HighCardView, rng: Rng) -> State:
        """Return a state with the hidden hands drawn from the cards that the view doesn't show."""
        unseen = [card for card in PACK if card not in (*view.hand, *view.played)]
        rng.shuffle(unseen)
        held = [HAND - (view.ply + 1 - seat) // 2 for seat in (0, 1)]
        drawn = tuple(unseen[: held[0]]), tuple(unseen[held[0] : sum(held)])
        hands = tuple(view.hand if seat == view.seat else drawn[seat] for seat in (0, 1))
        return State(view.roles, hands, view.played)


def _rank(card: Card) -> int:
    return RANKS.index(card[0]) + 1
