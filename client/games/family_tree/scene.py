"""What the screen of a leg tells, read from a room for one reader: pure."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from pydantic import TypeAdapter

from client.games import turns
from client.games.clocks import Face
from client.games.computer_leg import COMPUTER, number_told
from client.games.family_tree import words as family_tree_words
from client.games.move_accounts import moves_told
from client.games.players import NOTHING_TOLD, Player, Told, leg_of, legs_of, number_of, players_of
from client.net.frames import ShownRoom
from protocol.cards import Card
from protocol.events import Expected
from protocol.games.family_tree.view import Family, FamilyTreeView, Played
from protocol.ids import Role, Seat, show_room_code
from protocol.room import LegInfo
from protocol.scores import NumberEvent

_PLAYED = TypeAdapter(Played)


class News(NamedTuple):
    """One thing that happened: a sentence, and the cards that no place took after it."""

    what: str
    skipped: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Scene:
    """A leg as its reader sees it.

    `number` says which number is played, in full and in short; `beat` is leg one's score during leg two; `news` is what
    happened in this leg, the newest first, each move with what it skipped; `coming` the cards that leg one showed to
    come next; `clocks` what each seat's clock shows, if there are any; `told` what the server told beside the room.
    """

    room: str
    title: str
    leg: int
    legs: int
    number: tuple[str, str]
    players: tuple[Player, ...]
    view: FamilyTreeView
    beat: int | None
    news: tuple[News, ...]
    coming: tuple[Card, ...]
    clocks: tuple[Face, ...] = ()
    told: Told = NOTHING_TOLD

    @property
    def me(self) -> Player | None:
        """The reader's seat, if any."""
        return next((player for player in self.players if player.mine), None)

    @property
    def mover(self) -> Player | None:
        """Whoever is to move."""
        return turns.mover(self.players)

    @property
    def mover_name(self) -> str:
        """What whoever is to move is called; the computer moves in its own name."""
        return turns.mover_name(self.mover)

    @property
    def over(self) -> bool:
        """Whether nobody is to move any more."""
        return self.mover is None

    @property
    def my_turn(self) -> bool:
        """Whether the reader is to move, and not the computer in their place."""
        return turns.is_readers(self.mover)

    @property
    def alone(self) -> bool:
        """Whether one plays alone, against nobody but the score to beat."""
        return self.view.roles == ("player",)

    @property
    def hint(self) -> Expected | None:
        """The move that the computer would make, if it has been asked."""
        return turns.hinted(self.told, self.view.ply)

    @property
    def hinted(self) -> Card | None:
        """The card that the computer would play on, if it has been asked."""
        return None if self.hint is None else Card(self.hint.move.partition(">")[2])

    def expected(self, move: str) -> float | None:
        """Return the final score that the computer expects after a move, if it has been asked."""
        choices = self.told.hint.choices if self.hint is not None and self.told.hint is not None else ()
        return next((each.score for each in choices if each.move == move), None)

    def holder(self, role: Role) -> Player:
        """Return who holds a role."""
        return next(player for player in self.players if player.role == role)

    def family_of(self, card: Card) -> Family:
        """Return the family in which `card` is a partner."""
        return next(family for family in self.view.families if card in (family.member, family.spouse))


def read_scene(
    room: ShownRoom,
    me: Seat | None,
    here: Sequence[Seat] | None,
    clocks: tuple[Face, ...] = (),
    told: Told = NOTHING_TOLD,
) -> Scene | None:
    """Return what `me` sees of the leg of a room; None if there is none."""
    view, match = room.view, room.match
    if not isinstance(view, FamilyTreeView) or match is None:
        return None
    leg = leg_of(match)
    if leg is None:
        return None
    players = players_of(room, view.roles, view.to_act, me, here)
    return Scene(
        room=show_room_code(room.room),
        title=room.title,
        leg=leg.leg,
        legs=legs_of(room, match),
        number=number_of(match, alone=room.form == "solo"),
        players=players,
        view=view,
        beat=match.legs[0].score if leg.leg > 1 else None,
        news=tuple(_news(room, view, leg, players)),
        coming=view.coming,
        clocks=clocks,
        told=told,
    )


def computers_scene(about: NumberEvent, title: str) -> Scene | None:
    """Return the leg that the computer played alone on a number, as it ended; None where it was not told."""
    if not isinstance(about.tree, FamilyTreeView):
        return None
    return Scene(
        room="",
        title=title,
        leg=1,
        legs=1,
        number=number_told(about),
        players=(COMPUTER,),
        view=replace(about.tree, played=None),  # it is looked at from the top, not from where it was built last
        beat=None,
        news=(),
        coming=(),
        told=Told(about=about),
    )


def _news(room: ShownRoom, view: FamilyTreeView, leg: LegInfo, players: Sequence[Player]) -> Iterator[News]:
    names = {player.seat: player.name for player in players}
    for move in moves_told(room, leg, _PLAYED, view.played):
        what = family_tree_words.played(names.get(move.seat, ""), move.card, move.target, move.change)
        yield News(what, move.skipped)
    for family in view.families[:1]:
        if view.played is None and family.spouse is not None:
            yield News(family_tree_words.opened(family.member, family.spouse), view.skipped)
