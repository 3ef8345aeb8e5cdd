"""What a leg of The Patriarch is made of. rules: patriarch, Play"""

from dataclasses import dataclass, field
from typing import NamedTuple

from protocol.cards import Card
from protocol.games.patriarch.options import PatriarchOptions
from protocol.games.patriarch.view import Does, Grade
from protocol.ids import Role, Seat
from server.games.patriarch.trees import Tree
from server.games.patriarch.variants import FAMILIES, Family

WAITING = 2
"""How many guesses a player may have in the queue."""


class Made(NamedTuple):
    """A guess, which nobody can change any more."""

    seat: Seat
    tree: Tree


class Announced(NamedTuple):
    """A grade, and how many trees agree with it and all those before it."""

    grade: Grade
    left: int


@dataclass(frozen=True, slots=True, kw_only=True)
class State:
    """A leg as it stands between two moves.

    `deck` is what the number gives, suit and tree, and empty where it gives none. `suit` and `tree` are None until the
    owner has laid the tree out; `open`: the owner left it open, and `tree` is None until the leg is over. `guesses` are
    in the order in which they were made; the first of them have `grades`, and the others are the queue, whose front
    came there at ply `since`. `possible` is the set of the trees that agree with all grades (see `possible.py`);
    `last` is what the last move did; `notes`: views have a note board; `bare`: nothing is hidden any more, since the
    match is over. `spare` is what the number gives where an owner lays out the tree, for one who does not in time;
    `out` are the seats whose time has run out.
    """

    options: PatriarchOptions
    roles: tuple[Role, ...]
    deck: tuple[Card, ...]
    seen: tuple[Card, ...]
    suit: str | None
    tree: Tree | None
    open: bool
    guesses: tuple[Made, ...]
    grades: tuple[Announced, ...]
    possible: int
    since: int
    last: Does | None
    ply: int
    notes: bool = True
    bare: bool = False
    spare: tuple[Card, ...] = field(default=(), repr=False)
    out: frozenset[Seat] = frozenset()

    @property
    def family(self) -> Family:
        """Which trees are allowed."""
        return FAMILIES[self.options.variant]

    @property
    def owner(self) -> Seat:
        """The family owner's seat."""
        return Seat(self.roles.index("owner"))

    @property
    def duel(self) -> bool:
        """Whether two play: then there are only so many guesses."""
        return len(self.roles) == 2

    @property
    def queued(self) -> bool:
        """Whether a guess waits for the owner's grade: with two players only where the owner works it out."""
        return not self.duel or (self.options.own_grades and self.options.tree != "number")

    @property
    def most_waiting(self) -> int:
        """How many guesses of a player may wait: with two players, the next guess follows the grade."""
        return 1 if self.duel else WAITING

    @property
    def laid(self) -> bool:
        """Whether there is a tree to guess, be it an open one."""
        return self.open or self.tree is not None

    @property
    def queue(self) -> tuple[Made, ...]:
        """The guesses that wait for their grade, the front first."""
        return self.guesses[len(self.grades) :]

    @property
    def found_by(self) -> Seat | None:
        """Who found the tree; None while nobody has."""
        if self.grades and self.grades[-1].grade.red == len(self.family.ranks):
            return self.guesses[len(self.grades) - 1].seat
        return None

    @property
    def over(self) -> bool:
        """Whether the leg is over: the tree was found, or there is nobody any more who could find it."""
        if self.found_by is not None:
            return True
        if self.duel:
            return len(self.grades) == self.options.guesses
        return len(self.out - {self.owner}) == len(self.roles) - 1 and not self.queue

    @property
    def hidden(self) -> bool:
        """Whether the guesses and grades of this leg are the guesser's alone: the other is to guess the same tree."""
        return self.duel and self.options.tree == "number" and not self.seen
