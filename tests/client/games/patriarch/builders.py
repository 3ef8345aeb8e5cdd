"""Legs of The Patriarch in rooms, after moves as they are sent: `0:guess 3(4(2) A(5))`."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from client.games.patriarch.scene import Scene
from client.net.frames import ShownRoom
from protocol.games.patriarch.options import PatriarchOptions
from protocol.ids import Seat
from server.games.game import Setup
from server.games.patriarch.rules import Patriarch
from server.games.patriarch.state import State
from tests.client.terminal.one_leg import room_around

GAME = Patriarch()
NAMES = ("Anna", "Ben", "Cy", "Dee", "Eve", *(f"P{seat}" for seat in range(6, 13)))
LAID = "0:tree H 3(4(2) A(5))"
SEED = "1:guess 2(3(4) A(5))"


def played(*moves: str, seats: int = 2, seen: Sequence[str] = (), **options: Any) -> State:
    """Return a leg after these moves, with seat 0 as its owner; the owner lays out the tree by default."""
    settled = PatriarchOptions.model_validate({"tree": "owner", **options})
    deck = GAME.deck(settled, seats, 5)
    roles = GAME.format(settled, "match", seats).roles_for(seats)
    state = GAME.deal(Setup(options=settled, deck=deck, roles=roles, seen=tuple(deck)[: len(seen)]))
    for each in moves:
        seat, _, move = each.partition(":")
        state = GAME.apply(state, Seat(int(seat)), GAME.parse(move))
    return state


def room_of(state: State, me: int | None = 1, **changes: Any) -> ShownRoom:
    """Return the room of a leg as a seat sees it; its players are Anna, Ben, Cy …."""
    options = state.options.model_dump(mode="json")
    room = room_around(GAME, state, me, "match", options, NAMES, legs=len(state.roles))
    return replace(room, **changes)


def scene_of(state: State, me: int | None = 1, **changes: Any) -> Scene:
    """Return a reader's scene of a leg."""
    here = tuple(Seat(seat) for seat in range(len(state.roles)))
    scene = Scene.read(room_of(state, me, **changes), None if me is None else Seat(me), here)
    assert scene is not None
    return scene
