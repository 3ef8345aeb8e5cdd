"""What is said before one is in a room: the start screen, one's name, hosting and joining."""

from datetime import datetime

from client.games.word_catalog import GAMES, title_of
from client.profile.saved_rooms import SavedRoom
from client.room.level_hints import level_hint
from client.text.counting import count
from client.text.formats import time_of_day
from client.text.people_words import listed
from protocol.deals import show_number

TITLE = "Turnabout"
SUBTITLE = "Card games on numbered deals: alone, against the computer, with a friend."
GAME_HINT = "which game is played; another can be chosen"
FIRST_GAME = "Your first game"
FIRST_GAME_HINT = "alone; every card is explained"
ALONE = "Play alone"
ALONE_HINT = "as well as you can, on any number"
COMPUTER = "Play the computer"
COMPUTER_HINT = "against one or more, at the level you like"
HOST = "Host a room"
HOST_HINT = "a friend joins you by a code, and plays you"
JOIN = "Join a room"
JOIN_HINT = "with the address and code a friend gave you"
WATCH = "Watch"
WATCH_HINT = "two computers at play, or a match again"
SCORES = "High scores"
SCORES_HINT = "your ten best games alone"
NUMBERS = "Numbers"
NUMBERS_HINT = "everyone’s best on a number, and the computer’s"
RULES = "How to play"
RULES_HINT = "the rules, a first game with help, credits"
GO_ON_TITLE = "Continue which game?"
GO_ON_TEXT = "Your unfinished games, the newest first."
MORE_ROOMS_HINT = "list all of your unfinished games"
ALONE_TITLE = "Play alone"
PLAY = "Play"
LOOK_ON = "Look on"
NUMBER_ALONE_PLACEHOLDER = "leave empty: one is drawn"
NUMBER_ALONE_HINT = "The same number always deals the same cards, here and everywhere."
LEVEL_TITLE = "Which computer?"
LEVEL_TEXT = "It knows no more than you would in its place."
WATCH_TITLE = "Watch what?"
WATCH_TEXT = "Two computers play as long as you look on."
COMPUTERS = "Two computers"
COMPUTERS_HINT = "choose how well they play"
COMPUTERS_TITLE = "Two computers"
OTHER_LABEL = "The other seat"
QUIT = "Quit"
QUIT_TITLE = "Quit Turnabout?"
QUIT_TEXT = "Your unfinished games stay listed here."
STAY = "Stay"
CHANGE_NAME = "Change your name"
HOST_TITLE = "Host a room"
NUMBER_LABEL = "Game number"
NUMBER_PLACEHOLDER = "leave empty: the server draws one and hides it"
NUMBER_HINT_SHORT = "The same number always deals the same cards; all see one that is typed."
NUMBER_HINT = "The same number always deals the same cards. Both see a number that is typed in."
ROLE_LABEL = "In the first leg"
JOIN_TITLE = "Join a room"
ADDRESS_LABEL = "Address and code"
ADDRESS_PLACEHOLDER = "192.168.1.5:8420/KZ7-4QM2"
ADDRESS_HINT = "As the host reads it out, or the link they sent."
SEAT_CODE_LABEL = "Seat code"
SEAT_CODE_PLACEHOLDER = "leave empty"
SEAT_CODE_HINT = "Only to move a seat of yours here from another machine, which shows the code."


def game(title: str) -> str:
    """Say which game is chosen."""
    return f"Game: {title}"


def not_alone(title: str) -> str:
    """Say why a game cannot be played alone."""
    return f"nobody plays {title} alone"


def sentence(text: str) -> str:
    """Write a clause as a sentence.

    >>> sentence("'x' is not a game number")
    "'x' is not a game number."
    """
    return f"{text[:1].upper()}{text[1:].rstrip('.')}."


def playing_at(server: str) -> str:
    """Say where one plays alone and against the computer, if not on one's own machine."""
    return f"You play at {server}."


def in_browser(address: str) -> str:
    """Say where a browser on this machine reaches the server that runs here."""
    return f"In a browser: {address}"


def go_on(code: str) -> str:
    """Offer to go on in a room."""
    return f"Go on in {code}"


def more_rooms(number: int) -> str:
    """Offer the unfinished games that are not listed.

    >>> more_rooms(6), more_rooms(1)
    ('6 more unfinished games', '1 more unfinished game')
    """
    return count(number, "more unfinished game")


def resume_hint(room: SavedRoom) -> str:
    """Say which room one can go on in; of a game alone without when, for which a long number leaves no room.

    >>> from functools import partial
    >>> saved = partial(SavedRoom, "HOST/KZ7-4QM2", other=None, hosted=False, finished=False, when="?", form="solo")
    >>> resume_hint(saved("Family Tree", number=7, score=240))
    'Family Tree on 7, 240 points'
    >>> resume_hint(saved("Grandma’s Game", number=7, score=57))
    'Grandma’s Game on 7, 57 cards'
    >>> resume_hint(saved("Poker Solitaire", number=7, score=57, competes=("Ada", "Ben")))
    'tournament of Ada and Ben, ?'
    """
    if room.competes:
        return f"tournament of {listed(room.competes)}, {local_time(room.when)}"
    if room.form == "solo":
        on = f"on {show_number(room.number)}" if room.number is not None else "alone"
        counted = next((say.counted for game, say in GAMES.items() if title_of(game) == room.title), str)
        at = f", {counted(room.score)}" if room.score is not None else ""
        return f"{room.title} {on}{at}"
    if room.looks_on:
        return f"computers at play, {room.other}, {local_time(room.when)}"
    who = f" with {room.other}" if room.other else ", nobody has joined yet"
    return f"{room.title}{who}, {local_time(room.when)}"


def against(level: str) -> str:
    """Head the form of a match against the computer."""
    return f"Play the {level} computer"


def other_seat(level: str | None) -> tuple[str, str]:
    """Say who may play the other seat: a friend, or the computer at a level."""
    return ("a friend", "who joins by a code") if level is None else (f"the {level} computer", level_hint(level))


def local_time(when: str) -> str:
    """Write a time as it is here, of today without its day; what is no time as it stands."""
    try:
        at = datetime.fromisoformat(when).astimezone()
    except ValueError:
        return when
    day = "" if at.date() == datetime.now().astimezone().date() else f"{at:%d %b} "
    return f"{day}{time_of_day(int(at.timestamp() * 1000))}"


def last_server_hint(server: str | None) -> str:
    """Say what a code alone means."""
    return f"A code alone means a room on {server}, where you were last." if server else ""
