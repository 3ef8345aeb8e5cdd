"""What the screen of a Happy Graphs leg tells, read from a room for one reader: pure."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from pydantic import TypeAdapter

from client.games import clocks as games_clocks
from client.games import turns
from client.games.clocks import Face
from client.games.computer_leg import COMPUTER, number_told
from client.games.happy_graphs import words as happy_graphs_words
from client.games.happy_graphs.moves import Spot, read_target
from client.games.move_accounts import moves_told
from client.games.players import NOTHING_TOLD, Player, Told, leg_of, legs_of, number_of, players_of
from client.net.frames import ShownRoom
from protocol.cards import Card
from protocol.events import Expected
from protocol.games.happy_graphs.view import HappyGraphsView, Played
from protocol.ids import Role, Seat, show_room_code
from protocol.scores import NumberEvent

_PLAYED = TypeAdapter(Played)


@dataclass(frozen=True, slots=True)
class Scene:
    """A leg as its reader sees it.

    `number` says which number is played, in full and in short; `beat` is leg one's score during leg two of a duel;
    `moves` are its last ones, the newest first, and `news` is what is said of them; `asked`: something waits for an
    answer by `y` or `n`;
    `began` and `last` are when the first and the last move were made, in ms since 1970 UTC, None before that.
    """

    room: str
    title: str
    leg: int
    legs: int
    number: tuple[str, str]
    players: tuple[Player, ...]
    view: HappyGraphsView
    beat: int | None = None
    moves: tuple[Played, ...] = ()
    news: tuple[str, ...] = ()
    clocks: tuple[Face, ...] = ()
    told: Told = NOTHING_TOLD
    asked: bool = False
    began: int | None = None
    last: int | None = None

    @property
    def me(self) -> Player | None:
        """The reader's seat, if any."""
        return next((player for player in self.players if player.mine), None)

    @property
    def mover(self) -> Player | None:
        """Whoever is to move: oneself, where one of several may be."""
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
    def puzzle(self) -> bool:
        """Whether any card may be placed at any time, and taken back."""
        return self.view.mode == "puzzle"

    @property
    def timed(self) -> bool:
        """Whether the time that it takes counts."""
        return self.view.mode != "duel"

    @property
    def alone(self) -> bool:
        """Whether one plays alone."""
        return len(self.players) == 1

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
    def hint(self) -> Expected | None:
        """The move that the computer would make, if it has been asked."""
        return turns.hinted(self.told, self.view.ply)

    @property
    def hinted(self) -> tuple[Card, Spot] | None:
        """The card and the square that the computer would play, if it has been asked."""
        return None if self.hint is None else read_target(self.hint.move)

    def expected(self, move: str) -> float | None:
        """Return the final score that the computer expects after a move, if it has been asked."""
        choices = self.told.hint.choices if self.hint is not None and self.told.hint is not None else ()
        return next((each.score for each in choices if same_move(each.move, move)), None)

    def holder(self, role: Role) -> Player:
        """Return who holds a role."""
        return next(player for player in self.players if player.role == role)

    def elapsed(self, now: float | None) -> int | None:
        """Return how long it has taken, in ms: from the first move to the last, or to now; None before the first."""
        if self.began is None:
            return None
        if self.over:
            return None if self.last is None else games_clocks.taken(self.began, self.last)
        return None if now is None else max(0, int(now) - self.began)


def same_move(one: str, other: str) -> bool:
    """Tell whether two moves come to the same: suits do not matter.

    >>> same_move("3H@1,0", "3S@1,0"), same_move("3H@1,0", "2H@1,0")
    (True, False)
    """
    return one[:1] == other[:1] and one[2:] == other[2:]


def read_scene(
    room: ShownRoom,
    me: Seat | None,
    here: Sequence[Seat] | None,
    clocks: tuple[Face, ...] = (),
    told: Told = NOTHING_TOLD,
) -> Scene | None:
    """Return what `me` sees of the leg of a room; None if there is none."""
    view, match = room.view, room.match
    leg = leg_of(match) if match is not None else None
    if not isinstance(view, HappyGraphsView) or match is None or leg is None:
        return None
    players = players_of(room, view.roles, view.to_act, me, here)
    moves = tuple(moves_told(room, leg, _PLAYED, view.played))
    return Scene(
        room=show_room_code(room.room),
        title=room.title,
        leg=leg.leg,
        legs=legs_of(room, match),
        number=number_of(match, alone=room.form == "solo"),
        players=players,
        view=view,
        beat=match.legs[0].score if leg.leg > 1 else None,
        moves=moves,
        news=tuple(_news(moves, players)),
        clocks=clocks,
        told=told,
        asked=match.takeback is not None or match.replacing is not None,
        began=leg.began,
        last=leg.last,
    )


def computers_scene(about: NumberEvent, title: str) -> Scene | None:
    """Return the leg that the computer played alone on a number, as it ended; None where it was not told."""
    if not isinstance(about.tree, HappyGraphsView):
        return None
    return Scene("", title, 1, 1, number_told(about), (COMPUTER,), about.tree, told=Told(about=about))


def _news(moves: Sequence[Played], players: Sequence[Player]) -> Iterator[str]:
    names = {player.seat: player.name for player in players}
    for move in moves:
        yield happy_graphs_words.played(names.get(move.seat, ""), move)
