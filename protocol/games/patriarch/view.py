"""The views of a leg of The Patriarch. rules: patriarch, What everyone sees

A tree is its text: the top card with its children in parentheses, like `3(4(2) A(5))`; ranks only.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Literal

from protocol.cards import Card
from protocol.games.patriarch.options import TreeBy, Variant
from protocol.ids import Role, Seat

Verb = Literal["tree", "open", "guess", "grade"]
"""What a move does: lay out the tree, leave it open, guess it, or announce the grade of the queue's front."""
Does = Literal["laid", "guessed", "graded"]


@dataclass(frozen=True, slots=True)
class Grade:
    """How right a guess is, in cards. It does not say which cards these are. rules: Grading

    `red`: right generation and right parent; `black`: right generation only; `down` (face down): right parent only.
    """

    red: int
    black: int
    down: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Guess:
    """A guess of a player's row. `waiting`: its grade has not been announced.

    `number` counts all players' guesses from 1, in the order in which they were made and will be graded. `tree` is None
    for a hidden guess: a waiting one of another player (the owner sees the one at the queue's front), or one that is
    hidden until the match's last leg is over.
    `grade` is None while the guess waits, and if it is hidden. `left` is the number of trees that agreed with all
    grades up to this one; None if there is no grade to see, or the room shows no notes.
    """

    number: int
    waiting: bool
    tree: str | None = None
    grade: Grade | None = None
    left: int | None = None


@dataclass(frozen=True, slots=True)
class Row:
    """A player's guesses from left to right, in the order in which they were made, and therefore graded."""

    seat: Seat
    guesses: tuple[Guess, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Board:
    """The note board: what the announced grades leave possible.

    `possible` of `all` trees agree with every grade. `cards` has for each rank, in the order of the view's `ranks`, the
    number of these trees that have it in each generation, the top one first. `trees` lists these trees in order, once
    there are at most `LISTED`; until then it is empty.
    """

    possible: int
    all: int
    cards: tuple[tuple[int, ...], ...]
    trees: tuple[str, ...]


LISTED = 12
"""How many possible trees a note board lists at most."""


@dataclass(frozen=True, slots=True)
class LegalMove:
    """A move that can be listed, which is the grade alone; `change` is what it adds to the score."""

    move: str
    change: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Played:
    """The account of the last move, as everybody may know it.

    `laid`: the owner picked `suit` and laid the tree out, or left it `open`. `guessed`: `seat` made a guess; with two
    players, `tree` and `grade` are there unless they are hidden. `graded`: the owner, or the room for the owner,
    announced the `grade` of the `tree` that `guesser` had guessed. `left` is the number of trees that a grade left
    possible; None if the room shows no notes.
    """

    seat: Seat
    does: Does
    suit: str | None = None
    open: bool
    guesser: Seat | None = None
    tree: str | None = None
    grade: Grade | None = None
    left: int | None = None


@dataclass(slots=True, kw_only=True)
class PatriarchView:
    """The leg between two moves, as its reader sees it: views differ by seat.

    `variant`, `tree_by`, `own_grades` and `auto_grade` are the room's options; `guesses` is the number of guesses that
    the guesser has, None if there is no limit. A tree has every one of `ranks`, at most `generations` generations, and
    the `shape` if it is not None: a tree of `*`, whose children may be in any order. `all` is the number of such trees.

    `may` lists what the reader may do now: `tree` is written like `tree H 3(4(2) A(5))`, `open` like `tree H open`,
    `guess` like `guess 3(4(2) A(5))`, `grade` as it is, or with the grade, like `grade 1 1 1`, for an owner who works
    it out. `moves` are the moves that can be listed (the right `grade`).

    `suit` is None until it is known. `tree` is the hidden tree, if the reader may see it. `open`: the owner left the
    tree open, and only the grades decide it.

    `rows` has the row of every guesser, by seat. `queue` has the seats of the guesses that wait for their grade, the
    front first; `since` is the ply at which the front guess came there, from which `auto_grade` seconds count.
    `hidden`: only the guesser sees the guesses and grades of this leg until the last leg is over.

    `found_by` is the seat that found the tree. The leg is over when `to_act` is empty. `board` is None if grades are
    hidden from the reader, or if the room shows no notes. `score` is the number of guesses graded, and one more if the
    last one allowed was wrong. `played` is None before the first move. `left` is empty in this game. `seen` is what an
    earlier leg on this number has shown. `out` are the seats whose time has run out: they don't guess in this leg any
    more, and for an owner the room lays out the number's tree and announces the grades.
    """

    WAITING: ClassVar[Mapping[str, Any]] = {"may": ()}

    variant: Variant
    tree_by: TreeBy
    auto_grade: int | None = None
    own_grades: bool
    guesses: int | None = None
    ranks: str
    generations: int
    shape: str | None = None
    all: int
    roles: tuple[Role, ...]
    to_act: tuple[Seat, ...]
    ply: int
    score: int
    may: tuple[Verb, ...]
    moves: tuple[LegalMove, ...]
    suit: str | None = None
    tree: str | None = None
    open: bool
    rows: tuple[Row, ...]
    queue: tuple[Seat, ...]
    since: int
    hidden: bool
    found_by: Seat | None = None
    board: Board | None = None
    played: Played | None = None
    left: tuple[Card, ...]
    seen: tuple[Card, ...]
    game: Literal["patriarch"] = "patriarch"
    out: tuple[Seat, ...] = ()
