"""The words of lists of finished matches, of a search among them, and of two players' results against each other.

client/web/lobby/match_words.js says the same.
"""

from collections.abc import Iterable, Mapping
from datetime import datetime

from client.text.counting import count, day
from client.text.formats import number as written
from protocol.deals import show_number
from protocol.scores import HeadToHeadRow, MatchOutcome

SEARCH = "Search matches"
SEARCH_HINT = "by game, opponent, result, date or number"
MATCHES_OF_YOU = "Your matches"
LOOKING = "Asking the server …"
OLDER = "older matches …"
ALL_MATCHES = "all matches …"
NONE_FOUND = "No matches fit this search."
RATED_ONLY = "Other players’ lists have only rated matches."
EVERYONES_RATED = "Only rated matches are listed, and none on a daily number before its day ends."

# The form

GAME = "Game"
ANY_GAME = "any"
OPPONENT = "Opponent"
OPPONENT_HINT = "A name, a player’s id, or easy, normal, strong or random. Empty: anyone."
RESULT = "Result"
ANY_RESULT = "any"
SINCE = "From"
UNTIL = "To"
DATE_HINT = "A day in UTC, such as 2026-11-20. Empty: any day."
NUMBER = "Number"
NUMBER_HINT = "A game number. Choose its game, too. Empty: any number."
EVERYONE = "Players"
OF_ONE, OF_EVERYONE = "one player", "everyone on the number"
GO = "Search"

RESULTS: Mapping[MatchOutcome, str] = {"won": "won", "lost": "lost", "drawn": "drawn", "played": "without a winner"}

# Mistakes

NUMBER_WITHOUT_GAME = "A number needs its game. Choose the game, too."
EVERYONE_WITHOUT_NUMBER = "Everyone’s matches can be searched only by number. Add a number."
EVERYONE_ALONE = "A search of everyone’s matches has no opponent or result. Leave them out."
EVERYONE_OF_PLAYER = "Search a player’s matches, or everyone’s: not both."
DAYS_REVERSED = "The first day is after the last day. Swap them."
SAME_PLAYER = "That is the same player twice. Choose two players."
HOW_MATCHES = (
    "Write matches, and any of: a game; of NAME; against NAME; won, lost, drawn or played; since DAY; until DAY; "
    "number N; everyone. For example: matches against Ben won since 2026-11-01."
)
HOW_VERSUS = "Write versus and a player: a name, a player’s id, or a level of the computer, such as versus Ben."
OLDER_BY = "There are older matches: type older."
OLDER_BY_MATCHES = "There are older matches: type matches, then older (as a command: turnabout matches --count 100)."


def no_date(typed: str) -> str:
    """Say that a text is no day."""
    return f"“{typed.strip()}” is not a day. Write it like 2026-11-20."


def no_number(typed: str) -> str:
    """Say that a text is no game number."""
    return f"“{typed.strip()[:40]}” is not a game number. Write a whole number from 1 to 999,999,999,999."


def no_result(typed: str) -> str:
    """Say that a text is no result."""
    return f"“{typed.strip()}” is not a result. Choose won, lost, drawn or played."


def no_player(typed: str) -> str:
    """Say that no player of a name was found."""
    return (
        f"No player called {typed.strip()} is among the latest opponents or in the standings. "
        "Check the name, or use the player’s id."
    )


def several_players(typed: str, ids: Iterable[str]) -> str:
    """Say that several players have a name.

    >>> several_players("Ben", ["AXRGNWP8BT47ZXV0", "BXRGNWP8BT47ZXV0"])
    'Several players are called Ben. Use an id: AXRGNWP8BT47ZXV0 or BXRGNWP8BT47ZXV0.'
    """
    return f"Several players are called {typed.strip()}. Use an id: {' or '.join(ids)}."


# Lists of matches


def older_as_command(many: int) -> str:
    """Say how a command lists more matches."""
    return f"There are older matches: --count {many} lists more."


def title(name: str, *, mine: bool) -> str:
    """Return the title of a player's list.

    >>> title("Ada", mine=True), title("Ada", mine=False)
    ('Your matches', 'Matches of Ada')
    """
    return MATCHES_OF_YOU if mine else f"Matches of {name}"


