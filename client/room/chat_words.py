"""What is said around what people say to each other."""

from client.text.counting import clock_time
from protocol.events import ChatLine

TITLE = "chat"
NOTHING = "Nobody has said anything yet."
INPUT = "say"
PHRASES = ("Hello, have fun!", "Well played!", "One moment, please.", "Good game!")
"""What the keys F5 to F8 say."""
MUTED_ALL = "You hear nobody any more; /unmute all undoes that."
HEARD_ALL = "You hear everybody again."
HOW = "/mute NAME or /mute all: hear somebody, or everybody, no more."
NOT_SENT = "That was not sent: there is no connection to the server."


def line(said: ChatLine) -> tuple[str, str, str]:
    """Return when somebody said something, who it was, and what they said."""
    who = said.name if said.seat is not None else f"{said.name} (looks on)"
    return clock_time(said.at), who, said.text


def muted(name: str, on: bool) -> str:
    """Say whom one hears no more, or again."""
    return f"You hear {name} no more; /unmute {name} undoes that." if on else f"You hear {name} again."


def new(number: int) -> str:
    """Name the key that opens the talk, when there are lines that were not looked at."""
    return f"chat ({number} new)" if number else "chat"


def last(name: str, text: str) -> str:
    """Tell the last line while the talk is closed."""
    return f"{name}: {text}"
