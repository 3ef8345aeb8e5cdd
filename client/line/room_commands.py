"""The commands of line mode in a room: their names, arguments, and when they are possible. Pure.

A command may be shortened if it stays unique among the commands possible now. Some have a letter, the same as the key
on the terminal's screens.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial

from client.games.options import OFFERS, again, form_of
from client.line import lobby_menu, typed_words
from client.line.command import Check, Command, Given, in_leg, inside, on_my_turn
from client.line.games.board import AnyBoard
from client.line.games.catalog import board_in
from client.line.start_choices import CHOICES
from client.lobby import your_games
from client.net.link_state import Lost
from client.room.actions import Deed, asked_for_replacement, bar
from client.room.challenges import own_challenge, past_opponent
from client.room.commands import offered
from client.room.guide_progress import guided
from client.room.pages import PAGES
from client.room.pages.setting import Setting
from client.room.session import Phase
from client.text import language
from client.text.messages import actions as action_text
from client.text.messages import challenges as challenge_text
from client.text.messages import line_commands as command_text
from client.text.messages import your_games as games_text
from client.text.tables import text_of
from client.text.typed_cards import read_card

_IN_FULL = ("end", "resign")
"""Commands that can't be shortened, because a slip would stop the server or lose the match."""
_OFTEN_ALONE = (
    *("ready", "moves", "look", "points", "hint", "computer", "enough", "undo", "resign", "same", "new", "analysis"),
    *("rules", "leave"),
)
_OFTEN = (
    *("ready", "moves", "look", "points", "time", "hint", "undo", "yes", "no", "resign", "claim", "sit", "same", "new"),
    *("save", "analysis", "say", "address", "settings", "opponent", "begin", "withdraw", "rules", "leave"),
)
"""Commands that `help` lists, besides the game's own."""
_ALONE: Mapping[str, command_text.DoesAlone] = {
    "undo": "undo",
    "resign": "resign",
    "same": "same",
    "new": "new",
    "leave": "leave",
}
"""Commands that do something else in a game alone."""
_WORDS_FOLLOW = ("hints", "opponent", "settings", "rules", "help", "safe")
"""Commands that are followed by words of their own."""
_WORD_FOLLOWS = ("mute", "unmute", "tournament", "with")
"""Commands that are followed by a name, or by one word of their own."""
_LEAVING = (*_IN_FULL, "leave", "quit")
"""Commands that refuse text after them: it is probably a move that begins with the same letter, such as `q h c3`."""


def read(typed: str, setting: Setting, now: float | None) -> Given:
    """Parse a command. Raises ValueError, which says what would be right."""
    first, _, rest = typed.partition(" ")
    word, rest = first.lower(), " ".join(rest.split())
    command = _named(word, setting, now)
    rest = _in_english(command, rest, _board(setting))
    why = command.barred(setting, now)
    if why is not None:
        raise ValueError(command_text.barred(command=command.names[0], reason=why))
    if command.takes and not command.takes.startswith("[") and not rest:
        raise ValueError(command_text.incomplete(f"{command.names[0]} {command.arguments}"))
    if rest and command.name in _LEAVING:
        raise ValueError(command_text.takes_nothing(command.names[0]))
    return Given(command.name, rest)


def is_command(word: str, setting: Setting, now: float | None) -> bool:
    """Return whether a word is a command: an English name that works now, or any name in the language."""
    can = possible(setting, now)
    english = any(word == each.letter or each.name.startswith(word) for each in can)
    return english or bool(_called(word, commands_of(setting)))


def barred(name: str, setting: Setting, now: float | None) -> str | None:
    """Return why a command can't be given now; None if it can."""
    return _named(name, setting, now).barred(setting, now)


def possible(setting: Setting, now: float | None) -> list[Command]:
    """Return the commands that can be given now."""
    return [each for each in commands_of(setting) if each.barred(setting, now) is None]


def commands_of(setting: Setting) -> list[Command]:
    """Return all commands of a room, with the game's own."""
    board = _board(setting)
    return [*_FIRST, *(board.commands if board is not None else ()), *_REST]


