"""The view model of a leg, for every game: what a reader sees of the leg that a room shows. Pure.

A game's own part is a subclass with the game's own fields. A scene is computed once and never changes; clients only
draw it. There are three ways to make one:

1. `LegScene.read` fills the shared fields from a room, and asks the game's `with_game_part` for the rest.
2. `LegScene.of_computer` shows the leg that the computer played alone on a number.
3. `LegScene.of_position` shows a position of a record.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Generic, Literal, Self, TypeVar

from client.games.clocks import Face
from client.games.options import numbered
from client.games.players import Player, players_of
from client.net.frames import ShownRoom
from client.text.messages import leg as leg_text
from client.text.messages import people as people_text
from protocol.events import Expected, HintEvent
from protocol.ids import Role, Seat, show_room_code
from protocol.room import LegInfo, MatchInfo
from protocol.scores import NumberEvent
from protocol.views import View

V = TypeVar("V", bound=View)


@dataclass(frozen=True, slots=True)
class Told:
    """What the server sent beside the room: the hint at this position, or that it was `asked` for; and the facts
    `about` the number.

    `board` is the number of a mirror match's board, from 1: both boards share a heading. `says` then replaces the text
    about the turn, or about the board's end.
    """

    hint: HintEvent | None = None
    asked: bool = False
    about: NumberEvent | None = None
    board: int | None = None
    says: str = ""


NOTHING_TOLD = Told()


@dataclass(frozen=True, slots=True, kw_only=True)
class LegScene(Generic[V]):
    """A leg as its reader sees it.

    `room` is empty for a leg that is played in no room. `match` and `leg` tell legs apart; `legs` is the number of legs
    of the match. `number` is the text about the game number, in full and in short. `beat` is leg one's score during leg
    two. `clocks` has a clock for each seat, if there are any. `asked`: a question waits for the answer `y` or `n`.
    `change` is how the last move changed the score, and `moment` names what it achieved; `lit`: that is highlighted.
    """

    VIEW: ClassVar[type[Any]]
    """The view that the game's scene shows."""
    USUAL_GOAL: ClassVar[Literal["up", "down"]] = "up"
    """The direction of the score that helps a player who neither maximizes nor minimizes."""

    room: str = ""
    title: str = ""
    match: int = 0
    leg: int = 1
    legs: int = 1
    number: tuple[str, str] = ("", "")
    players: tuple[Player, ...]
    view: V
    beat: int | None = None
    clocks: tuple[Face, ...] = ()
    told: Told = NOTHING_TOLD
    asked: bool = False
    change: int = 0
    moment: str = ""
    lit: bool = False

    @classmethod
    def read(
        cls,
        room: ShownRoom,
        me: Seat | None,
        here: Sequence[Seat] | None,
        clocks: tuple[Face, ...] = (),
        told: Told = NOTHING_TOLD,
    ) -> Self | None:
        """Return what the holder of seat `me`, or a spectator, sees of a room's leg; None if there is no such leg.

        `here` are the connected seats, None if they are unknown.
        """
        view, match = room.view, room.match
        leg = _current_leg(match) if match is not None else None
        if match is None or leg is None or not isinstance(view, cls.VIEW):
            return None
        players = players_of(room, view.roles, view.to_act, me, here)
        scene = cls(
            room=show_room_code(room.room),
            title=room.title,
            match=match.match,
            leg=leg.leg,
            legs=max(len(room.seats), len(match.legs)) if room.form == "match" else len(match.legs),
            number=_number(match, alone=room.form == "solo") if numbered(room.game, room.options) else ("", ""),
            players=players,
            view=view,
            beat=match.legs[0].score if leg.leg == 2 and len(players) == 2 else None,
            clocks=clocks,
            told=told,
            asked=match.takeback is not None or match.replacing is not None,
        )
        return scene.with_game_part(room, leg)

    @classmethod
    def of_computer(cls, about: NumberEvent, title: str) -> Self | None:
        """Return the leg that the computer played alone on a number, as it ended; None if the server sent none."""
        if not isinstance(about.tree, cls.VIEW):
            return None
        number = leg_text.number(number=about.number, known=False)
        told = Told(about=about)
        return cls(
            title=title,
            number=(number, number),
            players=(Player(Seat(0), people_text.the_computer(), "player", mine=False, here=True, turn=False),),
            view=about.tree,
            told=told,
        )

    @classmethod
    def of_position(cls, view: V, names: Sequence[str] = ()) -> Self:
        """Return a position of a record for a reader who has no seat; `names` are the players' names, by seat."""
        players = tuple(
            Player(
                seat=Seat(seat),
                name=names[seat] if seat < len(names) and names[seat] else people_text.seat(seat + 1),
                role=role,
                mine=False,
                here=True,
                turn=seat in view.to_act,
            )
            for seat, role in enumerate(view.roles)
        )
        return cls(players=players, view=view)

    def with_game_part(self, room: ShownRoom, leg: LegInfo) -> Self | None:
        """Return the scene with the game's own fields; None if the game can't show the leg."""
        return self

    # What the last move did

    @property
    def points(self) -> int | None:
        """The one score of the leg as it stands; None if its changes mean nothing."""
        return self.view.score

    def moment_after(self, before: Self) -> str:
        """Return what the moves since an earlier state of the leg achieved, if it deserves a highlight; else empty."""
        return ""

    def helps(self, change: int) -> bool | None:
        """Return whether a change of the score helps the reader; None for a spectator, and for no change."""
        if self.me is None or change == 0:
            return None
        goal = {"maximizer": "up", "minimizer": "down"}.get(self.me.role, self.USUAL_GOAL)
        return (change > 0) is (goal == "up")

    def compared(self, before: Self | None, *, lights: bool) -> Self:
        """Return the scene with what changed since the scene shown before, which may be of another leg.

        `lights`: a moment is highlighted at first.
        """
        if before is None or (before.room, before.match, before.leg) != (self.room, self.match, self.leg):
            return self
        if before.view.ply == self.view.ply and before.points == self.points:
            return replace(self, change=before.change, moment=before.moment, lit=before.lit)
        change = 0 if self.points is None or before.points is None else self.points - before.points
        moment = self.moment_after(before) if self.view.ply > before.view.ply else ""
        return replace(self, change=change, moment=moment, lit=bool(moment) and lights)

    @property
    def me(self) -> Player | None:
        """The reader's seat, if any."""
        return next((player for player in self.players if player.mine), None)

    @property
    def mover(self) -> Player | None:
        """The player to move; the reader, if several players are to move and the reader is among them."""
        moving = [player for player in self.players if player.turn]
        return next((player for player in moving if player.mine and not player.left), moving[0] if moving else None)

    @property
    def mover_name(self) -> str:
        """The name of the player to move; a computer in a player's place moves in its own name."""
        if self.mover is None:
            return ""
        return self.mover.name if self.mover.computer is None else people_text.the_computer()

    @property
    def over(self) -> bool:
        """Whether no player is to move any more."""
        return not any(player.turn for player in self.players)

    @property
    def my_turn(self) -> bool:
        """Whether it is the reader's turn: the reader has not left, and no computer plays for the reader."""
        mover = self.mover
        return mover is not None and mover.mine and mover.computer is None and not mover.left

    @property
    def alone(self) -> bool:
        """Whether there is only one player."""
        return len(self.players) == 1

    @property
    def hint(self) -> Expected | None:
        """The computer's best move, if it was asked at this position."""
        hint = self.told.hint
        return hint.choices[0] if hint is not None and hint.ply == self.view.ply and hint.choices else None

    @property
    def hint_line(self) -> bool:
        """Whether a line is needed for a hint: there is one, or the server was asked for it."""
        return not self.over and (self.told.asked or self.hint is not None)

    def expected(self, move: str) -> float | None:
        """Return the final score that the computer expects after a move, if it was asked at this position."""
        choices = self.told.hint.choices if self.hint is not None and self.told.hint is not None else ()
        return next((each.score for each in choices if self.is_same(each.move, move)), None)

    @staticmethod
    def is_same(move: str, other: str) -> bool:
        """Return whether two moves have the same effect."""
        return move == other

    def holder(self, role: Role) -> Player:
        """Return the player who has a role."""
        return next(player for player in self.players if player.role == role)

    def name(self, seat: Seat | None) -> str:
        """Return the name of the player on a seat; empty for no seat."""
        unknown = "" if seat is None else people_text.seat(seat + 1)
        return next((player.name for player in self.players if player.seat == seat), unknown)

    @property
    def computers(self) -> int | None:
        """The computer's score on the number, in a game alone."""
        return self.told.about.computer if self.told.about is not None and self.alone else None

    @property
    def own_best(self) -> int | None:
        """The reader's best score on the number, in a game alone."""
        standings = self.told.about.standings if self.told.about is not None and self.alone else ()
        return next((standing.own for standing in standings if standing.role == "player"), None)

    @property
    def to_beat(self) -> int | None:
        """The score to beat, if known: leg one's in leg two; alone, the better of the computer's and the reader's.

        rules: family_tree, What the player sees
        """
        if not self.alone:
            return self.beat
        return max((score for score in (self.computers, self.own_best) if score is not None), default=None)


def _current_leg(match: MatchInfo) -> LegInfo | None:
    """Return the current or the last leg; None before the first leg has begun."""
    return max((leg for leg in match.legs if leg.status != "waiting"), key=lambda leg: leg.leg, default=None)


def _number(match: MatchInfo, *, alone: bool) -> tuple[str, str]:
    """Return the text about the game number, in full and in short."""
    if match.number is None:
        hidden = leg_text.number_hidden(match.commitment and match.commitment[:4])
        return hidden, hidden
    full = leg_text.number(number=match.number, known=match.known and not alone)
    return full, leg_text.number(number=match.number, known=False)
