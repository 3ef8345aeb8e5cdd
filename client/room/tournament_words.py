"""What is said of a tournament: up to five names, whose highest, lowest and average scores are kept in the room."""

from collections.abc import Sequence

from client.net.frames import ShownRoom
from client.text.counting import count
from client.text.formats import number as written
from client.text.messages import match as match_text
from protocol.deals import show_number
from protocol.room import TournamentInfo, TournamentName

TITLE = "Tournament"
TEXT = (
    "Every name’s highest, lowest and average score is kept. Choose who plays before each game; new cards or the same, "
    "and other settings, as ever. Cards that a name has played here before change its lowest score alone."
)
NAMES = "Who competes"
NAMES_HINT = "One to five names, separated by commas; none ends the tournament."
NAMES_PLACEHOLDER = "Ada, Ben"
PLAYS = "You play as"
BESIDE = "In turn with"
BESIDE_HINT = "who plays the other seat here"
NOT_BESIDE = "nobody"
NOT_BESIDE_HINT = "from another terminal, or the computer"
NOT_IN_TURN = "here both play at the same time, or hide something: each needs a terminal of their own"
BESIDE_CALLED = "the other seat is another’s: two take turns here while it is free"
NOBODY = "nobody"
NOBODY_HINT = "what you play counts for nobody"
KEEP = "Keep"
WHO_PLAYS = "Who plays next?"
WHO_KEY = "who plays"
ENTER_KEY = ("Enter", "begin")
COMPETE = "Names (optional)"
COMPETE_HINT = "A tournament: up to five names, separated by commas."
COMPETE_PLACEHOLDER = "take turns at this screen"
NONE_YET = "There is no tournament in this room."
NOBODY_CALLED = "nobody competes here by that name"
COLUMNS = ("", "games", "highest", "lowest", "average")
KEY = ("v", "tournament")


def row(name: TournamentName) -> tuple[str, ...]:
    """Write what a name has reached, for a table."""
    high, low = (written(score) if score is not None else "–" for score in (name.highest, name.lowest))
    average = f"{name.average:.1f}" if name.average is not None else "–"
    return name.name, written(name.legs), high, low, average


def told(told: TournamentInfo) -> list[str]:
    """Tell of a tournament in lines of text."""
    lines = []
    for name in told.names:
        called, _, high, low, average = row(name)
        lines.append(f"{called}: {count(name.legs, 'game')}, highest {high}, lowest {low}, average {average}.")
    return [*lines, *([f"Next plays: {', '.join(playing)}."] if (playing := next_up(told)) else [])]


def next_up(told: TournamentInfo) -> Sequence[str]:
    """Return the names under which the next game is played."""
    return [name for name in told.plays if name is not None]


def cards(room: ShownRoom) -> str:
    """Say which cards the next game has: new ones, those of a number, or the last one's."""
    if room.agreed == "same_number" and room.match is not None:
        return match_text.number_again_in_tournament(room.match.number)
    if room.number is None:
        return "New cards: the number is drawn."
    return f"The cards of number {show_number(room.number)}."


def plays(name: str) -> str:
    """Offer that somebody plays next."""
    return f"{name} plays"
