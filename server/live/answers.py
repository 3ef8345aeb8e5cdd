"""How commands are answered, and whom the answers go to."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol

from protocol.codes import RejectionCode as Code
from protocol.commands import Command
from protocol.events import Ack, Goodbye, Rejected
from protocol.ids import RoomCode
from server import metrics
from server.live.encoding import encode
from server.store.endpoint import StoreAway, StoreRefuses
from server.store.redis import Outcome, Unavailable
from server.table.decision import Actor, Person
from server.table.rejection import Rejection


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


def fault() -> Rejection:
    """Return the refusal of everything in a room that stopped because of our own fault."""
    return Rejection(
        Code.NOT_ALLOWED,
        "This room has stopped because of a fault in the server. Its log is kept; nobody has lost the match.",
        "tell whoever runs the server; a repaired server goes on with the match",
    )


def unavailable(why: StoreAway | Outcome | None = None) -> Rejection:
    """Return the answer to a command that was not done because of the store, or of which nobody knows that."""
    if isinstance(why, StoreRefuses) or (isinstance(why, Unavailable) and why.undone):
        what = "The server's store accepts no writes at the moment, so this was not done."
    else:
        what = "The server cannot reach its store at the moment, so it is not known whether this was done."
    return Rejection(Code.UNAVAILABLE, what, "send the same id again")


@contextmanager
def store_needed() -> Iterator[None]:
    """Refuse a command that the store cannot serve. Raises Rejection."""
    try:
        yield
    except StoreAway as away:
        raise unavailable(away) from None


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
    member.send(encode(Rejected(id=id, code=rejection.code, message=str(rejection), expected=rejection.expected)))
