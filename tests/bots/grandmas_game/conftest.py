"""The positions of a leg that was won: the computers in these tests are asked about them."""

from collections import Counter
from dataclasses import replace
from functools import cache
from pathlib import Path

from protocol.cards import PACK
from protocol.games.grandmas_game.options import GrandmasGameOptions
from protocol.games.grandmas_game.view import GrandmasGameView
from protocol.ids import Seat
from server.games.game import Setup
from server.games.grandmas_game.possible import on_foundations
from server.games.grandmas_game.rules import GrandmasGame
from server.games.grandmas_game.state import Position, State, flat, unplayed
from server.games.grandmas_game.view import remembering
from tests.games.grandmas_game.conftest import laid

GAME = GrandmasGame()
ALONE = Seat(0)
NUMBER = 3
LOST = laid("KC+ AC- KD+ AD- KS+ AS- 7H+ 7H-", p5="8H KH 9H QH", p6="TH JH", p7="6H AH 5H 4H 3H 2H")
"""A position that no order can win."""
_KEPT = Path(__file__).parents[2] / "games" / "grandmas_game" / "playthrough.txt"


@cache
def won() -> tuple[State, ...]:
    """Return the states of a leg that was won."""
    options = GrandmasGameOptions()
    states = [GAME.deal(Setup(options=options, deck=GAME.deck(options, 1, NUMBER), roles=("player",)))]
    for line in _KEPT.read_text(encoding="utf-8").split("\n"):
        ply, dot, move = line.partition(". ")
        if dot and ply.isdigit():
            states.append(GAME.apply(states[-1], ALONE, GAME.parse(move.partition(": ")[0])))
    return tuple(states)


def filled(position: Position, into_stock: bool = False) -> Position:
    """Return a position with its missing cards added at the bottom: in the stock, or else in the king's pile."""
    rest = Counter(PACK * 2)
    rest.subtract((*flat(unplayed(position)), *on_foundations(position.up, position.down)))
    lacking = tuple(rest.elements())
    if into_stock:
        return replace(position, stock=(*lacking, *position.stock))
    return replace(position, piles=(*position.piles[:-1], (*lacking, *position.piles[-1])))


def seen(state: State, seat: Seat = ALONE) -> GrandmasGameView:
    """Return the view that a computer gets in a seat."""
    return remembering(state, seat)
