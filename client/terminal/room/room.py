"""The interface of a room's screen, for the modules that carry out its actions."""

from collections.abc import Callable, Coroutine
from typing import Any, Protocol

from textual.screen import Screen

from client.room.entry_request import Errand
from client.room.pages.setting import Setting
from client.room.visit import Visit


class Room(Protocol):
    """The screen of a room, as its actions see it."""

    @property
    def setting(self) -> Setting:
        """The current state of the room."""

    def open(self, screen: Screen[Any], answered: Callable[[Any], None] | None = None) -> None:
        """Open a screen over the room's."""

    def do(self, what: Callable[[Visit], Coroutine[Any, Any, None]]) -> None:
        """Run an action in the room in the background."""

    def look(self, what: str) -> bool:
        """Open the screen of that name; return whether there is one."""

    def note(self, text: str | None) -> None:
        """Show the result of the last action on the page."""

    def tell(self, text: str) -> None:
        """Show a text that concerns only this terminal."""

    def copy(self, link: str) -> None:
        """Put a link on the clipboard, and say so."""

    def go_elsewhere(self, errand: Errand) -> None:
        """Leave the room, but keep the seat, and go to another room."""
