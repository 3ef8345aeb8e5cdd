"""What every game is to the rest of the server: one object behind the `Game` protocol.

States are frozen values and every function here is pure: decks and chance arrive as arguments, and nothing asks for the
time.

GameError
 ├─ MalformedMove   the text is not a move; says what was expected
 ├─ IllegalMove     a move that the rules refuse, in the rule's words
 └─ NotYourTurn     a seat moved that has no move to make now
"""

from collections.abc import Mapping, MutableSequence, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol, TypeVar

from protocol.cards import Card
from protocol.ids import Form, Role, Seat
from protocol.options import Options
from protocol.quick import quick
from protocol.views import View


class GameError(Exception):
    """What a game refuses; `expected` says what would have been right."""

    def __init__(self, message: str, expected: str = "") -> None:
        super().__init__(message)
        self.expected = expected


class MalformedMove(GameError):
    """The text is not a move in the game's notation."""


class IllegalMove(GameError):
    """The rules do not allow the move; the message is the rule's words."""


class NotYourTurn(GameError):
    """The seat has no move to make in this state; `turn` is whose it is, where a name says that better than a role."""

    def __init__(self, message: str, expected: str = "", turn: Seat | None = None) -> None:
        super().__init__(message, expected)
        self.turn = turn


@quick
@dataclass(frozen=True, slots=True)
class Score:
    """The number a leg is about, and its parts by name, as the game's page says.

    `seats` is each seat's own number, where each has one; `total` is then what they add up to.
    """

    total: int
    parts: Mapping[str, Any]
    seats: tuple[int, ...] | None = None


class Seats(NamedTuple):
    """How many seats a room may have."""

    fewest: int
    most: int


class Due(NamedTuple):
    """A move that the room makes for a seat which does not make it itself, so that nobody can stall.

    `move` is in notation; it is made `seconds` after the leg reached ply `since`, if it is still the same then. `auto`:
    the record then says `"auto": true` of it. Who made a move is the log's to know: in the state it is the seat's own.
    """

    seat: Seat
    move: str
    seconds: int
    since: int
    auto: bool


class Daily(NamedTuple):
    """How a game's daily number is played: by two, the same by everybody."""

    options: Options
    form: Form


class EndedLeg(NamedTuple):
    """A leg of a match that is over: its roles by seat, and its score, None where it was not played out."""

    roles: tuple[Role, ...]
    score: Score | None


class Decided(NamedTuple):
    """How a match was decided: each seat's deciding score, None where it has none, and the winners' seats."""

    scores: tuple[int | None, ...]
    winners: tuple[Seat, ...]


class Table(NamedTuple):
    """A leg of its own within one, which the record has as a leg: a seat's table in a race, a board of a mirror match.

    `game` has its rules, `roles` are those of its `seats`, in order; `to_act` are those that have a move to make there
    now. `over`: none will have one there any more. `prefix` is what its moves have before them in the room's notation.
    """

    game: "Game[Any, Any]"
    state: Any
    seats: tuple[Seat, ...]
    roles: tuple[Role, ...]
    to_act: frozenset[Seat]
    over: bool
    prefix: str = ""


def decided_in_role(legs: Sequence[EndedLeg], role: Role, high: bool) -> Decided:
    """Decide by the score that each seat reached in a role that all have held, for the higher or the lower one.

    >>> duel = [EndedLeg(("maximizer", "minimizer"), Score(9, {})), EndedLeg(("minimizer", "maximizer"), Score(5, {}))]
    >>> decided_in_role(duel, "maximizer", high=True)
    Decided(scores=(9, 5), winners=(0,))
    """
    reached = {leg.roles.index(role): leg.score.total for leg in legs if leg.score is not None}
    return decided_by(tuple([reached.get(seat) for seat in range(len(legs[0].roles))]), high)


def decided_by_seat(legs: Sequence[EndedLeg], high: bool) -> Decided:
    """Decide by each seat's own score in the one leg there is, or the number that all share.

    >>> decided_by_seat([EndedLeg(("player", "player"), Score(21, {}, (12, 9)))], high=True)
    Decided(scores=(12, 9), winners=(0,))
    """
    roles, score = legs[0]
    if score is None:
        return decided_by((None,) * len(roles), high)
    return decided_by(score.seats or (score.total,) * len(roles), high)


