"""How right a guess is. rules: patriarch, Grading"""

from protocol.games.patriarch.view import Grade
from server.games.patriarch.trees import Tree, places


def grade(guess: Tree, hidden: Tree) -> Grade:
    """Return the grade of a guess against the hidden tree; both have the same cards.

    >>> grade(Tree("2(3(4) A(5))"), Tree("3(4(2) A(5))"))
    Grade(red=1, black=1, down=1)
    """
    red = black = down = 0
    there = places(hidden)
    for card, (generation, parent) in places(guess).items():
        right = there[card]
        if generation == right.generation:
            if parent == right.parent:
                red += 1
            else:
                black += 1
        elif parent == right.parent:
            down += 1
    return Grade(red, black, down)
