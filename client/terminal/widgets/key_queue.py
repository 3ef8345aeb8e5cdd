"""Handles the keys of a burst (a paste, a slow line) in their order.

By default a widget handles letters at once, but the keys of its bindings only after a detour through the screen. Enter
would then come after the letters typed next, and Backspace would delete a letter typed after it.
"""

from collections.abc import Mapping
from functools import cache

from textual import events
from textual.binding import Binding
from textual.widget import Widget
from textual.widgets import Input


async def do_at_once(widget: Widget, event: events.Key) -> None:
    """Run the widget's own binding of a key; a binding elsewhere is left to the screen."""
    action = _bound(type(widget)).get(event.key)
    if action is not None and await widget.app.run_action(action, widget):
        event.stop()
        event.prevent_default()


@cache
def _bound(kind: type[Widget]) -> Mapping[str, str]:
    """Return the key bindings of a widget class, including inherited ones."""
    bindings = (vars(each).get("BINDINGS", ()) for each in reversed(kind.__mro__))
    return {binding.key: binding.action for each in bindings for binding in Binding.make_bindings(each)}


class TypedLine(Input):
    """An input that handles its keys in order, with a readable placeholder: Textual's own is too faint."""

    DEFAULT_CSS = "TypedLine > .input--placeholder { color: $text-muted; }"
    typing = False
    """Whether something has been typed here."""

    async def on_key(self, event: events.Key) -> None:
        """Run the key's binding at once."""
        self.typing = self.typing or event.is_printable
        await do_at_once(self, event)

    def on_paste(self) -> None:
        """Treat pasted text as typed."""
        self.typing = True
