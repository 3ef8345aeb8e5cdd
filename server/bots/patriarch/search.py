"""How a guesser finds its guess: the one after which least is still to be done, whatever its grade.

A guess splits the trees that are still possible into classes, one for each grade. First each guess that is tried is
valued by the sizes of its classes. Then the most promising ones are looked into: in each of their classes the next
guess is sought in the same way, down to the end where a class is small.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from time import monotonic

from server.bots.patriarch.split import Codes, Split, Stands, stands
from server.bots.patriarch.worth import LATE, costs
from server.games.game import Rng
from server.games.patriarch.variants import Family


@dataclass(frozen=True, slots=True, kw_only=True)
class Effort:
    """How much is tried.

    `guesses` of all trees are tried beside those that are still possible, of which at most `own` are; all of either,
    where there are no more. Of the best, `ahead` are looked into, with `beyond` guesses tried in each of their classes.
    At most `counted` of the possible trees are graded, which then stand for all.
    """

    guesses: int
    own: int
    ahead: int
    beyond: int
    counted: int


@dataclass(frozen=True, slots=True)
class Valued:
    """A guess by its place, and what finding every tree of the set costs with it, its own guess included."""

    place: int
    cost: float


_PLAYED_OUT = 12
"""A class of no more trees is played out to the end where it is looked into."""
_MANY = 1_000
"""The cost of a class of more trees is told by its size alone."""
_LEAST = 40
"""So many of a class's own trees are tried as its next guess at least."""
_FEW = 40
"""Up to so many grades are counted faster one by one."""


class Search:
    """The search in a variant's trees, with a chance of its own; it ends by a time on the monotonic clock."""

    def __init__(self, family: Family, rng: Rng, ends: float | None) -> None:
        self._family = family
        self._rng = rng
        self._ends = ends
        self._stands: Stands = stands(family)

    def valued(self, places: Sequence[int], left: int, effort: Effort) -> list[Valued]:
        """Return the guesses that were looked into, the best first; where none had to be, all that were tried.

        `places` are the trees that are still possible, and `left` the guesses in which they should be found.
        """
        counted = self._some(places, effort.counted)
        split = Split(self._stands, counted)
        scale = len(places) / len(counted)
        own = self._some(counted, effort.own)
        others = self._others(effort.guesses) if len(places) > 2 else ()
        tried = {place: self._cost(split, self._stands.codes(place), left, scale) for place in (*own, *others)}
        order = sorted([Valued(place, cost) for place, cost in tried.items()], key=lambda each: each.cost)
        ideal = 2 * len(places) - 1
        if order[0].cost <= ideal or left <= 2 or not effort.ahead or scale > 1:
            return order
        best: list[Valued] = []
        for each in order[: effort.ahead]:
            if best and self._late():
                break
            best.append(Valued(each.place, self._looked_into(split, each.place, left, effort.beyond)))
        return sorted(best, key=lambda each: each.cost)

    def each(self, places: Sequence[int], guess: int, left: int, beyond: int) -> dict[int, float]:
        """Return for each tree by how many guesses it is found with this one first, in the mean of its class."""
        found: dict[int, float] = {}
        for grade, members in Split(self._stands, places).classes(self._stands.codes(guess)).items():
            more = 0.0 if grade == self._stands.right else self._played(members, left - 1, beyond) / len(members)
            found.update(dict.fromkeys(members, 1 + more))
        return found

    def _looked_into(self, split: Split, place: int, left: int, beyond: int) -> float:
        """Return the cost of a guess once the best guess for each of its classes was sought."""
        cost = float(len(split.places))
        for grade, places in split.classes(self._stands.codes(place)).items():
            if grade != self._stands.right:
                cost += self._played(places, left - 1, beyond)
        return cost

    def _played(self, places: Sequence[int], left: int, beyond: int) -> float:
        """Return the cost of a set with the best of some guesses; a small one is played out."""
        count = len(places)
        over = LATE * count if left <= 0 else 0.0
        if count <= 2:
            return (1 if count == 1 else 3) + (over or LATE * (count - 1) * (left == 1))
        if count > _MANY:
            return costs(self._family.variant, 1 << count.bit_length(), left, 1)[count]
        split = Split(self._stands, places)
        best, cost = places[0], float("inf")
        for place in (*self._some(places, max(beyond, _LEAST)), *self._others(beyond)):
            if (value := self._cost(split, self._stands.codes(place), left, 1)) < cost:
                best, cost = place, value
                if cost <= 2 * count - 1:
                    return cost
        if count > _PLAYED_OUT:
            return cost
        right, classes = self._stands.right, split.classes(self._stands.codes(best)).items()
        return count + over + sum([self._played(each, left - 1, beyond) for grade, each in classes if grade != right])

    def _cost(self, split: Split, guess: Codes, left: int, scale: float) -> float:
        """Return the cost of a set with a guess, by the sizes of its classes."""
        grades = split.grades(guess)
        count = len(grades)
        table = costs(self._family.variant, 1 << count.bit_length(), left - 1, scale)
        if count <= _FEW:
            cost = sum([table[grades.count(grade)] for grade in set(grades)])
        else:
            cost = sum([table[each] for each in Counter(grades).values()])
        if self._stands.right in grades:
            cost -= table[1]
        return count * scale * (1 + LATE * (left <= 0)) + cost

    def _some(self, places: Sequence[int], most: int) -> Sequence[int]:
        if len(places) <= most:
            return places
        step, start = len(places) / most, self._rng.choice(range(1000)) / 1000
        return [places[int((index + start) * step)] for index in range(most)]

    def _others(self, most: int) -> Sequence[int]:
        count = self._stands.count
        return range(count) if count <= most else [self._rng.choice(range(count)) for _ in range(most)]

    def _late(self) -> bool:
        return self._ends is not None and monotonic() > self._ends
