"""A line to type in, which takes its keys in the order in which they come."""

from textual import events
from textual.binding import Binding
from textual.widgets import Input

_DOES = {
    key: binding.action for binding in Input.BINDINGS if isinstance(binding, Binding) for key in binding.key.split(",")
}
"""What each key does that is no letter."""


class TypedLine(Input):
    """A line to type in.

    By itself it would take letters at once, and what corrects them only after a way around the screen, so that of keys
    in one burst (a paste, a slow line) a backspace would delete a letter that was typed after it.
    """

    async def on_key(self, event: events.Key) -> None:
        """Do at once what a key does here; what it does elsewhere is left to the screen."""
        action = _DOES.get(event.key)
        if action is not None and await self.app.run_action(action, self):
            event.stop()
            event.prevent_default()
