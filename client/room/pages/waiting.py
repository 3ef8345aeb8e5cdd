"""The page while a seat is free: the room's code in large letters, and every address at which a friend can join.

If there is room, the link is beside that as a QR code; but not in ASCII, which has no characters for it.
"""

from itertools import zip_longest

from client.games.clocks import describe_clock, server_now
from client.games.word_catalog import title_of
from client.lobby.days import end_of
from client.net.address import RoomAddress, ServerAddress
from client.room.actions import Deed, bar
from client.room.challenges import free_seat_text, own_challenge
from client.room.match_settings_text import settings_sentence
from client.room.pages.setting import (
    Key,
    RoomPage,
    Setting,
    competing,
    competing_key,
    heading,
    leave_key,
    options_line,
    owns_trees,
    paragraph,
    rules_key,
    seats,
    sit_key,
)
from client.room.quick_match import left_by
from client.text import key_labels
from client.text.big_code import big_code
from client.text.cells import align_left, cell_len
from client.text.glyphs import Glyphs
from client.text.lines import Line, Run, fit, width, wrap
from client.text.messages import challenges as challenge_text
from client.text.messages import clock as clock_text
from client.text.messages import daily as daily_text
from client.text.messages import finding as finding_text
from client.text.messages import lobby as lobby_text
from client.text.messages import waiting as waiting_text
from client.text.qr_code import scan_code
from client.text.tables import text_of
from client.text.tones import Tone
from protocol.ids import show_room_code
from protocol.local_addresses import LocalAddress, Reach
from protocol.room import ChallengeInfo

MOST_ADDRESSES = 4
_LEAST_BESIDE = 56
"""The least width beside a QR code: the room's code in large letters, and its indent."""
_GAP = 3


def _lines(setting: Setting, cells: int) -> list[Line]:
    """Put the QR code of the link beside the lines below the heading, if there is room for it."""
    address = setting.room_address
    challenging = own_challenge(setting.model, server_now(setting.model.ahead)) is not None
    if challenging or setting.closed or setting.glyphs.ascii or address is None:
        return _told(setting, cells)
    code = scan_code(address.server.join_link(address.room))
    left = cells - width(code[0]) - _GAP
    if left < _LEAST_BESIDE:
        return _told(setting, cells)
    head, lines = heading(setting, cells), _told(setting, left)[2:]
    lines += [()] * (len(code) - len(lines))
    return [
        *head,
        *(_beside(line, right, left, setting.glyphs) for line, right in zip_longest(lines, code, fillvalue=())),
    ]


def _beside(line: Line, right: Line, left: int, glyphs: Glyphs) -> Line:
    line = fit(line, left, glyphs)
    return (*line, Run(" " * (left - width(line) + _GAP)), *right) if right else line


def _free_seat(setting: Setting) -> str:
    return free_seat_text(setting.model, server_now(setting.model.ahead))


def _told(setting: Setting, cells: int) -> list[Line]:
    room, server = setting.model.room, setting.server
    if room is None or server is None:
        return []
    if (challenge := own_challenge(setting.model, server_now(setting.model.ahead))) is not None:
        return _challenging(setting, challenge, cells)
    if setting.closed:
        closed = waiting_text.server_closed() if setting.model.me is not None else _free_seat(setting)
        note = wrap((Run(setting.note, Tone.GOOD),), cells, setting.glyphs) if setting.note else []
        sitting = [*seats(setting, cells), ()] if len(room.seats) > 2 else []
        return [*heading(setting, cells), *sitting, *paragraph(setting, closed, cells), *competing(setting), *note]
    if room.quick and setting.model.me is not None:
        return _next_one(setting, server, cells)
    lines = [*heading(setting, cells), *paragraph(setting, waiting_text.room_open(), cells)]
    many = len(room.seats) > 2
    if many:  # every line counts
        lines[-1:] = [(Run(f"   {show_room_code(room.room)}", Tone.STRONG),), (), *seats(setting, cells)]
    else:
        lines += [(Run("   "), *row) for row in big_code(room.room, setting.glyphs)]
    lines += [(), *_addresses(setting, server, cells), ()]
    address = setting.room_address
    if address is not None:
        lines.append((Run(address.server.join_link(address.room), Tone.MARK),))
    if room.public:
        lines.append((Run(finding_text.is_public(), Tone.MARK),))
    if room.daily is not None:
        told = f"{daily_text.room(day=room.daily, ends=end_of(room.daily))} {daily_text.friend_rule()}"
        lines += wrap((Run(told, Tone.MARK),), cells, setting.glyphs)
    elif setting.model.owner:
        told = settings_sentence(
            room.number,
            room.role,
            room.clock,
            room.spectators,
            together=setting.alike or setting.mirror,
            owning=owns_trees(setting),
            numbered=setting.numbered,
            hints=room.hints,
        )
        settled = f"{options_line(setting)} {told}".strip()
        lines += wrap((Run(settled, Tone.DIM),), cells, setting.glyphs)
    elif settled := options_line(setting):  # tell a possible player the rules
        lines += wrap((Run(settled, Tone.MARK),), cells, setting.glyphs)
    waiting = waiting_text.waiting_for_friends() if many else waiting_text.waiting_for_friend()
    lines.append((Run(_free_seat(setting) if setting.model.me is None else waiting),))
    if many and setting.model.owner:
        lines += wrap((Run(waiting_text.owner_hint(), Tone.DIM),), cells, setting.glyphs)
    if (competes := competing(setting)) and not many:
        lines += [(), *competes[:-1]]
    if setting.note:
        lines += wrap((Run(setting.note, Tone.GOOD),), cells, setting.glyphs)
    return lines


