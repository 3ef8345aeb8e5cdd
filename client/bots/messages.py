"""The messages to a program that plays, and its answers: one JSON object a line. Pure.

    type        content
    turn        a move is wanted: the legal `moves`, `all` of them or some, and the current `view` of the leg
    rejected    why the last answer was refused, in the server's words; if a move is still wanted, a `turn` follows
    leg_over    a leg has ended: its score, and the view of its end
    match_over  a match has ended: each seat's deciding score, the winners (none in a draw), and why

In a mirror match a `turn` asks for a move on one board: `view` shows that board, `other` the other one.
Views are plain here: lists that the protocol sends as objects (protocol/keyed.py) are lists, and a field without a
value is null.

The program answers every `turn` with one line before the next `turn`: `{"move": "KS>7D"}`, `{"resign": true}`, or
`{"move": null}` if several players may move at the same time, to get the `turn` again after a change or a second.
A program may take its time. Its answer is ignored if the match has ended in the meantime.
A line that is not a JSON object is not an answer: it is refused, and the `turn` stays open.
"""

import json
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from typing import Any

from pydantic_core import to_json

from client.games.play import moves_of
from client.net.command_ids import new_id
from client.room.model import Model
from client.text.messages import bots as bots_text
from protocol.codes import RejectionCode
from protocol.command import LONGEST_MOVE
from protocol.commands import MakeMove
from protocol.events import Rejected
from protocol.games.mirror import BOARDS, MirrorView, on_board
from protocol.ids import MatchId, Seat
from protocol.room import LegInfo
from protocol.views import View


class NoAnswer(Exception):
    """A line of a program that is not an answer; `asked_again`: the program waits for a new `turn`."""

    def __init__(self, message: str, *, asked_again: bool) -> None:
        super().__init__(message)
        self.asked_again = asked_again


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer of a program: a move in notation, None for no move now, or to resign."""

    move: str | None
    resign: bool = False


@dataclass(frozen=True, slots=True)
class Turn:
    """A request for a move, at a ply of a leg; equal turns ask for the same move.

    `number` counts the matches of the room; `board` is the place of the board in a mirror match, None in all others.
    """

    match: MatchId
    number: int
    leg: int
    ply: int
    board: int | None
    line: bytes

    def stands(self, model: Model) -> bool:
        """Return whether its leg is still being played."""
        place = (model.match.id, model.leg.leg) if model.match is not None and model.leg is not None else None
        return model.my_turn and place == (self.match, self.leg)

    def made(self, move: str) -> MakeMove:
        """Return the command that makes a move here."""
        text = move if self.board is None else on_board(self.board, move)
        return MakeMove(id=new_id(), match=self.number, leg=self.leg, ply=self.ply, move=text[:LONGEST_MOVE])


def turns_of(model: Model) -> tuple[Turn, ...]:
    """Return the current requests to a program: a move on each board on which it has a turn."""
    room, match, leg, me = model.room, model.match, model.leg, model.me
    if room is None or match is None or leg is None or me is None or room.view is None or not model.my_turn:
        return ()
    clocks, turns = match.clocks, []
    for board, view, other in _boards(room.view, me):
        moves = moves_of(view)
        told = {
            "type": "turn",
            "game": room.game,
            "options": room.options,
            "form": room.form,
            "names": [each.name for each in room.seats],
            "match": match.match,
            "leg": leg.leg,
            "board": None if board is None else board + 1,
            "ply": room.view.ply,
            "seat": me,
            "role": view.roles[me],
            "clock": None if clocks is None else clocks.left[me],
            "moves": moves.moves,
            "all": moves.all,
            "view": asdict(view),
            "other": None if other is None else asdict(other),
        }
        turns.append(Turn(match.id, match.match, leg.leg, room.view.ply, board, to_json(told)))
    return tuple(turns)


def _boards(view: View, me: Seat) -> Iterator[tuple[int | None, Any, Any]]:
    """Yield the index, the view and the other view of each board with a turn; or None, the only view and None."""
    if not isinstance(view, MirrorView):
        yield None, view, None
        return
    for board in BOARDS:
        if me in view.acting[board]:
            yield board, view.boards[board], view.boards[1 - board]


def read_answer(line: bytes) -> Answer:
    """Parse a program's answer.

    >>> read_answer(b'{"move": "KS>7D"}')
    Answer(move='KS>7D', resign=False)

    Raises NoAnswer.
    """
    shown = line[:60].decode(errors="replace").strip()
    try:
        said = json.loads(line)
    except (ValueError, RecursionError):
        raise NoAnswer(bots_text.not_json(shown), asked_again=False) from None
    match said:
        case {"resign": True}:
            return Answer(None, resign=True)
        case {"move": None}:
            return Answer(None)
        case {"move": str(move)} if len(move) <= LONGEST_MOVE:
            return Answer(move)
        case {"move": str()}:
            raise NoAnswer(bots_text.move_too_long(LONGEST_MOVE), asked_again=True)
        case {}:
            raise NoAnswer(bots_text.no_move(shown), asked_again=True)
    raise NoAnswer(bots_text.not_object(shown), asked_again=False)


def unreadable(error: NoAnswer) -> Rejected:
    """Return the rejection of an answer that was not sent to the server, because it could not be read."""
    message = f"{error} {bots_text.answer_usage()}"
    return Rejected(id=None, code=RejectionCode.MALFORMED, reason="unreadable_answer", data={}, message=message)


def refused(why: Rejected) -> bytes:
    """Return the line that says why an answer was refused."""
    told = {"type": why.type, "code": why.code, "reason": why.reason, "data": why.data, "message": why.message}
    return to_json(told)


@dataclass(frozen=True, slots=True)
class Told:
    """The ended legs and matches that a program has been notified of, or that ended before it joined."""

    legs: frozenset[tuple[MatchId, int]] = frozenset()
    matches: frozenset[MatchId] = frozenset()


def ends(model: Model, told: Told) -> tuple[Told, tuple[bytes, ...]]:
    """Return the updated record of notifications, and the lines about legs and matches that have ended."""
    match = model.match
    if match is None or model.room is None:
        return told, ()
    lines = []
    over = [leg for leg in match.legs if leg.status in ("over", "unfinished") and (match.id, leg.leg) not in told.legs]
    for leg in over:
        last = leg == model.leg
        view = None if model.room.view is None or not last else asdict(model.room.view)
        lines.append(to_json({"type": "leg_over", "match": match.match, **_of_leg(leg), "view": view}))
    legs = told.legs | {(match.id, leg.leg) for leg in over}
    matches = told.matches
    if match.result is not None and match.id not in matches:
        matches |= {match.id}
        result = match.result
        lines.append(
            to_json(
                {
                    "type": "match_over",
                    "match": match.match,
                    "id": match.id,
                    "number": match.number,
                    "seat": model.me,
                    "winners": result.winners,
                    "scores": result.scores,
                    "why": result.why,
                }
            )
        )
    return Told(legs, matches), tuple(lines)


def _of_leg(leg: LegInfo) -> Mapping[str, Any]:
    return {
        "leg": leg.leg,
        "roles": leg.roles,
        "score": leg.score,
        "parts": leg.parts,
        "by_seat": leg.by_seat,
        "finished": leg.status == "over",
    }
