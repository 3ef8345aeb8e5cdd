"""The pages of a solo player: the cards are being dealt, and the game is over. The leg itself is as in a match."""

from dataclasses import replace
from functools import partial

from client.games import clocks
from client.games.options import scored, timed
from client.net.frames import ShownRoom
from client.room import solo_text
from client.room.pages.fair_deal import checks
from client.room.pages.record import record_key, record_line
from client.room.pages.setting import (
    Key,
    RoomPage,
    Setting,
    competing,
    competing_key,
    computers_key,
    heading,
    leave_key,
    options_line,
    paragraph,
    part_values,
    picture_key,
    ready_key,
    rules_key,
    sign,
)
from client.room.pages.wishes import wishes
from client.room.tournament_text import next_cards
from client.text import key_labels
from client.text.cells import align_left, align_right, cell_len
from client.text.lines import Line, Run, wrap
from client.text.messages import match as match_text
from client.text.messages import replay as replay_text
from client.text.messages import result as result_text
from client.text.messages import solo as solo_messages
from client.text.messages import spectators as spectator_text
from client.text.messages import tournament as tournament_text
from client.text.tones import Tone
from protocol.ids import Seat
from protocol.room import LegInfo, TournamentInfo


def _dealing(setting: Setting, cells: int) -> list[Line]:
    room = setting.model.room
    if room is not None and room.tournament is not None and room.next is not None:
        return _who_plays(setting, room, room.tournament, cells)
    if setting.model.refused is not None:
        return [*heading(setting, cells), (Run(match_text.press_enter_to_start(), Tone.MARK),)]
    said = solo_messages.looking() if setting.model.draws_winnable else solo_messages.dealing()
    return [*heading(setting, cells), *paragraph(setting, said, cells)]


def _who_plays(setting: Setting, room: ShownRoom, told: TournamentInfo, cells: int) -> list[Line]:
    """Return the question which player of a tournament is next, by digits; Enter begins with the marked one."""
    numbered = [
        (Run(f"  {at} ", Tone.KEY), Run(tournament_text.plays(name.name))) for at, name in enumerate(told.names, 1)
    ]
    settled = f"{options_line(setting)} {next_cards(room)}".strip()
    return [
        *heading(setting, cells),
        (Run(tournament_text.who_plays(), Tone.STRONG),),
        (),
        *numbered,
        (),
        *competing(setting),
        *wrap((Run(settled, Tone.DIM),), cells, setting.glyphs),
    ]


def _over(now: Setting, cells: int) -> list[Line]:
    """Return the page of the finished game; `now` is for the next game."""
    setting = now.as_played
    model, match = setting.model, setting.model.match
    if match is None or match.result is None:
        return []
    leg = match.legs[0]
    lines = heading(now, cells)
    if match.result.why == "score" and leg.score is not None:
        won = setting.say.won(leg.score, match.options) if setting.say.won is not None else None
        counted = won or setting.say.counted(leg.score)
        over = solo_messages.over(score=f"{counted[:1].upper()}{counted[1:]}", number=match.number)
        lines += [*wrap((Run(over, Tone.MARK),), cells, setting.glyphs), *taken(setting, leg), ()]
        lines += [*_parts(setting, leg), ()]
        lines += [*_against_others(setting, leg.score, cells), ()]
    else:
        name, mine = model.played_by(Seat(0))
        lines += paragraph(setting, solo_messages.resigned(None if mine else name), cells, Tone.MARK)
    # omit the checks if many compete and there is not enough room
    competes, checked = competing(now), [*checks(setting, cells), *record_line(setting)]
    lines += competes or [*checked, ()]
    if model.me is None:
        lines.append((Run(spectator_text.you_watch(), Tone.STRONG),))
    else:  # otherwise others may have sat down
        lines += wishes(now, cells)
    if setting.note:
        lines += wrap((Run(setting.note, Tone.GOOD),), cells, setting.glyphs)
    return [*lines, *([(), *checked] if competes else [])]


def taken(setting: Setting, leg: LegInfo) -> list[Line]:
    """Return how long a leg took, if it is timed."""
    room = setting.model.room
    if room is None or leg.began is None or leg.last is None or not timed(room.game, room.options):
        return []
    return [(Run(solo_messages.took(clocks.taken(leg.began, leg.last)), Tone.DIM),)]