def _board(setting: Setting) -> AnyBoard | None:
    room = setting.model.room
    return board_in(room) if room is not None else None


def listed(setting: Setting, now: float | None, *, everything: bool = False) -> list[str]:
    """List the commands that can be given now, after the way to type a move if there are moves.

    Without `everything`, only the common commands, so that the list fits on a screen.
    """
    model, can = setting.model, possible(setting, now)
    my_turn = model.phase is Phase.LEG and on_my_turn(setting, now) is None
    board = _board(setting)
    moves = [board.moves] if my_turn and board is not None else []
    own = board.commands if board is not None else ()
    often = [each for each in can if each in own or each.name in (_OFTEN_ALONE if model.solo else _OFTEN)]
    return [
        command_text.available(),
        *moves,
        *(_usage(each, setting) for each in (can if everything else often)),
        *([] if everything else [f"  {typed_words.help_all()}: {command_text.all_commands()}"]),
        *([command_text.at_other_times()] if everything else []),
        *([command_text.english_works()] if language.current() != language.ENGLISH else []),
        *([command_text.empty_line()] if any(each.name == "ready" for each in can) else []),
    ]


def _usage(command: Command, setting: Setting) -> str:
    """Return a command's line in the list of commands."""
    alone = _ALONE.get(command.name) if setting.model.solo else None
    return command.usage if alone is None else replace(command, does=partial(command_text.does_alone, alone)).usage


def _named(word: str, setting: Setting, now: float | None) -> Command:
    """Return the command that was meant: by its English name, perhaps shortened, else by the language's."""
    can, every = possible(setting, now), commands_of(setting)
    for among in (can, every):
        if found := next((each for each in among if word in (each.name, each.letter)), None):
            return found
    long = [[each for each in among if each.name not in _IN_FULL] for among in (can, every)]
    english = next((begun for among in long if (begun := [each for each in among if each.name.startswith(word)])), [])
    if len(english) == 1:
        return english[0]
    for among in (can, every):
        if called := _called(word, among):
            return called[0]
    own = next((begun for among in long if not english and (begun := _called(word, among, begun=True))), english)
    if len(own) > 1:
        raise ValueError(command_text.ambiguous(typed=word, commands=[each.names[0] for each in own]))
    if own:
        return own[0]
    at_start = (*CHOICES, *lobby_menu.COMMANDS)
    if word in at_start or typed_words.command_named(word, at_start):
        raise ValueError(command_text.only_at_start(word))
    reason = on_my_turn(setting, now)
    raise ValueError(command_text.unknown(typed=word[:40], help=typed_words.shown("help"), reason=reason))


def _called(word: str, among: Sequence[Command], *, begun: bool = False) -> list[Command]:
    """Return the commands that the language calls so, or, if wanted, whose name in the language begins so."""
    return [each for each in among if typed_words.command_named(word, [each.name], each.words, begun=begun)]


def _in_english(command: Command, rest: str, board: AnyBoard | None) -> str:
    """Translate a command's arguments into English. Names of people and messages stay.

    Raises ValueError if it is short for several cards.
    """
    name = command.name
    if command.takes == "[CARD]":
        own = (board.words,) if board is not None and board.words is not None else ()
        return read_card(rest) or typed_words.in_english(rest, own)
    if name in _WORDS_FOLLOW:
        return typed_words.in_english(rest)
    first, space, others = rest.partition(" ")
    if name in _WORD_FOLLOWS and not others:
        return typed_words.in_english(rest)
    return typed_words.in_english(first) + space + others if name == "claim" else rest


def _always(setting: Setting, now: float | None) -> str | None:
    return None


def _deed(*deeds: Deed) -> Check:
    """Return a check that one of these actions is possible; it returns why the first one is not."""

    def barred(setting: Setting, now: float | None) -> str | None:
        if (why := inside(setting, now)) is not None:
            return why
        bars = [bar(setting.model, deed, now) for deed in deeds]
        return None if None in bars or bars[0] is None else text_of(action_text.reason, bars[0])

    return barred


