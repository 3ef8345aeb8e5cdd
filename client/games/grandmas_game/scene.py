"""The view model of a leg of Grandma's Game: what a reader sees of the leg that a room shows. Pure."""

from dataclasses import dataclass
from typing import ClassVar, Self

from client.games.grandmas_game import move_text, score_text
from client.games.grandmas_game.layout import Spot, source_spots
from client.games.grandmas_game.messages import scores as scores_text
from client.games.leg_scene import LegScene
from protocol.events import Expected
from protocol.games.grandmas_game.view import GrandmasGameView, LegalMove, Standing


@dataclass(frozen=True, slots=True, kw_only=True)
class Scene(LegScene[GrandmasGameView]):
    """A leg as its reader sees it."""

    VIEW: ClassVar = GrandmasGameView

    @property
    def points(self) -> int | None:
        """The number of cards on the foundations; None in a race, which each runs on a table of their own."""
        return None if self.race else self.view.score

    def moment_after(self, before: Self) -> str:
        """Return that all cards are on the foundations."""
        return scores_text.all_home() if self.view.score == score_text.ALL != before.view.score else ""

    @property
    def race(self) -> bool:
        """Whether each of several players has a table of their own."""
        return len(self.players) > 1

    @property
    def hint(self) -> Expected | None:
        """The move that the computer would make, if it has been asked."""
        hint = self.told.hint
        return hint.choices[0] if hint is not None and hint.choices else None

    @property
    def hinted(self) -> Spot | None:
        """The computer's choice."""
        best = self.hint
        move = next((each for each in self.view.moves if best is not None and each.move == best.move), None)
        spots = source_spots(move, self.view.workspace) if move is not None else []
        return spots[0] if spots else None

    def legal(self, does: str) -> LegalMove | None:
        """Return the one move with an effect, if it is legal."""
        return next((move for move in self.view.moves if move.does == does), None)

    def of(self, spot: Spot) -> list[LegalMove]:
        """Return the legal moves from a place on the table, the ones that build up first."""
        found = [move for move in self.view.moves if spot in source_spots(move, self.view.workspace)]
        return [move for move in found if move.does != "peek"]

    @property
    def standings(self) -> list[str]:
        """The other players of a race with their results, the best first; for a spectator, all of them."""
        own = self.me.seat if self.me is not None else None
        return [
            player_state(self.name(table.seat), table)
            for table in sorted(self.view.tables, key=lambda table: -table.score)
            if table.seat != own
        ]

    @property
    def made(self) -> str:
        """How many moves were made, undone and redone, in words."""
        view = self.view
        moves = view.made - view.undos - view.redos - view.peeks
        return scores_text.made(moves=moves, undos=view.undos, redos=view.redos, peeks=view.peeks, race=self.race)

    @property
    def news(self) -> str:
        """The last move at the table, and nothing before it: memory is part of the game."""
        did = self.view.played
        return move_text.played(self.name(did.seat), did) if did is not None else ""

    @property
    def ended(self) -> str:
        """How the leg ended, in words."""
        view = self.view
        if not self.race:
            return score_text.ended(view.ended, view.score)
        ranked = sorted(view.tables, key=lambda table: -table.score)
        places = [(self.name(table.seat), table.score) for table in ranked]
        return score_text.race_over(places, won=bool(ranked) and ranked[0].left == 0)


def player_state(name: str, table: Standing) -> str:
    """Describe the state of a player in a race."""
    return scores_text.player_state(name=name, points=table.score, left=table.left, plays=table.plays)


def automatic(scene: Scene) -> str | None:
    """Return the safe card that the program plays; none after an undo, because nothing could be undone otherwise."""
    last = scene.view.played
    if not scene.my_turn or (last is not None and last.does in ("undo", "redo")):
        return None
    return next((move.move for move in scene.view.moves if move.safe), None)
