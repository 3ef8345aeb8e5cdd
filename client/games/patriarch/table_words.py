"""What is said at a table of The Patriarch: its guesses and queue, its keys, what is laid out and typed."""

from collections.abc import Sequence

from client.games.patriarch.words import SUITS, counted, expected, grade, move, whose
from client.text import formats
from protocol.games.patriarch.view import Grade, PatriarchView
from protocol.ids import Role

YOUR_GUESS = "your guess"
YOUR_TREE = "your tree"
THE_TREE = "the tree"
LAST_GUESS = "graded last"
GUESSES = "the guesses"
BY_PLAYER = "player by player"
NEWS = "what happened"
QUEUE = "queue"
WAITS = "waits"
SENT = "sent …"
TO_PLACE = "to place: "
TREE_HIDDEN = "The tree stays hidden until both legs are over."
HIDDEN_HERE = "You guess the same tree, too, so guesses and grades are hidden from you until both legs are over."
HIDDEN_HERE_FROM_ALL = "Guesses and grades are hidden until both legs are over: both guess the same tree."
NO_NOTES = "This room is played without a note board."
LEAVE_OPEN = "Leave the tree open? It is settled only as far as your grades bind it. Enter again leaves it open."
TYPE_FIXED = "Type the ranks in the order of the tree: the top card, then each line down."
TYPE_FREE = "A rank goes under the card in brackets; arrows choose it. Or type 3(4 2(5))."
KEYS_TYPING = (("↑↓←→", "place"), ("Enter", "guess"), ("Backspace", "erase"), ("x", "clear"))
KEYS_LAYING = (("↑↓←→", "place"), ("Tab", "suit"), ("Enter", "lay it out"), ("x", "clear"))
KEY_COPY = ("=", "change the last")
KEYS_GRADING = (("Enter", "announce"),)
KEY_NOTES = ("b", "note board")
KEY_PLAYERS = ("v", "by player")
KEY_IN_ORDER = ("v", "in order")
KEYS_LOOKING = (("PgUp PgDn", "look"),)
KEYS_OVER = (("Enter", "go on"),)


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


def to_lay(suit: str, *, open_too: bool) -> str:
    """Ask the owner to lay the tree out; `open_too`: or to leave it open.

    >>> to_lay("D", open_too=True)
    'Lay out the tree, in ♦ diamonds (Tab: another); Enter alone leaves it open.'
    """
    if open_too:
        return f"Lay out the tree, in {SUITS[suit]} (Tab: another); Enter alone leaves it open."
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


def out(owner: bool) -> str:
    """Say that one's time has run out, and what becomes of it."""
    return f"Your time has run out: {'the room grades for you' if owner else 'you guess no more in this leg'}."


def over(found: str | None, view: PatriarchView) -> str:
    """Say how a leg ended.

    `found` is who found the tree, None where nobody did.
    """
    if found is None and view.out:
        return f"Time ran out for all who guessed, and nobody found the tree: the leg counts {counted(view.score)}."
    if found is None:
        return f"The tree was not found: the leg counts {counted(view.score)}."
    return formats.begin(f"{found} found the tree with guess {view.score}: the leg counts {counted(view.score)}.")


def hint(tree: str, expects: float) -> str:
    """Say what the computer would guess."""
    return f"hint: {move(tree)}, expects {expected(expects)} guesses; = takes it over"


def beat(points: int, graded: int, allowed: int | None, mine: Role | None, guesser: str) -> str:
    """Say what leg two is about after `graded` wrong guesses of those `allowed`, to a role or (None) to a spectator.

    >>> beat(3, 1, 4, "guesser", "you"), beat(3, 2, 4, "guesser", "you"), beat(3, 3, 4, None, "Ben")
    ('fewer than 3 guesses win', 'found now it is a draw', 'Ben can no longer win or draw')
    >>> beat(5, 3, 4, "guesser", "you")
    'finding it wins'
    """
    if allowed is not None and points > allowed:
        return "finding it wins"
    if graded >= points:
        return f"{'you' if mine == 'guesser' else guesser} can no longer win or draw"
    if graded == points - 1:
        return "found now it is a draw"
    if mine == "guesser":
        return f"fewer than {counted(points)} win"
    return f"{guesser} wins with fewer than {points}"


def beat_in_full(points: int, graded: int, allowed: int | None, mine: Role | None, guesser: str, before: str) -> str:
    """Say what leg two is about after `graded` wrong guesses of those `allowed`, and how leg one ended.

    >>> beat_in_full(3, 2, 4, "guesser", "you", "Anna")
    'Anna needed 3 guesses. Found now, it is a draw.'
    >>> beat_in_full(3, 3, 4, "guesser", "you", "Anna")
    'Anna needed 3 guesses. You can no longer win or draw.'
    >>> beat_in_full(5, 0, 4, "guesser", "you", "Anna")
    'Anna did not find it: you win if you do, else it is a draw.'
    """
    subject = "You" if mine == "guesser" else guesser
    needed = "You" if before == "you" else before
    wins = "win" if subject == "You" else "wins"
    if allowed is not None and points > allowed:
        does = "you win if you do" if mine == "guesser" else f"{guesser} wins by finding it"
        return f"{needed} did not find it: {does}, else it is a draw."
    still = f"{subject} {wins} with fewer, {points} is a draw."
    if graded >= points:
        still = f"{subject} can no longer win or draw."
    elif graded == points - 1:
        still = "Found now, it is a draw."
    return f"{needed} needed {counted(points)}. {still}"


def decided(score: int, points: int, guesser: str, owner: str) -> str:
    """Say in a few words how leg two has decided a match, `points` being what leg one came to.

    >>> decided(2, 3, "you", "Ben"), decided(4, 3, "you", "Ben"), decided(5, 5, "you", "Ben")
    ('you win', 'Ben wins', 'a draw')
    """
    if score == points:
        return "a draw"
    winner = guesser if score < points else owner
    return f"{winner} {'win' if winner == 'you' else 'wins'}"


def more(many: int) -> str:
    """Say that not all is listed."""
    return f"… {many} more"


def columns(generations: int) -> list[str]:
    """Head the columns of the note board."""
    return ["top", *(f"gen {index}" for index in range(2, generations + 1))]
