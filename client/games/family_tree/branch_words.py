"""What is said of one family at a time, and of what lies below each child."""

from client.games.family_tree.branches import Branch, Sign
from client.games.family_tree.words import couple
from client.text.cards import show_card
from client.text.counting import count, ordinal
from protocol.cards import Card
from protocol.games.family_tree.view import Family

TITLE = "one family"
TOP = "the top of the tree"
UP = "↑ up one level"
TO_TOP = "to the top"
ONLY_FIRST = "the family that everybody comes from"
SIGNS: dict[Sign, str] = {
    Sign.CHILD: "child",
    Sign.SPOUSE: "spouse",
    Sign.EITHER: "child/spouse",
    Sign.JACK: "jack",
    Sign.COUPLE: "couple",
}
"""The branch signs, as they stand below a child."""
_COULD: dict[Sign, str] = {
    Sign.CHILD: "could become a child",
    Sign.SPOUSE: "could marry",
    Sign.EITHER: "could become a child or marry",
    Sign.JACK: "could be played on somebody",
    Sign.COUPLE: "could be played on a couple",
}


def below(children: int) -> str:
    """Say how many children lie below a child, where there are any."""
    return f"{children} below" if children else ""


def could(card: Card, branch: Branch) -> str:
    """Say what the current card could do in a branch; empty where nothing."""
    if branch.sign is None:
        return ""
    return f"{show_card(card)} {_COULD[branch.sign]} there: {count(branch.places, 'place')}"


def child(number: int, family: Family, children: int) -> str:
    """Tell of a child that is pointed at, and how to go into its family."""
    who = f"{show_card(family.member)}, the {ordinal(number)} child"
    dead = ", dead" if family.member_cover is not None else ""
    with_whom = "divorced from" if _divorced(family) else "with"
    married = f", {with_whom} {show_card(family.spouse)}" if family.spouse is not None else ""
    under = f"; {count(children, 'child', 'children')} below" if children else ""
    return f"{who}{dead}{married}{under}. Enter or ↓ shows that family."


def takes_nothing(card: Card, family: Family, at: Card) -> str:
    """Say that the current card does not go where somebody points: on the couple, a jack on the one partner `at`."""
    both = family.spouse is not None and card[0] != "J"
    who = couple(family.member, family.spouse or at) if both else show_card(at)
    return f"{who}: {show_card(card)} cannot be played here; Enter asks for the rule that says why"


def enter_or_card(number: int, child: Card) -> str:
    """Say what a typed digit stands for: a child's family, or the beginning of a card."""
    return f"Enter shows the family of {show_card(child)}, the {ordinal(number)} child; or go on typing a card"


def born_to(level: int, parents: Family | None) -> str:
    """Say where in the tree a family is."""
    if parents is None or parents.spouse is None:
        return f"level {level}, {TOP}"
    return f"level {level}, born to {couple(parents.member, parents.spouse)}"


def cards_of_five(cards: int) -> str:
    """Say how far a family is from having a hand."""
    return f"no hand yet: {cards} of 5 cards"


def state(family: Family) -> str:
    """Say whether a family can grow, or what keeps it from it."""
    if family.spouse is None:
        return "died unmarried" if family.member_cover is not None else "single"
    if _divorced(family):
        return "divorced" if family.member_cover is None else f"divorced, {show_card(family.member)} is dead"
    if family.member_cover is not None and family.spouse_cover is not None:
        return "both are dead"
    if family.member_cover is not None or family.spouse_cover is not None:
        left = family.spouse if family.member_cover is not None else family.member
        return f"{show_card(left)} is widowed"
    return (
        f"room for {count(family.room, 'more child', 'more children')}" if family.room else "no room for more children"
    )


def _divorced(family: Family) -> bool:
    return family.spouse_cover is not None and family.spouse_cover[0] == "A"
