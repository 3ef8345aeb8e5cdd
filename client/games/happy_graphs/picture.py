"""The state of a leg's screen, as a value, and how it changes as its reader looks around and chooses. Pure."""

from dataclasses import dataclass, replace

from client.games.arrows import Step
from client.games.happy_graphs.choice import Choice, stepped
from client.games.happy_graphs.layout import EMPTY, Box, Layout, Place, lay_out
from client.games.happy_graphs.moves import Spot
from client.games.happy_graphs.scene import Scene
from client.games.happy_graphs.undo_history import History


@dataclass(frozen=True, slots=True)
class Picture:
    """A leg and what its reader is about to do.

    `layout` is the boards in a window of `cells` cells; `hands`: all hands are shown instead of the boards, from the
    one at `top` on; `message` replaces the text about the chosen move; `keys` are the keys of the screen around the
    leg; `now` is the server's time.
    """

    scene: Scene | None = None
    layout: Layout = EMPTY
    choice: Choice = Choice()  # noqa: RUF009 # a frozen value
    history: History = History()  # noqa: RUF009 # a frozen value
    cells: int = 80
    hands: bool = False
    top: int = 0
    message: str | None = None
    keys: tuple[tuple[str, str], ...] = ()
    now: float | None = None

    @property
    def place(self) -> Place | None:
        """The chosen square."""
        return next((place for place in self.layout.places if place.spot == self.choice.spot), None)

    @property
    def last(self) -> Box | None:
        """The box of the last move."""
        played = self.scene.view.played if self.scene is not None else None
        return None if played is None else self.layout.box(Spot(played.group, played.x, played.y))


def with_news(picture: Picture, scene: Scene) -> Picture:
    """Return the picture updated for the current scene; the choice stays while its place exists."""
    before, history = picture.scene, picture.history
    if before is not None and before.leg != scene.leg:
        history = History()
    history = history.look(scene.view, scene.me.seat if scene.me is not None else None, scene.moves)
    choice = picture.choice
    ends = before is not None and (before.leg != scene.leg or (before.my_turn and not scene.my_turn))
    if scene.over or ends:
        choice = replace(choice, typed=None)
    if ends or not scene.my_turn:
        choice = replace(choice, taking=False, asks=False)
    if not scene.puzzle and (before is None or (before.leg, before.view.ply) != (scene.leg, scene.view.ply)):
        choice = replace(choice, spot=None, picked=False, refused=False)
    return laid_out(replace(picture, scene=scene, history=history, choice=choice))


def laid_out(picture: Picture) -> Picture:
    """Return the picture with a new layout of its boards."""
    scene = picture.scene
    if scene is None:
        return replace(picture, layout=EMPTY)
    choice = picture.choice.holding(scene.hand)
    if choice.taking and not scene.view.groups:
        choice = replace(choice, taking=False)
    layout = lay_out(
        scene.view,
        picture.cells,
        card=choice.card,
        mine=scene.my_turn,
        taking=choice.taking,
        hinted=scene.hinted,
    )
    picture = replace(picture, layout=layout)
    return replace(picture, choice=choice.among(layout.places, scene.hand))


def chosen(picture: Picture, choice: Choice) -> Picture:
    """Return the picture with another choice."""
    return laid_out(replace(picture, choice=choice))


def next_card(picture: Picture, step: int) -> Picture:
    """Return the picture with the next card of the hand chosen."""
    if picture.scene is None or not picture.scene.my_turn or picture.choice.taking:
        return picture
    return chosen(picture, picture.choice.next_card(picture.scene.hand, step))


def at_step(picture: Picture, way: Step) -> Picture | None:
    """Return the picture with the nearest place in a direction chosen; None if there is no place."""
    if not picture.layout.places:
        return None
    spot = stepped(picture.layout.places, picture.choice.spot, way, picture.last)
    return at_spot(picture, spot)


def withdrawn(picture: Picture) -> Picture:
    """Return the picture with nothing chosen or typed that Enter could play."""
    return replace(picture, choice=picture.choice.withdrawn())


def at_spot(picture: Picture, spot: Spot | None) -> Picture:
    """Return the picture with a place chosen."""
    return replace(picture, choice=replace(picture.choice, spot=spot, typed=None, refused=False))


def next_group(picture: Picture) -> Picture:
    """Return the picture with a place of the next group that has any chosen, from the last group on to the first."""
    groups = sorted({place.spot.group for place in picture.layout.places})
    here = picture.choice.spot.group if picture.choice.spot is not None else 0
    if not groups:
        return picture
    group = next((each for each in groups if each > here), groups[0])
    return at_spot(picture, next(place.spot for place in picture.layout.places if place.spot.group == group))


def new_group(picture: Picture) -> Picture | None:
    """Return the picture with the square of a new group chosen; None if no group may begin."""
    found = next((place.spot for place in picture.layout.places if place.begins), None)
    return None if found is None else at_spot(picture, found)


def taking(picture: Picture, *, on: bool) -> Picture:
    """Return the picture in which the player chooses a card on the board to take back; or a square again."""
    return chosen(picture, replace(picture.choice, taking=on, typed=None, asks=False))
