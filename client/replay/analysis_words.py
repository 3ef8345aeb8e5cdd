"""What is said of how well a match was played."""

from collections.abc import Mapping

from client.text.counting import count
from client.text.formats import number as written
from protocol.analysis import Fault, Verdict
from protocol.ids import Role

TITLE = "Analysis"
WORKING = "The computer goes through the match, move by move …"
NOT_TOLD = "The server did not tell the analysis. Try again."
NOTHING_TO_SAY = "No move was made in this match that could be judged."
NO_FAULTS = "No move gave much away."
ACCURACY = "accuracy"
CHOICES = "choices here"
ONLY_CHOICE = "no other choice"
NOT_JUDGED = "not judged"
EXPECTED = "expected final score"
ANALYSIS_KEY = ("a", "analysis")
KEYS = (("↑↓", "move"), ("n", "next fault"), ("Tab", "other leg"), ("Enter", "tree"), ("Esc", "back"))
KEYS_ALONE = (("↑↓", "move"), ("n", "next fault"), ("Enter", "tree"), ("Esc", "back"))

NAMES: Mapping[Fault, tuple[str, str]] = {
    "inaccuracy": ("inaccuracy", "inaccuracies"),
    "mistake": ("mistake", "mistakes"),
    "blunder": ("blunder", "blunders"),
}
SIGNS: Mapping[Fault, str] = {"inaccuracy": "i", "mistake": "m", "blunder": "B"}
"""What marks them in the graph: one sign each."""
LEGEND = "i inaccuracy  m mistake  B blunder"
ROLES: Mapping[Role, str] = {
    "maximizer": "maximizing",
    "minimizer": "minimizing",
    "player": "alone",
    "owner": "owning",
    "guesser": "guessing",
}

PLAYING = "playing"


def progress(done: int, of: int) -> str:
    """Say how far the analysis is."""
    return f"{written(done)} of {count(of, 'move')}" if of else WORKING


def percent(accuracy: float | None) -> str:
    """Write an accuracy.

    >>> percent(87.46), percent(None)
    ('87 %', '–')
    """
    return "–" if accuracy is None else f"{accuracy:.0f} %"


def faults(tally: Mapping[Fault, int]) -> str:
    """Count faults by name, the worst first.

    >>> faults({"mistake": 2, "blunder": 1})
    '1 blunder, 2 mistakes'
    """
    named = [count(tally[fault], *NAMES[fault]) for fault in reversed([*NAMES]) if tally.get(fault)]
    return ", ".join(named) if named else "no faults"


def faults_in_short(tally: Mapping[Fault, int]) -> str:
    """Count faults by the sign that marks them, the worst first.

    >>> faults_in_short({"mistake": 2, "blunder": 1})
    'B 1  m 2'
    """
    named = [f"{SIGNS[fault]} {tally[fault]}" for fault in reversed([*NAMES]) if tally.get(fault)]
    return "  ".join(named) if named else "no faults"


def leg_of(leg: int, of: int, form: str) -> str:
    """Name a leg among several; empty where there is but one.

    >>> leg_of(2, 2, "match"), leg_of(2, 2, "mirror"), leg_of(1, 1, "solo")
    ('leg 2', 'board 2', '')
    """
    return f"{'board' if form == 'mirror' else 'leg'} {leg}" if of > 1 else ""


def table_of(name: str) -> str:
    """Name the leg of a race by who played it."""
    return f"{name}’s table"


def other(form: str) -> str:
    """Name what the key goes to that goes to the next leg."""
    return {"race": "other table", "mirror": "other board"}.get(form, "other leg")


def role(leg: str, role: Role) -> str:
    """Say which role somebody had in a leg, which may have a name."""
    return f"{leg}, {ROLES[role]}" if leg else ROLES[role]


def accuracy_of(name: str, role: str, accuracy: float | None, tally: Mapping[Fault, int]) -> str:
    """Say how well somebody played a leg, in a sentence."""
    if accuracy is None:
        return f"{name} ({role}): never had a choice."
    return f"{name} ({role}): accuracy {percent(accuracy)}, {faults(tally)}."


def played_out(playouts: int) -> str:
    """Say what the figures rest on."""
    return f"{count(playouts, 'play-out')} a choice"


def fault(name: Fault | None) -> str:
    """Name a fault; nothing where it is none."""
    return NAMES[name][0] if name is not None else ""


_VERDICTS: Mapping[Verdict, str] = {
    "won": "it could be won",
    "lost": "it could not be won, whatever is played",
    "unknown": "whether it could be won is not known",
}
WON_NO_MORE = "lost here"


def rearranged(name: str) -> str:
    """Say what is not judged; `name` is the only one who could move placed cards, empty: all could.

    >>> rearranged("Ada")
    'Ada could move placed cards, so that no square is better: no choice of theirs is judged.'
    """
    if name:
        return f"{name} could move placed cards, so that no square is better: no choice of theirs is judged."
    return "Where placed cards may be moved, or taken back, no square is better: no choice is judged."


def verdict(name: str, told: Verdict, lost_at: int | None, move: str) -> str:
    """Say whether a leg could be won by whoever knew all cards, and after which move no longer; `name`: whose it was.

    >>> verdict("", "won", 33, "pile 5 to hearts up")
    'With all cards known it could be won; no longer after move 34, pile 5 to hearts up.'
    >>> verdict("Ben", "unknown", None, "")
    'Ben: with all cards known whether it could be won is not known.'
    """
    lost = f"; no longer after move {lost_at + 1}, {move}" if lost_at is not None else ""
    said = f"with all cards known {_VERDICTS[told]}{lost}."
    return f"{name}: {said}" if name else f"{said[:1].upper()}{said[1:]}"


def graph_of(leg: str, leader: str | None = None) -> str:
    """Head the graph of a leg, which may have a name; `leader`: who is told to be ahead.

    >>> graph_of("leg 1"), graph_of("", "Ann")
    ('expected final score, leg 1', 'how far Ann is expected to be ahead')
    """
    what = EXPECTED if leader is None else f"how far {leader} is expected to be ahead"
    return f"{what}, {leg}" if leg else what


def moves_of(leg: str) -> str:
    """Head the moves of a leg, which may have a name."""
    return f"moves of {leg}" if leg else "moves"


def choices_of(number: int, here: str) -> str:
    """Head the choices there were at a move."""
    return f"move {number}, {here}"


def only_first(most: int) -> str:
    """Say that a file has more records than are analysed at once.

    >>> only_first(1000)
    'Only the first 1,000 records were analysed. Analyse a later one with --index.'
    """
    return f"Only the first {written(most)} records were analysed. Analyse a later one with --index."
