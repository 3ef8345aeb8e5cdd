"""Grandma's Game as a `Game`. rules: grandmas_game"""

from collections.abc import Mapping
from typing import cast

from protocol.cards import Card
from protocol.games.grandmas_game.deck import DECK
from protocol.games.grandmas_game.options import GrandmasGameOptions
from protocol.games.grandmas_game.reasons import REASONS
from protocol.games.grandmas_game.view import GrandmasGameView, Played
from protocol.ids import Form, Role, Seat
from protocol.options import Options
from server.games.errors import leg_over
from server.games.format import Format
from server.games.game import Dropped, Game, Rng, Setup, TableInLeg
from server.games.grandmas_game import moves, notation, play
from server.games.grandmas_game import possible as possibilities
from server.games.grandmas_game import state as states
from server.games.grandmas_game import view as views
from server.games.grandmas_game.notation import Move
from server.games.grandmas_game.record import GrandmasGameRecord
from server.games.grandmas_game.state import ALL, State, by_suit
from server.games.result import Score

_ROLE: Role = "player"
_FORMATS: Mapping[Form, Format] = {
    "solo": Format(fewest=1, most=1, roles=(_ROLE,), winning_score=ALL),
    "race": Format(fewest=2, most=12, roles=(_ROLE,), at_once=True),
}
_ENDED = {
    "won": "The game is won.",
    "given-up": "The game was given up.",
    "stuck": "Nothing is left here that could be played.",
    "cut-short": "Another player has won.",
}


class GrandmasGame(Game[State, Move]):
    """Two packs that go onto eight foundations: alone, or in a race at a table each. rules: Race"""

    name = "grandmas-game"
    title = "Grandma’s Game"
    rules = 1
    options = GrandmasGameOptions
    reasons = REASONS
    record_writer = GrandmasGameRecord()

    def formats(self, options: Options) -> Mapping[Form, Format]:
        """Return the game for one, and the race."""
        return _FORMATS

    def deck(self, options: Options, seats: int, number: int) -> tuple[Card, ...]:
        """Return the deck that a number gives, the same for all seats."""
        return DECK.deal(number)

    def deal(self, setup: Setup) -> State:
        """Return the opening state."""
        return play.dealt(setup.deck, setup.roles, cast(GrandmasGameOptions, setup.options).reorder)

    def to_act(self, state: State) -> frozenset[Seat]:
        """Return the seats whose tables go on; none once a table of a race is won."""
        return frozenset(views.to_act(state))

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
        """Return the moves of a table, sorted, without the orders of its workspace, which are too many."""
        table = state.tables[seat]
        return moves.listed(state, table) if table.ended is None else []

    def score(self, state: State) -> Score:
        """Return the number of cards on the foundations: alone by suit, in a race by seat. rules: Record"""
        if not state.race:
            position = state.tables[0].position
            return Score(position.score, by_suit(position))
        seats = tuple([table.position.score for table in state.tables])
        return Score(sum(seats), {str(seat): score for seat, score in enumerate(seats)}, seats)

    def view(self, state: State, seat: Seat | None) -> GrandmasGameView:
        """Return what a seat sees of its own table, and the scores of all."""
        return views.view(state, seat)

    def computer_view(self, state: State, seat: Seat | None) -> GrandmasGameView:
        """Return the view of a seat with the cards that it was shown before."""
        return views.view(state, seat) if seat is None else views.remembering(state, seat)

    def tables(self, state: State) -> tuple[TableInLeg, ...]:
        """Return the legs of a race's seats, each with that seat's moves alone. rules: Race"""
        if not state.race:
            return ()
        acting = self.to_act(state)
        found = []
        for at, table in enumerate(state.tables):
            seat = Seat(at)
            own = State(roles=(_ROLE,), reorder=state.reorder, tables=(table,), ply=table.made, last=table.played)
            found.append(
                TableInLeg(
                    game=self,
                    state=own,
                    seats=(seat,),
                    roles=(_ROLE,),
                    to_act=acting & {seat},
                    over=seat not in acting,
                )
            )
        return tuple(found)

    def is_done(self, state: State, seat: Seat) -> bool:
        """Tell whether the table of a seat is over, while others of a race go on."""
        acting = self.to_act(state)
        return state.race and bool(acting) and seat not in acting

    def drop_out(self, state: State, seat: Seat) -> Dropped | None:
        """Return a race in which the seat has given up, while its table goes on; None if it is over, or alone."""
        if not state.race or seat not in self.to_act(state):
            return None
        last = Move("give-up")
        return Dropped(self.apply(state, seat, last), last)

    def possible(self, view: GrandmasGameView, rng: Rng) -> State:
        """Return a state that shows `view`, with the hidden cards drawn by chance."""
        return possibilities.possible(view, rng)

    def has_undo(self, options: Options) -> bool:
        """Return that a single player has `undo`. rules: Undo"""
        return True

    def explain_final(self, move: Move) -> str:
        """Return that a race goes on. rules: Race"""
        return "In a race nothing is taken back."

    def describe_last_move(self, state: State) -> Played | None:
        """Return the account of the last move; in a race, which everybody is sent, only what the score tells."""
        return state.last


def _table(state: State, seat: Seat) -> states.Table:
    """Return a seat's table, which goes on."""
    table = state.tables[seat]
    if table.ended is not None:
        raise leg_over(_ENDED[table.ended])
    return table
