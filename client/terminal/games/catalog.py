"""The widgets that draw each game on the terminal."""

from collections.abc import Mapping

from client.games.mirror.match import is_mirror
from client.games.parts import GameParts
from client.net.frames import ShownRoom
from client.terminal.games.board import Board, Drawn, Keys
from client.terminal.games.mirror.leg import MirrorWidget
from client.text.glyphs import Glyphs

BOARDS: Mapping[str, Drawn] = GameParts("terminal", "client.terminal.games.generic:drawn_of")


def board_of(room: ShownRoom, glyphs: Glyphs, keys: Keys) -> Board:
    """Return the widget that draws a room's leg: one board, or two for a mirror match."""
    board = BOARDS[room.game].leg
    return MirrorWidget(board, glyphs, keys) if is_mirror(room) else board(glyphs, keys)
