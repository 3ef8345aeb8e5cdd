"""What is said of a match that is watched again."""

from collections.abc import Callable, Mapping, Sequence

from client.games.word_catalog import GAMES, title_of, words_of
from client.text.counting import count, signed
from client.text.formats import number as written
from protocol.deals import show_number
from protocol.ids import Form, Role, Seat
from protocol.record import (
    Incident,
    RecordClaimed,
    RecordClock,
    RecordComputer,
    RecordFlag,
    RecordHint,
    RecordLeft,
    RecordMove,
    RecordRanOut,
    RecordReplaced,
    RecordResigned,
    RecordReturned,
    RecordTakeback,
)

WATCH = "Watch a match again"
WATCH_HINT = "from a file, a web address or a room"
TITLE = "Watch a match again"
LABEL = "File, web address or room"
PLACEHOLDER = "match.json, 192.168.1.5:8420/KZ7-4QM2"
HINT = "A record that was saved, one on the web, or the matches finished in a room whose code you have."
LOOKING = "Looking …"
PREPARING = "Playing it again …"
LOADING = "loading this move …"
WHICH = "Which match?"
MOVES = "moves"
PLAYING = "playing"
KEYS = (("←→", "step"), ("Space", "play"), ("12 Enter", "go to"), ("p", "part"))
KEYS_ALONE = (("←→", "step"), ("Space", "play"), ("12 Enter", "go to"))
GO_TO = "12 Enter"
PAUSE = ("Space", "pause")
SPEED = ("+-", "speed")
NOTE_KEY = ("i", "incident")
ONE_LEG = ("Tab", "one leg")
NEXT_LEG = ("Tab", "other leg")
BOTH_LEGS = ("Tab", "both legs")
LOOK = ("↑↓", "look")
WATCH_AGAIN = ("w", "watch")
CHOOSE = (("↑↓ PgUp PgDn", "choose"), ("Enter", "watch"), ("Esc", "back"))

_ROLES: Mapping[Role, str] = {
    "maximizer": "maximizes",
    "minimizer": "minimizes",
    "player": "plays alone",
    "owner": "owns",
    "guesser": "guesses",
}


def heading(title: str, number: int) -> str:
    """Say what was played."""
    return f"{title} · number {show_number(number)}"


def checked(difference: str | None) -> str:
    """Say whether the record is what the rules make of its number and its moves."""
    if difference is None:
        return "Verified: every card, move and score is right."
    return f"Not as the rules have it: {difference}."


def outcome(
    winners: Sequence[str],
    scores: Sequence[tuple[str, int | None]],
    why: str,
    losers: Sequence[str],
    whose: bool = True,
    together: bool = False,
) -> str:
    """Say how a match ended, by whose scores in the role that decides; who played alone won against nobody.

    Without `whose` the scores are said by seat alone, which is shorter; who played `together` have the one.

    >>> outcome((), [("Anna", 240)], "score", ()), outcome((), [("Anna", None)], "resigned", ["Anna"])
    ('Anna reached 240', 'Anna gave it up')
    """
    if together:
        return f"together they reached {scores[0][1] if scores and scores[0][1] is not None else '−'}"
    if len(scores) == 1:
        name, score = scores[0]
        return f"{name} gave it up" if why != "score" or score is None else f"{name} reached {score}"
    told = ", ".join(f"{f'{name} ' if whose else ''}{'−' if score is None else score}" for name, score in scores)
    who = f"{' and '.join(winners)} won" if winners else "a draw"
    because = {
        "resigned": f"{' and '.join(losers)} resigned",
        "claimed": f"{' and '.join(losers)} stayed away",
        "flag": f"{' and '.join(losers)} ran out of time",
    }.get(why)
    return f"{who}: {because} ({told})" if because else f"{who} ({told})"


def which_match(shown: int, more: bool) -> str:
    """Ask which match of a list to watch; `more` of a file's matches are not among the ones that are shown.

    >>> which_match(1000, True)
    'Which match? Only the first 1,000 are listed; --index N opens a later one.'
    """
    if not more:
        return WHICH
    return f"{WHICH} Only the first {written(shown)} are listed; --index N opens a later one."


def listed(
    game: str | None,
    number: int | None,
    names: Sequence[str],
    scores: Sequence[int | None],
    fault: str | None = None,
) -> str:
    """Name a record's match in a list, by its game, number, players and scores, or say why it is no record."""
    if fault is not None:
        return f"not a record: {fault}"
    what = "a record without a number" if number is None else f"number {show_number(number)}"
    if game is not None:
        what = f"{title_of(game) if game in GAMES else game} · {what}"
    every = [*scores, *[None] * len(names)]
    who = ", ".join(
        name if score is None else f"{name} {score}" for name, score in zip(names, every, strict=False) if name
    )
    return f"{what}  {who}" if who else what


