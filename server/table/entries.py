"""The entries of a room's log: each is one fact, with its author, its time and the command that it accepted.

A checkpoint is one entry that takes the place of the log up to the end of a match:

1. The room at the end of a match is between matches: no seat is ready, and nothing is offered or agreed. So the
   checkpoint holds its settings, seats, owner, bans and tournament, and its last match without any game state.
2. The entry has the number, the time and the id of the last entry that it replaces. So versions keep counting, an
   append after it compares the same number and id as before, and a log that lost its tail is still told apart.
3. It has the last commands of people with the versions that they made, so that a command that is sent again gets its
   answer. Ids of commands are random, so they are compressed together.
"""

import base64
import zlib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field, TypeAdapter, ValidationError
from pydantic_core import from_json, to_json

from protocol.frozen import frozen
from protocol.ids import MatchId, PlayerId, RoomCode, level_of
from protocol.room import Happening
from server.table.clocks import ClockFact
from server.table.hints import Hinted
from server.table.leaving import LeavingFact
from server.table.legs import LegFact
from server.table.match import BrokenLog, LastMatch
from server.table.moves import Moved
from server.table.room import LogPosition, Room, RoomSettings, Seated, Tournament, decode_happening, encode_happening
from server.table.seats import SeatFact
from server.table.settings import SettingFact
from server.table.takeback import TakebackFact
from server.table.tournament import TournamentFact

# Checkpoints

KEPT_COMMANDS = 32
"""A checkpoint holds as many commands: the last ones of people."""

Commands = Mapping[tuple[PlayerId, str], int]
"""The version that each player's command made, in the order of the versions."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Checkpoint:
    """What a room was when its last match ended. `matches` are the ids of all its matches.

    `unplayed` are the matches in which nobody moved. All others have a record.
    `happenings` are the happenings of the match's last entry; `commands` are packed by `pack_commands`.
    """

    settings: RoomSettings
    owner: PlayerId
    seats: tuple[Seated | None, ...]
    banned: tuple[Seated, ...]
    tournament: Tournament | None
    matches: tuple[MatchId, ...]
    last: LastMatch
    happenings: tuple[Happening, ...]
    commands: str
    unplayed: tuple[MatchId, ...] = ()
    kind: Literal["checkpoint"] = "checkpoint"

    @property
    def recorded(self) -> list[MatchId]:
        """The matches that have a record."""
        unplayed = {*self.unplayed}
        return [match for match in self.matches if match not in unplayed]


def checkpoint(room: Room, commands: Commands) -> Checkpoint:
    """Return the checkpoint of a room whose last match has just ended; `commands` are all commands in its log.

    Raises ValueError for a room whose match is not over.
    """
    if (last := room.past) is None:
        raise ValueError(f"room {room.code} has no match that is over")
    ended = [happening for happening in map(decode_happening, room.happenings) if happening.version == room.version]
    return Checkpoint(
        settings=room.settings,
        owner=room.owner,
        seats=room.seats,
        banned=room.banned,
        tournament=room.tournament,
        matches=room.ids,
        last=last,
        happenings=tuple(ended),
        commands=pack_commands(commands),
        unplayed=room.unplayed_so_far,
    )


def apply_checkpoint(fact: Checkpoint, position: LogPosition, code: RoomCode) -> Room:
    """Return the room that a checkpoint holds, whose entry is at a position. Raises BrokenLog."""
    if not fact.matches:
        raise BrokenLog(f"the log of {code} starts with a checkpoint that has no match")
    return Room(
        code=code,
        settings=fact.settings,
        owner=fact.owner,
        seats=fact.seats,
        log=position,
        offers=(None,) * len(fact.seats),
        happenings=tuple(map(encode_happening, fact.happenings)),
        banned=fact.banned,
        tournament=fact.tournament,
        ids=fact.matches,
        last=fact.last,
        compacted=position.length,
        unplayed=fact.unplayed,
    )


def last_commands(commands: Commands) -> dict[tuple[PlayerId, str], int]:
    """Return the commands that a checkpoint holds: the last `KEPT_COMMANDS` of people."""
    by_people = [each for each in commands.items() if level_of(each[0][0]) is None and each[0][0] != "server"]
    return dict(by_people[-KEPT_COMMANDS:])


def pack_commands(commands: Commands) -> str:
    """Return the last commands of people as text.

    >>> unpack_commands(pack_commands({(PlayerId("A" * 16), "c1"): 1, (PlayerId("server"), "c2"): 2}))
    {('AAAAAAAAAAAAAAAA', 'c1'): 1}
    """
    kept = last_commands(commands)
    players = list(dict.fromkeys(player for player, _ in kept))
    text = to_json([players, [[players.index(player), id, version] for (player, id), version in kept.items()]])
    return base64.b85encode(zlib.compress(text, 9)).decode()


def unpack_commands(commands: str) -> dict[tuple[PlayerId, str], int]:
    """Return the commands that `pack_commands` wrote."""
    players, kept = from_json(zlib.decompress(base64.b85decode(commands)))
    return {(PlayerId(players[player]), id): version for player, id, version in kept}


# Entries

Fact = (
    Moved
    | TakebackFact
    | LeavingFact
    | ClockFact
    | Hinted
    | LegFact
    | SeatFact
    | SettingFact
    | TournamentFact
    | Checkpoint
)
"""Something that happened in a room. The room's state is the fold of its facts."""


@frozen
class Entry:
    """One line of a log. `id` is its own; `by` and `command` name the command that it accepted.

    The store numbers and dates an entry: `n` counts the room's entries from 1, and `at` is the store's time in ms since
    1970 UTC, never before the time of an earlier entry. Without a store an entry has 0 and None.
    """

    id: str
    by: PlayerId
    command: str
    fact: Annotated[Fact, Field(discriminator="kind")]
    at: int | None = None
    n: int = 0


def stamp_entry(entry: Entry, n: int, at: int) -> Entry:
    """Return an entry with the number and the time that the store gave it."""
    return Entry(entry.id, entry.by, entry.command, entry.fact, at, n)


_ENTRY: TypeAdapter[Entry] = TypeAdapter(Entry)


def encode(entry: Entry) -> bytes:
    """Return an entry as JSON without its number and time, which the store puts in front; starts with `{"id":"…"`."""
    return to_json({"id": entry.id, "by": entry.by, "command": entry.command, "fact": entry.fact})


def decode(line: bytes) -> Entry:
    """Return the entry of a log's line. Raises BrokenLog."""
    try:
        return _ENTRY.validate_json(line)
    except ValidationError as error:
        # Pydantic's message quotes the entry, which may have hidden cards.
        wrong = error.errors(include_url=False, include_context=False, include_input=False)[0]
        where = ".".join(map(str, wrong["loc"])) or "the line"
        raise BrokenLog(f"not an entry: {where}: {wrong['msg']}") from None
