"""The page of a finished match: the winner, the legs side by side, the number and its check, and what to do next."""

from collections.abc import Sequence
from typing import Literal

from client.games.heading import ROLE_SIGNS
from client.games.mirror.match import is_mirror, legs_of
from client.games.options import again, scored
from client.lobby import daily_result, score_text
from client.lobby.days import end_of
from client.replay.analysis_sentences import percent
from client.room.actions import Deed, bar
from client.room.commands import offered
from client.room.pages import race
from client.room.pages.alone import taken
from client.room.pages.fair_deal import checks
from client.room.pages.record import record_key, record_line
from client.room.pages.setting import (
    Key,
    RoomPage,
    Setting,
    competing,
    competing_key,
    heading,
    leave_key,
    part_values,
    picture_key,
    rules_key,
    sit_key,
)
from client.room.pages.wishes import wishes
from client.room.takeback import unrated_by_peeking
from client.text import formats, key_labels
from client.text.cells import align_left, align_right, cell_len, shorten
from client.text.lines import Line, Run, fit, wrap
from client.text.messages import analysis as analysis_text
from client.text.messages import daily as daily_text
from client.text.messages import fair_deal as fair_deal_text
from client.text.messages import people as people_text
from client.text.messages import replay as replay_text
from client.text.messages import result as result_text
from client.text.tables import text_of
from client.text.tones import Tone
from protocol.games.mirror import MirrorView
from protocol.ids import Role, Seat
from protocol.room import LegInfo, MatchInfo, MatchResult

NAME_CELLS = 24
_GAP = "   "
_MOST_BELOW = 5
"""The most legs in a column; more are listed in short form."""


def _lines(now: Setting, cells: int) -> list[Line]:
    """Return the page of the finished match; `now` is for the next match."""
    setting = now.as_played
    match = setting.model.match
    if match is None or match.result is None:
        return []
    if setting.race:
        outcome = race.outcome(setting, match.result)
    else:
        outcome = _together(setting, match) if setting.together else _outcome(setting, match.result)
    outcome += _difference(setting, match.result)
    lines: list[Line] = [*heading(now, cells), *_outcome_lines(setting, match.result, outcome, cells)]
    rating = setting.rating
    if rating is not None and rating[0] == match.id and rating[1] is not None:
        told = result_text.rating_change(formats.signed(rating[1]))
        lines.append((Run(told, Tone.BAD if rating[1] < 0 else Tone.GOOD),))
    if unrated_by_peeking(match):
        lines += wrap((Run(result_text.unrated(), Tone.DIM),), cells, setting.glyphs)
    lines += [*(_beside(setting, match, cells) if setting.together else []), ()]
    lines += [
        *(race.places(setting, match.result) if setting.race else _table(setting, match, cells)),
        *_accuracy_key(setting, match, cells),
        (),
    ]
    # omit the checks if many compete and there is not enough room
    hidden = _hidden(setting, match, cells)
    competes, checked = (
        competing(now),
        hidden
        or [
            *_number(setting, match, cells),
            *checks(setting, cells),
            *record_line(setting),
        ],
    )
    lines += competes or [*checked, ()]
    lines += wishes(now, cells)
    if setting.note:
        lines += wrap((Run(setting.note, Tone.GOOD),), cells, setting.glyphs)
    return [*lines, *([(), *checked] if competes else [])]


def _outcome_lines(setting: Setting, result: MatchResult, outcome: str, cells: int) -> list[Line]:
    """Return the outcome; just after the end, it is highlighted for its winners and its losers."""
    mine = [setting.model.played_by(Seat(seat))[1] for seat in range(len(result.scores))]
    if not setting.lit or not any(mine) or not result.winners:
        return wrap((Run(outcome, Tone.MARK),), cells, setting.glyphs)
    won = any(mine[seat] for seat in result.winners)
    tone = Tone.BADGE if won else Tone.PLATE
    lines = wrap((Run(outcome, tone),), cells - 4, setting.glyphs)
    return [(Run(" ★ " if won else "   ", tone), *line, Run(" ", tone)) for line in lines]


