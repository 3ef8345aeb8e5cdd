"""Rooms as a server would send them."""

from dataclasses import dataclass, replace
from typing import Any

from pydantic import TypeAdapter

from client.net.address import ServerAddress
from client.net.frames import ShownRoom
from client.profile.identity import Profile
from protocol.cards import Card
from protocol.events import Happened
from protocol.games.family_tree.view import Family, FamilyTreeView, LegalMove
from protocol.ids import MatchId, PlayerId, Role, RoomCode, Seat, player_id
from protocol.room import Happening, LegInfo, MatchInfo, MatchResult, SeatInfo
from server.encoding import encode

_SHOWN = TypeAdapter(ShownRoom).serializer
CODE = RoomCode("KZ74QM2")
ROLES: tuple[Role, ...] = ("maximizer", "minimizer")


@dataclass(frozen=True)
class Rooms:
    """Builds the rooms of a duel between Anna, in seat 0, and Ben, in seat 1."""

    anna: PlayerId
    ben: PlayerId
    commitment: str = "9f31" + 60 * "0"

    def waiting(self, **changes: Any) -> ShownRoom:
        """Anna has created the room, and is alone in it."""
        room = ShownRoom(
            room=CODE,
            version=1,
            game="family-tree",
            title="Family Tree",
            rules=1,
            options={},
            form="match",
            number=None,
            role=None,
            owner=self.anna,
            spectators=True,
            clock=None,
            banned=(),
            seats=(SeatInfo(seat=Seat(0), player=self.anna, name="Anna"), self._free(1)),
            ready=(),
            next=None,
            offers=(None, None),
            agreed=None,
            match=None,
            happenings=(),
            view=None,
        )
        return replace(room, **changes)

    def ready(self, **changes: Any) -> ShownRoom:
        """Both have sat down; the first leg waits for them."""
        return self.waiting(**{"version": 2, "seats": self._both(), "next": (1, 1)} | changes)

    def leg(self, leg: int = 1, ply: int = 0, current: str | None = "QS", **changes: Any) -> ShownRoom:
        """A leg is played; it is the maximizer's turn at even plies."""
        roles = ROLES if leg == 1 else ROLES[::-1]
        playing = self._leg(leg, "playing", 10, ply)
        legs = (playing, self._leg(2, "waiting")) if leg == 1 else (self._leg(1, "over", 210), playing)
        turn = roles.index("maximizer" if ply % 2 == 0 else "minimizer")
        room = self.ready(
            next=None, version=10 * leg + ply, match=self._match(legs), view=self._view(roles, turn, ply, current)
        )
        return replace(room, **changes)

    def swap(self, **changes: Any) -> ShownRoom:
        """The first leg has ended at 210; the second waits."""
        match = self._match((self._leg(1, "over", 210), self._leg(2, "waiting")))
        view = self._view(ROLES, None, 40, None)
        return self.ready(**{"version": 19, "next": (1, 2), "match": match, "view": view} | changes)

    def result(self, **changes: Any) -> ShownRoom:
        """The match is over: Anna reached 210 as maximizer, Ben 180."""
        match = replace(
            self._match((self._leg(1, "over", 210, 40), self._leg(2, "over", 180, 40))),
            number=482109375512,
            salt="00" * 16,
            players=(self.anna, self.ben),
            names=("Anna", "Ben"),
            result=MatchResult(winners=(Seat(0),), scores=(210, 180), why="score"),
        )
        view = self._view(ROLES[::-1], None, 40, None)
        return self.ready(**{"version": 60, "next": None, "match": match, "view": view} | changes)

    def resigned(self, why: Any = "resigned", **changes: Any) -> ShownRoom:
        """Ben has lost the match before the first leg was over."""
        match = replace(
            self._match((self._leg(1, "unfinished", 30, 4), self._leg(2, "waiting"))),
            number=482109375512,
            salt="00" * 16,
            players=(self.anna, self.ben),
            names=("Anna", "Ben"),
            result=MatchResult(winners=(Seat(0),), scores=(None, None), why=why),
        )
        view = self._view(ROLES, 0, 4, "3C")
        return self.ready(**{"version": 60, "next": None, "match": match, "view": view} | changes)

    def _free(self, seat: int) -> SeatInfo:
        return SeatInfo(seat=Seat(seat), player=None, name=None)

    def _both(self) -> tuple[SeatInfo, ...]:
        return (
            SeatInfo(seat=Seat(0), player=self.anna, name="Anna"),
            SeatInfo(seat=Seat(1), player=self.ben, name="Ben"),
        )

    def _match(self, legs: tuple[LegInfo, ...]) -> MatchInfo:
        return MatchInfo(
            match=1,
            id=MatchId("M1"),
            game="family-tree",
            options={},
            form="match",
            known=False,
            dead=False,
            number=None,
            salt=None,
            commitment=self.commitment,
            legs=legs,
            result=None,
        )

    def _leg(self, leg: int, status: Any, score: int | None = None, ply: int = 0) -> LegInfo:
        parts = None if score is None else {"levels": 10, "celebrity": 0, "hands": score - 10}
        roles = ROLES if leg == 1 else ROLES[::-1]
        return LegInfo(leg=leg, roles=roles, status=status, ply=ply, score=score, parts=parts)

    def _view(self, roles: tuple[Role, ...], turn: int | None, ply: int, current: str | None) -> FamilyTreeView:
        top = Family(
            member=Card("5D"),
            level=1,
            parent=None,
            member_cover=None,
            spouse=Card("TD"),
            spouse_cover=None,
            extended=None,
            children=(),
            room=3,
            celebrity=0,
            hand=None,
        )
        move = LegalMove(
            move=f"{current}>5D",
            target=Card("5D"),
            also=Card("TD"),
            does="child",
            change=10,
            levels=10,
            celebrity=0,
            hands=0,
        )
        return FamilyTreeView(
            roles=roles,
            to_act=() if turn is None else (Seat(turn),),
            ply=ply,
            current=None if current is None else Card(current),
            stock=50 - ply,
            families=(top,),
            score=10,
            levels=10,
            celebrity=0,
            hands=0,
            moves=() if turn is None else (move,),
            skipped=(),
            played=None,
            left=(),
            seen=(),
            coming=(),
        )


def with_match(room: ShownRoom, **changes: Any) -> ShownRoom:
    """Return the room with its match changed."""
    assert room.match is not None
    return replace(room, match=replace(room.match, **changes))


def seated(room: ShownRoom, profile: Profile, server: ServerAddress, seat: int) -> ShownRoom:
    """Return the room with a profile's player in a seat."""
    player = player_id(profile.key(server))
    seats = tuple(replace(each, player=player) if each.seat == seat else each for each in room.seats)
    if room.match is not None and room.match.players:
        players = tuple(player if at == seat else each for at, each in enumerate(room.match.players))
        room = with_match(room, players=players)
    return replace(room, seats=seats)


def happened(*happenings: Happening, after: int = 0) -> bytes:
    """Return the frame with a room's events after a version of it."""
    return encode(Happened(room=CODE, after=after, happenings=happenings))


def snapshot(room: ShownRoom) -> bytes:
    """Return the frame that shows a room as a whole."""
    return _SHOWN.to_json(room, exclude={"happenings"}, exclude_none=True)


def frames_of(room: ShownRoom) -> tuple[bytes, bytes]:
    """Return the frames that show a room to a player who enters it."""
    return happened(*room.happenings), snapshot(room)
