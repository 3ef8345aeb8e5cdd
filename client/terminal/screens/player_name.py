"""Asks for the player's name."""

import asyncio
from collections.abc import Callable, Iterator, Sequence

from textual.widget import Widget

from client.net.errors import BadName
from client.profile.player_name import read_name
from client.terminal.screens.prompt import LineScreen
from client.terminal.widgets.field import Field
from client.terminal.widgets.sheet import Sheet
from client.text.error_text import explain
from client.text.glyphs import Glyphs
from client.text.lines import Line, Run, wrap
from client.text.messages import player_name as name_text
from client.text.tones import Tone


class NameScreen(LineScreen):
    """Asks for the player's name; None if the player cancelled.

    `invited` returns sentences about the room that the player enters with that name; it may block.
    """

    DEFAULT_CSS = """
    NameScreen {
        #title { display: none; }
        #invitation { height: auto; padding-bottom: 1; display: none; }
        &.-invited #invitation { display: block; }
    }
    """

    def __init__(self, name: str | None, glyphs: Glyphs, invited: Callable[[], Sequence[str]] | None = None) -> None:
        field = Field(name_text.title(), name_text.hint(), _name, glyphs, value=name or "")
        super().__init__("", field, glyphs)
        self._invited = invited
        self._sentences: Sequence[str] = ()

    def fields(self) -> Iterator[Widget]:
        """Put the invitation above the name."""
        yield Sheet(self._invitation, self.glyphs, id="invitation")
        yield from super().fields()

    def on_mount(self) -> None:
        """Load the invitation, while the name can be typed."""
        if self._invited is not None:
            self.run_worker(self._load(self._invited))

    async def _load(self, invited: Callable[[], Sequence[str]]) -> None:
        self._sentences = await asyncio.to_thread(invited)
        self.set_class(bool(self._sentences), "-invited")
        self.query_one("#invitation", Sheet).renew()

    def _invitation(self, cells: int, rows: int) -> list[Line]:
        lines: list[Line] = []
        for index, sentence in enumerate(self._sentences):
            lines += wrap((Run(sentence, Tone.PLAIN if index else Tone.MARK),), cells, self.glyphs)
        return lines


def _name(text: str) -> str:
    try:
        return read_name(text)
    except BadName as error:
        raise ValueError(explain(error)) from None