def leg(number: int, name: str, role: Role, players: int, form: Form) -> str:
    """Head a leg, or a board of a mirror match, with who plays first in it, and in which role.

    Of more who play together it says how many there are.

    >>> leg(2, "Ada", "maximizer", 2, "match"), leg(2, "Ada", "maximizer", 2, "mirror")
    ('leg 2: Ada maximizes', 'board 2: Ada maximizes')
    """
    if form in ("match", "mirror") and role == "player":
        return "each for themselves"
    if role == "player" and players > 1:
        return f"{players} together"
    return f"{which(number, form)}: {name} {_ROLES[role]}"


def which(number: int, form: Form) -> str:
    """Name a leg, or a board of a mirror match."""
    return f"{_legs(form)} {number}"


def moves_of(ply: int, plies: int) -> str:
    """Say how far a leg is."""
    return f"move {ply} of {plies}"


def score_then(score: int, change: int, parts: str) -> str:
    """Say what the score is, how the last move changed it, and what it is made of."""
    changed = f" ({signed(change)})" if change else ""
    return f"score {score}{changed}: {parts}"


def scores_then(scores: Sequence[tuple[str, int]], change: int, mover: Seat | None) -> str:
    """Say what each has, by seat, and how the last move changed that of who made it.

    >>> scores_then([("Ann", 10), ("Ann", 6)], 4, Seat(1))
    'Ann 10, Ann 6 (+4)'
    """
    changed = f" ({signed(change)})" if change else ""
    told = (f"{name} {written(score)}{changed if seat == mover else ''}" for seat, (name, score) in enumerate(scores))
    return ", ".join(told)


def played(name: str, move: str, change: int) -> str:
    """Say what somebody played, in short; `move` is as people read it."""
    return f"{name}: {move}" + (f" {signed(change)}" if change else "")


def leg_ended(score: int) -> str:
    """Stand where a leg has no more moves."""
    return f"(over, score {score})"


def compared(ply: int, scores: Sequence[int], form: Form = "match") -> str:
    """Say how two legs, or the boards of a mirror match, compare after so many moves.

    >>> compared(1, (5, 3), "mirror")
    'After 1 move board 1 stands at 5, board 2 at 3: board 1 is 2 ahead.'
    """
    leg = _legs(form)
    first, second = scores
    after = f"After {count(ply, 'move')}" if ply else "At the start"
    if first == second:
        return f"{after} both {leg}s stand at {first}."
    ahead, lead = (1, first - second) if first > second else (2, second - first)
    return f"{after} {leg} 1 stands at {first}, {leg} 2 at {second}: {leg} {ahead} is {lead} ahead."


def compared_many(ply: int, scores: Sequence[tuple[str, int]]) -> str:
    """Say how several legs stand after so many moves.

    >>> compared_many(3, [("Anna", 2), ("Ben", 1)])
    'After 3 moves: Anna 2, Ben 1.'
    """
    after = f"After {count(ply, 'move')}" if ply else "At the start"
    return f"{after}: {', '.join(f'{name} {score}' for name, score in scores)}."


def stands(ply: int, score: int) -> str:
    """Say where the only leg stands."""
    return f"After {count(ply, 'move')} the score is {score}." if ply else f"At the start the score is {score}."


def legend(game: str) -> str:
    """Say what the signs between the moves of two legs mean.

    >>> legend("patriarch")
    '═ same move   ╱ here they part'
    """
    return f"═ same move   {'─ same card   ' if words_of(game).same_card else ''}╱ here they part"


def part_here(same_card: bool, *, form: Form = "match", game: str = "") -> str:
    """Say that the legs, or the boards of a mirror match, have had all moves in common until here.

    >>> part_here(False), part_here(False, form="mirror", game="patriarch")
    ('Here the legs part: another card is played.', 'Here the boards part: another guess is made.')
    """
    say = words_of(game)
    what = "the same card goes to another place." if same_card and say.same_card else f"{say.other_move()}."
    return f"Here the {_legs(form)}s part: {what}"


def _legs(form: Form) -> str:
    return "board" if form == "mirror" else "leg"


def go_to(typed: str, plies: int) -> str:
    """Show which move is being typed."""
    return f"Go to move {typed}▌ (of {plies}): Enter goes, ←→ step so many"


def incident(told: Incident, name: str, written: Callable[[RecordMove], str]) -> str:
    """Say what happened beside the moves; `name` is of the seat whose it is; `written` writes a move for people."""
    match told:
        case RecordTakeback():
            moves = [written(each) for each in told.moves]
            return f"{name} takes back {' and '.join(moves)}{', which had shown a card' if told.shown else ''}"
        case RecordComputer():
            return f"{name} is played by the computer ({told.level})"
        case RecordReturned():
            return f"{name} plays again"
        case RecordLeft():
            return f"{name} leaves the game to the others"
        case RecordReplaced():
            return f"{told.name} plays on for {name}"
        case RecordResigned():
            return f"{name} resigns"
        case RecordClaimed():
            return f"{name} claims the match"
        case RecordFlag():
            return f"{name}’s time has run out"
        case RecordRanOut():
            return f"{name}’s time in this leg has run out"
        case RecordClock():
            return f"{name} is given {told.ms / 1000:g} s back"
        case RecordHint():
            return f"{name} asks for a hint"
