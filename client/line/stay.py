"""The interface of a visit to a room, for the modules that carry out commands."""

from collections.abc import Callable
from typing import Protocol

from client.room.pages.setting import Setting
from client.room.session import Model
from client.room.visit import Visit
from protocol.commands import Command


class Stay(Protocol):
    """A visit to a room."""

    setting: Setting
    visit: Visit | None

    @property
    def model(self) -> Model:
        """The state of the room."""

    @property
    def now(self) -> float | None:
        """The time by the server's clock."""

    async def ask(self, command: Command | None, seen: Callable[[Model], bool] = ...) -> bool:
        """Send a command, and wait until it is done and `seen`; return whether it is."""

    async def worked_out(self, there: Callable[[Model], bool]) -> None:
        """If the input is a pipe, wait for a result that the server calculates, but not for ever."""

    def play_alone(self, number: int | None) -> None:
        """Leave this room for a solo game in another one; None: on a random number."""
