"""The tables at which the contract is checked: a game with its options, form and seats, and legs played by chance."""

import random
from collections.abc import Callable, Iterator
from dataclasses import KW_ONLY, dataclass, field
from functools import cache, cached_property, lru_cache
from types import NoneType, UnionType
from typing import Any, Literal, NamedTuple, Union, get_args, get_origin

from pydantic import TypeAdapter, ValidationError
from pydantic.fields import FieldInfo

from protocol.cards import Card
from protocol.encoding import encode_value
from protocol.ids import Form, Role, Seat
from protocol.options import Options
from protocol.views import VIEW
from server.bots.players import chosen
from server.bots.registry import COMPUTERS
from server.games.catalog import played_as
from server.games.format import Format
from server.games.game import Game, Setup

AnyGame = Game[Any, Any]
LATE = 200
"""The moves after which a leg is late."""
MOST_PLIES = 2_000
"""A leg by chance should be over by then."""


class Endless(Exception):
    """A leg that is played by chance does not end."""


def by_chance(game: AnyGame, state: Any, seat: Seat, rng: random.Random) -> Any:
    """Choose any of the legal moves, which the game lists."""
    listed = game.legal_moves(state, seat)
    if not listed:
        raise Endless(f"seat {seat} is to act, but `legal_moves` lists no move for it")
    return rng.choice(listed)


def by_computer(game: AnyGame, state: Any, seat: Seat, rng: random.Random) -> Any:
    """Choose the move of the computer player `random`, or of `easy` late in a leg that chance might never end."""
    view = VIEW.validate_json(encode_value(game.computer_view(state, seat)))
    return game.parse(chosen("random" if state.ply < LATE else "easy", view, seat, rng))


Chooser = Callable[[AnyGame, Any, Seat, random.Random], Any]


