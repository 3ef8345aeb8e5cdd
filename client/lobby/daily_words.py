"""What is said of the daily number: the same for everyone on a server, with one try for each."""

from datetime import UTC, datetime

from client.text.counting import clock_time, count, signed
from client.text.formats import number as written
from protocol.daily import DailyEvent, DailyRow, DailyTable
from protocol.deals import show_number

DAILY = "Daily number"
DAILY_HINT = "one try a day, on the same number for everyone"
LOOKING = "Asking the server …"
TITLE = "Daily number"
ABOUT = (
    "Each game has one number a day, the same for everyone on this server and hidden until the day ends. You have one "
    "try, in each role once where there are roles; whoever is ahead by most stands first."
)
COMPUTER = "Play it against the computer"
FRIEND = "Play it against a friend"
FRIEND_HINT = "who joins by a code, with today’s try unused"
GO_ON = "Go on with your try"
GO_ON_HINT = "it is under way in {room}"
TRIED = "You have had your try today; nothing has come of it so far."
NOT_TRIED = "You have not played it yet."
AGAINST_COMPUTER = "Against the computer"
AGAINST_FRIENDS = "Against friends"
NOBODY = "nobody"
COLUMNS = ("", "", "ahead by", "score", "against", "when")
KEYS = (("↑↓", "choose"), ("Enter", "play, watch"), ("←→", "day"), ("g", "another game"), ("Esc", "back"))
COUNTS = "It counts from the first leg on, whatever happens then; there are no hints, and nothing is taken back."
FRIEND_NEEDED = "Whoever sits down must not have had their try today."
HIDDEN = "The number stays hidden until the day ends, {ends}; then its record can be had and checked."
GIVEN_UP = "A try that one gives up oneself stands in no table."
WON = "You have won it: the table tells so below those that were played to their end, which can be compared."
_WHY = {"resigned": "gave up", "claimed": "stayed away", "flag": "ran out of time"}


def day_of(day: str) -> str:
    """Write a day as people do.

    >>> day_of("2026-11-22"), day_of("?")
    ('22 November', '?')
    """
    try:
        at = datetime.strptime(day, "%Y-%m-%d").replace(tzinfo=UTC)
    except ValueError:
        return day
    return f"{at.day} {at:%B}"


def ends_at(day: str) -> int | None:
    """Return when a day ends, in ms since 1970 UTC; None where it is no day.

    >>> ends_at("2026-11-21")
    1795305600000
    """
    try:
        at = datetime.strptime(day, "%Y-%m-%d").replace(tzinfo=UTC)
    except ValueError:
        return None
    return int(at.timestamp() * 1000) + 86_400_000


def until(ends: int) -> str:
    """Say when a day ends, by the clock here."""
    here = clock_time(ends)
    return f"at {here} here (midnight UTC)"


def title(game: str, day: str) -> str:
    """Head the page of a game's daily number."""
    return f"{TITLE} · {game} · {day_of(day)}"


def today(told: DailyEvent, how: str) -> str:
    """Say what is played today, and until when; `how` tells form and options."""
    return f"Today: {how}. The number is hidden until the day ends {until(told.ends)}."


def played(told: DailyEvent) -> str:
    """Say how many have played today.

    >>> played_by(0), played_by(1), played_by(12)
    ('Nobody has finished it yet.', 'One has finished it so far.', '12 have finished it so far.')
    """
    return played_by(told.played)


def played_by(number: int) -> str:
    """Say how many have played today."""
    if number == 0:
        return "Nobody has finished it yet."
    return "One has finished it so far." if number == 1 else f"{written(number)} have finished it so far."


def computer_hint(level: str) -> str:
    """Say which computer everybody plays."""
    return f"the {level} one, as everybody does"


def against(row: DailyRow) -> str:
    """Say against whom a number was played."""
    return f"the {row.opponent} computer" if row.against == "computer" else row.opponent


