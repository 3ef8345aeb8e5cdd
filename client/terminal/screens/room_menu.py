"""What can be done in a room beside playing, each with its key, or with what stands in its way."""

from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen

from client.possible import Bar, Deed, bar
from client.session import Model
from client.terminal import words
from client.terminal.glyphs import Glyphs
from client.terminal.lines import Line, Run, hints, wrap
from client.terminal.menu import Choice, Menu
from client.terminal.sheet import Sheet
from client.terminal.tones import Tone
from client.terminal.too_small import TooSmall

_OFFERED = (Deed.SETTINGS, Deed.FREE, Deed.SEND_AWAY, Deed.PASS_ON, Deed.MOVE_SEAT, Deed.STAND, Deed.RESIGN)
"""What the menu always names; the rest only while it can be done."""
_AT_TIMES = (Deed.SIT, Deed.COME_BACK, Deed.TAKE_BACK, Deed.GO_ON_WITHOUT)


def choices(model: Model, now: float | None) -> Sequence[Choice]:
    """Return what the menu of a room offers now; `now` as for `bar`."""
    barred = {deed: bar(model, deed, now) for deed in (*_AT_TIMES, *_OFFERED)}
    shown = [deed for deed in _AT_TIMES if barred[deed] is None]
    shown += [deed for deed in _OFFERED if model.owner or barred[deed] is not Bar.NOT_OWNER]
    return [
        Choice(deed.value, words.deeds.DEEDS[deed], key=words.deeds.KEYS[deed], barred=_why(barred[deed]))
        for deed in shown
    ]


def _why(barred: Bar | None) -> str:
    return "" if barred is None else words.deeds.BARS[barred]


class RoomMenuScreen(ModalScreen[str | None]):
    """Asks what to do; the answer is a deed, None when it was put off."""

    DEFAULT_CSS = """
    RoomMenuScreen {
        align: center middle;
        #box { width: 78; height: auto; padding: 1 2; background: $panel; }
        #about { height: 4; }
        #keys { height: 2; padding-top: 1; }
    }
    """
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q,o,ctrl+c,ctrl+q", "dismiss(None)", show=False)]

    def __init__(self, model: Model, now: float | None, glyphs: Glyphs) -> None:
        super().__init__()
        self._model = model
        self._now = now
        self._glyphs = glyphs

    def compose(self) -> ComposeResult:
        """Set what was settled above what can be done."""
        with Vertical(id="box"):
            yield Sheet(self._about, self._glyphs, id="about")
            yield Menu(choices(self._model, self._now), self._glyphs)
            yield Sheet(lambda cells, rows: [hints((*words.keys.MENU, words.keys.BACK))], self._glyphs, id="keys")
        yield TooSmall(self._glyphs)

    def on_menu_chosen(self, chosen: Menu.Chosen) -> None:
        """Answer."""
        self.dismiss(chosen.id)

    def _about(self, cells: int, rows: int) -> list[Line]:
        room = self._model.room
        if room is None:
            return []
        owner = next((name for player, name in self._model.people.items() if player == room.owner), None)
        about = words.deeds.about(owner, self._model.owner, room.onlookers, room.clock, room.number)
        return [(Run(words.deeds.MENU_TITLE, Tone.STRONG),), *wrap((Run(about),), cells, self._glyphs)]
