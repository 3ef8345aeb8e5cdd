"""Matches to watch again: played by computers, with what the server's program tells of them."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from client.replay.local_replay import legs_in, read_replay
from client.replay.match import Replay
from client.replay.pages import take
from protocol.events import EVENT, ReplayEvent
from protocol.record import canonical, digest
from server.offline.replay import lines
from server.offline.simulate import records, simulation

Document = dict[str, Any]


@cache
def line_of(number: int) -> bytes:
    """Return the record of a match on a number, as a line."""
    played = next(records(simulation("family-tree", str(number), 1, "greedy,random", 1)))
    return played.model_dump_json().encode()


def as_line(document: Document) -> bytes:
    """Return a document as a line, with the digest that belongs to it."""
    return canonical({**document, "digest": digest(document)})


class Program:
    """What the server's program tells of a record, here and at once; `asked` are the pages it was asked for."""

    def __init__(self, document: Any) -> None:
        self.asked: list[tuple[int, int]] = []
        self._told = lines(document, self._questions())
        self.heading = next(self._told)

    def _questions(self) -> Iterator[bytes]:
        while True:
            yield b"%d %d" % self.asked[-1]

    def tells(self, leg: int, first: int) -> ReplayEvent:
        """Return a page."""
        self.asked.append((leg, first))
        event = EVENT.validate_json(next(self._told))
        assert isinstance(event, ReplayEvent)
        return event

    async def page(self, leg: int, first: int) -> ReplayEvent:
        """Return a page, as somebody who watches is told it."""
        return self.tells(leg, first)

    async def rest(self) -> None:
        """Nothing here has to be let go of."""


def begun(document: Any) -> tuple[Replay, Program]:
    """Return a record as it is watched first, with a page of each leg, and what has the others."""
    program = Program(document)
    pages = [program.tells(leg, 0) for leg in range(1, legs_in(program.heading) + 1)]
    return read_replay(as_line(document), program.heading, pages, program), program


def replay_of(document: Any) -> Replay:
    """Return a record as it is watched once all of it has been seen."""
    replay, program = begun(document)
    for leg, sights in enumerate(replay.legs, start=1):
        while (first := next((sight.ply for sight in sights if sight.view is None), None)) is not None:
            take(replay.legs, program.tells(leg, first), first)
    return replay
