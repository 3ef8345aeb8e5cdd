"""The functions of Grandma's Game for clients."""

from client.games.grandmas_game import move_text
from client.games.grandmas_game.scene import automatic, player_state
from client.games.play import Moves, Play
from protocol.games.grandmas_game.view import GrandmasGameView
from protocol.ids import Seat


def moves(view: GrandmasGameView) -> Moves:
    """Return the moves of a view's reader: all but the orders of the workspace."""
    return Moves([each.move for each in view.moves], not view.may_order)


def moved_in_race(view: GrandmasGameView, seat: Seat, name: str, mine: bool) -> list[str]:
    """Return the news of a move in a race: each of the reader's own moves, and the last move at another table."""
    if mine and view.played is not None:
        return [f"{move_text.played(name, view.played)}."]
    table = view.tables[seat]
    return [] if mine or table.plays else [f"{player_state(name, table)}."]


PLAY = Play(moves=moves, harmless=automatic, race_news=moved_in_race)
