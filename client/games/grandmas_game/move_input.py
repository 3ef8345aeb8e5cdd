"""The move of Grandma's Game for a key, a place or a typed text, or why there is none. Pure."""

from dataclasses import dataclass

from client.games.grandmas_game.choice import NOWHERE
from client.games.grandmas_game.footer import peek_at
from client.games.grandmas_game.layout import STOCK, Spot, workspace_at
from client.games.grandmas_game.messages import leg as leg_text
from client.games.grandmas_game.moves import ORDER, read_move
from client.games.grandmas_game.scene import Scene


@dataclass(frozen=True, slots=True)
class Played:
    """The `move`, or `why` there is none if it is None."""

    move: str | None
    why: str


def key_played(key: str, scene: Scene, at: Spot) -> Played | None:
    """Return the move that a key plays while a place is chosen; None if the key plays no move."""
    match key:
        case "d":
            return Played("deal" if scene.view.stock else None, leg_text.stock_empty())
        case "l":
            return Played(peek_at(scene, at), leg_text.no_peek())
        case "u" | "r" if scene.race:
            return Played(None, leg_text.no_undo_in_race())
        case "u":
            return Played("undo" if scene.legal("undo") else None, leg_text.nothing_to_undo())
        case "r":
            return Played("redo" if scene.legal("redo") else None, leg_text.nothing_to_redo())
        case "plus" | "minus":  # to the foundation that builds up, or to the one that builds down
            sign = "+" if key == "plus" else "-"
            found = [move for move in scene.of(at) if (move.target or "").endswith(sign)]
            return Played(found[0].move if found else None, leg_text.no_card())
    return None


def spot_played(spot: Spot, scene: Scene) -> Played:
    """Return the move that is played from a place."""
    if spot == NOWHERE:
        return Played(None, leg_text.choose(deal=True))
    moves = scene.of(spot)
    why = leg_text.stock_empty() if spot == STOCK else leg_text.no_card()
    move = moves[0].move if moves else read_move(spot, scene.view) if workspace_at(spot) is None else None
    return Played(move if spot != STOCK or moves else None, why)


def typed_played(typed: str, scene: Scene) -> Played:
    """Return the move that a typed text means."""
    wrong = leg_text.wrong_order() if typed.startswith(ORDER) else leg_text.not_a_move(typed)
    return Played(read_move(typed, scene.view), wrong)
