"""The fold of a room's log, one entry after the other."""

from dataclasses import replace
from typing import Any

from protocol.ids import RoomCode
from server.table import effects
from server.table.effects import broken
from server.table.entries import BrokenLog, Entry
from server.table.match_facts import During, LegStarted, MatchBegun, Moved
from server.table.room import Position, Room
from server.table.room_facts import Anytime, Opened, Readied


def evolve(room: Room | None, entry: Entry, code: RoomCode, after: Any = None) -> Room:
    """Return the room after one more entry of its log.

    `after` is the game's state after a move if the caller knows it; otherwise the move is applied again.

    Raises BrokenLog if the entry cannot follow, UnknownRules if it names a game that this server does not have.
    """
    fact = entry.fact
    if isinstance(fact, Opened):
        if room is not None:
            raise broken(room, fact)
        return effects.opened(fact, entry, code)
    if room is None:
        raise BrokenLog(f"the log of {code} starts with {fact.kind!r} in place of its opening")
    if isinstance(fact, Moved):
        return effects.moved(room, entry, fact, after)
    room = replace(room, log=Position(room.version + 1, entry.id))
    if isinstance(fact, During):
        return effects.during(room, entry, fact)
    if isinstance(fact, MatchBegun):
        return effects.begun(room, entry, fact)
    if isinstance(fact, LegStarted) or (isinstance(fact, Readied) and fact.leg > 1):
        return effects.next_leg(room, entry, fact)
    if isinstance(fact, Anytime):
        return effects.anytime(room, entry, fact)
    return effects.between(room, entry, fact)
