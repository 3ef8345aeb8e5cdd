"""What line mode says of The Patriarch."""

from client.games.patriarch import words as said

MOVES = "  a tree such as 3(4(2) A(5)): guess it; tree H 3(4(2) A(5)): lay it out; grade: announce the next grade"
NO_NEWS = "Nothing has happened in this leg yet."
NOT_YOUR_TURN = "It is not your turn."
NOTHING_TO_GRADE = "There is no grade for you to announce now."
NOTHING_TO_LAY = "The tree is laid out by its owner, before the first guess."
OWN_TREE = "You do not guess in this leg."
SUIT_FIRST = "Write tree, a suit and the tree: tree H 3(4(2) A(5))."
TWO_WAIT = "Two of your guesses are in the queue: the next one can be made once one of them is graded."
NO_QUEUE = "With two players there is no queue: every guess is graded by itself."


def begins(leg: int, legs: int, who: str, number: str, source: str) -> str:
    """Head a leg."""
    return f"Leg {leg} of {legs}: {'; '.join(each for each in (who, number, source) if each)}."


def to_guess(example: str, ranks: str | None) -> str:
    """Ask for a guess; `ranks`: of a fixed shape they will do in their order."""
    more = f", or its ranks in that order, {ranks}" if ranks is not None else ""
    return f"Your guess, please: a tree such as {example}{more}."


def to_lay(example: str, *, open_too: bool) -> str:
    """Ask the owner to lay the tree out."""
    leave = "; tree H open leaves it open" if open_too else ""
    return f"Lay out the tree: tree H {example}, with the suit you like{leave}."


def to_grade(guesser: str, waiting: int) -> str:
    """Say which guess is to be graded."""
    more = f"; {waiting - 1} more behind it" if waiting > 1 else ""
    return f"Next is {said.whose(guesser)} guess{more}: grade announces its grade."


def guess(number: int, name: str, told: str) -> str:
    """List a guess."""
    return f"{number}. {name}: {told}" if name else f"{number}. {told}"


def room_grades(seconds: int) -> str:
    """Say after which time the room announces a grade by itself."""
    return f"; the room announces a grade by itself after {seconds} s"


def queue(names: str, itself: str) -> str:
    """Say whose guesses wait; `itself`: when the room announces a grade."""
    return f"In the queue, the front first: {names}{itself}."


def note(rank: str, places: str) -> str:
    """Say where a card stands in the trees that are possible."""
    return f"{rank}: {places}"


def hint(tree: str, expected: str) -> str:
    """Say what the computer would guess."""
    return f"The computer would play {tree}, and expects {expected} guesses."
