"""The sentence of a notice. `client/web/room/notice_sentence.js` says the same."""

from client.room.notices import Notice, NoticeKind, names_of
from client.room.session import Model
from client.text.messages import notices as notice_text
from client.text.messages import people as people_text


def notice_sentence(model: Model, notice: Notice) -> str:
    """Return the sentence of a notice about a request or an absence, without its actions."""
    names = names_of(model, notice.seats, people_text.nobody())
    number, seconds, acts = len(names), notice.seconds or 0, bool(notice.actions)
    person, level = notice.name, notice.level or ""
    match notice.kind:
        case NoticeKind.TAKEBACK:
            return notice_text.takeback_asked(names)
        case NoticeKind.TAKEBACK_AGREED:
            return notice_text.takeback_agreed()
        case NoticeKind.OWN_TAKEBACK:
            return notice_text.takeback_waits(names or None)
        case NoticeKind.REPLACEMENT if acts:
            return notice_text.replacement_asked(person=person, level=level, names=names)
        case NoticeKind.REPLACEMENT:
            return notice_text.replacement_waits(person=person, level=level, names=names)
        case NoticeKind.OWN_REPLACEMENT:
            return notice_text.own_replacement_waits(names)
        case NoticeKind.LEFT:
            return notice_text.left_match() if acts else notice_text.left_race()
        case NoticeKind.COMPUTER_PLAYS:
            return notice_text.seat_replaced(level)
        case NoticeKind.MISSED:
            return notice_text.partner_away(names=names, seconds=seconds)
        case NoticeKind.OPPONENT_AWAY if acts:
            return notice_text.opponent_gone(names)
        case NoticeKind.OPPONENT_AWAY:
            return notice_text.opponent_away(names=names, seconds=seconds)
    if acts:
        return notice_text.players_gone(names=names, number=number)
    if notice.seconds is None:
        return notice_text.players_away(names=names, number=number)
    return notice_text.players_away_for(names=names, seconds=seconds)
