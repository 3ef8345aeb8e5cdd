"""Family Tree in lines of text: its leg, its tree, its families, and its commands."""

from collections.abc import Sequence
from typing import get_args

from client.games.family_tree.branches import family_of
from client.games.family_tree.choice import typed_card
from client.games.family_tree.messages import families as families_text
from client.games.family_tree.messages import line as line_text
from client.games.family_tree.messages import typed_words as typed_text
from client.games.family_tree.scene import Scene
from client.line.command import Command, Given, in_leg, on_my_turn
from client.line.games import board
from client.line.games.family_tree import families, leg
from client.line.games.family_tree.views import Looking
from client.line.typed_words import Words
from client.text.glyphs import Glyphs
from client.text.messages import line_room as room_text
from client.text.messages import scores as scores_text
from protocol.cards import Card
from protocol.events import Expected
from protocol.games.family_tree.view import FamilyTreeView
from protocol.views import View

_WORDS = Words(typed_text.word, get_args(typed_text.Word))


class FamilyTree(board.LegBoard[Scene]):
    """The text interface of Family Tree."""

    scenes = Scene
    words = _WORDS
    commands = (
        Command("tree", "t", "", line_text.tree_command, in_leg, _WORDS),
        Command("family", "f", "[CARD]", line_text.family_command, in_leg, _WORDS),
        Command("up", "", "", line_text.up_command, in_leg, _WORDS),
        Command("top", "", "", line_text.top_command, in_leg, _WORDS),
        Command("signs", "", "", line_text.signs_command, on_my_turn, _WORDS),
        Command("hands", "", "", line_text.hands_command, in_leg, _WORDS),
    )

    @property
    def moves(self) -> str:
        """How a move is typed."""
        return f"  {room_text.moves_usage()}"

    def looking(self) -> "FamilyLooking":
        """Return a new view of the trees."""
        return FamilyLooking()

    def opening(self, scene: Scene) -> list[str]:
        """Return the heading of a leg: its number, the roles, and the score to beat."""
        return leg.opening(scene)

    def turn(self, scene: Scene) -> list[str]:
        """Return whose turn it is, and the reader's places for the current card."""
        return leg.turn(scene)

    def stands(self, scene: Scene) -> tuple[object, ...]:
        """Return a value that changes with each turn."""
        view = scene.view
        return scene.leg, view.ply, view.current, view.to_act, scene.my_turn, scene.mover_name

    def hint(self, scene: Scene, expected: Sequence[Expected]) -> list[str]:
        """Return the computer's place for the current card."""
        return leg.hint(scene, expected)

    def over(self, scene: Scene) -> list[str]:
        """Return how a leg ended."""
        return leg.over(scene)

    def read_move(self, scene: Scene, typed: str) -> str | None:
        """Return the move of a typed number or card. Raises ValueError if there is no such place."""
        return leg.read_move(scene, typed)

    def picture(self, view: View, glyphs: Glyphs, names: Sequence[str] = ()) -> list[str]:
        """Describe the tree."""
        return families.tree(view.families) if isinstance(view, FamilyTreeView) else []


class FamilyLooking(board.Looking[Scene]):
    """The player's position in the tree of a leg, and in the computer's tree."""

    def __init__(self) -> None:
        self._looking = Looking()
        self._number: int | None = None
        self._at: Card | None = None

    def told(self, given: Given, scene: Scene, glyphs: Glyphs) -> list[str] | None:
        """Return the answer to a question about a leg. Raises ValueError."""
        return self._looking.told(given, scene)

    def computers(self, number: int, view: View, typed: str, glyphs: Glyphs) -> list[str]:
        """Describe the computer's tree, or one family of it. Raises ValueError."""
        if not isinstance(view, FamilyTreeView):
            return []
        if self._number != number:
            self._number, self._at = number, None
        where = typed.lower().replace(" ", "")
        if where == "up":
            above = families.above(view.families, self._at)
            if above is None:
                return [families_text.at_the_top()]
            self._at = above.member
        elif where == "top":
            self._at = None
        elif where:
            card = typed_card(where)
            found = family_of(view.families, card)
            if found is None:
                return [families_text.no_family(card)]
            self._at = found.member
        family = families.here(view.families, self._at)
        if where and family is not None:
            return families.told(view, family)
        head = scores_text.computers_tree(number=number, score=view.score)
        return [head, *families.tree(view.families)]


BOARD = FamilyTree()
