"""A race in which each player has their own table, as Anna sees it."""

from dataclasses import replace

from client.net.frames import ShownRoom
from protocol.games.grandmas_game.view import GrandmasGameView, Standing
from protocol.ids import Seat
from protocol.room import Happening
from tests.client.rooms import Rooms


def race(rooms: Rooms, ply: int, made: int, *happenings: Happening) -> ShownRoom:
    """Return a race after `ply` moves, of which Anna made `made`, with its happenings."""
    view = GrandmasGameView(
        roles=("player", "player"),
        to_act=(Seat(0), Seat(1)),
        ply=ply,
        seat=Seat(0),
        reorder=True,
        tables=(
            Standing(seat=Seat(0), score=0, left=104, plays=True),
            Standing(seat=Seat(1), score=0, left=104, plays=True),
        ),
        score=0,
        ended=None,
        piles=(),
        foundations=(),
        workspace=None,
        stock=9,
        moves=(),
        may_order=False,
        stuck=False,
        made=made,
        undos=0,
        dealt=(),
        played=None,
        left=(),
    )
    return replace(rooms.leg(ply=ply, happenings=happenings), game="grandmas-game", form="race", view=view)
