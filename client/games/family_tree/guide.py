"""The guided first game: a solo game in which each kind of card is explained when it first comes. Pure.

It is played like any other game, on a number whose cards bring everything early. `client.room.guide_progress` remembers
what has been explained.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Self

from client.games.family_tree.words import HANDS, cards, couple
from client.games.guide import GuidedGame
from client.text.cards import show_card
from client.text.counting import count
from protocol.cards import JOKERS, Card
from protocol.games.family_tree.view import Family, FamilyTreeView

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
_HOW_IN_LINES = (
    "When it is your turn, its places are listed. Type the number of a place, or the card you play on, such as 7d. "
    "Type rules for all the rules, enough to end these explanations."
)


@dataclass(frozen=True, slots=True)
class Guide:
    """What has been explained (`seen`), and what is explained `now`, at ply `at`."""

    seen: frozenset[Lesson] = frozenset()
    now: tuple[Lesson, ...] = ()
    at: int | None = None

    @classmethod
    def after(cls, explained: frozenset[str]) -> Self:
        """Return the guide of a player to whom some lessons have been explained already."""
        return cls(frozenset(lesson for lesson in Lesson if lesson in explained))

    @property
    def over(self) -> bool:
        """Whether nothing is left to explain."""
        return self.seen == ALL

    @property
    def heard(self) -> frozenset[Lesson]:
        """The lessons that need no explaining: a player who comes back to a card hears its lessons again."""
        return self.seen if Lesson.OVER in self.now else self.seen.difference(self.now)

    def look(self, view: FamilyTreeView) -> "Guide":
        """Return the guide at a view: the same at the same card, else with the lessons that are due."""
        if self.at == view.ply and bool(view.to_act) is (Lesson.OVER not in self.now):
            return self
        most = AT_ONCE if view.played else AT_FIRST
        due = tuple(lesson for lesson in Lesson if lesson not in self.seen and _DUE[lesson](view))[:most]
        return Guide(self.seen | frozenset(due), due, view.ply)

    def told(self, view: FamilyTreeView, *, plain: bool = False) -> list[str]:
        """Return what is explained now; `plain`: in line mode."""
        told = [lesson(each, view) for each in self.now]
        return [
            in_lines(text) if plain and each is Lesson.WELCOME else text
            for each, text in zip(self.now, told, strict=True)
        ]

    def skip(self) -> "Guide":
        """Return a guide that explains nothing more."""
        return replace(self, seen=ALL, now=())


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


def lesson(which: Lesson, view: FamilyTreeView) -> str:
    """Explain a lesson with the cards of the view."""
    top, card = view.families[0], show_card(view.current) if view.current is not None else ""
    partners = couple(top.member, top.spouse or top.member)
    match which:
        case Lesson.WELCOME:
            return (
                f"{partners} begin your family tree. All other cards are played into it, one by one, for as many "
                f"points as you can make. {card} is the current card, and goes where a ▸ stands. "
                "Choose with the arrow keys, and play with Enter."
            )
        case Lesson.FAMILY:
            return (
                f"{card} is a family card, as all from 3 to 10 are, and Q, K and jokers: a couple takes it as a child "
                "(up to three), a single person as the spouse."
            )
        case Lesson.MARRIAGE:
            return (
                f"{cards(_singles(view))} {'is' if len(_singles(view)) == 1 else 'are'} single, and a family card "
                "played there marries. A new couple can have children: each further generation is 10 points more."
            )
        case Lesson.CELEBRITY:
            return f"{card} is a celebrity: a queen or king in a marriage is worth 10 points, two of them together 30."
        case Lesson.JOKER:
            return (
                f"{card} is a joker: a family card, and in a poker hand whatever card helps most. It is no celebrity."
            )
        case Lesson.TWO:
            return f"{card} extends a family: that couple may have five children, and the 2 counts in its hand."
        case Lesson.ACE:
            return (
                f"{card} divorces a couple: it covers the spouse, and the couple can’t have more children. If it "
                "fits, it must be played: put it where it costs least, or where it makes a better hand."
            )
        case Lesson.JACK:
            return (
                f"{card} covers a living person, who then is dead: the couple can’t have more children, and a "
                "celebrity scores nothing. A divorced or single person may be the smallest loss."
            )
        case Lesson.SKIPPED:
            gone = view.skipped if view.played is None else view.played.skipped
            return (
                f"{cards(gone)}: no place took {'it' if len(gone) == 1 else 'them'}, so "
                f"{'it' if len(gone) == 1 else 'they'} went to the bottom of the stock and will come again."
                + (" The first couple is safe from aces and jacks until it has a child." if _safe(gone, top) else "")
            )
        case Lesson.HAND:
            return _hand(view.families)
        case Lesson.OVER:
            return (
                f"That was the last card that could be played: {count(view.score, 'point')}. The same number deals the "
                "same cards again, so next time you know what comes."
            )


def _hand(families: Sequence[Family]) -> str:
    family, hand = next((each, each.hand) for each in families if each.hand is not None)
    who = couple(family.member, family.spouse or family.member)
    return (
        f"{who} and their children are a poker hand now, since five cards of that family lie in sight: "
        f"{HANDS[hand.name]}, {count(hand.points, 'point')}. Good hands are where most of the points are."
    )


def _singles(view: FamilyTreeView) -> list[Card]:
    return [move.target for move in view.moves if move.does == "spouse"]


def _safe(gone: Sequence[Card], top: Family) -> bool:
    return not top.children and any(card[0] in "AJ" for card in gone)


def in_lines(text: str) -> str:
    """Say how one plays in line mode, in place of how one does on the screen.

    >>> in_lines("Q♠ begins. 7♦ is the current card, and goes where a ▸ stands.")[:72]
    'Q♠ begins. 7♦ is the current card; it must be played where it can go. Wh'
    """
    told = text.partition(" is the current card")[0]
    return f"{told} is the current card; it must be played where it can go. {_HOW_IN_LINES}"


GUIDED = GuidedGame(number=NUMBER, begin=Guide.after)
