"""What a finished match counts for, from its record alone: scores in the standings, wins, ratings and daily results.

- `list_leg_scores`, for the best scores of a number and of a player: legs that were played out. Scores with help, by a
  hint or by a move taken back that had shown a hidden card, are marked: they are counted apart. So are scores of casual
  games, with or without help.
- `list_outcomes`, for statistics: whole matches, played out or not, because a player who resigns has played, and not
  won. A match doesn't count for a player who took back a move that had shown them a hidden card, unless they lost. A
  score with help is none of the best scores, nor of the average. A casual game is not in the statistics at all.
- `list_daily_results`: matches on the daily number, for players who didn't resign.
- `find_rated_duel`, for ratings: matches of two players, computers among them, on a hidden number. It rates nobody if
  hints, or moves taken back that had shown a card, may have helped to a win or a draw. A player who loses in spite of
  them has lost, because otherwise a hint would save any lost match.

A match counts only for players who made all moves of their seats, and it rates nobody if one of them didn't. Apart from
ratings, nothing counts for a computer.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from typing import Literal

from protocol.ids import MatchId, PlayerId, Role, Seat, level_of
from protocol.record import (
    Incident,
    Record,
    RecordComputer,
    RecordHint,
    RecordLeg,
    RecordReplaced,
    RecordReturned,
    RecordScore,
    RecordTakeback,
)
from protocol.scores import PastMatch, PastSeat
from server.table.match import game_of

MatchResult = Literal["won", "lost", "drawn", "played"]
RATED = ("match", "mirror", "race")
"""The forms in which players play against each other."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LegScore:
    """A leg's final score for a player in a role, at a time in ms since 1970 UTC.

    `hints` and `takebacks` count the player's hints, and the moves they took back after these had shown a hidden card.
    `helped`: the score profits from such help, also from another player's: all players see a card that was shown, and
    players together share their score. `casual`: it is the score of a casual game, which is never `helped`. `seconds`
    passed from the leg's first move to its last.
    """

    number: int
    role: Role
    player: PlayerId
    name: str
    score: int
    at: int
    helped: bool
    hints: int
    takebacks: int
    seconds: int
    casual: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Outcome:
    """How a match ended for a player, at a time in ms since 1970 UTC.

    `won` is None if the match can't be won: all play together, or a solo game without a winning score. `score` is the
    player's own, None without one, with help, or if it says no more than `won`; `low`: the lowest score is the best.
    """

    player: PlayerId
    won: bool | None
    score: int | None
    low: bool
    at: int


@dataclass(frozen=True, slots=True, kw_only=True)
class DailyResult:
    """A player's result on the daily number: the deciding `scores`, their own first, and by how much it was better.

    `opponent` is the other player's name, or the level of the `computer`. It ended `at`, in ms since 1970 UTC. If `why`
    isn't `score`, the other player resigned or stayed away, and there is nothing to compare.
    """

    player: PlayerId
    name: str
    opponent: str
    computer: bool
    difference: int
    scores: tuple[int, int]
    at: int
    why: Literal["score", "resigned", "claimed", "flag"] = "score"


@dataclass(frozen=True, slots=True, kw_only=True)
class Duel:
    """A match that rates its players, by seat; `winner` is None in a draw. It ended at a time in ms since 1970 UTC.

    A match by `correspondence` changes other ratings than live play does.
    """

    players: tuple[PlayerId, PlayerId]
    names: tuple[str, str]
    winner: Seat | None
    at: int
    correspondence: bool = False


def list_leg_scores(record: Record) -> Iterator[LegScore]:
    """Yield the scores of a match that count, in the order of its legs and seats."""
    away: set[int] = set()
    for leg in record.legs:
        if record.form == "mirror":
            away.clear()  # each board tells for itself when the computer played there
        played_by_others = set(away)
        for incident in leg.incidents:
            if isinstance(incident, RecordComputer | RecordReplaced):
                away.add(incident.seat)
                played_by_others.add(incident.seat)
            elif isinstance(incident, RecordReturned):
                away.discard(incident.seat)
        if leg.result is None:
            continue
        for seated in record.seats:
            player = PlayerId(seated.player)
            if str(seated.seat) not in leg.roles:
                continue  # in a race, each leg is one seat's
            if level_of(player) is None and seated.seat not in played_by_others:
                yield LegScore(
                    number=leg.number,
                    role=leg.roles[str(seated.seat)],
                    player=player,
                    name=seated.name,
                    score=_own(leg.result.score, seated.seat),
                    at=_move_time(leg, -1),
                    helped=not record.casual and _is_helped(record, leg, seated.seat),
                    hints=_hinted(leg).count(seated.seat),
                    takebacks=_peeked(leg).count(seated.seat),
                    seconds=(_move_time(leg, -1) - _move_time(leg, 0)) // 1000,
                    casual=record.casual is True,
                )


def list_outcomes(record: Record) -> Iterator[Outcome]:
    """Yield how a match ended for its players, by seat; nothing for a casual game. Raises UnknownRules."""
    if record.casual:
        return
    incidents = [incident for leg in record.legs for incident in leg.incidents]
    others = {each.seat for each in incidents if isinstance(each, RecordComputer | RecordReplaced)}
    peeked = {each.seat for each in incidents if has_peeked(each)}
    at, game = end_time(record), game_of(record.game, record.rules, record.package)
    options = game.options.model_validate(record.options)
    format = game.format(options, record.form, len(record.seats))
    only_won, low = format.won_or_lost, format.lowest_wins
    for seated in record.seats:
        player = PlayerId(seated.player)
        if level_of(player) is None and seated.seat not in others:
            score = record.result.scores.get(str(seated.seat))
            won = _won(record, seated.seat, score, 1 if only_won else format.winning_score)
            if seated.seat not in peeked:
                helped = any(_is_helped(record, leg, seated.seat) for leg in record.legs)
                yield Outcome(player=player, won=won, score=None if only_won or helped else score, low=low, at=at)
            elif won is False and record.result.winners:
                yield Outcome(player=player, won=won, score=None, low=low, at=at)


