"""The pages of a room in lines of text, one for the beginning of each phase. Pure."""

import re
from typing import Any

from client.games.clocks import describe_clock, server_now
from client.games.options import again
from client.games.word_catalog import title_of
from client.line import analysis as line_analysis
from client.line import scores
from client.line.games.board import AnyBoard
from client.line.games.catalog import board_in
from client.line.notices import notice_line, with_commands
from client.lobby.days import end_of
from client.net.address import RoomAddress, ServerAddress
from client.replay import analysis_sentences
from client.replay.analysis import Judged
from client.room.actions import Deed, bar
from client.room.challenges import free_seat_text, own_challenge
from client.room.match_settings_text import settings_sentence
from client.room.model import ALIKE, played
from client.room.notices import Notice, NoticeAction, NoticeKind
from client.room.pages import PAGES, page_of
from client.room.pages.record import is_recorded, link_of
from client.room.pages.setting import Setting, name_of, options_line, owns_trees
from client.room.pages.waiting import reach_text
from client.room.quick_match import left_by
from client.room.session import Model, Phase
from client.room.settings_text import settings_text
from client.room.spectator_list import spectator_list
from client.room.tournament_text import next_cards, standings
from client.text import formats, key_labels
from client.text.lines import as_text
from client.text.messages import analysis as analysis_text
from client.text.messages import challenges as challenge_text
from client.text.messages import clock as clock_text
from client.text.messages import connection as connection_text
from client.text.messages import daily as daily_text
from client.text.messages import finding as finding_text
from client.text.messages import leg as leg_text
from client.text.messages import line_room as room_text
from client.text.messages import lobby as lobby_text
from client.text.messages import people as people_text
from client.text.messages import solo as solo_text
from client.text.messages import standings as standings_text
from client.text.messages import waiting as waiting_text
from client.text.tables import text_of
from protocol.ids import show_room_code

_CELLS = 1000
"""The width of a page: lines are left whole, and the terminal breaks them."""
_GRAPH_CELLS = 78
"""The width of a graph, at most."""
_COLUMN = re.compile(r" {2,}")


def page(setting: Setting) -> list[str]:
    """Return the lines with which a phase begins."""
    match setting.model.phase:
        case Phase.CONNECTING:
            return []
        case Phase.WAITING:
            return [*heading(setting), *_waiting(setting)]
        case Phase.READY if setting.model.begins:
            # the player is ready at once, and the leg begins
            return [solo_text.looking()] if setting.model.draws_winnable else []
        case Phase.READY if setting.model.solo:
            room = setting.model.room
            if room is None or room.tournament is None:
                return [room_text.who_plays()]
            return [*standings(room.tournament), next_cards(room), room_text.who_plays()]
        case Phase.READY | Phase.SWAP as phase:
            return [*(heading(setting) if phase is Phase.READY else []), *_composed(setting)]
        case Phase.RESULT:
            return [*_composed(setting), ways_next(setting.model)]
        case Phase.STOPPED:
            return [*_composed(setting), room_text.ways_on(formats.listed(ways_on(setting)))]
        case Phase.LEG_OVER:
            seen, match = seen_at(setting.model), setting.model.match
            told = seen[0].over(seen[1]) if seen is not None else []
            # the page of the result has the rest
            return told[:1] if match is not None and match.result is not None else told
    seen = seen_at(setting.model)
    if seen is None:
        return []
    board, scene = seen
    return [*board.opening(scene), *dead(setting.model), *beat(setting.model), *board.turn(scene), *replaced(setting)]


def board_at(model: Model) -> AnyBoard | None:
    """Return the board of the room's game; None if it is unknown or can't be shown."""
    return board_in(played(model.room)) if model.room is not None else None


def seen_at(model: Model) -> tuple[AnyBoard, Any] | None:
    """Return the board and the leg that a room shows, or showed last."""
    board = board_at(model)
    scene = board.scene(model.as_played) if board is not None else None
    return None if board is None or scene is None else (board, scene)


