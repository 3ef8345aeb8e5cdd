"""Asks for a match to replay, finds its record, and replays it."""

from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen

from client.lobby.lookup import look_up
from client.net.errors import CannotWatch, ClientError
from client.profile.identity import Profile
from client.replay.local_replay import play_again
from client.replay.match import Replay
from client.replay.sources import Found, Source, read_source
from client.terminal.screens.prompt import LineScreen
from client.terminal.widgets.field import Field
from client.terminal.widgets.sheet import Sheet
from client.terminal.widgets.too_small import TooSmall
from client.text import key_labels
from client.text.error_text import explain
from client.text.glyphs import Glyphs
from client.text.lines import Line, Run, hints, wrap
from client.text.messages import records as records_text
from client.text.tones import Tone


class WatchScreen(LineScreen):
    """Asks where to look for records; the answer is the records found, None if the player cancelled."""

    def __init__(self, profile: Profile, client: str, glyphs: Glyphs) -> None:
        label, hint, example = records_text.source(), records_text.source_hint(), records_text.source_example()
        field = Field(label, hint, self._source, glyphs, placeholder=example)
        super().__init__(records_text.watch_title(), field, glyphs)
        self._profile = profile
        self._client = client
        self._looking = False

    def keys(self, cells: int) -> list[Line]:
        """Return the keys, or that the search is running."""
        return [(Run(f" {records_text.looking()}", Tone.DIM),)] if self._looking else super().keys(cells)

    def _source(self, text: str) -> Source:
        try:
            return read_source(text, self._profile.last().server)
        except CannotWatch as error:
            raise ValueError(explain(error)) from None

    def go_on(self, given: Field.Given) -> None:
        """Look for records, in one place at a time."""
        source = given.value
        if not self._looking and isinstance(source, Source):
            self.run_worker(self._look(source), group="look", exclusive=True)

    async def _look(self, source: Source) -> None:
        self._show(looking=True)
        try:
            records = await look_up(source, self._profile, self._client)
        except ClientError as error:
            self.field.refuse(explain(error))
            self._show(looking=False)
            return
        self.dismiss(records)

    def _show(self, *, looking: bool) -> None:
        self._looking = looking
        self.query_one("#keys", Sheet).renew()


class PreparingScreen(Screen[Replay | None]):
    """Waits for a record to be replayed; the answer is None if the player cancelled, or if it can't be replayed."""

    DEFAULT_CSS = "PreparingScreen { #said { height: 1fr; padding: 1 2; } #keys { height: 1; } }"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,enter,ctrl+c,ctrl+q", "dismiss(None)", show=False),
    ]

    def __init__(self, record: Found, glyphs: Glyphs) -> None:
        super().__init__()
        self._record = record
        self._glyphs = glyphs
        self._wrong: str | None = None

    def compose(self) -> ComposeResult:
        """Add a sentence."""
        yield Sheet(self._said, self._glyphs, id="said")
        yield Sheet(lambda cells, rows: [hints((key_labels.back(),))], self._glyphs, id="keys")
        yield TooSmall(self._glyphs)

    def on_mount(self) -> None:
        """Replay the record."""
        self.run_worker(self._prepare(), exclusive=True)

    async def _prepare(self) -> None:
        try:
            self.dismiss(await play_again(self._record.checked()))
        except CannotWatch as error:
            self._wrong = explain(error)
            for said in self.query("#said").results(Sheet):
                said.renew()

    def _said(self, cells: int, rows: int) -> Sequence[Line]:
        run = Run(self._wrong, Tone.BAD) if self._wrong else Run(records_text.preparing(), Tone.DIM)
        return wrap((run,), cells, self._glyphs)
