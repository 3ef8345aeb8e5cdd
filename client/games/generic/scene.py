"""The view model of a leg of any game: the lines of its table, and its moves with their effects. Pure."""

from dataclasses import dataclass, replace
from typing import Any, ClassVar, NamedTuple, Self

from client.games.generic.messages import leg as leg_text
from client.games.generic.move_text import move_with, news
from client.games.generic.table import Entry, Labels, entries, in_short
from client.games.happenings import standing
from client.games.leg_scene import LegScene
from client.net.frames import ShownRoom
from client.net.game_infos import info_of
from client.text.formats import number
from client.text.messages import game as game_text
from protocol.room import LegInfo
from protocol.views import AnyView, PlainView, fields_of, plain_view


class ShownMove(NamedTuple):
    """A legal move: its notation, and the text for people, with its effect."""

    move: str
    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Scene(LegScene[AnyView]):
    """A leg as its reader sees it.

    `news` are the moves of the leg, the newest first. `kind` names a form with a single leg; otherwise it is empty.
    """

    VIEW: ClassVar = object

    news: tuple[str, ...] = ()
    kind: str = ""

    def with_game_part(self, room: ShownRoom, leg: LegInfo) -> Self:
        """Return the scene with its news and kind. A match in which all have the same role has one leg."""
        match = room.match.match if room.match else 0
        moved = [
            each
            for each in standing(room.happenings)
            if (each.match, each.leg, each.kind) == (match, leg.leg, "moved") and each.seat is not None
        ]
        told = tuple(news(each.detail, self.name(each.seat)) for each in reversed(moved))
        swaps = len(set(self.view.roles)) > 1
        race = game_text.kind("race")
        kind = race if room.form == "race" else leg_text.one_leg() if room.form == "match" and not swaps else ""
        return replace(self, news=told, kind=kind, legs=self.legs if swaps else leg.leg)

    def helps(self, change: int) -> bool | None:
        """Return whether a change of the score helps the reader; None if the roles don't tell."""
        return super(Scene, self).helps(change) if self.legs > 1 else None  # slots=True creates another class

    @property
    def labels(self) -> Labels:
        """The labels of names."""
        return Labels(info_of(self.view.game).labels, [player.name for player in self.players])

    @property
    def plain(self) -> PlainView:
        """The view with its fields as in JSON."""
        return self.view if isinstance(self.view, PlainView) else plain_view(fields_of(self.view))

    @property
    def table(self) -> list[Entry]:
        """The lines of the table: the score, then all fields."""
        labels = self.labels
        return [Entry(labels.name("score"), number(self.view.score)), *entries(self.plain.fields, labels)]

    @property
    def moves(self) -> tuple[ShownMove, ...]:
        """The legal moves of the reader."""
        labels = self.labels
        return tuple(ShownMove(each.move, move_text(each.move, each.fields, labels)) for each in self.plain.moves)

    def move_text(self, move: str) -> str:
        """Return the text of a move, with its effect if it is legal."""
        return next((each.text for each in self.moves if each.move == move), move_with(move, self.labels.texts))


def move_text(move: str, fields: dict[str, Any] | Any, labels: Labels) -> str:
    """Return a move as people read it, with its effect.

    >>> move_text("5H", {"move": "5H", "change": 3, "takes": None}, Labels({"change": "points"}, ()))
    '5♥ (points 3)'
    """
    shown = move_with(move, labels.texts)
    effects = {name: value for name, value in fields.items() if name != "move" and value not in (None, "", [], {})}
    told = in_short(effects, labels) if effects else ""
    return f"{shown} ({told})" if told else shown
