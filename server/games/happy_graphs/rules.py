"""Happy Graphs behind the `Game` protocol. rules: happy_graphs"""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from protocol.cards import Card
from protocol.deals import deal
from protocol.ids import Form, Role, Seat
from protocol.options import HappyGraphsOptions, Options
from protocol.views.happy_graphs import HappyGraphsView, Played
from server.games.base import Daily, Decided, Due, EndedLeg, Rng, Score, Seats, Table, decided_by_seat, decided_in_role
from server.games.happy_graphs import notation, play, refusal, score
from server.games.happy_graphs import view as views
from server.games.happy_graphs.notation import Move
from server.games.happy_graphs.shape import MOST_SEATS, deck_name
from server.games.happy_graphs.state import State

_DUEL: Mapping[Form, Seats] = {"match": Seats(2, 2), "mirror": Seats(2, 2)}
_TOGETHER: Mapping[Form, Seats] = {"together": Seats(2, MOST_SEATS), "solo": Seats(1, 1)}
_PLAYER: Role = "player"


class HappyGraphs:
    """Boards on which every card wants neighbours: all want the number of unhappy ones low, but for the maximizer."""

    name: ClassVar[str] = "happy-graphs"
    title: ClassVar[str] = "Happy Graphs"
    rules: ClassVar[int] = 1
    options: ClassVar[type[Options]] = HappyGraphsOptions
    deals_cards: ClassVar[bool] = True
    every_form: ClassVar[tuple[Form, ...]] = ("together", "solo", "match", "mirror")
    winning: ClassVar[int | None] = None
    deciding: ClassVar[Role] = "maximizer"
    daily: ClassVar[Daily] = Daily(HappyGraphsOptions(mode="duel"), "match")

    def forms(self, options: Options) -> Mapping[Form, Seats]:
        """Return that two play a duel, or both its legs at once, and all else together or alone. rules: Variants"""
        return _DUEL if _own(options).mode == "duel" else _TOGETHER

    def roles(self, options: Options, form: Form, seats: int) -> tuple[Role, ...]:
        """Return the roles; in a duel the maximizer plays first. rules: Duel"""
        if form in _DUEL:
            return "maximizer", "minimizer"
        return tuple([_PLAYER] * seats)

    def legs(self, options: Options, form: Form, seats: int) -> int:
        """Return that a duel has two legs, with the roles swapped in the second."""
        return 2 if form in _DUEL else 1

    def own_numbers(self, options: Options, form: Form, seats: int) -> bool:
        """Return that both legs of a duel are played on one number."""
        return False

    def at_once(self, options: Options, form: Form, seats: int) -> bool:
        """Tell whether several may move at once: where they sort out a puzzle together."""
        return _own(options).mode == "puzzle" and seats > 1

    def open(self, options: Options) -> bool:
        """Tell whether all hands are seen by everyone."""
        return _own(options).hands == "seen"

    def wants_high(self, role: Role) -> bool:
        """Return that only a maximizer wants many unhappy cards."""
        return role == "maximizer"

    def timed(self, options: Options) -> bool:
        """Return that time decides, but in a duel, where each waits for the other."""
        return _own(options).mode != "duel"

    def only_won(self, options: Options) -> bool:
        """Return that a score says how much was reached."""
        return False

    def decided(self, options: Options, form: Form, legs: Sequence[EndedLeg]) -> Decided:
        """Return whose score as maximizer is the higher; together nobody wins, all have the one number."""
        return decided_in_role(legs, self.deciding, high=True) if form in _DUEL else decided_by_seat(legs, high=False)

    def deck(self, options: Options, seats: int, number: int) -> tuple[Card, ...]:
        """Return the deck that a number gives so many players."""
        return deal(deck_name(_own(options).variant, _own(options).mode, seats), number)

    def dead(self, options: Options, deck: Sequence[Card]) -> bool:
        """Return that every deck is worth playing."""
        return False

    def deal(self, options: Options, deck: Sequence[Card], roles: tuple[Role, ...], seen: Sequence[Card]) -> State:
        """Return the opening state; nothing is told of an earlier leg."""
        return play.dealt(_own(options), deck, roles)

    def steps(self, state: State) -> int:
        """Return how many cards have been played; in a puzzle, where any is taken back freely, how many lay at most."""
        return state.most if state.mode == "puzzle" else state.ply

    def to_act(self, state: State) -> frozenset[Seat]:
        """Return the seat whose turn it is, in a puzzle every seat; none when the leg is over."""
        return frozenset(views.to_act(state))

    def awaited(self, state: State) -> frozenset[Seat]:
        """Return that the clock of each runs who may move."""
        return self.to_act(state)

    def through(self, state: State, seat: Seat) -> bool:
        """Return that each is waited for until the leg is over."""
        return False

    def ran_out(self, state: State, seat: Seat) -> None:
        """Return that one side has one time: what is not reached in it is not reached."""

    def due(self, state: State) -> Due | None:
        """Return that the room makes no move."""
        return None

    def parse(self, text: str) -> Move:
        """Read a move written like `3H@1,0`. Raises MalformedMove."""
        return notation.parse(text)

    def check(self, state: State, seat: Seat, move: Move) -> Move:
        """Return the move, if the rules allow it. Raises IllegalMove or NotYourTurn."""
        refusal.check(state, seat, move)
        return move

    def apply(self, state: State, seat: Seat, move: Move) -> State:
        """Return the state when the card lies and another one is drawn. Raises IllegalMove or NotYourTurn."""
        refusal.check(state, seat, move)
        return play.made(state, seat, move)

    def legal_moves(self, state: State, seat: Seat) -> Sequence[Move] | None:
        """Return what a seat whose turn it is may play, sorted; None in a puzzle, where too much may be done."""
        if play.over(state):
            return []
        if state.mode == "puzzle":
            return None
        return refusal.moves(state, seat) if seat == play.turn(state) else []

    def score(self, state: State) -> Score:
        """Return how many cards are not happy. rules: 6"""
        counts = score.parts(state)
        return Score(sum(counts.values()), counts)

    def view(self, state: State, seat: Seat | None) -> HappyGraphsView:
        """Return what a seat or a spectator sees."""
        return views.view(state, seat)

    def view_json(self, state: State, seat: Seat | None) -> bytes:
        """Return what a seat or a spectator sees, as JSON."""
        return views.encoded(state, seat)

    def remembering_json(self, state: State, seat: Seat | None) -> bytes:
        """Return what a seat sees: nothing that it was shown before is hidden from it."""
        return self.view_json(state, seat)

    def tables(self, state: State) -> tuple[Table, ...]:
        """Return that all play at one table."""
        return ()

    def giving_up(self, state: State, seat: Seat) -> None:
        """Return that nobody ends their part for themselves alone."""

    def possible(self, view: HappyGraphsView, rng: Rng) -> State:
        """Return a state that shows `view`, the hidden cards in random order."""
        return views.possible(view, rng)

    def shown(self, state: State) -> tuple[Card, ...]:
        """Return nothing: in which order cards were drawn into hidden hands is for nobody to list."""
        return ()

    def known(self, state: State, seat: Seat) -> int:
        """Return how many cards lie, or are in hands that the seat sees."""
        hands = [hand for at, hand in enumerate(state.hands) if at == seat or state.hands_are == "seen"]
        return sum(map(len, hands)) + sum(len(group.places) for group in state.groups)

    def afterwards(self, deck: Sequence[Card]) -> tuple[Card, ...]:
        """Return that who looks back on a match sees what was seen in it."""
        return ()

    def looked_back(self, state: State) -> State:
        """Return the same: a leg that is over hides nothing from who played it."""
        return state

    def final(self, move: Move) -> None:
        """Return that the others may let any move be taken back."""

    def without_notes(self, state: State) -> State:
        """Return the same: there are no notes."""
        return state

    def counts(self, options: Options, form: Form, seats: int) -> bool:
        """Return that scores on a number are held against each other."""
        return True

    def happened(self, state: State) -> Played | None:
        """Return the account of the last move."""
        return state.played

    def opening(self, state: State) -> dict[str, Any]:
        """Return the hands by seat, in a puzzle all cards as seat 0's. rules: Record"""
        dealt = state.hands[:1] if state.mode == "puzzle" else state.hands
        return {"hands": {str(seat): list(hand) for seat, hand in enumerate(dealt)}}

    def settled(self, state: State) -> dict[str, Any]:
        """Return that all is settled by the deal."""
        return {}

    def noted(self, state: State) -> dict[str, Any]:
        """Return nothing beside the move, which says all. rules: Record"""
        return {}

    def left(self, state: State) -> tuple[Card, ...]:
        """Return the cards never played: the hands', by seat, then the stock's."""
        return (*(card for hand in state.hands for card in hand), *state.stock)


def _own(options: Options) -> HappyGraphsOptions:
    if not isinstance(options, HappyGraphsOptions):
        raise TypeError("Happy Graphs is played with its own options")
    return options
