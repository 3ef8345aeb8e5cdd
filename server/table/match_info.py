"""What everybody may know of a match and its legs: a hidden number only when all that is played on it is over."""

from protocol.ids import Seat
from protocol.match_info import ClockInfo, LegInfo, MatchInfo, ReplacementInfo
from server.table import clocks
from server.table.match import Leg, Match, Replacing, dealt, moved_on, result, running


def of_match(match: Match, today: str = "") -> MatchInfo:
    """Return what everybody may know of a match; `today` is the day it is now, in UTC, whose number is not told."""
    deal, now = match.deal, dealt(match, match.leg)
    show = _is_shown(match, match.leg, today)
    legs = [of_leg(match, leg, today) for leg in match.legs]
    roles = match.leg.roles
    for number in range(len(legs) + 1, match.last + 1):
        roles = moved_on(roles)
        legs.append(LegInfo(leg=number, roles=roles, status="waiting", ply=0, score=None, parts=None))
    return MatchInfo(
        match=match.match,
        id=deal.id,
        game=deal.game.name,
        options=deal.options.model_dump(mode="json"),
        form=deal.form,
        known=deal.known,
        dead=deal.dead,
        number=now.number if show else None,
        salt=now.salt if show else None,
        commitment=now.commitment,
        legs=tuple(legs),
        result=result(match),
        computers=match.computers,
        takeback=None if match.asked is None else match.asked[:2],
        agreed=_agreed(match),
        left=tuple(sorted(match.left)),
        replacing=None if match.replacing is None else _replacing(match.replacing),
        clocks=of_clocks(match),
        players=deal.players,
        names=deal.names,
        peeked=tuple(sorted(match.peeked)),
    )


def of_leg(match: Match, leg: Leg, today: str = "") -> LegInfo:
    """Return what everybody may know of a leg that has started; `today` as for `of_match`."""
    own = dealt(match, leg) if match.deal.format.own_numbers else None
    show = own is not None and _is_shown(match, leg, today)
    return LegInfo(
        leg=leg.leg,
        roles=leg.roles,
        status="over" if leg.over else "playing" if match.ended is None else "unfinished",
        ply=leg.ply,
        score=leg.score.total,
        parts=leg.score.parts,
        by_seat=leg.score.seats,
        began=leg.played[0].at if leg.played else None,
        last=leg.played[-1].at if leg.played else None,
        number=own.number if own is not None and show else None,
        salt=own.salt if own is not None and show else None,
        commitment=None if own is None else own.commitment,
    )


def of_clocks(match: Match) -> ClockInfo | None:
    """Return what everybody sees of the clocks; None where the match has none."""
    left = match.leg.clocks
    if left is None:
        return None
    return ClockInfo(left=left.left, running=running(match), since=left.since, allowance=clocks.ALLOWANCE_MS)


def _is_shown(match: Match, leg: Leg, today: str) -> bool:
    """Tell whether everybody may know a leg's number: it was typed, or the last leg on it is over, as is its day."""
    if match.deal.daily is not None and match.deal.daily >= today:
        return False
    return match.deal.known or match.over or (match.deal.format.own_numbers and leg.over)


def _agreed(match: Match) -> tuple[Seat, ...]:
    what = match.asked or match.replacing
    return () if what is None else tuple(sorted(what.agreed))


def _replacing(asked: Replacing) -> ReplacementInfo:
    return ReplacementInfo(seat=asked.seat, by=asked.by, level=asked.level, player=asked.player, name=asked.name)
