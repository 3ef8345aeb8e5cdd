"""The names of keys.

All keys of a room have the hash tag of one of 1,024 buckets, so that one step may use them together.
"""

import zlib
from functools import lru_cache

from protocol.ids import PlayerId, RoomCode, Seat

BUCKETS = 1024


def bucket(code: RoomCode) -> int:
    """Return the bucket that a room belongs to."""
    return zlib.crc32(code.encode()) % BUCKETS


def tag(code: RoomCode) -> str:
    """Return the hash tag of a room's keys.

    >>> tag(RoomCode("KZ74QM2"))
    '{b0579}'
    """
    return f"{{b{bucket(code):04d}}}"


def room_log(code: RoomCode) -> str:
    """Return the key of a room's log, which is also the channel where its appends are announced."""
    return f"turnabout:{tag(code)}:room:{code}"


def nodes(code: RoomCode) -> str:
    """Return the key of the set of nodes that hold a room."""
    return f"turnabout:{tag(code)}:nodes:{code}"


def here(code: RoomCode) -> str:
    """Return the key of the map from the players in a room to their nodes and names."""
    return f"turnabout:{tag(code)}:here:{code}"


def away(code: RoomCode) -> str:
    """Return the key of the map from the players who left a room to the time."""
    return f"turnabout:{tag(code)}:away:{code}"


def chat(code: RoomCode) -> str:
    """Return the key of a room's chat."""
    return f"turnabout:{tag(code)}:chat:{code}"


def chat_lines(code: RoomCode) -> str:
    """Return the key of the number of chat lines of a room so far."""
    return f"turnabout:{tag(code)}:lines:{code}"


def seat_code(code: RoomCode, hashed: str) -> str:
    """Return the key of a seat code of a room, by the code's hash."""
    return f"turnabout:{tag(code)}:seat:{code}:{hashed}"


def last_code(code: RoomCode, seat: Seat) -> str:
    """Return the key of the latest code for a seat of a room."""
    return f"turnabout:{tag(code)}:code:{code}:{seat}"


def watchers(code: RoomCode) -> str:
    """Return the key of the map from the nodes that watch a room's running clock to the start of their watch."""
    return f"turnabout:{tag(code)}:watchers:{code}"


NODES_LIVING = "turnabout:{nodes}:living"
"""The key of the sorted set of living nodes, by the time of their last renewal."""
NODES_SEEN = "turnabout:{nodes}:seen"
"""The key of the map from nodes to the time until which they were alive."""
NODES_NAMED = "turnabout:{nodes}:named"
"""The key of the map from nodes to their names; it has only nodes that accept players."""


def probe(bucket: int) -> str:
    """Return the key that is written to check whether the store accepts writes."""
    return f"turnabout:{{b{bucket:04d}}}:probe"


@lru_cache(maxsize=BUCKETS)  # nodes ask for all of them every second
def due(bucket: int) -> str:
    """Return the key of a bucket's sorted set of due work, by due time: see `server.store.due`."""
    return f"turnabout:{{b{bucket:04d}}}:due"


@lru_cache(maxsize=8192)  # more than are in play at once; each takes 500 bytes
def appended_to(code: RoomCode) -> tuple[str, str, str]:
    """Return the keys that an append touches, in the script's order."""
    return room_log(code), nodes(code), due(bucket(code))


def created(player: PlayerId, command: str) -> str:
    """Return the key of the room that a command created."""
    return f"turnabout:created:{player}:{command}"


def claim(what: str) -> str:
    """Return the key of the node that computes something, with its progress."""
    return f"turnabout:claim:{what}"


def daily(game: str, day: str, what: str) -> str:
    """Return a key about a game's daily number, by its day in UTC.

    >>> daily("family-tree", "2026-11-22", "tries")
    'turnabout:{d:family-tree:2026-11-22}:tries'
    """
    return f"turnabout:{{d:{game}:{day}}}:{what}"


def waiting(wanted: str) -> tuple[str, str, str]:
    """Return the keys of players waiting for the same game: by start and by end, and those promised to others."""
    kind = f"turnabout:{{q:{wanted}}}"
    return f"{kind}:waiting", f"{kind}:until", f"{kind}:promised"


def brought(code: RoomCode, player: PlayerId) -> str:
    """Return the key of the room to which a player was moved who waited in another."""
    return f"turnabout:{tag(code)}:brought:{code}:{player}"


def placed(wanted: str, player: PlayerId, command: str) -> str:
    """Return the key of the room that answered a command for a quick match."""
    return f"turnabout:{{q:{wanted}}}:placed:{player}:{command}"


@lru_cache(maxsize=8192)
def player_games(player: PlayerId) -> tuple[str, str]:
    """Return the keys of a player's games: the map from rooms to entries, and when each leaves the list.

    >>> player_games(PlayerId("A" * 16))
    ('turnabout:{g:AAAAAAAAAAAAAAAA}:games', 'turnabout:{g:AAAAAAAAAAAAAAAA}:leave')
    """
    kind = f"turnabout:{{g:{player}}}"
    return f"{kind}:games", f"{kind}:leave"


def refused_challengers(player: PlayerId) -> str:
    """Return the key of the set of players whose challenges a player refuses.

    >>> refused_challengers(PlayerId("A" * 16))
    'turnabout:{g:AAAAAAAAAAAAAAAA}:refused'
    """
    return f"turnabout:{{g:{player}}}:refused"


def mailbox(address: str) -> str:
    """Return the key of a mailbox."""
    return f"turnabout:{{m:{address}}}:mailbox"


LOBBY_ROOMS = "turnabout:{lobby}:rooms"
"""The key of the map from public rooms to their entries in the list."""
LOBBY_CHANGES = "turnabout:{lobby}:changes"
"""The key of the number of changes to the list of public rooms."""
LOBBY_NODES = "turnabout:{lobby}:nodes"
"""The key of the sorted set of the nodes with public rooms, by the time until which their entries are valid."""


def lobby(game: str | None = None, form: str | None = None) -> str:
    """Return the key of the sorted set of public rooms, by game and form or of any."""
    return f"turnabout:{{lobby}}:list:{game or '*'}:{form or '*'}"


def told_by(node: str) -> str:
    """Return the key of the set of a node's public rooms."""
    return f"turnabout:{{lobby}}:of:{node}"
