"""The view model of a Family Tree leg: what a reader sees of the leg that a room shows. Pure."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import ClassVar, NamedTuple, Self

from pydantic import TypeAdapter

from client.games.family_tree.messages import leg as leg_text
from client.games.leg_scene import LegScene
from client.games.move_accounts import moves_told
from client.net.frames import ShownRoom
from protocol.cards import Card
from protocol.games.family_tree.view import Family, FamilyTreeView, Played
from protocol.room import LegInfo
from protocol.scores import NumberEvent

_PLAYED = TypeAdapter(Played)


class News(NamedTuple):
    """One event: a sentence, and the cards that no place took after it."""

    what: str
    skipped: tuple[Card, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Scene(LegScene[FamilyTreeView]):
    """A leg as its reader sees it.

    `news` are the events of this leg, the newest first, each move with the cards that it skipped. `dead`: the number is
    a dead one, for which expected scores mean nothing.
    """

    VIEW: ClassVar = FamilyTreeView

    news: tuple[News, ...] = ()
    dead: bool = False

    @classmethod
    def of_computer(cls, about: NumberEvent, title: str) -> Self | None:
        """Return the computer's leg as it ended, seen from the top and not from the card played last."""
        scene = super(Scene, cls).of_computer(about, title)  # slots=True creates another class
        return None if scene is None else replace(scene, view=replace(scene.view, played=None))

    def with_game_part(self, room: ShownRoom, leg: LegInfo) -> Self:
        """Return the scene with its news."""
        return replace(self, news=tuple(self._told(room, leg)), dead=room.match is not None and room.match.dead)

    def moment_after(self, before: Self) -> str:
        """Return the best hand that was made, or the points for a celebrity."""
        then = {family.member: family.hand.points for family in before.view.families if family.hand is not None}
        made = [
            (family.hand.points - then.get(family.member, 0), family.hand.name)
            for family in self.view.families
            if family.hand is not None
        ]
        points, hand = max(made, default=(0, "high_card"))
        if points > 0 and self.view.hands > before.view.hands:
            return leg_text.hand_made(hand=hand, points=points)
        married = self.view.celebrity - before.view.celebrity
        return leg_text.gain(part="celebrity", points=married) if married > 0 else ""

    @property
    def hinted(self) -> Card | None:
        """The card that the computer would play on, if it has been asked."""
        return None if self.hint is None else Card(self.hint.move.partition(">")[2])

    def family_of(self, card: Card) -> Family:
        """Return the family in which `card` is a partner."""
        return next(family for family in self.view.families if card in (family.member, family.spouse))

    def _told(self, room: ShownRoom, leg: LegInfo) -> Iterator[News]:
        view = self.view
        for move in moves_told(room, leg, _PLAYED, view.played):
            what = leg_text.played(name=self.name(move.seat), card=move.card, target=move.target, change=move.change)
            yield News(what, move.skipped)
        for family in view.families[:1]:
            if view.played is None and family.spouse is not None:
                yield News(leg_text.opened(member=family.member, spouse=family.spouse), view.skipped)
