"""The views of a leg: the places of the current card, the whole tree, one family at a time, the score."""

from client.games.family_tree.branches import family_of
from client.games.family_tree.choice import typed_card
from client.games.family_tree.messages import families as families_text
from client.games.family_tree.scene import Scene
from client.line.command import Given
from client.line.games.family_tree import families, leg
from client.text.messages import line_room as room_text
from protocol.cards import Card


class Looking:
    """The player's position in the tree of a leg, and the answers to questions about it."""

    def __init__(self) -> None:
        self._at: Card | None = None

    def told(self, given: Given, scene: Scene) -> list[str] | None:
        """Return the answer to a question about a leg; None for other commands.

        Raises ValueError if the argument is not a card.
        """
        match given.name:
            case "moves":
                return leg.places(scene)
            case "tree":
                return families.tree(scene.view.families)
            case "hands":
                return families.hands(scene.view.families)
            case "points":
                return leg.score(scene)
            case "news":
                return leg.happened(scene) or [room_text.no_news()]
            case "family" if given.rest:
                card = typed_card(given.rest)
                found = family_of(scene.view.families, card)
                return [families_text.no_family(card)] if found is None else self._go(scene, found.member)
            case "family":
                return self._go(scene, self._at)
            case "up":
                above = families.above(scene.view.families, self._at)
                return [families_text.at_the_top()] if above is None else self._go(scene, above.member)
            case "top":
                return self._go(scene, None)
            case "signs":
                return self._signs(scene)
        return None

    def _go(self, scene: Scene, at: Card | None) -> list[str]:
        self._at = at
        here = families.here(scene.view.families, at)
        return [] if here is None else leg.family(scene, here)

    def _signs(self, scene: Scene) -> list[str]:
        here = families.here(scene.view.families, self._at)
        born = [] if here is None else families.children(scene.view, here)
        return born or [families_text.no_children()]