def my_turn(model: Model) -> bool:
    """Return whether it is the player's turn."""
    seen = seen_at(model)
    return seen is not None and seen[0].my_turn(seen[1])


def hint(model: Model) -> list[str]:
    """Return the hint for the current position, if it has arrived."""
    seen = seen_at(model)
    return seen[0].hint(seen[1], model.hint.choices) if seen is not None and model.hint is not None else []


def may_hint(model: Model) -> bool:
    """Return whether the player may ask for a hint."""
    return bar(model, Deed.HINT) is None


def analysed(model: Model) -> bool:
    """Return whether the analysis of the last match is complete."""
    return model.analysis is not None and model.analysis.analysis is not None


def analysis(setting: Setting, cells: int | None = None) -> list[str]:
    """Return the analysis of the last match, or its progress; with graphs of at most `cells` if it is given."""
    model, told = setting.model, setting.model.analysis
    if told is None:
        return []
    if told.analysis is None:
        progress = analysis_sentences.progress(told.done, told.of)
        return [analysis_text.working_at(progress) if told.of else progress]
    record = model.checked.record if model.checked is not None else None
    if record is None:
        return [connection_text.record_not_loaded()]
    room = None if cells is None else min(cells, _GRAPH_CELLS)
    return line_analysis.told(Judged(record, told.analysis), setting.glyphs, room)


def beat(model: Model) -> list[str]:
    """Return the score to beat in a solo game, if it is known."""
    if not model.solo or model.about is None:
        return []
    return scores.beat(model.to_beat, model.about)


def heading(setting: Setting) -> list[str]:
    """Return the room's code and game, and the people in it."""
    room = setting.model.room
    if room is None:
        return []
    return [f"{show_room_code(room.room)}, {room.title}.", *people(setting)]


def people(setting: Setting) -> list[str]:
    """Return the players, who of them is away, and the spectators."""
    model = setting.model
    if model.room is None:
        return []
    seats = []
    for each in model.room.seats:
        level = model.computer_of(each.seat) if each.computer is None else None
        name = name_of(setting, each.seat)
        if level is not None:
            name += f" ({people_text.computer(level)})"
        elif each.seat == model.me and not model.shares:
            name += f" ({people_text.you()})"
        elif not model.late and model.away_of(each.seat) is not None:
            name += f" ({people_text.away()})"
        if each.player is not None:
            seats.append(name)
    free = sum(each.player is None for each in model.room.seats)
    if free:
        seats.append(waiting_text.free_seats_in_list(free))
    return [room_text.people(formats.listed(seats)), *looking(model)]


def looking(model: Model) -> list[str]:
    """Return the spectators, if there are any."""
    seated = {each.player for each in model.room.seats} if model.room is not None else set()
    names = [name for player, name in model.looking if player != model.player and player not in seated]
    # A player who has just taken a seat still counts as a spectator for a moment.
    number = model.spectators - sum(player in seated for player, _ in model.looking)
    text = spectator_list(number, names, me=model.me is None)
    return [formats.sentence(text)] if text else []


def dead(model: Model) -> list[str]:
    """Return a warning if the number is a dead one."""
    return [leg_text.dead_number()] if model.begins_dead else []


def replaced(setting: Setting) -> list[str]:
    """Return that the computer plays the player's seat, if it does."""
    model = setting.model
    level = model.computer_of(model.me) if model.me is not None else None
    if level is None:
        return []
    return [notice_line(model, Notice(NoticeKind.COMPUTER_PLAYS, (NoticeAction.COME_BACK,), level=level))]


def addresses(setting: Setting) -> list[str]:
    """Return the commands and the link with which a friend can join."""
    room, server = setting.model.room, setting.server
    if room is None or server is None:
        return []
    if not setting.hosted:
        command = waiting_text.join_command(str(RoomAddress(server, room.room)))
        return [f"{waiting_text.friend_runs()} {command}"]
    if setting.closed:
        return [room_text.not_open()]
    lines = []
    for local in setting.addresses:
        address = RoomAddress(ServerAddress(local.host, server.port), room.room)
        lines.append(f"{waiting_text.join_command(str(address))} ({reach_text(local)})")
    if not lines:
        return [waiting_text.no_address()]
    link = setting.room_address
    return [waiting_text.friend_runs_one(), *lines, *([link.server.join_link(link.room)] if link is not None else [])]


