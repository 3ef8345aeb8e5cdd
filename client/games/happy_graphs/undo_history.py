"""Undo and redo in a puzzle: the reader's own steps, each with its inverse, without limit. Pure.

The server only knows placing and taking back: each undoes the other. rules: happy_graphs, Puzzle
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from client.games.happy_graphs.moves import Spot, read_spot, read_target, take, written
from protocol.games.happy_graphs.view import HappyGraphsView, Played
from protocol.ids import Seat


class Move(NamedTuple):
    """A step of the reader's: its move, and the move that takes it back."""

    move: str
    back: str


@dataclass(frozen=True, slots=True)
class History:
    """Steps that were `done`, the last one last, and steps that were `undone`, the next to redo last.

    `ply` is the ply of the view that was seen last.
    """

    done: tuple[Move, ...] = ()
    undone: tuple[Move, ...] = ()
    ply: int = -1

    def look(self, view: HappyGraphsView, me: Seat | None, told: Sequence[Played] = ()) -> "History":
        """Return the history after a view was seen; `told` are the last moves, the newest first.

        Each is a step forward, an undo, or a redo.
        """
        if view.ply == self.ply or view.mode != "puzzle":
            return self
        if self.ply < 0 or view.ply < self.ply:  # the reader has just joined, or another leg has begun
            return History(_lying(view), (), view.ply)
        done, undone = self.done, self.undone
        since = told[: view.ply - self.ply] or ((view.played,) if view.played is not None else ())
        for played in reversed(since):
            step = _step(played)
            if step is None or played.seat != me:
                continue
            if done and done[-1].back == step.move:
                done, undone = done[:-1], (*undone, done[-1])
            else:
                again = bool(undone) and undone[-1].move == step.move
                done, undone = (*done, step), undone[:-1] if again else ()
        return History(done, undone, view.ply)

    def begun_anew(self, view: HappyGraphsView, *, back: bool) -> "History":
        """Return the history before its next step: a step into a group without cards begins that group again.

        The step goes to a square that begins a group, and the reader's other steps in that group move along.
        """
        step = next(reversed(self.done if back else self.undone), None)
        target = None if step is None else read_target(step.back if back else step.move)
        if target is None or view.new_group is None or any(group.number == target[1].group for group in view.groups):
            return self
        start, begun = target[1], view.new_group

        def along(move: str) -> str:
            card, spot = read_target(move) or (None, read_spot(move.removeprefix("take ")))
            if spot is None or spot.group != start.group:
                return move
            moved = Spot(begun, spot.x - start.x, spot.y - start.y)
            return take(moved) if card is None else written(card, moved)

        done, undone = (
            tuple([Move(along(each.move), along(each.back)) for each in steps]) for steps in (self.done, self.undone)
        )
        return History(done, undone, self.ply)

    @property
    def undo(self) -> str | None:
        """The move that takes the last step back; None if there is none."""
        return self.done[-1].back if self.done else None

    @property
    def redo(self) -> str | None:
        """The move that makes the last undone step again; None if there is none."""
        return self.undone[-1].move if self.undone else None

    def refused(self, move: str) -> "History":
        """Return the history without a step that another player's move keeps from being undone or redone."""
        if move == self.undo:
            return History(self.done[:-1], self.undone, self.ply)
        if move == self.redo:
            return History(self.done, self.undone[:-1], self.ply)
        return self


def _step(played: Played | None) -> Move | None:
    if played is None or played.card is None or played.does == "done":
        return None
    spot = Spot(played.group, played.x, played.y)
    placing, taking = written(played.card, spot), take(spot)
    return Move(placing, taking) if played.does == "play" else Move(taking, placing)


def _lying(view: HappyGraphsView) -> tuple[Move, ...]:
    """Return the cards on the boards as steps that can be undone, by group, in the order of placing."""
    found = [
        Move(written(each.card, spot), take(spot))
        for group in view.groups
        for each in group.cards
        if (spot := Spot(group.number, each.x, each.y))
    ]
    return tuple(found)
