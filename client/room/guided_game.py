"""The guided first game: a solo game in which each kind of card is explained when it first comes. Pure.

It is played like any other, on a number whose cards bring everything early; the words are in
`client.room.guide_words`, and `client.room.guide_progress` remembers what somebody has been told.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum

from client.room.session import Model
from protocol.cards import JOKERS
from protocol.games.family_tree.view import FamilyTreeView

NUMBER = 2261
"""On it an ace comes before anything can take it, and then a card of every kind: whatever is played, all that there is
to explain has come after about ten cards."""
AT_ONCE, AT_FIRST = 2, 3
"""How many explanations are given at one card at most, and at the first one; the others wait."""


class Lesson(StrEnum):
    """Something to explain once, in the order in which they are given when several are due."""

    WELCOME = "welcome"
    SKIPPED = "skipped"
    TWO = "two"
    ACE = "ace"
    JACK = "jack"
    JOKER = "joker"
    CELEBRITY = "celebrity"
    FAMILY = "family"
    HAND = "hand"
    MARRIAGE = "marriage"
    OVER = "over"


ALL = frozenset(Lesson)


@dataclass(frozen=True, slots=True)
class Guide:
    """What has been explained (`seen`), and what is explained `now`, at ply `at`."""

    seen: frozenset[Lesson] = frozenset()
    now: tuple[Lesson, ...] = ()
    at: int | None = None

    @property
    def over(self) -> bool:
        """Whether nothing is left to explain."""
        return self.seen == ALL

    @property
    def heard(self) -> frozenset[Lesson]:
        """What needs no more explaining: what is explained now is so again to who comes back to the same card."""
        return self.seen if Lesson.OVER in self.now else self.seen.difference(self.now)

    def look(self, view: FamilyTreeView) -> "Guide":
        """Return the guide at a view: as it is while that stays at the same card, else with what is due then."""
        if self.at == view.ply and bool(view.to_act) is (Lesson.OVER not in self.now):
            return self
        most = AT_ONCE if view.played else AT_FIRST
        due = tuple(lesson for lesson in Lesson if lesson not in self.seen and _DUE[lesson](view))[:most]
        return Guide(self.seen | frozenset(due), due, view.ply)

    def skip(self) -> "Guide":
        """Return the guide of somebody who wants to hear no more."""
        return replace(self, seen=ALL, now=())


def guided(model: Model) -> bool:
    """Tell whether somebody is in a game that is explained: the one alone on the guide's number."""
    if not model.solo or model.me is None or model.room is None or model.match is None:
        return False
    return model.match.number == NUMBER and isinstance(model.room.view, FamilyTreeView)


def skipped(view: FamilyTreeView) -> bool:
    """Tell whether a card was turned over just now that no place took."""
    return bool(view.skipped if view.played is None else view.played.skipped)


def _rank(ranks: str) -> Callable[[FamilyTreeView], bool]:
    return lambda view: view.current is not None and view.current[0] in ranks


_DUE: Mapping[Lesson, Callable[[FamilyTreeView], bool]] = {
    Lesson.WELCOME: lambda view: view.current is not None,
    Lesson.SKIPPED: lambda view: view.current is not None and skipped(view),
    Lesson.TWO: _rank("2"),
    Lesson.ACE: _rank("A"),
    Lesson.JACK: _rank("J"),
    Lesson.JOKER: lambda view: view.current in JOKERS,
    Lesson.CELEBRITY: _rank("QK"),
    Lesson.FAMILY: _rank("3456789T"),
    Lesson.HAND: lambda view: any(family.hand for family in view.families),
    Lesson.MARRIAGE: lambda view: any(move.does == "spouse" for move in view.moves),
    Lesson.OVER: lambda view: view.current is None,
}
