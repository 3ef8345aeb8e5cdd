"""Legs of Grandma's Game in rooms."""

from dataclasses import replace
from typing import Any

from client.games.grandmas_game.layout import Layout
from client.games.grandmas_game.scene import Scene
from client.net.frames import ShownRoom
from protocol.games.grandmas_game.options import GrandmasGameOptions
from protocol.ids import Form, Seat
from server.games.game import Setup
from server.games.grandmas_game.rules import GrandmasGame
from server.games.grandmas_game.state import State
from tests.client.terminal.one_leg import room_around
from tests.games.grandmas_game.conftest import PLAYER, laid, leg

GAME = GrandmasGame()


def dealt(number: int = 7, seats: int = 1) -> State:
    """Return a leg right after the dealing."""
    options = GrandmasGameOptions()
    return GAME.deal(Setup(options=options, deck=GAME.deck(options, seats, number), roles=(PLAYER,) * seats))


def lying(foundations: str = "", *, seats: int = 1, reorder: bool = True, **piles: str) -> State:
    """Return a leg with these cards: `lying("7H+", stock="3C", workspace="8: 8H 3C", p5="8H")`."""
    return leg(laid(foundations, **piles), reorder=reorder, seats=seats)


def after(state: State, *moves: str, seat: int = 0) -> State:
    """Return a leg after moves by a seat."""
    for move in moves:
        state = GAME.apply(state, Seat(seat), GAME.parse(move))
    return state


def room_of(state: State, me: int | None = 0, **changes: Any) -> ShownRoom:
    """Return the room of a leg as a seat sees it; its players are Anna, Ben, P3, P4 …"""
    form: Form = "solo" if len(state.roles) == 1 else "race"
    return replace(room_around(GAME, state, me, form, {"reorder": state.reorder}), **changes)


def scene_of(state: State, me: int | None = 0) -> Scene:
    """Return a reader's scene of a leg."""
    here = tuple(Seat(seat) for seat in range(len(state.roles)))
    scene = Scene.read(room_of(state, me), None if me is None else Seat(me), here)
    assert scene is not None
    return scene


def drawn(layout: Layout) -> list[str]:
    """Return a layout's lines as text; fail if pieces overlap or are out of order."""
    lines = []
    for spans in layout.lines:
        line = ""
        for span in spans:
            assert span.x >= len(line), (span, line)
            line = line.ljust(span.x) + span.text
        lines.append(line.rstrip())
    return lines
