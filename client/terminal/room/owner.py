"""The actions of a room's owner, each with its question: settings, seats, removing people, changing the owner."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from client.games.forms import FORMS
from client.room import commands
from client.room.actions import Deed, others_seated, seated, to_pass_on, to_send_away
from client.room.level_hints import level_hints
from client.room.session import Model
from client.room.settings import Settled, configured, settled_so_far
from client.room.visit import Visit
from client.terminal.room.room import Room
from client.terminal.screens.match_form import MatchForm
from client.terminal.screens.question import QuestionScreen
from client.terminal.widgets.menu import Choice
from client.text import formats
from client.text.glyphs import Glyphs
from client.text.messages import actions as action_text
from client.text.messages import questions as question_text
from protocol.commands import Command
from protocol.events import Ack
from protocol.ids import PlayerId, Seat

_NOBODY = "nobody"


class Owner:
    """The actions of the owner of the room that a screen shows."""

    def __init__(self, room: Room, glyphs: Glyphs) -> None:
        self._room = room
        self._glyphs = glyphs

    def does(self, what: str) -> bool:
        """Begin an action of the menu; return whether it is one of the owner's."""
        ask = (
            {
                Deed.SETTINGS: self._settings,
                Deed.FREE: self._free,
                Deed.PASS_ON: self._pass_on,
                Deed.SEND_AWAY: self._send_away,
                Deed.SEAT_COMPUTER: self._seat_computer,
                Deed.BEGIN_WITH_THESE: self._begin_with_these,
            }.get(Deed(what))
            if what in set(Deed)
            else None
        )
        if ask is not None:
            ask()
        return ask is not None

    @property
    def _model(self) -> Model:
        return self._room.setting.model

    def _ask(self, command: Command | None) -> None:
        self._room.do(lambda visit: visit.do(command))

    def _settings(self) -> None:
        room = self._model.room
        if room is not None:
            form = next((form for form in FORMS if form == room.form), None)
            before = replace(settled_so_far(room), form=form)
            competes = room.tournament is not None
            screen = MatchForm(
                action_text.action("settings"),
                self._glyphs,
                before,
                game=room.game,
                form=room.form,
                any_form=competes,
            )
            self._room.open(screen, self._settled)

    def _settled(self, now: Settled | None) -> None:
        if now is not None:
            self._ask(configured(self._model, now))

    def _begin_with_these(self) -> None:
        """Remove the free seats."""
        room = self._model.room
        if room is not None:
            command = commands.configure(
                self._model,
                number=room.number,
                role=room.role,
                spectators=room.spectators,
                clock=room.clock,
                seats=seated(self._model),
            )
            self._ask(command)

    def _free(self) -> None:
        seats = {str(seat): name for seat, name in others_seated(self._model).items()}
        self._whom(
            question_text.free_title(), question_text.free_text(), seats, lambda seat: commands.free(Seat(int(seat)))
        )

    def _pass_on(self) -> None:
        seats = {str(seat): name for seat, name in to_pass_on(self._model).items()}
        self._whom(
            question_text.owner_title(),
            question_text.owner_text(),
            seats,
            lambda seat: commands.pass_on(Seat(int(seat))),
        )

    def _send_away(self) -> None:
        people = to_send_away(self._model)
        title, text = question_text.remove_title(), question_text.remove_text()
        self._whom(title, text, people, lambda player: commands.send_away(PlayerId(player)))

    def _seat_computer(self) -> None:
        free = [each.seat for each in self._model.room.seats if each.player is None] if self._model.room else []
        game = self._model.room.game if self._model.room else ""
        levels = [Choice(level, formats.level(level), told) for level, told in level_hints(game).items()]
        title, text = question_text.computer_title(), question_text.computer_text()
        if len(free) == 1:
            self._one_of(title, text, levels, lambda level: commands.seat_computer(free[0], level))
        elif free:
            every = [*levels, Choice(_NOBODY, question_text.nobody(), safe=True)]
            self._room.open(QuestionScreen(title, text, every, self._glyphs), lambda level: self._how_many(free, level))

    def _how_many(self, free: Sequence[Seat], level: str | None) -> None:
        """Ask how many of the free seats get a computer player."""
        if level in (None, _NOBODY):
            return
        choices = [
            Choice("1", question_text.computer_in_one_seat()),
            Choice(str(len(free)), question_text.computer_in_all_seats(len(free))),
            Choice("0", question_text.nobody(), safe=True),
        ]

        def answered(answer: str | None) -> None:
            self._room.do(lambda visit: _seat_computers(visit, free[: int(answer or 0)], str(level)))

        title, text = question_text.computers_title(), question_text.computers_text()
        self._room.open(QuestionScreen(title, text, choices, self._glyphs), answered)

    def _whom(self, title: str, text: str, named: Mapping[Any, str], command: Callable[[str], Command]) -> None:
        self._one_of(title, text, [Choice(str(who), name) for who, name in named.items()], command)

    def _one_of(self, title: str, text: str, choices: Sequence[Choice], command: Callable[[str], Command]) -> None:
        """Ask for one of some choices or nobody, and send the command for the choice."""

        def answered(answer: str | None) -> None:
            if answer not in (None, _NOBODY):
                self._ask(command(str(answer)))

        every = [*choices, Choice(_NOBODY, question_text.nobody(), safe=True)]
        self._room.open(QuestionScreen(title, text, every, self._glyphs), answered)


async def _seat_computers(visit: Visit, seats: Sequence[Seat], level: str) -> None:
    """Add a computer player to each of these seats, until a command is rejected."""
    for seat in seats:
        if not isinstance(await visit.ask(commands.seat_computer(seat, level)), Ack):
            return
