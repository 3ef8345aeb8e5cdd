import pytest
from textual.app import App, ComposeResult

from client.room.pages.setting import Setting
from client.room.session import Model
from client.terminal.room.turn_signal import TurnSignal, turn_title
from client.terminal.room.view import RoomView
from client.text.glyphs import UNICODE
from tests.client.rooms import Rooms
from tests.client.solo_rooms import solo_leg

TITLE = "Your turn · KZ7-4QM2 · Turnabout"
BEGINS = f"\x1b[22;2t\x1b]2;{TITLE}\a\a"
ENDS = "\x1b[23;2t"
NOTIFIES = "\x1b]777;notify;Your turn;Family Tree with Ben\x1b\\"


def test_a_turn_is_named_while_others_wait(rooms: Rooms) -> None:
    assert turn_title(Model(player=rooms.anna, room=rooms.leg())) == TITLE
    assert turn_title(Model(player=rooms.anna, room=rooms.result())) is None
    assert turn_title(Model(room=rooms.leg())) is None, "a spectator"
    assert turn_title(Model()) is None


def test_a_player_alone_keeps_nobody_waiting(rooms: Rooms) -> None:
    assert turn_title(Model(player=rooms.anna, room=solo_leg(rooms))) is None


def test_the_bell_rings_once_a_turn_and_the_title_comes_back() -> None:
    written: list[str] = []
    signal = TurnSignal(written.append)
    for title in (TITLE, TITLE, None, None, TITLE):
        signal.tell(title)
    assert written == [BEGINS, ENDS, BEGINS]


class Window(App[None]):
    """A terminal with only a room."""

    def __init__(self, signal: str) -> None:
        super().__init__()
        self.signal = signal
        self.view = RoomView(Setting(Model(), UNICODE), UNICODE)

    def compose(self) -> ComposeResult:
        yield self.view


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("signal", "signalled"),
    [("off", []), ("on", [BEGINS, ENDS]), ("notification", [BEGINS, NOTIFIES, ENDS])],
)
async def test_a_room_signals_only_if_the_settings_say_so(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch, signal: str, signalled: list[str]
) -> None:
    written: list[str] = []
    monkeypatch.setenv("TERM_PROGRAM", "WezTerm")
    window = Window(signal)
    async with window.run_test() as pilot:
        monkeypatch.setattr(window._driver, "write", written.append)
        window.app_focus = False
        for room in (rooms.leg(), rooms.result()):
            window.view.show(Setting(Model(player=rooms.anna, room=room), UNICODE))
            await pilot.pause()
    assert [text for text in written if text in (BEGINS, ENDS, NOTIFIES)] == signalled
