"""What the guided first game explains, each thing when it first comes."""

from collections.abc import Sequence

from client.games.family_tree.words import HANDS, cards, couple
from client.room.guided_game import Lesson
from client.text.cards import show_card
from client.text.counting import count
from protocol.cards import Card
from protocol.games.family_tree.view import Family, FamilyTreeView

TITLE = "your first game"
OFFERED = "Is this your first game? Family Tree can be explained card by card."
OFF = "No more is explained. ? has all the rules."


def lesson(which: Lesson, view: FamilyTreeView) -> str:
    """Explain something with the cards that lie there."""
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
                f"{card} divorces a couple: it covers the spouse, and they have no more children. It must be played if "
                "it can be; play it where it costs least, or where it makes a better hand."
            )
        case Lesson.JACK:
            return (
                f"{card} covers a living person, who is dead then: no more children for that couple, no points for "
                "celebrities. Somebody divorced or single may be the smallest loss."
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
