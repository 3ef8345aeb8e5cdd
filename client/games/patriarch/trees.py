"""Family trees in the notation of The Patriarch: read, written, listed, graded and checked. Pure.

A tree maps each card's rank to its parent's rank, which is empty for the top card. rules: patriarch
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import permutations

from client.games.patriarch.messages import trees as trees_text
from protocol.games.patriarch.view import Grade, PatriarchView

Parents = Mapping[str, str]
"""The parent of each card, by rank; empty for the top card. The order is the order of the notation."""
_RANKS = "A234567"


@dataclass(frozen=True, slots=True)
class Family:
    """The allowed trees: all of `ranks`, a limit of generations, and a shape if it is fixed."""

    ranks: str
    generations: int
    shape: str | None


FAMILIES: Mapping[str, Family] = {
    "patriarch": Family("A2345", 3, "*(*(*) *(*))"),
    "advanced-patriarch": Family("A234567", 4, "*(*(*(*)) *(*(*)))"),
    "matriarch": Family("A2345", 3, None),
    "advanced-matriarch": Family("A234567", 4, None),
}


def family_of(view: PatriarchView) -> Family:
    """Return the allowed trees of a leg."""
    return Family(view.ranks, view.generations, view.shape)


def readable(view: PatriarchView) -> bool:
    """Return whether a view is consistent: a server may send anything."""
    seats, trees = len(view.roles), [view.tree]
    for row in view.rows:
        trees += [guess.tree for guess in row.guesses]
    try:
        whole = all(set(read(tree)) == set(view.ranks) for tree in trees if tree is not None)
    except ValueError:
        return False
    known = Family(view.ranks, view.generations, view.shape) in FAMILIES.values()
    seated = all(0 <= seat < seats for seat in (*view.queue, *(row.seat for row in view.rows)))
    board = view.board
    noted = board is None or [*map(len, board.cards)] == [view.generations] * len(view.ranks)
    return whole and known and seated and noted and view.roles.count("owner") == 1 and "guesser" in view.roles


def read(text: str) -> dict[str, str]:
    """Read a tree, with children in any order and spaces anywhere. Raises ValueError, which says what is wrong.

    >>> read("3( 4(2)a(5))")
    {'3': '', '4': '3', '2': '4', 'A': '3', '5': 'A'}
    """
    parents: dict[str, str] = {}
    above, before, last = [""], "", ""
    for sign in "".join(text.upper().split()):
        if sign in _RANKS:
            if sign in parents:
                raise ValueError(trees_text.twice(sign))
            parents[sign] = above[-1]
            last = sign
        elif sign == "(" and before in _RANKS and before:
            above.append(last)
        elif sign == ")" and before not in ("", "(") and len(above) > 1:
            above.pop()
        else:
            raise ValueError(trees_text.misplaced(sign[:1]))
        before = sign
    if len(above) > 1:
        raise ValueError(trees_text.not_closed())
    if not parents:
        raise ValueError(trees_text.no_card())
    return parents


def tops(parents: Parents) -> list[str]:
    """Return the cards without a parent."""
    return [card for card, parent in parents.items() if not parent]


def children(parents: Parents, card: str) -> list[str]:
    """Return the children of a card, in the order of the notation."""
    return [child for child, parent in parents.items() if parent == card]


def written(parents: Parents) -> str:
    """Write a tree, with children in ASCII order; several tops beside each other.

    >>> written({"3": "", "A": "3", "4": "3", "2": "4", "5": "A"})
    '3(4(2) A(5))'
    """
    return _below(parents, "")


def _below(parents: Parents, card: str) -> str:
    told = []
    for child in sorted(children(parents, card)):
        below = _below(parents, child)
        told.append(f"{child}({below})" if below else child)
    return " ".join(told)


def generation(parents: Parents, card: str) -> int:
    """Return the number of cards above a card."""
    above = 0
    while card := parents[card]:
        above += 1
    return above


def shape_of(parents: Parents) -> str:
    """Return the shape of a tree, children in ASCII order.

    >>> shape_of(read("3(4(2) A(5))")), shape_of(read("2(3 4(5(A)))"))
    ('*(*(*) *(*))', '*(* *(*(*)))')
    """
    return _shaped(parents, "")


def _shaped(parents: Parents, card: str) -> str:
    below = [_shaped(parents, child) for child in children(parents, card)]
    return " ".join(sorted(f"*({each})" if each else "*" for each in below))


def wrong(parents: Parents, family: Family) -> str | None:
    """Return a sentence that says why a tree is not allowed; None if it is allowed."""
    ranks = family.ranks
    for card in parents:
        if card not in ranks:
            return not_in_family(card, family)
    missing = [card for card in ranks if card not in parents]
    if missing:
        return trees_text.missing(cards=missing, count=len(missing))
    heads = tops(parents)
    if len(heads) > 1:
        return trees_text.several_tops(count=len(heads), cards=heads)
    if family.shape is not None and shape_of(parents) != family.shape:
        return trees_text.wrong_shape(shape=family.shape, other=shape_of(parents))
    deepest = 1 + max(generation(parents, card) for card in parents)
    if deepest > family.generations:
        return trees_text.too_many_generations(most=family.generations, deepest=deepest)
    return None


def not_in_family(card: str, family: Family) -> str:
    """Say that a card is not one of a family's."""
    return trees_text.not_in_family(card=card, first=family.ranks[0], last=family.ranks[-1])


