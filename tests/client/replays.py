"""Matches for replays: played by computers, with the server program's answers."""

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
    """Return a document as a line, with its digest."""
    return canonical({**document, "digest": digest(document)})


class Program:
    """The server program's answers about a record, immediate and local; `asked` are the requested pages."""

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
        """Return a page, as a watcher receives it."""
        return self.tells(leg, first)

    async def rest(self) -> None:
        """Do nothing: no resources are held."""


def begun(document: Any) -> tuple[Replay, Program]:
    """Return the start of a record's replay, with a page of each leg, and the source of the other pages."""
    program = Program(document)
    pages = [program.tells(leg, 0) for leg in range(1, legs_in(program.heading) + 1)]
    return read_replay(as_line(document), program.heading, pages, program), program


def replay_of(document: Any) -> Replay:
    """Return a record's replay with all of its pages."""
    replay, program = begun(document)
    for leg, sights in enumerate(replay.legs, start=1):
        while (first := next((sight.ply for sight in sights if sight.view is None), None)) is not None:
            take(replay.legs, program.tells(leg, first), first)
    return replay
