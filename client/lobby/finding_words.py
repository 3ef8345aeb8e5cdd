"""What is said of finding others to play with: rooms that are open to all, and the next who wants the same."""

from collections.abc import Sequence

from client.games.clocks import describe_clock
from client.net.failure_words import stopped
from client.net.link_state import Failure, FailureKind
from client.text.counting import count
from client.text.formats import number as written
from client.text.people_words import begun, listed
from protocol.options import Clock

FIND = "Find a game"
FIND_HINT = "open rooms, and whoever wants to play the same now"
FIND_PLAIN_HINT = "lists the rooms that are open to all, and how to join them"
LOOKING = "Asking the server …"
QUICK = "Quick match"
QUICK_GO = "Wait for them, or sit down where they wait"
ROOMS = "Open rooms"
NO_ROOMS = (
    "No room is open to all here now. Who waits for a quick match is not listed: press Enter for one to find them, or "
    "h to open a room here."
)
_NO_ROOMS_PLAIN = (
    "No room is open to all here now. Who waits for a quick match is not listed: quick finds them, or waits for the "
    "next who wants to play; host public on server {server} opens a room (as a command: turnabout host --public "
    "--server {server})."
)
NO_ROOMS_OF = (
    "No room is open to all for {game} here now; g shows those for all games. A quick match finds who waits for one."
)
ALL_GAMES = "all games"
_FORMS = {"mirror": "mirror match", "solo": "alone"}
"""What a form is called in a few words, where that is not its own name."""
SERVER_TITLE = "Where shall games be looked for?"
SERVER_LABEL = "Server"
SERVER_HINT = "HOST or HOST:PORT, or its address in a browser. Games are looked for there until you quit."
SERVER_PLACEHOLDER = "play.example.org"
PUBLIC_LABEL = "Listed"
PUBLIC = {True: "in “Find a game”, for anyone to join", False: "no: found by its code and link alone"}
KEYS = (
    ("↑↓", "choose"),
    ("Enter", "go"),
    ("h", "host one"),
    ("g", "this game or all"),
    ("s", "server"),
    ("Esc", "back"),
)
KEYS_AWAY = (("r", "try again"), ("s", "another server"), ("Esc", "back"))
OWN_SERVER = (
    "This is your own machine’s server: others are here only if they can reach it, by its address. s asks the server "
    "that others play on."
)
WAITING = (
    "You wait for the next who wants the same, who sits down here then; the match begins when both are ready. If you "
    "leave, you wait no more."
)
WAITS_NO_MORE = "You have left the room, and wait no more."
IS_PUBLIC = "The room is listed in “Find a game”, and anyone may join."
_BACK = "This list goes on by itself once it is back."
_OWN_GONE = "Your machine’s server has gone: r starts it again."
CLOSED_TO_ALL = "That room is full, and nobody may look on."


def quick_hint(game: str) -> str:
    """Say what a quick match does."""
    return f"play the next who wants {game} too"


def seats(free: int, seats: int, status: str) -> str:
    """Say in a few words whether one can play in a room.

    >>> seats(1, 2, "waiting"), seats(4, 6, "waiting"), seats(0, 2, "playing"), seats(0, 2, "over")
    ('waits for one', '4 of 6 seats free', 'playing', 'between matches')
    >>> seats(0, 2, "waiting")
    'about to begin'
    """
    if status == "playing":
        return "playing" if not free else f"playing, {free} free"
    if free:
        return "waits for one" if free == 1 else f"{free} of {seats} seats free"
    return "between matches" if status == "over" else "about to begin"


