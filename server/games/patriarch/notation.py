"""Moves as they are written, like `guess 2(3(4) A(5))`. rules: patriarch, Moves as written"""

import re
from dataclasses import dataclass

from protocol.cards import SUITS
from protocol.games.patriarch.view import Grade
from protocol.reasons.base import shown
from server.games.errors import not_a_move
from server.games.patriarch.trees import Malformed, Tree, read

OPEN = "open"
_HOW = "tree H 3(4(2) A(5)), guess 2(3(4) A(5)) or grade"
_EXAMPLES = ("tree H 3(4(2) A(5))", "guess 2(3(4) A(5))", "grade")
_GRADE = re.compile(r"(\d{1,2})[\s,]+(\d{1,2})[\s,]+(\d{1,2})", re.ASCII)
_SUIT_SIGNS = str.maketrans("♣♦♥♠♧♢♡♤", "CDHSCDHS")


@dataclass(frozen=True, slots=True, order=True)
class Lay:
    """The owner picks a suit and lays out a tree; None: leaves it open.

    >>> str(Lay("H", Tree("3(4(2) A(5))"))), str(Lay("S", None))
    ('tree H 3(4(2) A(5))', 'tree S open')
    """

    suit: str
    tree: Tree | None

    def __str__(self) -> str:
        return f"tree {self.suit} {OPEN if self.tree is None else self.tree}"


@dataclass(frozen=True, slots=True, order=True)
class Try:
    """A guesser finishes a guess.

    >>> str(Try(Tree("2(3(4) A(5))")))
    'guess 2(3(4) A(5))'
    """

    tree: Tree

    def __str__(self) -> str:
        return f"guess {self.tree}"


@dataclass(frozen=True, slots=True, order=True)
class Announce:
    """The owner announces the grade of the queue's front; with `grade`, as the owner has worked it out.

    >>> str(Announce()), str(Announce(Grade(red=1, black=0, down=2)))
    ('grade', 'grade 1 0 2')
    """

    grade: Grade | None = None

    def __str__(self) -> str:
        if self.grade is None:
            return "grade"
        return f"grade {self.grade.red} {self.grade.black} {self.grade.down}"


Move = Lay | Try | Announce


def parse(text: str) -> Move:
    """Read a move in any case, children in any order.

    >>> str(parse("GUESS 2( a(5) 3(4) )")), str(parse("tree ♥ 3(4(2)A(5))")), str(parse("grade 1, 0, 2"))
    ('guess 2(3(4) A(5))', 'tree H 3(4(2) A(5))', 'grade 1 0 2')

    Raises MalformedMove.
    """
    verb, _, rest = text.strip().partition(" ")
    rest = rest.strip()
    match verb.lower():
        case "grade" if not rest:
            return Announce()
        case "grade":
            counts = _GRADE.fullmatch(rest)
            if counts is None:
                message = "A grade is three numbers: red, black and face down, like grade 1 1 1."
                raise Malformed("not_a_grade", message, example="grade 1 1 1")
            return Announce(Grade(*[int(count) for count in counts.groups()]))
        case "guess":
            return Try(read(rest))
        case "tree":
            suit, tree = rest[:1].upper().translate(_SUIT_SIGNS), rest[1:].strip()
            if suit not in SUITS or not suit:
                message = f"{rest[:1]!r} is not a suit. Write C, D, H or S before the tree."
                raise Malformed("not_a_suit", message, sign=shown(rest[:1]), example="tree H 3(4(2) A(5))")
            return Lay(suit, None if tree.lower() == OPEN else read(tree))
    raise not_a_move(text, _HOW, _EXAMPLES)
