"""How a guesser finds its guess: the one with the least expected number of guesses after it.

1. A guess splits the trees that are still possible into classes, one for each grade. Each guess that is tried gets a
   cost from the sizes of its classes.
2. The best guesses are searched in depth: in each of their classes the next guess is found in the same way, and small
   classes are played to the end.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from time import monotonic

from server.bots.patriarch.costs import LATE, costs
from server.bots.patriarch.split import CardPositions, Codes, Split, card_positions
from server.games.game import Rng
from server.games.patriarch.variants import Family


@dataclass(frozen=True, slots=True, kw_only=True)
class Effort:
    """How much is tried.

    The search tries `guesses` of all trees, and at most `own` of the trees that are still possible, or all if there are
    fewer. The best `ahead` of them are searched in depth, with `beyond` guesses tried in each of their classes. At most
    `counted` of the possible trees are graded, as a sample.
    """

    guesses: int
    own: int
    ahead: int
    beyond: int
    counted: int


@dataclass(frozen=True, slots=True)
class ValuedGuess:
    """A guess by its index, and the cost of finding every tree of the set with it, including the guess itself."""

    place: int
    cost: float


_PLAYED_OUT = 12
"""Classes up to this size are played to the end in a search in depth."""
_MANY = 1_000
"""The cost of a larger class is estimated from its size."""
_LEAST = 40
"""The fewest of a class's own trees that are tried as its next guess."""
_FEW = 40
"""Up to this number of grades, counting them one by one is faster."""


class Search:
    """A search among a variant's trees, with its own source of chance; it ends at a time of the monotonic clock."""

    def __init__(self, family: Family, rng: Rng, ends: float | None) -> None:
        self._family = family
        self._rng = rng
        self._ends = ends
        self._positions: CardPositions = card_positions(family)

    def value_guesses(self, places: Sequence[int], left: int, effort: Effort) -> list[ValuedGuess]:
        """Return the guesses that were searched in depth, the best first; if none had to be, all that were tried.

        `places` are the trees that are still possible, and `left` the guesses in which they should be found.
        """
        counted = self._sample(places, effort.counted)
        split = Split(self._positions, counted)
        scale = len(places) / len(counted)
        own = self._sample(counted, effort.own)
        others = self._random_guesses(effort.guesses) if len(places) > 2 else ()
        tried = {place: self._cost(split, self._positions.codes(place), left, scale) for place in (*own, *others)}
        order = sorted([ValuedGuess(place, cost) for place, cost in tried.items()], key=lambda each: each.cost)
        ideal = 2 * len(places) - 1
        if order[0].cost <= ideal or left <= 2 or not effort.ahead or scale > 1:
            return order
        best: list[ValuedGuess] = []
        for each in order[: effort.ahead]:
            if best and self._is_late():
                break
            best.append(ValuedGuess(each.place, self._search_guess(split, each.place, left, effort.beyond)))
        return sorted(best, key=lambda each: each.cost)

    def each(self, places: Sequence[int], guess: int, left: int, beyond: int) -> dict[int, float]:
        """Return for each tree the number of guesses, starting with `guess`, that find it: the mean of its class."""
        found: dict[int, float] = {}
        for grade, members in Split(self._positions, places).classes(self._positions.codes(guess)).items():
            more = 0.0 if grade == self._positions.right else self._best_cost(members, left - 1, beyond) / len(members)
            found.update(dict.fromkeys(members, 1 + more))
        return found

    def _search_guess(self, split: Split, place: int, left: int, beyond: int) -> float:
        """Return the cost of a guess, with the best next guess for each of its classes."""
        cost = float(len(split.places))
        for grade, places in split.classes(self._positions.codes(place)).items():
            if grade != self._positions.right:
                cost += self._best_cost(places, left - 1, beyond)
        return cost

    def _best_cost(self, places: Sequence[int], left: int, beyond: int) -> float:
        """Return the cost of a set with the best of some guesses; a small set is played to the end."""
        count = len(places)
        over = LATE * count if left <= 0 else 0.0
        if count <= 2:
            return (1 if count == 1 else 3) + (over or LATE * (count - 1) * (left == 1))
        if count > _MANY:
            return costs(self._family.variant, 1 << count.bit_length(), left, 1)[count]
        split = Split(self._positions, places)
        best, cost = places[0], float("inf")
        for place in (*self._sample(places, max(beyond, _LEAST)), *self._random_guesses(beyond)):
            if (value := self._cost(split, self._positions.codes(place), left, 1)) < cost:
                best, cost = place, value
                if cost <= 2 * count - 1:
                    return cost
        if count > _PLAYED_OUT:
            return cost
        right, classes = self._positions.right, split.classes(self._positions.codes(best)).items()
        return (
            count + over + sum([self._best_cost(each, left - 1, beyond) for grade, each in classes if grade != right])
        )

    def _cost(self, split: Split, guess: Codes, left: int, scale: float) -> float:
        """Return the cost of a set with a guess, estimated from the sizes of its classes."""
        grades = split.grades(guess)
        count = len(grades)
        table = costs(self._family.variant, 1 << count.bit_length(), left - 1, scale)
        if count <= _FEW:
            cost = sum([table[grades.count(grade)] for grade in set(grades)])
        else:
            cost = sum([table[each] for each in Counter(grades).values()])
        if self._positions.right in grades:
            cost -= table[1]
        return count * scale * (1 + LATE * (left <= 0)) + cost

    def _sample(self, places: Sequence[int], most: int) -> Sequence[int]:
        if len(places) <= most:
            return places
        step, start = len(places) / most, self._rng.choice(range(1000)) / 1000
        return [places[int((index + start) * step)] for index in range(most)]

    def _random_guesses(self, most: int) -> Sequence[int]:
        count = self._positions.count
        return range(count) if count <= most else [self._rng.choice(range(count)) for _ in range(most)]

    def _is_late(self) -> bool:
        return self._ends is not None and monotonic() > self._ends
