"""Legs of Happy Graphs in rooms, written the way they look: `shown("4S@0,0 2H@1,0", "3H 2C | 4D")`."""

from dataclasses import replace
from typing import Any

from client.games.happy_graphs.layout import Layout
from client.games.happy_graphs.scene import Scene
from client.net.frames import ShownRoom
from protocol.games.happy_graphs.options import Mode, Variant
from protocol.games.happy_graphs.view import HappyGraphsView
from protocol.ids import Form, Seat
from server.games.happy_graphs.state import State
from tests.client.terminal.one_leg import room_around
from tests.games.happy_graphs.builders import GAME, after, lying

SEED = "4S@0,0 2H@1,0 AS@1,1"


def shown(
    text: str, hands: str, stock: str = "", *, variant: Variant = "classic", mode: Mode = "together", seat: int = 0
) -> HappyGraphsView:
    """Return a seat's view of a leg with these cards."""
    return GAME.view(lying(text, hands, stock, variant, mode), Seat(seat))


def room_of(state: State, me: int | None = 0, **changes: Any) -> ShownRoom:
    """Return the room of a leg as a seat sees it; its players are Anna, Ben, P3, P4 …"""
    many = len(state.roles)
    form: Form = "match" if state.mode == "duel" else "solo" if many == 1 else "together"
    options = {"variant": state.variant, "mode": state.mode, "hands": state.hands_are}
    return replace(room_around(GAME, state, me, form, options), **changes)


def scene_of(state: State, me: int | None = 0, **changes: Any) -> Scene:
    """Return a reader's scene of a leg."""
    room = room_of(state, me, **changes)
    here = tuple(Seat(seat) for seat in range(len(state.roles)))
    scene = Scene.read(room, None if me is None else Seat(me), here)
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


__all__ = ["SEED", "after", "drawn", "lying", "room_of", "scene_of", "shown"]