def _competes(setting: Setting, now: float | None) -> str | None:
    """Return why the player can't play under another name."""
    room = setting.model.room
    if room is None or room.tournament is None:
        return command_text.no_tournament()
    return action_text.reason("no_seat") if setting.model.me is None else _deed(Deed.TOURNAMENT)(setting, now)


def _may_decline(setting: Setting, now: float | None) -> str | None:
    """Return why there is nothing to decline or withdraw."""
    if setting.model.phase is Phase.RESULT and offered(setting.model) is not None:
        return None
    why = _deed(Deed.ANSWER, Deed.WITHDRAW, Deed.ANSWER_REPLACEMENT)(setting, now)
    return None if why is not None and asked_for_replacement(setting.model) else why


def _ready(setting: Setting, now: float | None) -> str | None:
    model = setting.model
    if model.phase not in (Phase.READY, Phase.SWAP) or model.room is None:
        return command_text.no_leg_waits()
    if model.me is None:
        return action_text.reason("no_seat")
    begins = model.begins and model.refused is None
    return command_text.ready_already() if begins or model.ready else None


def _finished(setting: Setting, now: float | None) -> str | None:
    match = setting.model.match
    return None if match is not None and match.result is not None else action_text.reason("not_over")


def _another(setting: Setting, now: float | None) -> str | None:
    model = setting.model
    if model.solo and model.me is not None and model.phase is Phase.LEG:
        return None
    if model.phase is not Phase.RESULT:
        return action_text.reason("not_over")
    if model.me is None and not model.watches_computers:
        return action_text.reason("no_seat")
    if model.room is not None and model.room.daily is not None:
        return action_text.reason("daily")
    return command_text.seat_free() if model.free_seat is not None else None


def _same(setting: Setting, now: float | None) -> str | None:
    room = setting.model.room
    if room is not None and not again(room) and "same_number" not in room.offers:
        return command_text.nothing_to_find()
    return _another(setting, now)


def _undo(setting: Setting, now: float | None) -> str | None:
    return _deed(Deed.UNDO if setting.model.solo else Deed.TAKE_BACK)(setting, now)


def _new(setting: Setting, now: float | None) -> str | None:
    return None if setting.model.solo and setting.model.me is not None else _another(setting, now)


def _computers(setting: Setting, now: float | None) -> str | None:
    """Return why the computer's board can't be shown: in a match it would be a hint until the leg is over."""
    model = setting.model
    if model.match is None or model.match.number is None:
        return command_text.no_number_known() if inside(setting, now) is None else action_text.reason("no_room")
    room = model.room
    if room is not None and room.game in OFFERS and form_of(room.game, room.options, alone=True) is None:
        return command_text.not_played_alone()
    return None if model.solo or not model.under_way else action_text.reason("not_over")


def _guided(setting: Setting, now: float | None) -> str | None:
    return None if guided(setting.model) else command_text.not_guided()


def _clock(setting: Setting, now: float | None) -> str | None:
    match = setting.model.match
    return None if match is not None and match.clocks is not None else command_text.no_clock()


def _hosting(setting: Setting, now: float | None) -> str | None:
    return None if setting.hosted else command_text.not_hosted()


def _closed(setting: Setting, now: float | None) -> str | None:
    return None if setting.closed else command_text.open_already()


def _next(setting: Setting, now: float | None) -> str | None:
    """Return why no other game can be opened."""
    model = setting.model
    here = model.room.room if model.room is not None else None
    return None if your_games.waiting(model.games or (), now, here) else games_text.none_waiting()


def _challenge(setting: Setting, now: float | None) -> str | None:
    """Return why nobody can be challenged to another match."""
    return None if past_opponent(setting.model) is not None else challenge_text.no_past_opponent()


def _withdraw(setting: Setting, now: float | None) -> str | None:
    """Return why there is no challenge to withdraw."""
    return None if own_challenge(setting.model, now) is not None else challenge_text.none_open()


