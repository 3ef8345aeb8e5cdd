"""The fold of a room's logs: which entry counts when, so that a room comes out the same whichever log is read first.

A match's log is folded as it comes. An entry of the room's log is put by until it is its turn: what is done between
matches follows the end of the match that is named last, and what may be done at any time says itself how long that
match's log was then. The next match's name ends the waiting: a match that another has followed need not be read.
"""

from dataclasses import replace
from typing import Any, cast

from protocol.ids import RoomCode
from server.table import effects
from server.table.effects import broken
from server.table.entries import BrokenLog, Entry
from server.table.facts import Fact
from server.table.match_facts import During, LegStarted, MatchBegun, Moved
from server.table.room import START, Position, Room
from server.table.room_facts import Anytime, Between, MatchNamed, Opened, Readied
from server.table.tournament import tallied


def evolve(room: Room | None, entry: Entry, code: RoomCode, after: Any = None) -> Room:
    """Return the room after one more entry of its logs.

    `after` is the game's state after a move, where whoever decided it has worked it out; folding a log leaves it out.

    Raises BrokenLog where the entry cannot stand, UnknownRules where it names a game that this server does not have.
    """
    fact = entry.fact
    if isinstance(fact, Opened):
        if room is not None:
            raise broken(room, fact)
        return effects.opened(fact, entry, code)
    if room is None:
        raise BrokenLog(f"the log of {code} starts with {fact.kind!r} in place of its opening")
    if isinstance(fact, Moved):
        room = effects.moved(room, entry, fact, after)
    elif isinstance(fact, During):
        room = effects.during(room, entry, fact)
    elif isinstance(fact, MatchNamed):
        return _named(room, entry, fact)
    elif isinstance(fact, MatchBegun):
        room = effects.begun(room, entry, fact)
    elif isinstance(fact, LegStarted) or (isinstance(fact, Readied) and fact.leg > 1):
        room = effects.next_leg(room, entry, fact)
    else:
        room = replace(room, room_log=effects.counted(room.room_log, entry), ahead=(*room.ahead, entry))
    return _caught_up(room) if room.ahead else room


def made_versions(before: Room | None, entry: Entry, after: Room) -> list[tuple[Entry, int]]:
    """Return the entries that count since `entry` was folded, each with the version that acknowledges its command.

    An entry of the room's log that was put by counts when it is its turn, which may be with the next match's name.
    """
    if before is None or (isinstance(entry.fact, Moved) and not before.ahead):
        return [(entry, after.version)]
    ahead, fact = before.ahead, entry.fact
    if isinstance(fact, MatchNamed):
        length, match = before.room_log.length - len(ahead) + before.earlier + 1, fact.earlier - before.earlier
        put_by = [(each, length + index + _played(each, match)) for index, each in enumerate(ahead)]
        # A match is named and begun in one step, so that both were acknowledged at the later version.
        return [*put_by, (entry, after.version + 1)]
    if after.room_log.length > before.room_log.length:
        waiting = (*ahead, entry)
        counted = waiting[: len(waiting) - len(after.ahead)]
    else:
        counted = (entry, *ahead[: len(ahead) - len(after.ahead)])
    first = after.version - len(counted) + 1
    return [(each, first + index) for index, each in enumerate(counted)]


def _named(room: Room, entry: Entry, fact: MatchNamed) -> Room:
    before = room.naming or room.match
    if fact.match != (before.match + 1 if before is not None else 1):
        raise broken(room, fact)
    for each in room.ahead:
        # Of a match that is not read, its log's length is all that is known.
        length = _played(each, fact.earlier - room.earlier)
        room = _folded(replace(room, ahead=room.ahead[1:], match_log=Position(length, "")), each)
    # The role is for one match; so is the number, unless that match is on the number of the one before.
    number = room.settings.number if room.agreed == "same_number" else None
    settings = replace(room.settings, number=number, role=None)
    return replace(
        room,
        settings=settings,
        room_log=effects.counted(room.room_log, entry),
        match_log=START,
        earlier=fact.earlier,
        naming=fact,
        ready=frozenset(),
        offers=(None,) * len(room.seats),
        agreed=None,
        match=None,
        tournament=None if room.tournament is None else tallied(room.tournament, fact.results, fact.cards),
    )


def _caught_up(room: Room) -> Room:
    """Fold what was put by as far as it is its turn."""
    while room.ahead and _is_its_turn(room, room.ahead[0].fact):
        room = _folded(replace(room, ahead=room.ahead[1:]), room.ahead[0])
    return room


def _is_its_turn(room: Room, fact: Fact) -> bool:
    if isinstance(fact, Anytime):
        return fact.played <= room.match_log.length
    return room.naming is None and not room.under_way


def _played(entry: Entry, length: int) -> int:
    """Return how long the log of a match was, in the end of that `length`, when an entry of the room's came."""
    return entry.fact.played if isinstance(entry.fact, Anytime) else length


def _folded(room: Room, entry: Entry) -> Room:
    """Return the room after an entry of its own log that has been counted as read before."""
    fact = entry.fact
    if isinstance(fact, Anytime):
        return effects.anytime(room, entry, fact)
    return effects.between(room, entry, cast(Between, fact))  # nothing else is put by
