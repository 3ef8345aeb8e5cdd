"""The link to the record of a match that is over, which anyone can open who has it."""

from client.terminal import words
from client.terminal.lines import Line, Run
from client.terminal.pages.setting import Key, Setting
from client.terminal.tones import Tone


def link_of(setting: Setting) -> str | None:
    """Return the link; None where no match is over, or its number is hidden as yet."""
    room, match, address = setting.model.room, setting.model.match, setting.room_address
    if room is None or match is None or match.result is None or address is None:
        return None
    if room.daily is not None and match.number is None:
        return None
    return address.server.record_link(match.id)


def record_line(setting: Setting) -> list[Line]:
    """Give the link, where there is one."""
    link = link_of(setting)
    return [] if link is None else [(Run(f"{words.standings.RECORD} ", Tone.DIM), Run(link))]


def record_key(setting: Setting) -> list[Key]:
    """Return the key that copies the link, where there is one."""
    return [] if link_of(setting) is None else [Key("l", words.keys.COPY_RECORD, "look('link')")]