def ways_on(setting: Setting) -> list[str]:
    """Return the commands that help after a failure."""
    return [text_of(room_text.way, key.action) for key in PAGES[Phase.STOPPED].keys(setting)]


def ways_next(model: Model) -> str:
    """Return the commands after a match."""
    if model.room is not None and model.room.daily is not None:
        return room_text.next_ways("daily")
    if model.solo and model.me is not None:
        return room_text.next_ways("alone")
    if model.me is None and not model.watches_computers:
        return room_text.next_ways("watch")
    return room_text.next_ways("rematch" if model.room is None or again(model.room) else "new")


def link(setting: Setting) -> list[str]:
    """Return the link to the record of the last match, or why there is none."""
    room, found = setting.model.room, link_of(setting)
    if found is not None:
        return [standings_text.record_link(found)]
    match = setting.model.match
    if match is not None and match.result is not None and not is_recorded(match):
        return [room_text.no_record()]
    if room is not None and room.daily is not None:
        return [daily_text.record_hidden(end_of(room.daily))]
    return [room_text.not_over_yet()]


def settled(model: Model) -> list[str]:
    """Return the owner of the room, and the settings for the next match."""
    room = model.room
    if room is None:
        return []
    competing = standings(room.tournament) if room.tournament is not None else []
    return [settings_text(model), *competing]


def _waiting(setting: Setting) -> list[str]:
    model, room = setting.model, setting.model.room
    if room is None:
        return []
    if room.quick and model.me is not None:
        form, clock = text_of(lobby_text.form, room.form), describe_clock(room.clock)
        wanted = finding_text.wanted(game=title_of(room.game), form=form, clock=clock)
        left = [] if (by := left_by(model)) is None else [finding_text.opponent_left(by)]
        options = [told] if (told := options_line(setting)) else []
        return [*left, wanted, *options, finding_text.waiting(), *addresses(setting)]
    now = server_now(model.ahead)
    if (challenge := own_challenge(model, now)) is not None:
        name, time = challenge.name, None if now is None else clock_text.left(time=round(challenge.until - now))
        return [challenge_text.seat_kept(name), *([] if time is None else [time]), challenge_text.waiting(name)]
    lines = [f"{waiting_text.room_open()} {show_room_code(room.room)}", *addresses(setting)]
    if room.public:
        lines.append(finding_text.is_public())
    if settled := options_line(setting):
        lines.append(settled)
    if room.daily is not None:
        lines += [daily_text.room(day=room.daily, ends=end_of(room.daily)), daily_text.friend_rule()]
    elif model.owner:
        together = setting.alike or setting.mirror
        lines.append(
            settings_sentence(
                room.number,
                room.role,
                room.clock,
                room.spectators,
                together=together,
                owning=owns_trees(setting),
                numbered=setting.numbered,
                hints=room.hints,
            )
        )
        if room.form in ALIKE:
            lines.append(room_text.begin_ways())
    many = len(room.seats) > 2
    free = [waiting_text.free_seats(sum(each.player is None for each in room.seats))] if many else []
    waiting = waiting_text.waiting_for_friends() if many else waiting_text.waiting_for_friend()
    if model.me is not None:
        return [*lines, *free, waiting]
    now = server_now(model.ahead)
    told = free_seat_text(model, now)
    may_sit = bar(model, Deed.SIT, now) is None
    return [*lines, *free, with_commands(told, {"sit": key_labels.sit()[1]}) if may_sit else told]


def _composed(setting: Setting) -> list[str]:
    """Return the terminal's page as text, without its head and empty lines."""
    shown = page_of(setting.model)
    lines = [as_text(line) for line in shown.lines(setting, _CELLS)[1:]] if shown is not None else []
    between = "; " if setting.model.phase is Phase.RESULT else ", "
    return [_COLUMN.sub(between, line.strip()) for line in lines if line.strip()]
