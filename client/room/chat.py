"""What is said in a room, as one hears it: the lines, which are new, and whom one would rather not hear. Pure."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from client.text.messages import chat as chat_text
from protocol.events import ChatLine
from protocol.ids import PlayerId

LINES_KEPT = 200
PHRASES = ("hello", "well-played", "wait", "good-game")
"""The names of the ready-made messages, in the order of their keys."""
LONGEST_LINE = 300
"""The most characters that a server takes as a line."""


@dataclass(frozen=True, slots=True)
class Mute:
    """Somebody is not to be heard any more, or is to be heard again; `player` None: everybody but oneself."""

    player: PlayerId | None
    on: bool


@dataclass(frozen=True, slots=True)
class Talk:
    """The lines that were told, `read` being the number of the last that was looked at.

    `muted` are those one does not hear, `silent` says that one hears nobody. `fresh`: the next lines are the first of a
    connection, and all that the room keeps.
    """

    lines: tuple[ChatLine, ...] = ()
    read: int = 0
    muted: frozenset[PlayerId] = frozenset()
    silent: bool = False
    fresh: bool = True

    def heard(self, me: PlayerId | None) -> tuple[ChatLine, ...]:
        """Return the lines one hears, the oldest first; one's own are always among them."""
        return tuple(line for line in self.lines if line.player == me or not (self.silent or line.player in self.muted))

    def new(self, me: PlayerId | None) -> tuple[ChatLine, ...]:
        """Return what others have said since one looked."""
        return tuple(line for line in self.heard(me) if line.line > self.read and line.player != me)


def told(talk: Talk, lines: Iterable[ChatLine], me: PlayerId | None) -> Talk:
    """Return the talk with more lines, some of which may be known.

    Of what was said before one came, that counts as read which comes before one's own last line.
    """
    known = {} if talk.fresh else {line.line: line for line in talk.lines}
    known |= {line.line: line for line in lines}
    kept = tuple(known[number] for number in sorted(known))[-LINES_KEPT:]
    # A line alone is what was said just now: where there was nothing before, nothing was told on coming in.
    own = max((line.line for line in kept if line.player == me and len(kept) > 1), default=0)
    last = kept[-1].line if kept else 0
    return replace(talk, lines=kept, fresh=False, read=min(max(talk.read, own if talk.fresh else 0), last))


def sender(line: ChatLine) -> str:
    """Return the name of who sent a message, with a note if it is a spectator."""
    return line.name if line.seat is not None else chat_text.spectator(line.name)


def looked(talk: Talk) -> Talk:
    """Return the talk once all of it has been looked at."""
    return replace(talk, read=talk.lines[-1].line) if talk.lines else talk


def muted(talk: Talk, mute: Mute) -> Talk:
    """Return the talk with somebody heard no more, or again."""
    if mute.player is None:
        return replace(talk, silent=mute.on, muted=talk.muted if mute.on else frozenset())
    return replace(talk, muted=talk.muted | {mute.player} if mute.on else talk.muted - {mute.player})


def read_line(typed: str, people: Mapping[PlayerId, str]) -> str | Mute | None:
    """Read what was typed: a line to say, whom to mute or hear again, None where it is nothing.

    `/mute NAME`, `/mute all`, `/unmute NAME` and `/unmute all` are for oneself; `//` begins a line that begins with /.

    Raises ValueError, saying what is wrong.
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