def ago(ms: float) -> str:
    """Say how long something has been so.

    >>> ago(20_000), ago(90_000), ago(7_300_000), ago(200_000_000)
    ('now', '1 min', '2 h', '2 days')
    """
    minutes = max(0, int(ms // 60_000))
    if minutes < 1:
        return "now"
    if minutes < 60:
        return f"{minutes} min"
    return f"{minutes // 60} h" if minutes < 48 * 60 else f"{minutes // 1440} days"


def watching(number: int) -> str:
    """Say how many look on; empty where nobody does.

    >>> watching(0), watching(1), watching(3)
    ('', '1 looks on', '3 look on')
    """
    return "" if number < 1 else "1 looks on" if number == 1 else f"{written(number)} look on"


def more(number: int) -> str:
    """Say how many rooms are not listed."""
    return f"and {count(number, 'other room', 'other rooms')} not listed here"


def form(form: str) -> str:
    """Name a form.

    >>> form("mirror"), form("race")
    ('mirror match', 'race')
    """
    return _FORMS.get(form, form)


def seated(names: Sequence[str], free: int) -> str:
    """Say who has a seat in a room.

    >>> seated(["Ann"], 1), seated(["Ann", "Ben"], 0), seated([], 2)
    ('Ann sits there, 1 seat is free', 'Ann and Ben sit there', 'nobody sits there, 2 seats are free')
    """
    who = f"{listed(names, most=4)} {'sits' if len(names) == 1 else 'sit'} there" if names else "nobody sits there"
    return f"{who}, {count(free, 'seat is', 'seats are')} free" if free else who


def settled(known: bool, clock: Clock | None, hints: bool, spectators: bool) -> str:
    """Say what the owner of a room has settled.

    >>> settled(True, None, True, False)
    'a number known from the start; no clock; hints; no spectators'
    """
    number = "a number known from the start" if known else "a drawn number, hidden"
    parts = [
        number,
        describe_clock(clock),
        "hints" if hints else "",
        "spectators may come" if spectators else "no spectators",
    ]
    return "; ".join(each for each in parts if each)


def sentence(parts: Sequence[str]) -> str:
    """Write some clauses as one sentence.

    >>> sentence(["nobody sits there", "", "no clock"]), sentence(["ada sits there"])
    ('Nobody sits there; no clock.', 'ada sits there.')
    """
    told = "; ".join(each for each in parts if each)
    return f"{begun(told)}." if told else ""


def away(failure: Failure, server: str, *, own: bool) -> str:
    """Say that the server is away whose rooms are listed, and what can be done; `own`: this machine's.

    >>> away(Failure(FailureKind.NOTHING_LISTENS), "h:1", own=True)
    'Your machine’s server has gone: r starts it again.'
    >>> away(Failure(FailureKind.DROPPED), "h:1", own=False)
    'The connection to h:1 was lost. This list goes on by itself once it is back.'
    """
    if own and failure.kind is FailureKind.NOTHING_LISTENS:
        return _OWN_GONE
    return f"{stopped(failure, server, hosted=False).rstrip()} {_BACK}"


def no_rooms_plain(server: str) -> str:
    """Say that no room is open at a server, and what can be done about it by typing."""
    return _NO_ROOMS_PLAIN.format(server=server)


def no_rooms_of(game: str) -> str:
    """Say that no room is open of a game."""
    return NO_ROOMS_OF.format(game=game)


def quick_waits(game: str, form: str, clock: Clock | None, options: str) -> str:
    """Say for what one waits.

    >>> quick_waits("Family Tree", "match", None, "")
    'Wanted: Family Tree, match, no clock.'
    """
    return f"Wanted: {game}, {form}, {describe_clock(clock)}.{f' {options}' if options else ''}"


def left(name: str) -> str:
    """Say that whom one had found has left before the match."""
    return f"{name} has left. Looking for somebody else …"


def missed_plain(name: str) -> str:
    """Say what can be done by typing where whom one had found stays away."""
    return f"Should {name} stay away: free {name} frees the seat, for the next who wants the same."


def leaving(name: str) -> str:
    """Say what leaving means where one has found somebody, and the match has not begun."""
    return f"Your seat is free then, and somebody else is looked for to play {name}."
