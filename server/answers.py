"""How commands are answered, and whom the answers go to."""

from typing import Protocol

from protocol.commands import Command
from protocol.events import Ack, Goodbye, Rejected
from protocol.ids import RoomCode, show_room_code
from server import metrics
from server.encoding import encode
from server.store.client import Outcome, Unavailable
from server.store.endpoint import StoreAway, StoreRefuses
from server.table.decision import Actor, Person, Rejection


class Member(Protocol):
    """A connection, as a room sees it."""

    @property
    def person(self) -> Person:
        """Who is connected."""

    @property
    def actor(self) -> Actor:
        """For whom commands are decided: the person, or a computer."""

    @property
    def address(self) -> str:
        """On whose behalf slow work is done for the member: an address, or a player if addresses are not counted."""

    def send(self, frame: bytes) -> None:
        """Send a frame, in order with the others."""

    def send_room(self, frame: bytes) -> None:
        """Send a room snapshot, which replaces one that is still unsent."""

    def begin_match(self) -> float:
        """Count a match that begins for the member's address; return the seconds to wait first, 0 if none."""

    def rename(self, person: Person) -> None:
        """Be the same player by another name, since the own one looks like another person's."""

    async def taken(self) -> None:
        """Return when the member has taken everything sent so far, or is gone: large answers wait for it."""

    def goodbye(self, event: Goodbye) -> None:
        """Send a farewell and close."""

    async def bring(self, room: RoomCode, to: RoomCode) -> bool:
        """Come from one room into another, where one has a seat; tells whether that was done. Raises Rejection."""


def no_such_room(code: RoomCode) -> Rejection:
    """Return the rejection of a room that does not exist."""
    message = f"There is no room {show_room_code(code)} on this server. Check the code with your host."
    return Rejection("no_such_room", message, room=code)


def fault() -> Rejection:
    """Return the refusal of everything in a room that stopped because of our own fault."""
    message = (
        "This room has stopped because of a fault in the server. Nobody has lost the match: it can be resumed when the "
        "server is repaired."
    )
    return Rejection("room_stopped", message)


def unavailable(why: StoreAway | Outcome | None = None) -> Rejection:
    """Return the answer to a command that was not done because of the store, or of which nobody knows that."""
    if isinstance(why, StoreRefuses) or (isinstance(why, Unavailable) and why.undone):
        message = "The server cannot write to its store at the moment, so this was not done. Try again."
        return Rejection("store_read_only", message)
    message = "The server cannot reach its store at the moment, so it is unknown whether this was done. Try again."
    return Rejection("store_away", message)


def acknowledge(member: Member, command: Command, version: int) -> None:
    """Answer a command that was done, in a room at the version it made there."""
    metrics.answered(command.type, metrics.ACK)
    member.send(encode(Ack(id=command.id, version=version)))


def reject(member: Member, command: Command, rejection: Rejection) -> None:
    """Answer a command with a refusal."""
    refuse(member, command.type, command.id, rejection)


def refuse(member: Member, type: str, id: str | None, rejection: Rejection) -> None:
    """Answer with a refusal what may not even be a command."""
    metrics.answered(type, rejection.code.value)
    told = Rejected(id=id, code=rejection.code, reason=rejection.reason, data=rejection.data, message=str(rejection))
    member.send(encode(told))
