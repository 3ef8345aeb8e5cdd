"""A board that shows pictures: what all games' boards do alike with what the screen around them says."""

from dataclasses import replace
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from textual import events, on
from textual.app import ComposeResult
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


def usual_keys() -> Keys:
    """Return the keys of the screen around a leg, until it names others."""
    return (key_labels.rules(), key_labels.leave_leg())


class Pictured(Protocol):
    """A leg with what its reader is about to do, and the keys of the screen around it."""

    __dataclass_fields__: ClassVar[dict[str, Any]]

    @property
    def scene(self) -> LegScene[Any] | None:
        """The leg."""

    @property
    def keys(self) -> tuple[tuple[str, str], ...]:
        """The keys, with what they do."""


P = TypeVar("P", bound=Pictured)
S = TypeVar("S", bound=LegScene[Any])


class PictureView(Widget, Generic[P]):
    """Shows a picture, the newest it was given."""

    def show(self, picture: P) -> None:
        """Show a picture in place of the one before."""
        raise NotImplementedError

    def show_time(self, picture: P) -> None:
        """Show a picture in which nothing is new but what changes with time."""
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

    def compose(self) -> ComposeResult:
        """Set what shows the leg, alone."""
        yield self._view

    def on_mount(self) -> None:
        """Look as the person last did."""
        self.look_as_set()

    @on(events.Key)
    async def do_what_is_bound(self, event: events.Key) -> None:
        """Do at once what a key is bound to, unless a game's own board has taken it before."""
        await do_at_once(self, event)

    def show_scene(self, scene: S | None) -> None:
        """Show what a leg tells."""
        raise NotImplementedError

    # What the screen around it says

    def show(
        self,
        room: ShownRoom,
        me: Seat | None,
        here: tuple[Seat, ...] | None,
        clocks: tuple[Face, ...] = (),
        told: Told = NOTHING_TOLD,
    ) -> None:
        """Show a leg as it stands, to the holder of seat `me` or to a spectator; `here` are the seats connected."""
        before, waited = self._turn_shown, self._waits
        self.show_scene(self._scene.read(room, me, here, clocks, told))
        now, guard = self._turn_shown, enter_guard(self.app)
        if guard is not None and now is not None and (now != before or (waited and not self._waits)):
            guard.begin()

    @property
    def _waits(self) -> bool:
        """Whether a move that was sent has no answer yet."""
        return self._sent is not None

    @property
    def _turn_shown(self) -> tuple[int, int | None, bool] | None:
        """What the player acts on now: which leg, at which ply unless others move at once too, and whether it is over.

        None if there is nothing for them to do.
        """
        scene = self._picture.scene
        if scene is None or not (scene.my_turn or scene.over):
            return None
        return scene.leg, scene.view.ply if len(scene.view.to_act) == 1 else None, scene.over

    async def on_event(self, event: events.Event) -> None:
        """Take an event, unless it is an Enter that was on its way here when the turn began."""
        guard = enter_guard(self.app)
        if guard is None or not isinstance(event, events.Key) or not guard.ignores(event.key, self):
            await super().on_event(event)

    def show_computers(self, about: NumberEvent | None, title: str) -> None:
        """Show what the computer reached on a number, or that it is waited for."""
        scene = self._scene.of_computer(about, title) if about is not None else None
        self.notice(hint_text.computer_plays() if scene is None else None)
        self.show_scene(scene)

    def tell_time(self, clocks: tuple[Face, ...], now: float | None) -> None:
        """Show what the seats' clocks say now."""
        scene = self._picture.scene
        if scene is not None and scene.clocks != clocks:
            self._picture = replace(self._picture, scene=replace(scene, clocks=clocks))
            self._view.show_time(self._picture)

    def name_keys(self, keys: Keys) -> None:
        """Name these as the keys of the screen around the leg."""
        if tuple(keys) != self._picture.keys:
            self._put(replace(self._picture, keys=tuple(keys)))

    def refused(self, message: str) -> None:
        """Say why a move was refused, until the next key or choice; nothing stays chosen that Enter could play."""
        self._sent = None
        self._picture = self._withdrawn(self._picture)
        self._say(message)

    def notice(self, text: str | None) -> None:
        """Say something of the screen around the leg, until told otherwise."""
        self._notice = text
        self._put(self._picture)

    # What it shows

    def _withdrawn(self, picture: P) -> P:
        """Return a picture with nothing chosen that Enter could play."""
        raise NotImplementedError

    def _put(self, picture: P) -> None:
        """Show a picture, with what there is to say on it now."""
        sent = game_text.sent() if self._sent is not None else None
        self._picture = replace(picture, message=self._refused or self._notice or sent)
        self._view.show(self._picture)

    def _say(self, message: str) -> None:
        self._refused = message
        self._put(self._picture)

    def _turn(self, picture: P) -> None:
        """Show the picture that the player turned to."""
        self._refused = None
        self._put(picture)
