"""A bot: connects a program that plays with a visit to a room."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from time import monotonic

from client.bots import PROFILE, absence, result_text
from client.bots.absence_watch import Vigil
from client.bots.automatic_commands import Terms, chore, has_enough
from client.bots.messages import Answer, NoAnswer, Told, Turn, ends, read_answer, refused, turns_of, unreadable
from client.bots.program import Program, start
from client.games.fair_deal_text import finding_sentence
from client.games.fairness import Finding
from client.net.address import RoomAddress
from client.net.errors import Deserted, ProgramFailed
from client.net.link_state import Connected, Failure, Lost
from client.profile.identity import Profile
from client.room import commands
from client.room.entry import Way
from client.room.model import Model
from client.room.visit import Visit
from client.text.failure_text import explain_stop
from client.text.messages import bots as bots_text
from client.text.rejection_text import rejection_text
from protocol.codes import RejectionCode
from protocol.commands import Command
from protocol.events import Ack, Rejected
from protocol.local_addresses import LocalAddress
from protocol.room import MatchResult

MOST_REFUSALS = 5
"""The number of refused answers in a row after which the bot stops."""
MOST_PASSED_OVER = 3
"""The number of unrequested lines in a row that are reported."""
SLOW_SECONDS = 30
AGAIN_SECONDS = 1.0
"""The time after which a program that declined a move is asked again, because the match could stop otherwise."""
_NOT_ITS_FAULT = (RejectionCode.STALE, RejectionCode.UNAVAILABLE, RejectionCode.TOO_MANY)
_UNFAIR = (
    Finding.COMMITMENT_BROKEN,
    Finding.COMMITMENT_CHANGED,
    Finding.DECK_DIFFERENT,
    Finding.CARDS_DIFFERENT,
)

Tell = Callable[[str], None]


async def play(
    profile: Profile, way: Way, name: str, client: str, program: Sequence[str], terms: Terms, tell: Tell
) -> None:
    """Let a program play in the room that a way leads into, until it has played all of its matches.

    `tell` gets the messages for the user. Cancelling this ends it. Raises BadErrand, BadProfile, ProgramFailed, and
    Deserted.
    """
    news = asyncio.Event()
    running = await start(program, news.set)
    try:
        bot = Bot(profile.name, running, terms, tell, news, way.addresses)
        visit = Visit(profile, way.server, name, client, way.command, bot.hear, hosted=way.hosted is not None)
        async with asyncio.TaskGroup() as group:
            tasks = [group.create_task(running.read()), group.create_task(visit.run())]
            failed: ProgramFailed | Deserted | None = None
            try:
                await bot.stay(visit)
            except (ProgramFailed, Deserted) as error:  # raised after everything has ended
                failed = error
            finally:
                await bot.leave(visit)
                for task in tasks:
                    task.cancel()
    finally:
        await running.let_go()
    if failed is not None:
        raise failed


class Bot:
    """Passes commands and events between a program and a visit to a room, under the profile with a name."""

    def __init__(
        self,
        profile: str,
        program: Program,
        terms: Terms,
        tell: Tell,
        news: asyncio.Event,
        addresses: Sequence[LocalAddress],
    ) -> None:
        self._profile = profile
        self._program = program
        self._terms = terms
        self._tell = tell
        self._addresses = addresses
        self._news = news
        self._told: Told | None = None
        self._results: tuple[MatchResult, ...] = ()
        self._asked: Turn | None = None
        self._asked_at = 0.0
        self._declined: frozenset[Turn] = frozenset()
        self._declined_at = 0.0
        self._refusals = 0
        self._passed_over = 0
        self._refused_in: Model | None = None
        self._vigil = Vigil(terms.patience, leaves=terms.matches is not None)
        self._link = ""
        self._checked = ""

    def hear(self, model: Model) -> None:
        """Handle a change in the room."""
        if isinstance(model.link, Lost) and self._link != "lost" and model.inside:
            self._link = "lost"
            self._tell(bots_text.lost())
        elif isinstance(model.link, Connected) and self._link == "lost":
            self._link = ""
            self._tell(bots_text.back())
        self._news.set()

    async def stay(self, visit: Visit) -> None:
        """Act until there is no reason to stay. Raises ProgramFailed, and Deserted."""
        while not self._is_done(visit.model):
            self._news.clear()
            if not await self._does(visit):
                await self._wait(visit.model)
        if visit.model.stopped is not None:
            raise ProgramFailed(_stopped(visit.model.stopped, str(visit.server)))

    async def leave(self, visit: Visit) -> None:
        """Leave the room, and give up the seat if no match is kept for it."""
        model = visit.model
        if model.me is not None and len(self._results) > 1 and not model.solo and not _plays_together(model):
            self._tell(result_text.counted(self._results, model.me))
        if model.stopped is not None or model.me is None or not model.inside:
            return
        if model.room is not None and model.under_way and not model.has_left:
            self._tell(bots_text.kept(_resuming(RoomAddress(visit.server, model.room.room), self._profile)))
            await visit.leave()
            return
        with suppress(TimeoutError):
            async with asyncio.timeout(2.0):
                await visit.ask(commands.stand(), quietly=True)
        await visit.leave(forget=True)

    def _is_done(self, model: Model) -> bool:
        if model.stopped is not None:
            return True
        checked = model.match is None or (model.checked is not None and model.checked.match == model.match.id)
        return has_enough(self._terms, len(self._results)) and checked

    async def _does(self, visit: Visit) -> bool:
        """Do the next action; return whether there was one."""
        model = visit.model
        if self._program.ended is not None:
            code = self._program.ended
            raise ProgramFailed(bots_text.ended(signal=-code if code < 0 else None, code=code))
        if not model.inside or model.room is None:
            return False
        if self._told is None:
            self._come_in(visit)
        self._tell_ends(model)
        self._tell_findings(model)
        command = chore(model, self._terms, len(self._results))
        if command is not None and model is not self._refused_in:
            await self._ask(visit, command)
            return True
        if await self._goes_on_without(visit):
            return True
        line = self._program.take()
        if line is not None:
            await self._take(visit, line)
            return True
        return self._asked is None and self._ask_program(turns_of(model))

    def _come_in(self, visit: Visit) -> None:
        model = visit.model
        if model.me is None or model.room is None:
            raise ProgramFailed(bots_text.no_seat())
        self._told, _ = ends(model, Told())
        at = RoomAddress(visit.server, model.room.room)
        self._tell(bots_text.seated(name=model.name, seat=model.me + 1, room=str(at), title=model.room.title))
        if model.free_seat is not None:
            others = (replace(visit.server, host=each.host) for each in self._addresses)
            self._tell(bots_text.waits(str(RoomAddress(next(others, visit.server), model.room.room))))

    def _tell_ends(self, model: Model) -> None:
        if self._told is None:
            return
        before = self._told.matches
        self._told, lines = ends(model, self._told)
        for line in lines:
            self._program.tell(line)
        match = model.match
        if self._told.matches != before and match is not None and match.result is not None and model.me is not None:
            self._tell(result_text.over(match.match, match.result, model.me, together=_plays_together(model)))
            self._results += (match.result,)

    def _tell_findings(self, model: Model) -> None:
        checked = model.checked
        if checked is None or checked.match == self._checked:
            return
        self._checked = checked.match
        for found in checked.verdict.findings:
            if found in _UNFAIR:
                self._tell(finding_sentence(found, checked.verdict))

    async def _ask(self, visit: Visit, command: Command) -> None:
        """Send a command that is not a move, and wait for its effect. After a rejection, wait for a change."""
        model = visit.model
        answer = await visit.ask(command, quietly=True)
        if isinstance(answer, Ack):
            await visit.seen(answer.version)
        elif visit.model is model:
            self._refused_in = model

    async def _goes_on_without(self, visit: Visit) -> bool:
        """Do the step about an absent player that is due; return whether there was one."""
        model = visit.model
        if self._vigil.is_over(model):
            raise Deserted(bots_text.deserted(self._terms.patience or 0))
        step = self._vigil.due(model)
        asked = absence.command(model, step) if step is not None else None
        if step is None or asked is None:
            return False
        answer = await visit.ask(asked, quietly=True)
        self._vigil.asked(step, isinstance(answer, Ack))
        if isinstance(answer, Ack):
            name = model.name_of(step.seat)
            self._tell(bots_text.absent(name=name, left=not step.since, does=step.does, level=absence.LEVEL))
            await visit.seen(answer.version)
        return True

    def _ask_program(self, turns: Sequence[Turn]) -> bool:
        """Ask for a move that the program has not declined yet; return whether there was one."""
        self._declined &= frozenset(turns)
        turn = next((each for each in turns if each not in self._declined), None)
        if turn is not None:
            self._asked, self._asked_at = turn, monotonic()
            self._program.tell(turn.line)
        return turn is not None

    async def _take(self, visit: Visit, line: bytes) -> None:
        """Handle a line from the program."""
        turn = self._asked
        if turn is None:
            self._passed_over += 1
            if self._passed_over <= MOST_PASSED_OVER:
                last = self._passed_over == MOST_PASSED_OVER
                self._tell(bots_text.unasked(line=_shown(line), last=last))
            return
        try:
            answer = read_answer(line)
        except NoAnswer as error:
            if error.asked_again:
                self._asked = None
            self._refuse(unreadable(error))
            return
        self._asked = None
        if turn.stands(visit.model):
            await self._do(visit, turn, answer)

    async def _do(self, visit: Visit, turn: Turn, answer: Answer) -> None:
        if answer.move is None and not answer.resign:
            self._declined |= {turn}
            self._declined_at = monotonic()
            return
        model = visit.model
        command = commands.resign(model) if answer.resign else turn.made(answer.move or "")
        done = await visit.ask(command, quietly=True)
        if isinstance(done, Ack):
            self._refusals = self._passed_over = 0
            await visit.seen(done.version)
        elif isinstance(done, Rejected) and done.code not in _NOT_ITS_FAULT:
            if turn in turns_of(visit.model):
                self._refuse(done)
            else:  # another player has moved at the same time
                self._program.tell(refused(done))
        elif visit.model is model:
            await self._wait(visit.model)

    def _refuse(self, why: Rejected) -> None:
        self._refusals += 1
        self._program.tell(refused(why))
        self._tell(bots_text.refused(rejection_text(why)))
        if self._refusals >= MOST_REFUSALS:
            raise ProgramFailed(bots_text.refused_often(self._refusals))

    async def _wait(self, model: Model) -> None:
        """Wait until something changes, or the program gets its next request, or is late."""
        late = self._late()
        waits = [each for each in (late, self._vigil.seconds(model)) if each is not None]
        try:
            async with asyncio.timeout(min(waits, default=None)):
                await self._news.wait()
        except TimeoutError:
            if late is None or late > min(waits):
                return
            self._declined = frozenset()
            if self._asked is not None:
                self._tell(bots_text.slow(SLOW_SECONDS))

    def _late(self) -> float | None:
        """Return the seconds until the program gets its next request or counts as slow; None for neither."""
        if self._asked is not None:
            late = self._asked_at + SLOW_SECONDS - monotonic()
            return late if late > 0 else None  # already reported
        return self._declined_at + AGAIN_SECONDS - monotonic() if self._declined else None


def _plays_together(model: Model) -> bool:
    return model.room is not None and model.room.form == "together"


def _stopped(why: Failure | Rejected, at: str) -> str:
    """Return why the bot can't stay in a room."""
    if isinstance(why, Rejected) and why.code is RejectionCode.SEAT_CONNECTED:
        return bots_text.already_there()
    return explain_stop(why, at, hosted=False)


def _resuming(room: RoomAddress, profile: str) -> str:
    """Return the command that resumes a match."""
    given = "" if profile == PROFILE else f" --profile {profile}"
    return f"turnabout bot --exec PROGRAM{given} {room}"


def _shown(line: bytes) -> str:
    text = line[:61].decode(errors="replace").strip()
    shown = "".join(each if each.isprintable() else "?" for each in text)
    return f"{shown[:60]}…" if len(shown) > 60 else shown
