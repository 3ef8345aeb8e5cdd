"""The due work of a room: a clock that runs out, and a move that the room makes by itself."""

from collections.abc import Sequence
from typing import Any

from server.games.game import Due
from server.table.clocks import Flagged, RanOut, next_flag
from server.table.decision import Decision
from server.table.dispatch import apply
from server.table.entries import Entry, stamp_entry
from server.table.match import Match
from server.table.moves import Moved
from server.table.room import Room


def next_due(room: Room) -> int | None:
    """Return the next due time in a room, in ms since 1970 UTC; None if nothing falls due.

    The time may have passed: then it is due now.
    """
    match = room.match
    if match is None or match.over:
        return None
    flag = None if match.leg.clocks is None else next_flag(match)
    coming = _next_own_move(match)
    return min([each[0] for each in (flag, coming) if each is not None], default=None)


def _next_own_move(match: Match) -> tuple[int, Due] | None:
    """Return when the room makes a move for a seat, in ms since 1970 UTC, and the move; None if it makes none."""
    leg = match.leg
    coming = None if match.over else match.game.due(leg.state)
    if coming is None:
        return None
    since = leg.played[coming.since - 1].at if coming.since else leg.at
    return None if since is None else (since + 1000 * coming.seconds, coming)


def due_after(room: Room, entries: Sequence[Entry], after: Any, at: int) -> int | None:
    """Return the next due time in a room after entries that are appended at a time, both in ms since 1970 UTC.

    `after` is the game's state after a move, as for `apply`. After a move without a clock only the game is asked;
    otherwise the entries are folded. Raises BrokenLog and UnknownRules.
    """
    match = room.match
    if after is not None and match is not None and match.leg.clocks is None and match.game.due(after) is None:
        return None
    for n, entry in enumerate(entries, room.version + 1):
        room = apply(room, stamp_entry(entry, n, at), room.code, after)
    return next_due(room)


def fall_due(room: Room, now: int) -> Decision | None:
    """Return the decision that is due in a room at a time in ms since 1970 UTC; None if nothing is due.

    A flag falls, or the room makes a move for a seat that has let too much time pass.
    """
    match = room.match
    if match is None or match.over:
        return None
    due = next_flag(match)
    if due is not None and now >= due[0]:
        first, *also = due[1]
        dropped = match.game.drop_out(match.leg.state, first) if match.goes_on else None
        if dropped is not None:
            over = match.leg.leg == match.last and not match.game.to_act(dropped.state)
            return Decision([RanOut(first)], over=over)
        return Decision([Flagged(first, () if match.goes_on else tuple(also))], over=True)
    coming = _next_own_move(match)
    if coming is None or now < coming[0]:
        return None
    leg, game, (seat, text, *_, auto) = match.leg, match.game, coming[1]
    after = game.apply(leg.state, seat, game.parse(text))
    over = leg.leg == match.last and not game.to_act(after)
    moved = Moved(seat=seat, leg=leg.leg, ply=leg.ply, move=text, auto=auto)
    return Decision([moved], after=after, over=over)
