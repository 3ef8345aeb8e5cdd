"""What is shown of a leg that the computer played alone on a number, whatever the game."""

from client.games import match_words
from client.games.players import Player
from client.text import people_words
from protocol.deals import show_number
from protocol.ids import Seat
from protocol.scores import NumberEvent

COMPUTER = Player(Seat(0), people_words.THE_COMPUTER, "player", mine=False, here=True, turn=False)


def number_told(about: NumberEvent) -> tuple[str, str]:
    """Say which number it is of which something is known, in full and in short: the same."""
    number = match_words.number_shown(show_number(about.number), known=False)
    return number, number
