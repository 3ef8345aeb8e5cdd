"""The page of a finished race: the winner and all scores, the best first."""

from client.room.pages.setting import Setting
from client.room.race_outcome import race_outcome
from client.text.cells import align_left, shorten
from client.text.lines import Line, Run
from client.text.messages import people as people_text
from client.text.tones import Tone
from protocol.ids import Seat
from protocol.room import MatchResult

_NAME_CELLS = 24


def outcome(setting: Setting, result: MatchResult) -> str:
    """Return the winner and the reason, the reader first."""
    names = [_name(setting, Seat(seat)) for seat in range(len(result.scores))]
    return race_outcome(result, names, _mine(setting, result), setting.say.counted)


def places(setting: Setting, result: MatchResult) -> list[Line]:
    """List the players and their scores, the best first."""
    me, scores = _mine(setting, result), {Seat(seat): score for seat, score in enumerate(result.scores)}
    lines: list[Line] = []
    for seat in sorted(scores, key=lambda seat: (seat not in result.winners, -(scores[seat] or 0), seat)):
        shown = align_left(shorten(setting.glyphs.show(_name(setting, seat)), _NAME_CELLS), _NAME_CELLS)
        own = f"  ({people_text.you()})" if seat == me else ""
        points = "−" if scores[seat] is None else str(scores[seat])
        tone = Tone.STRONG if seat in result.winners else Tone.PLAIN
        lines.append((Run(f"  {shown}", Tone.DIM), Run(f"{points:>6}{own}", tone)))
    return lines


def _mine(setting: Setting, result: MatchResult) -> Seat | None:
    """Return the seat in which the reader played; another player may have it now."""
    seats = [Seat(seat) for seat in range(len(result.scores))]
    return next((seat for seat in seats if setting.model.played_by(seat)[1]), None)


def _name(setting: Setting, seat: Seat) -> str:
    return setting.model.played_by(seat)[0] or people_text.nobody()
