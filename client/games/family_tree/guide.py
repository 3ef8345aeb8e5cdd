"""The guided first game: a solo game that explains each kind of card the first time it appears. Pure.

It is played like any other game, on a number that deals all kinds of cards early. `client.room.guide_progress` stores
the lessons that were explained.
"""

from dataclasses import dataclass, replace
from typing import Self

from client.games.family_tree.lessons import Lesson, explain, is_due
from client.games.guide import GuidedGame
from protocol.games.family_tree.view import FamilyTreeView

NUMBER = 2261
"""It deals an ace before any card can take it, and then a card of every kind: whatever is played, every lesson is due
within about ten cards."""
AT_ONCE, AT_FIRST = 2, 3
"""The most lessons at one card, and at the first one; the others wait."""
ALL = frozenset(Lesson)


@dataclass(frozen=True, slots=True)
class Guide:
    """The explained lessons (`seen`), and the lessons explained `now`, at ply `at`."""

    seen: frozenset[Lesson] = frozenset()
    now: tuple[Lesson, ...] = ()
    at: int | None = None

    @classmethod
    def after(cls, explained: frozenset[str]) -> Self:
        """Return the guide of a player who knows some lessons already."""
        return cls(frozenset(lesson for lesson in Lesson if lesson in explained))

    @property
    def over(self) -> bool:
        """Whether all lessons are explained."""
        return self.seen == ALL

    @property
    def heard(self) -> frozenset[Lesson]:
        """The lessons that need no explanation: a player who returns to a card gets its lessons again."""
        return self.seen if Lesson.OVER in self.now else self.seen.difference(self.now)

    def look(self, view: FamilyTreeView) -> "Guide":
        """Return the guide at a view: the same at the same card, otherwise with the lessons that are due."""
        if self.at == view.ply and bool(view.to_act) is (Lesson.OVER not in self.now):
            return self
        most = AT_ONCE if view.played else AT_FIRST
        due = tuple(lesson for lesson in Lesson if lesson not in self.seen and is_due(lesson, view))[:most]
        return Guide(self.seen | frozenset(due), due, view.ply)

    def told(self, view: FamilyTreeView, *, plain: bool = False) -> list[str]:
        """Return the current explanations; `plain`: in line mode."""
        return [explain(each, view, plain=plain) for each in self.now]

    def skip(self) -> "Guide":
        """Return a guide that explains nothing more."""
        return replace(self, seen=ALL, now=())


GUIDED = GuidedGame(number=NUMBER, begin=Guide.after)