def _hidden(setting: Setting, match: MatchInfo, cells: int) -> list[Line]:
    """Return what counts of a match on the daily number, and why the number is hidden until the day has ended."""
    room, result = setting.model.room, match.result
    me = next((Seat(seat) for seat, player in enumerate(match.players) if player == setting.model.player), None)
    if room is None or room.daily is None or match.number is not None or result is None:
        return []
    told = [daily_text.record_hidden(end_of(room.daily))]
    if result.why != "score":
        told.insert(0, daily_text.won() if me in result.winners else daily_text.not_ranked())
    elif me is not None and len(result.scores) == 2:
        by = abs((result.scores[0] or 0) - (result.scores[1] or 0))
        told.insert(0, daily_text.result(daily_result.lead(by if me in result.winners else -by)))
    return [line for each in told for line in wrap((Run(each),), cells, setting.glyphs)]


def _together(setting: Setting, match: MatchInfo) -> str:
    """Return the common score; there is no winner."""
    leg = match.legs[0]
    if match.result is None or match.result.why != "score" or leg.score is None:
        why = match.result.why if match.result is not None else "score"
        return result_text.together_ended_early(why if why in ("resigned", "flag") else "other")
    mine = any(mine for _, mine in (setting.model.played_by(Seat(seat)) for seat in range(len(leg.roles))))
    return result_text.together(score=setting.say.counted(leg.score), number=match.number, mine=mine)


def _beside(setting: Setting, match: MatchInfo, cells: int) -> list[Line]:
    """Return how long the game took, and the comparison with other teams on the number."""
    lines = taken(setting, match.legs[0])
    about = setting.model.about
    standing = next((each for each in about.standings if each.role == "player"), None) if about is not None else None
    if standing is not None:
        text = score_text.standing(standing, setting.say.together(), about.together if about is not None else None)
        lines += wrap((Run(text, Tone.DIM),), cells, setting.glyphs)
    return lines


def _outcome(setting: Setting, result: MatchResult) -> str:
    """Return the winner, and the reason if it was not by score."""
    players = [setting.model.played_by(Seat(seat)) for seat in range(len(result.scores))]
    me = next((seat for seat, (_, mine) in enumerate(players) if mine), None)
    names = [name or people_text.nobody() for name, _ in players]
    winner = result.winners[0] if result.winners else None
    if result.why != "score" and winner is not None and len(players) == 2:
        called = [None if seat == me else name for seat, name in enumerate(names)]
        return result_text.ended_early(why=result.why, winner=called[winner], loser=called[1 - winner])
    if result.why == "flag" and winner is None and len(players) == 2:
        return result_text.no_time_left()
    scores = [score or 0 for score in result.scores]
    won: Literal["you", "player", "nobody"] = "nobody" if winner is None else "you" if winner == me else "player"
    if len(players) > 2:
        winners = [result_text.you() if seat == me else names[seat] for seat in result.winners]
        return result_text.legs_won(winner="several" if len(winners) > 1 else won, names=winners, legs=max(scores))
    first = winner if winner is not None else me or 0
    return result_text.outcome(
        winner=won, name=names[first], points=_in_points(setting), high=scores[first], low=scores[1 - first]
    )


def _in_points(setting: Setting) -> bool:
    """Return whether scores are points, and not just a win or a loss."""
    room = setting.model.room
    return room is None or scored(room.game, room.options)


def _difference(setting: Setting, result: MatchResult) -> str:
    """Return the difference of two scores; empty without roles to swap, after a draw, and after an early end."""
    scores = [score for score in result.scores if score is not None]
    if result.why != "score" or len(scores) != 2 or not result.winners or not _in_points(setting):
        return ""
    if not is_mirror(setting.model.room) and setting.alike:
        return ""
    return f" {result_text.difference(setting.say.counted(abs(scores[0] - scores[1])))}"


