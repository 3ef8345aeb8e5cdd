"""What the menu says about a room: its owner, and the settings for the next match."""

from client.games import option_text
from client.games.clocks import describe_clock
from client.games.mirror.match import FORM
from client.games.options import OFFERS, chosen_of, numbered, settled_in
from client.room.session import Model
from client.text.messages import actions as action_text
from client.text.messages import match as match_text


def owner_text(model: Model) -> str:
    """Return the owner of a room; empty before the room is known."""
    if model.room is None:
        return ""
    return action_text.you_own() if model.owner else action_text.owner(model.people.get(model.room.owner))


def settings_text(model: Model) -> str:
    """Return the owner of a room and its settings for the next match; empty before the room is known."""
    room = model.room
    if room is None:
        return ""
    options = option_text.chosen(room.game, chosen_of(room.game, settled_in(room))) if room.game in OFFERS else ""
    if room.form == FORM:
        options = f"{match_text.both_boards()} {options}".strip()
    settings = action_text.next_match(
        options=options or None,
        numbered=numbered(room.game, room.options),
        winnable=False,  # the options say it
        number=room.number,
        clock=describe_clock(room.clock),
        spectators=room.spectators,
        hints=room.hints,
        listed=room.public,
    )
    return f"{owner_text(model)} {settings}"
