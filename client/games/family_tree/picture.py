"""The state of a leg's screen, as a value. Pure."""

from dataclasses import dataclass

from client.games.family_tree.choice import Choice
from client.games.family_tree.family_navigation import Spot, Walk
from client.games.family_tree.layout import EMPTY, TreeLayout
from client.games.family_tree.scene import Scene


@dataclass(frozen=True, slots=True)
class Picture:
    """A leg and what its reader is about to do.

    `layout` is the whole tree; `choice` is the place chosen in it and the typed text; `walk` is the family in view if
    one family is shown at a time; `message` replaces the text about the chosen move; `lessons` are the current
    explanations of the guided game; `keys` are the keys of the screen around the leg.
    """

    scene: Scene | None = None
    layout: TreeLayout = EMPTY
    choice: Choice = Choice()  # noqa: RUF009 # a frozen value
    walk: Walk | None = None
    message: str | None = None
    lessons: tuple[str, ...] = ()
    keys: tuple[tuple[str, str], ...] = ()

    @property
    def pointed(self) -> Spot | None:
        """The selected spot of the family in view."""
        if self.walk is None or self.scene is None:
            return None
        return self.walk.pointed(self.scene.view)