def decided_by(scores: tuple[int | None, ...], high: bool) -> Decided:
    """Decide by scores by seat: the best win, and nobody where all have reached the same.

    >>> decided_by((3, 1, 1), high=False), decided_by((2, 2), high=True)
    (Decided(scores=(3, 1, 1), winners=(1, 2)), Decided(scores=(2, 2), winners=()))
    """
    reached = [score for score in scores if score is not None]
    best = (max if high else min)(reached, default=None)
    winners = tuple([Seat(seat) for seat, score in enumerate(scores) if score is not None and score == best])
    return Decided(scores, () if len(winners) == len(scores) else winners)


Item = TypeVar("Item")


class Rng(Protocol):
    """Where chance comes from, given by the caller: `random.Random` is one. Nothing down here draws by itself."""

    def shuffle(self, x: MutableSequence[Any], /) -> None:
        """Put the items of `x` in an order drawn by chance."""

    def choice(self, seq: Sequence[Item], /) -> Item:
        """Return one item of `seq`, drawn by chance."""


State = TypeVar("State")
Move = TypeVar("Move")


class Game(Protocol[State, Move]):
    """The rules of one game; `seats` are numbered from 0."""

    @property
    def name(self) -> str:
        """The game's name on the wire."""

    @property
    def title(self) -> str:
        """What people call it."""

    @property
    def rules(self) -> int:
        """The version of its rules."""

    @property
    def options(self) -> type[Options]:
        """What can be settled about it."""

    @property
    def deals_cards(self) -> bool:
        """Whether what a number gives is a deck of cards, which the record holds."""

    @property
    def every_form(self) -> tuple[Form, ...]:
        """The forms that a match may have with any options, the usual one first."""

    @property
    def winning(self) -> int | None:
        """The score with which one who plays alone has won, None where that is no game to be won.

        Of numbers that can be, some may not.
        """

    @property
    def daily(self) -> Daily:
        """How the game's daily number is played."""

    @property
    def deciding(self) -> Role:
        """The role whose score decides a match of two legs in which all have held it, or `player`."""

    def forms(self, options: Options) -> Mapping[Form, Seats]:
        """Return the forms that a match with these options may have, the usual one first, and the seats of each."""

    def roles(self, options: Options, form: Form, seats: int) -> tuple[Role, ...]:
        """Return the roles of a leg, the first mover's first. Each leg of a match moves them on by one seat."""

    def legs(self, options: Options, form: Form, seats: int) -> int:
        """Return how many legs a match has."""

    def own_numbers(self, options: Options, form: Form, seats: int) -> bool:
        """Tell whether each leg of a match has a number of its own, rather than all of them the same."""

    def at_once(self, options: Options, form: Form, seats: int) -> bool:
        """Tell whether several may move at the same time, so that what others do meanwhile makes no move stale."""

    def open(self, options: Options) -> bool:
        """Tell whether every seat and spectator sees the same, so that one view serves all."""

    def wants_high(self, role: Role) -> bool:
        """Tell whether a role wants the score of a leg, or its own seat's, high."""

    def timed(self, options: Options) -> bool:
        """Tell whether, of equal scores on a number, the one that took less time stands before the other."""

    def only_won(self, options: Options) -> bool:
        """Tell whether a score says only whether it was won, 1, or not, 0: it is no number of points."""

    def decided(self, options: Options, form: Form, legs: Sequence[EndedLeg]) -> Decided:
        """Return how a match is decided by the legs that were started, of which there is at least one."""

    def deck(self, options: Options, seats: int, number: int) -> tuple[Card, ...]:
        """Return what a number gives, the card on top first. Takes some milliseconds. rules: deals"""

    def dead(self, options: Options, deck: Sequence[Card]) -> bool:
        """Tell whether a deck is not worth playing, so that the server draws another number."""

    def deal(self, options: Options, deck: Sequence[Card], roles: tuple[Role, ...], seen: Sequence[Card]) -> State:
        """Return the opening state; `roles` by seat, `seen`: what an earlier leg on this number has shown."""

    def steps(self, state: State) -> int:
        """Return how many turns of a duel have been made: the boards of a mirror match go by that.

        A move after which it is the same, and its seat may move again, leaves the clocks as they are.
        """

    def to_act(self, state: State) -> frozenset[Seat]:
        """Return the seats that may move; none when the leg is over."""

    def awaited(self, state: State) -> frozenset[Seat]:
        """Return the seats whose clocks run: those that may move, but for such as need not any more.

        It is nobody's only where the game is over, or the room makes the next move.
        """

    def through(self, state: State, seat: Seat) -> bool:
        """Tell whether nobody waits for a seat any more in a leg that others go on with: what it reached stands."""

    def ran_out(self, state: State, seat: Seat) -> State | None:
        """Return a leg of several in which a seat has no time left, and the others go on; None where they cannot."""

    def due(self, state: State) -> Due | None:
        """Return the move that the room makes if its seat lets too much time pass; None where it never does."""

    def parse(self, text: str) -> Move:
        """Read a move, so that `parse(str(move)) == move`. Raises MalformedMove."""

    def check(self, state: State, seat: Seat, move: Move) -> Move:
        """Return the move as it is written down, if `seat` may make it now. Raises IllegalMove or NotYourTurn."""

    def apply(self, state: State, seat: Seat, move: Move) -> State:
        """Return the state after a move that `check` allows, with all settled that nobody chooses."""

    def legal_moves(self, state: State, seat: Seat) -> Sequence[Move] | None:
        """Return the moves `seat` may make, sorted; None where they cannot be listed."""

    def score(self, state: State) -> Score:
        """Return the score of the state as it stands."""

    def view(self, state: State, seat: Seat | None) -> View:
        """Return what `seat` sees, None being a spectator, who sees only what every seat may see."""

    def view_json(self, state: State, seat: Seat | None) -> bytes:
        """Return `view` as JSON; a game may keep what it has written of what a move leaves as it is."""

    def remembering_json(self, state: State, seat: Seat | None) -> bytes:
        """Return what a computer is told that plays for `seat`: `view_json`, or that and what the seat was shown."""

    def tables(self, state: State) -> Sequence["Table"]:
        """Return the legs of their own that a leg is made of; none where all play at one table, which is the leg.

        What is done at the others changes nothing at one, but that it may end it, or let it go on.
        """

    def giving_up(self, state: State, seat: Seat) -> Move | None:
        """Return the move by which a seat ends its part in a leg that others go on with; None where there is none."""

    def possible(self, view: Any, rng: Rng) -> State:
        """Return a state that agrees with `view`, one of this game's, hidden cards drawn at random."""

    def shown(self, state: State) -> Sequence[Card]:
        """Return what is known of this leg's deck, `seen` included: the `seen` of a later leg on the same number."""

    def known(self, state: State, seat: Seat) -> int:
        """Return how many cards that were hidden at first have been shown to a seat: never fewer by a move."""

    def afterwards(self, deck: Sequence[Card]) -> Sequence[Card]:
        """Return what counts as `seen` of a deck for who looks back on a match: nothing, unless legs were hidden."""

    def looked_back(self, state: State) -> State:
        """Return a leg with nothing of it hidden any more: no other follows on the same deck, or the match is over."""

    def final(self, move: Move) -> str | None:
        """Return why nobody takes a move back once it is made, in the rule's words; None where they may agree to it."""

    def without_notes(self, state: State) -> State:
        """Return a leg as it is before its first move where the room shows no notes: what follows from what is seen."""

    def counts(self, options: Options, form: Form, seats: int) -> bool:
        """Tell whether what is reached in a leg is held against what others reach on its number."""

    def happened(self, state: State) -> Any:
        """Return the account of the last move that a `moved` happening carries; a value that JSON can hold."""

    def opening(self, state: State) -> dict[str, Any]:
        """Return what the record's `opening` says of an opening state, beside its score."""

    def settled(self, state: State) -> dict[str, Any]:
        """Return what the record's `opening` says beside `opening`, over it, once a leg has come to a state.

        It is what was hidden at the opening or is only settled by the moves.
        """

    def noted(self, state: State) -> dict[str, Any]:
        """Return what the record says of the last move, beside the move, its time and the score."""

    def left(self, state: State) -> Sequence[Card] | Mapping[str, Sequence[Card]]:
        """Return the cards never played, in order; by seat, where each seat has a deck of its own."""
