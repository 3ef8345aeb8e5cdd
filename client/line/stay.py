"""A stay in a room, as those who do something in it need it."""

from collections.abc import Callable
from typing import Protocol

from client.room.pages.setting import Setting
from client.room.session import Model
from client.room.visit import Visit
from protocol.commands import Command


class Stay(Protocol):
    """A stay in a room, as this needs it."""

    setting: Setting
    visit: Visit | None

    @property
    def model(self) -> Model:
        """What is known of the room."""

    @property
    def now(self) -> float | None:
        """The time by the server's clock."""

    async def ask(self, command: Command | None, seen: Callable[[Model], bool] = ...) -> bool:
        """Ask for something, and wait until it is done and `seen`; tell whether it is."""

    async def worked_out(self, there: Callable[[Model], bool]) -> None:
        """Where lines come through a pipe, wait until something worked out at the server is there, if not too long."""

    def play_alone(self, number: int | None) -> None:
        """Leave this room for a solo game in another one; None: on a number that is drawn."""
