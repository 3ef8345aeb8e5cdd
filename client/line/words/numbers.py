"""What line mode says of game numbers and of scores."""

from client.text.formats import number as written
from protocol.deals import show_number

SCORES_KEPT = "Your high scores {where}:"
PLAY_AGAIN = "alone NUMBER plays one of them again."
STILL_WORKING = "More is being worked out: ask again in a while."
NO_NUMBER = "Write number and a game number, a whole number from 1 to 999,999,999,999."
WHICH = "Game number: "
COMPUTERS_TREE = "The computer’s tree on number {number}, {score} points:"


def about(title: str, number: int) -> str:
    """Head what is known of a number."""
    return f"{title}, number {show_number(number)}."


def facts(computer: str, par: str, beat: int | None, *, most: int | None = None) -> str:
    """Tell the computer's score, par and the score to beat; nothing beats `most`.

    >>> facts("104", "104", 104, most=104)
    'Computer’s score 104; par 104; score to reach 104.'
    """
    to_beat = f"; score to {'reach' if beat == most else 'beat'} {written(beat)}" if beat is not None else ""
    return f"Computer’s score {computer}; par {par}{to_beat}."


def beat(best: int, computer: int | None, *, most: int | None = None) -> str:
    """Say what is to beat on a number: the better of the computer's score and one's own best; nothing beats `most`.

    >>> beat(310, 310), beat(0, 0, most=0)
    ('Score to beat: 310, the computer’s.', 'Score to reach: 0, the computer’s.')
    """
    whose = "the computer’s" if computer == best else "your own best"
    return f"Score to {'reach' if best == most else 'beat'}: {written(best)}, {whose}."


BEAT_LATER = "The computer’s score on this number is being worked out; it is told when it is there."
