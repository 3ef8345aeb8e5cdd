"""The page before a match: the first roles, the known results on the number, and the players who are ready."""

from client.games.heading import MOST_NAMED
from client.lobby.days import end_of
from client.net.frames import ShownRoom
from client.room.match_settings_text import time_limit
from client.room.pages.setting import (
    Key,
    RoomPage,
    Setting,
    competing,
    competing_key,
    heading,
    leave_key,
    name_of,
    options_line,
    other_player,
    owns_trees,
    paragraph,
    readiness,
    ready_key,
    rules_key,
    sit_key,
)
from client.text.lines import Line, Run
from client.text.messages import daily as daily_text
from client.text.messages import leg as leg_text
from client.text.messages import match as match_text
from client.text.tones import Tone
from protocol.ids import Seat


def _lines(setting: Setting, cells: int) -> list[Line]:
    room = setting.model.room
    if room is None or room.next is None:
        return []
    match, leg = room.next
    dead = False
    if room.daily is not None:
        number = f"{daily_text.room(day=room.daily, ends=end_of(room.daily))} {daily_text.rules()}"
    elif not setting.numbered:
        number = ""
    elif room.match is not None and room.agreed == "same_number":
        if room.tournament is not None:
            number = match_text.number_again_in_tournament(room.match.number)
        else:
            number = match_text.number_again(number=room.match.number, several=setting.alike)
        dead = room.match.dead
    elif room.number is None:
        number = match_text.number_hidden()
    else:
        number = match_text.number_known(number=room.number, several=setting.alike)
    many = len(room.seats) > MOST_NAMED
    ready = readiness(setting, cells)
    # omit the results on the number if many compete and there is not enough room
    competes = [*competing(setting), *ready, ()] if room.tournament is not None and not many else []
    return [
        *heading(setting, cells),
        (Run(_title(setting, match, leg, len(room.seats)), Tone.STRONG),),
        (),
        *(paragraph(setting, _who(setting, room), cells) if not many else []),
        *competes,
        *(paragraph(setting, _in_short(setting), cells, Tone.DIM) if match == 1 and not competes else []),
        *(paragraph(setting, settled, cells, Tone.MARK) if (settled := options_line(setting, form=False)) else []),
        *([*ready, ()] if many else []),
        *(paragraph(setting, number, cells, Tone.DIM) if number else []),
        *(paragraph(setting, around, cells, Tone.MARK) if (around := _around(room)) else []),
        *(paragraph(setting, leg_text.dead_number(), cells, Tone.BAD) if dead else []),
        *(ready if not many and not competes else []),
    ]


def _title(setting: Setting, match: int, leg: int, legs: int) -> str:
    if setting.race:
        return match_text.title_race(match)
    if setting.mirror:
        return match_text.title_mirror(match)
    if setting.equal:
        return match_text.title(match)
    if setting.together:
        return match_text.title_together(match)
    return match_text.title_of_leg(match=match, leg=leg, legs=legs)


def _in_short(setting: Setting) -> str:
    if setting.mirror:
        return match_text.mirror_in_short()
    if setting.equal:
        return setting.say.equals_in_short() or setting.say.match_in_short()
    return setting.say.together_in_short() if setting.alike else setting.say.match_in_short()


def _around(room: ShownRoom) -> str:
    """Return the clock and whether there are hints, if they apply; a solo game always has hints."""
    puzzle = room.options.get("mode") == "puzzle"
    limit = [time_limit(room.clock, room.form, len(room.seats), puzzle=puzzle)] if room.clock is not None else []
    return " ".join([*limit, *([match_text.hints()] if room.hints and room.form != "solo" else [])])


def _who(setting: Setting, room: ShownRoom) -> str:
    """Return the first roles, if the owner has set them."""
    if setting.together:
        return match_text.together(len(room.seats))
    if setting.race:
        return match_text.race(len(room.seats))
    if setting.equal:
        return match_text.equals(first=name_of(setting, 0), second=name_of(setting, 1))
    if setting.mirror:
        mine = setting.model.me is not None
        return match_text.mirror_guess(mine) if owns_trees(setting) else match_text.mirror(mine)
    owning, leads = owns_trees(setting), setting.model.leads_rematch
    if leads is not None:
        return _owns(setting, room, leads) if owning else _roles(setting, leads)
    owner = next((each.seat for each in room.seats if each.player == room.owner), None)
    if owner is None and all(each.computer is not None for each in room.seats):
        owner = Seat(0)  # the seat with that role
    if room.role is None or owner is None:
        return match_text.roles_drawn(owning=owning, several=len(room.seats) > 2)
    if owning:
        return _who_owns(setting, room, owner)
    return _roles(setting, owner if room.role == "maximizer" else Seat(1 - owner))


def _roles(setting: Setting, maximizer: Seat) -> str:
    """Return which player is the maximizer first."""
    players = other_player(setting, maximizer), other_player(setting, 1 - maximizer)
    return match_text.roles(maximizer=players[0], minimizer=players[1])


def _who_owns(setting: Setting, room: ShownRoom, chooser: Seat) -> str:
    """Return who owns the tree first, if the room's owner has set that, more briefly with several guessers."""
    if room.role == "guesser" and len(room.seats) > 2:
        return match_text.roles_drawn(owning=True, several=True)
    return _owns(setting, room, chooser if room.role == "owner" else Seat(1 - chooser))


def _owns(setting: Setting, room: ShownRoom, owner: Seat) -> str:
    """Return that a seat owns the tree first."""
    several = len(room.seats) > 2
    guesser = None if several else other_player(setting, 1 - owner)
    return match_text.owns_tree(owner=other_player(setting, owner), guesser=guesser, several=several, now=False)


def _keys(setting: Setting) -> list[Key]:
    return [*ready_key(setting), *sit_key(setting), *competing_key(setting), rules_key(), leave_key()]


READY = RoomPage(_lines, _keys)
