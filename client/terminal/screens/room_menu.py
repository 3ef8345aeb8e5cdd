"""The menu of a room: its actions with their keys, and why some are not possible now."""

from collections.abc import Sequence
from dataclasses import replace
from typing import ClassVar

from textual.binding import Binding, BindingType

from client.games.options import scored
from client.games.word_catalog import words_of
from client.room.actions import Bar, Deed, bar
from client.room.challenges import past_opponent
from client.room.session import Model
from client.room.settings_text import owner_text, settings_text
from client.terminal.screens.question import QuestionScreen
from client.terminal.widgets.menu import Choice
from client.text.glyphs import Glyphs
from client.text.messages import actions as action_text
from client.text.messages import challenges as challenge_text
from client.text.messages import replay as replay_text
from client.text.messages import solo as solo_text
from client.text.messages import your_games as games_text
from client.text.tables import text_of

_OFFERED = (
    Deed.SETTINGS,
    Deed.SEAT_COMPUTER,
    Deed.FREE,
    Deed.SEND_AWAY,
    Deed.PASS_ON,
    Deed.TOURNAMENT,
    Deed.MOVE_SEAT,
    Deed.STAND,
    Deed.RESIGN,
)
"""Actions that the menu lists last. Without the settings, it lists an action only while it is possible."""
_GROUPS = (Deed.SETTINGS, Deed.TOURNAMENT, Deed.RESIGN)
"""Actions that begin a group; resigning stays apart."""
_AT_TIMES = (
    Deed.SIT,
    Deed.COME_BACK,
    Deed.ASK_FOR_SEAT,
    Deed.ANSWER_REPLACEMENT,
    Deed.BEGIN_WITH_THESE,
    Deed.TAKE_BACK,
    Deed.GO_ON_WITHOUT,
    Deed.HINT,
)
KEYS: dict[Deed, str] = {
    Deed.SIT: "s",
    Deed.STAND: "g",
    Deed.COME_BACK: "s",
    Deed.TAKE_BACK: "u",
    Deed.UNDO: "u",
    Deed.ANSWER: "y",
    Deed.WITHDRAW: "n",
    Deed.GO_ON_WITHOUT: "d",
    Deed.RESIGN: "r",
    Deed.MOVE_SEAT: "m",
    Deed.SETTINGS: "e",
    Deed.FREE: "f",
    Deed.SEND_AWAY: "b",
    Deed.PASS_ON: "p",
    Deed.SEAT_COMPUTER: "k",
    Deed.BEGIN_WITH_THESE: "t",
    Deed.TOURNAMENT: "v",
    Deed.ASK_FOR_SEAT: "s",
    Deed.ANSWER_REPLACEMENT: "y",
    Deed.HINT: "h",
    Deed.NUMBER: "u",
    Deed.ANALYSIS: "a",
    Deed.SCORES: "i",
}
"""The keys of the actions in the menu."""
CHALLENGE = "challenge"
"""The id of the choice that challenges the opponent of the finished match."""
GAMES = "games"
"""The id of the choice that shows the player's games."""
HINTS = "hints"
"""The id of the choice that turns hints at every turn on or off."""


def choices(model: Model, now: float | None, *, hints: bool) -> Sequence[Choice]:
    """Return the choices of the menu of a room; `now` as for `bar`, `hints`: there is a hint at every turn."""
    if model.solo:
        return _alone(model, hints)
    barred = {deed: bar(model, deed, now) for deed in (*_AT_TIMES, Deed.NUMBER, Deed.ANALYSIS, *_OFFERED)}
    at_times = [_deed(deed) for deed in _AT_TIMES if barred[deed] is None]
    if barred[Deed.NUMBER] is None:
        letter = KEYS[Deed.NUMBER] if barred[Deed.TAKE_BACK] is not None else ""  # the two share a key
        at_times.append(Choice(Deed.NUMBER, action_text.action("number"), key=letter))
    if barred[Deed.ANALYSIS] is None:  # on a narrow page there is no room to name all keys
        at_times += [Choice(Deed.ANALYSIS, replay_text.analysis(), key="a"), *_record()]
    if model.room is not None and model.room.hints and model.me is not None:
        at_times.append(Choice(HINTS, solo_text.switch_hints("off" if hints else "on"), key="j"))
    if (opponent := past_opponent(model)) is not None:
        at_times.append(Choice(CHALLENGE, challenge_text.challenge_player(opponent.name), key="c"))
    at_times.append(Choice(GAMES, games_text.title(), key="o"))
    offered = [each for each in _OFFERED if barred[each] is None or (each is Deed.SETTINGS and model.owner)]
    return [*at_times, *(replace(_deed(deed, barred[deed], model), group=deed in _GROUPS) for deed in offered)]


