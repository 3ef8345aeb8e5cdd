"""Announces events: the lines between one model of the room and the next."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from client.games.mirror.match import is_mirror, made_in, sealed_in
from client.games.mirror.messages import boards as boards_text
from client.games.options import again
from client.games.play import play_of
from client.games.word_catalog import words_of
from client.line import pages
from client.line.notices import notice_line, with_commands
from client.net.frames import ShownRoom
from client.net.link_state import Connected, FailureKind, Lost
from client.room.chat import sender
from client.room.event_sentence import event_sentence
from client.room.notices import request
from client.room.pages.setting import Setting, name_of
from client.room.quick_match import left_by, missed
from client.room.refusal_text import refusal_text
from client.room.session import Model, Phase
from client.text import formats
from client.text.failure_text import explain_loss
from client.text.messages import chat as chat_text
from client.text.messages import connection as connection_text
from client.text.messages import events as event_text
from client.text.messages import finding as finding_text
from client.text.messages import line_room as room_text
from client.text.messages import match as match_text
from client.text.messages import people as people_text
from protocol.events import AnalysisEvent
from protocol.ids import Seat
from protocol.room import Happening

PARTS = 4
"""The number of progress reports of an analysis."""
EARLIER = 10
"""The number of earlier chat messages that are shown on entering."""
_ON_A_PAGE = ("opened", "leg_started", "leg_over", "match_over", "resigned", "flagged", "offered")
_SEAT_LOST = ("stood", "freed")


@dataclass(slots=True)
class Announcer:
    """Announces the changes during a visit to a room. `lost` is the reason for the lost connection that was announced
    last, `present` the last model whose people were announced; `cells` is the most columns of a graph, None: no graph.
    graph."""

    before: Model = Model()  # noqa: RUF009 # a frozen value
    lost: FailureKind | None = None
    present: Model | None = None
    cells: int | None = None

    def told(self, setting: Setting) -> list[str]:
        """Return the lines for the changes since the last call."""
        before, self.before = self.before, setting.model
        lines = [*self._link(setting), *_late(before, setting.model), *_reset(before, setting.model)]
        if setting.model.phase is Phase.CONNECTING:
            return lines
        came = before.phase is Phase.CONNECTING
        if setting.model.phase is Phase.STOPPED:
            return [*lines, *(pages.page(setting) if before.phase is not Phase.STOPPED else [])]
        if not came:
            lines += [line for each in _new(before, setting.model) for line in _happened(before, setting, each)]
            lines += _refused(before, setting.model)
        else:
            self.present = setting.model
        lines += _talk(before, setting.model, came)
        if came or _reset(before, setting.model) or _place(before) != _place(setting.model):
            page = pages.page(setting)  # the end of the leg was shown already
            return [
                *lines,
                *(page[2:] if before.phase is Phase.LEG_OVER and setting.model.phase is Phase.SWAP else page),
            ]
        if setting.model.phase is Phase.RESULT:  # the findings about a match arrive one by one
            told = {*pages.page(replace(setting, model=before)), *lines}
            lines += [line for line in pages.page(setting) if line not in told]
        lines += _turn(before, setting)
        if (hint := pages.hint(setting.model)) != pages.hint(before):
            lines += hint
        return [*lines, *_known(before, setting.model), *self._analysis(before, setting)]

    def _analysis(self, before: Model, setting: Setting) -> list[str]:
        """Return the progress of an analysis, a few times, or the analysis itself."""
        was, now = before.analysis, setting.model.analysis
        if now is None or now is was:
            return []
        began = was is None or was.match != now.match
        if now.analysis is None and not began and _part(was) == _part(now):
            return []
        return pages.analysis(setting, self.cells)

    def presence(self, setting: Setting) -> list[str]:
        """Return who is away, is back or watches now; call it with a short delay, because presence flickers."""
        model = setting.model
        if model.phase in (Phase.CONNECTING, Phase.STOPPED) or not isinstance(model.link, Connected) or model.late:
            return []
        before, self.present = self.present, model
        return [] if before is None else _presence(before, setting)

    def _link(self, setting: Setting) -> list[str]:
        """Return that the connection is lost, once for each reason, or that it is back."""
        link, model = setting.model.link, setting.model
        if isinstance(link, Connected) and self.lost is not None:
            self.lost = None
            return [room_text.back_online()]
        if not isinstance(link, Lost) or link.failure.kind is self.lost:
            return []
        self.lost = link.failure.kind
        if model.phase is Phase.CONNECTING and setting.server is not None and self.lost is not FailureKind.OFFLINE:
            return [connection_text.server_away(str(setting.server))]
        if setting.hosted and self.lost is FailureKind.NOTHING_LISTENS:
            return [with_commands(connection_text.own_server_stopped(), {"retry": connection_text.start_server_key()})]
        return [explain_loss(link.failure, 0)]


def _late(before: Model, after: Model) -> list[str]:
    """Return that the answer to a command is late."""
    return [connection_text.late(after.offline)] if after.late and not before.late else []


def _reset(before: Model, after: Model) -> list[str]:
    """Return that the server lost the newest moves."""
    room = after.room
    return [connection_text.moves_lost()] if room is not None and room.reset and room is not before.room else []


def _known(before: Model, after: Model) -> list[str]:
    """Return the score to beat when it becomes known."""
    if after.phase is not Phase.LEG or after.about is None or after.about == before.about:
        return []
    was_told = pages.beat(before)
    return [line for line in pages.beat(after) if line not in was_told]


def _part(told: AnalysisEvent | None) -> int:
    return PARTS * told.done // max(1, told.of) if told is not None else 0


def _place(model: Model) -> tuple[object, ...]:
    """Return a value that changes when a new page begins."""
    room, match = model.room, model.match
    coming = room.next if room is not None else None
    return model.phase, coming, match.match if match is not None and coming is None else None


def _new(before: Model, after: Model) -> tuple[Happening, ...]:
    """Return the new events."""
    if after.room is None or after.room is before.room:
        return ()
    known = before.room.version if before.room is not None else 0
    return tuple(each for each in after.room.happenings if each.version > known)


def _happened(before: Model, setting: Setting, happening: Happening) -> list[str]:
    model, seat = setting.model, happening.seat
    if model.room is None or happening.kind in _ON_A_PAGE:
        return []
    if happening.kind == "moved":
        return _move(model.room, model.reader, happening)
    if happening.kind == "takeback_asked" and model.solo:
        return []  # nobody has to agree
    if happening.kind == "hinted" and seat is not None and seat == model.me:
        return []  # the hint itself is shown
    if happening.kind in _SEAT_LOST and left_by(model) is not None and seat != model.me:
        return []  # the page says so
    asks = happening.kind == "takeback_asked" and model.me is not None and seat != model.me
    if (asks or happening.kind == "replacement_asked") and (asked := request(model, None)) is not None:
        return [notice_line(model, asked)]
    mine = seat is not None and seat == (before.me if happening.kind in _SEAT_LOST else model.me) and not model.shares
    if happening.kind == "owned":
        mine = model.owner
    other = name_of(setting, 1 - seat) if seat in (0, 1) and seat is not None else ""
    told = event_sentence(happening, mine=mine, other=other, choice=again(model.room))
    if happening.kind == "readied" and model.room.next is not None:
        waited = [
            each.name or match_text.new_player() for each in model.room.seats if each.seat not in model.room.ready
        ]
        wait = match_text.waiting(names=waited, several=len(waited) > 1) if waited else told
        return [wait if mine else told]
    return [told, *(pages.settled(model) if happening.kind == "configured" else [])]


def _move(room: ShownRoom, me: Seat | None, happening: Happening) -> list[str]:
    seat = happening.seat if happening.seat is not None else Seat(0)
    names = [
        people_text.you() if each.seat == me else formats.name(each.name or people_text.seat(each.seat + 1))
        for each in room.seats
    ]
    if is_mirror(room):
        return _on_boards(room, me, happening, names)
    race_news = play_of(room.game).race_news
    if room.form == "race" and race_news is not None and room.view is not None:
        return race_news(room.view, seat, names[seat], seat == me)
    say, name = words_of(room.game), names[seat]
    told = say.named(happening.detail, name, names) if say.named else say.news(happening.detail, name)
    if told == "":  # the lines about the turn tell it
        return []
    # A move that can't be read is announced all the same.
    return [f"{told}." if told is not None else event_sentence(happening, mine=seat == me)]


def _on_boards(room: ShownRoom, me: Seat | None, happening: Happening, names: Sequence[str]) -> list[str]:
    """Return the move of a mirror match, or both moves when the second is made."""
    say, lines = words_of(room.game), list[str]()
    board = sealed_in(happening)
    if board is not None and happening.seat is not None:
        return [boards_text.moved(name=None if happening.seat == me else names[happening.seat], number=board)]
    for at, seat, played in made_in(happening):
        told = say.named(played, names[seat], names) if say.named else say.news(played, names[seat])
        lines += [boards_text.about_board(number=at + 1, text=f"{told}.")] if told else []
    return lines or [event_sentence(happening, mine=happening.seat == me)]


def _presence(before: Model, setting: Setting) -> list[str]:
    model, lines = setting.model, list[str]()
    gone, were = ({each.seat for each in every.away} for every in (model, before))
    others = {each.seat for each in model.room.seats if each.player is not None} if model.room is not None else set()
    lines += [event_text.away(name_of(setting, seat)) for seat in sorted((gone - were) & others - {model.me})]
    if (found := missed(model)) is not None and missed(before) is None:
        lines.append(finding_text.opponent_away_command(name_of(setting, found.seat)))
    lines += [event_text.back(name_of(setting, seat)) for seat in sorted((were - gone) & others - {model.me})]
    looking = pages.looking(model)
    return lines if looking == pages.looking(before) else [*lines, *(looking or [room_text.no_spectators()])]


def _refused(before: Model, after: Model) -> list[str]:
    lines = [connection_text.server_cannot_save()] if after.delayed and not before.delayed else []
    if after.refused is not None and after.refused is not before.refused:
        return [*lines, refusal_text(after)]
    return lines


def _talk(before: Model, after: Model, came: bool) -> list[str]:
    last = before.talk.lines[-1].line if before.talk.lines and not came else 0
    heard = [line for line in after.talk.heard(after.player) if line.line > last]
    if came:
        heard = heard[-EARLIER:]
    lines = [
        chat_text.you_say(each.text)
        if each.player == after.player
        else chat_text.says(name=sender(each), text=each.text)
        for each in heard
    ]
    return [room_text.said_before(), *lines] if lines and came else lines


def _turn(before: Model, setting: Setting) -> list[str]:
    """Return whose turn it is, if the turn is new."""
    model = setting.model
    if model.phase is not Phase.LEG or model.room is None or before.room is None or model.room is before.room:
        return []
    seen, was = pages.seen_at(model), pages.seen_at(before)
    if seen is None or (was is not None and seen[0].stands(seen[1]) == was[0].stands(was[1])):
        return []
    return [*seen[0].turn(seen[1]), *pages.replaced(setting)]
