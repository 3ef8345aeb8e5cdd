"""A line that is typed in."""

from textual import events
from textual.app import App, ComposeResult
from textual.widgets import Input

from client.terminal.glyphs import UNICODE
from client.terminal.screens.form import Field


class Desk(App[None]):
    """A field, and nothing else."""

    def compose(self) -> ComposeResult:
        """Set the field alone."""
        yield Field("Name", "", str, UNICODE)


async def test_keys_that_come_in_one_burst_are_taken_in_their_order() -> None:
    app = Desk()
    async with app.run_test() as pilot:
        for key in ("a", "b", "backspace", "c", "home", "d", "end", "e", "left", "left", "delete", "f"):
            app.post_message(events.Key(key, key if len(key) == 1 else None))
        await pilot.pause()
        assert app.query_one(Input).value == "dafe"
