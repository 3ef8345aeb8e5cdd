"""Keeps the keys away from widgets that aren't shown."""

from typing import Any

from textual.screen import Screen
from textual.widget import Widget


def focus_shown(screen: Screen[Any]) -> None:
    """Move the focus from a hidden widget, or from none, to the first shown one; if there is none, to the screen.

    Textual gives the focus to any mounted widget that asks for it, and takes it away only when the next layout hides
    the widget. A widget that is hidden from the start would keep it, and swallow the keys.
    """
    focused = screen.focused
    if focused is None or not _is_shown(focused):
        screen.set_focus(next(iter(screen.focus_chain), None))


def _is_shown(widget: Widget) -> bool:
    return all(node.display for node in widget.ancestors_with_self)
