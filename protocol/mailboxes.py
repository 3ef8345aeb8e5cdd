"""Mailboxes: two devices of one person exchange sealed letters, which the server can't read."""

from dataclasses import dataclass, field
from typing import Annotated, Literal

from pydantic import Field

from protocol.command import AnyCommand

Slot = Literal["request", "identity", "end"]
"""What a letter is: the new device's request, the identity that the old device sends, or the end of the exchange."""
Mailbox = Annotated[str, Field(pattern="^[0-9a-f]{32}$", repr=False)]
"""The address of a mailbox, which both devices derive from their secret."""
LONGEST_LETTER = 2000


class OpenMailbox(AnyCommand):
    """Open a mailbox for ten minutes, or find it open; answered by `ack`."""

    type: Literal["open_mailbox"] = "open_mailbox"
    mailbox: Mailbox


class PutLetter(AnyCommand):
    """Put a letter into a mailbox, once for each slot; answered by `ack`.

    The letter `end` removes the letters before it, and none can follow it.
    """

    type: Literal["put_letter"] = "put_letter"
    mailbox: Mailbox
    slot: Slot
    letter: Annotated[str, Field(min_length=1, max_length=LONGEST_LETTER, pattern="^[0-9a-f]+$", repr=False)]


class ReadMailbox(AnyCommand):
    """Ask for the letters in a mailbox; answered by `mailbox` and `ack`."""

    type: Literal["read_mailbox"] = "read_mailbox"
    mailbox: Mailbox


@dataclass(slots=True, kw_only=True)
class MailboxEvent:
    """The letters in a mailbox, by slot; the mailbox `expires` (ms since 1970 UTC)."""

    id: str
    expires: int
    letters: dict[Slot, str] = field(default_factory=dict)
    type: Literal["mailbox"] = "mailbox"
