"""Legs of Poker Solitaire as a room shows them, written as `tests.games.poker_solitaire.builders` does."""

from dataclasses import replace
from typing import Any

from client.terminal.glyphs import UNICODE
from client.terminal.lines import Line
from client.terminal.poker_solitaire import picture as pictures
from client.terminal.poker_solitaire.picture import Picture
from client.terminal.poker_solitaire.scene import Scene, read_scene
from protocol.events import RoomEvent
from protocol.happenings import Happening
from protocol.ids import MatchId, PlayerId, RoomCode, Seat
from protocol.match_info import LegInfo, MatchInfo
from protocol.seats import SeatInfo
from server.games.poker_solitaire.state import State
from tests.games.poker_solitaire.builders import FIGURE_1, GAME, after, leg, lying

PEOPLE = tuple(PlayerId(f"{seat:016d}") for seat in range(2))


def room_of(state: State, me: int | None = 0, **changes: Any) -> RoomEvent:
    """Return the room in which a leg stands like this, as a seat sees it; its players are Anna and Ben."""
    view = GAME.view(state, None if me is None else Seat(me))
    many, score = len(state.roles), GAME.score(state)
    names = ("Anna", "Ben")[:many]
    told = LegInfo(
        leg=1,
        roles=state.roles,
        status="playing" if view.to_act else "over",
        ply=view.ply,
        score=score.total,
        parts=score.parts,
        by_seat=score.seats,
    )
    match = MatchInfo(
        match=1,
        id=MatchId("M1"),
        known=True,
        dead=False,
        number=7,
        salt=None,
        commitment=None,
        legs=(told,),
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
        game="poker-solitaire",
        title="Poker Solitaire",
        rules=1,
        options=state.table.options.model_dump(mode="json"),
        form="solo" if many == 1 else "match",
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


def scene_of(state: State, me: int | None = 0) -> Scene:
    """Return what a reader is told of a leg."""
    here = tuple(Seat(seat) for seat in range(len(state.roles)))
    scene = read_scene(room_of(state, me), None if me is None else Seat(me), here)
    assert scene is not None
    return scene


def seen(state: State, me: int | None = 0, cells: int = 80, rows: int = 18) -> Picture:
    """Return what the screen of a leg shows in so much room."""
    return pictures.with_news(Picture(cells=cells, rows=rows), scene_of(state, me))


def board(picture: Picture) -> list[str]:
    """Return the board of a picture as text."""
    return [text(line) for line in pictures.board(picture, picture.cells, picture.rows, UNICODE)]


def text(line: Line) -> str:
    """Return a line as text."""
    return "".join(run.text for run in line).rstrip()


__all__ = ["FIGURE_1", "PEOPLE", "after", "board", "leg", "lying", "room_of", "scene_of", "seen", "text"]
