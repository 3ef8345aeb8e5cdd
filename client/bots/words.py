"""What the person is told who has a program play."""

from collections.abc import Mapping, Sequence

from client.bots import PROFILE
from client.bots.absence import LEVEL, Does, Step
from client.net.address import RoomAddress
from client.net.frames import ShownRoom
from client.net.link_state import Failure
from client.text.failure_text import explain_stop
from protocol.codes import RejectionCode
from protocol.events import Rejected
from protocol.ids import Seat
from protocol.room import MatchResult

NO_SEAT = "Every seat of this room is taken: there is none for the program. Ask for one, or choose another room."
LOST = "The connection is lost: the match is kept. Trying again …"
BACK = "The connection stands again."
_ALREADY = (
    "A bot of this profile is in that room already. End it first, or be somebody else with --profile NAME; two bots in "
    "one room need a profile each."
)
_WITHOUT: Mapping[Does, str] = {
    "claim": "the match is claimed.",
    "replace": f"the {LEVEL} computer is asked for in their place.",
    "free": "their seat is freed for others.",
}
_WHY = {"resigned": ", by resignation", "claimed": ", since somebody was away", "flag": ", on time", "score": ""}


def seated(room: ShownRoom, at: RoomAddress, seat: Seat, name: str | None) -> str:
    """Say where the program sits."""
    return f"{name or 'The program'} has seat {seat + 1} in room {at}, {room.title}."


def waits(at: RoomAddress) -> str:
    """Say how others come into the room that was opened."""
    return f"It waits for others, who come in by: turnabout join {at}"


def without(step: Step, name: str) -> str:
    """Say what is asked for since somebody is away."""
    return f"{name} {'has been away for long' if step.since else 'has left'}: {_WITHOUT[step.does]}"


def deserted(seconds: int) -> str:
    """Say that the program goes since nobody is there to play with."""
    return f"Nobody else has been there for {seconds} s, so it leaves. To have it stay: --patience never."


def kept(at: RoomAddress, profile: str) -> str:
    """Say how a match is gone on with that was left."""
    who = "" if profile == PROFILE else f" --profile {profile}"
    return f"The match is kept, and the seat in it. To go on: turnabout bot --exec PROGRAM{who} {at}"


def over(match: int, result: MatchResult, seat: Seat, *, together: bool = False) -> str:
    """Say how a match ended for a seat; `together`: nobody wins it, and all have the same score.

    >>> over(2, MatchResult(winners=(), scores=(5, 5), why="score"), Seat(0), together=True)
    'Game 2 is over: 5.'
    """
    mine = result.scores[seat] if seat < len(result.scores) else None
    rest = [score for other, score in enumerate(result.scores) if other != seat]
    if together or not rest:
        return f"Game {match} is over: {_number(mine)}{_WHY[result.why]}."
    how = "a draw" if not result.winners else "won" if seat in result.winners else "lost"
    scores = "" if mine is None and not any(rest) else f", {_number(mine)} to {_numbers(rest)}"
    return f"Match {match}: {how}{scores}{_WHY[result.why]}."


def counted(results: Sequence[MatchResult], seat: Seat) -> str:
    """Say how many matches went which way for a seat.

    >>> counted([MatchResult(winners=(Seat(1),), scores=(3, 5), why="score")] * 2, Seat(1))
    'Of 2 matches 2 were won, 0 drawn and 0 lost.'
    """
    won = sum(seat in each.winners for each in results)
    drawn = sum(not each.winners for each in results)
    return f"Of {len(results)} matches {won} were won, {drawn} drawn and {len(results) - won - drawn} lost."


def stopped(why: Failure | Rejected, at: str) -> str:
    """Say why there is no going on in a room."""
    if isinstance(why, Rejected) and why.code is RejectionCode.SEAT_CONNECTED:
        return _ALREADY
    return explain_stop(why, at, hosted=False)


def passed_over(line: bytes, *, last: bool) -> str:
    """Say that a program wrote something that nobody had asked for; `last`: of more like that nothing is said."""
    more = " More of that is passed over in silence." if last else ""
    return f"The program wrote without being asked, which is passed over: {_quoted(line)}. {_BELONGS}{more}"


def refused(message: str) -> str:
    """Say that what a program answered was refused."""
    return f"The program's answer was refused: {message}"


def refused_often(times: int) -> str:
    """Say that a program is asked no more."""
    return f"The program was refused {times} times in a row at the same move, and is asked no more. {_BELONGS}"


def slow(seconds: int) -> str:
    """Say that a program has been thinking for long."""
    return f"The program has not answered for {seconds} s."


def ended(code: int) -> str:
    """Say that a program has ended by itself."""
    how = f"was ended by signal {-code}" if code < 0 else f"has ended by itself, with exit code {code}"
    return f"The program {how}, and nothing plays its seat any more."


_BELONGS = "Only answers belong on its standard output; all else on its standard error."


def _quoted(line: bytes) -> str:
    text = line[:61].decode(errors="replace").strip()
    shown = "".join(each if each.isprintable() else "?" for each in text)
    return f'"{shown[:60]}…"' if len(shown) > 60 else f'"{shown}"'


def _number(score: int | None) -> str:
    return "no score" if score is None else str(score)


def _numbers(scores: Sequence[int | None]) -> str:
    return " and ".join(map(_number, scores))
