"""What is said about a leg of The Patriarch. A tree is written as its text, like `3(4(2) A(5))`."""

from collections.abc import Mapping, Sequence
from typing import Any

from pydantic import TypeAdapter, ValidationError

from client.text.counting import count
from client.text.formats import exact, number
from protocol.games.patriarch.view import Board, Grade, PatriarchView, Played

BACK = "▒▒▒▒▒"
HIDDEN = "hidden"
TREE = "the tree"
NO_GUESS_YET = "Nobody has guessed yet."
SUITS = {"C": "♣ clubs", "D": "♦ diamonds", "H": "♥ hearts", "S": "♠ spades"}

_PLAYED = TypeAdapter(Played)


def counted(score: int) -> str:
    """Write a score with its unit.

    >>> counted(1), counted(5)
    ('1 guess', '5 guesses')
    """
    return count(score, "guess", "guesses")


def expected(score: float) -> str:
    """Write a score that is expected."""
    return exact(score)


def part(name: str) -> str:
    """Name a part of the score in a table."""
    return {"guesses": "graded guesses", "found_by": "found by"}.get(name, name)


def part_values(parts: Mapping[str, Any], names: Sequence[str]) -> Mapping[str, str]:
    """Write the parts of a leg's score, each by its name in a table.

    >>> part_values({"guesses": {"1": 4, "2": 1}, "found_by": 1}, ["Ada", "Ben", "easy computer 2"])
    {'graded guesses': 'Ben 4, easy computer 2: 1', 'found by': 'Ben'}
    """
    by_seat = parts.get("guesses") or {}
    told = [(names[int(seat)], many) for seat, many in by_seat.items() if int(seat) < len(names)]
    found = parts.get("found_by")
    guesses = (
        str(told[0][1])
        if len(told) == 1
        else ", ".join(f"{name}{':' if name[-1:].isdigit() else ''} {many}" for name, many in told if many) or "0"
    )
    name = names[found] if isinstance(found, int) and found < len(names) else "nobody"
    return {part("guesses"): guesses, part("found_by"): name}


def parts(view: PatriarchView) -> str:
    """Say what is known of the tree."""
    if view.board is None:
        return "grades are hidden"
    return f"{number(view.board.possible)} of {number(view.board.all)} trees left"


def possible(board: Board) -> str:
    """Say how many trees are still possible.

    >>> possible(Board(possible=18, all=60, cards=(), trees=()))
    '18 of 60 trees still possible'
    """
    return f"{number(board.possible)} of {number(board.all)} trees still possible"


def move(text: str) -> str:
    """Write a move as people read it.

    >>> move("guess 3(4(2) A(5))"), move("tree H open"), move("grade")
    ('3(4(2) A(5))', 'leaves the tree open, in ♥', 'announces the grade')
    """
    verb, _, rest = text.partition(" ")
    if verb == "guess":
        return rest
    if verb == "grade":
        return "announces the grade"
    suit, _, tree = rest.partition(" ")
    sign = SUITS.get(suit, suit)[:1]
    return f"leaves the tree open, in {sign}" if tree == "open" else f"lays out {tree} in {sign}"


def grade(told: Grade) -> str:
    """Write a grade.

    >>> grade(Grade(red=1, black=0, down=2))
    '1 red, 0 black, 2 face down'
    """
    return f"{told.red} red, {told.black} black, {told.down} face down"


def grade_in_short(told: Grade) -> str:
    """Write a grade where there is little room.

    >>> grade_in_short(Grade(red=1, black=0, down=2))
    '1r 0b 2d'
    """
    return f"{told.red}r {told.black}b {told.down}d"


def told(detail: Any, name: str, names: Sequence[str] = ()) -> str | None:
    """Tell of a move as its happening has it, given the names at the seats; None where that cannot be read."""
    try:
        did = _PLAYED.validate_python(detail)
    except ValidationError:
        return None
    guesser = names[did.guesser] if did.guesser is not None and did.guesser < len(names) else ""
    return played(name, did, whose(guesser) if guesser else "")


def played(name: str, did: Played, guesser: str = "") -> str:
    """Say what somebody did; `guesser` is whose guess was graded.

    >>> guessed = Played(
    ...     seat=1, does="guessed", suit=None, open=False, guesser=None, tree=None, grade=None, left=None
    ... )
    >>> played("you", guessed), played("Ben", guessed)
    ('you make a guess', 'Ben makes a guess')
    """
    s = "" if name == "you" else "s"
    if did.does == "laid":
        suit = SUITS.get(did.suit or "", "")
        in_suit = f", in {suit[2:]}" if suit else ""
        return f"{name} leave{s} the tree open{in_suit}" if did.open else f"{name} lay{s} out the tree{in_suit}"
    if did.tree is None or did.grade is None:
        return f"{name} make{s} a guess"
    left = f"; {trees_left(did.left)}" if did.left is not None else ""
    if did.does == "guessed":
        return f"{name}: {did.tree}: {grade(did.grade)}{left}"
    whose = f"{guesser} " if guesser else ""
    return f"{name} announce{s}: {whose}{did.tree}: {grade(did.grade)}{left}"


def whose(name: str) -> str:
    """Say whose something is.

    >>> whose("you"), whose("Ben")
    ('your', 'Ben’s')
    """
    return "your" if name == "you" else f"{name}’s"


def trees_left(many: int) -> str:
    """Say how many trees a grade left possible."""
    return f"{count(many, 'tree')} left"


def left_in_short(many: int) -> str:
    """Say in short how many trees a grade left possible."""
    return f"{number(many)} left"


def score(made: int, allowed: int | None) -> str:
    """Say how many guesses were graded, and how many there are.

    >>> score(1, 4), score(7, None)
    ('guess 1 of 4 graded', '7 guesses graded')
    """
    if allowed is None:
        return f"{counted(made)} graded"
    return f"guess {made} of {allowed} graded" if made else f"{counted(allowed)} to find it"


def chosen(options: Mapping[str, str]) -> str:
    """Say with which options it is played, as far as they make a difference.

    >>> chosen({"variant": "matriarch", "tree": "owner", "guesses": "6", "auto_grade": "20"})
    'The Matriarch; the tree is laid out by its owner; 6 guesses for two; the room grades after 20 s.'
    """
    names = {
        "patriarch": "The Patriarch",
        "advanced-patriarch": "Advanced Patriarch",
        "matriarch": "The Matriarch",
        "advanced-matriarch": "Advanced Matriarch",
    }
    trees = {
        "number": "the number gives the tree",
        "owner": "the tree is laid out by its owner",
        "open": "the owner may leave the tree open",
    }
    told = [names.get(options["variant"], options["variant"]), trees.get(options["tree"], options["tree"])]
    if "guesses" in options:
        told.append(f"{options['guesses']} {'guess' if options['guesses'] == '1' else 'guesses'} for two")
    if options.get("auto_grade", "none") != "none":
        told.append(f"the room grades after {options['auto_grade']} s")
    return f"{'; '.join(told)}."


def tree_was(tree: str) -> str:
    """Say which tree it was."""
    return f"The tree: {tree}."
