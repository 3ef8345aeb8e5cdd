"""A mirror match: both legs at once, on two boards with the same deal. It wraps another game.

1. Each seat has on one board the role that it doesn't have on the other.
2. Both boards proceed in turns, as their game counts them. A move by which a board would get ahead of the other is
   sealed: it waits until the other board makes its move of that turn. So nobody sees the next card before the other
   does, and nobody can copy the other's choice in the same position.
3. A board that is over waits for nothing, and the other board doesn't wait for it.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import Any

from protocol.cards import Card
from protocol.games.mirror import (
    BOARDS,
    BoardMove,
    Made,
    MirrorPlayed,
    MirrorView,
    on_board,
    waiting,
)
from protocol.ids import Form, Role, Seat
from protocol.options import Options
from protocol.reasons.base import Reasons
from protocol.reasons.shared import Reason
from protocol.views import View
from server.games.errors import NotYourTurn, leg_over, not_your_turn
from server.games.format import Format
from server.games.game import Daily, Game, Rng, Setup, TableInLeg
from server.games.mirror.state import MirrorMove, MirrorState, Sealed, split
from server.games.result import Decided, EndedLeg, Score


class MirrorTurn(NotYourTurn[Reason]):
    """A seat has no move to make on a board."""


class Mirror(Game[MirrorState, MirrorMove]):
    """The mirror matches of a game that has duels of two legs with the roles swapped.

    Each seat's own score is the score of the board on which it has the deciding role.
    """

    def __init__(self, game: Game[Any, Any], deciding_role: Role) -> None:
        self._game = game
        self._deciding_role: Role = deciding_role

    @property
    def name(self) -> str:
        """The game's name."""
        return self._game.name

    @property
    def title(self) -> str:
        """The game's title."""
        return self._game.title

    @property
    def rules(self) -> int:
        """The version of the game's rules."""
        return self._game.rules

    @property
    def options(self) -> type[Options]:
        """The game's options."""
        return self._game.options

    @property
    def reasons(self) -> Reasons:
        """The game's reasons."""
        return self._game.reasons

    def formats(self, options: Options) -> Mapping[Form, Format]:
        """Return the game's formats; in a mirror match both boards are one leg, and each seat sees its sealed move."""
        formats = self._game.formats(options)
        return {**formats, "mirror": replace(formats["mirror"], legs=1, at_once=True, open=False)}

    @property
    def every_form(self) -> tuple[Form, ...]:
        """The game's forms."""
        return self._game.every_form

    @property
    def daily(self) -> Daily | None:
        """The game's daily number."""
        return self._game.daily

    @property
    def deals_cards(self) -> bool:
        """Whether the game's numbers give decks."""
        return self._game.deals_cards

    def deck(self, options: Options, seats: int, number: int) -> tuple[Card, ...]:
        """Return what a number gives in the game."""
        return self._game.deck(options, seats, number)

    def is_dead(self, options: Options, deck: Sequence[Card]) -> bool:
        """Tell whether a deck is not worth playing in the game."""
        return self._game.is_dead(options, deck)

    def lively_moves(self, options: Options) -> int:
        """Return how many moves a leg of the game must last."""
        return self._game.lively_moves(options)

    def decide(self, format: Format, legs: Sequence[EndedLeg]) -> Decided:
        """Return how a match is decided by its boards, which are legs to its game."""
        return self._game.decide(format, legs)

    def deal(self, setup: Setup) -> MirrorState:
        """Return both boards as their game deals them, with the roles of board 1 and then swapped."""
        swapped = setup.roles[::-1]
        boards = self._game.deal(setup), self._game.deal(replace(setup, roles=swapped))
        return MirrorState(boards=boards, roles=(setup.roles, swapped), sealed=(None, None), ply=0, last=None)

    def to_act(self, state: MirrorState) -> frozenset[Seat]:
        """Return the seats that have a move to make on a board."""
        return self._acting(state, 0) | self._acting(state, 1)

    def count_turns(self, state: MirrorState) -> int:
        """Return the number of turns that both boards have made."""
        return min(map(self._game.count_turns, state.boards))

    def parse(self, text: str) -> MirrorMove:
        """Read a move written like `1:KS>7D`, or without its board. Raises MalformedMove."""
        board, move = split(text)
        return MirrorMove(board, self._game.parse(move))

    def check(self, state: MirrorState, seat: Seat, move: MirrorMove) -> MirrorMove:
        """Return the move with its board, as its game writes it. Raises IllegalMove or NotYourTurn."""
        board = self._board(state, seat, move)
        return MirrorMove(board, self._game.check(state.boards[board], seat, move.move))

    def apply(self, state: MirrorState, seat: Seat, move: MirrorMove) -> MirrorState:
        """Return the state after a move: sealed, or made together with the sealed move of the other board."""
        game, board = self._game, self._board(state, seat, move)
        own, other = state.boards[board], state.boards[1 - board]
        after = game.apply(own, seat, move.move)
        boards: list[Any] = [after, other] if board == 0 else [other, after]
        made = {board: seat}
        step, waits = game.count_turns(after), state.sealed[1 - board]
        if step > game.count_turns(own) and step > game.count_turns(other) and game.to_act(other):
            if waits is None:
                checked = game.check(own, seat, move.move)
                sealed = _at(state.sealed, board, Sealed(seat, checked))
                told = MirrorPlayed(seat=seat, board=board + 1, sealed=True, made=())
                return MirrorState(boards=state.boards, roles=state.roles, sealed=sealed, ply=state.ply + 1, last=told)
            if waits.move is not None:
                boards[1 - board] = game.apply(other, waits.seat, waits.move)
                made[1 - board] = waits.seat
            sealed = (None, None)
        else:
            sealed = state.sealed
        if not any(map(game.to_act, boards)):
            boards = [*map(game.reveal, boards)]
        accounts = tuple([Made(at + 1, made[at], game.describe_last_move(boards[at])) for at in sorted(made)])
        told = MirrorPlayed(seat=seat, board=board + 1, sealed=False, made=accounts)
        return MirrorState(
            boards=(boards[0], boards[1]), roles=state.roles, sealed=sealed, ply=state.ply + 1, last=told
        )

    def legal_moves(self, state: MirrorState, seat: Seat) -> list[MirrorMove] | None:
        """Return the moves of a seat, sorted; None if its game cannot list them."""
        found: list[MirrorMove] = []
        for board in BOARDS:
            if seat in self._acting(state, board):
                listed = self._game.legal_moves(state.boards[board], seat)
                if listed is None:
                    return None
                found += [MirrorMove(board, move) for move in listed]
        return found

    def score(self, state: MirrorState) -> Score:
        """Return the scores of both boards, and each seat's score in the deciding role."""
        scores = [self._game.score(board) for board in state.boards]
        parts = {str(at + 1): dict(score.parts) for at, score in enumerate(scores)}
        seats = self._reached(state, [score.total for score in scores])
        return Score(sum(seats), parts, seats)

    def view(self, state: MirrorState, seat: Seat | None) -> MirrorView:
        """Return what a seat sees of both boards, or a spectator."""
        return self._see(state, seat, self._game.view)

    def computer_view(self, state: MirrorState, seat: Seat | None) -> MirrorView:
        """Return the view for a computer, with both boards as their game shows them to computers."""
        return self._see(state, seat, self._game.computer_view)

    def tables(self, state: MirrorState) -> tuple[TableInLeg, ...]:
        """Return the boards as legs. A sealed move is made on its board, because the record contains it."""
        found = []
        for board in BOARDS:
            own, sealed = state.boards[board], state.sealed[board]
            if sealed is not None:
                own = self._game.apply(own, sealed.seat, sealed.move)
            seats = (Seat(0), Seat(1))
            acting, over = self._acting(state, board), not self._game.to_act(own)
            found.append(
                TableInLeg(
                    game=self._game,
                    state=own,
                    seats=seats,
                    roles=state.roles[board],
                    to_act=acting,
                    over=over,
                    prefix=on_board(board, ""),
                )
            )
        return tuple(found)

    def possible(self, view: View, rng: Rng) -> MirrorState:
        """Return a state that shows `view`; in it, a sealed move that the view hides has yet to be made."""
        assert isinstance(view, MirrorView)  # noqa: S101 # the caller's to see to
        boards = [self._game.possible(board, rng) for board in view.boards]
        sealed = [
            None if seat is None else Sealed(seat, None if own is None else self._game.parse(own))
            for seat, own in zip(view.sealed, view.own, strict=True)
        ]
        roles = view.boards[0].roles, view.boards[1].roles
        return MirrorState(
            boards=(boards[0], boards[1]), roles=roles, sealed=(sealed[0], sealed[1]), ply=view.ply, last=None
        )

    def shown(self, state: MirrorState) -> Sequence[Card]:
        """Return the cards of the deck that either board has shown."""
        return max(map(self._game.shown, state.boards), key=len)

    def count_shown(self, state: MirrorState, seat: Seat) -> int:
        """Return the number of cards shown on both boards."""
        return sum(self._game.count_shown(board, seat) for board in state.boards)

    def reveal(self, state: MirrorState) -> MirrorState:
        """Return the boards with nothing hidden; a sealed move is made, because the record has it."""
        first, second = [self._game.reveal(table.state) for table in self.tables(state)]
        return replace(state, boards=(first, second), sealed=(None, None))

    def explain_final(self, move: MirrorMove) -> str | None:
        """Return why the game does not allow taking back a move."""
        return self._game.explain_final(move.move)

    def describe_last_move(self, state: MirrorState) -> MirrorPlayed | None:
        """Return the account of the last move, which says nothing of a sealed one."""
        return state.last

    def _acting(self, state: MirrorState, board: int) -> frozenset[Seat]:
        """Return the seats that can move on a board now: none while a move is sealed there."""
        return frozenset() if state.sealed[board] is not None else self._game.to_act(state.boards[board])

    def _board(self, state: MirrorState, seat: Seat, move: MirrorMove) -> int:
        """Return the board of a seat's move, on which none is sealed. Raises NotYourTurn."""
        named = BOARDS if move.board is None else (move.board,)
        for board in named:
            if seat in self._acting(state, board):
                return board
        sealed = [board for board in named if (waits := state.sealed[board]) is not None and waits.seat == seat]
        if sealed:
            moved = sealed[0] + 1
            message = f"You have moved on board {moved}. It continues after the move on board {3 - moved}."
            raise MirrorTurn("move_sealed", message, board=moved)
        if not self.to_act(state):
            raise leg_over("Both boards are over.")
        if move.board is not None and not self._game.to_act(state.boards[move.board]):
            raise MirrorTurn("board_over", f"Board {move.board + 1} is over.", board=move.board + 1)
        (mover,) = self._game.to_act(state.boards[named[0]])
        role = state.roles[named[0]][mover]
        raise not_your_turn(mover, role, None if move.board is None else move.board + 1)

    def _reached(self, state: MirrorState, totals: Sequence[int]) -> tuple[int, ...]:
        """Return for each seat the score of the board on which it has the deciding role."""
        return tuple([totals[0] if role == self._deciding_role else totals[1] for role in state.roles[0]])

    def _see(self, state: MirrorState, seat: Seat | None, see: Callable[[Any, Seat | None], Any]) -> MirrorView:
        """Return the view of both boards, each of which `see` shows; a board with a sealed move lists no moves."""
        boards: list[Any] = [see(board, seat) for board in state.boards]
        moves = [
            BoardMove(on_board(board, move.move), getattr(move, "change", None))
            for board in BOARDS
            if seat in self._acting(state, board)
            for move in boards[board].moves
        ]
        sealed = state.sealed
        scores = self._reached(state, [self._game.score(board).total for board in state.boards])
        first, second = [boards[board] if sealed[board] is None else waiting(boards[board]) for board in BOARDS]
        own = [None if each is None or each.seat != seat else _told(each) for each in sealed]
        return MirrorView(
            roles=state.roles[0],
            to_act=tuple(sorted(self.to_act(state))),
            ply=state.ply,
            score=sum(scores),
            scores=(scores[0], scores[1]),
            boards=(first, second),
            moves=tuple(moves),
            acting=(tuple(sorted(self._acting(state, 0))), tuple(sorted(self._acting(state, 1)))),
            sealed=(_seat(sealed[0]), _seat(sealed[1])),
            own=(own[0], own[1]),
            steps=(self._game.count_turns(state.boards[0]), self._game.count_turns(state.boards[1])),
        )


@cache
def mirrored(game: Game[Any, Any], deciding_role: Role) -> Mirror:
    """Return the mirror matches of a game that the scores in a role decide."""
    return Mirror(game, deciding_role)


def _seat(sealed: Sealed | None) -> Seat | None:
    return None if sealed is None else sealed.seat


def _told(sealed: Sealed) -> str | None:
    return None if sealed.move is None else str(sealed.move)


def _at(items: tuple[Sealed | None, Sealed | None], place: int, item: Sealed) -> tuple[Sealed | None, Sealed | None]:
    return (item, items[1]) if place == 0 else (items[0], item)
