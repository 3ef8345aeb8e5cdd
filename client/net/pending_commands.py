"""The commands that wait for the server's answer, over any number of connections."""

import asyncio
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from client.net.errors import LinkBusy, LinkEnded
from protocol.codes import RejectionCode
from protocol.commands import Command, CreateRoom
from protocol.daily import PlayDaily
from protocol.events import Ack, Rejected
from protocol.finding import QuickMatch

Answer = Ack | Rejected

UNAVAILABLE_TRIES = 10
"""The number of tries for a command while the server's store is unavailable."""
UNANSWERED_LIMIT = 32
LATE_SECONDS = 5.0
"""An answer that takes longer is late: the player should know."""
_FIRST_DELAY, _LONGEST_DELAY = 0.2, 2.0


def is_sent_again(answer: Rejected) -> bool:
    """Return whether a rejected command is sent again: if the store is only unavailable for a moment."""
    return answer.code is RejectionCode.UNAVAILABLE and answer.reason != "database_away"


@dataclass(slots=True, eq=False)
class _Waiting:
    command: Command
    answered: asyncio.Future[Answer]
    sent: bool = False
    tries: int = 0
    again: asyncio.TimerHandle | None = None
    held: Ack | None = None
    alarm: asyncio.TimerHandle | None = None
    late: bool = False

    def stop_timers(self) -> None:
        for timer in (self.again, self.alarm):
            if timer is not None:
                timer.cancel()
        self.again = self.alarm = None
        self.late = False

    def answer(self, answer: Answer) -> None:
        if not self.answered.done():
            self.answered.set_result(answer)


class Unanswered:
    """Commands by their ids; `news` is set when there may be one to send.

    `late` is called with True when the first answer becomes late, and with False when no answer is late any more.
    """

    def __init__(self, late: Callable[[bool], None]) -> None:
        self.news = asyncio.Event()
        self._tell_late = late
        self._late = False
        self._waiting: dict[str, _Waiting] = {}
        self._ended = False

    async def ask(self, command: Command) -> Answer:
        """Send a command and return its answer.

        Raises LinkEnded if the link ends first, and LinkBusy if too many commands are unanswered already.
        """
        if self._ended:
            raise LinkEnded(reason="link_ended")
        if len(self._waiting) >= UNANSWERED_LIMIT:
            raise LinkBusy(reason="link_busy")
        waiting = _Waiting(command, asyncio.get_running_loop().create_future())
        self._waiting[command.id] = waiting
        self._expect(waiting)
        self.news.set()
        try:
            return await waiting.answered
        finally:
            waiting.stop_timers()
            self._waiting.pop(command.id, None)
            self._check_late()

    def to_send(self) -> Iterator[Command]:
        """Yield the commands to send, and mark each as sent."""
        for waiting in tuple(self._waiting.values()):
            if not waiting.sent:
                waiting.sent = True
                yield waiting.command

    def send_all_again(self) -> None:
        """Send every command again on a new connection, under the same id."""
        for waiting in self._waiting.values():
            waiting.stop_timers()
            waiting.sent = False
            self._expect(waiting)
        self._check_late()

    def settle(self, answer: Answer, *, room_known: bool) -> Command | None:
        """Give a command its answer, and return the command if it was accepted.

        If the server's store was unavailable, the command is sent again a little later. A command that made a room is
        answered when the room's code is known: until then, only the same command leads back into the room.
        """
        waiting = None if answer.id is None else self._waiting.get(answer.id)
        if waiting is None:
            return None
        if isinstance(answer, Rejected):
            if is_sent_again(answer) and waiting.tries < UNAVAILABLE_TRIES:
                self._again_later(waiting)
            else:
                waiting.answer(answer)
            return None
        if isinstance(waiting.command, CreateRoom | QuickMatch | PlayDaily) and not room_known:
            waiting.held = answer
            waiting.stop_timers()
            self._check_late()
        else:
            waiting.answer(answer)
        return waiting.command

    def release(self) -> None:
        """Answer the command that made a room, because the room's code is known now."""
        for waiting in self._waiting.values():
            if waiting.held is not None:
                waiting.answer(waiting.held)

    def end(self) -> None:
        """Raise LinkEnded for all waiting and future commands."""
        self._ended = True
        for waiting in self._waiting.values():
            waiting.stop_timers()
            if not waiting.answered.done():
                waiting.answered.set_exception(LinkEnded(reason="link_ended"))
                waiting.answered.exception()  # the caller may be gone already
        self._waiting.clear()

    def _again_later(self, waiting: _Waiting) -> None:
        waiting.stop_timers()
        self._check_late()
        delay = min(_FIRST_DELAY * 2**waiting.tries, _LONGEST_DELAY)
        waiting.tries += 1
        waiting.again = asyncio.get_running_loop().call_later(delay, self._again, waiting)

    def _again(self, waiting: _Waiting) -> None:
        waiting.sent = False
        self._expect(waiting)
        self.news.set()

    def _expect(self, waiting: _Waiting) -> None:
        """Start the timer for a command's answer."""
        waiting.alarm = asyncio.get_running_loop().call_later(LATE_SECONDS, self._overdue, waiting)

    def _overdue(self, waiting: _Waiting) -> None:
        waiting.late = True
        self._check_late()

    def _check_late(self) -> None:
        late = any(waiting.late for waiting in self._waiting.values())
        if late is not self._late:
            self._late = late
            self._tell_late(late)
