"""All views of whole legs, compared with stored legs.

`python -m tests.games.patriarch.test_playthrough` writes the stored legs again; read them before you commit them.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from protocol.games.patriarch.options import PatriarchOptions
from protocol.games.patriarch.view import PatriarchView
from protocol.ids import Seat
from server.games.game import Setup
from tests.games.patriarch.playing import GAME, after

HERE = Path(__file__).parent
DUEL = (
    (2, 7, {"variant": "patriarch"}, 0),
    ["1 guess 3(4(2) A(5))", "1 guess 2(3(4) A(5))", "1 guess 5(4(2) A(3))", "1 guess 4(3(2) 5(A))"],
)
LAID = (
    (2, 7, {"variant": "matriarch", "tree": "owner"}, 0),
    ["0 tree S 3(2 4 5(A))", "1 guess 3(4(2) A(5))", "1 guess 3(2 4 5(A))"],
)
OPEN = (
    (2, 7, {"variant": "advanced-matriarch", "tree": "open", "guesses": 2}, 0),
    ["0 tree C open", "1 guess 3(4(2) A(5) 6(7))", "1 guess A(2 3(4 5(6)) 7)"],
)
MANY = (
    (4, 42, {"variant": "patriarch", "auto_grade": 30}, 0),
    [
        "2 guess 3(4(2) A(5))",
        "1 guess 2(3(4) A(5))",
        "2 guess A(2(3) 4(5))",
        "0 grade",
        "3 guess ?",
        "0 grade",
        "1 guess ?",
        "0 grade",
        "0 grade",
    ],
)
LEGS = {"duel": DUEL, "laid": LAID, "open": OPEN, "many": MANY}


def told(seen: PatriarchView) -> Iterator[str]:
    yield f"  to act {seen.to_act} may {' '.join(seen.may) or 'nothing'}, {seen.suit} {seen.tree} score {seen.score}"
    for row in seen.rows:
        guesses = []
        for guess in row.guesses:
            grade = "hidden" if guess.grade is None else f"{guess.grade.red}r {guess.grade.black}b {guess.grade.down}d"
            guesses.append(f"{guess.tree} {'waits' if guess.waiting else f'{grade}, {guess.left} left'}")
        yield f"  {row.seat}: {'; '.join(guesses) or 'none'}"
    if seen.queue:
        yield f"  queue {seen.queue} since {seen.since}"
    if seen.board is not None:
        cards = (
            f"{rank} {'/'.join(map(str, counts))}" for rank, counts in zip(seen.ranks, seen.board.cards, strict=True)
        )
        yield f"  {seen.board.possible} of {seen.board.all} possible: {', '.join(cards)}"
        if seen.board.trees:
            yield f"  {', '.join(seen.board.trees)}"


def playthrough(name: str) -> str:
    (seats, number, wishes, seen), moves = LEGS[name]
    options = PatriarchOptions.model_validate(wishes)
    deck = GAME.deck(options, seats, number)
    state = GAME.deal(
        Setup(options=options, deck=deck, roles=GAME.format(options, "match", seats).roles_for(seats), seen=deck[:seen])
    )
    lines = []
    for text in ("", *moves):
        move = text.replace("?", str(deck[1]))
        state = after(state, move) if move else state
        lines.append(f"{state.ply}. {move}")
        for seat in (*range(seats), None):
            lines += [f" seen by {'spectators' if seat is None else f'seat {seat}'}"]
            lines += told(GAME.view(state, None if seat is None else Seat(seat)))
    assert not GAME.to_act(state)
    return "\n".join([*lines, f"{dict(GAME.score(state).parts)} {GAME.record_writer.complete_opening(state)}", ""])


@pytest.mark.parametrize("name", LEGS)
def test_a_whole_leg_looks_as_it_did(name: str) -> None:
    assert playthrough(name) == (HERE / f"playthrough_{name}.txt").read_text(encoding="utf-8")


if __name__ == "__main__":
    for each in LEGS:
        kept = HERE / f"playthrough_{each}.txt"
        kept.write_text(playthrough(each), encoding="utf-8")
        sys.stdout.write(f"{kept}\n")
