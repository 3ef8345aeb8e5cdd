"""Another game for who plays alone: on the same number, on one that is drawn, or on one that is typed in."""

from collections.abc import Callable, Coroutine
from typing import Any, Protocol

from textual.screen import Screen

from client.games.options import settled_in
from client.room.entry_request import FIRST, Errand, PlayAlone, Wanted
from client.room.pages.setting import Setting
from client.room.session import Model
from client.room.visit import Visit
from client.terminal.screens.number_form import NumberForm, Picked
from client.terminal.screens.question import QuestionScreen
from client.terminal.widgets.menu import Choice
from client.text.glyphs import Glyphs
from client.text.messages import forms as forms_text
from client.text.messages import solo as solo_text
from protocol.command import Another


class Room(Protocol):
    """The screen of a room, as this needs it."""

    @property
    def setting(self) -> Setting:
        """What is shown now."""

    def open(self, screen: Screen[Any], answered: Callable[[Any], None] | None = None) -> None:
        """Open a screen over the room's."""

    def do(self, what: Callable[[Visit], Coroutine[Any, Any, None]]) -> None:
        """Do something in the room, while the screen goes on."""

    def go_elsewhere(self, errand: Errand) -> None:
        """Leave the room, its seat kept, for another."""


def fates(model: Model) -> list[Choice]:
    """Return what may become of a game that is not over: kept, the next one would be in a room of no tournament."""
    keep = [] if model.competes else [Choice("keep", solo_text.keep(), safe=True)]
    return [*keep, Choice("give_up", solo_text.give_up()), Choice("continue", solo_text.continue_game(), safe=True)]


class AnotherGame:
    """Somebody who plays alone in the room that a screen shows."""

    def __init__(self, room: Room, glyphs: Glyphs) -> None:
        self._room = room
        self._glyphs = glyphs
        self._what: Another = "new_number"

    def new(self, what: Another) -> None:
        """Begin another game here; one that is not over is first asked about."""
        self._what = what
        model = self._room.setting.model
        if not model.under_way or model.played_before:  # then nothing is lost by it
            self._begin()
            return
        text = solo_text.abandon_text_tournament() if model.competes else solo_text.abandon_text()
        self._room.open(QuestionScreen(solo_text.abandon_title(), text, fates(model), self._glyphs), self._decided)

    def a_number(self) -> None:
        """Begin a game on a number that is asked for, in a room of its own: what is not over here is kept."""
        self._room.open(NumberForm(solo_text.choose_number(), forms_text.play(), self._glyphs), self._picked)

    def _begin(self) -> None:
        what = self._what
        self._room.do(lambda visit: visit.wish(what))

    def _decided(self, answer: str | None) -> None:
        match = self._room.setting.model.match
        if answer == "give_up":
            self._begin()
        elif answer == "keep":
            again = match.number if match is not None and self._what == "same_number" else None
            self._elsewhere(again)

    def _picked(self, picked: Picked | None) -> None:
        if picked is not None:
            self._elsewhere(picked.number)

    def _elsewhere(self, number: int | None) -> None:
        setting = self._room.setting
        room = setting.model.room
        wanted = FIRST if room is None else Wanted(room.game, tuple(settled_in(room).items()))
        self._room.go_elsewhere(PlayAlone(number, None if setting.hosted else setting.server, wanted))
