"""The two lines at the top of a leg of any game: room, leg and number; the players, and whose turn it is."""

from collections.abc import Mapping
from typing import Any, Literal

from client.games.clocks import Face
from client.games.leg_scene import LegScene
from client.games.players import Player, presence
from client.text import formats, turn_text
from client.text.glyphs import Glyphs
from client.text.lines import Line, Run, as_text, fit, joined, spread, width
from client.text.messages import game as game_text
from client.text.messages import leg as leg_text
from client.text.messages import people as people_text
from client.text.tones import Tone
from protocol.ids import Role

_SPACE: Line = (Run("   "),)
ROLE_SIGNS: Mapping[Role, str] = {"maximizer": "▲", "minimizer": "▼"}
"""The signs of the roles with opposite goals."""
_NAME_CELLS = ((24, True), (18, True), (14, True), (18, False), (14, False), (10, False), (6, False))
"""The most cells of a name, and whether words follow the signs of the roles, from the widest line to the narrowest."""
MOST_NAMED = 4
"""With more players than these, the heading only counts them; the game's own part names them."""


def heading(
    scene: LegScene[Any], cells: int, glyphs: Glyphs, *, race: bool = False, kind: str = "", at_once: bool = False
) -> list[Line]:
    """Compose the two lines at the top: room, leg and number; the players, their roles, and whose turn it is.

    `race`: each plays for themselves; `kind` describes a match with a single leg; `at_once`: players don't take turns.
    """
    leg = game_text.kind("race") if race else kind or kind_of_leg(scene)
    named = (scene.room, scene.title, leg)
    what = formats.facts(named)
    left: Line = (Run(f" {what}", Tone.STRONG),)
    rights = [(*news, Run(f"{number} ", Tone.DIM)) for news in _last_move(scene) for number in scene.number]
    right = next((each for each in (*rights, ()) if width((*left, *each)) + 2 <= cells), rights[-1])
    return [spread(left, right, cells, glyphs), _who(scene, cells, glyphs, at_once=race or at_once)]


def _last_move(scene: LegScene[Any]) -> list[Line]:
    """Return what the last move achieved and how it changed the score, in full and shorter."""
    achieved: Line = ()
    if scene.moment:
        achieved = (Run(f" ★ {scene.moment} ", Tone.BADGE if scene.lit else Tone.STRONG), Run("  "))
    if scene.change == 0:
        return [achieved]
    helps = scene.helps(scene.change)
    tone = Tone.STRONG if helps is None else Tone.GOOD if helps else Tone.BAD
    meaning: Literal["good", "bad", "none"] = "none" if helps is None else "good" if helps else "bad"
    told = [leg_text.change(change=scene.change, meaning=meaning), formats.signed(scene.change)]
    changes = [(Run(each, tone), _SPACE[0]) for each in told]
    return [*((*achieved, *change) for change in changes), achieved or changes[-1]]


def _who(scene: LegScene[Any], cells: int, glyphs: Glyphs, *, at_once: bool) -> Line:
    """Compose the line on the players, with names cut if they don't all fit."""
    every = [_players_and_turn(scene, *cut, glyphs, at_once=at_once) for cut in _NAME_CELLS]
    # cut the name beside the turn first: the players are named in full before it
    cut = ((who, turn) for at, (who, _) in enumerate(every) for _, turn in every[at:])
    who, turn = next(((who, turn) for who, turn in cut if width(who) + width(turn) + 2 <= cells), every[-1])
    return spread(who, turn, cells, glyphs)