def list_results(record: Record) -> list[MatchResult]:
    """Return how a match ended, by seat: `played` if its form can't be won. Raises UnknownRules."""
    game = game_of(record.game, record.rules, record.package)
    format = game.format(game.options.model_validate(record.options), record.form, len(record.seats))
    winning = 1 if format.won_or_lost else format.winning_score
    won = [_won(record, seat.seat, record.result.scores.get(str(seat.seat)), winning) for seat in record.seats]
    if record.form in RATED and not record.result.winners:
        return ["drawn"] * len(won)
    return ["played" if each is None else "won" if each else "lost" for each in won]


def list_daily_results(record: Record) -> Iterator[DailyResult]:
    """Yield the result of a match on the daily number for each player who played all of it and didn't resign."""
    result = record.result
    by_player = {seated.player: seated for seated in record.seats}
    for outcome in list_outcomes(record):
        own = by_player[outcome.player]
        (other,) = (seated for seated in record.seats if seated is not own)
        if result.why != "score" and own.seat not in result.winners:
            continue
        whole = result.why == "score"
        scores = (result.scores[str(own.seat)], result.scores[str(other.seat)]) if whole else (0, 0)
        by = abs(scores[0] - scores[1])
        level = level_of(PlayerId(other.player))
        yield DailyResult(
            player=outcome.player,
            name=own.name,
            opponent=level or other.name,
            computer=level is not None,
            difference=by if own.seat in result.winners else -by,
            scores=scores,
            at=outcome.at,
            why=result.why,
        )


def find_rated_duel(record: Record) -> Duel | None:
    """Return how a match rates its players; None if it doesn't."""
    if record.form not in RATED or len(record.seats) != 2:
        return None
    first, second = record.seats
    if first.player == second.player or any(leg.commitment is None for leg in record.legs):
        return None
    incidents = [incident for leg in record.legs for incident in leg.incidents]
    if any(isinstance(incident, RecordComputer | RecordReplaced) for incident in incidents):
        return None
    winners = record.result.winners
    winner = Seat(winners[0]) if len(winners) == 1 else None
    helped = {incident.seat for incident in incidents if isinstance(incident, RecordHint) or has_peeked(incident)}
    if helped and (winner is None or winner in helped):
        return None
    return Duel(
        players=(PlayerId(first.player), PlayerId(second.player)),
        names=(first.name, second.name),
        winner=winner,
        at=end_time(record),
        correspondence=record.correspondence is True,
    )


def describe_match(match: MatchId, record: Record) -> PastMatch:
    """Return a finished match as the page of the player in its first seat shows it."""
    result = record.result
    seats = [
        PastSeat(player=PlayerId(each.player), name=each.name, score=result.scores.get(str(each.seat)))
        for each in record.seats
    ]
    return PastMatch(
        match=match,
        game=record.game,
        options=record.options,
        form=record.form,
        at=end_time(record),
        seats=tuple(seats),
        winners=tuple([Seat(seat) for seat in result.winners]),
        why=result.why,
        seat=Seat(0),
        correspondence=record.correspondence is True,
    )


def has_peeked(incident: Incident) -> bool:
    """Tell whether a seat took back a move that had shown it a hidden card."""
    return isinstance(incident, RecordTakeback) and incident.shown is True


def end_time(record: Record) -> int:
    """Return when a match ended, in ms since 1970 UTC; 0 if its record has no times."""
    return max((parse_time(each.at) or 0 for leg in record.legs for each in (*leg.moves, *leg.incidents)), default=0)


def parse_time(at: str | None) -> int | None:
    """Return a record's time in ms since 1970 UTC.

    >>> parse_time("2026-11-21T10:00:00Z")
    1795255200000
    """
    return None if at is None else round(datetime.fromisoformat(at).timestamp() * 1000)


def _is_helped(record: Record, leg: RecordLeg, seat: int) -> bool:
    """Tell whether a seat's score in a leg profits from help."""
    if str(seat) not in leg.roles:
        return False
    hinted = _hinted(leg)
    return bool(_peeked(leg)) or seat in hinted or (record.form == "together" and bool(hinted))


def _hinted(leg: RecordLeg) -> list[int]:
    """Return the seats of a leg's hints."""
    return [each.seat for each in leg.incidents if isinstance(each, RecordHint)]


def _peeked(leg: RecordLeg) -> list[int]:
    """Return the seats of a leg's takebacks that had shown a card."""
    return [each.seat for each in leg.incidents if has_peeked(each)]


def _own(score: RecordScore, seat: int) -> int:
    return score[str(seat)] if isinstance(score, dict) else score


def _won(record: Record, seat: int, score: int | None, winning: int | None) -> bool | None:
    if record.form == "together":
        return None
    if record.form == "solo":
        return None if winning is None else score == winning
    return seat in record.result.winners


def _move_time(leg: RecordLeg, move: int) -> int:
    return (parse_time(leg.moves[move].at) or 0) if leg.moves else 0