def reached(row: DailyRow) -> str:
    """Say what came of a try.

    >>> from protocol.ids import MatchId, PlayerId
    >>> row = DailyRow(rank=0, player=PlayerId(""), name="Ann", opponent="Ben", difference=0, scores=(0, 0), at=0,
    ...                match=MatchId("m"), why="resigned")
    >>> reached(row)
    'won, since Ben gave up'
    """
    if row.why != "score":
        return f"won, since {row.opponent} {_WHY[row.why]}"
    mine, theirs = (written(score) for score in row.scores)
    return f"{ahead(row.difference)}, {mine} to {theirs} against {against(row)}"


def own(row: DailyRow) -> str:
    """Tell one's own result of today.

    >>> from protocol.ids import MatchId, PlayerId
    >>> row = DailyRow(rank=3, player=PlayerId(""), name="Ann", opponent="normal", difference=-20, scores=(110, 130),
    ...                at=0, match=MatchId("m"), against="computer")
    >>> own(row)
    'Yours: behind by 20, 110 to 130 against the normal computer. Your rank so far: 3.'
    """
    rank = f" Your rank so far: {written(row.rank)}." if row.rank else ""
    return f"Yours: {reached(row)}.{rank}"


def ahead(difference: int) -> str:
    """Say by how much one's score was the better.

    >>> ahead(30), ahead(0), ahead(-5)
    ('ahead by 30', 'level', 'behind by 5')
    """
    if difference == 0:
        return "level"
    return f"ahead by {written(difference)}" if difference > 0 else f"behind by {written(-difference)}"


def result(difference: int) -> str:
    """Say after the match what counts of it."""
    return f"On the daily number you are {ahead(difference)}: the table is told when the day has ended."


def table_title(table: DailyTable) -> str:
    """Head the table of a day that has ended.

    >>> table_title(DailyTable(day="2026-11-21", number=12345, salt="", computer=(), friends=(), played=(2, 0)))
    '21 November: the number was 1-2345.'
    """
    if table.number is None:
        return f"{day_of(table.day)}: nobody asked for that day’s number."
    return f"{day_of(table.day)}: the number was {show_number(table.number)}."


def cells(row: DailyRow, *, mine: bool) -> tuple[str, ...]:
    """Return a row of a table by its columns."""
    name = f"{row.name} (you)" if mine else row.name
    if row.why != "score":
        return ("–", name, "won", "–", f"{row.opponent}, who {_WHY[row.why]}", clock_time(row.at))
    mine_score, theirs = (written(score) for score in row.scores)
    return (
        written(row.rank),
        name,
        signed(row.difference),
        f"{mine_score} to {theirs}",
        row.opponent,
        clock_time(row.at),
    )


def line(row: DailyRow, *, mine: bool) -> str:
    """Tell a row in a sentence."""
    rank = f"{row.rank}." if row.rank else "–"
    return f"{rank} {row.name}{' (you)' if mine else ''}: {reached(row)}"


def more(rows: int) -> str:
    """Say how many rows are not listed."""
    return f"and {count(rows, 'other', 'others')}"


def room(day: str) -> str:
    """Say in a room which number is played there."""
    ends = ends_at(day)
    hidden = f", hidden until the day ends {until(ends)}" if ends is not None else ""
    return f"The daily number of {day_of(day)}{hidden}: one try each."


def waiting(day: str) -> str:
    """Say in a room that waits for a friend which number is played there, and who may."""
    return f"{room(day)} {FRIEND_NEEDED}"


def still_hidden(day: str) -> str:
    """Say between the legs until when the number is hidden."""
    ends = ends_at(day)
    return f"The number stays hidden until the day ends{'' if ends is None else f', {until(ends)}'}."


def leaving(day: str) -> str:
    """Say what leaving means while a try goes on."""
    ends = ends_at(day)
    when = "" if ends is None else f", {until(ends)}"
    return f"Your try goes on until the day ends{when}: the page of the daily number leads back to it."


def hidden(day: str) -> str:
    """Say after a match why its number is not told."""
    ends = ends_at(day)
    return HIDDEN.format(ends=until(ends) if ends is not None else "at midnight UTC")
