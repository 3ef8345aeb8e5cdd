"""What line mode says that no screen of the terminal client says."""

from collections.abc import Mapping, Sequence

from client.lobby import finding_words, match_words, standings_words
from client.lobby.score_words import HIGH_SCORES, HIGH_SCORES_HINT, NUMBER, NUMBER_HINT
from client.profile.settings_words import HINT as SETTINGS_HINT
from client.profile.settings_words import SETTINGS
from client.room import start_words as said
from client.text.counting import count

WELCOME = "Turnabout, in lines of text. Type help for what can be done, rules for the rules."
NOT_NOW = "That cannot be done now: {why}."
HELP = "What can be done now (a command can be shortened as long as it is clear which is meant):"
MORE = "More at other times. An empty line is the same as ready, a moment after the page has appeared."
HOW_TO_PLAY_SAFE = "safe alone plays one, safe on plays all by themselves, safe off none"
SAFE_ON = "Safe cards are played by themselves from now on."
SAFE_OFF = "Safe cards are no longer played by themselves."
NO_SUCH_PART = "write rules, rules short or rules credits"
MOVES = "  a number or a card, such as 2 or 7d: play there"
NO_ROOM = "you are not in a room"
NO_LEG_WAITS = "no leg waits to begin"
NO_SEAT = "you have no seat"
PAGE_IS_NEW = "The empty line did nothing, because this appeared only just now. Press Enter again when you are ready."
READY_ALREADY = "you are ready already"
NO_TREE_YET = "no leg has been played yet"
NO_LEG = "no leg is played"
NOT_YOURS = "it is not your turn"
NOT_OVER = "no match is over"
SEAT_FREE = "a seat is free"
NO_NUMBER_KNOWN = "no number is known here yet"
NOT_AGAIN = "this number leaves nothing to find; new plays on"
NOBODY_ALONE = "nobody plays this alone, so the computer has left nothing"
NOT_GUIDED = "nothing is explained here"
NO_CLOCK_HERE = "there is no clock"
WHO_PLAYS = "Who plays? Type as and a name, then ready."
NO_TOURNAMENT = "there is no tournament here"
NOT_HOSTED = "the server is not this machine’s"
CLOSED = (
    "Only this machine reaches your server so far. Type open to let others join: the server starts anew for that, and "
    "every game on it goes on."
)
OPENED = "Others reach your server now."
OPEN_ALREADY = "others reach the server already"
CONNECTED = "you are connected"
NOT_STOPPED = "you are in the room"
NO_USE = "that would not help"
BACK_ONLINE = "The connection is back."
OWN_SERVER_GONE = "Your server has gone, your match is kept. Type retry to start it again."
STILL_ASKING = "The last command still waits for the server's answer; retry tries to connect at once."
SAID_BEFORE = "Said before you came:"
PEOPLE = "In the room: {people}."
NOBODY_LOOKS = "Nobody looks on any more."
NO_NEWS = "Nothing has happened in this leg yet."
NO_CLOCK = "There is no clock in this match."
HOW_TO_SETTLE = (
    "Type settings and the changes: number N or drawn, role {roles} or drawn (alternates in a rematch), "
    "clock C or none, spectators on or off, public on or off, hints on or off; when hosting also server ADDRESS; "
    "for example settings number 7 clock 5m+3."
)
HOW_TO_SETTLE_FORM = "form match or mirror (both legs at once, on two boards)."
HOW_TO_SETTLE_OPTIONS = "Of this game also: {options}; seats N, and when hosting computers N and level LEVEL."
NOT_YOUR_TURN = "It is not your turn."
LEFT_ROOM = "You have left the room."
GAME_KEPT = "You have left the room; the game is kept, and the start menu leads back to it."
ONE_OPEN = "This game is not over. keep keeps it for later, give up gives it up, back leads back: "
ONE_OPEN_COMPETING = "This game is not over. give up gives it up, and it counts for nothing; back leads back: "
SEAT_KEPT = "You have left the room; your seat is kept, and the same command leads back to it."
END_SURE = "Others have seats here. End the server all the same? yes or no: "
NO_WAIT = "There is no need to wait here: what happens is told as it comes."
GIVE_UP_SURE = "Give this game up? It counts for nothing then. yes or no: "
LEAVE_SURE = "Leave the game to the others, who go on? yes or no: "
DECIDE_OF_MANY = (
    "Type claim easy, normal, strong or random, and a name where several are away: that computer plays on if the "
    "others agree; or wait."
)
WHOSE = "Whose seat? Name one of {names}"
PEEK_SURE = (
    "If your move revealed a card, this match is unrated (unless you lose), and the scores of this leg count apart, as "
    "scores with help. "
    "Ask to take it back? yes or no: "
)
RESIGN_SURE = "Resign the match? yes or no: "
NO_PHRASE = "Write phrase and a number from 1 to 4; phrase alone lists them."
DECIDE = "Type claim match; or claim easy, normal, strong or random, which then plays on; or wait."
AGAIN = "again: try once more"
TAKE_OVER = "takeover: take your seat over here"
RENAME = "name NAME: change your name"
LEAVE = "leave"
BEGIN_WITH = "begin takes away the seats that nobody has; opponent LEVEL all gives them to the computer."
NEXT_WAYS = "You can type new, same, analysis, watch, save, leave and more: help lists it."
NEXT_WAYS_NEW = "You can type new, analysis, watch, save, leave and more: help lists it."
NOT_OVER_YET = "No match is over here whose record could be had."
NO_RECORD = "Nobody moved in this match, so it has no record."
NEXT_DAILY = "You can type leave and more: help lists it."
NEXT_ALONE = "You can type new, new NUMBER, same, computer, analysis, scores, leave and more: help lists it."
NEXT_LOOKING = "You can type analysis, watch, save, leave and more: help lists it."
CAN_NOW = "You can type: {what}."
NEXT = "next"
WATCHING = "watch> "
HOW_TO_WATCH = (
    "An empty line steps on; or type previous, a number to go to, all, part, incident, tree, tree 1, tree 2, look, "
    "start, end or back."
)
BACK = ("back", "b", "quit", "q", "leave", "l")
OFFERED = "Type first to begin it."
START: Mapping[str, tuple[str, str]] = {
    "game": ("Choose the game", "game NAME; game alone lists them"),
    "alone": ("Play alone", "alone NUMBER plays that number"),
    "against": ("Play the computer", "against LEVEL, such as against easy, begins at once"),
    "first": ("A first game alone, explained card by card", ""),
    "find": (finding_words.FIND, finding_words.FIND_PLAIN_HINT),
    "quick": (finding_words.QUICK, "quick clock 5m+3, for example"),
    "daily": ("Daily number", "daily computer or daily friend plays it"),
    "host": (said.HOST, "host public, for example: everybody can join"),
    "join": (said.JOIN, said.JOIN_HINT),
    "watch": ("Watch a match again", "from a file, a web address or a room"),
    "computers": ("Watch two computers play", "computers strong easy, for example"),
    "standings": (standings_words.STANDINGS, standings_words.STANDINGS_HINT),
    "player": (standings_words.PLAYER, "player Ben shows the page of another player"),
    "matches": (match_words.SEARCH, "matches against Ben won, for example; older goes on"),
    "versus": (match_words.VERSUS, "versus Ben, for example"),
    "scores": (HIGH_SCORES, HIGH_SCORES_HINT),
    "number": (NUMBER, NUMBER_HINT),
    "rules": (said.RULES, "rules short and rules credits, too"),
    "name": (said.CHANGE_NAME, ""),
    "settings": (SETTINGS, SETTINGS_HINT),
    "quit": (said.QUIT, ""),
}
NONE_UNFINISHED = "You have no unfinished game."
NAME = "Name: "
SEATS = "Seats, from 2 to 48 (empty: 2): "
FORM = "Leg by leg, or both legs at once on two boards: match or mirror (empty: match): "
NOT_ALONE = "with these options it is not played alone"
SETTLING: Mapping[str, str] = {
    "number": "Game number (empty: the server draws one and hides it): ",
    "clock": "Clock, such as 30 or 5m+3 (empty: none): ",
    "spectators": "May spectators come, yes or no (empty: yes)? ",
    "hints": "May both ask what the computer would play, yes or no (empty: no)? ",
    "role": "First role, {roles} (empty: drawn; alternates in a rematch): ",
}
ADDRESS = "Address and code, and a seat code after it to move your seat here: "
SOURCE = "File, web address or room: "
WHICH = "Number of the match: "
CANCEL = "back leads back."


