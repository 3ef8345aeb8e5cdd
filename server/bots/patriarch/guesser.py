"""How a computer guesses, by the view of its seat and nothing else: its first guesses from the book, then by search."""

from collections.abc import Sequence
from dataclasses import dataclass
from time import monotonic

from protocol.games.patriarch.options import Variant
from protocol.games.patriarch.view import Grade, PatriarchView
from server.bots.patriarch import relabel
from server.bots.patriarch.book import FIRST, SECOND
from server.bots.patriarch.search import Effort, Search, Valued
from server.bots.patriarch.worth import COSTS
from server.games.game import Rng
from server.games.patriarch.allowed import Allowed, allowed
from server.games.patriarch.possible import every, members_of, narrowed
from server.games.patriarch.trees import Tree
from server.games.patriarch.variants import FAMILIES, Family

QUICK = Effort(guesses=120, own=120, ahead=0, beyond=0, counted=400)
"""What `normal` tries."""
FULL: dict[Variant, Effort] = {
    "patriarch": Effort(guesses=60, own=60, ahead=60, beyond=60, counted=60),
    "matriarch": Effort(guesses=205, own=205, ahead=60, beyond=205, counted=205),
    "advanced-patriarch": Effort(guesses=2_520, own=2_520, ahead=20, beyond=300, counted=2_520),
    "advanced-matriarch": Effort(guesses=3_000, own=1_500, ahead=10, beyond=300, counted=1_500),
}
"""What `strong` tries in each variant."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Position:
    """What a guesser knows: the trees that agree with every grade it sees, by place, and the guesses it has left.

    `tried` are the trees of all guesses that it sees, its own waiting ones among them.
    """

    family: Family
    graded: tuple[tuple[Tree, Grade], ...]
    places: Sequence[int]
    left: int
    tried: frozenset[str]

    @property
    def trees(self) -> Allowed:
        """All trees that the variant allows."""
        return allowed(self.family)


def position(view: PatriarchView) -> Position:
    """Return what the reader of a view knows as a guesser."""
    family = FAMILIES[view.variant]
    guesses = sorted([guess for row in view.rows for guess in row.guesses], key=lambda guess: guess.number)
    graded = [
        (Tree(guess.tree), guess.grade) for guess in guesses if guess.tree is not None and guess.grade is not None
    ]
    members = every(family)
    for tree, grade in graded:
        members = narrowed(family, members, tree, grade)
    places = range(family.trees) if not graded else [*members_of(members)]
    within = COSTS[view.variant].within
    last = within if view.guesses is None else min(within, view.guesses)
    return Position(
        family=family,
        graded=tuple(graded),
        places=places,
        left=max(0, last - len(graded)),
        tried=frozenset([guess.tree for guess in guesses if guess.tree is not None]),
    )


def by_chance(known: Position, rng: Rng) -> Tree:
    """Return any tree that was not tried before, or any at all where all were."""
    return _drawn(known, range(known.family.trees), rng)


def agreeing(known: Position, rng: Rng) -> Tree:
    """Return any tree that agrees with every grade."""
    return _drawn(known, known.places, rng)


def quick(known: Position, rng: Rng) -> Tree:
    """Return the guess of which most can be learnt, among some drawn by chance."""
    if len(known.places) <= 2:
        return agreeing(known, rng)
    return _untried(known, Search(known.family, rng, None).valued(known.places, known.left, QUICK), rng)


def best(known: Position, rng: Rng, seconds: float | None) -> Tree:
    """Return the guess after which least is still to be done."""
    if (written := by_the_book(known, rng)) is not None and written not in known.tried:
        return written
    if len(known.places) <= 2:
        return agreeing(known, rng)
    return _untried(known, valued(known, rng, seconds), rng)


def valued(known: Position, rng: Rng, seconds: float | None, left: int | None = None) -> list[Valued]:
    """Return guesses with what they cost, the best first; `left` counts instead of the guesses that are left."""
    ends = None if seconds is None else monotonic() + seconds
    search = Search(known.family, rng, ends)
    return search.valued(known.places, known.left if left is None else left, FULL[known.family.variant])


def by_the_book(known: Position, rng: Rng) -> Tree | None:
    """Return the first guess, its cards drawn by chance, or the second where that is known for the first's grade."""
    family = known.family
    first = FIRST[family.variant]
    if not known.graded:
        cards = [*family.ranks]
        rng.shuffle(cards)
        return relabel.renamed(first, {ord(card): drawn for card, drawn in zip(family.ranks, cards, strict=True)})
    if len(known.graded) > 1:
        return None
    guess, grade = known.graded[0]
    cards_of = relabel.onto(first, guess)
    within = known.left + len(known.graded)
    seconds = SECOND.get((family.variant, within), {})
    second = seconds.get((grade.red, grade.black, grade.down))
    return None if cards_of is None or second is None else relabel.renamed(Tree(second), cards_of)


def _untried(known: Position, order: Sequence[Valued], rng: Rng) -> Tree:
    """Return the best guess that was not tried before: one that waits for its grade is not made again."""
    for each in order:
        if (tree := known.trees[each.place]) not in known.tried:
            return tree
    return agreeing(known, rng)


def _drawn(known: Position, places: Sequence[int], rng: Rng) -> Tree:
    tried = {known.trees.place(Tree(tree)) for tree in known.tried}
    untried = [place for place in places if place not in tried]
    return known.trees[rng.choice(untried or places)]
