"""Legs of Happy Graphs as a room shows them, written as they look: `shown("4S@0,0 2H@1,0", "3H 2C | 4D")`."""

from dataclasses import replace
from typing import Any

from client.terminal.happy_graphs.layout import Layout
from client.terminal.happy_graphs.scene import Scene, read_scene
from protocol.events import RoomEvent
from protocol.happenings import Happening
from protocol.ids import MatchId, PlayerId, RoomCode, Seat
from protocol.match_info import LegInfo, MatchInfo
from protocol.options.happy_graphs import Mode, Variant
from protocol.seats import SeatInfo
from protocol.views.happy_graphs import HappyGraphsView
from server.games.happy_graphs.state import State
from tests.games.happy_graphs.builders import GAME, after, lying

PEOPLE = tuple(PlayerId(f"{seat:016d}") for seat in range(48))
SEED = "4S@0,0 2H@1,0 AS@1,1"


def shown(
    text: str, hands: str, stock: str = "", *, variant: Variant = "classic", mode: Mode = "together", seat: int = 0
) -> HappyGraphsView:
    """Return what a seat sees of a leg whose cards lie like this."""
    return GAME.view(lying(text, hands, stock, variant, mode), Seat(seat))


def room_of(state: State, me: int | None = 0, **changes: Any) -> RoomEvent:
    """Return the room in which a leg stands like this, as a seat sees it; its players are Anna, Ben, P3, P4 …"""
    view = GAME.view(state, None if me is None else Seat(me))
    many = len(state.roles)
    names = [*("Anna", "Ben")[:many], *(f"P{seat + 1}" for seat in range(2, many))]
    form = "match" if state.mode == "duel" else "solo" if many == 1 else "together"
    over = view.over
    leg = LegInfo(
        leg=1,
        roles=state.roles,
        status="over" if over else "playing",
        ply=view.ply,
        score=view.score,
        parts=view.parts,
        began=1_000_000 if view.ply else None,
        last=1_083_000 if view.ply else None,
    )
    match = MatchInfo(
        match=1,
        id=MatchId("M1"),
        known=True,
        dead=False,
        number=7,
        salt=None,
        commitment=None,
        legs=(leg,),
        result=None,
        computers=(None,) * many,
    )
    happenings: tuple[Happening, ...] = ()
    if view.played is not None:
        version, seat = 9 + view.ply, view.played.seat
        happenings = (Happening(version=version, kind="moved", seat=seat, match=1, leg=1, detail=view.played),)
    room = RoomEvent(
        room=RoomCode("KZ74QM2"),
        version=9 + view.ply,
        game="happy-graphs",
        title="Happy Graphs",
        rules=1,
        options={"variant": state.variant, "mode": state.mode, "hands": state.hands_are},
        form=form,
        number=7,
        role=None,
        owner=PEOPLE[0],
        onlookers=True,
        clock=None,
        banned=(),
        seats=tuple(SeatInfo(seat=Seat(seat), player=PEOPLE[seat], name=name) for seat, name in enumerate(names)),
        ready=(),
        next=None,
        offers=(None,) * many,
        agreed=None,
        match=match,
        happenings=happenings,
        view=view,
        hints=True,
    )
    return replace(room, **changes)


def scene_of(state: State, me: int | None = 0, **changes: Any) -> Scene:
    """Return what a reader is told of a leg."""
    room = room_of(state, me, **changes)
    here = tuple(Seat(seat) for seat in range(len(state.roles)))
    scene = read_scene(room, None if me is None else Seat(me), here)
    assert scene is not None
    return scene


def drawn(layout: Layout) -> list[str]:
    """Return a layout's lines as text; pieces that overlap or stand out of order fail here."""
    lines = []
    for spans in layout.lines:
        line = ""
        for span in spans:
            assert span.x >= len(line), (span, line)
            line = line.ljust(span.x) + span.text
        lines.append(line.rstrip())
    return lines


__all__ = ["PEOPLE", "SEED", "after", "drawn", "lying", "room_of", "scene_of", "shown"]