def _challenging(setting: Setting, challenge: ChallengeInfo, cells: int) -> list[Line]:
    """Return for whom the seat is kept, and for how long."""
    room, now = setting.model.room, server_now(setting.model.ahead)
    if room is None:
        return []
    form, clock = text_of(lobby_text.form, room.form), describe_clock(room.clock)
    wanted = finding_text.wanted(game=title_of(room.game), form=form, clock=clock)
    options = options_line(setting)
    left = paragraph(setting, clock_text.left(time=round(challenge.until - now)), cells) if now is not None else []
    return [
        *heading(setting, cells),
        *paragraph(setting, challenge_text.waiting(challenge.name), cells, Tone.STRONG),
        *paragraph(setting, challenge_text.seat_kept(challenge.name), cells),
        *left,
        *paragraph(setting, f"{wanted} {options}" if options else wanted, cells, Tone.MARK),
    ]


def _next_one(setting: Setting, server: ServerAddress, cells: int) -> list[Line]:
    """Return what the player is waiting for, and that a friend can join, too."""
    room = setting.model.room
    if room is None:
        return []
    form, clock = text_of(lobby_text.form, room.form), describe_clock(room.clock)
    wanted = finding_text.wanted(game=title_of(room.game), form=form, clock=clock)
    options, left = options_line(setting), left_by(setting.model)
    note = wrap((Run(setting.note, Tone.GOOD),), cells, setting.glyphs) if setting.note else []
    return [
        *heading(setting, cells),
        *paragraph(setting, f"{wanted} {options}" if options else wanted, cells, Tone.MARK),
        *(paragraph(setting, finding_text.opponent_left(left), cells) if left is not None else []),
        *paragraph(setting, finding_text.waiting(), cells),
        *_addresses(setting, server, cells),
        *note,
    ]


def _addresses(setting: Setting, server: ServerAddress, cells: int) -> list[Line]:
    room = setting.model.room
    if room is None:
        return []
    if not setting.hosted:
        command = waiting_text.join_command(str(RoomAddress(server, room.room)))
        return [(Run(f"{waiting_text.friend_runs()}  "), Run(command, Tone.MARK))]
    if not setting.addresses:
        return paragraph(setting, waiting_text.no_address(), cells, Tone.BAD)[:-1]
    first = max(0, min(setting.chosen - MOST_ADDRESSES + 1, len(setting.addresses) - MOST_ADDRESSES))
    shown = list(enumerate(setting.addresses))[first : first + MOST_ADDRESSES]
    commands = {
        index: waiting_text.join_command(str(RoomAddress(ServerAddress(local.host, server.port), room.room)))
        for index, local in shown
    }
    column = max(cell_len(command) for command in commands.values())
    lines: list[Line] = [(Run(waiting_text.friend_runs_one()),)]
    for index, local in shown:
        chosen = index == setting.chosen
        full, short = reach_text(local), text_of(waiting_text.reach_short, local.reach)
        reach = full if 2 + column + 3 + cell_len(full) <= cells else short
        lines.append(
            (
                Run("▸ " if chosen else "  ", Tone.MARK),
                Run(align_left(commands[index], column), Tone.MARK if chosen else Tone.PLAIN),
                Run(f"   {reach}", Tone.DIM),
            )
        )
    return lines


def reach_text(address: LocalAddress) -> str:
    """Return from where an address of this machine can be reached."""
    own_vpn = address.reach is Reach.VPN and address.network == "VPN"
    return waiting_text.reach(origin="own_vpn" if own_vpn else address.reach.value, network=address.network)


def _begin_keys(setting: Setting) -> list[Key]:
    """Return the keys with which the owner of many seats can begin without more people."""
    model, room = setting.model, setting.model.room
    if room is None or not model.owner or model.free_seat is None:
        return []
    if len(room.seats) == 2 and (setting.equal or not setting.alike):
        return []
    may = bar(model, Deed.SEAT_COMPUTER) is None
    seat = [Key("k", key_labels.seat_computers(), "table('seat_computer')")] if may else []
    begins = bar(model, Deed.BEGIN_WITH_THESE) is None
    return [*([Key("b", key_labels.begin_with_these(), "table('begin_with_these')")] if begins else []), *seat]


def _keys(setting: Setting) -> list[Key]:
    if own_challenge(setting.model, server_now(setting.model.ahead)) is not None:
        withdraw = Key("d", ("d", challenge_text.key("withdraw")), "table('end_challenge')")
        return [withdraw, rules_key(), leave_key()]
    if setting.closed:
        return [
            *sit_key(setting),
            *_begin_keys(setting),
            *competing_key(setting),
            Key("e", key_labels.open_up(), "open_up"),
            rules_key(),
            leave_key(),
        ]
    several = len(setting.addresses) > 1
    choose = [Key("up", key_labels.choose_address(), "address(-1)"), Key("down", ("", ""), "address(1)")]
    return [
        *(choose if several else []),
        *sit_key(setting),
        *_begin_keys(setting),
        *competing_key(setting),
        Key("l", key_labels.copy_link(), "copy"),
        *([] if setting.glyphs.ascii or setting.room_address is None else [Key("x", key_labels.scan(), "scan")]),
        rules_key(),
        leave_key(),
    ]


WAITING = RoomPage(_lines, _keys)
