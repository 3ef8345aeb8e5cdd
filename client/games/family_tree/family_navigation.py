"""The view of a single family: the family, the selected spot in it, and the ways from family to family. Pure.

rules: family_tree, What the player sees
"""

from dataclasses import dataclass

from client.games.arrows import Step
from client.games.family_tree.branches import family_of, way_to
from protocol.cards import Card
from protocol.games.family_tree.view import Family, FamilyTreeView, LegalMove


@dataclass(frozen=True, slots=True)
class Spot:
    """A spot in a family that can be selected: its couple, a partner, or a child; with its move."""

    card: Card
    child: bool
    move: LegalMove | None = None


def spots(view: FamilyTreeView, member: Card) -> tuple[Spot, ...]:
    """Return the spots of a member's family, its children last.

    A couple is one spot, as cards are played on it; a jack is played on one partner or the other.
    """
    family = family_of(view.families, member)
    if family is None:
        return ()
    moves = {move.target: move for move in view.moves}
    partners = [family.member]
    if family.spouse is not None and view.current is not None and view.current[0] == "J":
        partners.append(family.spouse)
    return (
        *(Spot(card, child=False, move=moves.get(card)) for card in partners),
        *(Spot(child, child=True) for child in family.children),
    )


@dataclass(frozen=True, slots=True)
class Walk:
    """The member whose family is in view, and the card that is selected in it."""

    member: Card
    at: Card

    def spot(self, view: FamilyTreeView) -> int:
        """Return the index of the selected spot; the couple's if that spot no longer exists."""
        return next((index for index, spot in enumerate(spots(view, self.member)) if spot.card == self.at), 0)

    def pointed(self, view: FamilyTreeView) -> Spot:
        """Return the selected spot."""
        return spots(view, self.member)[self.spot(view)]

    def family(self, view: FamilyTreeView) -> Family:
        """Return the family in view."""
        return next(family for family in view.families if family.member == self.member)

    def stay(self, view: FamilyTreeView) -> "Walk":
        """Return the walk in another view: at the same family and spot, or at the top if that family is gone."""
        if all(family.member != self.member for family in view.families):
            return begin(view)
        return Walk(self.member, self.pointed(view).card)

    def into(self, view: FamilyTreeView, member: Card) -> "Walk":
        """Return the walk at another member's family."""
        here = {family.member for family in way_to(view.families, self.member)}
        came_from = next((each for each in view.families if each.parent == member and each.member in here), None)
        return Walk(member, member if came_from is None else came_from.member)

    def up(self, view: FamilyTreeView) -> "Walk":
        """Return the walk one level up, with the child it came from selected; at the top, the same walk."""
        parent = self.family(view).parent
        return self if parent is None else self.into(view, parent)

    def point(self, card: Card) -> "Walk":
        """Return the walk with another card of the same family selected."""
        return Walk(self.member, card)

    def step(self, view: FamilyTreeView, way: Step) -> "Walk":
        """Return the walk one step away: left and right within a row, up and down between rows and families."""
        every, at = spots(view, self.member), self.spot(view)
        here = every[at]
        if way in (Step.LEFT, Step.RIGHT):
            beside = at + (1 if way is Step.RIGHT else -1)
            if 0 <= beside < len(every) and every[beside].child is here.child:
                return self.point(every[beside].card)
            return self
        if way is Step.UP:
            return self.point(self.member) if here.child else self.up(view)
        if here.child:
            return self.into(view, here.card)
        first = next((spot for spot in every if spot.child), here)
        return self.point(first.card)


def begin(view: FamilyTreeView) -> Walk:
    """Return the walk at the tree top."""
    top = view.families[0].member
    return Walk(top, top)


def walk_to(view: FamilyTreeView, card: Card | None) -> Walk:
    """Return the walk at a partner's family; at the tree top if there is no such family."""
    family = None if card is None else family_of(view.families, card)
    if family is None:
        return begin(view)
    walk = Walk(family.member, family.member if card is None else card)
    return walk.point(walk.pointed(view).card)
