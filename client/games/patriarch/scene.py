"""What the screen of a leg of The Patriarch tells, read from a room for one reader: pure."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from pydantic import TypeAdapter, ValidationError

from client.games import turns
from client.games.clocks import Face
from client.games.happenings import standing
from client.games.options import numbered
from client.games.patriarch import words as patriarch_words
from client.games.patriarch.trees import Family, family_of, grade, readable
from client.games.players import NOTHING_TOLD, Player, Told, leg_of, legs_of, number_of, players_of
from client.net.frames import ShownRoom
from protocol.events import Expected
from protocol.games.patriarch.view import Grade, Guess, PatriarchView, Played
from protocol.ids import Seat, show_room_code
from protocol.room import Happening, LegInfo

_PLAYED = TypeAdapter(Played)


@dataclass(frozen=True, slots=True)
class GuessOf:
    """A guess with whose it is."""

    player: Player
    guess: Guess


@dataclass(frozen=True, slots=True)
class Scene:
    """A leg as its reader sees it.

    `number` says which number is played, in full and in short; `beat` is leg one's score during leg two of two, and
    `before` who guessed then; `news` is what happened in this leg, the newest first; `front` when the guess at the
    front of the queue came there, in ms since 1970 UTC, if that is known.
    """

    room: str
    title: str
    leg: int
    legs: int
    number: tuple[str, str]
    players: tuple[Player, ...]
    view: PatriarchView
    beat: int | None = None
    before: str = ""
    news: tuple[str, ...] = ()
    clocks: tuple[Face, ...] = ()
    told: Told = NOTHING_TOLD
    front: int | None = None

    @property
    def family(self) -> Family:
        """Which trees there are."""
        return family_of(self.view)

    @property
    def me(self) -> Player | None:
        """The reader's seat, if any."""
        return next((player for player in self.players if player.mine), None)

    @property
    def owner(self) -> Player:
        """Whose the tree is."""
        return next(player for player in self.players if player.role == "owner")

    @property
    def guessers(self) -> tuple[Player, ...]:
        """Who guesses, by seat."""
        return tuple(player for player in self.players if player.role == "guesser")

    @property
    def duel(self) -> bool:
        """Whether two play."""
        return len(self.players) == 2

    @property
    def over(self) -> bool:
        """Whether the leg is over."""
        return not self.view.to_act or not any(player.turn for player in self.players)

    @property
    def mover(self) -> Player | None:
        """Whoever is to move, where that is oneself or one alone."""
        moving = [player for player in self.players if player.turn]
        if self.me in moving:
            return self.me
        return moving[0] if len(moving) == 1 else None

    @property
    def mover_name(self) -> str:
        """What whoever is to move is called; the computer moves in its own name."""
        return turns.mover_name(self.mover)

    @property
    def my_turn(self) -> bool:
        """Whether the reader may move, and not the computer in their place."""
        return turns.is_readers(self.mover)

    @property
    def laid(self) -> bool:
        """Whether there is a tree to guess."""
        return self.view.suit is not None or self.view.open

    @property
    def lays(self) -> bool:
        """Whether the reader is to lay the tree out."""
        return self.my_turn and "tree" in self.view.may

    @property
    def grades(self) -> bool:
        """Whether the reader is to announce the grade of the queue's front."""
        return self.my_turn and "grade" in self.view.may

    @property
    def guesses(self) -> bool:
        """Whether the reader composes guesses, be it that none can be sent now."""
        me = self.me
        return not self.over and me is not None and me.role == "guesser" and me.computer is None and not self.out

    @property
    def out(self) -> bool:
        """Whether the reader's time in this leg has run out."""
        return self.me is not None and self.me.seat in self.view.out

    @property
    def graded(self) -> tuple[GuessOf, ...]:
        """The guesses that were graded, in that order."""
        return tuple(each for each in self._every() if not each.guess.waiting)

    @property
    def waiting(self) -> tuple[GuessOf, ...]:
        """The guesses in the queue, the front first."""
        return tuple(each for each in self._every() if each.guess.waiting)

    @property
    def mine(self) -> tuple[Guess, ...]:
        """The reader's own guesses."""
        return tuple(each.guess for each in self._every() if each.player.mine)

    @property
    def hidden(self) -> bool:
        """Whether guesses and grades are hidden from the reader."""
        return self.view.hidden and not (self.me is not None and self.me.role == "guesser")

    @property
    def open(self) -> bool:
        """Whether the tree was left open, and no grade has settled it yet."""
        return self.view.open and self.view.tree is None

    @property
    def secret(self) -> bool:
        """Whether the reader alone sees what they guess, and how it is graded."""
        return self.view.hidden and not self.hidden

    @property
    def found(self) -> bool:
        """Whether it was the reader who found the tree."""
        return self.me is not None and self.view.found_by == self.me.seat

    @property
    def front_grade(self) -> Grade | None:
        """The grade of the guess at the front of the queue, to an owner who knows both it and the tree."""
        first = self.waiting[0].guess.tree if self.waiting else None
        return grade(first, self.view.tree) if first is not None and self.view.tree is not None else None

    @property
    def hint(self) -> Expected | None:
        """The move that the computer would make, if it has been asked."""
        return turns.hinted(self.told, self.view.ply)

    def seconds(self, now: float | None) -> int | None:
        """Return in how many seconds the room announces the next grade; None where it does not, or cannot be told."""
        if self.view.auto_grade is None or self.front is None or now is None or not self.view.queue:
            return None
        return max(0, -int(-(self.front + 1000 * self.view.auto_grade - now) // 1000))

    def _every(self) -> list[GuessOf]:
        every = [GuessOf(self.players[row.seat], guess) for row in self.view.rows for guess in row.guesses]
        return sorted(every, key=lambda each: each.guess.number)


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
    if not isinstance(view, PatriarchView) or match is None or leg is None or not readable(view):
        return None
    players = players_of(room, view.roles, view.to_act, me, here)
    moved = list(_moved(room, leg, match.match))
    back = view.ply - view.since
    return Scene(
        room=show_room_code(room.room),
        title=room.title,
        leg=leg.leg,
        legs=legs_of(room, match),
        number=number_of(match, alone=False) if numbered(room.game, room.options) else ("", ""),
        players=players,
        view=view,
        beat=match.legs[0].score if leg.leg == 2 and len(players) == 2 else None,
        before=players[match.legs[0].roles.index("guesser")].name if len(players) == 2 else "",
        news=tuple(_news(view, moved, players)),
        clocks=clocks,
        told=told,
        front=moved[-1 - back].at if view.queue and 0 <= back < len(moved) else None,
    )


def _moved(room: ShownRoom, leg: LegInfo, match: int) -> Iterator[Happening]:
    for each in standing(room.happenings):
        if each.kind == "moved" and (each.match, each.leg) == (match, leg.leg):
            yield each


def _news(view: PatriarchView, moved: Sequence[Happening], players: Sequence[Player]) -> Iterator[str]:
    names = {player.seat: player.name for player in players}
    told = [did for did in map(_played, moved) if did is not None]
    if view.played is not None and not told:
        told = [view.played]
    for did in reversed(told):
        guesser = names.get(did.guesser, "") if did.guesser is not None else ""
        whose = patriarch_words.whose(guesser) if guesser else ""
        yield patriarch_words.played(names.get(did.seat, ""), did, whose)


def _played(happening: Happening) -> Played | None:
    """Read the account of a move; None for what cannot be read: news is worth no failure."""
    try:
        return _PLAYED.validate_python(happening.detail)
    except ValidationError:
        return None
