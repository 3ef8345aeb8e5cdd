"""A mirror match as its reader sees it: each of its two boards as a leg of its own. Pure."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from client.games.happenings import standing
from client.net.frames import ShownRoom
from protocol.events import HintEvent
from protocol.games.mirror import BOARDS, MirrorView, on_board
from protocol.ids import Role, Seat
from protocol.room import Happening, LegInfo

FORM = "mirror"


@dataclass(frozen=True, slots=True)
class OneBoard:
    """One board; its `room` is a room in which a leg is played on that board alone.

    `number` counts from 1. `step` is the board's current step; `acting` are the seats that can move now; `moved` is the
    seat whose move waits for the other board, and `own` is that move, in notation, visible only to that seat.
    """

    number: int
    room: ShownRoom
    step: int
    acting: tuple[Seat, ...]
    moved: Seat | None
    own: str | None

    @property
    def view(self) -> Any:
        """The game's view of the board."""
        return self.room.view

    @property
    def score(self) -> int:
        """The current score."""
        return int(self.view.score)

    @property
    def over(self) -> bool:
        """Whether the board is over."""
        return not self.acting and self.moved is None


@dataclass(frozen=True, slots=True)
class Mirror:
    """Both boards, for the holder of seat `me` or for a spectator; `over`: the current match is over."""

    boards: tuple[OneBoard, ...]
    me: Seat | None
    over: bool

    @property
    def step(self) -> int:
        """The current step; once both boards are over, the last step."""
        going = [board.step for board in self.boards if not board.over]
        return min(going) if going else max(board.step for board in self.boards)

    @property
    def mine(self) -> frozenset[int]:
        """The places of the boards on which the reader can make a move now."""
        return frozenset() if self.over else frozenset(at for at in BOARDS if self.me in self.boards[at].acting)

    def other(self, board: OneBoard) -> OneBoard:
        """Return the other board."""
        return self.boards[2 - board.number]


NO_BOARDS = Mirror((), None, over=True)


def is_mirror(room: ShownRoom | None) -> bool:
    """Return whether a room shows a mirror match, or will show one later."""
    if room is None:
        return False
    return isinstance(room.view, MirrorView) if room.view is not None else room.form == FORM


def read_mirror(room: ShownRoom | None, me: Seat | None) -> Mirror | None:
    """Return what `me` sees of both boards; None if the room shows no mirror match."""
    if room is None or room.match is None or not isinstance(room.view, MirrorView):
        return None
    boards = tuple(_board(room, room.view, at, me) for at in BOARDS)
    return Mirror(boards, me, room.match.result is not None or not room.view.to_act)


def _board(room: ShownRoom, mirror: MirrorView, at: int, me: Seat | None) -> OneBoard:
    view, moved, match = mirror.boards[at], mirror.sealed[at], room.match
    if moved is not None and moved == me:  # a player who has moved waits for the other board
        view = replace(view, to_act=tuple(Seat(seat) for seat in range(len(view.roles)) if seat != moved))
    if match is not None:
        leg = next((each for each in match.legs if each.status != "waiting"), match.legs[0])
        match = replace(match, legs=(_leg(leg, view, over=not mirror.acting[at] and moved is None),))
    alone = replace(room, view=view, match=match, happenings=tuple(_happenings(room, at)))
    step = mirror.steps[at] + (1 if mirror.acting[at] or moved is not None else 0)
    return OneBoard(at + 1, alone, max(1, step), mirror.acting[at], moved, mirror.own[at])


def _leg(leg: LegInfo, view: Any, *, over: bool) -> LegInfo:
    status = "over" if over and leg.status == "playing" else leg.status
    return replace(
        leg, leg=1, roles=view.roles, status=status, ply=view.ply, score=view.score, by_seat=None, parts=None
    )


def _happenings(room: ShownRoom, at: int) -> Iterator[Happening]:
    """Yield the happenings of a room that were not taken back, and of moves only those made on one board."""
    for each in standing(room.happenings):
        if each.kind == "taken_back":
            continue
        if each.kind != "moved":
            yield each
        else:
            yield from (
                replace(each, leg=1, seat=seat, detail=played) for board, seat, played in made_in(each) if board == at
            )


def made_in(happening: Happening) -> Iterator[tuple[int, Seat, Any]]:
    """Yield the moves on boards within a move of a mirror match: board index, seat and account.

    Unreadable accounts are left out.
    """
    told = happening.detail
    for made in told.get("made", ()) if isinstance(told, Mapping) else ():
        if isinstance(made, Mapping) and made.get("board") in (1, 2) and isinstance(made.get("seat"), int):
            yield int(made["board"]) - 1, Seat(made["seat"]), made.get("played")


def sealed_in(happening: Happening) -> int | None:
    """Return the board, counted from 1, on which a sealed move waits; None if the move was made at once."""
    told = happening.detail
    board = told.get("board") if isinstance(told, Mapping) and told.get("sealed") is True else None
    return board if board in (1, 2) else None


def hint_on(board: OneBoard, hint: HintEvent | None) -> HintEvent | None:
    """Return the hint for a board, if the hint is about that board."""
    prefix = on_board(board.number - 1, "")
    choices = tuple(
        replace(each, move=each.move.removeprefix(prefix))
        for each in (hint.choices if hint is not None else ())
        if each.move.startswith(prefix)
    )
    return replace(hint, ply=board.view.ply, choices=choices) if hint is not None and choices else None


def legs_of(leg: LegInfo) -> tuple[LegInfo, LegInfo]:
    """Return the boards of a mirror match's leg as legs, each with its own roles, score and parts."""
    first, second = (
        replace(leg, leg=number, roles=roles, by_seat=None, parts=_parts(leg, number), score=_reached(leg, roles))
        for number, roles in ((1, leg.roles), (2, leg.roles[::-1]))
    )
    return first, second


def _parts(leg: LegInfo, number: int) -> Mapping[str, Any] | None:
    found = (leg.parts or {}).get(str(number))
    return found if isinstance(found, Mapping) else None


def _reached(leg: LegInfo, roles: tuple[Role, ...]) -> int | None:
    """Return a board's score: the score of the role that decides the match there."""
    seat = next((seat for seat, role in enumerate(roles) if role in ("maximizer", "guesser")), 0)
    return leg.by_seat[seat] if leg.by_seat is not None and seat < len(leg.by_seat) else None
