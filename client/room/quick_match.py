"""A quick match before its first leg: the player waits for an opponent, or has found one. Pure."""

from client.room.model import Model, Phase
from protocol.events import Away


def gives_up(model: Model) -> bool:
    """Return whether the player loses the seat by leaving: before the first match of a quick match."""
    room = model.room
    return room is not None and room.quick and room.match is None and model.me is not None


def queues(model: Model) -> bool:
    """Return whether the player waits for an opponent; leaving ends the wait."""
    return gives_up(model) and model.phase is Phase.WAITING


def left_by(model: Model) -> str | None:
    """Return the name of the opponent who left while the player waits again; None if there is none."""
    room = model.room
    if room is None or not queues(model):
        return None
    last = next((each for each in reversed(room.happenings) if each.kind in ("sat", "stood", "freed")), None)
    return None if last is None or last.kind == "sat" or last.seat == model.me else last.name


def missed(model: Model) -> Away | None:
    """Return the absence of the opponent before the match begins; None if the opponent is present."""
    return model.away_of(model.other) if gives_up(model) and model.other is not None else None
