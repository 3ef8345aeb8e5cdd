"""The room of a leg of any game, as a server would send it."""

from collections.abc import Mapping, Sequence
from typing import Any

from client.net.frames import ShownRoom
from protocol.ids import Form, MatchId, PlayerId, RoomCode, Seat
from protocol.room import Happening, LegInfo, MatchInfo, SeatInfo
from server.games.game import Game

PEOPLE = tuple(PlayerId(f"{seat:016d}") for seat in range(48))
NAMES = ("Anna", "Ben", *(f"P{seat + 1}" for seat in range(2, 48)))
MOVED_MS = 1_000_000


def room_around(
    game: Game[Any, Any],
    state: Any,
    me: int | None,
    form: Form,
    options: Mapping[str, Any],
    names: Sequence[str] = NAMES,
    legs: int = 1,
) -> ShownRoom:
    """Return a room with this leg as its first, as a seat sees it; None: a spectator."""
    view, score, happened = (
        game.view(state, None if me is None else Seat(me)),
        game.score(state),
        game.describe_last_move(state),
    )
    many, roles = len(state.roles), state.roles
    leg = LegInfo(
        leg=1,
        roles=roles,
        status="playing" if view.to_act else "over",
        ply=view.ply,
        score=score.total,
        parts=score.parts,
        by_seat=score.seats,
        began=MOVED_MS if view.ply else None,
        last=MOVED_MS + 83_000 if view.ply else None,
    )
    later = [
        LegInfo(leg=number, roles=roles, status="waiting", ply=0, score=None, parts=None)
        for number in range(2, legs + 1)
    ]
    match = MatchInfo(
        match=1,
        id=MatchId("M1"),
        game=game.name,
        options=dict(options),
        form=form,
        known=True,
        dead=False,
        number=7,
        salt=None,
        commitment=None,
        legs=(leg, *later),
        result=None,
        computers=(None,) * many,
    )
    moved = (
        None
        if happened is None
        else Happening(
            version=9 + view.ply, kind="moved", at=MOVED_MS, seat=happened.seat, match=1, leg=1, detail=happened
        )
    )
    return ShownRoom(
        room=RoomCode("KZ74QM2"),
        version=9 + view.ply,
        game=game.name,
        title=game.title,
        rules=game.rules,
        options=dict(options),
        form=form,
        number=7,
        role=None,
        owner=PEOPLE[0],
        spectators=True,
        clock=None,
        banned=(),
        seats=tuple(SeatInfo(seat=Seat(seat), player=PEOPLE[seat], name=names[seat]) for seat in range(many)),
        ready=(),
        next=None,
        offers=(None,) * many,
        agreed=None,
        match=match,
        happenings=() if moved is None else (moved,),
        view=view,
        hints=True,
    )
