"""The views in whole legs, move by move, compared with stored legs.

`python -m tests.games.happy_graphs.test_playthrough` in the repository writes the stored legs again.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest

from protocol.games.happy_graphs.view import Group, HappyGraphsView
from tests.games.happy_graphs.builders import GAME, by_chance

HERE = Path(__file__).parent
LEGS: dict[str, dict[str, str | int]] = {
    "classic_two.txt": {"variant": "classic", "seats": 2},
    "hex_duel.txt": {"variant": "hex", "mode": "duel", "seats": 2},
    "corners_alone.txt": {"variant": "corners", "seats": 1},
    "classic_puzzle.txt": {"variant": "classic", "mode": "puzzle", "seats": 2},
}


def drawn(group: Group) -> Iterator[str]:
    """A row for each y, the highest first: ranks, `*` after happy and `!` after hopeless cards, `#` walls, `.` open."""
    marks = {
        (card.x, card.y): card.card[0] + ("*" if card.happy else "!" if card.hopeless else " ") for card in group.cards
    }
    marks |= dict.fromkeys(group.walls, "# ") | {(at.x, at.y): ". " for at in group.open}
    columns = range(min(x for x, _ in marks), max(x for x, _ in marks) + 1)
    for row in range(max(y for _, y in marks), min(y for _, y in marks) - 1, -1):
        yield f"{group.number}|{''.join(marks.get((x, row), '  ') for x in columns)}".rstrip()


def told(view: HappyGraphsView) -> Iterator[str]:
    if (last := view.played) is not None:
        drew = f", drew {last.drawn or 'a card'}" if last.drew else ""
        at = f"{last.group}:{last.x},{last.y}"
        yield f"{view.ply}. seat {last.seat} {last.does} {last.card} {at} {last.change:+d}{drew}"
    for group in view.groups:
        yield from drawn(group)
    hands = " | ".join("hidden" if hand is None else " ".join(hand) for hand in view.hands)
    yield f"score {view.score}, stock {view.stock}, hands {hands}"
    yield " ".join(f"{move.move}{move.change:+d}" for move in view.moves) or f"new group {view.new_group}"
    yield ""


def playthrough(chosen: dict[str, str | int]) -> str:
    states = by_chance(42, **chosen)
    views = [GAME.view(state, min(GAME.to_act(state), default=None)) for state in states]
    return "\n".join(line for view in views for line in told(view))


@pytest.mark.parametrize("kept", LEGS)
def test_a_whole_leg_looks_as_it_did(kept: str) -> None:
    assert playthrough(LEGS[kept]) == (HERE / kept).read_text(encoding="utf-8")


if __name__ == "__main__":
    for name, leg in LEGS.items():
        (HERE / name).write_text(playthrough(leg), encoding="utf-8")
