"""The one list of what tells each game in lines of text. A game without an entry cannot be shown."""

from collections.abc import Mapping

from client.games.mirror.match import is_mirror
from client.line.games.board import Board
from client.line.games.family_tree.board import FamilyTree
from client.line.games.grandmas_game import GrandmasGame
from client.line.games.happy_graphs import HappyGraphs
from client.line.games.mirror import MirrorLines
from client.line.games.patriarch import PatriarchLines
from client.line.games.poker_solitaire import PokerSolitaire
from client.net.frames import ShownRoom

BOARDS: Mapping[str, Board] = {
    "family-tree": FamilyTree(),
    "happy-graphs": HappyGraphs(),
    "grandmas-game": GrandmasGame(),
    "patriarch": PatriarchLines(),
    "poker-solitaire": PokerSolitaire(),
}
_MIRRORED: Mapping[str, Board] = {game: MirrorLines(game, board) for game, board in BOARDS.items()}


def board_in(room: ShownRoom) -> Board | None:
    """Return what tells a room's leg: its game, or the mirror matches of that; None where it cannot be told."""
    return (_MIRRORED if is_mirror(room) else BOARDS).get(room.game)


def board_of(game: str) -> Board:
    """Return what tells a game, one that there is."""
    return BOARDS[game]
