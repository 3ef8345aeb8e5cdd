"""A server that halts while it settles a match, so that a test can break something just then.

TURNABOUT_HALTS has the steps at which it halts, with commas between them: the first match that it settles halts at the
first step, the second match at the second, and so on.

due            before it looks whether the match is settled
ready          before the transaction; the record has been made
statement N    in the transaction, after that many statements
commit         in the transaction, before it is committed
stored         after the transaction
done           after the match's due time was moved or removed

It logs `halted at STEP`, and goes on when it gets the signal `RESUME`.
"""

import os
import signal
import threading
from collections.abc import Callable, Sequence
from typing import Any

import structlog
from sqlalchemy import Connection, Engine, event

from protocol.ids import MatchId, RoomCode
from server.__main__ import app
from server.finished import settling
from server.finished.settling import Settling
from server.results import database as databases
from server.results.database import Database
from server.results.settle import settle
from server.rooms.compaction import Compaction
from server.table.entries import Entry

SETTING = "TURNABOUT_HALTS"
RESUME = signal.SIGUSR1
AGAIN_SECONDS = 0.05
"""Seconds before this server tries again."""


class Halts:
    """The steps at which matches halt. One match is settled at a time."""

    def __init__(self, steps: Sequence[str]) -> None:
        self._steps = iter(steps)
        self._of_match: dict[MatchId, str | None] = {}
        self._now: MatchId
        self._statements = 0

    def begin(self, match: MatchId) -> None:
        """Begin to settle a match."""
        if match not in self._of_match:
            self._of_match[match] = next(self._steps, None)
        self._now = match
        self._statements = 0
        self.at("due")

    def count(self) -> None:
        """Count a statement of the transaction."""
        self._statements += 1
        self.at(f"statement {self._statements}")

    def at(self, step: str) -> None:
        """Halt if it is at this step that the match halts, which it does once."""
        if self._of_match[self._now] == step:
            self._of_match[self._now] = None
            structlog.get_logger().info(f"halted at {step}")
            signal.sigwait([RESUME])


def halt_at(steps: Sequence[str]) -> None:
    """Have the server of this process halt."""
    halts, writing = Halts(steps), threading.local()
    settle_match, write, settled = Settling.settle, Database.write, Compaction.settled

    async def settle_halting(self: Settling, code: RoomCode, match: MatchId) -> bool:
        halts.begin(match)
        return await settle_match(self, code, match)

    async def write_halting(self: Database, work: Callable[..., Any], *args: Any) -> Any:
        if work is not settle:
            return await write(self, work, *args)
        halts.at("ready")
        done = await write(self, store_match, *args)
        halts.at("stored")
        return done

    def store_match(connection: Connection, *args: Any) -> Any:
        writing.connection = connection
        try:
            number = settle(connection, *args)
        finally:
            writing.connection = None
        halts.at("commit")
        return number

    async def settled_halting(
        self: Compaction, code: RoomCode, match: MatchId, *, lasts: bool, entries: Sequence[Entry]
    ) -> None:
        await settled(self, code, match, lasts=lasts, entries=entries)
        halts.at("done")

    @event.listens_for(Engine, "after_cursor_execute")
    def after_statement(connection: Connection, *_: object) -> None:
        if getattr(writing, "connection", None) is connection:
            halts.count()

    Settling.settle = settle_halting  # type: ignore[method-assign]
    Database.write = write_halting  # type: ignore[method-assign, assignment]
    Compaction.settled = settled_halting  # type: ignore[method-assign]
    settling.AGAIN_SECONDS = databases.AGAIN_SECONDS = AGAIN_SECONDS


if __name__ == "__main__":
    signal.pthread_sigmask(signal.SIG_BLOCK, [RESUME])  # in all threads, so that it waits for sigwait
    halt_at([step for step in os.environ[SETTING].split(",") if step])
    app(prog_name="turnabout")
