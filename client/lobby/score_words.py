"""What is said of high scores and of game numbers.

`reached` writes a score, in a game that has words for it of its own.
"""

from collections.abc import Callable, Iterable
from datetime import datetime

from client.text.counting import count
from client.text.formats import clock_face as face
from client.text.formats import number as written
from client.text.formats import time_of_day
from protocol.deals import show_number
from protocol.ids import Form, Role
from protocol.scores import HighScore, NumberEvent, Standing, Statistics

HIGH_SCORES = "High scores"
HIGH_SCORES_HINT = "your ten best games alone"
NUMBER = "A game number"
NUMBER_HINT = "what was reached on it, by whom, and by the computer"
NUMBER_TITLE = "Which number?"
NUMBER_LABEL = "Game number"
NUMBER_FIELD_HINT = "A whole number from 1 to 999,999,999,999. The same number always deals the same cards."
LOOKING = "Asking the server …"
NO_SCORES = "You have finished no solo game here yet. Play one and it appears here."
NO_BEST = "You have finished no solo game without help yet."
HELPED = "With help"
HELPED_NOTE = "Games with hints, or with takebacks that revealed a card, don’t count as best games."
COLUMNS = ("", "score", "number", "when")
HELP_COLUMN = "help"
SCORES_KEYS = (("↑↓", "choose"), ("Enter", "play it again"), ("i", "about the number"), ("Esc", "back"))
NUMBER_KEYS = (("Enter", "play it alone"), ("n", "another number"), ("Esc", "back"))
TREE_KEY = ("t", "computer’s tree")
MATCHES_KEY = ("m", "matches on it")
COMPUTERS_SCORE = "computer's score"
PAR = "par"
TO_BEAT = "score to beat"
TO_REACH = "score to reach"
STANDING_COLUMNS = ("", "best", "by", "you", "your rank")
NOBODY = "nobody yet"
WORKING = "being worked out …"
PAR_LATER = "told once you have played it to its end"
UNKNOWN = "not known"
CAN_BE_WON = "can it be won"
_VERDICTS = {"won": "yes", "lost": "no, whatever is played", "unknown": "not known"}

COLUMNS_TIMED = ("", "score", "time", "number", "when")
STANDING_COLUMNS_TIMED = ("", "best", "time", "by", "you", "your rank")
ORDER: tuple[Role, ...] = ("player", "maximizer", "minimizer")


STATISTICS = "Your games"
_FORMS: dict[Form, str] = {
    "solo": "alone",
    "match": "in matches",
    "together": "together",
    "race": "in races",
    "mirror": "in mirror matches",
}


def statistics(told: Statistics) -> str:
    """Tell how one's games of a form have gone.

    >>> statistics(Statistics(form="solo", games=12, wins=5, streak=2, longest=3, best=104, average=81.3))
    'Alone: 12 games, 5 won, 2 in a row now, 3 at the most; best 104, 81.3 on average.'
    >>> statistics(Statistics(form="race", games=1, wins=None, streak=None, longest=None, best=None, average=None))
    'In races: 1 game.'
    """
    said = f"{_FORMS[told.form]}: {count(told.games, 'game')}"
    if told.wins is not None:
        said += f", {written(told.wins)} won"
    if told.streak is not None and told.longest:
        said += f", {written(told.streak)} in a row now, {written(told.longest)} at the most"
    if told.best is not None:
        said += f"; best {written(told.best)}"
    if told.average is not None:
        said += f", {told.average:.1f} on average"
    return f"{said[:1].upper()}{said[1:]}."


def when(ms: int) -> str:
    """Write the day and hour here at a time in ms since 1970 UTC."""
    at = datetime.fromtimestamp(ms / 1000).astimezone()
    return f"{at.day:>2} {at:%b %Y} {time_of_day(ms)}"


def where(server: str, own: bool) -> str:
    """Say whose scores these are."""
    return f"on this machine's server ({server})" if own else f"on the server {server}"


def wheres(server: str, own: bool) -> tuple[str, str]:
    """Say it in full and in short."""
    return where(server, own), "on this machine" if own else server


def help_of(score: HighScore) -> str:
    """Return the help in a game; empty if there was none.

    >>> from protocol.ids import MatchId
    >>> help_of(HighScore(match=MatchId("M"), options={}, number=7, score=310, at=0, hints=2, takebacks=1))
    '2 hints, 1 takeback'
    """
    hints = count(score.hints, "hint") if score.hints else ""
    takebacks = count(score.takebacks, "takeback") if score.takebacks else ""
    return ", ".join(each for each in (hints, takebacks) if each)


def own_helped(best: Iterable[str]) -> str:
    """Return your best scores with help on a number, each with what it is the best of; empty if there is none.

    >>> own_helped(["maximizing, the most, 420", "minimizing, the least, 30"])
    'Your best with help (not ranked): maximizing, the most, 420; minimizing, the least, 30.'
    """
    told = "; ".join(best)
    return f"Your best with help (not ranked): {told}." if told else ""


def number_title(title: str, number: int) -> str:
    """Head the page of a number."""
    return f"{title} · number {show_number(number)}"


def computers(about: NumberEvent, reached: Callable[[int], str] = written) -> str:
    """Say what the computer reached."""
    return reached(about.computer) if about.computer is not None else WORKING if about.working else UNKNOWN


def par(about: NumberEvent, reached: Callable[[int], str] = written) -> str:
    """Return par, or why it is not known."""
    if about.par is not None:
        return reached(about.par)
    if not about.own_helped and all(each.own is None for each in about.standings):
        return PAR_LATER
    return WORKING if about.working else UNKNOWN


def verdict(about: NumberEvent) -> str:
    """Say whether a number can be won, as a solver finds that knows all cards; empty where there is none."""
    return _VERDICTS[about.verdict] if about.verdict is not None else ""


def rank(standing: Standing) -> str:
    """Say where one stands among how many."""
    return f"{'–' if standing.rank is None else written(standing.rank)} of {written(standing.players)}"


def in_time(seconds: int | None) -> str:
    """Say in how much time something was reached, where that is known; empty where it is not."""
    return "" if seconds is None else f" in {face(1000 * seconds)}"


def time(seconds: int | None) -> str:
    """Write in a column how much time something took."""
    return "" if seconds is None else face(1000 * seconds)


def standing(
    standing: Standing, role: str, together: int | None = None, reached: Callable[[int], str] = written
) -> str:
    """Tell a standing in a sentence; `role` says what it is the best of, `together` how many play together."""
    what = role if together is None else f"{together} {role}"
    told = f"{what}: {reached(standing.best)}{in_time(standing.seconds)} by {standing.name}"
    own = f"{reached(standing.own)}{in_time(standing.own_seconds)}" if standing.own is not None else ""
    mine = f"; you {own}, {rank(standing)}" if own else ""
    return f"{told[:1].upper()}{told[1:]}, of {count(standing.players, 'player')}{mine}."


def score_line(place: int, score: HighScore, reached: str, *, timed: bool = False) -> str:
    """Return a high score in a sentence; `reached` is the score in words."""
    helped = f", {help_of(score)}" if help_of(score) else ""
    took = in_time(score.seconds) if timed else ""
    return f"{place}. {reached}{took} on number {show_number(score.number)}, {when(score.at).strip()}{helped}."
