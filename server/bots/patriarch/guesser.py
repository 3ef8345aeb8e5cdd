"""How a computer guesses from the view of its seat: its first guesses from the book, then by search."""

from collections.abc import Sequence
from dataclasses import dataclass
from time import monotonic

from protocol.games.patriarch.options import Variant
from protocol.games.patriarch.view import Grade, PatriarchView
from server.bots.patriarch import relabel
from server.bots.patriarch.book import FIRST, SECOND
from server.bots.patriarch.costs import COSTS
from server.bots.patriarch.search import Effort, Search, ValuedGuess
from server.games.game import Rng
from server.games.patriarch.allowed import Allowed, allowed
from server.games.patriarch.possible import every, members_of, narrowed
from server.games.patriarch.trees import Tree
from server.games.patriarch.variants import FAMILIES, Family

QUICK = Effort(guesses=120, own=120, ahead=0, beyond=0, counted=400)
"""The effort of `normal`."""
FULL: dict[Variant, Effort] = {
    "patriarch": Effort(guesses=60, own=60, ahead=60, beyond=60, counted=60),
    "matriarch": Effort(guesses=205, own=205, ahead=60, beyond=205, counted=205),
    "advanced-patriarch": Effort(guesses=2_520, own=2_520, ahead=20, beyond=300, counted=2_520),
    "advanced-matriarch": Effort(guesses=3_000, own=1_500, ahead=10, beyond=300, counted=1_500),
}
"""The effort of `strong` in each variant."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Position:
    """What a guesser knows: the indexes of the trees that agree with every visible grade, and the guesses left.

    `tried` are the trees of all visible guesses, including its own that wait for a grade.
    """

    family: Family
    graded: tuple[tuple[Tree, Grade], ...]
    places: Sequence[int]
    left: int
    tried: frozenset[str]

    @property
    def trees(self) -> Allowed:
        """All trees of the variant."""
        return allowed(self.family)


def position(view: PatriarchView) -> Position:
    """Return the position of a view's reader as a guesser."""
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


def random_guess(known: Position, rng: Rng) -> Tree:
    """Return a random tree that was not tried before, or any tree if all were tried."""
    return _draw_tree(known, range(known.family.trees), rng)


def agreeing_guess(known: Position, rng: Rng) -> Tree:
    """Return a random tree that agrees with every grade."""
    return _draw_tree(known, known.places, rng)


def quick_guess(known: Position, rng: Rng) -> Tree:
    """Return the guess, of a few random ones, that tells most."""
    if len(known.places) <= 2:
        return agreeing_guess(known, rng)
    return _best_untried(known, Search(known.family, rng, None).value_guesses(known.places, known.left, QUICK), rng)


def best_guess(known: Position, rng: Rng, seconds: float | None) -> Tree:
    """Return the guess with the least expected number of guesses after it."""
    if (written := book_guess(known, rng)) is not None and written not in known.tried:
        return written
    if len(known.places) <= 2:
        return agreeing_guess(known, rng)
    return _best_untried(known, value_guesses(known, rng, seconds), rng)


def value_guesses(known: Position, rng: Rng, seconds: float | None, left: int | None = None) -> list[ValuedGuess]:
    """Return guesses with their costs, the best first; `left` replaces the number of guesses left."""
    ends = None if seconds is None else monotonic() + seconds
    search = Search(known.family, rng, ends)
    return search.value_guesses(known.places, known.left if left is None else left, FULL[known.family.variant])


def book_guess(known: Position, rng: Rng) -> Tree | None:
    """Return the first guess, with random cards, or the second if the book has one for the first one's grade."""
    family = known.family
    first = FIRST[family.variant]
    if not known.graded:
        cards = [*family.ranks]
        rng.shuffle(cards)
        return relabel.rename(first, {ord(card): drawn for card, drawn in zip(family.ranks, cards, strict=True)})
    if len(known.graded) > 1:
        return None
    guess, grade = known.graded[0]
    cards_of = relabel.renaming(first, guess)
    within = known.left + len(known.graded)
    seconds = SECOND.get((family.variant, within), {})
    second = seconds.get((grade.red, grade.black, grade.down))
    return None if cards_of is None or second is None else relabel.rename(Tree(second), cards_of)


def _best_untried(known: Position, order: Sequence[ValuedGuess], rng: Rng) -> Tree:
    """Return the best guess that was not tried before; a guess that waits for its grade is not repeated."""
    for each in order:
        if (tree := known.trees[each.place]) not in known.tried:
            return tree
    return agreeing_guess(known, rng)


def _draw_tree(known: Position, places: Sequence[int], rng: Rng) -> Tree:
    tried = {known.trees.place(Tree(tree)) for tree in known.tried}
    untried = [place for place in places if place not in tried]
    return known.trees[rng.choice(untried or places)]
