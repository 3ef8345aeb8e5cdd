"""What is wrong just now with the connection or with what was asked for, in a sentence. Pure."""

from client.games import match_words
from client.net import failure_words
from client.net.link_state import Connecting, FailureKind, Lost
from client.room.session import Model, Phase
from client.text.cards import in_signs


def notice(model: Model, hosted: bool, seconds: int) -> str | None:
    """Say what is to be said beside the page or the leg; None where all is well.

    `hosted`: the server is this machine's own; `seconds` from now the link is tried again, if it is lost. The pages on
    the way in and out say themselves what is wrong.
    """
    if model.phase in (Phase.CONNECTING, Phase.STOPPED):
        return None
    if isinstance(model.link, Lost):
        if hosted and model.link.failure.kind is FailureKind.NOTHING_LISTENS:
            return failure_words.OWN_SERVER_GONE
        return failure_words.lost(model.link.failure, seconds)
    if isinstance(model.link, Connecting):
        return failure_words.RECONNECTING
    if model.late:
        return failure_words.late(model.offline)
    if model.delayed:
        return failure_words.STORE_AWAY
    if model.refused is not None and not model.phase.at_the_tree:
        return in_signs(model.refused.message)
    if model.room is not None and model.room.reset:
        return failure_words.RESET
    return match_words.DEAD_NUMBER if model.begins_dead else None