def _record(link_key: str = "l") -> Sequence[Choice]:
    """Return the actions with the record of a finished match, with the keys that they have outside the menu."""
    return [
        Choice("watch", action_text.watch_record(), key="w"),
        Choice("save", action_text.save_record(), key="r"),
        Choice("link", action_text.copy_record_link(), key=link_key),
    ]


def _alone(model: Model, hints: bool) -> Sequence[Choice]:
    """Return the choices of the menu of a game that is played alone."""
    hint, undo, move = (bar(model, deed) for deed in (Deed.HINT, Deed.UNDO, Deed.MOVE_SEAT))
    undoes = model.under_way and model.me is not None and undo is not Bar.OWN_UNDO
    looking = [
        Choice("computers_tree", words_of(model.room.game if model.room else "").computers(), key="p"),
        # the two share a key
        Choice(Deed.NUMBER, action_text.action("number"), key="" if undoes else KEYS[Deed.NUMBER]),
    ]
    if model.me is None:
        return [*looking, Choice("rules", solo_text.how_to_play(), solo_text.how_to_play_hint(), "?")]
    playing = [
        Choice("continue", solo_text.continue_game()),
        Choice(Deed.HINT, action_text.action("hint"), key="h", barred=_why(hint)),
        *([_deed(Deed.UNDO, undo)] if undoes else []),
    ]
    over = bar(model, Deed.ANALYSIS) is None
    after = [Choice(Deed.ANALYSIS, replay_text.analysis(), key="a"), *_record(link_key="")] if over else []  # l leaves
    number = Choice("a_number", solo_text.choose_number(), solo_text.choose_number_hint(), "b")
    return [
        *(playing if model.under_way else []),
        *after,
        Choice(HINTS, solo_text.switch_hints("off" if hints else "on"), key="j"),
        *(replace(each, group=each is looking[0]) for each in looking),
        Choice("scores", solo_text.high_scores(), key="i"),
        Choice("new_number", solo_text.new_game(), solo_text.new_game_hint(), "n", group=True),
        Choice("same_number", solo_text.same_number(), key="s"),
        # in a tournament the number is one of its settings: a room of its own would be outside it
        *([] if model.competes else [number]),
        *_tournament(model),
        Choice("rules", solo_text.how_to_play(), solo_text.how_to_play_hint(), "?", group=True),
        Choice(Deed.MOVE_SEAT, action_text.action("move_seat"), key="m", barred=_why(move)),
        *([Choice(Deed.RESIGN, solo_text.resign(), key="r", group=True)] if model.under_way else []),
        Choice("leave", solo_text.leave(), solo_text.leave_hint() if model.under_way else "", "l"),
    ]


def _tournament(model: Model) -> Sequence[Choice]:
    """Return the tournament choices of a game alone; between games also the settings for the next one."""
    if model.under_way:
        return []
    settings = [_deed(Deed.SETTINGS)] if model.competes and model.owner else []
    return [_deed(Deed.TOURNAMENT), *settings]


def _deed(deed: Deed, barred: Bar | None = None, model: Model | None = None) -> Choice:
    goes_on = deed is Deed.RESIGN and model is not None and model.goes_on
    text = action_text.leave_match() if goes_on else text_of(action_text.action, deed)
    return Choice(deed.value, text, key=KEYS[deed], barred=_why(barred))


def _why(barred: Bar | None) -> str:
    return "" if barred is None else text_of(action_text.reason, barred)


class RoomMenuScreen(QuestionScreen):
    """Asks for an action; the answer is its id, None if the player closed the menu."""

    DEFAULT_CSS = "RoomMenuScreen #text { height: auto; padding-bottom: 1; }"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("o", "dismiss(None)", show=False)]

    def __init__(self, model: Model, now: float | None, glyphs: Glyphs, *, hints: bool = False) -> None:
        title, text = (
            (solo_text.title(), _game(model)) if model.solo else (action_text.menu_title(), settings_text(model))
        )
        if model.under_way and not model.solo:  # the settings for the next match come after this one
            text = owner_text(model)
        offered = choices(model, now, hints=hints)
        super().__init__(title, text, offered, glyphs)


def _game(model: Model) -> str:
    """Return the number, score and score to beat of a game that is played alone."""
    match, leg, words = model.match, model.leg, words_of(model.room.game if model.room else "")
    number = match.number if match is not None else None
    score = leg.score if leg is not None else None
    # what is won or lost in the end alone has no score before
    points = match is not None and scored(match.game, match.options)
    counted = words_of(match.game).counted if match is not None else str
    shown = counted(score) if score is not None and points else None
    return solo_text.about(number=number, score=shown, beat=model.to_beat, best=model.to_beat == words.best)
