"""The commands in a room in line mode: actions and questions."""

import asyncio
from collections.abc import Mapping
from pathlib import Path
from typing import TypeVar

from client.line import deadlines, pages
from client.line.command import Given
from client.line.computer_requests import ComputerRequests
from client.line.console import Console
from client.line.games.board import AnyBoard, AnyLooking
from client.line.guided_game import GuideTips
from client.line.match_options import read_level
from client.line.owner import Owning, settings_in
from client.line.replay import watch
from client.line.stay import Stay
from client.net.errors import CannotWatch
from client.replay.record_file import save_record
from client.replay.sources import found_in
from client.room import commands
from client.room.actions import Deed, bar, others_seated, to_pass_on, to_replace, to_send_away
from client.room.chat import PHRASES, Mute, read_line, sender
from client.room.seat_code import moving, no_way
from client.room.takeback import may_peek
from client.text.messages import actions as action_text
from client.text.messages import chat as chat_text
from client.text.messages import connection as connection_text
from client.text.messages import line_room as room_text
from client.text.messages import people as people_text
from client.text.messages import questions as question_text
from client.text.messages import solo as solo_text
from protocol.command import Another
from protocol.ids import Seat
from protocol.record import Record

_Who = TypeVar("_Who")


class Actions:
    """Carries out the commands of a room."""

    def __init__(
        self, stay: Stay, console: Console, home: Path, computer_requests: ComputerRequests, tips: GuideTips
    ) -> None:
        self._stay = stay
        self._console = console
        self._home = home
        self._tips = tips
        self._computer_requests = computer_requests
        self._owning = Owning(stay, console)
        self._looking: tuple[AnyBoard, AnyLooking] | None = None

    async def do(self, given: Given) -> None:
        """Carry out a command. Raises ValueError and ClientError, which say why it can't be done."""
        if await self._moves(given):
            return
        told = self._tell(given)
        if told is not None:
            self._console.tell(told)
            return
        if await self._computer_requests.do(given):
            return
        model, rest = self._stay.model, given.rest
        match given.name:
            case "begin":
                await self._owning.begin()
            case "sit" if bar(model, Deed.ASK_FOR_SEAT, self._stay.now) is None:
                await self._stay.ask(commands.sit(self._gone(rest)))
            case "undo":
                if model.solo or not may_peek(model) or await self._console.confirm(room_text.sure_take_back()):
                    await self._stay.ask(commands.take_back(self._stay.model))
            case "yes" | "no":
                await self._answer(accept=given.name == "yes")
            case "resign":
                sure = room_text.sure_leave_to_others() if model.goes_on else room_text.sure_resign()
                if await self._console.confirm(room_text.sure_give_up() if model.solo else sure):
                    await self._stay.ask(commands.resign(model))
            case "claim":
                level, _, name = rest.partition(" ")
                seat = self._gone(name) if model.goes_on else None
                await self._stay.ask(
                    commands.claim(model, None if rest == "match" else read_level(level, self._owning.game), seat)
                )
            case "enough":
                self._tips.enough()
                self._console.tell([room_text.tips_off()])
            case "opponent":
                await self._owning.seat_computer(rest)
            case "sit":
                await self._stay.ask(commands.sit())
            case "stand":
                await self._stay.ask(commands.stand())
            case "same":
                await self._another("same_number")
            case "new":
                await self._another("new_number")
            case "save":
                await self._save()
            case "watch":
                await self._watch()
            case "say":
                await self._say(rest)
            case "phrase":
                await self._say(_phrase(rest))
            case "mute" | "unmute":
                self._mute(f"/{given.name} {rest}")
            case "seat":
                await self._move_seat()
            case "settings":
                await self._owning.settle(rest)
            case "tournament":
                await self._owning.compete(rest)
            case "as":
                await self._owning.play_as(rest)
            case "with":
                await self._owning.play_beside(rest)
            case "free":
                await self._stay.ask(commands.free(_named(others_seated(model), rest)))
            case "owner":
                await self._stay.ask(commands.pass_on(_named(to_pass_on(model), rest)))
            case "ban":
                await self._stay.ask(commands.send_away(_named(to_send_away(model), rest)))

    async def _another(self, what: Another) -> None:
        """Ask for another match. If a solo game is not over, ask whether to keep it or give it up."""
        model = self._stay.model
        if model.solo and model.under_way and model.match is not None and not model.played_before:
            meant = (await self._console.answer(room_text.open_game(model.competes)) or "back").lower()
            if meant == "keep" and not model.competes:
                self._stay.play_alone(model.match.number if what == "same_number" else None)
                return
            if meant not in ("give up", "give", "give-up"):
                return
            await self._stay.ask(commands.resign(model))
        self._console.tell([solo_text.looking()] if self._stay.model.rematch_draws_winnable(what) else [])
        await self._stay.ask(commands.wish(self._stay.model, what))

    def _tell(self, given: Given) -> list[str] | None:
        """Return the answer to a question; None if the command is an action."""
        setting, model = self._stay.setting, self._stay.model
        match given.name:
            case "look":
                return pages.page(setting)
            case "who":
                return [*pages.people(setting), *([] if model.solo else pages.settled(model))]
            case "address":
                return pages.addresses(setting)
            case "link":
                return pages.link(setting)
            case "time":
                return deadlines.time(model, self._stay.now)
            case "chat":
                lines = model.talk.heard(model.player)
                return [f"{sender(line)}: {line.text}" for line in lines] or [chat_text.nothing_said()]
            case "phrase" if not given.rest:
                return [f"{number}. {chat_text.phrase(name)}" for number, name in enumerate(PHRASES, start=1)]
            case "claim" if not given.rest and model.goes_on:
                names = [model.name_of(seat) or people_text.nobody() for seat in to_replace(model, self._stay.now)]
                return [question_text.absent_title(names), room_text.decide_of_many()]
            case "claim" if not given.rest:
                name = model.name_of(model.other) or people_text.nobody()
                return [question_text.absent_title([name]), room_text.decide(), question_text.absent_text(name)]
            case "settings" if not given.rest:
                return [*pages.settled(model), *settings_in(model)]
        seen = pages.seen_at(model)
        looking = self.looking
        if seen is None or looking is None:
            return None
        return looking.told(given, seen[1], self._console.glyphs)

    @property
    def looking(self) -> AnyLooking | None:
        """The view of the legs of the room's game; None if the game can't be shown."""
        board = pages.board_at(self._stay.model)
        if board is None:
            return None
        if self._looking is None or self._looking[0] is not board:
            self._looking = board, board.looking()
        return self._looking[1]

    def see(self) -> None:
        """Take note of the current state of the leg."""
        seen, looking = pages.seen_at(self._stay.model), self.looking
        if seen is not None and looking is not None:
            looking.see(seen[1])

    async def _moves(self, given: Given) -> bool:
        """Make the move for a command of the game; return whether the command is a move. Raises ValueError."""
        seen, looking = pages.seen_at(self._stay.model), self.looking
        move = looking.move(given, seen[1]) if seen is not None and looking is not None else None
        if move is not None and not await self._stay.ask(commands.move(self._stay.model, move)) and looking is not None:
            looking.refused()
        return move is not None

    # Requests and absent players

    async def _answer(self, *, accept: bool) -> None:
        """Answer a request for a takeback or a replacement, or withdraw the player's own request."""
        model, now = self._stay.model, self._stay.now
        if not accept and commands.offered(model) is not None:
            await self._stay.ask(commands.decline_rematch(model))
            return
        deeds = (Deed.ANSWER,) if accept else (Deed.ANSWER, Deed.WITHDRAW)
        if any(bar(model, deed, now) is None for deed in deeds):
            await self._stay.ask(commands.answer_take_back(model, accept=accept))
        else:
            await self._stay.ask(commands.answer_replacement(model, accept=accept))

    def _gone(self, name: str) -> Seat | None:
        """Return the seat of an absent player by name, or of the only one. Raises ValueError."""
        model = self._stay.model
        seats = {seat: model.name_of(seat) or people_text.nobody() for seat in to_replace(model, self._stay.now)}
        if not name and len(seats) == 1:
            return next(iter(seats))
        if not name:
            raise ValueError(room_text.whose_seat(sorted(seats.values())))
        return _named(seats, name)

    # The record

    async def _record(self) -> Record:
        record = await self._stay.visit.record() if self._stay.visit is not None else None
        if record is None:
            raise CannotWatch(connection_text.record_not_loaded())
        return record

    async def _save(self) -> None:
        record, room = await self._record(), self._stay.model.room
        if room is not None and room.match is not None:
            self._console.tell([await asyncio.to_thread(save_record, record, room.room, room.match.match, self._home)])

    async def _watch(self) -> None:
        await watch(self._console, found_in(await self._record()))

    # Chat

    async def _say(self, typed: str) -> None:
        line = read_line(f"/{typed}" if typed.startswith("/") else typed, {})
        if isinstance(line, str):
            before = self._stay.model.talk.lines
            await self._stay.ask(commands.say(line), lambda model: model.talk.lines != before)

    def _mute(self, typed: str) -> None:
        people = self._stay.model.people
        mute = read_line(typed, people)
        if not isinstance(mute, Mute) or self._stay.visit is None:
            return
        self._stay.visit.mute(mute)
        if mute.player is None:
            self._console.tell([chat_text.all_muted() if mute.on else chat_text.all_unmuted()])
        else:
            name = people[mute.player]
            self._console.tell([chat_text.muted(name) if mute.on else chat_text.unmuted(name)])

    # The player's seat

    async def _move_seat(self) -> None:
        if (why := no_way(self._stay.setting)) is not None:
            self._console.tell([why])
            return
        command = commands.ask_seat_code()
        await self._stay.ask(command)
        made, address = self._stay.model.seat_code, self._stay.setting.room_address
        if made is None or made.id != command.id or address is None:
            self._console.tell([action_text.no_seat_code()])
            return
        self._console.tell(moving(made, address).split("\n"))


def _phrase(typed: str) -> str:
    if typed not in [str(number) for number in range(1, len(PHRASES) + 1)]:
        raise ValueError(room_text.phrase_usage())
    return chat_text.phrase(PHRASES[int(typed) - 1])


def _named(people: Mapping[_Who, str], name: str) -> _Who:
    """Return the person with a name. Raises ValueError if there is none."""
    found = [who for who, called in people.items() if called.casefold() == name.casefold()]
    if not found:
        known = sorted(set(people.values()))
        raise ValueError(chat_text.nobody_called(name=name[:24], known=known, alone=not known))
    return found[-1]
