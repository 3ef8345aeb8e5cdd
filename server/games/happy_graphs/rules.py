"""Happy Graphs as a `Game`. rules: happy_graphs"""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from protocol.cards import Card
from protocol.games.happy_graphs.deck import deck_of
from protocol.games.happy_graphs.options import HappyGraphsOptions
from protocol.games.happy_graphs.reasons import REASONS
from protocol.games.happy_graphs.view import HappyGraphsView, Played
from protocol.ids import Form, Role, Seat
from protocol.options import Options
from server.games.format import Format
from server.games.game import Daily, Game, Rng, Setup
from server.games.happy_graphs import notation, play, refusal, score
from server.games.happy_graphs import view as views
from server.games.happy_graphs.notation import Move
from server.games.happy_graphs.record import HappyGraphsRecord
from server.games.happy_graphs.shape import MOST_SEATS
from server.games.happy_graphs.state import State
from server.games.result import Score

_LOW_ROLES: frozenset[Role] = frozenset(("minimizer", "player"))
"""The roles that want few unhappy cards."""


class HappyGraphs(Game[State, Move]):
    """Boards on which every card wants neighbours: all want few unhappy cards, except the maximizer."""

    name = "happy-graphs"
    title = "Happy Graphs"
    rules = 1
    options = HappyGraphsOptions
    reasons = REASONS
    every_form: tuple[Form, ...] = ("together", "solo", "match", "mirror")
    daily = Daily(HappyGraphsOptions(mode="duel"), "match")
    record_writer = HappyGraphsRecord()

    def formats(self, options: Options) -> Mapping[Form, Format]:
        """Return the duel, also as a mirror match; or playing together or alone, by time too. rules: Variants"""
        own = _own(options)
        seen = own.hands == "seen"
        if own.mode == "duel":
            duel = Format(fewest=2, most=2, roles=("maximizer", "minimizer"), open=seen, low_roles=_LOW_ROLES)
            return {"match": duel, "mirror": duel}
        puzzle = own.mode == "puzzle"
        solo = Format(fewest=1, most=1, roles=("player",), open=seen, low_roles=_LOW_ROLES, timed=True)
        return {"together": replace(solo, fewest=2, most=MOST_SEATS, at_once=puzzle), "solo": solo}

    def deck(self, options: Options, seats: int, number: int) -> tuple[Card, ...]:
        """Return the deck that a number gives this many players."""
        own = _own(options)
        return deck_of(own.variant, own.mode, seats).deal(number)

    def deal(self, setup: Setup) -> State:
        """Return the opening state, which says nothing of an earlier leg."""
        return play.dealt(_own(setup.options), setup.deck, setup.roles)

    def count_turns(self, state: State) -> int:
        """Return the number of cards played; in a puzzle, where any may be taken back, the most that lay at a time."""
        return state.most if state.mode == "puzzle" else state.ply

    def to_act(self, state: State) -> frozenset[Seat]:
        """Return the seat whose turn it is, in a puzzle every seat; none when the leg is over."""
        return frozenset(views.to_act(state))

    def parse(self, text: str) -> Move:
        """Read a move written like `3H@1,0`. Raises MalformedMove."""
        return notation.parse(text)

    def check(self, state: State, seat: Seat, move: Move) -> Move:
        """Return the move, if the rules allow it. Raises IllegalMove or NotYourTurn."""
        refusal.check(state, seat, move)
        return move

    def apply(self, state: State, seat: Seat, move: Move) -> State:
        """Return the state with the card played and another one drawn. Raises IllegalMove or NotYourTurn."""
        refusal.check(state, seat, move)
        return play.made(state, seat, move)

    def legal_moves(self, state: State, seat: Seat) -> Sequence[Move] | None:
        """Return the moves of the seat whose turn it is, sorted; None in a puzzle, which has too many."""
        if play.over(state):
            return []
        if state.mode == "puzzle":
            return None
        return refusal.moves(state, seat) if seat == play.turn(state) else []

    def score(self, state: State) -> Score:
        """Return the number of unhappy cards. rules: 6"""
        counts = score.parts(state)
        return Score(sum(counts.values()), counts)

    def view(self, state: State, seat: Seat | None) -> HappyGraphsView:
        """Return what a seat or a spectator sees."""
        return views.view(state, seat)

    def possible(self, view: HappyGraphsView, rng: Rng) -> State:
        """Return a state that shows `view`, with the hidden cards in random order."""
        return views.possible(view, rng)

    def has_undo(self, options: Options) -> bool:
        """Tell whether cards can be taken from the board again. rules: Puzzle"""
        return _own(options).mode == "puzzle"

    def count_shown(self, state: State, seat: Seat) -> int:
        """Return the number of cards on the boards and in hands that the seat sees.

        They are no beginning of the deck, because cards are drawn into hidden hands.
        """
        hands = [hand for at, hand in enumerate(state.hands) if at == seat or state.hands_are == "seen"]
        return sum(map(len, hands)) + sum(len(group.places) for group in state.groups)

    def describe_last_move(self, state: State) -> Played | None:
        """Return the account of the last move."""
        return state.played

    def public_notation(self, state: State, move: str) -> str | None:
        """Return the last move: every move is public."""
        return move


def _own(options: Options) -> HappyGraphsOptions:
    if not isinstance(options, HappyGraphsOptions):
        raise TypeError("Happy Graphs is played with its own options")
    return options
