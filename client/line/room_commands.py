"""The commands of line mode in a room: what each is called, what it takes, and when it can be given. Pure.

A command may be shortened to what is clear among those that can be given now; some have a letter, the same as the key
on the terminal's screens.
"""

from client.games.options import OFFERS, again, form_of
from client.line import words
from client.line.command import Check, Command, Given, in_leg, inside, on_my_turn
from client.line.games.board import Board
from client.line.games.catalog import board_in
from client.net.link_state import Lost
from client.room.actions import Bar, Deed, asked_for_replacement, bar
from client.room.guide_progress import guided
from client.room.pages import PAGES
from client.room.pages.setting import Setting
from client.room.session import Phase
from client.text.messages import actions as action_text


def read(typed: str, setting: Setting, now: float | None) -> Given:
    """Read a command. Raises ValueError, saying what would be right."""
    first, _, rest = typed.partition(" ")
    word, rest = first.lower(), " ".join(rest.split())
    command = _named(word, setting, now)
    why = command.barred(setting, now)
    if why is not None:
        raise ValueError(words.NOT_NOW.format(why=why))
    if command.takes and not command.takes.startswith("[") and not rest:
        raise ValueError(words.missing(command.name, command.takes))
    return Given(command.name, rest)


def barred(name: str, setting: Setting, now: float | None) -> str | None:
    """Return why a command cannot be given now; None where it can."""
    return _named(name, setting, now).barred(setting, now)


def possible(setting: Setting, now: float | None) -> list[Command]:
    """Return what can be given now."""
    return [each for each in commands_of(setting) if each.barred(setting, now) is None]


def commands_of(setting: Setting) -> list[Command]:
    """Return every command there is in a room, those of its game among them."""
    board = _board(setting)
    return [*_FIRST, *(board.commands if board is not None else ()), *_REST]


def _board(setting: Setting) -> Board | None:
    room = setting.model.room
    return board_in(room) if room is not None else None


def listed(setting: Setting, now: float | None) -> list[str]:
    """List what can be given now, with the moves first where there are any."""
    model = setting.model
    my_turn = model.phase is Phase.LEG and on_my_turn(setting, now) is None
    board = _board(setting)
    moves = [board.moves] if my_turn and board is not None else []
    return [words.HELP, *moves, *(each.usage for each in possible(setting, now)), words.MORE]


def _named(word: str, setting: Setting, now: float | None) -> Command:
    can = possible(setting, now)
    for among in (can, commands_of(setting)):
        if found := next((each for each in among if word in (each.name, each.letter)), None):
            return found
    for among in (can, commands_of(setting)):
        begun = [each for each in among if each.name.startswith(word)]
        if len(begun) > 1:
            raise ValueError(words.several(word, [each.name for each in begun]))
        if begun:
            return begun[0]
    raise ValueError(words.unknown(word))


def _always(setting: Setting, now: float | None) -> str | None:
    return None


def _deed(*deeds: Deed) -> Check:
    """Return the check that one of these may be done; else what stands in the way of the first."""

    def barred(setting: Setting, now: float | None) -> str | None:
        if (why := inside(setting, now)) is not None:
            return why
        bars = [bar(setting.model, deed, now) for deed in deeds]
        return None if None in bars or bars[0] is None else action_text.reason(bars[0])

    return barred


def _competes(setting: Setting, now: float | None) -> str | None:
    """Return why one cannot play under another name."""
    room = setting.model.room
    if room is None or room.tournament is None:
        return words.NO_TOURNAMENT
    return words.NO_SEAT if setting.model.me is None else _deed(Deed.TOURNAMENT)(setting, now)


def _may_decline(setting: Setting, now: float | None) -> str | None:
    """Return why there is nothing to decline or withdraw."""
    why = _deed(Deed.ANSWER, Deed.WITHDRAW, Deed.ANSWER_REPLACEMENT)(setting, now)
    return None if why is not None and asked_for_replacement(setting.model) else why


