"""The actions that a player in a room can take now, and the reasons against the others. Pure.

A client offers these actions; the server decides.
"""

from collections.abc import Mapping
from enum import StrEnum

from client.games.happenings import standing
from client.games.options import OFFERS, chosen_of
from client.room.model import ALIKE
from client.room.quick_match import missed
from client.room.session import Model
from client.text import formats
from protocol.ids import PlayerId, Seat


class Deed(StrEnum):
    """An action in a room besides playing."""

    SIT = "sit"
    STAND = "stand"
    COME_BACK = "come_back"
    ASK_FOR_SEAT = "ask_for_seat"
    ANSWER_REPLACEMENT = "answer_replacement"
    TAKE_BACK = "take_back"
    UNDO = "undo"
    ANSWER = "answer"
    WITHDRAW = "withdraw"
    GO_ON_WITHOUT = "go_on_without"
    RESIGN = "resign"
    MOVE_SEAT = "move_seat"
    SETTINGS = "settings"
    FREE = "free"
    SEND_AWAY = "send_away"
    PASS_ON = "pass_on"  # noqa: S105 # a deed
    SEAT_COMPUTER = "seat_computer"
    BEGIN_WITH_THESE = "begin_with_these"
    TOURNAMENT = "tournament"
    HINT = "hint"
    NUMBER = "number"
    ANALYSIS = "analysis"
    SCORES = "scores"


class Bar(StrEnum):
    """Why an action is not possible now."""

    NO_SEAT = "no_seat"
    SEATED = "seated"
    FULL = "full"
    KEPT = "kept"
    PLAYING = "playing"
    NO_MATCH = "no_match"
    NO_LEG = "no_leg"
    NO_MOVE = "no_move"
    RACE = "race"
    NOT_ALONE = "not_alone"
    OWN_UNDO = "own_undo"
    REVEALED = "revealed"
    FINAL = "final"
    ASKED = "asked"
    NOT_ASKED = "not_asked"
    COMPUTER_PLAYS = "computer_plays"
    NO_COMPUTER = "no_computer"
    OTHER_HERE = "other_here"
    PLAYED_OUT = "played_out"
    TOO_SOON = "too_soon"
    CORRESPONDENCE = "correspondence"
    TOO_FEW = "too_few"
    NOT_OWNER = "not_owner"
    NOBODY_SITS = "nobody_sits"
    NOBODY_ELSE = "nobody_else"
    ALONE = "alone"
    NO_HINTS = "no_hints"
    NOT_YOUR_TURN = "not_your_turn"
    HIDDEN = "hidden"
    NOT_OVER = "not_over"
    NO_ROOM = "no_room"
    DAILY = "daily"
    QUICK = "quick"


_ONCE = {Deed.SETTINGS, Deed.SEAT_COMPUTER, Deed.BEGIN_WITH_THESE, Deed.TOURNAMENT, Deed.TAKE_BACK}
"""Actions that don't exist on the daily number, because everyone plays it the same way."""
_AFTERWARDS = {Deed.FREE, Deed.STAND}
"""Actions that don't exist once the daily number has begun: no other player may take the seat and see the cards."""

_AS_ASKED = {Deed.SETTINGS, Deed.SEAT_COMPUTER}
"""Actions that don't exist before a quick match, because both players asked for its settings and for a person."""


def bar(model: Model, deed: Deed, now: float | None = None) -> Bar | None:
    """Return why an action is not possible now; None if it is possible.

    `now` is the time by the server's clock in ms since 1970 UTC, if it is known.
    """
    found, room = _bar(model, deed, now), model.room
    if found is not None or room is None:
        return found
    if room.daily is not None and (deed in _ONCE or (deed in _AFTERWARDS and model.match is not None)):
        return Bar.DAILY
    if room.daily is not None and deed is Deed.ANALYSIS and model.match is not None and model.match.number is None:
        return Bar.HIDDEN
    return Bar.QUICK if room.quick and model.match is None and deed in _AS_ASKED else None


def _sit(model: Model, now: float | None) -> Bar | None:
    """Return why a spectator can't take a seat; None if one is free, and not kept for another player."""
    room = model.room
    if room is None or model.free_seat is None:
        return Bar.FULL
    kept = room.challenge
    open_to_all = kept is None or (now is not None and now >= kept.until) or model.owner
    return None if open_to_all or (kept is not None and kept.player == model.player) else Bar.KEPT


