"""What is said about a leg of The Patriarch. A tree is written as its text, like `3(4(2) A(5))`."""

from collections.abc import Mapping, Sequence
from typing import Any

from pydantic import TypeAdapter, ValidationError

from client.terminal.words.counting import count
from client.terminal.words.formats import number
from protocol.ids import Role
from protocol.views.patriarch import Board, Grade, PatriarchView, Played

YOUR_GUESS = "your guess"
YOUR_TREE = "your tree"
THE_TREE = "the tree"
LAST_GUESS = "graded last"
NOTES = "still possible"
GUESSES = "the guesses"
BY_PLAYER = "player by player"
NEWS = "what happened"
QUEUE = "queue"
BACK = "▒▒▒▒▒"
WAITS = "waits"
HIDDEN = "hidden"
SENT = "sent …"
NO_GUESS_YET = "Nobody has guessed yet."
TO_PLACE = "to place: "
TREE_HIDDEN = "The tree stays hidden until both legs are over."
HIDDEN_HERE = (
    "You guess the same tree in the next leg, so guesses and grades are hidden from you until both legs are over."
)
HIDDEN_HERE_FROM_ALL = "Guesses and grades are hidden until both legs are over: both guess the same tree."
OWNER_WATCHES = "The number gives the tree: nobody lays it out, and every guess is graded at once."
NO_NOTES = "This room is played without a note board."
LEAVE_OPEN = "Leave the tree open? It is settled only as far as your grades bind it. Enter again leaves it open."
TYPE_FIXED = "Type the ranks in the order of the tree: the top card, then each line down."
TYPE_FREE = "A rank goes under the card in brackets; arrows choose it. Or type 3(4 2(5))."
SUITS = {"C": "♣ clubs", "D": "♦ diamonds", "H": "♥ hearts", "S": "♠ spades"}
KEYS_TYPING = (("↑↓←→", "place"), ("Enter", "guess"), ("Backspace", "erase"), ("x", "clear"))
KEYS_LAYING = (("↑↓←→", "place"), ("Tab", "suit"), ("Enter", "lay it out"), ("x", "clear"))
KEY_COPY = ("=", "change the last")
KEYS_GRADING = (("Enter", "announce"),)
KEY_NOTES = ("b", "note board")
KEY_PLAYERS = ("v", "by player")
KEY_IN_ORDER = ("v", "in order")
KEYS_LOOKING = (("PgUp PgDn", "look"),)
KEYS_OVER = (("Enter", "go on"),)

_PLAYED = TypeAdapter(Played)


def counted(score: int) -> str:
    """Write a score with its unit.

    >>> counted(1), counted(5)
    ('1 guess', '5 guesses')
    """
    return count(score, "guess", "guesses")


def expected(score: float) -> str:
    """Write a score that is expected."""
    return f"{score:.1f}".replace("-", "−")


def part(name: str) -> str:
    """Name a part of the score in a table."""
    return {"guesses": "graded guesses", "found_by": "found by"}.get(name, name)


def part_values(parts: Mapping[str, Any], names: Sequence[str]) -> Mapping[str, str]:
    """Write the parts of a leg's score, each by its name in a table.

    >>> part_values({"guesses": {"1": 4, "2": 1}, "found_by": 1}, ["Ada", "Ben", "Cy"])
    {'graded guesses': 'Ben 4, Cy 1', 'found by': 'Ben'}
    """
    by_seat = parts.get("guesses") or {}
    told = [(names[int(seat)], many) for seat, many in by_seat.items() if int(seat) < len(names)]
    found = parts.get("found_by")
    guesses = str(told[0][1]) if len(told) == 1 else ", ".join(f"{name} {many}" for name, many in told if many) or "0"
    name = names[found] if isinstance(found, int) and found < len(names) else "nobody"
    return {part("guesses"): guesses, part("found_by"): name}


def parts(view: PatriarchView) -> str:
    """Say what is known of the tree."""
    if view.board is None:
        return "grades are hidden"
    return f"{number(view.board.possible)} of {number(view.board.all)} trees left"


def possible(board: Board) -> str:
    """Say how many trees are still possible.

    >>> possible(Board(18, 60, (), ())), possible(Board(1, 60, (), ()))
    ('18 of 60 trees still possible', '1 of 60 trees still possible')
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

    >>> guessed = Played(1, "guessed", None, False, None, None, None, None)
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


def not_of_the_family(card: str, ranks: str) -> str:
    """Say that a rank is none of the family's."""
    return f"{card} is not in this family: its cards are {ranks[0]} to {ranks[-1]}."


def too_deep(card: str, generations: int) -> str:
    """Say that nothing may go below a card."""
    return f"That would be more than {generations} generations: under {card} it does not fit. Arrows choose another."