def grade(guess: str, hidden: str) -> Grade:
    """Return the grade of a guess. rules: patriarch, Grading

    >>> grade("2(3(4) A(5))", "3(4(2) A(5))")
    Grade(red=1, black=1, down=1)
    """
    told, there = read(guess), read(hidden)
    red = black = down = 0
    for card, parent in told.items():
        level = generation(told, card) == generation(there, card)
        below = parent == there[card]
        red, black, down = red + (level and below), black + (level and not below), down + (below and not level)
    return Grade(red, black, down)


@lru_cache(maxsize=4)
def every(family: Family) -> tuple[str, ...]:
    """Return every tree of a family in ASCII order. The 46,249 take about half a second. rules: From the number"""
    if family.shape is not None:
        return tuple(sorted({written(filled(family.shape, cards)) for cards in permutations(family.ranks)}))
    return tuple(sorted(_trees(tuple(family.ranks), family.generations)))


def filled(shape: str, cards: tuple[str, ...]) -> dict[str, str]:
    """Return the tree of a shape with cards at its places, in the order of the notation.

    >>> written(filled("*(*(*) *(*))", ("3", "4", "2", "A", "5")))
    '3(4(2) A(5))'
    """
    parents: dict[str, str] = {}
    above, last, rest = [""], "", iter(cards)
    for sign in shape:
        if sign == "*":
            last = next(rest)
            parents[last] = above[-1]
        elif sign == "(":
            above.append(last)
        elif sign == ")":
            above.pop()
    return parents


@lru_cache(maxsize=2048)
def _trees(cards: tuple[str, ...], generations: int) -> tuple[str, ...]:
    return tuple(
        f"{top}({' '.join(forest)})" if forest else top
        for top in (cards if generations else ())
        for forest in _forests(tuple(card for card in cards if card != top), generations - 1)
    )


@lru_cache(maxsize=2048)
def _forests(cards: tuple[str, ...], generations: int) -> tuple[tuple[str, ...], ...]:
    """Return the sets of trees of all these cards, each sorted: with the first card's tree go all of the others."""
    if not cards:
        return ((),)
    first, *others = cards
    return tuple(
        tuple(sorted((tree, *beside)))
        for chosen in _subsets(others)
        for tree in _trees((first, *chosen), generations)
        for beside in _forests(tuple(card for card in others if card not in chosen), generations)
    )


def _subsets(cards: list[str]) -> Iterator[tuple[str, ...]]:
    for bits in range(1 << len(cards)):
        yield tuple(card for place, card in enumerate(cards) if bits >> place & 1)