def _parts(setting: Setting, leg: LegInfo) -> list[Line]:
    room = setting.model.room
    parts: dict[str, object] = {**part_values(setting, leg)}
    if room is None or scored(room.game, room.options):
        parts[result_text.score()] = leg.score or 0
    wide = max(map(cell_len, parts), default=0)
    tall = max((cell_len(str(points)) for points in parts.values()), default=0)
    return [
        (
            Run(f"  {align_left(name, wide)}   ", Tone.DIM),
            Run(align_right(str(points), tall), Tone.STRONG if name == result_text.score() else Tone.PLAIN),
        )
        for name, points in parts.items()
    ]


def _against_others(setting: Setting, score: int, cells: int) -> list[Line]:
    """Compare the score with the computer's, the player's own best before, par, and the player's high scores."""
    model = setting.model
    about, beat = model.about, model.to_beat
    points = model.room is None or scored(model.room.game, model.room.options)  # other games have no scores to compare
    lines: list[Line] = []
    if beat is not None and points:
        computer = about.computer if about is not None else None
        low = about is not None and about.low
        compared = solo_text.comparison(score, beat, computer, setting.say.counted, low=low)
        better = score < beat if low else score > beat
        lines += sign(setting, True, compared, cells) if better else wrap((Run(compared),), cells, setting.glyphs)
    place = _place(setting)
    if place is not None and points and (score or (about is not None and about.low)):
        lines += sign(setting, True, solo_messages.high_score(place), cells)
    if model.match is not None and model.match.casual:
        lines += wrap((Run(solo_messages.casual_over()),), cells, setting.glyphs)
    if _is_helped(setting):
        lines += wrap((Run(solo_messages.helped()),), cells, setting.glyphs)
    if about is not None:
        written = partial(setting.say.reached, options=about.options)
        compared_with = beat if points else None
        computer, own = (None if each == compared_with else each for each in (about.computer, model.best_before))
        reached = solo_text.other_scores(computer, own, about.par, written)
        lines += wrap((Run(reached),), cells, setting.glyphs) if reached else []
        if about.working:
            still = solo_messages.working() if about.computer is None else solo_messages.working_on_par()
            lines.append((Run(still, Tone.DIM),))
    return lines


def _place(setting: Setting) -> int | None:
    """Return the place of the game among the player's ten best; None if it is not among them."""
    model = setting.model
    if model.match is None or model.scores is None or model.me is None:
        return None
    games = [each.match for each in model.scores.scores]
    return games.index(model.match.id) + 1 if model.match.id in games else None


def _is_helped(setting: Setting) -> bool:
    """Return whether the game is among the player's best games with help."""
    match, scores = setting.model.match, setting.model.scores
    return match is not None and scores is not None and any(each.match == match.id for each in scores.helped)


def _dealing_keys(setting: Setting) -> list[Key]:
    room = setting.model.room
    if room is None or room.tournament is None or room.next is None or setting.model.me is None:
        return [*(ready_key(setting) if setting.model.refused is not None else []), rules_key(), leave_key()]
    many = len(room.tournament.names)
    digits = [Key(str(at), ("", ""), f"plays({at - 1})") for at in range(1, many + 1)]
    digits[0] = replace(digits[0], shown=(f"1–{many}" if many > 1 else "1", tournament_text.who_plays_key()))
    return [
        Key("enter", ("Enter", tournament_text.begin_key()), "plays(-1)"),
        *digits,
        *competing_key(setting),
        rules_key(),
        leave_key(),
    ]


def _keys(setting: Setting) -> list[Key]:
    model = setting.model
    again = Key("s", key_labels.again(), "wish('same_number')")
    new = Key("n", key_labels.new_game(), "wish('new_number')")
    number = [] if model.competes else [Key("b", key_labels.a_number(), "table('a_number')")]
    own = [again, new, *number] if model.me is not None else []
    return [
        *own,
        Key("a", key_labels.analysis(), "look('analysis')"),
        Key("w", ("w", replay_text.key("watch")), "look('watch')"),
        computers_key(setting),
        *([Key("i", key_labels.scores(), "look('scores')")] if own else []),
        Key("u", key_labels.number(), "look('number')"),
        picture_key(setting),
        Key("r", key_labels.save_record(), "look('save')"),
        *record_key(setting),
        *competing_key(setting),
        rules_key(),
        leave_key(),
    ]


DEALING = RoomPage(_dealing, _dealing_keys)
OVER = RoomPage(_over, _keys)
