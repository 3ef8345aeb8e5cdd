"""A command of line mode: its name, its arguments, its action, and when it is possible. Pure."""

from collections.abc import Callable
from dataclasses import dataclass

from client.room.pages.setting import Setting
from client.room.session import Phase
from client.text.messages import actions as action_text
from client.text.messages import line_commands as command_text

Check = Callable[[Setting, float | None], str | None]
"""Returns why a command can't be given now; None if it can. The time is the server's, in ms, if it is known."""
BACK = ("back", "b", "quit", "q", "leave", "l")
"""The words that cancel a question."""


@dataclass(frozen=True, slots=True)
class Command:
    """A command: its name, its letter, its arguments, its description, and why it can't be given now.

    `does` returns the description for the list of commands.
    """

    name: str
    letter: str
    takes: str
    does: Callable[[], str] | str
    barred: Check

    @property
    def usage(self) -> str:
        """The command's line in the list of commands."""
        letter = f" ({self.letter})" if self.letter else ""
        does = self.does if isinstance(self.does, str) else self.does()
        return f"  {self.name}{f' {self.takes}' if self.takes else ''}{letter}: {does}"


@dataclass(frozen=True, slots=True)
class Given:
    """A typed command with its arguments."""

    name: str
    rest: str


def inside(setting: Setting, now: float | None) -> str | None:
    """Return why nothing can be done in a room now."""
    return action_text.reason("no_room") if setting.model.phase in (Phase.CONNECTING, Phase.STOPPED) else None


def in_leg(setting: Setting, now: float | None) -> str | None:
    """Return why there is no leg to look at."""
    seen = setting.model.room is not None and setting.model.room.view is not None
    return inside(setting, now) if seen else command_text.no_leg_yet()


def on_my_turn(setting: Setting, now: float | None) -> str | None:
    """Return why the player can't move now."""
    model = setting.model
    view = model.room.view if model.room is not None else None
    if model.phase is not Phase.LEG or view is None:
        return action_text.reason("no_leg")
    return None if model.me in view.to_act and not model.replaced else action_text.reason("not_your_turn")
