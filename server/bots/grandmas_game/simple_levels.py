"""The levels that look only at the visible cards."""

from collections.abc import Sequence

from protocol.cards import Card
from protocol.games.grandmas_game.view import GrandmasGameView, LegalMove
from protocol.ids import Seat
from server.bots.budget import Budget
from server.bots.grandmas_game.card_numbers import NUMBER
from server.bots.grandmas_game.knowledge import Knowledge
from server.bots.grandmas_game.options import ordered, plays
from server.games.game import Rng

_ONWARD = ("play", "transfer", "deal")


def random_move(view: GrandmasGameView, seat: Seat, rng: Rng, budget: Budget | None = None) -> str:
    """Choose at random a move, in notation, that changes the table; give up if the leg is stuck."""
    onward = [move for move in view.moves if move.does in _ONWARD]
    return "give-up" if view.stuck else _any(onward, rng)


def easy(view: GrandmasGameView, seat: Seat, rng: Rng, budget: Budget | None = None) -> str:
    """Play any playable card, in notation; without one, put the workspace in order once, the next card on top."""
    if view.stuck:
        return "give-up"
    if now := [move for move in view.moves if move.does == "play"]:
        return _any(now, rng)
    table = Knowledge(view, layout=False).table()
    if view.may_order and view.stock and not (view.played is not None and view.played.does == "order"):
        # the card that is played last goes to the bottom
        cards = sorted([NUMBER[card] for card in _workspace(view)], key=lambda card: (-table.distance(card), card))
        return ordered(view, [bytes(cards)])[0].move
    if view.stock:
        return "deal"
    return plays(view, table, turns=True)[0].move


def _workspace(view: GrandmasGameView) -> tuple[Card, ...]:
    return () if view.workspace is None else view.workspace.cards


def _any(moves: Sequence[LegalMove], rng: Rng) -> str:
    return rng.choice(moves).move
