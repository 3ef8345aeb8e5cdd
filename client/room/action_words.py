"""What can be done in a room beside playing, and what stands in the way."""

from client.games import catalog
from client.games.match_words import number_set
from client.room.actions import Bar, Deed
from client.text.clock_words import clock as clock_words
from protocol.options import Clock

MENU_TITLE = "The room"
DEEDS: dict[Deed, str] = {
    Deed.SIT: "Sit down",
    Deed.STAND: "Give your seat up, and look on",
    Deed.COME_BACK: "Take your seat back from the computer",
    Deed.TAKE_BACK: "Ask to take your last move back",
    Deed.ANSWER: "Answer whether a move is taken back",
    Deed.WITHDRAW: "Withdraw what you asked",
    Deed.GO_ON_WITHOUT: "Go on without who is away",
    Deed.RESIGN: "Resign the match",
    Deed.MOVE_SEAT: "Move your seat to another machine",
    Deed.SETTINGS: "Settings of the matches to come",
    Deed.FREE: "Free a seat",
    Deed.SEND_AWAY: "Remove someone",
    Deed.PASS_ON: "Pass the room on",
    Deed.SEAT_COMPUTER: "Have the computer sit down",
    Deed.BEGIN_WITH_THESE: "Begin with those who are here",
    Deed.TOURNAMENT: "Tournament of up to five names",
    Deed.ASK_FOR_SEAT: "Ask for the seat of who is away or has left",
    Deed.ANSWER_REPLACEMENT: "Answer who plays on for a seat",
    Deed.HINT: "Ask for a hint",
    Deed.NUMBER: "What is known of this number",
    Deed.ANALYSIS: "How well was it played?",
    Deed.SCORES: "Your high scores",
}
KEYS: dict[Deed, str] = {
    Deed.SIT: "s",
    Deed.STAND: "g",
    Deed.COME_BACK: "s",
    Deed.TAKE_BACK: "u",
    Deed.ANSWER: "y",
    Deed.WITHDRAW: "n",
    Deed.GO_ON_WITHOUT: "d",
    Deed.RESIGN: "r",
    Deed.MOVE_SEAT: "m",
    Deed.SETTINGS: "e",
    Deed.FREE: "f",
    Deed.SEND_AWAY: "b",
    Deed.PASS_ON: "p",
    Deed.SEAT_COMPUTER: "k",
    Deed.BEGIN_WITH_THESE: "t",
    Deed.TOURNAMENT: "v",
    Deed.ASK_FOR_SEAT: "s",
    Deed.ANSWER_REPLACEMENT: "y",
    Deed.HINT: "h",
    Deed.NUMBER: "w",
    Deed.ANALYSIS: "a",
    Deed.SCORES: "i",
}
"""The key of each in the room's menu."""
RECORD = (
    ("watch", "Watch it again", "w where this menu is not open"),
    ("save", "Save its record", "r, to a file"),
    ("link", "Copy its record’s link", "l, for anyone to watch it"),
)
"""What can be done with a match that is over, each with its hint."""
BARS: dict[Bar, str] = {
    Bar.NO_SEAT: "you have no seat",
    Bar.SEATED: "you have a seat",
    Bar.FULL: "no seat is free",
    Bar.PLAYING: "not while a match is played",
    Bar.NO_MATCH: "no match is played",
    Bar.NO_LEG: "no leg is played",
    Bar.NO_MOVE: "nobody has moved yet",
    Bar.FINAL: "guesses and grades stay as they are",
    Bar.RACE: "in a race no move is taken back",
    Bar.ASKED: "that is asked already",
    Bar.NOT_ASKED: "nobody asks",
    Bar.COMPUTER_PLAYS: "the computer plays there",
    Bar.NO_COMPUTER: "you play it yourself",
    Bar.OTHER_HERE: "nobody is away",
    Bar.PLAYED_OUT: "nobody waits for that seat any more",
    Bar.TOO_SOON: "not away for long enough yet",
    Bar.TOO_FEW: "it takes two at least",
    Bar.NOT_OWNER: "the owner’s alone",
    Bar.NOBODY_SITS: "nobody else has a seat",
    Bar.NOBODY_ELSE: "nobody else is here",
    Bar.ALONE: "you play alone",
    Bar.NO_HINTS: "the room’s settings allow no hints",
    Bar.NOT_YOUR_TURN: "it is not your turn",
    Bar.HIDDEN: "the number is hidden until the match is over",
    Bar.NOT_OVER: "only once the match is over",
    Bar.NO_ROOM: "you are in no room yet",
    Bar.DAILY: "the daily number is the same for everybody",
    Bar.QUICK: "only after the quick match",
}

