"""A room in which one waits for the next who wants the same, or has found somebody, before its first match. Pure."""

from client.room.model import Model, Phase
from protocol.events import Away


def gives_up(model: Model) -> bool:
    """Tell whether one gives one's seat up by leaving: before the first match with whoever wants the same."""
    room = model.room
    return room is not None and room.quick and room.match is None and model.me is not None


def queues(model: Model) -> bool:
    """Tell whether one waits for the next who wants the same, as one does no more after leaving."""
    return gives_up(model) and model.phase is Phase.WAITING


def left_by(model: Model) -> str | None:
    """Return who has given up the seat across from one who waits for the next; None where nobody has since."""
    room = model.room
    if room is None or not queues(model):
        return None
    last = next((each for each in reversed(room.happenings) if each.kind in ("sat", "stood", "freed")), None)
    return None if last is None or last.kind == "sat" or last.seat == model.me else last.name


def missed(model: Model) -> Away | None:
    """Return since when whom one has found is away, while the match has not begun; None where nobody is missed."""
    return model.away_of(model.other) if gives_up(model) and model.other is not None else None
