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
from typing import Any, ClassVar, Protocol, TypeVar

from protocol.cards import Card
from protocol.ids import Role, Seat
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
    """The seat has no move to make in this state."""


@quick
@dataclass(frozen=True, slots=True)
class Score:
    """The number a leg is about, and the parts that add up to it, by name."""

    total: int
    parts: Mapping[str, int]


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
    """The rules of one game.

    `seats` are numbered from 0; `roles` are those of a duel's two seats, the first mover's first, and `alone` whether
    one may play it alone, as the `player`; `open` says that every seat and onlooker sees the same, so that one view
    serves all.
    """

    name: ClassVar[str]
    title: ClassVar[str]
    rules: ClassVar[int]
    open: ClassVar[bool]
    roles: ClassVar[tuple[Role, ...]]
    alone: ClassVar[bool]
    options: ClassVar[type[Options]]

    def deck(self, options: Options) -> str:
        """Return the name of the deck the options call for. rules: deals, the table of decks"""

    def dead(self, options: Options, deck: Sequence[Card]) -> bool:
        """Tell whether a deck is not worth playing, so that the server draws another number."""

    def deal(self, options: Options, deck: Sequence[Card], roles: tuple[Role, ...], seen: Sequence[Card]) -> State:
        """Return the opening state; `roles` by seat, `seen`: what an earlier leg on this number has shown."""

    def to_act(self, state: State) -> frozenset[Seat]:
        """Return the seats that may move; none when the leg is over."""

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
        """Return what `seat` sees, None being an onlooker, who sees only what every seat may see."""

    def view_json(self, state: State, seat: Seat | None) -> bytes:
        """Return `view` as JSON; a game may keep what it has written of what a move leaves as it is."""

    def possible(self, view: View, rng: Rng) -> State:
        """Return a state that agrees with `view`, hidden cards drawn at random."""

    def shown(self, state: State) -> Sequence[Card]:
        """Return what is known of this leg's deck, `seen` included: the `seen` of a later leg on the same number."""

    def happened(self, state: State) -> Any:
        """Return the account of the last move that a `moved` happening carries; a value that JSON can hold."""

    def opening(self, state: State) -> dict[str, Any]:
        """Return what the record's `opening` says of an opening state, beside its score."""

    def noted(self, state: State) -> dict[str, Any]:
        """Return what the record says of the last move, beside the move, its time and the score."""

    def left(self, state: State) -> Sequence[Card]:
        """Return the cards never played, in order."""