PEEK_TITLE = "Take your last move back?"
PEEK_TEXT = (
    "If your move revealed a card, this match is unrated (unless you lose), and the scores of this leg count apart, as "
    "scores with help."
)
PEEK = "Take it back"
RESIGN_TITLE = "Resign the match?"
RESIGN = "Resign"
PLAY_ON = "Play on"
WAIT = "Go on waiting"
DECIDE_LATER = "Decide later"
CLAIM = "Claim the match"
CLAIM_HINT = "it ends, and you win"
LEVELS = {
    "easy": "makes mistakes, as beginners do",
    "normal": "plays well, and looks ahead",
    "strong": "hard to beat; thinks longer",
    "random": "plays by chance, in any place",
}
"""The levels of the computer, the one that most people want first, and what each is like."""
_OWN_LEVELS = {"forgetful": "as strong, but does not remember the dealing"}
COMPUTERS = tuple((level, f"Let the {level} computer play on", told) for level, told in LEVELS.items())
SEAT_COMPUTER_TITLE = "Which computer player?"
SEAT_COMPUTER_TEXT = "It is always ready, and plays while someone is in the room. Free its seat to let a friend play."
FREE_TITLE = "Free which seat?"
FREE_TEXT = "The player stays and watches, if spectators may come. The seat is then free for anyone."
SEND_AWAY_TITLE = "Remove which player?"
SEND_AWAY_TEXT = "The player can’t come back to this room. Their seat becomes free."
OWNER_TITLE = "Who should own the room?"
OWNER_TEXT = "The owner chooses what is played. You keep your seat."
NOBODY = "Nobody"
SETTINGS_TITLE = "Settings of the matches to come"
SPECTATORS_LABEL = "Spectators"
SPECTATORS = {True: "may come", False: "may not come"}
HINTS_LABEL = "Hints"
HINTS = {True: "may be asked for", False: "none"}
NOTES_LABEL = "Note board"
NOTES = {True: "shows what is still possible", False: "none: keep your own"}
KEEP = "Keep these settings"
MOVE_TITLE = "Move your seat to another machine"
NO_CODE = "The server did not give a code. Try again."
MOVES_NOWHERE = (
    "Only this machine reaches your server so far, so no seat can move. Host a room: that opens the server to others."
)


def levels_of(game: str) -> dict[str, str]:
    """Return the levels that the computer has at a game, each with what it is like.

    >>> list(levels_of("grandmas-game")), "forgetful" in levels_of("family-tree")
    (['easy', 'normal', 'strong', 'random', 'forgetful'], False)
    """
    return {level: level_told(level) for level in catalog.levels_of(game)}


def level_told(level: str) -> str:
    """Say what a level is like, whatever the game."""
    return (LEVELS | _OWN_LEVELS).get(level, "")


def sentence(barred: Bar) -> str:
    """Say in a sentence what stands in the way.

    >>> sentence(Bar.NOT_YOUR_TURN)
    'It is not your turn.'
    """
    return f"{BARS[barred][:1].upper()}{BARS[barred][1:]}."


def resign_text(other: str) -> str:
    """Say what resigning means."""
    return f"{other} wins then. The moves so far stay in the record."


WHO_TITLE = "Who is to be played for?"
WHO_TEXT = "The computer plays on there, if the others agree."
WHOSE_TITLE = "Whose seat do you ask for?"
WHOSE_TEXT = "You play on there, if all who play agree."
ALL_SEATS_TITLE = "How many of them?"
ALL_SEATS_TEXT = "Free a seat to have a friend play there."
ONE_SEAT = "In one free seat"
LEAVE_TITLE = "Leave the game to the others?"
LEAVE_TEXT = "They go on without you; the computer or another person may play your seat, if they agree."
LEAVE_RACE_TEXT = "They play on without you; your table is given up as it stands."
LEAVE_IT = "Leave it to them"
LEAVE_TO_OTHERS = "Leave the match to the others"
AGREE = "Agree"
DECLINE = "Decline"
REPLACEMENT_TITLE = "Who plays on?"


def all_seats(free: int) -> str:
    """Offer to have the computer sit in every free seat."""
    return f"In all {free} free seats"


def without_text_of_many(name: str) -> str:
    """Say what the choices mean, where more than two play or all together."""
    return f"The computer plays on for {name} if all others who play agree, until {name} comes back."


def without_title(name: str) -> str:
    """Ask how to go on."""
    return f"How shall it go on without {name}?"


def without_text(name: str) -> str:
    """Say what the choices mean."""
    return f"If the computer plays on, {name} can come back at any time and take the seat again."


def about(
    owner: str | None,
    mine: bool,
    spectators: bool,
    clock: Clock | None,
    number: int | None,
    hints: bool = False,
    options: str = "",
    numbered: bool = True,
    *,
    public: bool = False,
) -> str:
    """Say whose the room is, and what was settled for the matches to come.

    `numbered`: the number settles something; `public`: the room is listed for anybody to join.
    """
    whose = "You own this room." if mine else f"{owner or 'An absent player'} owns this room."
    hinted = f"{'; hints' if hints else ''}{'; listed for all' if public else ''}"
    chosen = f" {options}" if options else ""
    played = f"{number_set(number)}; " if numbered else ""
    return f"{whose}{chosen} Next: {played}{clock_words(clock)}; spectators {SPECTATORS[spectators]}{hinted}."


def move_text(address: str, code: str, until: str) -> str:
    """Say how to move a seat with a code."""
    return (
        f"On the other machine run\n  turnabout join {address} --seat-code {code}\n"
        f"or choose to join a room there, and type the code under the address. It works once, until {until}. "
        "This machine goes out of the room then."
    )


def here(host: str) -> str:
    """Say that an address leads to this machine alone."""
    return f"{host} means this machine alone: from another one, use an address that leads here."
