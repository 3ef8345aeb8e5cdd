"""Matches to watch again: played by computers, with what the server's program tells of them."""

from functools import cache
from typing import Any

from client.replay import Replay
from client.replay_server import read_replay
from protocol.record import canonical, digest
from server.replay import lines
from server.simulate import records, simulation

Document = dict[str, Any]


@cache
def line_of(number: int) -> bytes:
    """Return the record of a match on a number, as a line."""
    played = next(records(simulation("family-tree", str(number), 1, "greedy,random", 1)))
    return played.model_dump_json().encode()


def as_line(document: Document) -> bytes:
    """Return a document as a line, with the digest that belongs to it."""
    return canonical({**document, "digest": digest(document)})


def replay_of(document: Any) -> Replay:
    """Return a record as it is watched."""
    return read_replay(as_line(document), b"\n".join(lines(document)))
