"""The outcome of a race, in a sentence."""

from collections.abc import Callable, Sequence
from typing import Literal

from client.text.messages import result as result_text
from protocol.ids import Seat
from protocol.room import MatchResult


def race_outcome(result: MatchResult, names: Sequence[str], me: int | None, counted: Callable[[int], str]) -> str:
    """Return the winner and the reason, the reader first; `names` are by seat, `me` is the reader's seat."""
    won = me is not None and me in result.winners
    ordered = sorted(result.winners, key=lambda seat: (seat != me, seat))
    winners = [result_text.you() if seat == me else names[seat] for seat in ordered]
    if result.why == "score":
        best = max((score for score in result.scores if score is not None), default=0)
        winner: Literal["you", "player", "several", "nobody"] = "nobody"
        if winners:
            winner = "several" if len(winners) > 1 else "you" if won else "player"
        return result_text.race(winner=winner, names=winners, score=counted(best))
    if not winners:
        return result_text.race_without_winner(result.why == "resigned")
    losers = [name for seat, name in enumerate(names) if Seat(seat) not in result.winners]
    return result_text.race_ended_early(
        why=result.why,
        losers="you" if me is not None and not won else "one" if len(losers) == 1 else "all",
        loser="".join(losers[:1]),
        winner="you" if won else "player" if len(winners) == 1 else "several",
        names=winners,
    )
