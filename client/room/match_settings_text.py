"""The settings of a room's next match, in a sentence."""

from typing import Literal

from client.games.clocks import describe_clock
from client.text import formats
from client.text.messages import match as match_text
from protocol.ids import Role
from protocol.options import Clock


def settings_sentence(
    number: int | None,
    role: Role | None,
    clock: Clock | None,
    spectators: bool,
    *,
    together: bool = False,
    owning: bool = False,
    numbered: bool = True,
    hints: bool = False,
) -> str:
    """Return the settings that an owner has chosen; a `number` or a `role` in the first leg that is None is drawn.

    `numbered`: the number decides something. `together`: nobody has a role of their own in the first leg.

    >>> settings_sentence(None, "owner", None, False, numbered=False)
    'You own the tree first; no spectators.'
    """
    drawn: Literal["drawn_owner", "drawn"] = "drawn_owner" if owning else "drawn"
    settings = [
        match_text.set_number(number) if numbered else "",
        "" if together or role == "player" else match_text.set_role(role or drawn),
        describe_clock(clock) if clock is not None else "",
        match_text.set_hints() if hints else "",
        "" if spectators else match_text.set_no_spectators(),
    ]
    sentence = formats.clauses(settings)
    return f"{sentence[:1].upper()}{sentence[1:]}."


def time_limit(clock: Clock, form: str = "match", seats: int = 2, *, puzzle: bool = False) -> str:
    """Return how much time each player has, and what happens when it runs out.

    >>> time_limit(Clock(move=30), "together", puzzle=True)
    'You share one clock: 30\\xa0s for each card placed. When it runs out, the game ends.'
    """
    if form == "together" and puzzle:
        return match_text.time_limit(time=describe_clock(clock, per="card"), kind="puzzle")
    kind: Literal["together", "several", "two"] = (
        "together" if form == "together" else "several" if seats > 2 else "two"
    )
    return match_text.time_limit(time=describe_clock(clock), kind=kind)