@dataclass(frozen=True)
class Sample:
    """A table of a game, and the numbers that are played at it, one leg each.

    `chooses` makes the moves. `repeats`: the same move may be legal twice in a row. `unlisted`: there are legal moves
    that `legal_moves` does not list. `views` reads the game's views.
    """

    name: str
    game: AnyGame
    form: Form
    _: KW_ONLY
    seats: int
    options: Options
    numbers: tuple[int, ...] = (7, 482_109_375_512)
    chooses: Chooser = field(default=by_chance, repr=False)
    repeats: bool = False
    unlisted: bool = False
    views: TypeAdapter[Any] = field(default=VIEW, repr=False, compare=False)

    @property
    def watched(self) -> tuple[Seat, ...]:
        """Some seats of the table: the first, the second and the last."""
        return tuple([Seat(seat) for seat in sorted({0, min(1, self.seats - 1), self.seats - 1})])

    @property
    def perspectives(self) -> tuple[Seat | None, ...]:
        """The watched seats, and a spectator."""
        return (*self.watched, None)

    @property
    def format(self) -> Format:
        """How the game is played at this table."""
        return self.game.format(self.options, self.form, self.seats)

    def deck(self, number: int) -> tuple[Card, ...]:
        """Return what a number gives."""
        return _deck(self, number)

    def roles(self, leg: int = 0) -> tuple[Role, ...]:
        """Return the roles of a leg, counted from 0. Each leg moves them on by one seat."""
        roles = self.format.roles_for(self.seats)
        return roles[-leg % len(roles) :] + roles[: -leg % len(roles)]

    def opening(self, number: int, roles: tuple[Role, ...], seen: int = 0, *, notes: bool = True) -> Any:
        """Return a leg before its first move, when `seen` cards of the deck are known."""
        deck = self.deck(number)
        setup = Setup(options=self.options, deck=deck, roles=roles, seen=deck[:seen], notes=notes)
        return self.game.deal(setup)

    def play_on(self, states: list[Any], rng: random.Random) -> list[tuple[Seat, Any]]:
        """Play on by chance to the end, add the states to `states`, and return the moves. Raises Endless."""
        moves = []
        while seats := self.game.to_act(states[-1]):
            seat = rng.choice(sorted(seats))
            moves.append((seat, self.chooses(self.game, states[-1], seat, rng)))
            states.append(self.game.apply(states[-1], *moves[-1]))
            if len(states) > MOST_PLIES:
                raise Endless(f"a leg that is played by chance is not over after {MOST_PLIES:,} moves")
        return moves

    def view(self, state: Any, seat: Seat | None) -> Any:
        """Return the view of a state, worked out once for several checks."""
        return self._shown(state, seat).view

    def written(self, state: Any, seat: Seat | None) -> bytes:
        """Return that view as JSON."""
        return self._shown(state, seat).written

    def _shown(self, state: Any, seat: Seat | None) -> "_Shown":
        kept = _kept(self)
        shown = kept.get((id(state), seat))
        if shown is None:
            shown = kept[id(state), seat] = _Shown(state, self.game.view(state, seat))
        return shown

    @property
    def legs(self) -> "tuple[LegByChance, ...]":
        """A leg by chance on each of the numbers, which is played once. Raises Endless."""
        return _legs(self)

    def play(self) -> None:
        """Play the legs, if that has not been done. Raises Endless."""
        _legs(self)

    @property
    def states(self) -> list[Any]:
        """All states of the legs."""
        return [state for leg in self.legs for state in leg.states]

    @property
    def some(self) -> list[Any]:
        """Some states from all over the legs, the first and the last of each among them."""
        return [state for leg in self.legs for state in (*leg.states[: -1 : 1 + len(leg.states) // 12], leg.states[-1])]


class LegByChance(NamedTuple):
    """A leg played by chance: its states from the opening on, and the seat and move that led from each."""

    number: int
    roles: tuple[Role, ...]
    states: list[Any]
    moves: list[tuple[Seat, Any]]


@cache
def _deck(sample: Sample, number: int) -> tuple[Card, ...]:
    return sample.game.deck(sample.options, sample.seats, number)


@cache
def _legs(sample: Sample) -> tuple[LegByChance, ...]:
    count = sample.format.legs_for(sample.seats)
    played = []
    for place, number in enumerate(sample.numbers):
        roles = sample.roles(place % count)
        states = [sample.opening(number, roles)]
        played.append(LegByChance(number, roles, states, sample.play_on(states, random.Random(number))))  # noqa: S311
    return tuple(played)


@dataclass(frozen=True)
class _Shown:
    """A view and its state, which is held so that no other one gets its id: a state need not have a hash."""

    state: Any
    view: Any

    @cached_property
    def written(self) -> bytes:
        return encode_value(self.view)


@lru_cache(1)  # the checks of a table are made one after the other
def _kept(sample: Sample) -> dict[tuple[int, Seat | None], _Shown]:
    return {}


# Tables of any game


def tables_of(game: AnyGame) -> Iterator[Sample]:
    """Yield tables of a game: its default options and others, in every form, with few seats.

    Other options differ from the default in one value. Raises TypeError if an option has no default.
    """
    known: set[tuple[Options, Form, int]] = set()
    chooses = by_computer if game.name in COMPUTERS else by_chance
    for wishes in ({}, *_other_values(game.options)):
        try:
            options = game.options.model_validate(wishes)
        except ValidationError:
            if not wishes:
                raise TypeError("The options cannot be made without values: give each a default.") from None
            continue  # the value needs another one beside it
        for form, format in game.formats(options).items():
            for seats in sorted({format.fewest, min(format.fewest + 1, format.most)}):
                if (options, form, seats) not in known:
                    known.add((options, form, seats))
                    told = "".join(f", {name} {value}" for name, value in wishes.items())
                    yield Sample(
                        f"{form} of {seats}{told}",
                        played_as(game, options, form),
                        form,
                        seats=seats,
                        options=options,
                        numbers=(7,) if wishes else (7, 482_109_375_512),
                        chooses=chooses,
                        repeats=True,
                        unlisted=True,
                    )


def _other_values(options: type[Options]) -> Iterator[dict[str, Any]]:
    """Yield one value for one option, which is not its default."""
    for name, info in options.model_fields.items():
        for value in _values(info.annotation, info):
            if value != info.default:
                yield {name: value}


def _values(kind: Any, info: FieldInfo) -> list[Any]:
    """Return the values of an option that are worth a try; none if its type has too many."""
    if get_origin(kind) is Literal:
        return list(get_args(kind))
    if get_origin(kind) in (Union, UnionType):
        return [value for each in get_args(kind) if each is not NoneType for value in _values(each, info)]
    if kind is bool:
        return [False, True]
    return _limits(info) if kind is int else []


def _limits(info: FieldInfo) -> list[Any]:
    """Return the lowest and the highest value of a number, as far as it has limits (`ge` and `le`)."""
    return [
        limit for each in info.metadata for limit in (getattr(each, "ge", None), getattr(each, "le", None)) if limit
    ]
