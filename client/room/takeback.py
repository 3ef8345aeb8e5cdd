"""Takebacks that may have revealed a hidden card, which changes how a match counts."""

from client.games.play import play_of
from client.room.model import Model
from protocol.room import MatchInfo


def may_peek(model: Model) -> bool:
    """Return whether to warn the player before a takeback; not again after the first one that revealed a card."""
    room, match = model.room, model.match
    if room is None or match is None or model.me in match.peeked:
        return False
    return play_of(room.game).may_peek(room.options)


def unrated_by_peeking(match: MatchInfo) -> bool:
    """Return whether a match is unrated because its winner, or in a draw a player, took back a revealing move."""
    result = match.result
    if result is None or not match.peeked or len(match.names) != 2:
        return False
    return len(result.winners) != 1 or result.winners[0] in match.peeked
