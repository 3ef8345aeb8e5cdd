"""The ids of players, rooms, matches, seats and commands, and how they are written and read.

Room codes and player ids are Crockford base 32: digits and capitals without I, L, O and U.
"""

import hashlib
import re
from typing import Annotated, Literal, NewType

from pydantic import StringConstraints

PlayerId = NewType("PlayerId", str)
RoomCode = NewType("RoomCode", str)
MatchId = NewType("MatchId", str)
Seat = NewType("Seat", int)
MATCH_ID = r"^[0-9A-HJKMNP-TV-Z]{16}$"
COMMAND_ID = r"^[A-Za-z0-9_-]{1,64}$"
PlayerIdText = Annotated[PlayerId, StringConstraints(pattern=r"^[0-9A-HJKMNP-TV-Z]{16}$")]
CommandId = Annotated[str, StringConstraints(pattern=COMMAND_ID)]
Key = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]
Role = Literal["maximizer", "minimizer", "owner", "guesser", "player"]
"""The aim or task of a seat in a leg; `player` if all seats have the same, as in solo games."""
Form = Literal["match", "solo", "together", "race", "mirror"]
"""The way of playing: against each other, alone, all on one side, each at their own table, or a mirror match.

In a mirror match two players play both legs at once, each leg on its own board.
"""

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
ROOM_CODE_LENGTH = 7
SEAT_CODE_LENGTH = 8

_READ_AS = str.maketrans({"O": "0", "I": "1", "L": "1", "-": None, " ": None})
_SEAT_CODE = re.compile(f"[{ALPHABET}]{{{SEAT_CODE_LENGTH}}}")
_ROOM_CODE = re.compile(f"[{ALPHABET}]{{{ROOM_CODE_LENGTH}}}")


COMPUTER = "computer:"
"""What the player id of a computer player begins with; its level follows."""


def computer(level: str) -> PlayerId:
    """Return the player id of a computer player.

    >>> computer("strong")
    'computer:strong'
    """
    return PlayerId(COMPUTER + level)


def level_of(player: PlayerId | None) -> str | None:
    """Return the level of the computer player that holds an id; None for a person's id, and for None.

    >>> level_of(computer("easy")), level_of(PlayerId("0000000000000000"))
    ('easy', None)
    """
    return player.removeprefix(COMPUTER) if player is not None and player.startswith(COMPUTER) else None


def base32(data: bytes) -> str:
    """Write whole bytes in Crockford base 32, five bits a character, the last padded with zero bits.

    >>> base32(bytes(10))
    '0000000000000000'
    """
    bits = 8 * len(data)
    padding = -bits % 5
    value = int.from_bytes(data, "big") << padding
    return "".join(ALPHABET[value >> shift & 31] for shift in range(bits + padding - 5, -1, -5))


def player_id(key: str) -> PlayerId:
    """Return the public id of the player with a `key` (64 hex digits): 80 bits of its SHA-256, 16 characters."""
    return PlayerId(base32(hashlib.sha256(bytes.fromhex(key)).digest()[:10]))


def parse_room_code(text: str) -> RoomCode:
    """Read a room code in any case, with or without its dash, `O` as 0, `I` and `L` as 1.

    >>> parse_room_code("kz7-4qm2"), parse_room_code("OIL0000")
    ('KZ74QM2', '0110000')

    Raises ValueError, saying what a code looks like.
    """
    code = text.strip().upper().translate(_READ_AS)
    if not _ROOM_CODE.fullmatch(code):
        raise ValueError(f"{text[:40]!r} is not a room code; one looks like KZ7-4QM2")
    return RoomCode(code)


def parse_seat_code(text: str) -> str:
    """Read a code that moves a seat, as freely as a room code.

    >>> parse_seat_code("kz74-qm2o")
    'KZ74QM20'

    Raises ValueError, saying what a code looks like.
    """
    code = text.strip().upper().translate(_READ_AS)
    if not _SEAT_CODE.fullmatch(code):
        raise ValueError(f"{text[:40]!r} is not a code that moves a seat; one looks like KZ74-QM2A")
    return code


def show_seat_code(code: str) -> str:
    """Write a code that moves a seat as people read it.

    >>> show_seat_code("KZ74QM2A")
    'KZ74-QM2A'
    """
    return f"{code[:4]}-{code[4:]}"


def show_room_code(code: RoomCode) -> str:
    """Write a room code as people read it.

    >>> show_room_code(RoomCode("KZ74QM2"))
    'KZ7-4QM2'
    """
    return f"{code[:3]}-{code[3:]}"
