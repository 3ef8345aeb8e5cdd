"""A room's chat as the player sees it: the messages, the unread ones, and the muted people. Pure."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from client.text.messages import chat as chat_text
from protocol.events import ChatLine
from protocol.ids import PlayerId

LINES_KEPT = 200
PHRASES: tuple[chat_text.Phrase, ...] = ("hello", "well-played", "wait", "good-game")
"""The names of the ready-made messages, in the order of their keys."""
LONGEST_LINE = 300
"""The most characters of a message."""


@dataclass(frozen=True, slots=True)
class Mute:
    """Mute or unmute a person; `player` None: everyone else."""

    player: PlayerId | None
    on: bool


@dataclass(frozen=True, slots=True)
class Talk:
    """The messages received; `read` is the number of the last one that was read.

    `muted` are the muted people; `silent`: everyone is muted. `fresh`: the next messages are the first of a connection,
    and are all that the room keeps.
    """

    lines: tuple[ChatLine, ...] = ()
    read: int = 0
    muted: frozenset[PlayerId] = frozenset()
    silent: bool = False
    fresh: bool = True

    def heard(self, me: PlayerId | None) -> tuple[ChatLine, ...]:
        """Return the messages that are not muted, the oldest first; the player's own are always included."""
        return tuple(line for line in self.lines if line.player == me or not (self.silent or line.player in self.muted))

    def new(self, me: PlayerId | None) -> tuple[ChatLine, ...]:
        """Return the unread messages of others."""
        return tuple(line for line in self.heard(me) if line.line > self.read and line.player != me)


def told(talk: Talk, lines: Iterable[ChatLine], me: PlayerId | None) -> Talk:
    """Add messages to the chat; some may be known already.

    Of the messages from before the player came, those before the player's own last one count as read.
    """
    known = {} if talk.fresh else {line.line: line for line in talk.lines}
    known |= {line.line: line for line in lines}
    kept = tuple(known[number] for number in sorted(known))[-LINES_KEPT:]
    # A single message is a new one: if there was none before, none was sent on entering.
    own = max((line.line for line in kept if line.player == me and len(kept) > 1), default=0)
    last = kept[-1].line if kept else 0
    return replace(talk, lines=kept, fresh=False, read=min(max(talk.read, own if talk.fresh else 0), last))


def sender(line: ChatLine) -> str:
    """Return the name of a message's sender, with a note if it is a spectator."""
    return line.name if line.seat is not None else chat_text.spectator(line.name)


def looked(talk: Talk) -> Talk:
    """Mark all messages as read."""
    return replace(talk, read=talk.lines[-1].line) if talk.lines else talk


def muted(talk: Talk, mute: Mute) -> Talk:
    """Mute or unmute a person."""
    if mute.player is None:
        return replace(talk, silent=mute.on, muted=talk.muted if mute.on else frozenset())
    return replace(talk, muted=talk.muted | {mute.player} if mute.on else talk.muted - {mute.player})


def read_line(typed: str, people: Mapping[PlayerId, str]) -> str | Mute | None:
    """Parse the input: a message, a person to mute or unmute, or None if it is empty.

    `/mute NAME`, `/mute all`, `/unmute NAME` and `/unmute all` affect only the player; `//` begins a message that
    starts with /.

    Raises ValueError, which says what is wrong.
    """
    line = " ".join(typed.split())
    if not line.startswith("/") or line.startswith("//"):
        line = line.removeprefix("/")
        if len(line) > LONGEST_LINE:
            raise ValueError(chat_text.too_long(longest=LONGEST_LINE, length=len(line)))
        return line or None
    command, _, name = line.partition(" ")
    if command not in ("/mute", "/unmute"):
        raise ValueError(chat_text.unknown_command(command[:20]))
    if not name:
        raise ValueError(chat_text.name_missing(command))
    on = command == "/mute"
    if name.casefold() == "all":
        return Mute(None, on)
    named = [player for player, called in people.items() if called.casefold() == name.casefold()]
    if not named:
        known = sorted(set(people.values()))
        raise ValueError(chat_text.nobody_called(name=name[:24], known=known, alone=not known))
    return Mute(named[-1], on)
