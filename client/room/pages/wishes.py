"""After a match: who wishes for which other one."""

from client.games import result_words
from client.games.options import again
from client.net.frames import ShownRoom
from client.room import solo_words
from client.room.pages.setting import Setting, name_of
from client.text.lines import Line, Run, wrap
from client.text.messages import actions as action_text
from client.text.tones import Tone
from protocol.command import Another
from protocol.ids import Seat


def wishes(setting: Setting, cells: int) -> list[Line]:
    """Say who wishes for which other match, or what there is to wish for."""
    model = setting.model
    if model.room is None:
        return []
    if model.free_seat is not None:
        free = action_text.seat_free() if model.me is None else action_text.seat_open()
        return [(Run(free, Tone.STRONG),)]
    choice = again(model.room)
    wished = (
        _wished(setting, model.room)
        if len(model.room.seats) > 2
        else [
            result_words.wishes(
                name_of(setting, 1 - seat if seat == model.me else seat),
                what if choice else None,
                seat == model.me,
                _accepted_by(setting, what),
            )
            for seat, what in enumerate(model.room.offers)
            if what is not None
        ]
    )
    if not wished and model.room.daily is not None:
        return []
    if not wished:
        many = len(model.room.seats) > 2
        text = solo_words.WHAT_NEXT if model.alone else result_words.WHAT_NEXT_ALL if many else result_words.WHAT_NEXT
        if not choice and not model.alone:
            text = result_words.WHAT_NEXT_MATCH
        return [(Run(text, Tone.STRONG),)]
    return [line for wish in wished for line in wrap((Run(wish, Tone.MARK),), cells, setting.glyphs)]


def _wished(setting: Setting, room: ShownRoom) -> list[str]:
    """Say who of many wishes for what."""
    told = []
    kinds: tuple[Another, ...] = ("same_number", "new_number")
    for what in kinds:
        wishing = [Seat(seat) for seat, wished in enumerate(room.offers) if wished == what]
        people = [seat for seat in wishing if room.seats[seat].computer is None]
        if people:
            names = [name_of(setting, seat) for seat in people if seat != setting.model.me]
            missing = len(room.seats) - len(wishing)
            thing = what if again(room) else None
            accept = _accepted_by(setting, what)
            told.append(result_words.wishes_of(names, thing, setting.model.me in people, missing, accept))
    return told


def _accepted_by(setting: Setting, what: Another) -> str:
    """Say how the reader accepts a rematch; a spectator does not."""
    model = setting.model
    if model.me is None or model.room is None:
        return ""
    same = what == "same_number" and again(model.room)
    key, command = ("s", "same") if same else ("n", "new")
    return result_words.accepted_by(key, command, typed=setting.typed)
