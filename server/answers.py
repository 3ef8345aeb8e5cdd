"""How commands are answered, and the interface of the members that get the answers."""

from typing import Protocol

from protocol.commands import Command
from protocol.events import Ack, Goodbye, Rejected
from protocol.ids import RoomCode, show_room_code
from server import metrics
from server.away import Away
from server.encoding import encode
from server.results.database import DatabaseAway
from server.store.client import Outcome, Unavailable
from server.store.endpoint import StoreRefuses
from server.table.decision import Actor, Person, Rejection


class SentOn(Exception):
    """The member has gone to another node, and sends its command again there."""


class Member(Protocol):
    """A connection as its room sees it."""

    @property
    def may_be_sent_on(self) -> bool:
        """Whether the member may be sent to another node."""

    @property
    def person(self) -> Person:
        """The connected person."""

    @property
    def actor(self) -> Actor:
        """The actor of commands: the person, or a computer."""

    @property
    def address(self) -> str:
        """The address that the member's slow work counts for, or the player's id if addresses are not counted."""

    def send(self, frame: bytes) -> None:
        """Send a frame, in order with the others."""

    @property
    def updates(self) -> bool:
        """Whether the member gets the changes of a room instead of snapshots."""

    @property
    def keeps_up(self) -> bool:
        """Whether the member's reader has received nearly all that was sent."""

    def send_room(self, *frames: bytes) -> None:
        """Send at once what shows the room. Only a member who keeps up is sent it."""

    def begin_match(self) -> float:
        """Count a match that starts for the member's address; return the seconds to wait before it, 0 if none."""

    def rename(self, person: Person) -> None:
        """Change the player's name, because it looks like another player's."""

    async def taken(self) -> None:
        """Wait until the member has received everything sent so far, or is gone; large answers wait for this."""

    def goodbye(self, event: Goodbye) -> None:
        """Send a goodbye and close the connection."""

    async def send_on(self, node: str) -> bool:
        """Tell the member the name of the node to which it should reconnect; return whether it has gone."""

    async def bring(self, room: RoomCode, to: RoomCode) -> bool:
        """Move the member to another room in which it has a seat; return whether it moved. Raises Rejection."""


def no_such_room(code: RoomCode) -> Rejection:
    """Return the rejection of a room that does not exist."""
    message = f"There is no room {show_room_code(code)} on this server. Check the code with your host."
    return Rejection("no_such_room", message, room=code)


def fault() -> Rejection:
    """Return the rejection of any command in a room that stopped because of a bug of ours."""
    message = (
        "This room has stopped because of a fault in the server. Nobody has lost the match: it can be resumed when the "
        "server is repaired."
    )
    return Rejection("room_stopped", message)


def unavailable(why: Away | Outcome | None = None) -> Rejection:
    """Return the rejection of a command that a store did not run, or may not have run."""
    if isinstance(why, DatabaseAway):
        message = "The server cannot reach its database of finished matches at the moment. Ask again later."
        return Rejection("database_away", message)
    if isinstance(why, StoreRefuses) or (isinstance(why, Unavailable) and why.undone):
        message = "The server cannot write to its store at the moment, so this was not done. Try again."
        return Rejection("store_read_only", message)
    message = "The server cannot reach its store at the moment, so it is unknown whether this was done. Try again."
    return Rejection("store_away", message)


def acknowledge(member: Member, command: Command, version: int) -> None:
    """Acknowledge a command, with the version of the room after it."""
    metrics.answered(command.type, metrics.ACK)
    member.send(encode(Ack(id=command.id, version=version)))


def reject(member: Member, command: Command, rejection: Rejection) -> None:
    """Reject a command."""
    refuse(member, command.type, command.id, rejection)


def refuse(member: Member, type: str, id: str | None, rejection: Rejection) -> None:
    """Reject a frame that may not even be a command."""
    metrics.answered(type, rejection.code.value)
    told = Rejected(id=id, code=rejection.code, reason=rejection.reason, data=rejection.data, message=str(rejection))
    member.send(encode(told))
