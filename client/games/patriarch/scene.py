"""The view model of a leg of The Patriarch: what a reader sees of the leg that a room shows. Pure."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from pydantic import TypeAdapter

from client.games.happenings import standing
from client.games.leg_scene import LegScene
from client.games.move_accounts import moves_told
from client.games.patriarch import guess_text
from client.games.patriarch.trees import Family, family_of, grade, readable
from client.games.players import Player
from client.net.frames import ShownRoom
from protocol.games.patriarch.view import Grade, Guess, PatriarchView, Played
from protocol.room import LegInfo

_PLAYED = TypeAdapter(Played)


@dataclass(frozen=True, slots=True)
class GuessOf:
    """A guess and the player who made it."""

    player: Player
    guess: Guess


@dataclass(frozen=True, slots=True, kw_only=True)
class Scene(LegScene[PatriarchView]):
    """A leg as its reader sees it.

    `before` is the guesser of leg one, in leg two; `news` are the events of this leg, the newest first; `front` is when
    the guess at the front of the queue came there, in ms since 1970 UTC, if known.
    """

    VIEW: ClassVar = PatriarchView

    before: str = ""
    news: tuple[str, ...] = ()
    front: int | None = None

    def with_game_part(self, room: ShownRoom, leg: LegInfo) -> Self | None:
        """Return the scene with its news; None if this program can't read the trees of the view."""
        view, match = self.view, room.match
        if match is None or not readable(view):
            return None
        moved = [
            each
            for each in standing(room.happenings)
            if (each.kind, each.match, each.leg) == ("moved", match.match, leg.leg)
        ]
        back = view.ply - view.since
        return replace(
            self,
            before=self.players[match.legs[0].roles.index("guesser")].name if self.duel else "",
            news=tuple(self._told(room, leg)),
            front=moved[-1 - back].at if view.queue and 0 <= back < len(moved) else None,
        )

    @property
    def points(self) -> int | None:
        """None: the score only counts the guesses."""
        return None

    @property
    def family(self) -> Family:
        """The trees that are allowed."""
        return family_of(self.view)

    @property
    def owner(self) -> Player:
        """The owner of the tree."""
        return next(player for player in self.players if player.role == "owner")

    @property
    def guessers(self) -> tuple[Player, ...]:
        """The guessers, by seat."""
        return tuple(player for player in self.players if player.role == "guesser")

    @property
    def duel(self) -> bool:
        """Whether two players play."""
        return len(self.players) == 2

    @property
    def mover(self) -> Player | None:
        """The player to move: the reader, or the only player to move."""
        moving = [player for player in self.players if player.turn]
        if self.me in moving:
            return self.me
        return moving[0] if len(moving) == 1 else None

    @property
    def laid(self) -> bool:
        """Whether there is a tree to guess."""
        return self.view.suit is not None or self.view.open

    @property
    def lays(self) -> bool:
        """Whether it is the reader's turn to lay the tree out."""
        return self.my_turn and "tree" in self.view.may

    @property
    def grades(self) -> bool:
        """Whether it is the reader's turn to announce the grade of the queue's front."""
        return self.my_turn and "grade" in self.view.may

    @property
    def works_out(self) -> bool:
        """Whether the reader says the next grade themself, and does not only announce it."""
        return self.grades and self.view.own_grades and self.view.tree is not None

    @property
    def guesses(self) -> bool:
        """Whether the reader composes guesses, even if none can be sent now."""
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
        """Whether the reader found the tree."""
        return self.me is not None and self.view.found_by == self.me.seat

    @property
    def front_grade(self) -> Grade | None:
        """The grade of the guess at the front of the queue, to an owner who knows both it and the tree."""
        first = self.waiting[0].guess.tree if self.waiting else None
        return grade(first, self.view.tree) if first is not None and self.view.tree is not None else None

    def seconds(self, now: float | None) -> int | None:
        """Return the seconds until the room announces the next grade; None if it doesn't, or if they are unknown."""
        if self.view.auto_grade is None or self.front is None or now is None or not self.view.queue:
            return None
        return max(0, -int(-(self.front + 1000 * self.view.auto_grade - now) // 1000))

    def _every(self) -> list[GuessOf]:
        every = [GuessOf(self.players[row.seat], guess) for row in self.view.rows for guess in row.guesses]
        return sorted(every, key=lambda each: each.guess.number)

    def _told(self, room: ShownRoom, leg: LegInfo) -> Iterator[str]:
        own = reversed(self.mine if self.secret else ())  # only these tell the reader's trees and their grades
        for did in moves_told(room, leg, _PLAYED, self.view.played):
            if self.me is not None and (did.seat, did.does) == (self.me.seat, "guessed"):
                known = next(own, None)
                did = did if known is None else replace(did, tree=known.tree, grade=known.grade, left=known.left)
            whose = guess_text.whose(self.name(did.guesser)) if did.guesser is not None else None
            yield guess_text.played(self.name(did.seat), did, whose)
