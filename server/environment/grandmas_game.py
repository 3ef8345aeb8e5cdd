"""Grandma's Game as an environment, without orders of the workspace, because there are too many."""

from itertools import product

from protocol.cards import RANKS
from protocol.games.grandmas_game.view import GrandmasGameView, LegalMove
from protocol.ids import Seat
from server.environment.coding import Coding, card, cards, padded, shared_numbers

_FOUNDATIONS = tuple(suit + way for suit, way in product("CDHS", "+-"))
_ACTIONS = {
    action: at
    for at, action in enumerate(
        [
            *product(("play",), (*RANKS, "w"), _FOUNDATIONS),
            *product(("transfer",), _FOUNDATIONS, (None,)),
            *product(("peek",), RANKS, (None,)),
            *[(does, None, None) for does in ("deal", "undo", "redo", "give-up")],
        ]
    )
}
_FAN = 24
"""The number of observed cards of the workspace, from the top."""
_TABLES = 12


class GrandmasGameCoding(Coding):
    """Actions are piles onto foundations and the other moves; observed are the table and the standing of all tables."""

    actions = len(_ACTIONS)

    def legal_actions(self, view: GrandmasGameView, seat: Seat) -> dict[int, str]:
        """Return the moves by action."""
        return {_ACTIONS[_action(move)]: move.move for move in view.moves} if seat in view.to_act else {}

    def observed(self, view: GrandmasGameView, seat: Seat) -> list[float]:
        """Return the piles, foundations, workspace, stock, and the standing of the tables."""
        told: list[float] = []
        for pile in view.piles:
            told += [float(pile.size), *card(pile.top), *card(pile.under)]
        for foundation in view.foundations:
            told += [float(foundation.size), *card(foundation.top), *card(foundation.takes)]
        fan = view.workspace.cards[::-1] if view.workspace is not None else ()
        home = RANKS.index(view.workspace.pile) + 1 if view.workspace is not None else 0
        told += [float(home), float(len(fan)), *cards(fan, _FAN), float(view.stock), float(view.may_order)]
        told += [float(view.made), float(view.undos), float(view.redos), float(view.stuck)]
        tables = [number for each in view.tables for number in (float(each.score), float(each.left), float(each.plays))]
        return told + padded(tables, 3 * _TABLES) + shared_numbers(view.roles[seat], seat, view.to_act)


def _action(move: LegalMove) -> tuple[str, str | None, str | None]:
    return (move.does, move.source, move.target if move.does == "play" else None)
