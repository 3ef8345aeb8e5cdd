"""The one list of what draws each game on the terminal; its words are in `client.games.word_catalog`.

A game without an entry cannot be shown: this program is older than the server's.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from client.games.mirror.match import is_mirror
from client.net.frames import ShownRoom
from client.terminal.games.board import Board, Keys, SightBoard
from client.terminal.games.family_tree.leg import LegWidget
from client.terminal.games.family_tree.position import TreeSight
from client.terminal.games.grandmas_game.leg import GrandmasGameWidget
from client.terminal.games.grandmas_game.position import GrandmasGameSight
from client.terminal.games.happy_graphs.leg import GraphsWidget
from client.terminal.games.happy_graphs.position import GraphsSight
from client.terminal.games.mirror.leg import MirrorWidget
from client.terminal.games.patriarch.leg import PatriarchWidget
from client.terminal.games.patriarch.position import PatriarchSight
from client.terminal.games.poker_solitaire.leg import PokerWidget
from client.terminal.games.poker_solitaire.position import PokerSight
from client.text.glyphs import Glyphs


@dataclass(frozen=True, slots=True)
class Drawn:
    """What draws one game: a leg that is played, and a position that is looked at in a replay."""

    leg: Callable[[Glyphs, Keys], Board]
    sight: Callable[[Glyphs], SightBoard]


BOARDS: Mapping[str, Drawn] = {
    "family-tree": Drawn(LegWidget, TreeSight),
    "happy-graphs": Drawn(GraphsWidget, GraphsSight),
    "grandmas-game": Drawn(GrandmasGameWidget, GrandmasGameSight),
    "patriarch": Drawn(PatriarchWidget, PatriarchSight),
    "poker-solitaire": Drawn(PokerWidget, PokerSight),
}


def board_of(room: ShownRoom, glyphs: Glyphs, keys: Keys) -> Board:
    """Return what draws a room's leg, the room's game being one of those that there are: one board, or two."""
    board = BOARDS[room.game].leg
    return MirrorWidget(board, glyphs, keys) if is_mirror(room) else board(glyphs, keys)
