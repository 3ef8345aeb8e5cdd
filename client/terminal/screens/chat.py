"""The chat of a room, over the lower part of any screen."""

from collections.abc import Callable
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from client.room.chat import LONGEST_LINE, PHRASES, sender
from client.room.session import Model
from client.terminal.widgets.key_queue import TypedLine
from client.terminal.widgets.sheet import Sheet
from client.terminal.widgets.too_small import TooSmall
from client.text import formats, key_labels
from client.text.glyphs import Glyphs
from client.text.lines import Line, Run, hints, ruled, wrap
from client.text.messages import chat as chat_text
from client.text.tones import Tone


class _Said(TypedLine):
    """An input that becomes empty once it is sent, even for keys of the same burst."""

    async def action_submit(self) -> None:
        """Post the typed line, and clear it."""
        await super().action_submit()
        self.value = ""


class ChatScreen(ModalScreen[None]):
    """Shows the last lines, and takes one. It calls `typed` with each line, as typed.

    Messages are never read as markup, and control characters are removed.
    """

    DEFAULT_CSS = """
    ChatScreen {
        align: center bottom;
        background: $background 0%;
        #box { width: 100%; height: 11; background: $panel; }
        #edge, #keys, #phrases, #told { height: 1; }
        #lines { height: 1fr; }
        Horizontal { height: 1; }
        #label { width: auto; padding: 0 1; text-style: bold; }
        Input { width: 1fr; border: none; height: 1; padding: 0; background: $boost; }
        Input:focus { border: none; }
    }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,ctrl+c,ctrl+q", "dismiss(None)", show=False),
        Binding("pageup", "scroll(1)", show=False),
        Binding("pagedown", "scroll(-1)", show=False),
        *(Binding(f"f{5 + index}", f"phrase({index})", show=False) for index in range(len(PHRASES))),
    ]

    def __init__(self, model: Model, typed: Callable[[str], None], glyphs: Glyphs) -> None:
        super().__init__()
        self._model = model
        self._typed = typed
        self._glyphs = glyphs
        self._told = Run("")
        self._back = 0

    def compose(self) -> ComposeResult:
        """Put the messages above the input."""
        phrases = list(zip(key_labels.PHRASE_KEYS, map(chat_text.phrase, PHRASES), strict=True))
        with Vertical(id="box"):
            yield Sheet(self._edge, self._glyphs, id="edge")
            yield Sheet(self._lines, self._glyphs, id="lines")
            with Horizontal():
                yield Static(chat_text.send(), id="label", markup=False)
                yield _Said(max_length=LONGEST_LINE, select_on_focus=False, compact=True)
            yield Sheet(lambda cells, rows: [(Run(" "), self._told)], self._glyphs, id="told")
            yield Sheet(lambda cells, rows: [hints(phrases)], self._glyphs, id="phrases")
            yield Sheet(lambda cells, rows: [hints(key_labels.chat())], self._glyphs, id="keys")
        yield TooSmall(self._glyphs)

    def on_mount(self) -> None:
        """Show how to mute players, until there is another text."""
        self.tell(chat_text.mute_help(), Tone.DIM)

    def show(self, model: Model) -> None:
        """Show the current messages."""
        self._model = model
        if self.is_mounted:
            self.query_one("#lines", Sheet).renew()

    def tell(self, text: str, tone: Tone = Tone.BAD) -> None:
        """Show a text about the typed line."""
        self._told = Run(text, tone)
        if self.is_mounted:
            self.query_one("#told", Sheet).renew()

    def give_back(self, line: str) -> None:
        """Put a line that was not sent back into the input, unless another is being typed."""
        field = self.query_one(Input)
        if not field.value:
            field.value = line
            field.cursor_position = len(line)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Send the typed line; an empty line closes the chat."""
        event.stop()
        if not event.value.strip():
            self.dismiss()
            return
        self._back = 0
        self.tell("")
        self._typed(event.value)

    def action_phrase(self, index: int) -> None:
        """Send the phrase of a key."""
        self._typed(chat_text.phrase(PHRASES[index]))

    def action_scroll(self, side: int) -> None:
        """Scroll to earlier or later lines."""
        lines = self.query_one("#lines", Sheet)
        self._back = max(0, self._back + side * max(1, lines.size.height - 1))
        lines.renew()

    def _edge(self, cells: int, rows: int) -> list[Line]:
        return [ruled(f"─ {chat_text.title()} ", cells)]

    def _lines(self, cells: int, rows: int) -> list[Line]:
        """Compose the last lines that fit, or earlier ones if scrolled."""
        lines: list[Line] = []
        for said in self._model.talk.heard(self._model.player):
            when, who = formats.time_of_day(said.at), sender(said)
            mine = said.player == self._model.player
            line = (Run(f"{when} ", Tone.DIM), Run(f"{who}: ", Tone.DIM if mine else Tone.STRONG), Run(said.text))
            lines += [(Run(" "), *part) for part in wrap(line, cells - 2, self._glyphs, indent=6)]
        if not lines:
            return [(Run(f" {chat_text.nothing_said()}", Tone.DIM),)]
        self._back = min(self._back, max(0, len(lines) - rows))
        end = len(lines) - self._back
        return lines[max(0, end - rows) : end]