def host_away(server: str) -> str:
    """Say that the host of a room one knows does not answer."""
    return f"Nothing answers at {server}. Your match is kept; trying again and again until the host is back."


def game_is(title: str) -> str:
    """Say which game is chosen."""
    return f"The game is {title}."


def no_game(typed: str, known: Sequence[str]) -> str:
    """Say that something is no game."""
    return f'"{typed[:20]}" is no game: choose {" or ".join(known)}'


def option(label: str, values: Sequence[str], usual: Sequence[str]) -> str:
    """Ask for an option of the game."""
    either = f"{', '.join(values[:-1])} or {values[-1]}" if len(values) > 1 else "".join(values)
    return f"{label}: {either} (empty: {''.join(usual)}): "


def unknown(typed: str) -> str:
    """Say that a word is no command."""
    return f'"{typed[:40]}" is nothing that can be done here; help lists what can.'


def several(typed: str, names: Sequence[str]) -> str:
    """Say that a word could mean several commands."""
    return f'"{typed}" could mean {", ".join(names[:-1])} or {names[-1]}: type more of it.'


def missing(name: str, takes: str) -> str:
    """Say what a command lacks."""
    return f"Write {name} {takes}."


def begins_alone(number: str) -> str:
    """Head a solo game."""
    return f"You play alone; {number}."


