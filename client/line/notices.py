"""Notices in line mode: a sentence, and the commands that answer it."""

from collections.abc import Mapping

from client.room.notice_sentence import notice_sentence
from client.room.notices import Notice, NoticeAction
from client.room.session import Model
from client.text.messages import notices as notice_text
from client.text.tables import text_of

_COMMANDS = {
    NoticeAction.AGREE: "yes",
    NoticeAction.DECLINE: "no",
    NoticeAction.WITHDRAW: "no",
    NoticeAction.COME_BACK: "sit",
    NoticeAction.FREE: "free",
    NoticeAction.GO_ON_WITHOUT: "claim",
    NoticeAction.ASK_FOR_SEAT: "sit",
}


def notice_line(model: Model, notice: Notice) -> str:
    """Return a notice with the commands of its actions."""
    return with_commands(
        notice_sentence(model, notice), {_COMMANDS[each]: text_of(notice_text.key, each) for each in notice.actions}
    )


def with_commands(sentence: str, commands: Mapping[str, str]) -> str:
    """Return a sentence followed by commands, which are given with their labels."""
    typed = [notice_text.command(command=command, action=label) for command, label in commands.items()]
    return f"{sentence} {notice_text.type_command(typed)}" if typed else sentence
