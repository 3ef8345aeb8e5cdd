"""What shows each game in lines of text."""

from collections.abc import Mapping
from functools import cache

from client.games.mirror.match import is_mirror
from client.games.parts import GameParts
from client.line.games.board import Board
from client.line.games.mirror import MirrorLines
from client.net.frames import ShownRoom

BOARDS: Mapping[str, Board] = GameParts("line", "client.line.games.generic:board_of")


@cache
def _mirrored(game: str) -> Board:
    return MirrorLines(game, BOARDS[game])


def board_in(room: ShownRoom) -> Board | None:
    """Return what shows a room's leg: its game, or the mirror matches of it; None if the game cannot be shown."""
    if room.game not in BOARDS:
        return None
    return _mirrored(room.game) if is_mirror(room) else BOARDS[room.game]


def board_of(game: str) -> Board:
    """Return what shows a game. Raises KeyError if it cannot be shown."""
    return BOARDS[game]