def on_number(game: str, number: int) -> str:
    """Return the title of everybody's list on a number.

    >>> on_number("Family Tree", 7)
    'Matches on Family Tree number 7'
    """
    return f"Matches on {game} number {show_number(number)}"


def described(
    *,
    game: str | None = None,
    opponent: str | None = None,
    result: MatchOutcome | None = None,
    since: str | None = None,
    until: str | None = None,
    number: int | None = None,
) -> str:
    """Return what is searched for: the game's title, the opponent's name, and the rest; empty if it is everything.

    >>> described(game="Family Tree", opponent="Ben", result="won", since="2026-11-01", until="2026-11-30")
    'Family Tree, against Ben, won, from 2026-11-01 to 2026-11-30'
    """
    days = [f"from {since}" if since else "", f"to {until}" if until else ""]
    parts = [
        game or "",
        f"against {opponent}" if opponent else "",
        RESULTS[result] if result else "",
        " ".join(each for each in days if each),
        f"number {show_number(number)}" if number is not None else "",
    ]
    return ", ".join(each for each in parts if each)


def keys(*, any_match: bool, versus: bool, older: bool) -> tuple[tuple[str, str], ...]:
    """Return the keys of a list of matches; `versus`: results against an opponent can be shown."""
    watch = (("Enter", "watch"), ("l", "copy link")) if any_match else ()
    opponent = (("v", "head to head"),) if versus else ()
    return (*watch, *opponent, *((("o", "older"),) if older else ()), ("f", "search"), ("Esc", "back"))


# Two players against each other

VERSUS = "Head to head"
VERSUS_COLUMNS = ("", "matches", "won", "drawn", "lost")
NO_WINNER = "no winner"
LAST = "last"
ALL = "all"


def versus(name: str, opponent: str) -> str:
    """Return the title of two players' results.

    >>> versus("Ada", "Ben")
    'Head to head · Ada – Ben'
    """
    return f"{VERSUS} · {name} – {opponent}"


def tally(won: int, drawn: int, lost: int, played: int = 0) -> str:
    """Return how many matches a player has won, drawn and lost; `played` counts matches without a winner.

    >>> tally(4, 1, 2), tally(1, 0, 0, 3)
    ('7 matches: 4 won, 1 drawn, 2 lost', '4 matches: 1 won, 0 lost, 3 without a winner')
    """
    parts = [f"{written(won)} won"]
    parts += [f"{written(drawn)} drawn"] if drawn else []
    parts += [f"{written(lost)} lost"]
    parts += [f"{written(played)} without a winner"] if played else []
    return f"{count(won + drawn + lost + played, 'match', 'matches')}: {', '.join(parts)}"


def versus_keys(*, any_match: bool) -> tuple[tuple[str, str], ...]:
    """Return the keys of two players' results."""
    return (*((("↑↓", "choose"), ("Enter", "their matches")) if any_match else ()), ("Esc", "back"))


def short_day(ms: int) -> str:
    """Return the day here at a time in ms since 1970 UTC, in a column.

    >>> short_day(1795255200000)
    '21 Nov 2026'
    """
    at = datetime.fromtimestamp(ms / 1000).astimezone()
    return f"{at.day} {at:%b %Y}"


def met(first: int, last: int) -> str:
    """Return when two players met first and last, at times in ms since 1970 UTC."""
    if day(first) == day(last):
        return f"Played on {day(first)}."
    return f"First match on {day(first)}, last match on {day(last)}."


def never_met(name: str, opponent: str, *, mine: bool, own: bool) -> str:
    """Say that two players have no matches; `mine`: the first one is the reader, `own`: one of them is.

    >>> never_met("Ada", "Ben", mine=True, own=True)
    'You have no finished matches against Ben.'
    >>> never_met("Ada", "Ben", mine=False, own=False)
    'Ada and Ben have no rated matches against each other.'
    """
    if mine:
        return f"You have no finished matches against {opponent}."
    return f"{name} and {opponent} have no {'finished' if own else 'rated'} matches against each other."


def summed(rows: Iterable[HeadToHeadRow]) -> tuple[int, int, int, int]:
    """Return how many matches were won, drawn, lost, and without a winner, over all forms and games."""
    listed = list(rows)
    return (
        sum(row.won for row in listed),
        sum(row.drawn for row in listed),
        sum(row.lost for row in listed),
        sum(row.played for row in listed),
    )
