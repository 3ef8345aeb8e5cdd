"""After a match: the rematches that players have offered."""

from typing import Literal

from client.games.clocks import server_now
from client.games.options import again
from client.net.frames import ShownRoom
from client.room.challenges import free_seat_text
from client.room.pages.setting import Setting, name_of
from client.text.lines import Line, Run, key_name, wrap
from client.text.messages import result as result_text
from client.text.tones import Tone
from protocol.command import Another
from protocol.ids import Seat


def wishes(setting: Setting, cells: int) -> list[Line]:
    """Return the rematches that are offered, or how to offer one; and how one begins in a correspondence game."""
    model, offered = setting.model, _offered(setting, cells)
    competes = model.room is not None and model.room.tournament is not None  # then the players are chosen first
    if not offered or competes or model.me is None or model.free_seat is not None or not model.correspondence:
        return offered
    itself = (Run(result_text.rematch_starts_itself(), Tone.DIM),)
    return [*offered, *wrap(itself, cells, setting.glyphs)]


def _offered(setting: Setting, cells: int) -> list[Line]:
    model = setting.model
    if model.room is None:
        return []
    if model.free_seat is not None:
        return [(Run(free_seat_text(model, server_now(model.ahead)), Tone.STRONG),)]
    choice = again(model.room)
    wished = (
        _wished(setting, model.room)
        if len(model.room.seats) > 2
        else [
            result_text.you_want_rematch(name=name_of(setting, 1 - seat), what=what if choice else "any")
            if seat == model.me
            else result_text.wants_rematch(
                accept=_accepted_by(setting, what), name=name_of(setting, seat), what=what if choice else "any"
            )
            for seat, what in enumerate(model.room.offers)
            if what is not None
        ]
    )
    if not wished and (model.room.daily is not None or model.alone or model.me is None):
        return []
    if not wished:
        agreement: Literal["any", "all", "both"] = "all" if len(model.room.seats) > 2 else "both"
        return [(Run(result_text.rematch_starts(agreement if choice else "any"), Tone.STRONG),)]
    return [line for wish in wished for line in wrap((Run(wish, Tone.MARK),), cells, setting.glyphs)]


def _wished(setting: Setting, room: ShownRoom) -> list[str]:
    """Return the rematches that several players have offered."""
    sentences = []
    kinds: tuple[Another, ...] = ("same_number", "new_number")
    for what in kinds:
        wishing = [Seat(seat) for seat, wished in enumerate(room.offers) if wished == what]
        people = [seat for seat in wishing if room.seats[seat].computer is None]
        if people:
            mine = setting.model.me in people
            names = [name_of(setting, seat) for seat in people if seat != setting.model.me]
            sentences.append(
                result_text.want_rematch(
                    names=[result_text.you(), *names] if mine else names,
                    several=mine or len(names) > 1,
                    what=what if again(room) else "any",
                    accept=None if mine else _accepted_by(setting, what),
                    missing=len(room.seats) - len(wishing),
                )
            )
    return sentences


def _accepted_by(setting: Setting, what: Another) -> str | None:
    """Return how the reader accepts a rematch; None for a spectator."""
    model = setting.model
    if model.me is None or model.room is None:
        return None
    choice = again(model.room)
    same = what == "same_number" and choice
    if setting.typed:
        return result_text.type_to_accept("same" if same else "new")
    return result_text.press_to_accept("s" if same else "n" if choice or model.solo else key_name("Enter"))
