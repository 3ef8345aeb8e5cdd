"""How a match ended for each person who played all of it: worked out of its record alone, for statistics.

It counts whether it was played out or not: who resigns, or gives up, has played and not won. It does not for a
computer, nor for a person in whose place one played for a while, or who took the seat of another. Nor does it for one
who took back what had shown them a hidden card, unless they lost all the same.
"""

from collections.abc import Iterator
from datetime import datetime
from typing import Literal, NamedTuple

from protocol.ids import PlayerId, level_of
from protocol.record import Incident, Record, RecordComputer, RecordReplaced, RecordTakeback
from server.table.match import game_of


class Outcome(NamedTuple):
    """How a match ended for a player, at a time in ms since 1970 UTC.

    `won` is None where that is no question: all play together, or one alone what cannot be won. `score` is one's own,
    None where none was reached, or where it says no more than `won`.
    """

    player: PlayerId
    won: bool | None
    score: int | None
    at: int


def outcomes(record: Record) -> Iterator[Outcome]:
    """Yield how a match ended for its players, by seat. Raises UnknownRules."""
    others = {
        incident.seat
        for leg in record.legs
        for incident in leg.incidents
        if isinstance(incident, RecordComputer | RecordReplaced)
    }
    peeked = {incident.seat for leg in record.legs for incident in leg.incidents if has_peeked(incident)}
    at, game = ended(record), game_of(record.game, record.rules)
    options = game.options.model_validate(record.options)
    only_won = game.format(options, record.form, len(record.seats)).won_or_lost
    for seated in record.seats:
        player = PlayerId(seated.player)
        if level_of(player) is None and seated.seat not in others:
            score = record.result.scores.get(str(seated.seat))
            won = _won(record, seated.seat, score, 1 if only_won else game.winning_score)
            if seated.seat not in peeked:
                yield Outcome(player, won, None if only_won else score, at)
            elif won is False and record.result.winners:
                yield Outcome(player, won, None, at)


def has_peeked(incident: Incident) -> bool:
    """Tell whether something in a match is that a seat took back what had shown it a hidden card."""
    return isinstance(incident, RecordTakeback) and incident.shown is True


def ended(record: Record) -> int:
    """Return when a match ended, in ms since 1970 UTC; 0 where its record has no times."""
    return max((_ms(each.at) for leg in record.legs for each in (*leg.moves, *leg.incidents)), default=0)


def _won(record: Record, seat: int, score: int | None, winning: int | None) -> bool | None:
    if record.form == "together":
        return None
    if record.form == "solo":
        return None if winning is None else score == winning
    return seat in record.result.winners


def _ms(at: str | None) -> int:
    return 0 if at is None else round(datetime.fromisoformat(at).timestamp() * 1000)


class Tried(NamedTuple):
    """What came of a try: the deciding `scores`, one's own first, and by how much that was the better one.

    `opponent` is the other's name, or the level of the `computer`. It ended `at`, in ms since 1970 UTC. `why` is not
    `score` where the other gave it up or stayed away; then there are no scores to compare, and no difference.
    """

    player: PlayerId
    name: str
    opponent: str
    computer: bool
    difference: int
    scores: tuple[int, int]
    at: int
    why: Literal["score", "resigned", "claimed", "flag"] = "score"


def tried(record: Record) -> Iterator[Tried]:
    """Yield what came of a match on the daily number for each person who played all of it, and did not give it up."""
    result = record.result
    by_player = {seated.player: seated for seated in record.seats}
    for outcome in outcomes(record):
        own = by_player[outcome.player]
        (other,) = (seated for seated in record.seats if seated is not own)
        if result.why != "score" and own.seat not in result.winners:
            continue
        whole = result.why == "score"
        scores = (result.scores[str(own.seat)], result.scores[str(other.seat)]) if whole else (0, 0)
        by = abs(scores[0] - scores[1])
        level = level_of(PlayerId(other.player))
        yield Tried(
            player=outcome.player,
            name=own.name,
            opponent=level or other.name,
            computer=level is not None,
            difference=by if own.seat in result.winners else -by,
            scores=scores,
            at=outcome.at,
            why=result.why,
        )
