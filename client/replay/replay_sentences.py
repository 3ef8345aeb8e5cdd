"""The sentences of a replay. `client/web/replay/replay_sentences.js` has the same."""

from collections.abc import Callable, Sequence
from typing import Literal

from client.text import formats
from client.text.messages import replay as replay_text
from protocol.ids import Form, Role, Seat
from protocol.record import (
    Incident,
    RecordClaimed,
    RecordClock,
    RecordComputer,
    RecordFlag,
    RecordHint,
    RecordLeft,
    RecordMove,
    RecordRanOut,
    RecordReplaced,
    RecordResigned,
    RecordReturned,
    RecordTakeback,
)

Why = Literal["score", "resigned", "claimed", "flag"]
"""Why a match ended."""
Difference = Literal["place", "card", "guess", "move"]
"""The first difference between two legs."""
Scores = Sequence[tuple[str | None, int | None]]
"""Names of players or legs, each with its score; None if it has none."""


def checked(difference: str | None) -> str:
    """Say whether the record is correct; `difference` is its first error."""
    return replay_text.record_is_right() if difference is None else replay_text.record_is_wrong(difference)


def outcome(
    form: Form, winners: Sequence[str], losers: Sequence[str], scores: Scores, why: Why, *, named: bool = True
) -> str:
    """Say how a match ended; `scores` are by seat. If not `named`, the scores are without their players."""
    first = scores[0][1] if scores else None
    if form == "together":
        return replay_text.together_reached(first)
    if len(scores) == 1:
        name = scores[0][0] or ""
        if why != "score" or first is None:
            return replay_text.gave_up(name)
        return replay_text.reached(name=name, score=first)
    told = _scores(scores) if named else _scores([(None, score) for _, score in scores])
    shown = told if any(score is not None for _, score in scores) else None
    if winners:
        return replay_text.won(winners=winners, losers=losers, why=why, scores=shown)
    return replay_text.drawn(losers=losers, why=why, scores=shown)


def leg_name(leg: int, form: Form) -> str:
    """Name a leg, or a board of a mirror match."""
    return replay_text.leg_name(kind=_kind(form), leg=leg)


def leg_title(form: Form, leg: int, legs: int, name: str, role: Role, names: Sequence[str]) -> str:
    """Return the title of a leg with the player whose role is named, or with all `names` if all have the same role."""
    if role == "player" and form == "together":
        return replay_text.players_together(len(names))
    player = formats.names(names) if role == "player" and len(names) > 1 else replay_text.plays_as(name=name, role=role)
    return player if legs == 1 else replay_text.leg_title(leg=leg_name(leg, form), player=player)


def leg_title_in_short(form: Form, leg: int, name: str) -> str:
    """Return the title of a leg with a player, but without the role."""
    return replay_text.leg_title(leg=leg_name(leg, form), player=name)


def player_scores(scores: Sequence[tuple[str, int]], change: int, mover: Seat | None) -> str:
    """List the scores by seat, with the change that the last move made to its player's score."""
    return formats.listed(
        replay_text.score_of_player(name=name, score=score, change=change if seat == mover else 0)
        for seat, (name, score) in enumerate(scores)
    )


def scores_after(moves: int, scores: Sequence[tuple[str, int]]) -> str:
    """Say the scores of several players or legs after some moves."""
    return replay_text.scores_after(moves=moves, scores=_scores(scores))


def legs_compared(moves: int, first: int, second: int, form: Form) -> str:
    """Compare the scores of two legs, or of the boards of a mirror match, after some moves."""
    if first == second:
        return replay_text.legs_equal(moves=moves, kind=_kind(form), score=first)
    leader, lead = (1, first - second) if first > second else (2, second - first)
    return replay_text.legs_compared(
        moves=moves, kind=_kind(form), first=first, second=second, leader=leader, lead=lead
    )


def differ_here(change: Difference, form: Form) -> str:
    """Say that the legs have been the same until this move, by what the move changes: place, card, guess or move."""
    return replay_text.differ_here(kind=_kind(form), change=change)


def event(told: Incident, names: Sequence[str], *, alone: bool, written: Callable[[RecordMove], str]) -> str:
    """Say what happened between the moves; `written` writes a move."""
    name = names[told.seat] if told.seat < len(names) else ""
    match told:
        case RecordTakeback():
            moves = [written(each) for each in told.moves]
            return replay_text.takes_back(name=name, moves=moves, revealed=bool(told.shown))
        case RecordComputer():
            return replay_text.computer_plays(name=name, level=told.level)
        case RecordReturned():
            return replay_text.plays_again(name)
        case RecordLeft():
            return replay_text.leaves(name)
        case RecordReplaced():
            return replay_text.replaced(name=name, other=told.name)
        case RecordResigned():
            return replay_text.resigns(name=name, alone=alone)
        case RecordClaimed():
            return replay_text.claims(name)
        case RecordFlag():
            return replay_text.out_of_time(name)
        case RecordRanOut():
            return replay_text.out_of_time_in_leg(name)
        case RecordClock():
            return replay_text.time_back(name=name, time=(told.ms + 500) // 1000)
        case RecordHint():
            return replay_text.hint(name)


def _kind(form: Form) -> Literal["leg", "board"]:
    return "board" if form == "mirror" else "leg"


def _scores(scores: Scores) -> str:
    return formats.listed(replay_text.score_of(name=name, score=score) for name, score in scores)