def _ready(setting: Setting, now: float | None) -> str | None:
    model = setting.model
    if model.phase not in (Phase.READY, Phase.SWAP) or model.room is None:
        return words.NO_LEG_WAITS
    if model.me is None:
        return words.NO_SEAT
    begins = model.begins and model.refused is None
    return words.READY_ALREADY if begins or model.ready else None


def _finished(setting: Setting, now: float | None) -> str | None:
    match = setting.model.match
    return None if match is not None and match.result is not None else words.NOT_OVER


def _another(setting: Setting, now: float | None) -> str | None:
    model = setting.model
    if model.solo and model.me is not None and model.phase is Phase.LEG:
        return None
    if model.phase is not Phase.RESULT:
        return words.NOT_OVER
    if model.me is None and not model.watches_computers:
        return words.NO_SEAT
    if model.room is not None and model.room.daily is not None:
        return action_text.reason(Bar.DAILY)
    return words.SEAT_FREE if model.free_seat is not None else None


def _same(setting: Setting, now: float | None) -> str | None:
    room = setting.model.room
    if room is not None and not again(room) and "same_number" not in room.offers:
        return words.NOT_AGAIN
    return _another(setting, now)


def _new(setting: Setting, now: float | None) -> str | None:
    return None if setting.model.solo and setting.model.me is not None else _another(setting, now)


def _computers(setting: Setting, now: float | None) -> str | None:
    """Tell why the computer's tree is not to be had: in a duel it would be a hint until the leg is over."""
    model = setting.model
    if model.match is None or model.match.number is None:
        return words.NO_NUMBER_KNOWN if inside(setting, now) is None else words.NO_ROOM
    room = model.room
    if room is not None and room.game in OFFERS and form_of(room.game, room.options, alone=True) is None:
        return words.NOBODY_ALONE
    return None if model.solo or not model.under_way else words.NOT_OVER


def _guided(setting: Setting, now: float | None) -> str | None:
    return None if guided(setting.model) else words.NOT_GUIDED


def _clock(setting: Setting, now: float | None) -> str | None:
    match = setting.model.match
    return None if match is not None and match.clocks is not None else words.NO_CLOCK_HERE


def _hosting(setting: Setting, now: float | None) -> str | None:
    return None if setting.hosted else words.NOT_HOSTED


def _closed(setting: Setting, now: float | None) -> str | None:
    return None if setting.closed else words.OPEN_ALREADY


def _lost(setting: Setting, now: float | None) -> str | None:
    return None if isinstance(setting.model.link, Lost) else words.CONNECTED


def _stopped(action: str) -> Check:
    """Return the check that this can be done where there is no going on."""

    def barred(setting: Setting, now: float | None) -> str | None:
        if setting.model.phase is not Phase.STOPPED:
            return words.NOT_STOPPED
        return None if action in (key.action for key in PAGES[Phase.STOPPED].keys(setting)) else words.NO_USE

    return barred


