"""Whether taking a move back may change what a match counts for: it may have shown a card that was hidden."""

from client.games.play import play_of
from client.room.model import Model
from protocol.room import MatchInfo


def may_peek(model: Model) -> bool:
    """Tell whether one is to be told so before one asks for it: no longer once one has done it."""
    room, match = model.room, model.match
    if room is None or match is None or model.me in match.peeked:
        return False
    return play_of(room.game).may_peek(room.options)


def unrated_by_peeking(match: MatchInfo) -> bool:
    """Tell whether a match that is over rates nobody, since who won, or in a draw anybody, took back what had shown."""
    result = match.result
    if result is None or not match.peeked or len(match.names) != 2:
        return False
    return len(result.winners) != 1 or result.winners[0] in match.peeked
