"""How right a guess is. rules: patriarch, Grading"""

from typing import Literal

from protocol.games.patriarch.view import Grade
from server.games.patriarch.trees import Tree, places

Part = Literal["red", "black", "down"]
"""What a card of a guess adds to its grade."""
PARTS: tuple[Part, ...] = ("red", "black", "down")


def parts(guess: Tree, hidden: Tree) -> dict[str, Part]:
    """Return the cards of a guess that count against the hidden tree, each with its part of the grade.

    >>> parts(Tree("2(3(4) A(5))"), Tree("3(4(2) A(5))"))
    {'4': 'down', 'A': 'black', '5': 'red'}
    """
    found: dict[str, Part] = {}
    there = places(hidden)
    for card, (generation, parent) in places(guess).items():
        right = there[card]
        if generation == right.generation:
            found[card] = "red" if parent == right.parent else "black"
        elif parent == right.parent:
            found[card] = "down"
    return found


def grade(guess: Tree, hidden: Tree) -> Grade:
    """Return the grade of a guess against the hidden tree; both have the same cards.

    >>> grade(Tree("2(3(4) A(5))"), Tree("3(4(2) A(5))"))
    Grade(red=1, black=1, down=1)
    """
    found = [*parts(guess, hidden).values()]
    return Grade(found.count("red"), found.count("black"), found.count("down"))
