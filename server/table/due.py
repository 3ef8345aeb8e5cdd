"""The due work of a room: a clock that runs out, and a move that the room makes by itself."""

from collections.abc import Sequence
from typing import Any

from server.table import match as matches
from server.table.decision import Decision
from server.table.dispatch import evolve
from server.table.entries import Entry, stamped
from server.table.match_facts import Flagged, Moved, RanOut
from server.table.room import Room


def next_due(room: Room) -> int | None:
    """Return the next due time in a room, in ms since 1970 UTC; None if nothing falls due.

    The time may have passed: then it is due now.
    """
    match = room.match
    if match is None or match.over:
        return None
    flag = None if match.leg.clocks is None else matches.due(match)
    coming = matches.overdue(match)
    return min([each[0] for each in (flag, coming) if each is not None], default=None)


def due_after(room: Room, entries: Sequence[Entry], after: Any, at: int) -> int | None:
    """Return the next due time in a room after entries that are appended at a time, both in ms since 1970 UTC.

    `after` is the game's state after a move, as for `evolve`. After a move without a clock only the game is asked;
    otherwise the entries are folded. Raises BrokenLog and UnknownRules.
    """
    match = room.match
    if after is not None and match is not None and match.leg.clocks is None and match.game.due(after) is None:
        return None
    for n, entry in enumerate(entries, room.version + 1):
        room = evolve(room, stamped(entry, n, at), room.code, after)
    return next_due(room)


def fall_due(room: Room, now: int) -> Decision | None:
    """Return the decision that is due in a room at a time in ms since 1970 UTC; None if nothing is due.

    A flag falls, or the room makes a move for a seat that has let too much time pass.
    """
    match = room.match
    if match is None or match.over:
        return None
    due = matches.due(match)
    if due is not None and now >= due[0]:
        first, *also = due[1]
        dropped = match.game.drop_out(match.leg.state, first) if match.goes_on else None
        if dropped is not None:
            over = match.leg.leg == match.last and not match.game.to_act(dropped.state)
            return Decision([RanOut(first)], over=over)
        return Decision([Flagged(first, () if match.goes_on else tuple(also))], over=True)
    coming = matches.overdue(match)
    if coming is None or now < coming[0]:
        return None
    leg, game, (seat, text, *_, auto) = match.leg, match.game, coming[1]
    after = game.apply(leg.state, seat, game.parse(text))
    over = leg.leg == match.last and not game.to_act(after)
    return Decision([Moved(seat, leg.leg, leg.ply, text, auto)], after=after, over=over)
