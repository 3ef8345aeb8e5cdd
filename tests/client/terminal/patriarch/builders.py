"""Legs of The Patriarch as a room shows them, after moves that are written as they are sent: `0:guess 3(4(2) A(5))`."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from client.terminal.patriarch.scene import Scene, read_scene
from protocol.events import RoomEvent
from protocol.happenings import Happening
from protocol.ids import MatchId, PlayerId, RoomCode, Seat
from protocol.match_info import LegInfo, MatchInfo
from protocol.options.patriarch import PatriarchOptions
from protocol.seats import SeatInfo
from server.games.patriarch.rules import Patriarch
from server.games.patriarch.state import State

GAME = Patriarch()
NAMES = ("Anna", "Ben", "Cy", "Dee", "Eve", *(f"P{seat}" for seat in range(6, 13)))
PEOPLE = tuple(PlayerId(f"{seat:016d}") for seat in range(12))
LAID = "0:tree H 3(4(2) A(5))"
SEED = "1:guess 2(3(4) A(5))"


def played(*moves: str, seats: int = 2, seen: Sequence[str] = (), **options: Any) -> State:
    """Return a leg, with seat 0 as its owner, after these moves; the owner lays the tree out unless said otherwise."""
    settled = PatriarchOptions.model_validate({"tree": "owner", **options})
    deck = GAME.deck(settled, seats, 5)
    roles = GAME.roles(settled, "match", seats)
    state = GAME.deal(settled, deck, roles, tuple(deck)[: len(seen)])
    for each in moves:
        seat, _, move = each.partition(":")
        state = GAME.apply(state, Seat(int(seat)), GAME.parse(move))
    return state


def room_of(state: State, me: int | None = 1, **changes: Any) -> RoomEvent:
    """Return the room in which a leg stands like this, as a seat sees it; its players are Anna, Ben, Cy …."""
    view = GAME.view(state, None if me is None else Seat(me))
    many = len(state.roles)
    leg = LegInfo(
        leg=1,
        roles=state.roles,
        status="playing" if view.to_act else "over",
        ply=view.ply,
        score=view.score,
        parts=dict(GAME.score(state).parts),
    )
    later = tuple(
        LegInfo(leg=number, roles=state.roles, status="waiting", ply=0, score=None, parts=None)
        for number in range(2, many + 1)
    )
    match = MatchInfo(
        match=1,
        id=MatchId("M1"),
        known=True,
        dead=False,
        number=5,
        salt=None,
        commitment=None,
        legs=(leg, *later),
        result=None,
        computers=(None,) * many,
    )
    happened = GAME.happened(state)
    happenings: tuple[Happening, ...] = ()
    if happened is not None:
        happenings = (
            Happening(
                version=9 + view.ply, kind="moved", at=1_000_000, seat=happened.seat, match=1, leg=1, detail=happened
            ),
        )
    room = RoomEvent(
        room=RoomCode("KZ74QM2"),
        version=9 + view.ply,
        game="patriarch",
        title="The Patriarch",
        rules=1,
        options=state.options.model_dump(mode="json"),
        form="match",
        number=5,
        role=None,
        owner=PEOPLE[0],
        onlookers=True,
        clock=None,
        banned=(),
        seats=tuple(SeatInfo(seat=Seat(seat), player=PEOPLE[seat], name=NAMES[seat]) for seat in range(many)),
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


def scene_of(state: State, me: int | None = 1, **changes: Any) -> Scene:
    """Return what a reader is told of a leg."""
    here = tuple(Seat(seat) for seat in range(len(state.roles)))
    scene = read_scene(room_of(state, me, **changes), None if me is None else Seat(me), here)
    assert scene is not None
    return scene
