"""The sentences of an analysis. `client/web/replay/analysis_sentences.js` has the same."""

from collections.abc import Mapping

from client.text import formats
from client.text.messages import analysis as analysis_text
from client.text.messages import leg as leg_text
from protocol.analysis import Fault, Verdict
from protocol.ids import Form

FAULTS: tuple[Fault, ...] = ("blunder", "mistake", "inaccuracy")
"""The faults, the worst first."""


def progress(done: int, moves: int) -> str:
    """Say the progress of an analysis; `moves` is 0 while unknown."""
    return analysis_text.progress(done=done, moves=moves) if moves else analysis_text.working()


def percent(accuracy: float | None) -> str:
    """Write an accuracy; None if the player never had a choice."""
    return analysis_text.percent(None if accuracy is None else int(accuracy + 0.5))


def fault_counts(tally: Mapping[Fault, int]) -> str:
    """Count faults by name, the worst first."""
    counts = [analysis_text.fault_count(fault, count=tally[fault]) for fault in FAULTS if tally.get(fault)]
    return formats.listed(counts) or analysis_text.no_faults()


def fault_letters(tally: Mapping[Fault, int]) -> str:
    """Count faults by their letters, the worst first."""
    counts = [f"{analysis_text.fault_letter(fault)} {tally[fault]}" for fault in FAULTS if tally.get(fault)]
    return "  ".join(counts) or analysis_text.no_faults()


def legend() -> str:
    """Explain the letters in the graph."""
    return "  ".join(f"{analysis_text.fault_letter(fault)} {analysis_text.fault(fault)}" for fault in reversed(FAULTS))


def leg_name(leg: int, legs: int, form: Form) -> str:
    """Name a leg if there are several; otherwise the name is empty."""
    return analysis_text.leg(kind="board" if form == "mirror" else "leg", leg=leg) if legs > 1 else ""


def table_name(name: str) -> str:
    """Name the table of a player in a race."""
    return leg_text.table_of(name)


def not_judged(name: str) -> str:
    """Say which moves are not judged: a player's who could move placed cards, or all if the name is empty."""
    return analysis_text.movable_by(name) if name else analysis_text.movable()


def verdict(name: str, told: Verdict, lost_at: int | None, move: str) -> str:
    """Say whether a deal can be won; `lost_at` is the index of the move after which it no longer can.

    `name` is the player's if there are several legs.
    """
    number = None if lost_at is None else lost_at + 1
    return analysis_text.verdict(name=name or None, verdict=told, number=number, move=move)