def top_stays(card: str) -> str:
    """Say that all stands below the top card."""
    return f"{card} is at the top, and all others stand below it. x clears the tree."


def stands_below(below: str, card: str) -> str:
    """Say that a card cannot go below one that stands below it, or below itself."""
    if below == card:
        return f"The next card goes under {card}: type another one, or choose another parent with the arrows."
    return f"{below} stands below {card}, so {card} cannot go under it."


def missing(cards: str) -> str:
    """Say which cards are to be placed before a tree can be sent."""
    return f"Place {' '.join(cards)} first: every card is in the tree."


def enter_sends(tree: str, *, lays: bool) -> str:
    """Say what Enter does with a tree that is whole."""
    return f"Enter {'lays out' if lays else 'guesses'} {tree}."


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


def is_open(mine: bool) -> str:
    """Say that the tree is left open."""
    who = "Your tree is" if mine else "The tree is"
    return f"{who} open: it is settled only as far as the grades bind it."


def two_wait() -> str:
    """Say why another guess cannot be made."""
    return "Two of your guesses are in the queue: this one is kept until one of them is graded."


def not_laid(owner: str) -> str:
    """Say that the owner has not laid the tree out."""
    return f"{owner} lays out the tree first; your guess is kept until then."


def to_lay(suit: str) -> str:
    """Ask the owner to lay the tree out."""
    return f"Lay out the tree to be guessed, in {SUITS[suit]} (Tab: another suit)."


def lays(owner: str) -> str:
    """Say what is waited for before there is a tree."""
    return f"{owner} lays out the tree."


def next_graded(guesser: str, tree: str | None, told: Grade | None, *, mine: bool) -> str:
    """Say which guess is at the front of the queue, and to the owner what its grade is."""
    what = f"{whose(guesser)} guess" + (f" {tree}" if tree else "")
    right = f": {grade(told)}" if told is not None else ""
    return f"Next is {what}{right}. Enter announces the grade." if mine else f"Next to be graded: {what}."


def room_grades(seconds: int) -> str:
    """Say when the room announces the grade by itself."""
    return f"the room announces it in {seconds} s"


def queue(names: Sequence[str]) -> str:
    """List whose guesses wait, the front first."""
    return " · ".join(names) if names else "empty"


def queue_of(many: int) -> str:
    """Head a list of whose guesses wait, which may be cut short."""
    return f"{QUEUE} of {many}"


def nothing_waits(names: str) -> str:
    """Say to the owner that there is nothing to grade."""
    return f"No guess waits for a grade; {names} compose."


def guesses_now(guesser: str) -> str:
    """Say who is to guess."""
    return f"{guesser} guesses."


def owner_says(mine: bool, owner: str) -> str:
    """Say whose the tree is."""
    return "you own the tree" if mine else f"{owner} owns the tree"


def source(tree_by: str) -> str:
    """Say where the tree comes from."""
    return {
        "number": "the number gives the tree",
        "owner": "the owner lays the tree out",
        "open": "the owner may leave the tree open",
    }[tree_by]


def over(found: str | None, view: PatriarchView) -> str:
    """Say how a leg ended.

    `found` is who found the tree, None where nobody did.
    """
    if found is None:
        return f"The tree was not found: the leg counts {counted(view.score)}."
    who = "You" if found == "you" else found
    return f"{who} found the tree with guess {view.score}: the leg counts {counted(view.score)}."


def hint(tree: str, expects: float) -> str:
    """Say what the computer would guess."""
    return f"hint: {move(tree)}, expects {expected(expects)} guesses; = takes it over"


def beat(points: int, mine: Role | None, guesser: str) -> str:
    """Say what leg two is about, to a role or (None) to an onlooker."""
    if mine == "guesser":
        return f"fewer than {counted(points)} win"
    return f"{guesser} wins with fewer than {points}"


def beat_in_full(points: int, mine: Role | None, guesser: str, before: str) -> str:
    """Say what leg two is about, and where the score to beat comes from."""
    subject = "You" if mine == "guesser" else guesser
    needed = "You" if before == "you" else before
    wins = "win" if subject == "You" else "wins"
    return f"{needed} needed {counted(points)} in leg 1. {subject} {wins} with fewer, {points} is a draw."


def more(many: int) -> str:
    """Say that not all is listed."""
    return f"… {many} more"


def columns(generations: int) -> list[str]:
    """Head the columns of the note board."""
    return ["top", *(f"gen {index}" for index in range(2, generations + 1))]


def tree_was(tree: str) -> str:
    """Say which tree it was."""
    return f"The tree: {tree}."
