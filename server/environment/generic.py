"""The coding of any game as an environment, made from its rules and its views alone.

1. An action is the place of a legal move in the sorted list of the seat's moves.
2. A view is coded field by field. A list has its length and its first items, a mapping the values of its known keys,
   and a missing value is 0. A number is itself, and a text is two numbers.
3. The lengths of lists and the keys of mappings are learned from a few legs played at random, so that all observations
   have the same length. The end of a longer list is left out.
"""

import random
from collections.abc import Iterator, Mapping, Sequence, Set
from dataclasses import fields, is_dataclass
from functools import cache, cached_property
from typing import Any, Literal, get_args, get_origin, get_type_hints
from zlib import crc32

from pydantic import BaseModel

from protocol.cards import JOKERS, PACK, Card
from protocol.deals import LOWEST_NUMBER
from protocol.ids import Seat
from protocol.options import Options
from server.bots.generic import list_moves
from server.environment.coding import Coding, card, padded, shared_numbers
from server.games.game import Game, Setup

ACTIONS = 1024
"""The most legal moves that a seat may have."""

_LEGS, _LONGEST = 4, 200
"""How many legs are played to learn the lengths of lists, and after how many moves a leg stops."""
_MOST = 1_000_000.0
"""The bound of all observed numbers."""
_WORD, _TEXT, _CHECKSUMS = 15.0, 16.0, 10_000
"""The first number of a text that is no card, and the number of different checksums."""


class GenericCoding(Coding):
    """An action for each place in the list of legal moves; observed is the whole view.

    Raises MovesNotListed if the game's moves can't be listed.
    """

    actions = ACTIONS

    def __init__(self, options: Options, deck: Sequence[Card], seats: int, *, game: Game[Any, Any]) -> None:
        super().__init__(options, deck, seats)
        self._game = game
        self._shape = _Shape()
        for number in range(LOWEST_NUMBER, LOWEST_NUMBER + _LEGS):
            for state in _random_leg(game, options, seats, number):
                for seat in range(seats):
                    self._shape.learn(game.view(state, Seat(seat)))

    def legal_actions(self, view: Any, seat: Seat) -> dict[int, str]:
        """Return the legal moves by their places. Raises ValueError if there are more than `actions`."""
        if seat not in view.to_act:
            return {}
        # a move is legal whatever the hidden cards are, so any possible state lists the moves
        state = self._game.possible(view, random.Random(0))  # noqa: S311 - chance that can be repeated is the purpose
        moves = sorted(map(str, list_moves(self._game, state, seat, view)))
        if len(moves) > self.actions:
            raise ValueError(
                f"A seat of {self._game.name} has {len(moves)} legal moves, and the generic coding has actions for "
                f"{self.actions}. Give {self._game.name} a coding of its own."
            )
        return dict(enumerate(moves))

    def observed(self, view: Any, seat: Seat) -> list[float]:
        """Return the fields of the view, then the seat, its role, and whether it is to act."""
        return [*self._shape.code(view), float(seat), *shared_numbers(view.roles[seat], seat, view.to_act)]


def _random_leg(game: Game[Any, Any], options: Options, seats: int, number: int) -> Iterator[Any]:
    """Yield the states of a leg played at random."""
    formats = game.formats(options).values()
    roles = next((each for each in formats if each.fits(seats)), next(iter(formats))).roles_for(seats)
    chance = random.Random(number)  # noqa: S311 - chance that can be repeated is the purpose
    state = game.deal(Setup(options=options, deck=game.deck(options, seats, number), roles=roles))
    for _ in range(_LONGEST):
        yield state
        moves = [(seat, move) for seat in sorted(game.to_act(state)) for move in list_moves(game, state, seat)]
        if not moves:
            return
        state = game.apply(state, *chance.choice(moves))


