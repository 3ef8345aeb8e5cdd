"""The next game of a player who plays alone: on the same number, a drawn one, or one that the player enters."""

from client.games.options import settled_in
from client.room.entry_request import FIRST, PlayAlone, Wanted
from client.room.session import Model
from client.terminal.room.room import Room
from client.terminal.screens.number_form import NumberForm, Picked
from client.terminal.screens.question import QuestionScreen
from client.terminal.widgets.menu import Choice
from client.text.glyphs import Glyphs
from client.text.messages import forms as forms_text
from client.text.messages import solo as solo_text
from protocol.command import Another


def fates(model: Model) -> list[Choice]:
    """Return the choices for an unfinished game; in a tournament it can't be kept: another room is outside it."""
    keep = [] if model.competes else [Choice("keep", solo_text.keep(), safe=True)]
    return [*keep, Choice("give_up", solo_text.give_up()), Choice("continue", solo_text.continue_game(), safe=True)]


class AnotherGame:
    """The next game in the room that a screen shows."""

    def __init__(self, room: Room, glyphs: Glyphs) -> None:
        self._room = room
        self._glyphs = glyphs
        self._what: Another = "new_number"

    def new(self, what: Another) -> None:
        """Begin another game here; ask first about an unfinished one."""
        self._what = what
        model = self._room.setting.model
        if not model.under_way or model.played_before:  # then nothing is lost by it
            self._begin()
            return
        text = solo_text.abandon_text_tournament() if model.competes else solo_text.abandon_text()
        self._room.open(QuestionScreen(solo_text.abandon_title(), text, fates(model), self._glyphs), self._decided)

    def a_number(self) -> None:
        """Ask for a number, and begin a game on it in another room; an unfinished game is kept."""
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
        wanted = FIRST if room is None else Wanted(room.game, tuple(settled_in(room).items()), casual=room.casual)
        self._room.go_elsewhere(PlayAlone(number, None if setting.hosted else setting.server, wanted))
