"""The chat of a room.

Made from client/text/en/chat.ftl by `python -m client.catalogue`.
"""

from collections.abc import Sequence
from typing import Literal

from client.text import formats, language


def title() -> str:
    return "Chat"


def nothing_said() -> str:
    return "Nobody has said anything yet."


def send() -> str:
    return "Say"


def not_sent() -> str:
    return "Not sent: there is no connection to the server. Try again later."


def too_long(*, longest: int, length: int) -> str:
    return f"A message can have {formats.number(longest)} characters; yours has {formats.number(length)}."


Phrase = Literal["hello", "well-played", "wait", "good-game"]


def phrase(key: Phrase) -> str:
    return {
        "hello": "Hello, have fun!",
        "well-played": "Well played!",
        "wait": "One moment, please.",
        "good-game": "Good game!",
    }[key]


def key(unread: int) -> str:
    return "chat" if unread == 0 else f"chat ({formats.number(unread)} new)"


def spectator(name: str) -> str:
    return f"{formats.name(name)} (spectator)"


def says(*, name: str, text: str) -> str:
    return f"{formats.name(name)} says: {text}"


def you_say(text: str) -> str:
    return f"You say: {text}"


def muted(name: str) -> str:
    return f"{formats.name(name)} is muted."


def unmuted(name: str) -> str:
    return f"{formats.name(name)} is no longer muted."


def all_muted() -> str:
    return "Everyone is muted."


def all_unmuted() -> str:
    return "Nobody is muted."


def mute_help() -> str:
    return "/mute NAME or /mute all hides messages; /unmute shows them again."


def unknown_command(command: str) -> str:
    return f"{command} is not a command. Type /mute NAME, /mute all, /unmute NAME or /unmute all."


def name_missing(command: str) -> str:
    return f"Type a name, or all: {command} NAME, {command} all."


def nobody_called(*, name: str, known: Sequence[str], alone: bool) -> str:
    return f"Nobody here is called “{name}”. " + ("Nobody else is here." if alone else f"There are: {formats.every(known)}.")


language.register(globals())
