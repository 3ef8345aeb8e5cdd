"""A checkpoint: one entry that takes the place of a room's log up to the end of a match.

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
from typing import Literal

from pydantic_core import from_json, to_json

from protocol.happenings import Happening
from protocol.ids import MatchId, PlayerId, RoomCode, level_of
from server.table import happenings
from server.table.last_match import LastMatch
from server.table.match import BrokenLog
from server.table.room import Position, Room, Seated, Settings, Tournament

COMMANDS = 256
"""How many commands a checkpoint holds: the last ones of people."""

Commands = Mapping[tuple[PlayerId, str], int]
"""The version that each player's command made, in the order of the versions."""


@dataclass(frozen=True, slots=True)
class Checkpoint:
    """What a room was when its last match ended. `matches` are the ids of all its matches.

    `happenings` are the happenings of the match's last entry; `commands` are packed by `packed`.
    """

    settings: Settings
    owner: PlayerId
    seats: tuple[Seated | None, ...]
    banned: tuple[Seated, ...]
    tournament: Tournament | None
    matches: tuple[MatchId, ...]
    last: LastMatch
    happenings: tuple[Happening, ...]
    commands: str
    kind: Literal["checkpoint"] = "checkpoint"


def checkpoint(room: Room, commands: Commands) -> Checkpoint:
    """Return the checkpoint of a room whose last match has just ended; `commands` are all commands in its log.

    Raises ValueError for a room whose match is not over.
    """
    if (last := room.past) is None:
        raise ValueError(f"room {room.code} has no match that is over")
    ended = [happening for happening in map(happenings.decode, room.happenings) if happening.version == room.version]
    return Checkpoint(
        settings=room.settings,
        owner=room.owner,
        seats=room.seats,
        banned=room.banned,
        tournament=room.tournament,
        matches=room.ids,
        last=last,
        happenings=tuple(ended),
        commands=packed(commands),
    )


def apply_checkpoint(fact: Checkpoint, position: Position, code: RoomCode) -> Room:
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
        happenings=tuple(map(happenings.encode, fact.happenings)),
        banned=fact.banned,
        tournament=fact.tournament,
        ids=fact.matches,
        last=fact.last,
        compacted=position.length,
    )


def packed(commands: Commands) -> str:
    """Return the last commands of people as text.

    >>> unpacked(packed({(PlayerId("A" * 16), "c1"): 1, (PlayerId("server"), "c2"): 2}))
    {('AAAAAAAAAAAAAAAA', 'c1'): 1}
    """
    by_people = [
        (*key, version) for key, version in commands.items() if level_of(key[0]) is None and key[0] != "server"
    ]
    kept = by_people[-COMMANDS:]
    players = list(dict.fromkeys(player for player, _, _ in kept))
    text = to_json([players, [[players.index(player), id, version] for player, id, version in kept]])
    return base64.b85encode(zlib.compress(text, 9)).decode()


def unpacked(commands: str) -> dict[tuple[PlayerId, str], int]:
    """Return the commands that `packed` wrote."""
    players, kept = from_json(zlib.decompress(base64.b85decode(commands)))
    return {(PlayerId(players[player]), id): version for player, id, version in kept}
