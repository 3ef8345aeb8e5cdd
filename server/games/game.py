"""The interface between a game's rules and the rest of the server: the base class `Game`.

States are frozen values and every method is pure: decks and chance arrive as arguments, and no method reads a clock.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, MutableSequence, Sequence
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from protocol.cards import PACK, Card
from protocol.deals import Deck
from protocol.ids import Form, Role, Seat
from protocol.options import Options
from protocol.reasons.base import NO_REASONS, Reasons
from protocol.views import View
from server.games.format import Format
from server.games.record import RecordWriter
from server.games.result import Decided, EndedLeg, Score, decided_by_seat, decided_in_role

Item = TypeVar("Item")


class Rng(Protocol):
    """The source of chance, passed in by the caller: `random.Random` is one."""

    def shuffle(self, x: MutableSequence[Any], /) -> None:
        """Shuffle the items of `x` in place."""

    def choice(self, seq: Sequence[Item], /) -> Item:
        """Return a random item of `seq`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Setup:
    """What a leg is dealt from: `roles` by seat, and the deck, the card on top first.

    `seen` are the cards that an earlier leg on this number has shown. `notes`: views say what follows from what has
    been seen, if the game has such notes.
    """

    options: Options
    deck: Sequence[Card]
    roles: tuple[Role, ...]
    seen: Sequence[Card] = ()
    notes: bool = True


class Due(NamedTuple):
    """A move that the room makes for a seat that takes too long, so that nobody can block the others.

    `move` is in notation. The room makes it `seconds` after the leg reached ply `since`, if it is still due then.
    `auto`: the record marks it with `"auto": true`. The state counts it as the seat's own move.
    """

    seat: Seat
    move: str
    seconds: int
    since: int
    auto: bool


class Daily(NamedTuple):
    """How a game's daily number is played: by two, and by everybody in the same way."""

    options: Options
    form: Form


class TableInLeg(NamedTuple):
    """A leg within a leg, which the record writes as a leg: a seat's table in a race, a board of a mirror match.

    `game` has its rules. `roles` and `seats` are in the same order; `to_act` are the seats that have a move to make
    there now. `over`: no seat will have a move there any more. In the room's notation its moves start with
    `prefix`.
    """

    game: "Game[Any, Any]"
    state: Any
    seats: tuple[Seat, ...]
    roles: tuple[Role, ...]
    to_act: frozenset[Seat]
    over: bool
    prefix: str = ""


class Dropped(NamedTuple):
    """A leg that continues without a seat: its `state`, and the seat's last `move`, None if it makes none."""

    state: Any
    move: Any = None


class HasPly(Protocol):
    """A state of any game."""

    @property
    def ply(self) -> int:
        """How many moves have been made."""


State = TypeVar("State", bound=HasPly)
Move = TypeVar("Move")


