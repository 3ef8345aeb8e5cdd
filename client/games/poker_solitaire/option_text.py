"""Writes the options of Poker Solitaire. client/web/games/poker_solitaire/option_text.js does the same."""

from collections.abc import Callable, Mapping, Sequence
from itertools import starmap

from client.games.game_words import Options
from client.games.poker_solitaire.messages import options as options_text
from client.games.poker_solitaire.options import SOLO, VALUES
from client.games.poker_solitaire.score_text import line
from client.text import formats
from client.text.tables import text_of
from protocol.games.poker_solitaire.view import MatrixView

_HANDS = {"10": "ten", "12": "twelve"}
"""The keys of numbers of hands in the messages."""


def in_short(matrix: MatrixView, *, duel: bool) -> str:
    """Name the rules of a matrix, in a few words."""
    return options_text.rules_in_short(
        touching=matrix.touching,
        moves="duel" if duel else "move" if matrix.movable else "stay",
        twelve=matrix.hands == 12 and matrix.scoring != "pat",
        scoring=matrix.scoring,
    )


def sentences(chosen: Mapping[str, str], names: Sequence[str] = ()) -> list[str]:
    """Describe options, with each player's own rules apart if they differ; `names` are the players'."""
    mode = chosen["mode"]
    called = names if len(names) > 1 else [options_text.player(number) for number in (1, 2)]
    own = [_rules(chosen, "")]
    if chosen["unequal"] == "on" and mode not in (*SOLO, "duel"):
        own = [*own, _rules(chosen, "-2")]
    if own[0] != own[-1]:
        joined = zip(called, map(formats.clauses, own), strict=True)
        rules = [options_text.rules_of(player=name, sentence=told) for name, told in joined]
    else:
        rules = list(map(formats.sentence, own[0]))
    points = _points(chosen["points"])
    return [
        formats.sentence(text_of(options_text.way, mode)),
        *rules,
        *([options_text.points_rule(points)] if points else []),
        options_text.dealt_rule(cards=int(chosen["dealt"]), decks=int(chosen["decks"])),
        _rejects(chosen, called),
        *([options_text.stealing_rule()] if chosen["stealing"] == "on" else []),
        *([options_text.planting_rule()] if chosen["planting"] == "on" else []),
    ]


def chosen(options: Mapping[str, str]) -> str:
    """Describe the options of a game."""
    return " ".join(sentences(options))


def _rules(chosen: Mapping[str, str], of: str) -> list[str]:
    """Return the rules of a player's matrix; the options of player 2 end in `of`."""
    scoring = "pat" if chosen["scoring"] == "pat" else chosen[f"scoring{of}"]
    moves = [] if chosen["mode"] == "duel" else [text_of(options_text.movable_rule, chosen[f"movable{of}"])]
    hands = [] if scoring == "pat" else [text_of(options_text.hands_rule, _HANDS[chosen[f"hands{of}"]])]
    return [
        text_of(options_text.touching_rule, chosen[f"touching{of}"]),
        *moves,
        *hands,
        text_of(options_text.scoring_rule, scoring),
    ]


def _points(typed: str) -> str:
    pairs = [each.split("=") for each in typed.split(",") if "=" in each]
    ordered = sorted(((name, int(points)) for name, points in pairs), key=lambda pair: -pair[1])
    return formats.listed(options_text.hand_points(hand=line(name), points=points) for name, points in ordered)


def _rejects(chosen: Mapping[str, str], names: Sequence[str]) -> str:
    first, second, common = (int(chosen[f"rejects-{each}"]) for each in ("1", "2", "common"))
    if chosen["mode"] in SOLO:
        return options_text.rejects_alone(first + common) if first + common else options_text.no_rejects()
    squares = []
    if first != second:
        squares = list(starmap(_rejects_of, zip((first, second), names, strict=True)))
    elif first:
        squares = [options_text.rejects_each(first)]
    if common:
        squares.append(options_text.rejects_common(common))
    return options_text.rejects_rule(formats.listed(squares)) if squares else options_text.no_rejects()


def _rejects_of(squares: int, name: str) -> str:
    return options_text.rejects_of(squares=squares, name=name)


def form() -> Options:
    """Return for each option its label, and for each of its values a label and a note."""
    return {name: (text_of(options_text.option, name), _values(name)) for name in VALUES}


def _values(option: str) -> Mapping[str, tuple[str, str]]:
    kind = option.removesuffix("-2")
    if option == "points":
        return {"": (options_text.points_example(), options_text.points_note())}
    if kind == "hands":
        return {value: (value, text_of(options_text.hands_note, _HANDS[value])) for value in VALUES[option]}
    if kind in _TEXTS:
        label, note = _TEXTS[kind]
        return {value: (text_of(label, value), text_of(note, value)) for value in VALUES[option]}
    if option in ("stealing", "planting"):
        why = options_text.stealing_note() if option == "stealing" else options_text.planting_note()
        return {"off": (options_text.on_off("off"), ""), "on": (options_text.on_off("on"), why)}
    notes = {"1": options_text.rejects_note()} if option == "rejects-1" else {}
    return {value: (value, notes.get(value, "")) for value in VALUES[option]}


_TEXTS: Mapping[str, tuple[Callable[..., str], Callable[..., str]]] = {
    "mode": (options_text.mode, options_text.mode_note),
    "touching": (options_text.touching, options_text.touching_note),
    "movable": (options_text.movable, options_text.movable_note),
    "scoring": (options_text.scoring, options_text.scoring_note),
    "unequal": (options_text.unequal, options_text.unequal_note),
}
"""For options whose values have names, the messages for a label and a note."""