class _Shape:
    """The shape of a value in a view: which kinds of values are there, and how many numbers each has.

    `words` are the texts that the field's type allows, if it lists them.
    """

    def __init__(self, words: Sequence[str] = ()) -> None:
        self._words = {word: float(place) for place, word in enumerate(words, 1)}
        self._has_none = self._has_number = self._has_text = False
        self._lengths: list[int] = []
        self._item: _Shape | None = None
        self._members: dict[str, _Shape] = {}

    def learn(self, value: Any) -> None:
        """Extend the shape so that it holds a value."""
        plain = _plain(value)
        if plain is None:
            self._has_none = True
        elif isinstance(plain, float):
            self._has_number = True
        elif isinstance(plain, str):
            self._has_text = True
        elif isinstance(plain, dict):
            words = _words_by_field(value.__class__)
            for key, member in plain.items():
                self._members.setdefault(key, _Shape(words.get(key, [*self._words]))).learn(member)
        else:
            self._item = self._item or _Shape([*self._words])
            self._lengths = [min([*self._lengths, len(plain)]), max([*self._lengths, len(plain)])]
            for item in plain:
                self._item.learn(item)

    def code(self, value: Any) -> list[float]:
        """Return a value as numbers, always equally many: zeros where it has nothing."""
        if value is None:
            return self._zeros
        plain = _plain(value)
        numbers = [1.0] if self._has_none else []
        if self._has_number:
            numbers.append(min(max(plain, -_MOST), _MOST) if isinstance(plain, float) else 0.0)
        if self._has_text:
            numbers += self._code_text(plain) if isinstance(plain, str) else (0.0, 0.0)
        if self._item is not None:
            items = plain if isinstance(plain, list) else []
            coded = [number for item in items[: self._most_items] for number in self._item.code(item)]
            numbers += [float(len(items)), *padded(coded, self._most_items * len(self._item.code(None)))]
        for key, member in self._members.items():
            numbers += member.code(plain.get(key) if isinstance(plain, dict) else None)
        return numbers

    @cached_property
    def _zeros(self) -> list[float]:
        return [0.0] * len(self.code(()))

    @property
    def _most_items(self) -> int:
        """The most items of a list that are coded: with some more than learned, unless all lists had as many."""
        fewest, most = min(self._lengths), max(self._lengths)
        return most if fewest == most else most + most // 4 + 1

    def _code_text(self, text: str) -> tuple[float, float]:
        """Return a card's rank and suit; 15 and the place of a listed word from 1 on; or 16 and a checksum."""
        if text in self._words:
            return _WORD, self._words[text]
        if text in _CARDS:
            return card(Card(text))
        return _TEXT, float(crc32(text.encode()) % _CHECKSUMS)


_CARDS = frozenset((*PACK, *JOKERS))


def _plain(value: Any) -> float | str | list[Any] | dict[str, Any] | None:
    """Return a value of a view as one of five kinds."""
    if value is None or isinstance(value, str):
        return value
    if isinstance(value, int | float):
        return float(value)
    if isinstance(value, Mapping):
        return {str(key): member for key, member in value.items()}
    if isinstance(value, BaseModel):
        return dict(value)
    if is_dataclass(value):
        return {field.name: getattr(value, field.name) for field in fields(value)}
    if isinstance(value, Set):
        return sorted(value, key=str)
    return list(value)


@cache
def _words_by_field(kind: type) -> Mapping[str, Sequence[str]]:
    """Return the texts that the type of each field of a class lists, if it has fields and lists any."""
    if not is_dataclass(kind) and not issubclass(kind, BaseModel):
        return {}
    return {name: _words(hint) for name, hint in get_type_hints(kind).items()}


def _words(hint: Any) -> tuple[str, ...]:
    """Return the texts that a type lists, in order.

    >>> _words(tuple[Literal["child", "spouse"], ...] | None)
    ('child', 'spouse')
    """
    if get_origin(hint) is Literal:
        return tuple([word for word in get_args(hint) if isinstance(word, str)])
    return tuple(dict.fromkeys([word for part in get_args(hint) for word in _words(part)]))