def _table(setting: Setting, match: MatchInfo, cells: int) -> list[Line]:
    """Return the legs side by side, with the parts of their scores in rows."""
    if len(match.legs) > 2:
        few = len(match.legs) <= _MOST_BELOW
        return _legs_below(setting, match, cells) if few else _legs_in_short(setting, match, cells)
    on_boards = is_mirror(setting.model.room)
    legs: Sequence[LegInfo] = legs_of(match.legs[0]) if on_boards else match.legs
    values = [part_values(setting, leg) if leg.status != "waiting" else {} for leg in legs]
    hidden = [_told_of(setting, leg) for leg in legs]
    names = list(values[0])
    heads = [
        result_text.board(board=leg.leg, status=leg.status)
        if on_boards
        else result_text.leg(leg=leg.leg, status=leg.status)
        for leg in legs
    ]
    rows = [] if setting.together else [("", heads)]
    held: tuple[Role, ...] = ("maximizer", "minimizer", "guesser", "owner")
    for role in (role for role in held if role in legs[0].roles):
        who = [setting.model.played_by(Seat(leg.roles.index(role)))[0] or people_text.nobody() for leg in legs]
        rows.append((text_of(result_text.role, role), who))
    rows += [
        (name, [each.get(name, _points(leg, 0)) for each, leg in zip(values, legs, strict=True)]) for name in names
    ]
    rows += [(name, [each.get(name, "–") for each in hidden]) for name in setting.say.hidden().values() if any(hidden)]
    if legs[0].by_seat is not None and not setting.together:
        rows += _by_seat(setting, legs[0]) if _in_points(setting) else []
    elif _in_points(setting):
        rows.append((result_text.score(), [_points(leg, leg.score) for leg in legs]))
    if not on_boards:
        rows += _accuracy(setting, match)
    shown = [[shorten(setting.glyphs.show(value), NAME_CELLS) for value in values] for _, values in rows]
    first = max(cell_len(label) for label, _ in rows)
    widths = [max(cell_len(values[column]) for values in shown) for column in range(len(legs))]
    lines: list[Line] = []
    for (label, _), written in zip(rows, shown, strict=True):
        tone = Tone.STRONG if label.startswith(result_text.score()) else Tone.DIM if label == "" else Tone.PLAIN
        line = [Run(f"  {align_left(label, first)}", Tone.DIM)]
        for value, width in zip(written, widths, strict=True):
            line.append(Run(_GAP + align_right(value, width), tone))
        lines.append(tuple(line))
    return lines


def _accuracy(setting: Setting, match: MatchInfo) -> list[tuple[str, list[str]]]:
    """Return the accuracy in each role as rows of a table, once the match is analyzed."""
    told = setting.model.analysis
    if told is None or told.match != match.match or told.analysis is None:
        return []
    judged = told.analysis.legs[: len(match.legs)]
    rows: list[tuple[str, list[str]]] = []
    for role in ROLE_SIGNS:
        if all(role in leg.roles for leg in match.legs):
            name = result_text.accuracy_of(analysis_text.role(role))
            rows.append((name, [percent(each.accuracy[each.roles.index(role)]) for each in judged]))
    return [row for row in rows if len(row[1]) == len(match.legs)]


def _accuracy_key(setting: Setting, match: MatchInfo, cells: int) -> list[Line]:
    """Return how to see the accuracy, if the table could show it, and the match is not analyzed."""
    two_legs = len(match.legs) == 2 and not setting.race and all(leg.status == "over" for leg in match.legs)
    paired = any(all(role in leg.roles for leg in match.legs) for role in ROLE_SIGNS)
    told = setting.model.analysis
    analyzed = told is not None and told.match == match.match
    if not two_legs or not paired or analyzed or bar(setting.model, Deed.ANALYSIS) is not None:
        return []
    text = result_text.accuracy_key(key_labels.analysis()[0])
    return wrap((Run(text, Tone.DIM),), cells, setting.glyphs, indent=2)


def _told_of(setting: Setting, leg: LegInfo) -> dict[str, str]:
    """Return the parts of a leg that were hidden while it was played, by their names in the table, from its record.

    If there is no record, as for a daily number before its day has ended, this uses the last view.
    """
    checked = setting.model.checked
    legs = checked.record.legs if checked is not None and checked.record is not None else []
    if leg.leg <= len(legs):
        told = legs[leg.leg - 1].opening
    else:
        view = _left_of(setting, leg)
        told = {key: getattr(view, key, None) for key in setting.say.hidden()}
    return {name: str(told[key]) for key, name in setting.say.hidden().items() if told.get(key) is not None}


def _left_of(setting: Setting, leg: LegInfo) -> object:
    """Return the last view of a leg, or of the other leg on its number; None if there is none any more."""
    room, match = setting.model.room, setting.model.match
    if room is None or match is None:
        return None
    if isinstance(room.view, MirrorView):
        return room.view.boards[leg.leg - 1]
    return room.view if leg.leg == len(match.legs) or setting.numbered else None


def _by_seat(setting: Setting, leg: LegInfo) -> list[tuple[str, list[str]]]:
    """Return each player's own results, as rows of a table."""
    names = [setting.model.played_by(Seat(seat))[0] or people_text.nobody() for seat in range(len(leg.roles))]
    return [
        (result_text.score_of(name), [_points(leg, score)])
        for name, score in zip(names, leg.by_seat or (), strict=True)
    ]


