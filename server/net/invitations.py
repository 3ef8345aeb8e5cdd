"""Introduces a room to a guest who follows its link: its page asks here what the guest is invited to.

    /invitation/KZ7-4QM2    the room as the lobby describes it, as JSON, or a rejection

A code that no room has counts as a guess, as it does when a client tries to enter a room.
"""

from collections.abc import Awaitable, Callable
from http import HTTPStatus

from pydantic_core import to_json

from protocol.codes import RejectionCode as Code
from protocol.encoding import encode_value
from protocol.finding import LobbyRoom
from protocol.ids import ROOM_CODE_LENGTH, RoomCode, parse_room_code
from server.answers import no_such_room, unavailable
from server.away import Away
from server.net.outbox import Wire
from server.net.rate_limit import RateLimits
from server.table.decision import Rejection

INVITATION = "/invitation/"
"""The start of the path of an invitation."""
STATUSES = {
    Code.NO_SUCH_ROOM: HTTPStatus.NOT_FOUND,
    Code.TOO_MANY: HTTPStatus.TOO_MANY_REQUESTS,
    Code.UNAVAILABLE: HTTPStatus.SERVICE_UNAVAILABLE,
}

ReadInvitation = Callable[[RoomCode], Awaitable[LobbyRoom]]
"""Returns a room as the lobby describes it. Raises Rejection and StoreAway."""


async def answer(text: str, wire: Wire, read_invitation: ReadInvitation) -> tuple[HTTPStatus, bytes]:
    """Return the invitation to the room whose code a person typed or followed, or its rejection, as JSON."""
    try:
        return HTTPStatus.OK, encode_value(await find(text, wire, read_invitation))
    except Rejection as rejection:
        told = {
            "code": rejection.code,
            "reason": rejection.reason,
            "data": rejection.data,
            "message": str(rejection),
        }
        return STATUSES.get(rejection.code, HTTPStatus.FORBIDDEN), to_json(told)


async def find(text: str, wire: Wire, read_invitation: ReadInvitation) -> LobbyRoom:
    """Return the invitation to a room. Raises Rejection: also if a text is no code, or the store is away."""
    limits = RateLimits(wire.limits, wire.source, wire.loop.time)
    try:
        code = parse_room_code(text)
    except ValueError:
        raise no_such_room(RoomCode(text[:ROOM_CODE_LENGTH])) from None
    try:
        with limits.guessing(code):
            invitation = await read_invitation(code)
    except Away as away:
        raise unavailable(away) from away
    limits.learn(code)
    return invitation
