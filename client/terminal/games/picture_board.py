"""A board that shows pictures: the part that the boards of all games share."""

from dataclasses import replace
from typing import Any, ClassVar, Generic, Protocol, TypeVar, cast

from textual import events, on
from textual.app import ComposeResult
from textual.timer import Timer
from textual.widget import Widget

from client.games.clocks import Face
from client.games.leg_scene import NOTHING_TOLD, LegScene, Told
from client.net.frames import ShownRoom
from client.terminal.games.board import Board, Keys
from client.terminal.widgets.key_queue import do_at_once
from client.text import key_labels
from client.text.enter_guard import enter_guard
from client.text.messages import game as game_text
from client.text.messages import hint as hint_text
from protocol.ids import Seat
from protocol.scores import NumberEvent

_LIT_SECONDS = 3.0
"""How long the highlight of a moment lasts."""


def usual_keys() -> Keys:
    """Return the keys of the screen around a leg, until they are set."""
    return (key_labels.rules(), key_labels.leave_leg())


class Pictured(Protocol):
    """A leg, the player's input so far, and the keys of the screen around it."""

    __dataclass_fields__: ClassVar[dict[str, Any]]

    @property
    def scene(self) -> LegScene[Any] | None:
        """The leg."""

    @property
    def keys(self) -> tuple[tuple[str, str], ...]:
        """The keys, with their actions."""


P = TypeVar("P", bound=Pictured)
S = TypeVar("S", bound=LegScene[Any])


class PictureView(Widget, Generic[P]):
    """Shows the newest picture."""

    def show(self, picture: P) -> None:
        """Replace the picture."""
        raise NotImplementedError

    def show_time(self, picture: P) -> None:
        """Replace a picture in which only times have changed."""
        raise NotImplementedError


V = TypeVar("V", bound=PictureView[Any])


class PictureBoard(Board, Generic[P, S, V], can_focus=True):
    """A leg being played: `view` shows a picture of the scene that `scene` reads from a room."""

    def __init__(self, picture: P, view: V, scene: type[S], *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._picture = picture
        self._view = view
        self._scene = scene
        self._refused: str | None = None
        self._notice: str | None = None
        self._sent: str | None = None
        self._highlight: Timer | None = None

    def compose(self) -> ComposeResult:
        """Add the view."""
        yield self._view

    def on_mount(self) -> None:
        """Show the leg in the view that the player used last."""
        self.look_as_set()

    @on(events.Key)
    async def do_what_is_bound(self, event: events.Key) -> None:
        """Run a key's binding at once, unless a game's own board has handled the key."""
        await do_at_once(self, event)

    def show_scene(self, scene: S | None) -> None:
        """Show a leg."""
        raise NotImplementedError

    # The interface for the screen around it

    def show(
        self,
        room: ShownRoom,
        me: Seat | None,
        here: tuple[Seat, ...] | None,
        clocks: tuple[Face, ...] = (),
        told: Told = NOTHING_TOLD,
    ) -> None:
        """Show the current state of a leg to the holder of seat `me` or a spectator; `here` are the connected seats."""
        before, waited = self._turn_shown, self._waits
        shown = cast("S | None", self._picture.scene)
        scene = self._scene.read(room, me, here, clocks, told)
        if scene is not None:
            scene = scene.compared(shown, lights=self.app.animation_level != "none")
        self.show_scene(scene)
        if scene is not None and scene.lit and (shown is None or not shown.lit or shown.view.ply != scene.view.ply):
            self._dim_later()
        now, guard = self._turn_shown, enter_guard(self.app)
        if guard is not None and now is not None and (now != before or (waited and not self._waits)):
            guard.begin()

    def _dim_later(self) -> None:
        """End the highlight of a moment after a while."""
        if self._highlight is not None:
            self._highlight.stop()
        self._highlight = self.set_timer(_LIT_SECONDS, self._dim)

    def _dim(self) -> None:
        scene = self._picture.scene
        if scene is not None and scene.lit:
            self._put(replace(self._picture, scene=replace(scene, lit=False)))

    @property
    def _waits(self) -> bool:
        """Whether a move that was sent is still unanswered."""
        return self._sent is not None

    @property
    def _turn_shown(self) -> tuple[int, int | None, bool] | None:
        """The turn shown: the leg, the ply (None if others move at the same time), and whether the leg is over.

        None if the player has no action.
        """
        scene = self._picture.scene
        if scene is None or not (scene.my_turn or scene.over):
            return None
        return scene.leg, scene.view.ply if len(scene.view.to_act) == 1 else None, scene.over

    async def on_event(self, event: events.Event) -> None:
        """Handle an event, unless it is an Enter that was pressed before the turn began."""
        guard = enter_guard(self.app)
        if guard is None or not isinstance(event, events.Key) or not guard.ignores(event.key, self):
            await super().on_event(event)

    def show_computers(self, about: NumberEvent | None, title: str) -> None:
        """Show the computer's result on a number, or that it is still awaited."""
        scene = self._scene.of_computer(about, title) if about is not None else None
        self.notice(hint_text.working() if scene is None else None)
        self.show_scene(scene)

    def tell_time(self, clocks: tuple[Face, ...], now: float | None) -> None:
        """Show the seats' clocks."""
        scene = self._picture.scene
        if scene is not None and scene.clocks != clocks:
            self._picture = replace(self._picture, scene=replace(scene, clocks=clocks))
            self._view.show_time(self._picture)

    def name_keys(self, keys: Keys) -> None:
        """Set the keys of the screen around the leg."""
        if tuple(keys) != self._picture.keys:
            self._put(replace(self._picture, keys=tuple(keys)))

    def refused(self, message: str) -> None:
        """Show why a move was refused, until the next key or choice; clear any choice that Enter could play."""
        self._sent = None
        self._picture = self._withdrawn(self._picture)
        self._say(message)

    def notice(self, text: str | None) -> None:
        """Show a text of the screen around the leg, until it is replaced."""
        self._notice = text
        self._put(self._picture)

    # Drawing

    def _withdrawn(self, picture: P) -> P:
        """Return a picture without a choice that Enter could play."""
        raise NotImplementedError

    def _put(self, picture: P) -> None:
        """Show a picture, with its current texts."""
        sent = game_text.sent() if self._sent is not None else None
        self._picture = replace(picture, message=self._refused or self._notice or sent)
        self._view.show(self._picture)

    def _say(self, message: str) -> None:
        self._refused = message
        self._put(self._picture)

    def _turn(self, picture: P) -> None:
        """Show a picture that the player moved to."""
        self._refused = None
        self._put(picture)