def over_alone(score: int) -> str:
    """Say how a solo game ended."""
    return f"The game is over: {count(score, 'point')}."


def leg_begins(leg: int, legs: int, who: str, number: str) -> str:
    """Head a leg."""
    return f"Leg {leg} of {legs}: {who}; {number}."


def no_place(number: int, places: int) -> str:
    """Say that there are not so many places."""
    if places:
        return f"There is no place {number}: type a number from 1 to {places}, or the card it goes on, such as 7d."
    return "There is no place to choose now."


def time_left(seconds: int) -> str:
    """Warn of the clock."""
    return f"You have {seconds} s left."


def clock_of(name: str, face: str, running: bool) -> str:
    """Say what a clock shows."""
    return f"{name} {face}{' and running' if running else ''}"


def may_decide(name: str) -> str:
    """Say that one may go on without somebody."""
    return f"{name} has been away for long. {DECIDE}"


def may_replace(names: str, many: bool) -> str:
    """Say for whom the computer may play on."""
    return f"{names} {'have' if many else 'has'} been away for long. {DECIDE_OF_MANY}"


def nobody_called(name: str, known: Sequence[str]) -> str:
    """Say that nobody has a name."""
    there = ", ".join(known)
    return f'Nobody here is called "{name[:24]}". ' + (f"There are: {there}." if there else "Nobody else is here.")


def choice(name: str, what: str, hint: str = "") -> str:
    """List something that can be begun, under the word that begins it."""
    return f"  {name}: {what}" + (f" ({hint})" if hint else "")


def setting(name: str, value: str, values: Sequence[str]) -> str:
    """List a setting, and what it could be."""
    return f"  {name} {value} ({', '.join(values)})"


def no_record(records: int) -> str:
    """Say which numbers there are."""
    return f"Type a number from 1 to {records}, or back."


def row(leg: int, played: str, score: str) -> str:
    """Tell a move of a leg."""
    return f"leg {leg}, {played}, score {score}"


def beside(leg: int, what: str) -> str:
    """Tell what happened beside the moves of a leg."""
    return f"Leg {leg}: {what}."


def tree_of(leg: int) -> str:
    """Head the tree of a leg."""
    return f"Leg {leg}:"
