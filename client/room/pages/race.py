"""A race is over: who won, and what each reached, the best first."""

from client.games import race_words
from client.room.pages.setting import Setting
from client.text import people_words
from client.text.lines import Line, Run
from client.text.tones import Tone
from protocol.ids import Seat
from protocol.room import MatchResult

_NAME_CELLS = 24


def outcome(setting: Setting, result: MatchResult) -> str:
    """Say who won, oneself first."""
    me = _mine(setting, result)
    mine = me is not None and me in result.winners
    winners = [_name(setting, seat) for seat in sorted(result.winners, key=lambda seat: (seat != me, seat))]
    if result.why != "score":
        others = [_name(setting, Seat(seat)) for seat in range(len(result.scores)) if seat not in result.winners]
        return race_words.ended(result.why, winners, others, mine=mine, lost=me is not None and not mine)
    best = max((score for score in result.scores if score is not None), default=0)
    return race_words.outcome(winners, setting.say.counted(best), mine=mine)


def places(setting: Setting, result: MatchResult) -> list[Line]:
    """List who played with what each reached, the best first."""
    me, scores = _mine(setting, result), {Seat(seat): score for seat, score in enumerate(result.scores)}
    lines: list[Line] = []
    for seat in sorted(scores, key=lambda seat: (seat not in result.winners, -(scores[seat] or 0), seat)):
        shown = setting.glyphs.show(_name(setting, seat))[:_NAME_CELLS].ljust(_NAME_CELLS)
        own = f"  ({people_words.YOU})" if seat == me else ""
        points = "−" if scores[seat] is None else str(scores[seat])
        tone = Tone.STRONG if seat in result.winners else Tone.PLAIN
        lines.append((Run(f"  {shown}", Tone.DIM), Run(f"{points:>6}{own}", tone)))
    return lines


def _mine(setting: Setting, result: MatchResult) -> Seat | None:
    """Return the seat in which one has played; whoever has it by now need not have."""
    seats = [Seat(seat) for seat in range(len(result.scores))]
    return next((seat for seat in seats if setting.model.played_by(seat)[1]), None)


def _name(setting: Setting, seat: Seat) -> str:
    return setting.model.played_by(seat)[0] or people_words.NOBODY
