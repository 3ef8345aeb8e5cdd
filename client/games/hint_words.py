"""What is said of the computer's advice, and of the score to beat where one plays alone."""

from client.text.cards import show_card
from client.text.formats import number
from protocol.cards import Card

THINKING = "hint: the computer is thinking …"
TREE_WORKING = "The computer’s tree is being worked out …"
BOARD_WORKING = "The computer’s board is being worked out …"
WORKING = "the computer’s score is being worked out …"


def hint(card: Card, target: Card, expects: float, chosen: float | None, is_chosen: bool) -> str:
    """Say where the computer would play a card, which final score it expects then, and after one's own choice."""
    told = f"hint: {show_card(card)} on {show_card(target)}, expects {_score(expects)}"
    if is_chosen:
        return f"{told}: your choice too"
    return told if chosen is None else f"{told}; your choice {_score(chosen)}"


def beat(score: int) -> str:
    """Say in short what there is to beat."""
    return f"beat {number(score)}"


def beat_title(score: int | None) -> str:
    """Name the score to beat; None while it is not known."""
    return "to beat" if score is None else f"to beat: {number(score)}"


def reached(computer: int | None, own: int | None, working: bool) -> str:
    """Say what the computer and oneself reached on this number; empty where nothing is known."""
    told = []
    if computer is not None:
        told.append(f"The computer reached {number(computer)} on this number.")
    elif working:
        told.append(f"{WORKING[:1].upper()}{WORKING[1:]}")
    if own is not None:
        told.append(f"Your best is {number(own)}.")
    return " ".join(told)


def par(score: int) -> str:
    """Say what could be reached by who knew the deck."""
    return f"Par is {number(score)}: the best found by a search that knows the deck."


def _score(expected: float) -> str:
    return number(round(expected))