_FIRST = (
    Command("ready", "r", "", "be ready for the leg", _ready),
    Command("moves", "m", "[CARD]", "list what can be played", on_my_turn),
    Command("look", "", "", "say again how things stand", inside),
)
_REST = (
    Command("points", "", "", "say what the score is made of, and what comes next if that is known", in_leg),
    Command("news", "", "", "tell what was played in this leg", in_leg),
    Command("time", "", "", "say what the clocks show", _clock),
    Command("hint", "h", "", "ask what the computer would play here", _deed(Deed.HINT)),
    Command(
        "hints", "", "on|off", "be given a hint at every turn of yours where there may be, or only for asking", inside
    ),
    Command(
        "computer",
        "",
        "[CARD]",
        "look at what the computer left on this number, or at a part of it",
        _computers,
    ),
    Command("enough", "", "", "have no more explained", _guided),
    Command("undo", "u", "", "ask to take your last move back", _deed(Deed.TAKE_BACK)),
    Command(
        "yes",
        "y",
        "",
        "agree to what is asked: that a move is taken back, or who plays on",
        _deed(Deed.ANSWER, Deed.ANSWER_REPLACEMENT),
    ),
    Command("no", "n", "", "decline that, or withdraw what you asked", _may_decline),
    Command("resign", "", "", "give the match up", _deed(Deed.RESIGN)),
    Command(
        "claim", "d", "[match|LEVEL] [NAME]", "decide how it goes on without who is away", _deed(Deed.GO_ON_WITHOUT)
    ),
    Command(
        "sit",
        "s",
        "[NAME]",
        "sit down, take your seat back from the computer, or ask for the seat of who has left",
        _deed(Deed.SIT, Deed.COME_BACK, Deed.ASK_FOR_SEAT),
    ),
    Command("stand", "", "", "give your seat up, and look on", _deed(Deed.STAND)),
    Command("same", "s", "", "ask for a rematch on the same number, or accept one", _same),
    Command("new", "n", "[NUMBER]", "ask for a rematch on a new number, or accept one; alone, begin a new game", _new),
    Command("save", "", "", "write the record of the match to a file", _finished),
    Command("watch", "w", "", "watch the match again", _finished),
    Command("link", "", "", "give the link to the record of the match", _finished),
    Command("analysis", "a", "", "say how well the match was played, as the computer sees it", _deed(Deed.ANALYSIS)),
    Command("number", "", "[NUMBER]", "say what was reached on a game number, this one or another", inside),
    Command("scores", "", "", "list your ten best games alone", inside),
    Command("say", "c", "TEXT", "say something to everybody here", inside),
    Command("chat", "", "", "tell again what was said", inside),
    Command("phrase", "", "[1-4]", "say something ready-made", inside),
    Command("mute", "", "NAME|all", "hear somebody no more", inside),
    Command("unmute", "", "NAME|all", "hear somebody again", inside),
    Command("who", "", "", "say who is here", inside),
    Command("address", "", "", "say how a friend comes in", inside),
    Command("open", "", "", "let others join: the server on this machine starts anew for that", _closed),
    Command("seat", "", "", "move your seat to another machine", _deed(Deed.MOVE_SEAT)),
    Command("settings", "", "[WHAT VALUE …]", "settle what is played next", _deed(Deed.SETTINGS)),
    Command(
        "tournament",
        "",
        "[NAME, NAME …|none]",
        "tell what each has reached who competes, or say who does",
        _deed(Deed.TOURNAMENT),
    ),
    Command("as", "", "NAME", "play next under a name that competes", _competes),
    Command("with", "", "NAME|nobody", "have a second play here under a name that competes, in turn", _competes),
    Command(
        "opponent",
        "",
        "LEVEL [all]",
        "have the computer play a free seat, or all of them: easy, normal, strong, random",
        _deed(Deed.SEAT_COMPUTER),
    ),
    Command("begin", "", "", "take away the seats that nobody has, so that you begin", _deed(Deed.BEGIN_WITH_THESE)),
    Command("free", "", "NAME", "free somebody’s seat", _deed(Deed.FREE)),
    Command("ban", "", "NAME", "remove someone for good", _deed(Deed.SEND_AWAY)),
    Command("owner", "", "NAME", "pass the room on to somebody with a seat", _deed(Deed.PASS_ON)),
    Command("wait", "", "", "go on with the next line only when there is something for you to do", inside),
    Command("retry", "", "", "try to connect at once", _lost),
    Command("again", "r", "", "try once more", _stopped("again")),
    Command("takeover", "t", "", "take your seat over here", _stopped("take_over")),
    Command("name", "", "NAME", "change your name, and try once more", _stopped("rename")),
    Command("rules", "", "[short|credits]", "tell the rules, or whose game it is", _always),
    Command("help", "?", "", "list what can be done", _always),
    Command("leave", "l", "", "leave the room; your seat is kept", _always),
    Command("end", "", "", "leave, and end the server on this machine", _hosting),
    Command("quit", "q", "", "leave the room and the program", _always),
)
"""Of two with one name or letter, the first that can be given now is meant; a game's own stand between these."""
