"""A command of line mode: its name, its arguments, its action, and when it is possible. Pure."""

import re
from collections.abc import Callable
from dataclasses import dataclass

from client.line import typed_words
from client.room.pages.setting import Setting
from client.room.session import Phase
from client.text import formats
from client.text.messages import actions as action_text
from client.text.messages import line_commands as command_text

Check = Callable[[Setting, float | None], str | None]
"""Returns why a command can't be given now; None if it can. The time is the server's, in ms, if it is known."""
_OWN_WORD = re.compile(r"[a-z]{2,}")
BACK = ("back", "b", "quit", "q", "leave", "l")
"""The words that cancel a question."""


def is_back(typed: str) -> bool:
    """Return whether a word cancels a question, in English or in the language.

    >>> is_back("Back"), is_back("backs")
    (True, False)
    """
    return typed.lower() in BACK or typed_words.in_english(typed.lower()) == BACK[0]


@dataclass(frozen=True, slots=True)
class Command:
    """A command: its name, its letter, its arguments, its description, and why it can't be given now.

    `does` returns the description for the list of commands; `words` is the table with the language's names.
    """

    name: str
    letter: str
    takes: str
    does: Callable[[], str] | str
    barred: Check
    words: typed_words.Words = typed_words.COMMANDS

    @property
    def names(self) -> tuple[str, ...]:
        """The command's names in the language; in English its own, as of a game without words."""
        return self.words.typed(self.name) if self.name in self.words.keys else (self.name,)

    @property
    def arguments(self) -> str:
        """The arguments, as lists of commands show them: words to type are in the language."""
        return _OWN_WORD.sub(lambda found: typed_words.word_shown(found[0]), self.takes)

    @property
    def usage(self) -> str:
        """The command's line in the list of commands."""
        own = self.names[0]
        others = [*([self.name] if own != self.name else []), *([self.letter] if self.letter else [])]
        letter = f" ({formats.listed(others)})" if others else ""
        does = self.does if isinstance(self.does, str) else self.does()
        return f"  {own}{f' {self.arguments}' if self.takes else ''}{letter}: {does}"


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
