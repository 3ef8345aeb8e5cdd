"""The link to the record of a finished match, which opens for everyone who has it."""

from client.room.pages.setting import Key, Setting
from client.text import key_labels
from client.text.lines import Line, Run
from client.text.messages import standings as standings_text
from client.text.tones import Tone
from protocol.room import MatchInfo


def link_of(setting: Setting) -> str | None:
    """Return the link; None if no match is over, if nobody has moved in it, or while its number is hidden."""
    room, match, address = setting.model.room, setting.model.match, setting.room_address
    if room is None or match is None or match.result is None or address is None:
        return None
    if room.daily is not None and match.number is None:
        return None
    if not is_recorded(match):
        return None
    return address.server.record_link(match.id)


def is_recorded(match: MatchInfo) -> bool:
    """Return whether the server keeps a record of a match: it does if a move was made."""
    return any(leg.ply for leg in match.legs)


def record_line(setting: Setting) -> list[Line]:
    """Return the line with the link, if there is one."""
    link = link_of(setting)
    return [] if link is None else [(Run(f"{standings_text.record()} ", Tone.DIM), Run(link))]


def record_key(setting: Setting) -> list[Key]:
    """Return the key that copies the link, if there is one."""
    return [] if link_of(setting) is None else [Key("l", key_labels.copy_record(), "look('link')")]