def _lost(setting: Setting, now: float | None) -> str | None:
    return None if isinstance(setting.model.link, Lost) else command_text.connected()


def _stopped(action: str) -> Check:
    """Return a check that an action is possible after a failure."""

    def barred(setting: Setting, now: float | None) -> str | None:
        if setting.model.phase is not Phase.STOPPED:
            return command_text.in_room()
        return None if action in (key.action for key in PAGES[Phase.STOPPED].keys(setting)) else command_text.no_use()

    return barred


def _command(name: command_text.Does, letter: str, takes: str, check: Check) -> Command:
    return Command(name, letter, takes, partial(command_text.does, name), check)


_FIRST = (
    _command("ready", "r", "", _ready),
    _command("moves", "m", "[CARD]", on_my_turn),
    _command("look", "", "", inside),
)
_REST = (
    _command("points", "", "", in_leg),
    _command("news", "", "", in_leg),
    _command("time", "", "", _clock),
    _command("hint", "h", "", _deed(Deed.HINT)),
    _command("hints", "", "on|off", inside),
    _command("computer", "", "[CARD]", _computers),
    _command("enough", "", "", _guided),
    _command("undo", "u", "", _undo),
    _command("same", "s", "", _same),
    _command("new", "n", "[NUMBER]", _new),
    _command("yes", "y", "", _deed(Deed.ANSWER, Deed.ANSWER_REPLACEMENT)),
    _command("no", "n", "", _may_decline),
    _command("resign", "", "", _deed(Deed.RESIGN)),
    _command("claim", "d", "[match|LEVEL] [NAME]", _deed(Deed.GO_ON_WITHOUT)),
    _command("sit", "s", "[NAME]", _deed(Deed.SIT, Deed.COME_BACK, Deed.ASK_FOR_SEAT)),
    _command("stand", "", "", _deed(Deed.STAND)),
    _command("save", "", "", _finished),
    _command("watch", "w", "", _finished),
    _command("link", "", "", _finished),
    _command("analysis", "a", "", _deed(Deed.ANALYSIS)),
    _command("number", "", "[NUMBER]", inside),
    _command("scores", "", "", inside),
    _command("say", "c", "TEXT", inside),
    _command("chat", "", "", inside),
    _command("phrase", "", "[1-4]", inside),
    _command("mute", "", "NAME|all", inside),
    _command("unmute", "", "NAME|all", inside),
    _command("who", "", "", inside),
    _command("address", "", "", inside),
    _command("open", "", "", _closed),
    _command("seat", "", "", _deed(Deed.MOVE_SEAT)),
    _command("settings", "", "[WHAT VALUE …]", _deed(Deed.SETTINGS)),
    _command("tournament", "", "[NAME, NAME …|none]", _deed(Deed.TOURNAMENT)),
    _command("as", "", "NAME", _competes),
    _command("with", "", "NAME|nobody", _competes),
    _command("opponent", "", "LEVEL [all]", _deed(Deed.SEAT_COMPUTER)),
    _command("begin", "", "", _deed(Deed.BEGIN_WITH_THESE)),
    _command("free", "", "NAME", _deed(Deed.FREE)),
    _command("ban", "", "NAME", _deed(Deed.SEND_AWAY)),
    _command("owner", "", "NAME", _deed(Deed.PASS_ON)),
    _command("challenge", "", "", _challenge),
    _command("withdraw", "", "", _withdraw),
    _command("games", "", "", inside),
    _command("next", "", "", _next),
    _command("wait", "", "", inside),
    _command("retry", "", "", _lost),
    _command("again", "r", "", _stopped("again")),
    _command("here", "t", "", _stopped("play_here")),
    _command("name", "", "NAME", _stopped("rename")),
    _command("rules", "", "[short|credits]", _always),
    _command("help", "?", "[all]", _always),
    _command("leave", "l", "", _always),
    _command("end", "", "", _hosting),
    _command("quit", "q", "", _always),
)
"""If two have the same name or letter, the first that can be given now is meant. A game's own come between these."""