def _bar(model: Model, deed: Deed, now: float | None) -> Bar | None:
    match deed:
        case Deed.SETTINGS | Deed.FREE | Deed.SEND_AWAY | Deed.PASS_ON | Deed.SEAT_COMPUTER | Deed.BEGIN_WITH_THESE:
            return _owners(model, deed, now)
        case Deed.TOURNAMENT:
            competes = model.room is not None and model.room.tournament is not None
            return Bar.PLAYING if model.under_way else None if competes or model.owner else Bar.NOT_OWNER
        case Deed.HINT:
            return _hint(model)
        case Deed.UNDO:
            return _undo(model)
        case Deed.NUMBER | Deed.ANALYSIS | Deed.SCORES:
            return _knowledge(model, deed)
        case Deed.SIT:
            return Bar.SEATED if model.me is not None else _sit(model, now)
        case Deed.STAND | Deed.MOVE_SEAT | Deed.RESIGN if model.me is None:
            return Bar.NO_SEAT
        case Deed.STAND:
            return Bar.PLAYING if model.under_way else None
        case Deed.MOVE_SEAT:
            return None
        case Deed.RESIGN:
            return _resign(model)
        case Deed.COME_BACK:
            if model.has_left and model.me is not None and model.played_out(model.me):
                return Bar.PLAYED_OUT
            return None if model.replaced or model.has_left else Bar.NO_COMPUTER
        case Deed.ASK_FOR_SEAT:
            return _ask_for_seat(model, now)
        case Deed.ANSWER_REPLACEMENT:
            return _answer_replacement(model)
        case Deed.GO_ON_WITHOUT:
            return _without(model, now)
    return _takeback(model, deed)


def _owners(model: Model, deed: Deed, now: float | None) -> Bar | None:
    if deed is Deed.FREE and not model.owner and (found := missed(model)) is not None:
        return None if now is not None and now >= found.claimable else Bar.TOO_SOON
    if not model.owner:
        return Bar.NOT_OWNER
    if deed is Deed.SEND_AWAY:
        if to_send_away(model):
            return None
        return Bar.PLAYING if model.under_way and others_seated(model) else Bar.NOBODY_ELSE
    if deed is not Deed.PASS_ON and model.under_way:
        return Bar.PLAYING
    if deed is Deed.SEAT_COMPUTER:
        return None if model.free_seat is not None else Bar.FULL
    if deed is Deed.BEGIN_WITH_THESE:
        taken = seated(model)
        return Bar.FULL if model.free_seat is None else None if taken >= 2 and _are_alike(model) else Bar.TOO_FEW
    if deed is Deed.PASS_ON:
        return None if to_pass_on(model) else Bar.NOBODY_SITS
    return None if deed is Deed.SETTINGS or others_seated(model) else Bar.NOBODY_SITS


def seated(model: Model) -> int:
    """Return how many seats are taken."""
    return sum(each.player is not None for each in model.room.seats) if model.room is not None else 0


def _are_alike(model: Model) -> bool:
    return model.room is not None and (model.room.form in ALIKE or len(model.room.seats) > 2)


def _resign(model: Model) -> Bar | None:
    if not model.under_way or model.has_left:
        return Bar.NO_MATCH
    view = None if model.room is None else model.room.view
    if model.me is None or not model.played_out(model.me) or (view is not None and model.me in view.to_act):
        return None
    # scores stand, and can't be given up while other people play on; no need to wait for computers
    others = (seat for seat in model.others if model.computer_of(seat) is None and not model.played_out(seat))
    return None if next(others, None) is None else Bar.PLAYED_OUT


def _hint(model: Model) -> Bar | None:
    if model.room is None or model.me is None:
        return Bar.NO_SEAT
    if model.position is None:
        return Bar.NO_LEG
    if not model.room.hints:
        return Bar.NO_HINTS
    if model.replaced:
        return Bar.COMPUTER_PLAYS
    return None if model.my_turn else Bar.NOT_YOUR_TURN


def _knowledge(model: Model, deed: Deed) -> Bar | None:
    if model.room is None:
        return Bar.NO_ROOM
    if deed is Deed.SCORES:
        return None
    if model.match is None:
        return Bar.NO_MATCH
    if deed is Deed.ANALYSIS:
        return Bar.NOT_OVER if model.under_way else None
    return Bar.HIDDEN if model.match.number is None else None


def _without(model: Model, now: float | None) -> Bar | None:
    if model.solo:
        return Bar.ALONE
    if model.me is None:
        return Bar.NO_SEAT
    if not model.under_way:
        return Bar.NO_MATCH
    if model.goes_on:
        return Bar.COMPUTER_PLAYS if model.replaced else _gone(model, now)
    if model.other is None or model.replaced or model.computer_of(model.other) is not None:
        return Bar.COMPUTER_PLAYS
    if model.correspondence:
        return Bar.CORRESPONDENCE
    since = model.away_of(model.other)
    if since is None:
        return Bar.OTHER_HERE
    if model.played_out(model.other):
        return Bar.PLAYED_OUT
    return Bar.TOO_SOON if now is None or now < since.claimable else None


