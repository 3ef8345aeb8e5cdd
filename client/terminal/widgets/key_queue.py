"""Keys of one burst (a paste, a slow line), taken in the order in which they come.

By itself a widget takes letters at once, and the keys of its bindings only after a way around the screen: Enter would
come after what was typed next, and a backspace delete a letter that was typed after it.
"""

from collections.abc import Mapping
from functools import cache

from textual import events
from textual.binding import Binding
from textual.widget import Widget
from textual.widgets import Input


async def do_at_once(widget: Widget, event: events.Key) -> None:
    """Do what a widget's bindings name for a key; what the key does elsewhere is left to the screen."""
    action = _bound(type(widget)).get(event.key)
    if action is not None and await widget.app.run_action(action, widget):
        event.stop()
        event.prevent_default()


@cache
def _bound(kind: type[Widget]) -> Mapping[str, str]:
    """Return what a kind of widget, and those it is made of, have bound to keys."""
    bindings = (vars(each).get("BINDINGS", ()) for each in reversed(kind.__mro__))
    return {binding.key: binding.action for each in bindings for binding in Binding.make_bindings(each)}


class TypedLine(Input):
    """A line to type in, which takes its keys in their order."""

    typing = False
    """Whether something has been typed here."""

    async def on_key(self, event: events.Key) -> None:
        """Do at once what a key does here."""
        self.typing = self.typing or event.is_printable
        await do_at_once(self, event)

    def on_paste(self) -> None:
        """Take pasted text for typed text."""
        self.typing = True