def _legs_in_short(setting: Setting, match: MatchInfo, cells: int) -> list[Line]:
    """Return the legs of many players in short form."""
    told = []
    for leg in match.legs:
        owner = setting.model.played_by(Seat(leg.roles.index("owner")))[0] if "owner" in leg.roles else ""
        found = [*part_values(setting, leg).values()][-1:] if leg.status == "over" else []
        reached = formats.listed([_points(leg, leg.score), *found])
        told.append(result_text.leg_in_short(leg=leg.leg, owner=owner or "", reached=reached))
    return wrap((Run(formats.facts(told)),), cells, setting.glyphs, indent=2)


def _legs_below(setting: Setting, match: MatchInfo, cells: int) -> list[Line]:
    """Return a table of the legs of three or more players: the owner of the tree, the score, and the player.

    If a line is too long, its longest column is cut.
    """
    rows = []
    for leg in match.legs:
        owner = setting.model.played_by(Seat(leg.roles.index("owner")))[0] if "owner" in leg.roles else ""
        found = part_values(setting, leg) if leg.status == "over" else {}
        rows.append(
            [result_text.leg(leg=leg.leg, status=leg.status), owner or "", _points(leg, leg.score), *found.values()]
        )
    heads = ["", result_text.role("owner"), result_text.score()]
    heads += list(part_values(setting, match.legs[0]))
    wide = max(map(len, rows))
    rows = [[*row, *[""] * (wide - len(row))] for row in [heads[:wide], *rows]]
    shown = [[setting.glyphs.show(value) for value in row] for row in rows]
    widths = [max(cell_len(row[column]) for row in shown) for column in range(wide)]
    longest = widths.index(max(widths))
    widths[longest] -= max(0, 2 + sum(widths) + cell_len(_GAP) * (wide - 1) - cells)
    lines: list[Line] = []
    for index, row in enumerate(shown):
        cut = [
            "".join(run.text for run in fit((Run(value),), width, setting.glyphs))
            for value, width in zip(row, widths, strict=True)
        ]
        text = _GAP.join(align_left(value, width) for value, width in zip(cut, widths, strict=True))
        lines.append((Run(f"  {text.rstrip()}", Tone.DIM if index == 0 else Tone.PLAIN),))
    return lines


def _points(leg: LegInfo, points: int | None) -> str:
    """Return points as text; a dash if the leg was not played."""
    return "–" if leg.status == "waiting" else str(points or 0)


def _number(setting: Setting, match: MatchInfo, cells: int) -> list[Line]:
    if match.number is None or not setting.numbered:
        return []
    if any(leg.number is not None for leg in match.legs):
        numbers = [
            fair_deal_text.number_in_list(number=leg.number, leg=leg.leg)
            for leg in match.legs
            if leg.number is not None
        ]
        return wrap((Run(fair_deal_text.numbers_were(numbers)),), cells, setting.glyphs, indent=2)
    return [(Run(fair_deal_text.number_was(number=match.number, known=match.salt is None)),)]


def _keys(now: Setting) -> list[Key]:
    model, setting = now.model, now.as_played
    own = model.room.offers[model.me] if model.room is not None and model.room.offers and model.me is not None else None
    theirs = offered(model)
    rematch = Key("enter", key_labels.rematch(), f"wish('{theirs or 'new_number'}')")
    choice = model.room is None or again(model.room)
    wishes = [
        *([rematch] if own is None or theirs is not None else []),
        *([Key("s", key_labels.same_number(), "wish('same_number')")] if choice and own != "same_number" else []),
        *([Key("n", key_labels.new_number(), "wish('new_number')")] if choice and own != "new_number" else []),
        *([Key("x", key_labels.decline_rematch(), "decline_rematch")] if theirs is not None else []),
    ]
    decides = model.me is not None or model.watches_computers
    once = model.room is not None and model.room.daily is not None
    if once and (model.match is None or model.match.number is None):  # it stays hidden until the day has ended
        return [rules_key(), leave_key()]
    asked = wishes if model.free_seat is None and decides and not once else sit_key(now)
    return [
        *asked,
        Key("a", key_labels.analysis(), "look('analysis')"),
        Key("w", ("w", replay_text.key("watch")), "look('watch')"),
        *([picture_key(setting)] if setting.equal else []),  # the only leg
        *([Key("u", key_labels.number(), "look('number')")] if setting.numbered else []),
        *record_key(setting),
        Key("r", key_labels.save_record(), "look('save')"),
        *competing_key(now),
        rules_key(),
        leave_key(),
        *([Key("n", ("", ""), rematch.action)] if not choice and rematch in asked else []),
    ]


RESULT = RoomPage(_lines, _keys)
