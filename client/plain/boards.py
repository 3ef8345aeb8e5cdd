"""The one list of what tells each game in lines of text. A game without an entry cannot be shown."""

from collections.abc import Mapping

from client.games.mirror.match import is_mirror
from client.net.frames import ShownRoom
from client.plain.board import Board
from client.plain.family_tree import FamilyTree
from client.plain.grandmas_game import GrandmasGame
from client.plain.happy_graphs import HappyGraphs
from client.plain.mirror import MirrorLines
from client.plain.patriarch import PatriarchLines
from client.plain.poker_solitaire import PokerSolitaire

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
