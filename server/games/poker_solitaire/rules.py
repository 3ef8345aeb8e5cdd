"""Poker Solitaire behind the `Game` protocol. rules: poker_solitaire"""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, cast

from protocol.cards import Card
from protocol.deals import deal
from protocol.ids import Form, Role, Seat
from protocol.options import Options, PokerSolitaireOptions
from protocol.views.poker_solitaire import Played, PokerSolitaireView, view_json
from server.games.base import Daily, Decided, Due, EndedLeg, Rng, Score, Seats, Table, decided_by_seat, decided_in_role
from server.games.poker_solitaire import acts, listed, notation, play
from server.games.poker_solitaire import score as scores
from server.games.poker_solitaire import view as views
from server.games.poker_solitaire.notation import Move
from server.games.poker_solitaire.state import State, table

_ALONE: Mapping[Form, Seats] = {"solo": Seats(1, 1)}
_DUEL: tuple[Role, ...] = ("maximizer", "minimizer")
_PLAYERS: tuple[Role, ...] = ("player", "player")
_BY_TWO: Mapping[Form, Seats] = {"match": Seats(2, 2)}
_BY_BOTH: Mapping[Form, Seats] = {**_BY_TWO, "mirror": Seats(2, 2)}


class PokerSolitaire:
    """One matrix or two, by one player or two: everyone wants their own to score high, but a duel's minimizer."""

    name: ClassVar[str] = "poker-solitaire"
    title: ClassVar[str] = "Poker Solitaire"
    rules: ClassVar[int] = 1
    options: ClassVar[type[Options]] = PokerSolitaireOptions
    deals_cards: ClassVar[bool] = True
    every_form: ClassVar[tuple[Form, ...]] = ("solo", "match", "mirror")
    winning: ClassVar[int | None] = None
    deciding: ClassVar[Role] = "maximizer"
    daily: ClassVar[Daily] = Daily(PokerSolitaireOptions(mode="duel"), "match")

    def forms(self, options: Options) -> Mapping[Form, Seats]:
        """Return that one plays alone, or two a match, a duel also as a mirror, as the mode says. rules: Modes"""
        if _of(options).mode == "duel":
            return _BY_BOTH
        return _ALONE if table(_of(options)).alone else _BY_TWO

    def roles(self, options: Options, form: Form, seats: int) -> tuple[Role, ...]:
        """Return the roles: in a duel the maximizer begins. rules: Modes"""
        return _DUEL if _of(options).mode == "duel" else _PLAYERS[:seats]

    def legs(self, options: Options, form: Form, seats: int) -> int:
        """Return that a match is one leg, but a duel two, with the roles swapped in the second."""
        return 2 if _of(options).mode == "duel" else 1

    def own_numbers(self, options: Options, form: Form, seats: int) -> bool:
        """Return that both legs of a duel are on one number."""
        return False

    def at_once(self, options: Options, form: Form, seats: int) -> bool:
        """Tell whether both may move at once. rules: Races"""
        return table(_of(options)).race

    def open(self, options: Options) -> bool:
        """Return that everybody sees the same, but that in a race each seat is shown what it can do itself."""
        return not table(_of(options)).race

    def wants_high(self, role: Role) -> bool:
        """Tell whether a role wants a high score."""
        return role != "minimizer"

    def timed(self, options: Options) -> bool:
        """Return that time makes no difference."""
        return False

    def only_won(self, options: Options) -> bool:
        """Tell whether all five rows must be pat hands; of two matrices it is told how many were won. rules: Scoring"""
        own = _of(options)
        return own.scoring == "pat" and own.mode != "sum-of-two"

    def decided(self, options: Options, form: Form, legs: Sequence[EndedLeg]) -> Decided:
        """Return that the higher score of the two wins, in a duel the higher one as maximizer. rules: Modes"""
        if _of(options).mode == "duel":
            return decided_in_role(legs, self.deciding, high=True)
        return decided_by_seat(legs, high=True)

    def deck(self, options: Options, seats: int, number: int) -> tuple[Card, ...]:
        """Return the packs that a number gives, shuffled together."""
        return deal(views.deck_name(_of(options).decks), number)

    def dead(self, options: Options, deck: Sequence[Card]) -> bool:
        """Return that every deck is worth playing."""
        return False

    def deal(self, options: Options, deck: Sequence[Card], roles: tuple[Role, ...], seen: Sequence[Card]) -> State:
        """Return the opening state."""
        return play.dealt(table(_of(options)), deck, roles, seen)

    def steps(self, state: State) -> int:
        """Return how many cards have been taken, dealt or stolen, with each of which a turn ends. rules: Turns"""
        return sum(state.turned) - sum(map(len, state.dealt)) + state.steals

    def to_act(self, state: State) -> frozenset[Seat]:
        """Return whose turn it is; in a race everyone who has a move to make; none when the leg is over."""
        return acts.to_act(state)

    def awaited(self, state: State) -> frozenset[Seat]:
        """Return who has a card to take, or Done to say: nobody waits for one whose matrix is full. rules: Races"""
        if state.table.options.mode != "race-both":
            return acts.to_act(state)
        return frozenset([seat for seat in acts.to_act(state) if not state.matrices[seat].full])

    def through(self, state: State, seat: Seat) -> bool:
        """Tell whether a seat has no card to take in a race any more, and nothing to say. rules: Races"""
        return state.table.race and not state.over and seat not in self.awaited(state)

    def ran_out(self, state: State, seat: Seat) -> None:
        """Return that whose time runs out ends the match."""

    def due(self, state: State) -> Due | None:
        """Return that the room makes no moves: a clock is the remedy for who lets time pass."""
        return None

    def parse(self, text: str) -> Move:
        """Read a move written like `QH>c3`. Raises MalformedMove."""
        return notation.parse(text)

    def check(self, state: State, seat: Seat, move: Move) -> Move:
        """Return the move with its matrix named, if there are two. Raises IllegalMove or NotYourTurn."""
        return acts.resolved(state, seat, move).move

    def apply(self, state: State, seat: Seat, move: Move) -> State:
        """Return the state after the move, with the next card dealt. Raises IllegalMove or NotYourTurn."""
        return play.acted(state, seat, acts.resolved(state, seat, move))

    def legal_moves(self, state: State, seat: Seat) -> list[Move] | None:
        """Return the moves of a seat, sorted; None where placed cards may be moved, which makes too many."""
        if seat not in acts.to_act(state):
            return []
        return listed.moves(state, seat) if listed.lists(state, seat) else None

    def score(self, state: State) -> Score:
        """Return what the matrices are worth, by seat where each player has one. rules: Record"""
        return scores.score(state)

    def view(self, state: State, seat: Seat | None) -> PokerSolitaireView:
        """Return what a seat or a spectator sees."""
        return views.view(state, seat)

    def view_json(self, state: State, seat: Seat | None) -> bytes:
        """Return what a seat or a spectator sees, as JSON."""
        return view_json(views.view(state, seat))

    def remembering_json(self, state: State, seat: Seat | None) -> bytes:
        """Return what a seat sees: nothing that it was shown before is hidden from it."""
        return self.view_json(state, seat)

    def tables(self, state: State) -> tuple[Table, ...]:
        """Return that all play at one table."""
        return ()

    def giving_up(self, state: State, seat: Seat) -> None:
        """Return that nobody ends their part for themselves alone."""

    def possible(self, view: PokerSolitaireView, rng: Rng) -> State:
        """Return a state that shows `view`, the hidden cards in random order."""
        return views.possible(view, rng)

    def shown(self, state: State) -> tuple[Card, ...]:
        """Return the cards from the top of the deck that were dealt, in this leg or an earlier one."""
        return views.known(state)

    def known(self, state: State, seat: Seat) -> int:
        """Return how many cards have been dealt."""
        return len(self.shown(state))

    def afterwards(self, deck: Sequence[Card]) -> tuple[Card, ...]:
        """Return that who looks back on a match sees what was seen in it."""
        return ()

    def looked_back(self, state: State) -> State:
        """Return the same: a leg that is over hides nothing from who played it but what no leg has turned over."""
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
        """Return the cards first dealt, in `same-deck` player 1's. rules: Record"""
        return {"dealt": list(state.dealt[0])}

    def settled(self, state: State) -> dict[str, Any]:
        """Return nothing: the opening was open."""
        return {}

    def noted(self, state: State) -> dict[str, Any]:
        """Return nothing beside the move: all follows from the deck. rules: Record"""
        return {}

    def left(self, state: State) -> Sequence[Card] | Mapping[str, Sequence[Card]]:
        """Return the cards not taken, the dealt ones first; in `same-deck` by seat. rules: Record"""
        stocks = views.left(state)
        return stocks[0] if len(stocks) == 1 else {str(seat): stock for seat, stock in enumerate(stocks)}


def _of(options: Options) -> PokerSolitaireOptions:
    """Return a room's options as this game's own."""
    return cast(PokerSolitaireOptions, options)