def _gone(model: Model, now: float | None) -> Bar | None:
    """Return why no seat can be taken over now, if more than two play or all play together."""
    if model.match is not None and model.match.replacing is not None:
        return Bar.ASKED
    if to_replace(model, now):
        return None
    if model.correspondence:
        return Bar.CORRESPONDENCE
    return Bar.TOO_SOON if model.gone else Bar.OTHER_HERE


def _ask_for_seat(model: Model, now: float | None) -> Bar | None:
    if model.me is not None:
        return Bar.SEATED
    if not model.under_way:
        return Bar.NO_MATCH
    return _gone(model, now) if model.goes_on else Bar.FULL


def _answer_replacement(model: Model) -> Bar | None:
    match = model.match
    if model.me is None:
        return Bar.NO_SEAT
    asked = match.replacing if match is not None and model.under_way else None
    if match is None or asked is None or model.me in (asked.seat, *match.agreed):
        return Bar.NOT_ASKED
    return Bar.COMPUTER_PLAYS if model.replaced or model.has_left else None


def asked_for_replacement(model: Model) -> bool:
    """Return whether the reader has requested the replacement of a player."""
    asked = model.match.replacing if model.match is not None else None
    if asked is None:
        return False
    return asked.by == model.me if asked.by is not None else asked.player == model.player


def to_replace(model: Model, now: float | None) -> tuple[Seat, ...]:
    """Return the seats that can be taken over now: their players have left, or been away for long enough."""
    return tuple(
        seat
        for seat in model.gone
        if (away := model.away_of(seat)) is None or (now is not None and now >= away.claimable)
    )


def _takeback(model: Model, deed: Deed) -> Bar | None:
    match, leg = model.match, model.leg
    if model.me is None:
        return Bar.NO_SEAT
    if model.solo:
        return Bar.ALONE
    if model.room is not None and model.room.form == "race":
        return Bar.RACE
    if not model.under_way or match is None or leg is None or leg.status != "playing":
        return Bar.NO_LEG
    if model.replaced:
        return Bar.COMPUTER_PLAYS
    if deed is Deed.TAKE_BACK:
        if match.takeback is not None:
            return Bar.ASKED
        return Bar.NO_MOVE if not _has_moved(model, leg.ply) else Bar.FINAL if _is_final(model, leg.ply) else None
    mine = match.takeback is not None and match.takeback[0] == model.me
    if match.takeback is None or mine is (deed is Deed.ANSWER) or (deed is Deed.ANSWER and model.me in match.agreed):
        return Bar.NOT_ASKED
    return None


def _undo(model: Model) -> Bar | None:
    """Return why a player alone can't undo the last move now."""
    leg = model.leg
    if model.me is None:
        return Bar.NO_SEAT
    if not model.solo:
        return Bar.NOT_ALONE
    if not model.under_way or leg is None or leg.status != "playing":
        return Bar.NO_LEG
    if leg.undo_to is None:
        return Bar.OWN_UNDO
    if leg.ply == 0:
        return Bar.NO_MOVE
    return Bar.REVEALED if leg.ply <= leg.undo_to else None


def _is_final(model: Model, ply: int) -> bool:
    """Return whether the game's rules forbid a takeback of the last move."""
    room = model.room
    return room is not None and room.game in OFFERS and OFFERS[room.game].final(chosen_of(room.game, room.options), ply)


def _has_moved(model: Model, ply: int) -> bool:
    """Return whether the reader may have made one of the moves; the maker of a single move is known."""
    happenings = standing(model.room.happenings) if model.room is not None else []
    moved = [each.seat for each in happenings if each.kind == "moved"]
    return ply > 1 or (ply == 1 and (not moved or moved[-1] == model.me))


def others_seated(model: Model) -> Mapping[Seat, str]:
    """Return the names of the other players by seat."""
    if model.room is None:
        return {}
    return {
        each.seat: formats.name(each.name or "")
        for each in model.room.seats
        if each.player is not None and each.player != model.player
    }


def to_pass_on(model: Model) -> Mapping[Seat, str]:
    """Return the people who can become the owner, by seat."""
    return {seat: name for seat, name in others_seated(model).items() if model.computer_at(seat) is None}


def to_send_away(model: Model) -> Mapping[PlayerId, str]:
    """Return the people whom the owner can remove now: everyone except the players of a match."""
    room = model.room
    if room is None:
        return {}
    playing = {each.player for each in room.seats} if model.under_way else set()
    gone = {player for player, _ in room.banned} | {each.player for each in room.seats if each.computer is not None}
    return {
        player: name
        for player, name in model.people.items()
        if player not in playing and player not in gone and player not in (model.player, room.owner)
    }
