"""A hidden tree and its guesses, for the figures of the pages. Pure."""

from client.games.patriarch import guess_text
from client.games.patriarch.draft import nodes_of
from client.games.patriarch.messages import leg as leg_text
from client.games.patriarch.tree_drawing import lay_out
from client.text.lines import Line, Run, width
from client.text.tones import Tone
from protocol.games.patriarch.view import PatriarchView

_GAP = 4


def draw(view: PatriarchView, cells: int) -> list[Line]:
    """Draw the tree and beside it its guesses, each with its title above and its grade below."""
    guesses = [guess for row in view.rows for guess in row.guesses]
    blocks = [_block(view, view.tree or "", leg_text.the_tree() if guesses else "", "")]
    for guess in guesses:
        grade = "" if guess.grade is None else guess_text.grade(guess.grade)
        blocks.append(_block(view, guess.tree or "", leg_text.guess_number(guess.number), grade))
    high = max(map(len, blocks))
    lines: list[Line] = []
    for row in range(high):
        line: Line = ()
        for block, after in zip(blocks, (*[_GAP] * (len(blocks) - 1), 0), strict=True):
            own = block[row] if row < len(block) else ()
            line = (*line, *own, Run(" " * (max(map(width, block)) - width(own) + after)))
        lines.append(line)
    return lines


def _block(view: PatriarchView, tree: str, title: str, grade: str) -> list[Line]:
    head: list[Line] = [(Run(title, Tone.TITLE),)] if title else []
    below: list[Line] = [(Run(grade, Tone.STRONG),)] if grade else []
    return [*head, *lay_out(nodes_of(tree)).lines(view.suit), *below]