def _players_and_turn(
    scene: LegScene[Any], longest: int, words: bool, glyphs: Glyphs, *, at_once: bool
) -> tuple[Line, Line]:
    """Return the texts on the players and on the turn, with names of at most `longest` cells; `words`: and roles."""
    if len(scene.players) > MOST_NAMED:
        away = sum(player.here is False and player.computer is None for player in scene.players)
        who: Line = (Run(people_text.players(number=len(scene.players), away=away)),)
        if scene.mover is not None and scene.clocks:
            who = (*who, *shown_clock(scene.clocks[scene.mover.seat]))
    else:
        clocks = scene.clocks or (None,) * len(scene.players)
        alone = len(scene.players) == 1
        shown = zip(scene.players, clocks, strict=False)
        plates = [
            _plate(player, clock, longest, words, glyphs, alone=alone, lit=player.turn and not (alone or at_once))
            for player, clock in shown
        ]
        who = joined(plates, (Run(" "),))
    if scene.mover is None:
        return who, ()
    name = as_text(fit((Run(scene.mover_name),), longest, glyphs))
    if at_once:
        moving = sum(player.turn for player in scene.players)
        turn = turn_text.moving(name, moving, len(scene.players), mine=scene.my_turn)
    else:
        mine = scene.mover_name == people_text.you() or (scene.my_turn and scene.mover.competes)
        turn = turn_text.turn(name, mine, scene.mover_name)
    return who, (Run(f" {turn} ", Tone.BADGE if scene.my_turn else Tone.STRONG), Run(" "))


def _plate(
    player: Player, clock: Face | None, longest: int, words: bool, glyphs: Glyphs, *, alone: bool, lit: bool
) -> Line:
    """Compose a player's plate; `lit`: the others wait for that player."""
    name = fit((Run(player.name, Tone.STRONG if player.turn else Tone.PLAIN),), longest, glyphs)
    present = Run(f"{presence(player.here)} ", Tone.GOOD if player.here else Tone.DIM)
    away: Line = (Run(f" ({people_text.away()})", Tone.BAD),) if player.here is False else ()
    if player.competes:
        away = (Run(f" ({people_text.you()})", Tone.DIM), *away)
    if player.computer is not None:
        away = (Run(f" ({people_text.computer(player.computer)})", Tone.MARK),)
    sign = ROLE_SIGNS.get(player.role, "")
    role = role_of(player.role, mine=player.name == people_text.you(), alone=alone) if words or not sign else ""
    marks: Line = (Run(f"{sign} "), present) if sign else (present,)
    plate: Line = (*marks, *name, Run(f" {role}" if role else "", Tone.DIM), *away)
    time = (Run(" "), *_shown_time(clock)) if clock is not None else ()
    if not lit:
        return (Run(" "), *plate, *time, Run(" "))
    ground = Tone.BADGE if player.mine else Tone.PLATE
    inverse = (*plate, *time)
    return (
        Run("»", ground),
        *(Run(run.text, run.tone if run.tone is Tone.ALARM else ground) for run in inverse),
        Run(" ", ground),
    )


def kind_of_leg(scene: LegScene[Any]) -> str:
    """Return which leg of a match this is; of a match with one leg, whether one player or several play it."""
    if scene.legs > 1:
        return game_text.leg_of(leg=scene.leg, legs=scene.legs)
    return game_text.kind("alone" if len(scene.players) == 1 else "together")


def role_of(role: Role, *, mine: bool, alone: bool = False) -> str:
    """Return the text on a player's role, to follow the player's name; empty if all roles are the same.

    >>> role_of("guesser", mine=False), role_of("maximizer", mine=True), role_of("player", mine=False)
    ('guesses', 'maximize', '')
    """
    if role == "player":
        return game_text.plays_alone(mine) if alone else ""
    return game_text.does(role=role, mine=mine)


def shown_clock(clock: Face) -> Line:
    """Compose a clock, after a space."""
    return (Run(" "), *_shown_time(clock))


def _shown_time(clock: Face) -> Line:
    """Compose the time of a clock; a low clock has a sign."""
    if clock.low:
        return (Run(f"{clock.text} !", Tone.ALARM),)
    return (Run(clock.text, Tone.STRONG if clock.running else Tone.DIM),)
