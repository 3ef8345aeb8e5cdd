"""What is said to who plays alone, beside the leg: before it, after it, and in the game's menu."""

from collections.abc import Callable

from client.text.counting import ordinal
from client.text.formats import number as written
from protocol.deals import show_number

TITLE = "The game"
DEALING = "The cards are being dealt …"
LOOKING = "Looking for a winnable number …"
WHAT_NEXT = "What next?"
CONTINUE = "Go on playing"
SCORES = "High scores"
NEW_GAME = "A new game"
NEW_GAME_HINT = "on a number that is drawn"
A_NUMBER = "Play a number"
A_NUMBER_HINT = "one that you type in"
A_NUMBER_TITLE = "Play a number"
AGAIN = "The same number again"
HOW_TO_PLAY = "How to play"
HOW_TO_PLAY_HINT = "rules, signs and keys, credits"
RESIGN = "Give this game up"
LEAVE = "Leave"
LEAVE_HINT = "the game is kept for later"
NEW_TITLE = "And this game?"
NEW_TEXT = "It is not over yet. Kept, it is offered on the start screen; given up, it counts for nothing."
NEW_TEXT_COMPETING = "It is not over yet. Given up, it counts for nothing."
KEEP = "Keep it for later"
GIVE_UP = "Give it up"
RESIGN_TITLE = "Give this game up?"
RESIGN_TEXT = "It ends here, and counts for nothing."
LEAVE_TITLE = "Leave the game?"
HELPED = "This game had hints, so it doesn’t count as one of your best games."
WORKING = "The computer’s score is being worked out …"
PAR_WORKING = "Par is being worked out …"
TURN_HINTS = {False: "Have a hint at every turn", True: "Hints only when you ask"}


def resigned(name: str | None) -> str:
    """Say that somebody gave their game up; `name` None: oneself."""
    return f"{name or 'You'} gave this game up, so it counts for nothing."


def about(number: int | None, score: str | None, to_beat: int | None, best: int | None = None) -> str:
    """Say the game's number, its score and the score to beat; `best` is the best possible score.

    >>> about(7, "40 points", 310), about(7, None, None), about(7, "40 cards", 104, 104)
    ('Number 7. 40 points; 310 to beat.', 'Number 7.', 'Number 7. 40 cards; 104 to reach.')
    """
    said = "" if number is None else f"Number {show_number(number)}. "
    beat = "" if to_beat is None else f"; {written(to_beat)} to {'reach' if to_beat == best else 'beat'}"
    return said.rstrip() if score is None else f"{said}{score}{beat}."


def over(number: int | None, counted: str) -> str:
    """Say what was reached, in the game's words."""
    on = f" on number {show_number(number)}" if number is not None else ""
    return f"{counted[:1].upper()}{counted[1:]}{on}."


def took(face: str) -> str:
    """Say how long it took."""
    return f"It took {face}, from the first card to the last."


def beaten(
    score: int,
    to_beat: int,
    computer: int | None,
    counted: Callable[[int], str],
    *,
    low: bool = False,
    best: int | None = None,
) -> str:
    """Compare a score with the score to beat; `low`: the lowest is the best; `best` is the best possible score.

    >>> beaten(320, 310, 310, str), beaten(310, 310, 200, str), beaten(90, 310, 310, "{} points".format)
    ('You beat the computer, which reached 310.', 'You matched your best.', 'The score to beat was 310 points.')
    >>> beaten(2, 3, 3, str, low=True), beaten(0, 0, 0, str, low=True, best=0)
    ('You beat the computer, which reached 3.', 'You matched the computer.')
    >>> beaten(2, 0, 0, "{} cards".format, low=True, best=0), beaten(57, 104, 30, "{} cards".format, best=104)
    ('The computer left 0 cards.', 'You reached 104 cards before.')
    """
    whose = computer == to_beat
    if score < to_beat if low else score > to_beat:
        return f"You beat the computer, which reached {written(to_beat)}." if whose else _own_beaten(to_beat)
    if score == to_beat:
        return f"You matched {'the computer' if whose else 'your best'}."
    if to_beat == best:
        who = "The computer" if whose else "You"
        return f"{who} {'left' if low else 'reached'} {counted(to_beat)}{'' if whose else ' before'}."
    return f"The score to beat was {counted(to_beat)}."


def _own_beaten(best: int) -> str:
    return f"You beat your best on this number, which was {written(best)}."


def reached(computer: int | None, best: int | None, par: int | None, reached: Callable[[int], str] = written) -> str:
    """Say what else was reached on the number, as far as it is known; `reached` writes a score."""
    told = [
        f"computer {reached(computer)}" if computer is not None else "",
        f"your best before {reached(best)}" if best is not None else "",
        f"par {reached(par)}" if par is not None else "",
    ]
    said = ", ".join(each for each in told if each)
    return f"{said[:1].upper()}{said[1:]}." if said else ""


def high_score(place: int) -> str:
    """Say that a game is among one's ten best.

    >>> high_score(1), high_score(3), high_score(8)
    ('A new high score: your best game ever.', 'A new high score: your third best.', 'A new high score: place 8 of 10.')
    """
    if place == 1:
        return "A new high score: your best game ever."
    if place <= 5:
        return f"A new high score: your {ordinal(place)} best."
    return f"A new high score: place {place} of 10."
