"""The boards of all games in lines of text."""

from collections.abc import Mapping
from functools import cache

from client.games.mirror.match import is_mirror
from client.games.parts import GameParts
from client.line.games.board import AnyBoard
from client.line.games.mirror import MirrorLines
from client.net.frames import ShownRoom

BOARDS: Mapping[str, AnyBoard] = GameParts("line", "client.line.games.generic:board_of")


@cache
def _mirrored(game: str) -> AnyBoard:
    return MirrorLines(game, BOARDS[game])


def board_in(room: ShownRoom) -> AnyBoard | None:
    """Return the board for a room: of its game, or of its mirror match; None if the game can't be shown."""
    if room.game not in BOARDS:
        return None
    return _mirrored(room.game) if is_mirror(room) else BOARDS[room.game]


def board_of(game: str) -> AnyBoard:
    """Return the board of a game. Raises KeyError if it can't be shown."""
    return BOARDS[game]
