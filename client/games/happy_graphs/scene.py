"""The view model of a Happy Graphs leg: what a reader sees of the leg that a room shows. Pure."""

from dataclasses import dataclass, replace
from typing import ClassVar, Self

from pydantic import TypeAdapter

from client.games import clocks as games_clocks
from client.games.happy_graphs import move_text
from client.games.happy_graphs.messages import leg as leg_text
from client.games.happy_graphs.moves import Spot, read_target
from client.games.leg_scene import LegScene
from client.games.move_accounts import moves_told
from client.net.frames import ShownRoom
from protocol.cards import Card
from protocol.games.happy_graphs.view import HappyGraphsView, Played
from protocol.room import LegInfo

_PLAYED = TypeAdapter(Played)


@dataclass(frozen=True, slots=True, kw_only=True)
class Scene(LegScene[HappyGraphsView]):
    """A leg as its reader sees it.

    `moves` are the last moves, the newest first, and `news` describes them; `began` and `last` are the times of the
    first and the last move, in ms since 1970 UTC, None before the first.
    """

    VIEW: ClassVar = HappyGraphsView
    USUAL_GOAL: ClassVar = "down"

    moves: tuple[Played, ...] = ()
    news: tuple[str, ...] = ()
    began: int | None = None
    last: int | None = None

    def with_game_part(self, room: ShownRoom, leg: LegInfo) -> Self:
        """Return the scene with its moves and their times."""
        moves = tuple(moves_told(room, leg, _PLAYED, self.view.played))
        news = tuple(move_text.played(self.name(move.seat), move) for move in moves)
        return replace(self, moves=moves, news=news, began=leg.began, last=leg.last)

    def moment_after(self, before: Self) -> str:
        """Return that all cards are happy at the end."""
        return leg_text.perfect() if self.over and not before.over and self.view.score == 0 else ""

    @property
    def puzzle(self) -> bool:
        """Whether any card may be placed at any time, and taken back."""
        return self.view.mode == "puzzle"

    @property
    def timed(self) -> bool:
        """Whether the playing time counts."""
        return self.view.mode != "duel"

    @property
    def has_hands(self) -> bool:
        """Whether there are hands of several players."""
        return not self.puzzle and not self.alone

    @property
    def hand(self) -> tuple[Card, ...]:
        """The cards that the reader may play; for a spectator, the cards of the seat to move, if they are visible."""
        if self.puzzle:
            return self.view.hands[0] or ()
        whose = self.me or self.mover
        return () if whose is None else self.view.hands[whose.seat] or ()

    @property
    def to_beat(self) -> int | None:
        """The score to beat, if known: leg one's in leg two; alone, the lower of the computer's and the reader's."""
        if not self.alone:
            return self.beat
        return min((score for score in (self.computers, self.own_best) if score is not None), default=None)

    @property
    def hinted(self) -> tuple[Card, Spot] | None:
        """The card and the square that the computer would play, if it was asked."""
        return None if self.hint is None else read_target(self.hint.move)

    @staticmethod
    def is_same(move: str, other: str) -> bool:
        """Return whether two moves have the same effect: suits do not matter.

        >>> Scene.is_same("3H@1,0", "3S@1,0"), Scene.is_same("3H@1,0", "2H@1,0")
        (True, False)
        """
        return move[:1] == other[:1] and move[2:] == other[2:]

    def elapsed(self, now: float | None) -> int | None:
        """Return the playing time in ms: from the first move to the last, or to now; None before the first."""
        if self.began is None:
            return None
        if self.over:
            return None if self.last is None else games_clocks.taken(self.began, self.last)
        return None if now is None else max(0, int(now) - self.began)
