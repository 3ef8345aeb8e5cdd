"""The keys of a room: the keys of its page or leg, and the common keys. Pure.

`terminal/screens/room.py` runs an action such as "copy" in `action_copy`; `terminal/room/actions.py` runs "table(...)".
"""

from collections.abc import Mapping, Sequence

from client.room.actions import Deed, bar
from client.room.pages import page_of
from client.room.pages.setting import Key, Setting, computers_key, leave_key, rules_key, sit_key
from client.room.session import Phase
from client.text import key_labels
from client.text.messages import chat as chat_text

_PHRASES = {key.lower(): f"table('phrase:{index}')" for index, key in enumerate(key_labels.PHRASE_KEYS)}
_ANYWHERE = {"d": "table('go_on_without')", **_PHRASES}
_IN_A_LEG = {
    **_ANYWHERE,
    "question_mark": "rules",
    "escape": "leave",
    "h": "table('hint')",
    "u": "table('take_back')",
    "y": "table('agree')",
    "n": "table('decline')",
}


def named(setting: Setting) -> Sequence[Key]:
    """Return the keys to show at the foot of the screen; in a leg they follow the leg's own."""
    phase = setting.model.phase
    if phase.at_the_tree:
        own = [Key("u", key_labels.take_move_back(), "table('take_back')")]
        if bar(setting.model, Deed.UNDO) is None:
            own = [Key("u", key_labels.undo(), "table('take_back')")]
        elif bar(setting.model, Deed.TAKE_BACK) is not None:
            own = []
        if bar(setting.model, Deed.HINT) is None:
            own = [Key("h", key_labels.hint(), "table('hint')"), *own]
        if setting.model.solo:
            own.append(computers_key(setting))
        leave = Key("escape", key_labels.leave_leg(), "leave")
        return [*own, *sit_key(setting), *_everywhere(setting), rules_key(), leave]
    shown = page_of(setting.model)
    page = shown.keys(setting) if shown is not None else ()
    if phase in (Phase.CONNECTING, Phase.STOPPED):
        return list(page)
    last = [key for key in page if key in (rules_key(), leave_key())]
    return [*(key for key in page if key not in last), *_everywhere(setting), *last]


def actions(setting: Setting) -> Mapping[str, str]:
    """Return the action of each key, by its name in Textual."""
    phase = setting.model.phase
    does = {key.key: key.action for key in named(setting)}
    if phase.at_the_tree:
        return _IN_A_LEG | does
    for other, same in (("escape", "q"), ("q", "escape")):
        if same in does:
            does.setdefault(other, does[same])
    return does if phase in (Phase.CONNECTING, Phase.STOPPED) else _ANYWHERE | does


def _everywhere(setting: Setting) -> list[Key]:
    if setting.model.solo:
        return [Key("o", key_labels.game(), "table('menu')")]
    new = len(setting.model.talk.new(setting.model.player))
    talk = Key(key_labels.CHAT_KEY, (key_labels.CHAT_KEY, chat_text.key(new)), "table('chat')")
    return [talk, Key("o", key_labels.room(), "table('menu')")]
