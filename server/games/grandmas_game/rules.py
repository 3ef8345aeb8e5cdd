"""Grandma's Game behind the `Game` protocol. rules: grandmas_game"""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, cast

from protocol.cards import Card
from protocol.deals import deal
from protocol.ids import Form, Role, Seat
from protocol.options import GrandmasGameOptions, Options
from protocol.views.grandmas_game import GrandmasGameView, Played, view_json
from server.games.base import Daily, Decided, Due, EndedLeg, NotYourTurn, Rng, Score, Seats, Table, decided_by_seat
from server.games.grandmas_game import moves, notation, play
from server.games.grandmas_game import possible as possibilities
from server.games.grandmas_game import state as states
from server.games.grandmas_game import view as views
from server.games.grandmas_game.notation import Move
from server.games.grandmas_game.state import ALL, State, by_suit, flat, left

_FORMS: Mapping[Form, Seats] = {"solo": Seats(1, 1), "race": Seats(2, 12)}
_ROLE: Role = "player"
_ENDED = {
    "won": "The game is won.",
    "given-up": "The game was given up.",
    "stuck": "Nothing is left here that could be played.",
    "cut-short": "Another player has won.",
}


class GrandmasGame:
    """Two packs to be brought to eight foundations: alone, or each on a table of their own. rules: Race"""

    name: ClassVar[str] = "grandmas-game"
    title: ClassVar[str] = "Grandma’s Game"
    rules: ClassVar[int] = 1
    options: ClassVar[type[Options]] = GrandmasGameOptions
    deals_cards: ClassVar[bool] = True
    every_form: ClassVar[tuple[Form, ...]] = ("solo", "race")
    winning: ClassVar[int | None] = ALL
    deciding: ClassVar[Role] = _ROLE
    daily: ClassVar[Daily] = Daily(GrandmasGameOptions(), "race")

    def forms(self, options: Options) -> Mapping[Form, Seats]:
        """Return that one plays alone, or two and more race."""
        return _FORMS

    def roles(self, options: Options, form: Form, seats: int) -> tuple[Role, ...]:
        """Return that all want the same."""
        return (_ROLE,) * seats

    def legs(self, options: Options, form: Form, seats: int) -> int:
        """Return that there is one leg."""
        return 1

    def own_numbers(self, options: Options, form: Form, seats: int) -> bool:
        """Return that there is one leg."""
        return False

    def at_once(self, options: Options, form: Form, seats: int) -> bool:
        """Tell whether several may move at once: each at a table of their own."""
        return seats > 1

    def open(self, options: Options) -> bool:
        """Return that in a race each sees a table of their own."""
        return False

    def wants_high(self, role: Role) -> bool:
        """Return that everyone wants many cards on the foundations."""
        return True

    def timed(self, options: Options) -> bool:
        """Return that time makes no difference."""
        return False

    def only_won(self, options: Options) -> bool:
        """Return that a score says how much was reached."""
        return False

    def decided(self, options: Options, form: Form, legs: Sequence[EndedLeg]) -> Decided:
        """Return who has the most cards on the foundations; who has won has all of them. rules: Race"""
        return decided_by_seat(legs, high=True)

    def deck(self, options: Options, seats: int, number: int) -> tuple[Card, ...]:
        """Return the deck that a number gives, the same for all seats."""
        return deal("grandmas-game", number)

    def dead(self, options: Options, deck: Sequence[Card]) -> bool:
        """Return that every deck is worth playing: whether it can be won is the solver's to say."""
        return False

    def deal(self, options: Options, deck: Sequence[Card], roles: tuple[Role, ...], seen: Sequence[Card]) -> State:
        """Return the opening state; a match has no earlier leg that could have shown anything."""
        return play.dealt(deck, roles, cast(GrandmasGameOptions, options).reorder)

    def steps(self, state: State) -> int:
        """Return how many moves were made: there is no duel."""
        return state.ply

    def to_act(self, state: State) -> frozenset[Seat]:
        """Return the seats whose tables go on; none once a table of a race is won."""
        return frozenset(views.to_act(state))

    def awaited(self, state: State) -> frozenset[Seat]:
        """Return that the clock of each runs who may move."""
        return self.to_act(state)

    def through(self, state: State, seat: Seat) -> bool:
        """Tell whether the table of a seat is over, while others of a race go on."""
        return state.race and seat not in self.to_act(state)

    def ran_out(self, state: State, seat: Seat) -> None:
        """Return that whose time runs out ends the match."""

    def due(self, state: State) -> Due | None:
        """Return that nobody has to move: in a race each loses but their own time."""
        return None

    def parse(self, text: str) -> Move:
        """Read a move written like `5>H+`. Raises MalformedMove."""
        return notation.parse(text)

    def check(self, state: State, seat: Seat, move: Move) -> Move:
        """Return the move. Raises IllegalMove or NotYourTurn."""
        moves.refuse(state, _table(state, seat), move)
        return move

    def apply(self, state: State, seat: Seat, move: Move) -> State:
        """Return the state after a move. Raises IllegalMove or NotYourTurn."""
        return play.played(state, seat, self.check(state, seat, move))

    def legal_moves(self, state: State, seat: Seat) -> list[Move]:
        """Return the moves of a table but for the orders of its workspace, which are too many, sorted."""
        table = state.tables[seat]
        return moves.listed(state, table) if table.ended is None else []

    def score(self, state: State) -> Score:
        """Return how many cards are on the foundations: alone by suit, in a race by seat. rules: Record"""
        if not state.race:
            position = state.tables[0].position
            return Score(position.score, by_suit(position))
        seats = tuple([table.position.score for table in state.tables])
        return Score(sum(seats), {str(seat): score for seat, score in enumerate(seats)}, seats)

    def view(self, state: State, seat: Seat | None) -> GrandmasGameView:
        """Return what a seat sees of its own table, and the standing of all."""
        return views.view(state, seat)

    def view_json(self, state: State, seat: Seat | None) -> bytes:
        """Return the same as JSON."""
        return view_json(views.view(state, seat))

    def remembering_json(self, state: State, seat: Seat | None) -> bytes:
        """Return the view of a seat with what it was shown before, for computers."""
        return self.view_json(state, seat) if seat is None else view_json(views.remembering(state, seat))

    def tables(self, state: State) -> tuple[Table, ...]:
        """Return the legs of a race's seats, each with that seat's moves alone. rules: Race"""
        if not state.race:
            return ()
        acting = self.to_act(state)
        found = []
        for at, table in enumerate(state.tables):
            seat, own = Seat(at), State((_ROLE,), state.reorder, (table,), table.made, table.played)
            found.append(Table(self, own, (seat,), (_ROLE,), acting & {seat}, seat not in acting))
        return tuple(found)

    def giving_up(self, state: State, seat: Seat) -> Move | None:
        """Return `give-up`, which leaves the others their tables, where the seat's own goes on."""
        return Move("give-up") if state.race and seat in self.to_act(state) else None

    def possible(self, view: GrandmasGameView, rng: Rng) -> State:
        """Return a state that shows `view`, what is hidden drawn by chance."""
        return possibilities.possible(view, rng)

    def shown(self, state: State) -> tuple[Card, ...]:
        """Return nothing: what is seen of the deck is no beginning of it, and a match has no later leg."""
        return ()

    def known(self, state: State, seat: Seat) -> int:
        """Return nothing: no move is taken back, after which that would matter."""
        return 0

    def afterwards(self, deck: Sequence[Card]) -> tuple[Card, ...]:
        """Return that who looks back on a match sees what was seen in it."""
        return ()

    def looked_back(self, state: State) -> State:
        """Return the same: who looks on sees no more of a race that is over."""
        return state

    def final(self, move: Move) -> str:
        """Return that a race goes on: who plays alone has `undo`. rules: Race"""
        return "In a race nothing is taken back."

    def without_notes(self, state: State) -> State:
        """Return the same: there are no notes."""
        return state

    def counts(self, options: Options, form: Form, seats: int) -> bool:
        """Return that scores on a number are held against each other."""
        return True

    def happened(self, state: State) -> Played | None:
        """Return the account of the last move; of a race, all of whose players are told, no more than the score's."""
        return state.last

    def opening(self, state: State) -> dict[str, Any]:
        """Return the tops of the piles and how many cards the stock has. rules: Record"""
        position = state.tables[0].position
        return {"tops": [pile[-1] if pile else None for pile in position.piles], "stock": len(position.stock)}

    def settled(self, state: State) -> dict[str, Any]:
        """Return nothing: the deal settles all."""
        return {}

    def noted(self, state: State) -> dict[str, Any]:
        """Return nothing: a move says all of itself."""
        return {}

    def left(self, state: State) -> tuple[Card, ...]:
        """Return the cards that are not on the foundations; of a race, whose tables have their own, none."""
        return () if state.race else flat(left(state.tables[0].position))


def _table(state: State, seat: Seat) -> states.Table:
    """Return a seat's table, which goes on."""
    table = state.tables[seat]
    if table.ended is not None:
        raise NotYourTurn(_ENDED[table.ended])
    return table
