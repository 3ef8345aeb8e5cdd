"""What is said before one is in a room: the start screen, one's name, hosting and joining."""

from datetime import datetime

from client.terminal.words.formats import time_of_day

TITLE = "Turnabout"
SUBTITLE = "Card games for two on one deal: take turns, swap the roles, and the better score wins."
HOST = "Host a room"
HOST_HINT = "on this machine; a friend joins you by a code"
JOIN = "Join a room"
JOIN_HINT = "with the address and code a friend gave you"
RULES = "Rules of Family Tree"
QUIT = "Quit"
CHANGE_NAME = "Change your name"
SAY_NAME = "Say your name"
NAME_TITLE = "What is your name?"
NAME_HINT = "Up to 24 characters. Whoever you play with sees it; it is remembered for the next time."
HOST_TITLE = "Host a room"
NUMBER_LABEL = "Game number"
NUMBER_PLACEHOLDER = "leave empty: the server draws one and hides it"
NUMBER_HINT = "The same number always deals the same cards. Both see a number that is typed in."
ROLE_LABEL = "In the first leg"
ROLE_DRAWN = "Draw who maximizes first"
ROLE_MAXIMIZER = "I maximize first"
ROLE_MAXIMIZER_HINT = "you play for a high score"
ROLE_MINIMIZER = "I minimize first"
ROLE_MINIMIZER_HINT = "you play for a low score"
JOIN_TITLE = "Join a room"
ADDRESS_LABEL = "Address and code"
ADDRESS_PLACEHOLDER = "192.168.1.5:8420/KZ7-4QM2"
ADDRESS_HINT = "As the host reads it out, or the link they sent."
SEAT_CODE_LABEL = "Seat code"
SEAT_CODE_PLACEHOLDER = "leave empty"
SEAT_CODE_HINT = "Only to move a seat of yours here from another machine, which shows the code."


def sentence(text: str) -> str:
    """Write a clause as a sentence.

    >>> sentence("'x' is not a game number")
    "'x' is not a game number."
    """
    return f"{text[:1].upper()}{text[1:].rstrip('.')}."


def playing_as(name: str | None, profile: str) -> str:
    """Say who is at the keyboard."""
    who = f"You are {name}" if name else "You have no name yet"
    return f"{who}." if profile == "default" else f"{who}, in profile {profile}."


def go_on(code: str) -> str:
    """Offer to go on in a room."""
    return f"Go on in {code}"


def resume_hint(title: str, other: str | None, when: str) -> str:
    """Say which room one can go on in; `when` is an ISO 8601 time."""
    who = f" with {other}" if other else ", nobody has joined yet"
    return f"{title}{who}, {local_time(when)}"


def local_time(when: str) -> str:
    """Write a time as it is here; what is no time as it stands."""
    try:
        at = datetime.fromisoformat(when).astimezone()
    except ValueError:
        return when
    return f"{at:%d %b} {time_of_day(at)}"


def last_server_hint(server: str | None) -> str:
    """Say what a code alone means."""
    return f"A code alone means a room on {server}, where you were last." if server else ""
