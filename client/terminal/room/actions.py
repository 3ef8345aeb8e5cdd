"""The actions of a player in a room besides playing: the chat, requests, and the menu of the room.

An action that can't be undone asks a question first.
"""

from collections.abc import Callable, Sequence

from client.games.clocks import server_now
from client.net.errors import BadSetting
from client.profile.settings import Kept
from client.room import commands as room_commands
from client.room.actions import Bar, Deed, asked_for_replacement, bar, to_replace
from client.room.challenges import challenge_after
from client.room.chat import PHRASES
from client.room.level_hints import level_hints
from client.room.seat_code import moving, no_way
from client.room.session import Model
from client.room.takeback import may_peek
from client.room.visit import Visit
from client.terminal.room import chat
from client.terminal.room.another_game import AnotherGame
from client.terminal.room.owner import Owner
from client.terminal.room.room import Room
from client.terminal.screens.notice import seat_code_notice
from client.terminal.screens.question import QuestionScreen
from client.terminal.screens.room_menu import CHALLENGE, HINTS, RoomMenuScreen
from client.terminal.screens.tournament import Competing, TournamentScreen
from client.terminal.widgets.menu import Choice
from client.text.error_text import explain
from client.text.glyphs import Glyphs
from client.text.messages import actions as action_text
from client.text.messages import chat as chat_text
from client.text.messages import notices as notice_text
from client.text.messages import people as people_text
from client.text.messages import questions as question_text
from client.text.messages import solo as solo_text
from client.text.tables import text_of
from protocol.commands import Command
from protocol.events import Ack
from protocol.ids import Seat