class Game(ABC, Generic[State, Move]):
    """The rules of a game. A subclass implements the abstract members and overrides the defaults that don't fit.

    Seats are numbered from 0. A `State` is a frozen, hashable value with the number of moves made in `ply`. A `Move` is
    a comparable value whose `str` is its notation.
    """

    # What every game must have

    @property
    @abstractmethod
    def name(self) -> str:
        """The game's name in messages, such as `two-words`."""

    @property
    @abstractmethod
    def title(self) -> str:
        """The game's name for people."""

    @property
    @abstractmethod
    def rules(self) -> int:
        """The version of the rules."""

    @property
    @abstractmethod
    def options(self) -> type[Options]:
        """The model of the options, each of which has a default."""

    @abstractmethod
    def formats(self, options: Options) -> Mapping[Form, Format]:
        """Return how the game is played with these options in each of its forms, the usual form first."""

    @abstractmethod
    def deal(self, setup: Setup) -> State:
        """Return the opening state."""

    @abstractmethod
    def to_act(self, state: State) -> frozenset[Seat]:
        """Return the seats that may move; none when the leg is over."""

    @abstractmethod
    def parse(self, text: str) -> Move:
        """Read a move, so that `parse(str(move)) == move`. Raises MalformedMove."""

    @abstractmethod
    def check(self, state: State, seat: Seat, move: Move) -> Move:
        """Return the move as the record writes it, if `seat` may make it now. Raises IllegalMove or NotYourTurn."""

    @abstractmethod
    def apply(self, state: State, seat: Seat, move: Move) -> State:
        """Return the state after a move, up to the next choice of a seat. Raises IllegalMove or NotYourTurn."""

    @abstractmethod
    def legal_moves(self, state: State, seat: Seat) -> Sequence[Move] | None:
        """Return the moves that `seat` may make, sorted by notation; None if they cannot be listed."""

    @abstractmethod
    def score(self, state: State) -> Score:
        """Return the score of the leg as it stands."""

    @abstractmethod
    def view(self, state: State, seat: Seat | None) -> View:
        """Return what `seat` sees; None is a spectator: nothing that is hidden from any seat."""

    @abstractmethod
    def possible(self, view: Any, rng: Rng) -> State:
        """Return a state that agrees with a view of this game, its hidden cards drawn by chance."""

    # Reasons

    @property
    def reasons(self) -> Reasons:
        """The game's own reasons for refusing moves, beside the shared ones. Default: none."""
        return NO_REASONS

    # Formats

    @property
    def every_form(self) -> tuple[Form, ...]:
        """The forms with any options, the usual one first. Default: the forms of the default options."""
        return tuple(self.formats(self.options()))

    def format(self, options: Options, form: Form, seats: int) -> Format:
        """Return how a match of a form is played at a table of this many seats. Raises KeyError for an unknown form.

        Default: as `formats` says, with any number of seats.
        """
        return self.formats(options)[form]

    @property
    def daily(self) -> Daily | None:
        """How the daily number is played. Default: with the default options, in the first form for two seats.

        None if there is no such form: then the game has no daily number.
        """
        options = self.options()
        forms = (form for form, format in self.formats(options).items() if format.fits(2))
        form = next(forms, None)
        return None if form is None else Daily(options, form)

    # Decks

    @property
    def deals_cards(self) -> bool:
        """Whether a number gives a deck of cards, which the record contains. Default: yes."""
        return True

    def deck(self, options: Options, seats: int, number: int) -> tuple[Card, ...]:
        """Return what a number gives, the top card first. Takes some milliseconds. Default: one pack. rules: deals"""
        return Deck(self.name, PACK).deal(number)

    def is_dead(self, options: Options, deck: Sequence[Card]) -> bool:
        """Tell whether a deck is not worth playing, so that the server draws another number. Default: no deck is."""
        return False

    def lively_moves(self, options: Options) -> int:
        """Return how many moves each leg of a duel must last for the server to draw its number. Default: 0, any number.

        It is tried with computers of the level `normal` in both seats, who play both legs.
        """
        return 0

    # Winning

    def decide(self, format: Format, legs: Sequence[EndedLeg]) -> Decided:
        """Return how a match is decided by the legs that were started, of which there is at least one.

        Default: by the scores in the format's deciding role if the roles differ, else by each seat's own score.
        """
        high = not format.lowest_wins
        if len(set(legs[0].roles)) == 1:
            return decided_by_seat(legs, high)
        return decided_in_role(legs, format.deciding_role, high)

    # Turns and clocks

    def count_turns(self, state: State) -> int:
        """Return the number of turns that have been made. Default: every move is a turn.

        If a move leaves this number unchanged and its seat may move again, the clocks stay as they are. The two boards
        of a mirror match proceed turn by turn.
        """
        return state.ply

    def on_clock(self, state: State) -> frozenset[Seat]:
        """Return the seats whose clocks run. Default: all seats that may move.

        No clock runs only when the leg is over or the room makes the next move.
        """
        return self.to_act(state)

    def due(self, state: State) -> Due | None:
        """Return the move that the room makes if a seat takes too long. Default: None, the room makes no moves."""
        return None

    # Leaving a leg that the others continue

    def is_done(self, state: State, seat: Seat) -> bool:
        """Tell whether a seat has nothing more to do in a leg that the others continue. Default: no seat has."""
        return False

    def drop_out(self, state: State, seat: Seat) -> Dropped | None:
        """Return the leg without a seat whose time has run out or whose player has left for good.

        Its result stands, and the others play on. Default: None, the leg does not go on without the seat, or the seat
        has already finished.
        """
        return None

    def tables(self, state: State) -> Sequence[TableInLeg]:
        """Return the legs within a leg. Default: none, because all play at one table, which is the leg.

        A move at one table changes nothing at another, except that it may end it or let it continue.
        """
        return ()

    # Undoing

    def has_undo(self, options: Options) -> bool:
        """Tell whether the game's own moves undo others. Default: no, a player alone undoes moves by takebacks."""
        return False

    def explain_final(self, move: Move) -> str | None:
        """Return why a move cannot be taken back, in the rule's words. Default: None, the others may agree to it."""
        return None

    # What has been shown

    def shown(self, state: State) -> Sequence[Card]:
        """Return the cards from the top of the deck that everybody knows, with the `seen` ones of the setup.

        They are the `seen` cards of a later leg on the same number. Default: none.
        """
        return ()

    def count_shown(self, state: State, seat: Seat) -> int:
        """Return how many cards a seat knows that were hidden in the opening. No move makes it smaller.

        If a takeback makes it smaller, that takeback had shown the seat a card. Default: the cards `shown`.
        """
        return len(self.shown(state))

    def reveal(self, state: State) -> State:
        """Return the state with nothing hidden, for a match that is over. Default: the same state."""
        return state

    # Views

    def computer_view(self, state: State, seat: Seat | None) -> View:
        """Return what a computer in the seat sees. Default: the same view as a person's.

        A game overrides it if a seat has been shown cards that are now hidden: a computer may remember these.
        """
        return self.view(state, seat)

    def encode_changes(self, before: State, after: State, seat: Seat | None) -> bytes | None:
        """Return the JSON Merge Patch from the view of a state to the view of another state in the same leg.

        Default: None, the two views are compared. A game overrides it if it knows without that what has changed.
        """
        return None

    def describe_last_move(self, state: State) -> Any:
        """Return the account of the last move for the `moved` event: a frozen dataclass that JSON can hold.

        The server sends it to all players and spectators, so it must not contain a secret of any seat. Clients
        without a board of the game show its field `move`. Default: None, the event says only who has moved.
        """
        return None

    def public_notation(self, state: State, move: str) -> str | None:
        """Return the last move, a `move` in notation, as everybody may know it; None if they may not.

        Default: the field `move` of its account, if it has one.
        """
        told = getattr(self.describe_last_move(state), "move", None)
        return told if isinstance(told, str) else None

    # The record

    @property
    def record_writer(self) -> RecordWriter[State]:
        """The writer of the game's own parts of a record. Default: there are none."""
        return _NO_PARTS


_NO_PARTS = RecordWriter[Any]()
