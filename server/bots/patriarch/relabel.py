"""Renames the cards of trees, so that a result for one guess can be used for all guesses of the same shape."""

from server.games.patriarch.trees import Tree, read, shape

Cards = dict[int, str]
"""The new card for each card, for `str.translate`."""


def renaming(one: Tree, other: Tree) -> Cards | None:
    """Return the renaming that turns a tree into another; None if their shapes differ.

    >>> tree = Tree("3(4(2) A(5))")
    >>> rename(tree, renaming(tree, Tree("A(2(3) 4(5))")) or {})
    'A(2(3) 4(5))'
    >>> renaming(tree, Tree("2(A 5(3(4)))")) is None
    True
    """
    if shape(one) != shape(other):
        return None
    return {ord(card): place for card, place in zip(_in_shape(one), _in_shape(other), strict=True)}


def rename(tree: Tree, cards: Cards) -> Tree:
    """Return a tree with its cards renamed."""
    return read(tree.translate(cards))


def _in_shape(tree: str) -> str:
    """Return the cards of a tree in an order that is the same for all trees of its shape."""
    children = _children(tree[2:-1])
    return tree[0] + "".join(map(_in_shape, sorted(children, key=shape)))


def _children(forest: str) -> list[str]:
    """Return the trees of a forest in notation."""
    found, depth = [""], 0
    for sign in forest:
        depth += (sign == "(") - (sign == ")")
        if sign == " " and not depth:
            found.append("")
        else:
            found[-1] += sign
    return [tree for tree in found if tree]
