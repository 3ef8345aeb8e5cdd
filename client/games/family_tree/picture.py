"""All that the screen of a leg shows, as a value. Pure."""

from dataclasses import dataclass

from client.games.family_tree.choice import Choice
from client.games.family_tree.family_navigation import Spot, Walk
from client.games.family_tree.layout import EMPTY, TreeLayout
from client.games.family_tree.scene import Scene


@dataclass(frozen=True, slots=True)
class Picture:
    """A leg with what its reader is about to do.

    `layout` is the whole tree; `choice` the place chosen in it, and what is typed; `walk` the family looked at where
    one is shown at a time; `message` what is said in place of what the chosen move would do; `lessons` what the guided
    game explains now; `keys` those of the screen around the leg.
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
        """What is pointed at in the family that is looked at."""
        if self.walk is None or self.scene is None:
            return None
        return self.walk.pointed(self.scene.view)
