"""A command of line mode: what it is called, what it takes, and when it can be given. Pure."""

from collections.abc import Callable
from dataclasses import dataclass

from client.line import words
from client.room.pages.setting import Setting
from client.room.session import Phase

Check = Callable[[Setting, float | None], str | None]
"""Returns why a command cannot be given now; None where it can. The time is the server's, in ms, if it is known."""


@dataclass(frozen=True, slots=True)
class Command:
    """One command: its name, its letter, what stands after it, what it does, and what is in its way."""

    name: str
    letter: str
    takes: str
    does: str
    barred: Check

    @property
    def usage(self) -> str:
        """How it is listed."""
        letter = f" ({self.letter})" if self.letter else ""
        return f"  {self.name}{f' {self.takes}' if self.takes else ''}{letter}: {self.does}"


@dataclass(frozen=True, slots=True)
class Given:
    """A command as it was given, with the words after it."""

    name: str
    rest: str


def inside(setting: Setting, now: float | None) -> str | None:
    """Return why nothing can be done in a room now."""
    return words.NO_ROOM if setting.model.phase in (Phase.CONNECTING, Phase.STOPPED) else None


def in_leg(setting: Setting, now: float | None) -> str | None:
    """Return why nothing can be told of a leg now."""
    seen = setting.model.room is not None and setting.model.room.view is not None
    return inside(setting, now) if seen else words.NO_TREE_YET


def on_my_turn(setting: Setting, now: float | None) -> str | None:
    """Return why it is not the reader who moves now."""
    model = setting.model
    view = model.room.view if model.room is not None else None
    if model.phase is not Phase.LEG or view is None:
        return words.NO_LEG
    return None if model.me in view.to_act and not model.replaced else words.NOT_YOURS
