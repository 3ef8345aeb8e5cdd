"""A leg of a game that only the server has: cards are discarded to piles, and the view is JSON."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from client.games.generic.scene import Scene
from client.net import game_infos
from client.net.frames import ShownRoom
from protocol.events import FormInfo, GameInfo
from protocol.ids import MatchId, PlayerId, RoomCode, Seat
from protocol.room import Happening, LegInfo, MatchInfo, SeatInfo
from protocol.views import VIEW

GAME = "pile-up"
INFO = GameInfo(
    name=GAME,
    title="Pile Up",
    rules=1,
    about="Cards are discarded to three piles.",
    forms=(
        FormInfo(form="match", fewest=2, most=2, roles=("maximizer", "minimizer")),
        FormInfo(form="solo", fewest=1, most=1, roles=("player",)),
    ),
    options={
        "properties": {
            "piles": {"type": "integer", "minimum": 1, "maximum": 4, "default": 3},
            "mode": {"enum": ["duel", "race"], "default": "duel"},
            "jokers": {"type": "boolean", "default": False},
            "limit": {"anyOf": [{"type": "integer", "minimum": 1, "maximum": 60}, {"type": "null"}], "default": None},
            "names": {"type": "array", "default": []},
        }
    },
    package="turnabout-pile-up 0.2.0",
    how_to_play="Discard a card of your hand to a pile.",
    other_forms={"mode=race": (FormInfo(form="race", fewest=2, most=6, roles=("player",)),)},
    labels={
        "hand": "Your hand",
        "held": "Cards of {player}",
        "change": "points",
        "mode": "Played",
        "mode=race": "as a race",
    },
    levels=("random", "easy", "normal", "strong"),
)
MOVES = (
    {"move": "5H>1", "change": 3},
    {"move": "TS>1", "change": -2, "closes": True},
    {"move": "TS>2"},
)


@contextmanager
def told() -> Iterator[None]:
    """Make the game known from a server while the context lasts."""
    game_infos.learn([INFO])
    try:
        yield
    finally:
        game_infos.forget(GAME)


def view(**changes: Any) -> dict[str, Any]:
    """Return the view of seat 0, which is to move, as in JSON."""
    return {
        "game": GAME,
        "roles": ["maximizer", "minimizer"],
        "to_act": [0],
        "ply": 2,
        "score": 12,
        "seat": 0,
        "hand": ["5H", "TS"],
        "held": [2, 3],
        "piles": [{"top": "3C", "size": 2}, {"size": 0}],
        "phase": "play",
        "dealer_seat": 1,
        "moves": list(MOVES),
        **changes,
    }


def room_of(shown: Mapping[str, Any], me: int | None = 0) -> ShownRoom:
    """Return the room in which a leg is as a view shows it; its players are Anna and Ben."""
    seen = VIEW.validate_python(shown)
    people = tuple(PlayerId(f"{seat:016d}") for seat in range(2))
    leg = LegInfo(
        leg=1,
        roles=seen.roles,
        status="playing" if seen.to_act else "over",
        ply=seen.ply,
        score=seen.score,
        parts=None,
        by_seat=None,
        began=None,
        last=None,
    )
    match = MatchInfo(
        match=1,
        id=MatchId("M1"),
        game=GAME,
        options={},
        form="match",
        known=True,
        dead=False,
        number=7,
        salt=None,
        commitment=None,
        legs=(leg,),
        result=None,
        computers=(None, None),
    )
    moved = Happening(version=3, kind="moved", seat=Seat(1), match=1, leg=1, detail={"move": "3C>1"})
    return ShownRoom(
        room=RoomCode("KZ74QM2"),
        version=9 + seen.ply,
        game=GAME,
        title=INFO.title,
        rules=1,
        options={},
        form="match",
        number=7,
        role=None,
        owner=people[0],
        spectators=True,
        clock=None,
        banned=(),
        seats=tuple(
            SeatInfo(seat=Seat(seat), player=player, name=name)
            for seat, (player, name) in enumerate(zip(people, ("Anna", "Ben"), strict=True))
        ),
        ready=(),
        next=None,
        offers=(None, None),
        match=match,
        view=seen,
        expires=None,
        happenings=(moved,),
    )


def scene_of(shown: Mapping[str, Any], me: int | None = 0) -> Scene:
    """Return a reader's scene of a leg."""
    scene = Scene.read(room_of(shown, me), None if me is None else Seat(me), (Seat(0), Seat(1)))
    assert scene is not None
    return scene