class AtTable:
    """The actions of the reader in the room that a screen shows."""

    def __init__(self, room: Room, kept: Kept, glyphs: Glyphs) -> None:
        self._room = room
        self._kept = kept
        self._another = AnotherGame(room, glyphs)
        self._owner = Owner(room, glyphs)
        self._glyphs = glyphs
        self._talking = chat.Talking(room, glyphs)

    @property
    def _model(self) -> Model:
        return self._room.setting.model

    def show(self, model: Model) -> None:
        """Show the current chat, if it is open."""
        self._talking.show(model)

    def act(self, what: str) -> None:
        """Do the action of a key or of the menu, if it is possible now."""
        model = self._model
        if what == "chat":
            self._talking.open()
        elif what == "menu":
            hints = self._kept.now.hints == "on"
            self._room.open(RoomMenuScreen(model, server_now(model.ahead), self._glyphs, hints=hints), self._chosen)
        elif what.startswith("phrase:"):
            self._talking.say(chat_text.phrase(PHRASES[int(what.removeprefix("phrase:"))]))
        elif what in ("agree", "decline"):
            self._answer_what_is_asked(accept=what == "agree")
        elif what in (Deed.ASK_FOR_SEAT, Deed.SEAT_COMPUTER, Deed.BEGIN_WITH_THESE):
            if self._may(Deed(what)):
                self._chosen(what)
        elif what == "sit" and (self._may(Deed.SIT) or self._may(Deed.COME_BACK)):
            self._ask(room_commands.sit())
        elif what == Deed.TAKE_BACK and model.solo:
            self._undo()
        elif what in (Deed.TAKE_BACK, Deed.GO_ON_WITHOUT, Deed.TOURNAMENT) and self._may(Deed(what)):
            self._chosen(what)
        elif what == Deed.HINT:
            self._hint()
        elif what == CHALLENGE:
            self._challenge()
        elif what == "end_challenge":
            self._ask(room_commands.end_challenge())
        elif what == "a_number":
            self._another.a_number()
        elif what == "new_number":
            self._another.new("new_number")
        elif what == "same_number":
            self._another.new("same_number")

    def _answer_what_is_asked(self, *, accept: bool) -> None:
        """Agree to a takeback or a replacement, or decline it; or withdraw the reader's own request."""
        model = self._model
        if self._may(Deed.ANSWER) or (not accept and self._may(Deed.WITHDRAW)):
            self._ask(room_commands.answer_take_back(model, accept=accept))
        elif self._may(Deed.ANSWER_REPLACEMENT) or (not accept and asked_for_replacement(model)):
            self._ask(room_commands.answer_replacement(model, accept=accept))

    def _challenge(self) -> None:
        """Leave for a new room, in which a seat is kept for the past opponent."""
        setting = self._room.setting
        errand = challenge_after(setting.model, None if setting.hosted else setting.server)
        if errand is not None:
            self._room.go_elsewhere(errand)

    def _undo(self) -> None:
        """Undo the last move of a game alone; the server says why if it stands."""
        if bar(self._model, Deed.UNDO) is not Bar.OWN_UNDO:
            self._ask(room_commands.take_back(self._model))

    def _may(self, deed: Deed) -> bool:
        return bar(self._model, deed, server_now(self._model.ahead)) is None

    def _ask(self, command: Command | None) -> None:
        self._room.do(lambda visit: visit.do(command))

    def _chosen(self, chosen: str | None) -> None:
        """Do the action that was chosen in the menu of the room."""
        model = self._model
        match chosen:
            case Deed.SIT | Deed.COME_BACK:
                self._ask(room_commands.sit())
            case Deed.STAND:
                self._ask(room_commands.stand())
            case Deed.TAKE_BACK if may_peek(model):
                answers = [
                    _keep_playing(),
                    Choice("take back", question_text.take_back()),
                ]
                self._question(
                    question_text.takeback_title(), question_text.takeback_reveals(), answers, self._taken_back
                )
            case Deed.UNDO:
                self._undo()
            case Deed.TAKE_BACK:
                self._ask(room_commands.take_back(model))
            case Deed.GO_ON_WITHOUT:
                self._go_on_without()
            case Deed.RESIGN if model.solo:
                answers = [Choice("play", solo_text.continue_game(), safe=True), Choice("resign", solo_text.give_up())]
                self._question(solo_text.resign_title(), solo_text.resign_text(), answers, self._resigned)
            case Deed.RESIGN if model.goes_on:
                answers = [
                    _keep_playing(),
                    Choice("resign", action_text.leave_match()),
                ]
                race = model.room is not None and model.room.form == "race"
                text = question_text.leave_race_text() if race else question_text.leave_match_text()
                self._question(question_text.leave_match_title(), text, answers, self._resigned)
            case Deed.RESIGN:
                text = question_text.resign_text(model.name_of(model.other) or people_text.nobody())
                answers = [
                    _keep_playing(),
                    Choice("resign", question_text.resign()),
                ]
                self._question(question_text.resign_title(), text, answers, self._resigned)
            case Deed.ASK_FOR_SEAT:
                self._ask_for_seat()
            case Deed.ANSWER_REPLACEMENT:
                self._answer_replacement()
            case Deed.MOVE_SEAT:
                self._room.do(self._move_seat)
            case Deed.HINT:
                self._hint()
            case Deed.TOURNAMENT:
                self._room.open(TournamentScreen(model, self._glyphs), self._competing)
            case str() if chosen == HINTS:
                self._turn_hints()
            case str() if not (self._owner.does(chosen) or self._room.look(chosen)):
                self.act(chosen)

    def _taken_back(self, answer: str | None) -> None:
        if answer == "take back":
            self._ask(room_commands.take_back(self._model))

    def _competing(self, chosen: Competing | None) -> None:
        """Enter the names of the tournament, and choose the name to play under."""
        if chosen is None:
            return
        model = self._model
        commands = [room_commands.enlist(chosen.names)] if chosen.names is not None else []
        freed = room_commands.play_beside(model, "") if chosen.beside is not None else None
        commands += [freed] if freed is not None else []  # else two could not change their names for each other's
        commands += [room_commands.play_as(chosen.plays)] if chosen.plays is not None else []
        beside = room_commands.play_beside(model, chosen.beside) if chosen.beside else None
        commands += [beside] if beside is not None else []
        begins = bool(chosen.names) and model.room is not None and model.room.tournament is None
        self._room.do(lambda visit: self._compete(visit, commands, begins=begins))

    async def _compete(self, visit: Visit, commands: Sequence[Command], *, begins: bool) -> None:
        """Send the names of the tournament; if it `begins`, ask at once for the name to play under."""
        await _one_after_the_other(visit, commands)
        if begins and visit.model.room is not None and visit.model.room.tournament is not None:
            self._room.open(TournamentScreen(visit.model, self._glyphs), self._competing)

    def play_as(self, at: int) -> None:
        """Play alone under a name of the tournament, counted from 0; -1: the current one."""
        model = self._model
        told, me = model.room.tournament if model.room is not None else None, model.me
        names = [each.name for each in told.names] if told is not None else []
        if told is None or me is None or at >= len(names):
            return
        name = names[at] if at >= 0 else told.plays[me] or names[0]
        commands = [room_commands.play_as(name)] if told.plays[me] != name else []
        ready = room_commands.ready(model)
        self._room.do(lambda visit: _one_after_the_other(visit, [*commands, *([ready] if ready else [])]))

    def _question(
        self, title: str, text: str, choices: Sequence[Choice], answered: Callable[[str | None], None]
    ) -> None:
        self._room.open(QuestionScreen(title, text, choices, self._glyphs), answered)

    # Hints

    def _hint(self) -> None:
        barred = bar(self._model, Deed.HINT)
        if barred is None:
            self._ask(room_commands.hint(self._model))
        else:
            self._room.tell(action_text.not_now(text_of(action_text.reason, barred)))

    def _turn_hints(self) -> None:
        try:
            self._kept.change("hints", "off" if self._kept.now.hints == "on" else "on")
        except BadSetting as error:
            self._room.tell(explain(error))

        async def look(visit: Visit) -> None:
            visit.attend()

        self._room.do(look)

    # Absent players, and resigning

    def _resigned(self, answer: str | None) -> None:
        if answer == "resign":
            self._ask(room_commands.resign(self._model))

    def _whose(self, title: str, text: str, then: Callable[[Seat], None]) -> None:
        """Ask for one of the seats that can be taken over, if there are several."""
        seats = to_replace(self._model, server_now(self._model.ahead))
        if len(seats) == 1:
            then(seats[0])
            return
        named = [Choice(str(seat), self._model.name_of(seat) or people_text.seat(seat + 1)) for seat in seats]
        wait = Choice("wait", question_text.keep_waiting(), safe=True)

        def answered(answer: str | None) -> None:
            if answer not in (None, "wait"):
                then(Seat(int(str(answer))))

        self._question(title, text, [*named, wait], answered)

    def _ask_for_seat(self) -> None:
        title, text = question_text.seat_title(), question_text.seat_text()
        self._whose(title, text, lambda seat: self._ask(room_commands.sit(seat)))

    def _answer_replacement(self) -> None:
        match = self._model.match
        if match is None or match.replacing is None:
            return
        name = self._model.name_of(match.replacing.seat) or people_text.nobody()
        person, level = match.replacing.name, match.replacing.level or ""
        text = notice_text.replacement_asked(person=person, level=level, names=[name])
        later = Choice("later", question_text.decide_later(), safe=True)
        answers = [
            Choice("agree", notice_text.action("agree")),
            Choice("decline", notice_text.action("decline")),
            later,
        ]

        def answered(answer: str | None) -> None:
            if answer not in (None, "later"):
                self._ask(room_commands.answer_replacement(self._model, accept=answer == "agree"))

        self._question(question_text.replacement_title(), text, answers, answered)

    def _go_on_without_one(self, seat: Seat) -> None:
        """Ask for the level of the computer that plays on in a seat."""
        name = self._model.name_of(seat) or people_text.nobody()

        def answered(answer: str | None) -> None:
            if answer not in (None, "wait"):
                self._ask(room_commands.claim(self._model, answer, seat))

        choices = [Choice("wait", question_text.keep_waiting(), safe=True), *self._computers()]
        text = question_text.absent_text_many()
        self._question(question_text.absent_title([name]), text, choices, answered)

    def _computers(self) -> list[Choice]:
        game = self._model.room.game if self._model.room else ""
        return [Choice(level, question_text.computer_plays(level), hint) for level, hint in level_hints(game).items()]

    def _go_on_without(self) -> None:
        if self._model.goes_on:
            self._whose(question_text.absent_which(), question_text.absent_text_many(), self._go_on_without_one)
            return
        name = self._model.name_of(self._model.other) or people_text.nobody()
        choices = [
            Choice("wait", question_text.keep_waiting(), safe=True),
            *self._computers(),
            Choice("claim", question_text.claim(), question_text.claim_hint()),
        ]
        self._question(question_text.absent_title([name]), question_text.absent_text(name), choices, self._decided)

    def _decided(self, answer: str | None) -> None:
        if answer not in (None, "wait"):
            self._ask(room_commands.claim(self._model, None if answer == "claim" else answer))

    # Moving the seat

    async def _move_seat(self, visit: Visit) -> None:
        if (said := no_way(self._room.setting)) is not None:
            self._room.tell(said)
            return
        command = room_commands.ask_seat_code()
        answer = await visit.ask(command)
        made, address = self._model.seat_code, self._room.setting.room_address
        if not isinstance(answer, Ack) or made is None or made.id != command.id or address is None:
            self._room.tell(action_text.no_seat_code())
            return
        self._room.open(seat_code_notice(made.code, moving(made, address), self._glyphs))


def _keep_playing() -> Choice:
    return Choice("play", question_text.keep_playing(), safe=True)


async def _one_after_the_other(visit: Visit, commands: Sequence[Command]) -> None:
    """Send commands one after the other, until one is rejected."""
    for command in commands:
        if not isinstance(await visit.ask(command), Ack):
            return
