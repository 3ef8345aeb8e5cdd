"""The lessons of the guided game: when each is due, and what it explains. Pure."""

from collections.abc import Callable, Mapping
from enum import StrEnum

from client.games.family_tree.messages import leg as leg_text
from client.games.family_tree.messages import lessons as lesson_text
from protocol.cards import JOKERS, Card
from protocol.games.family_tree.view import Family, FamilyTreeView


class Lesson(StrEnum):
    """A lesson that is explained once; the order decides if several are due."""

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


def is_due(lesson: Lesson, view: FamilyTreeView) -> bool:
    """Return whether a view shows the subject of a lesson."""
    return _DUE[lesson](view)


def _rank(ranks: str) -> Callable[[FamilyTreeView], bool]:
    return lambda view: view.current is not None and view.current[0] in ranks


_DUE: Mapping[Lesson, Callable[[FamilyTreeView], bool]] = {
    Lesson.WELCOME: lambda view: view.current is not None,
    Lesson.SKIPPED: lambda view: view.current is not None and bool(_skipped(view)),
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


def explain(lesson: Lesson, view: FamilyTreeView, *, plain: bool = False) -> str:
    """Explain a lesson with the cards of the view; `plain`: in line mode."""
    top, card = view.families[0], view.current or ""
    match lesson:
        case Lesson.WELCOME:
            welcome = lesson_text.welcome(member=top.member, spouse=_spouse(top), card=card)
            return f"{welcome} {lesson_text.how_to_play('line' if plain else 'terminal')}"
        case Lesson.FAMILY:
            return lesson_text.family(card)
        case Lesson.MARRIAGE:
            singles = [move.target for move in view.moves if move.does == "spouse"]
            return lesson_text.marriage(count=len(singles), singles=singles)
        case Lesson.CELEBRITY:
            return lesson_text.celebrity(card)
        case Lesson.JOKER:
            return lesson_text.joker(card)
        case Lesson.TWO:
            return lesson_text.two(card)
        case Lesson.ACE:
            return lesson_text.ace(card)
        case Lesson.JACK:
            return lesson_text.jack(card)
        case Lesson.SKIPPED:
            skipped = _skipped(view)
            safe = not top.children and any(card[0] in "AJ" for card in skipped)
            return lesson_text.skipped(count=len(skipped), cards=skipped, safe=safe)
        case Lesson.HAND:
            family, hand = next((each, each.hand) for each in view.families if each.hand is not None)
            name = leg_text.hand_name(hand.name)
            return lesson_text.hand(member=family.member, spouse=_spouse(family), hand=name, points=hand.points)
        case Lesson.OVER:
            return lesson_text.over(view.score)


def _spouse(family: Family) -> Card:
    return family.spouse or family.member


def _skipped(view: FamilyTreeView) -> tuple[Card, ...]:
    """Return the cards that were just turned over and that no place took."""
    return tuple(view.skipped if view.played is None else view.played.skipped)
