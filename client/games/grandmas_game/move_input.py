"""Which move of Grandma's Game a key, a place or what was typed stands for, or why there is none. Pure."""

from dataclasses import dataclass

from client.games.grandmas_game import table_words as grandma_table_words
from client.games.grandmas_game import words as grandmas_game_words
from client.games.grandmas_game.choice import NOWHERE
from client.games.grandmas_game.footer import peek_at
from client.games.grandmas_game.layout import STOCK, Spot, workspace_at
from client.games.grandmas_game.moves import ORDER, read_move
from client.games.grandmas_game.scene import Scene


@dataclass(frozen=True, slots=True)
class Played:
    """The `move` that is meant, and `why` there is none where it is None."""

    move: str | None
    why: str


def key_played(key: str, scene: Scene, at: Spot) -> Played | None:
    """Return what a key plays while a place is chosen; None where it is the key of no move."""
    say = grandmas_game_words
    match key:
        case "d":
            return Played("deal" if scene.view.stock else None, say.NOTHING_TO_DEAL)
        case "l":
            return Played(peek_at(scene, at), say.NO_PEEK)
        case "u" | "r" if scene.race:
            return Played(None, say.NO_UNDO)
        case "u":
            return Played("undo" if scene.legal("undo") else None, say.NOTHING_TO_UNDO)
        case "r":
            return Played("redo" if scene.legal("redo") else None, say.NOTHING_TO_REDO)
        case "plus" | "minus":  # to the foundation that builds up, or to the one that builds down
            sign = "+" if key == "plus" else "-"
            found = [move for move in scene.of(at) if (move.target or "").endswith(sign)]
            return Played(found[0].move if found else None, say.NOT_CARD)
    return None


def spot_played(spot: Spot, scene: Scene) -> Played:
    """Return what is played from a place."""
    if spot == NOWHERE:
        return Played(None, grandma_table_words.CHOOSE)
    moves = scene.of(spot)
    why = grandmas_game_words.NOTHING_TO_DEAL if spot == STOCK else grandmas_game_words.NOT_CARD
    move = moves[0].move if moves else read_move(spot, scene.view) if workspace_at(spot) is None else None
    return Played(move if spot != STOCK or moves else None, why)


def typed_played(typed: str, scene: Scene) -> Played:
    """Return what is played by what was typed."""
    table = grandma_table_words
    return Played(
        read_move(typed, scene.view), table.not_an_order() if typed.startswith(ORDER) else table.not_read(typed)
    )
