"""The state of a leg's screen, as a value, and how it changes as its reader looks around and chooses. Pure."""

from dataclasses import dataclass, replace

from client.games.arrows import Step
from client.games.grandmas_game.choice import Choice, stepped
from client.games.grandmas_game.dealing import Dealing
from client.games.grandmas_game.layout import EMPTY, Layout, Spot, lay_out
from client.games.grandmas_game.moves import order
from client.games.grandmas_game.scene import Scene


@dataclass(frozen=True, slots=True)
class Picture:
    """A leg and what its reader is about to do.

    `layout` is the table in a window of `cells` cells; `dealing`: the dealing is being watched; `auto`: the program
    plays safe cards; `message` replaces the text about the chosen move; `keys` are the keys of the screen around the
    leg.
    """

    scene: Scene | None = None
    layout: Layout = EMPTY
    choice: Choice = Choice()  # noqa: RUF009 # a frozen value
    dealing: Dealing | None = None
    auto: bool = False
    cells: int = 80
    message: str | None = None
    keys: tuple[tuple[str, str], ...] = ()


def with_news(picture: Picture, scene: Scene, *, runs: bool) -> Picture:
    """Return the picture updated for the current scene; the choice stays while its place exists.

    A dealing that was not seen yet begins; `runs`: it runs by itself, otherwise card by card.
    """
    before, choice, dealing = picture.scene, picture.choice, picture.dealing
    fresh = before is None or (before.match, before.leg) != (scene.match, scene.leg)
    if fresh:
        choice, dealing = Choice(), Dealing(runs=runs) if scene.view.dealt and not scene.over else None
    elif not scene.view.dealt:
        dealing = None
    if fresh or not scene.my_turn:
        choice = replace(choice, typed=None)
    if fresh or not scene.my_turn or (before is not None and before.view.made != scene.view.made):
        choice = replace(choice, order=None, asks=False)
    return laid_out(replace(picture, scene=scene, choice=choice, dealing=dealing))


def laid_out(picture: Picture) -> Picture:
    """Return the picture with a new layout of its table."""
    scene = picture.scene
    if scene is None:
        return replace(picture, layout=EMPTY)
    layout = lay_out(
        scene.view,
        picture.cells,
        order=picture.choice.order,
        dealing=picture.dealing,
        hinted=scene.hinted,
        mine=scene.my_turn,
    )
    return replace(picture, layout=layout, choice=picture.choice.among(layout.boxes))


def chosen(picture: Picture, choice: Choice) -> Picture:
    """Return the picture with another choice."""
    return laid_out(replace(picture, choice=choice))


def at_step(picture: Picture, way: Step) -> Picture:
    """Return the picture with the nearest place in a direction chosen, or the carried card moved on."""
    choice = picture.choice
    if choice.order is not None:
        return chosen(picture, choice.carried({Step.LEFT: -1, Step.RIGHT: 1}.get(way, 0)))
    return at_spot(picture, stepped(picture.layout.boxes, choice.at, way))


def at_spot(picture: Picture, spot: Spot) -> Picture:
    """Return the picture with a place on the table chosen."""
    return chosen(picture, replace(picture.choice, at=spot, typed=None, order=None, asks=False))


def put_down(picture: Picture) -> tuple[Picture, str | None]:
    """Return the picture with the carried card put down, and the move for it; None if the card is back at its place."""
    scene, now = picture.scene, picture.choice.order
    lay = scene.view.workspace.cards if scene is not None and scene.view.workspace is not None else ()
    down = chosen(picture, replace(picture.choice, order=None))
    return down, order(now) if now is not None and now != lay else None


def watched(picture: Picture, dealing: Dealing | None) -> Picture:
    """Return the picture with the dealing at another position; None: the dealing is over."""
    return laid_out(replace(picture, dealing=dealing))
