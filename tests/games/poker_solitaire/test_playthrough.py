"""All views of whole legs, move by move, compared with stored legs, which also contain the moves to make.

A stored leg begins with its options and its number; `python -m tests.games.poker_solitaire.test_playthrough FILE`
writes one again with the same moves.
"""

import json
import sys
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

import pytest

from protocol.games.poker_solitaire.view import MatrixView, PokerSolitaireView
from protocol.ids import Seat
from server.games.game import Setup
from tests.games.poker_solitaire.builders import GAME, options

HERE = Path(__file__).parent


def told(view: PokerSolitaireView) -> Iterator[str]:
    last = view.played
    if last is not None:
        changes = " ".join(f"{change:+d}" for change in last.changes)
        yield f"{view.ply}. {last.seat} {last.move} {last.does} {changes} dealt {' '.join(last.dealt) or 'nothing'}"
    for matrix in view.matrices:
        yield from drawn(matrix)
    rejects = " ".join(f"{square.name}={square.card or '--'}" for square in view.rejects)
    stocks = " | ".join(f"{' '.join(deal.cards)} of {deal.stock}" for deal in view.deals)
    more = ["pass"] * view.may_pass + ["done"] * view.may_done
    yield f"{stocks}; {rejects}; score {view.score}; to act {' '.join(map(str, view.to_act)) or 'nobody'}"
    for targets, alike in groupby(view.sources, key=lambda source: source.targets):
        yield f"{' '.join(source.what for source in alike)} > {' '.join(targets)}"
    yield " ".join([*(f"{move.move}{move.change:+d}{move.other:+d}" for move in view.moves if move.change), *more])
    yield ""


def drawn(matrix: MatrixView) -> Iterator[str]:
    for row in range(5):
        line = matrix.lines[row]
        yield f"{' '.join(card or '--' for card in matrix.cells[5 * row : 5 * row + 5])}  {line.name} {line.points}"
    yield ", ".join(f"{line.name} {line.points}" for line in matrix.lines[5:]) + f": {matrix.score}"


def played(kept: list[str]) -> list[str]:
    """Return the lines of a kept leg as they come out when its moves are made."""
    wishes, number = kept[0], int(kept[1])
    chosen = options(**json.loads(wishes))
    form, seats = next((form, format.fewest) for form, format in GAME.formats(chosen).items())
    state = GAME.deal(
        Setup(
            options=chosen,
            deck=GAME.deck(chosen, seats, number),
            roles=GAME.format(chosen, form, seats).roles_for(seats),
        )
    )
    lines = [wishes, str(number), *told(GAME.view(state, Seat(0)))]
    for text in kept[2:]:
        ply, _, rest = text.partition(". ")
        if ply.isdigit():
            seat, move, *_ = rest.split()
            state = GAME.apply(state, Seat(int(seat)), GAME.parse(move))
            lines += told(GAME.view(state, Seat(0)))
    return lines


@pytest.mark.parametrize("name", ["alone", "alternate", "duel"])
def test_a_whole_leg_looks_as_it_did(name: str) -> None:
    kept = (HERE / f"playthrough_{name}.txt").read_text(encoding="utf-8").split("\n")
    assert played(kept) == kept
    assert "to act nobody" in kept[-3] or "to act nobody" in kept[-4]


if __name__ == "__main__":
    path = Path(sys.argv[1])
    path.write_text("\n".join(played(path.read_text(encoding="utf-8").split("\n"))), encoding="utf-8")
