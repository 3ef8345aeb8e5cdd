"""Questions that an action in a room asks first.

Made from client/text/en/questions.ftl by `python -m client.catalogue`.
"""

from collections.abc import Sequence

from client.text import formats, language


def takeback_title() -> str:
    return "Take your last move back?"


def takeback_reveals() -> str:
    return "If the move revealed a card, the match is rated only if you lose it, and this leg sets no best score."


def take_back() -> str:
    return "Take it back"


def keep_playing() -> str:
    return "Keep playing"


def resign_title() -> str:
    return "Resign the match?"


def resign_text(opponent: str) -> str:
    return f"{formats.begin(formats.name(opponent))} wins the match."


def resign() -> str:
    return "Resign"


def leave_match_title() -> str:
    return "Leave the match?"


def leave_match_text() -> str:
    return "The others play on, and can let a computer or another person take your seat. You can come back until then."


def leave_race_text() -> str:
    return "The others play on without you. Your table ends as it is."


def absent_title(names: Sequence[str]) -> str:
    return f"Continue without {formats.names(names)}?"


def absent_text(name: str) -> str:
    return f"If the computer plays on, {formats.name(name)} can come back at any time and take the seat again."


def absent_text_many() -> str:
    return "The computer plays on if all other players agree. An absent player can come back at any time."


def computer_plays(level: str) -> str:
    return f"Let the {formats.level(level)} computer play on"


def claim() -> str:
    return "Claim the match"


def claim_hint() -> str:
    return "the match ends, and you win"


def keep_waiting() -> str:
    return "Keep waiting"


def absent_which() -> str:
    return "Which player should be replaced?"


def seat_title() -> str:
    return "Whose seat do you ask for?"


def seat_text() -> str:
    return "You play on there if all players agree."


def replacement_title() -> str:
    return "Agree to the replacement?"


def decide_later() -> str:
    return "Decide later"


def nobody() -> str:
    return "Nobody"


def computer_title() -> str:
    return "Which computer player?"


def computer_text() -> str:
    return "It is always ready, and plays while someone is in the room. Free its seat to let a friend play."


def computers_title() -> str:
    return "How many computer players?"


def computers_text() -> str:
    return "Free a seat to let a friend play there."


def computer_in_one_seat() -> str:
    return "In one free seat"


def computer_in_all_seats(free: int) -> str:
    return f"In all {formats.number(free)} free seats"


def free_title() -> str:
    return "Free which seat?"


def free_text() -> str:
    return "The player stays and watches, if spectators are allowed. The seat is then free for anyone."


def remove_title() -> str:
    return "Remove which player?"


def remove_text() -> str:
    return "The player can’t come back to this room. Their seat becomes free."


def owner_title() -> str:
    return "Who should own the room?"


def owner_text() -> str:
    return "The owner chooses what is played. You keep your seat."


language.register(globals())
