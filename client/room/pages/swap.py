"""The page between the legs: the score so far, the score to beat, the swapped roles, and the players who are ready."""

from client.games.heading import ROLE_SIGNS
from client.games.options import scored
from client.lobby.days import end_of
from client.room.pages.setting import (
    Key,
    RoomPage,
    Setting,
    heading,
    leave_key,
    other_player,
    paragraph,
    part_values,
    picture_key,
    readiness,
    ready_key,
    rules_key,
    sit_key,
)
from client.text import formats
from client.text.lines import Line, Run, fit, width
from client.text.messages import daily as daily_text
from client.text.messages import game as game_text
from client.text.messages import leg as leg_text
from client.text.messages import match as match_text
from client.text.messages import people as people_text
from client.text.tones import Tone
from protocol.ids import Role
from protocol.room import LegInfo


def _lines(setting: Setting, cells: int) -> list[Line]:
    match = setting.model.match
    if match is None:
        return []
    done = max((leg for leg in match.legs if leg.status == "over"), key=lambda leg: leg.leg, default=match.legs[0])
    second = next((leg for leg in match.legs if leg.leg == done.leg + 1), match.legs[-1])
    score = done.score or 0
    room = setting.model.room
    won = setting.say.won(score, room.options) if setting.say.won is not None and room is not None else None
    over = game_text.leg_over(leg=done.leg, score=won or setting.say.counted(score))
    lines = [*heading(setting, cells), (Run(over, Tone.STRONG),)]
    parts = formats.facts(f"{name} {value}" for name, value in part_values(setting, done).items())
    swapped, to_beat = _next_leg(setting, second, score)
    lines += [(Run(parts, Tone.DIM),), ()]
    lines += _swapped_plates(setting, second, score, cells)
    lines += paragraph(setting, swapped, cells)
    lines += paragraph(setting, to_beat, cells, Tone.MARK) if to_beat else []
    if match.dead:
        lines += paragraph(setting, leg_text.dead_number(), cells, Tone.BAD)
    if setting.numbered and not match.known and len(match.legs) == 2:
        day = setting.model.room.daily if setting.model.room is not None else None
        until = match_text.still_hidden() if day is None else daily_text.hidden_until(end_of(day))
        lines += paragraph(setting, until, cells, Tone.DIM)
    if setting.model.correspondence:
        lines += paragraph(setting, match_text.next_leg_starts_itself(), cells, Tone.DIM)
    return [*lines, *readiness(setting, cells)]


def _swapped_plates(setting: Setting, leg: LegInfo, score: int, cells: int) -> list[Line]:
    """Return both players in their new roles, with the score to beat between them, in a box.

    The sentences below it say the same, so line mode does without it.
    """
    room = setting.model.room
    points = room is None or scored(room.game, room.options)
    if setting.typed or "maximizer" not in leg.roles or not points:
        return []
    beat: Line = (Run(formats.number(score), Tone.BADGE), Run(f" {match_text.to_beat_label()}", Tone.MARK))
    beat = (Run(" ", Tone.BADGE), *beat)
    inner = cells - 4
    longest = (inner - width(beat) - 4) // 2
    left, right = (_plate(setting, leg, role, longest) for role in ("maximizer", "minimizer"))
    before = max(2, (inner - width(beat)) // 2 - width(left))
    after = max(2, inner - width(left) - before - width(beat) - width(right))
    edge = "─" * (cells - 2)
    return [
        (Run(f"╭{edge}╮", Tone.LINE),),
        (
            Run("│ ", Tone.LINE),
            *left,
            Run(" " * before),
            *beat,
            Run(" " * after),
            *right,
            Run(" │", Tone.LINE),
        ),
        (Run(f"╰{edge}╯", Tone.LINE),),
        (),
    ]


def _plate(setting: Setting, leg: LegInfo, role: Role, cells: int) -> Line:
    """Return a player's name after the sign of the role, in at most `cells` cells."""
    name = other_player(setting, leg.roles.index(role))
    shown = formats.begin(people_text.you() if name is None else name)
    tone = Tone.STRONG if name is None else Tone.PLAIN
    return fit((Run(f"{ROLE_SIGNS[role]} ", Tone.MARK), Run(shown, tone)), cells, setting.glyphs)


def _next_leg(setting: Setting, leg: LegInfo, score: int) -> tuple[str, str]:
    """Return the roles in the next leg, and the score to beat."""
    if "owner" in leg.roles:
        return _guessed_leg(setting, leg, score)
    first = leg.roles.index("maximizer")
    maximizer, minimizer = other_player(setting, first), other_player(setting, 1 - first)
    room = setting.model.room
    roles = match_text.roles_swapped(maximizer=maximizer, minimizer=minimizer)
    if room is None or scored(room.game, room.options):
        return roles, match_text.to_beat(score=score, maximizer=maximizer, minimizer=minimizer)
    return roles, match_text.to_win(won=score > 0, maximizer=maximizer, minimizer=minimizer)


def _guessed_leg(setting: Setting, leg: LegInfo, score: int) -> tuple[str, str]:
    """Return the roles in the next leg of a game in which a tree is guessed, and the guesses to beat."""
    at = leg.roles.index("owner")
    several = len(leg.roles) > 2
    owner, guesser = other_player(setting, at), None if several else other_player(setting, 1 - at)
    roles = match_text.owns_tree(owner=owner, guesser=guesser, several=several, now=leg.leg > 1)
    if several:
        return roles, ""
    allowed = setting.model.room.options.get("guesses") if setting.model.room is not None else None
    found = allowed is None or score <= allowed
    return roles, match_text.guesses_to_beat(score=score, found=found, guesser=guesser, owner=owner)


def _keys(setting: Setting) -> list[Key]:
    return [*ready_key(setting), *sit_key(setting), picture_key(setting), rules_key(), leave_key()]


SWAP = RoomPage(_lines, _keys)
