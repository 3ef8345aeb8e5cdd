"""Describes families: their members, whether they can grow, and the possible moves below a child."""

from client.games.family_tree.branches import Branch
from client.games.family_tree.messages import families as families_text
from client.games.family_tree.messages import leg as leg_text
from protocol.cards import Card
from protocol.games.family_tree.view import Family, Hand


def couple(family: Family) -> str:
    """Return a family's partners."""
    return families_text.couple(member=family.member, spouse=family.spouse)


def hand(hand: Hand) -> str:
    """Return a hand and its points."""
    return families_text.hand(hand=leg_text.hand_name(hand.name), points=hand.points)


def could(card: Card, branch: Branch) -> str:
    """Return the possible moves of the current card in a branch; empty if there are none."""
    if branch.sign is None:
        return ""
    return families_text.could(card=card, sign=branch.sign.value, places=branch.places)


def child(number: int, family: Family, below: int) -> str:
    """Describe a child, given its place among its siblings and the number of children below it."""
    return families_text.child(
        card=family.member,
        number=number,
        dead=family.member_cover is not None,
        divorced=is_divorced(family),
        spouse=family.spouse,
        below=below,
    )


def takes_nothing(card: Card, family: Family, at: Card) -> str:
    """Say that the current card can't be played on a couple, or a jack on the partner `at`."""
    both = family.spouse is not None and card[0] != "J"
    return families_text.takes_nothing(
        card=card, family=couple(family) if both else families_text.couple(member=at, spouse=None)
    )


def born_to(level: int, parents: Family | None) -> str:
    """Return the position of a family in the tree."""
    if parents is None or parents.spouse is None:
        return families_text.born_to(level=level, member=None, spouse=None)
    return families_text.born_to(level=level, member=parents.member, spouse=parents.spouse)


def state(family: Family) -> str:
    """Say whether a family can have more children, or why not."""
    member, spouse, dead = family.member, family.spouse, family.member_cover is not None
    if spouse is None:
        return families_text.state(state="unmarried" if dead else "single", person=member, room=0)
    if is_divorced(family):
        return families_text.state(state="divorced-dead" if dead else "divorced", person=member, room=0)
    if dead and family.spouse_cover is not None:
        return families_text.state(state="both-dead", person=member, room=0)
    if dead or family.spouse_cover is not None:
        return families_text.state(state="widowed", person=spouse if dead else member, room=0)
    return families_text.state(state="room" if family.room else "full", person=member, room=family.room)


def is_divorced(family: Family) -> bool:
    """Return whether an ace has divorced a couple."""
    return family.spouse_cover is not None and family.spouse_cover[0] == "A"


def family_line(family: Family) -> str:
    """Describe a family in one line; for line mode."""
    divorced, cover = is_divorced(family), family.spouse_cover
    spouse = family.spouse
    return families_text.family_line(
        member=families_text.member(card=family.member, cover=family.member_cover, divorced=False),
        dead=family.member_cover is not None,
        divorced=divorced,
        spouse=None if spouse is None else families_text.member(card=spouse, cover=cover, divorced=divorced),
        extended=family.extended,
        children=family.children,
        born=len(family.children),
        room=family.room,
        celebrity=family.celebrity,
        hand=None if family.hand is None else hand(family.hand),
    )


def hand_of(family: Family, its_hand: Hand) -> str:
    """Return a family's hand and its cards; for line mode."""
    return families_text.hand_of(couple=couple(family), hand=hand(its_hand), cards=its_hand.cards)


def child_line(number: int, family: Family, branch: Branch, current: Card | None) -> str:
    """Describe a child with its spouse, and the possible moves in its branch; for line mode."""
    can = could(current, branch) if current is not None else ""
    return families_text.child_line(number=number, couple=couple(family), below=branch.children, could=can or None)
