"""A line that is typed in."""

from textual import events
from textual.app import App, ComposeResult
from textual.widgets import Input

from client.room.session import Model
from client.terminal.screens.chat import ChatScreen
from client.terminal.widgets.field import Field
from client.text.glyphs import UNICODE


class Desk(App[None]):
    """A field, and nothing else."""

    def compose(self) -> ComposeResult:
        """Set the field alone."""
        yield Field("Name", "", str, UNICODE)


def burst(app: App[None], *keys: str) -> None:
    """Press keys before any of them is taken."""
    for key in keys:
        app.post_message(events.Key(key, key if len(key) == 1 else None))


async def test_keys_that_come_in_one_burst_are_taken_in_their_order() -> None:
    app = Desk()
    async with app.run_test() as pilot:
        burst(app, "a", "b", "backspace", "c", "home", "d", "end", "e", "left", "left", "delete", "f")
        await pilot.pause()
        assert app.query_one(Input).value == "dafe"


async def test_two_lines_that_are_typed_in_one_burst_are_said_one_after_the_other() -> None:
    app, said = Desk(), list[str]()
    async with app.run_test() as pilot:
        await app.push_screen(ChatScreen(Model(), said.append, UNICODE))
        burst(app, "h", "i", "enter", "y", "o", "enter")
        await pilot.pause()
        assert said == ["hi", "yo"]
