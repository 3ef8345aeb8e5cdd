"""Notices about errors, requests and absent players, each with the actions of the reader. Pure.

A notice is a value. Its sentence is in `notice_sentence.py`. The actions are keys in the terminal, commands in line
mode and buttons in the browser.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum

from client.net.link_state import Connecting, FailureKind, Lost
from client.room.actions import Deed, asked_for_replacement, bar, to_replace
from client.room.quick_match import missed
from client.room.session import Model, Phase
from protocol.events import Away
from protocol.ids import Seat


class NoticeKind(StrEnum):
    """What a notice is about."""

    OWN_SERVER_GONE = "own_server_gone"
    LOST = "lost"
    RECONNECTING = "reconnecting"
    LATE = "late"
    STORE_AWAY = "store_away"
    REFUSED = "refused"
    RESET = "reset"
    DEAD_NUMBER = "dead_number"

    TAKEBACK = "takeback"
    TAKEBACK_AGREED = "takeback_agreed"
    OWN_TAKEBACK = "own_takeback"
    REPLACEMENT = "replacement"
    OWN_REPLACEMENT = "own_replacement"
    LEFT = "left"
    COMPUTER_PLAYS = "computer_plays"
    MISSED = "missed"
    OPPONENT_AWAY = "opponent_away"
    PLAYERS_AWAY = "players_away"


class NoticeAction(StrEnum):
    """What the reader of a notice can do."""

    AGREE = "agree"
    DECLINE = "decline"
    WITHDRAW = "withdraw"
    COME_BACK = "come_back"
    FREE = "free"
    GO_ON_WITHOUT = "go_on_without"
    ASK_FOR_SEAT = "ask_for_seat"


NEWS = frozenset(
    {
        "sat",
        "stood",
        "returned",
        "substituted",
        "time_given",
        "time_low",
        "takeback_refused",
        "taken_back",
        "ran_out",
        "takeback_agreed",
        "left",
        "replacement_asked",
        "replacement_agreed",
        "replacement_refused",
        "replaced",
        "configured",
        "enlisted",
        "plays_as",
        "freed",
        "banned",
        "owned",
        "seat_moved",
        "declined",
        "hinted",
        "challenge_declined",
        "challenge_withdrawn",
    }
)
"""The kinds of events that the status line shows until the next event; others are shown elsewhere."""
_ANSWERS = (NoticeAction.AGREE, NoticeAction.DECLINE)


@dataclass(frozen=True, slots=True)
class Notice:
    """A notice.

    `seats` are the seats of the players it is about; empty: all others. `level` is a computer's level, `name` the name
    of a person who asks for a seat. `seconds` is the time until the reader can do something; None if it is unknown or
    does not matter.
    """

    kind: NoticeKind
    actions: tuple[NoticeAction, ...] = ()
    seats: tuple[Seat, ...] = ()
    level: str | None = None
    name: str | None = None
    seconds: int | None = None


def troubles(model: Model, *, hosted: bool = False) -> list[Notice]:
    """Return the problems of the connection, a command or the number, the most important first.

    `hosted`: the server is this machine's own. The pages for entering and leaving show their own errors.
    """
    return [] if model.phase in (Phase.CONNECTING, Phase.STOPPED) else [*map(Notice, _troubles(model, hosted))]


def _troubles(model: Model, hosted: bool) -> Iterator[NoticeKind]:
    if isinstance(model.link, Lost):
        own = hosted and model.link.failure.kind is FailureKind.NOTHING_LISTENS
        yield NoticeKind.OWN_SERVER_GONE if own else NoticeKind.LOST
    elif isinstance(model.link, Connecting):
        yield NoticeKind.RECONNECTING
    elif model.late:
        yield NoticeKind.LATE
    elif model.delayed:
        yield NoticeKind.STORE_AWAY
    if model.refused is not None and not model.phase.at_the_tree:  # a leg shows refusals itself
        yield NoticeKind.REFUSED
    if model.room is not None and model.room.reset:
        yield NoticeKind.RESET
    if model.begins_dead:
        yield NoticeKind.DEAD_NUMBER


def request(model: Model, now: float | None) -> Notice | None:
    """Return the request or absence that the players should know about; None if there is none.

    `now` is the time by the server's clock, in ms since 1970 UTC, if it is known.
    """
    if model.under_way and (asked := _takeback(model) or _replacement(model)) is not None:
        return asked
    if model.has_left:
        comes_back = bar(model, Deed.COME_BACK) is None
        return Notice(NoticeKind.LEFT, (NoticeAction.COME_BACK,) if comes_back else ())
    if model.me is not None and (level := model.computer_of(model.me)) is not None:
        return Notice(NoticeKind.COMPUTER_PLAYS, (NoticeAction.COME_BACK,), level=level)
    if (found := missed(model)) is not None:
        seconds = 0 if now is None else _seconds(found, now)
        actions = () if seconds else (NoticeAction.FREE,)
        return Notice(NoticeKind.MISSED, actions, (found.seat,), seconds=seconds)
    return _players_away(model, now) if model.goes_on else _opponent_away(model, now)


def _takeback(model: Model) -> Notice | None:
    match, me = model.match, model.me
    if match is None or match.takeback is None:
        return None
    asks = match.takeback[0]
    if me is None:
        return Notice(NoticeKind.TAKEBACK, seats=(asks,))
    if asks == me:
        others = () if model.other is None else (model.other,)
        return Notice(NoticeKind.OWN_TAKEBACK, (NoticeAction.WITHDRAW,), others)
    if model.replaced or model.has_left:
        return None
    if me in match.agreed:
        return Notice(NoticeKind.TAKEBACK_AGREED, seats=(asks,))
    return Notice(NoticeKind.TAKEBACK, _ANSWERS, (asks,))


def _replacement(model: Model) -> Notice | None:
    asked = None if model.match is None else model.match.replacing
    if asked is None:
        return None
    if asked_for_replacement(model):
        return Notice(NoticeKind.OWN_REPLACEMENT, (NoticeAction.WITHDRAW,), (asked.seat,))
    actions = _ANSWERS if bar(model, Deed.ANSWER_REPLACEMENT) is None else ()
    return Notice(NoticeKind.REPLACEMENT, actions, (asked.seat,), asked.level, asked.name)


def _players_away(model: Model, now: float | None) -> Notice | None:
    """Return the notice about players who are away or have left while others play on."""
    if not model.gone:
        return None
    if ready := to_replace(model, now):
        action = NoticeAction.ASK_FOR_SEAT if model.me is None else NoticeAction.GO_ON_WITHOUT
        return Notice(NoticeKind.PLAYERS_AWAY, (action,), ready)
    until = [away for seat in model.gone if (away := model.away_of(seat)) is not None]
    seconds = None if now is None or not until else min(_seconds(away, now) for away in until)
    return Notice(NoticeKind.PLAYERS_AWAY, seats=model.gone, seconds=seconds)


def _opponent_away(model: Model, now: float | None) -> Notice | None:
    other = model.other
    away = model.away_of(other) if other is not None and model.under_way else None
    if away is None or other is None or model.computer_of(other) is not None or model.played_out(other):
        return None
    if model.correspondence:  # nobody waits for the other to be here
        return None
    seconds = 0 if now is None else _seconds(away, now)
    actions = (NoticeAction.GO_ON_WITHOUT,) if now is not None and not seconds else ()
    return Notice(NoticeKind.OPPONENT_AWAY, actions, (other,), seconds=seconds)


def _seconds(away: Away, now: float) -> int:
    """Return the seconds until the reader can act on an absence."""
    return max(0, -int(-(away.claimable - now) // 1000))


def names_of(model: Model, seats: Sequence[Seat], nobody: str) -> list[str]:
    """Return the names of players, with a word for players without a name."""
    return [model.name_of(seat) or nobody for seat in seats]
