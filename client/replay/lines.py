"""The texts of a replay around its boards: the heading, the moves, and the events beside them. Pure."""

from collections.abc import Sequence
from typing import NamedTuple

from client.games.game_words import GameWords
from client.games.word_catalog import words_of
from client.replay import replay_sentences
from client.replay.match import Replay, Row, Sight
from client.text import formats
from client.text.cards import with_cards
from client.text.glyphs import Glyphs
from client.text.lines import Line, Run, fit, spread, width
from client.text.messages import leg as leg_text
from client.text.messages import replay as replay_text
from client.text.tones import Tone
from protocol.ids import Seat
from protocol.record import Incident, RecordMove

_BETWEEN = 5
_FEWEST_DIGITS = 3


class Listed(NamedTuple):
    """A line among the moves: `ply` is the move's, None for an event beside the moves."""

    ply: int | None
    line: Line


def heading(replay: Replay, cells: int, glyphs: Glyphs) -> list[Line]:
    """Say what was played and how it ended, and whether the record is correct."""
    record, result = replay.record, replay.record.result
    what = replay_text.heading(game=replay.title, number=record.legs[0].number)
    seats = [seat.seat for seat in record.seats]
    winners = [replay.name(seat) for seat in result.winners]
    losers = [replay.name(seat) for seat in seats if seat not in result.winners]
    scores = [(replay.name(seat), result.scores.get(str(seat))) for seat in seats]
    ended = replay_sentences.outcome(record.form, winners, losers, scores, result.why)
    if width((Run(f" {what}  {ended} "),)) > cells:  # drop the names rather than cut the rest
        ended = replay_sentences.outcome(record.form, winners, losers, scores, result.why, named=False)
    good = replay.difference is None
    mark = Run(f" {('+' if glyphs.ascii else '✓') if good else '!'} ", Tone.GOOD if good else Tone.BAD)
    said = Run(replay_sentences.checked(replay.difference), Tone.DIM if good else Tone.BAD)
    return [
        spread((Run(f" {what}", Tone.STRONG),), (Run(f"{ended} ", Tone.MARK),), cells, glyphs),
        (mark, said),
    ]


def leg_heading(replay: Replay, leg: int, ply: int, cells: int, glyphs: Glyphs) -> list[Line]:
    """Compose the heading of a leg: its players, its ply, and the parts of its score."""
    sight = replay.at(leg, ply)
    title = spread(*_leg_title(replay, leg, sight.ply, cells), cells, glyphs)
    gained = change(replay, leg, sight)
    say, each, seen = game_of(replay), scores(replay, sight), sight.view
    whole = ""
    if each is not None:
        score = replay_sentences.player_scores(each, gained, sight.seat)
    else:
        score = replay_text.score(score=sight.score, change=gained)
        if seen is None:
            score = f"{score}  {replay_text.loading()}"
        elif parts := say.parts(seen):
            whole = replay_text.score_and_parts(score=score, parts=parts)
    following = None if seen is None else say.coming(seen)
    coming = with_cards(f"{following} ", Tone.DIM) if following else ()
    tone = Tone.MARK if gained else Tone.PLAIN
    ways: list[Line] = [(Run(f" {way}", tone),) for way in (whole, score) if way]
    told = next((way for way in ways if width(way) + width(coming) + 2 <= cells), ways[-1])
    return [title, spread(told, coming, cells, glyphs)]


def _leg_title(replay: Replay, leg: int, ply: int, cells: int) -> tuple[Line, Line]:
    """Return the title of a leg and its ply, in the longest form that has room."""
    who, moves = _who(replay, leg), len(replay.legs[leg - 1]) - 1
    far, in_short = replay_text.move_of(move=ply, moves=moves), f"{ply}/{moves}"
    ways = [(who, far), (who, in_short)]
    if len(replay.legs) > 1 and replay.holder(leg) is None:
        title = replay_sentences.leg_title_in_short(replay.record.form, leg, replay.name(_named(replay, leg)))
        ways = [(who, far), (title, far), (title, in_short)]
    lines = [((Run(f" {title}", Tone.STRONG),), (Run(f"{at} ", Tone.DIM),)) for title, at in ways]
    return next(((title, at) for title, at in lines if width(title) + width(at) + 2 <= cells), lines[-1])


def _who(replay: Replay, leg: int) -> str:
    holder = replay.holder(leg)
    if holder is not None:
        return leg_text.table_of(replay.name(holder))
    first = _named(replay, leg)
    name, role, form = replay.name(first), replay.role(leg, first), replay.record.form
    return replay_sentences.leg_title(form, leg, len(replay.legs), name, role, names_in(replay))


def _named(replay: Replay, leg: int) -> int:
    """Return the seat that names a leg: of two players the maximizer or the guesser, of more the owner."""
    seats = [seat.seat for seat in replay.record.seats]
    others = ("minimizer", "owner") if len(seats) == 2 else ("minimizer", "guesser")
    return next((seat for seat in seats if replay.role(leg, seat) not in others), seats[0])


def moves(
    replay: Replay, legs: Sequence[int], cells: int, glyphs: Glyphs, first: int = 0, last: int | None = None
) -> list[Listed]:
    """List the moves of these legs beside each other, and between them the events beside the moves.

    `first` and `last` limit the plies of the list, if given.
    """
    number = _number_cells(replay)
    column = (cells - number - _BETWEEN * (len(legs) - 1) - 1) // len(legs)
    listed = _beside(replay, legs, 0, column, glyphs) if first <= 0 else []
    for row in replay.rows[max(first - 1, 0) : last]:
        if all(row.sights[leg - 1] is None for leg in legs):
            break
        found = [_cell(replay, leg, row, column, glyphs) for leg in legs]
        sign = _sign(row) if len(legs) > 1 else Run("")
        listed.append(Listed(row.ply, _line(f"{row.ply:>{number - 1}} ", found, sign)))
        listed += _beside(replay, legs, row.ply, column, glyphs)
    return listed


def window(listed: Sequence[Listed], ply: int, rows: int, cells: int, glyphs: Glyphs) -> list[Line]:
    """Return the lines of the list that fit, with the move of `ply` marked and in the middle."""
    here = next((index for index, each in enumerate(listed) if each.ply == ply), 0 if ply == 0 else len(listed))
    top = max(0, min(here - rows // 2, len(listed) - rows))
    lines: list[Line] = []
    for each in listed[top : top + rows]:
        marked = each.ply == ply and each.ply is not None
        first, *rest = each.line
        head = Run(f"▸{first.text[1:]}", Tone.MARK) if marked else first
        line = fit((head, *rest), cells, glyphs)
        lines.append(
            tuple(Run(run.text, Tone.STRONG if run.tone is Tone.PLAIN else run.tone) for run in line)
            if marked
            else line
        )
    return lines


def game_of(replay: Replay) -> GameWords:
    """Return the texts of the match's game."""
    return words_of(replay.record.game)


def incident(replay: Replay, told: Incident) -> str:
    """Describe an event beside the moves."""
    game, names = game_of(replay), names_in(replay)
    alone = replay.record.form == "solo"

    def written(move: RecordMove) -> str:
        return game.written(move.move, move.seat, names)

    return replay_sentences.event(told, names, alone=alone, written=written)


def part_here(replay: Replay, row: Row) -> str:
    """Say that the legs differ from a row on."""
    game = game_of(replay)
    if row.same_card and game.same_card:
        return replay_sentences.differ_here("place", replay.record.form)
    return replay_sentences.differ_here(game.other_move, replay.record.form)


def of_note(replay: Replay, legs: Sequence[int], ply: int) -> Line:
    """Describe the event at this ply, otherwise compare the legs."""
    told = [
        replay_text.event_in_leg(event=said, leg=_short(replay, leg)) if len(replay.legs) > 1 else said
        for leg in legs
        for said in (incident(replay, each) for each in replay.incidents(leg, ply))
    ]
    if told:
        return with_cards(f" {formats.clauses(told)}.", Tone.MARK)
    if len(legs) == 1 and (each := scores(replay, replay.at(legs[0], ply))) is not None:
        return (Run(f" {replay_sentences.scores_after(replay.at(legs[0], ply).ply, each)}"),)
    if len(legs) == 1:
        sight = replay.at(legs[0], ply)
        return (Run(f" {replay_text.score_after(moves=sight.ply, score=sight.score)}"),)
    if ply and ply == replay.parting and replay.holder(legs[0]) is None:
        return (Run(f" {part_here(replay, replay.rows[ply - 1])}", Tone.MARK),)
    reached = [replay.at(leg, ply).score for leg in legs]
    if len(legs) > 2 or replay.holder(legs[0]) is not None:
        names = [_short(replay, leg) for leg in legs]
        return (Run(f" {replay_sentences.scores_after(ply, list(zip(names, reached, strict=True)))}"),)
    return (Run(f" {replay_sentences.legs_compared(ply, reached[0], reached[1], replay.record.form)}"),)


def _short(replay: Replay, leg: int) -> str:
    holder = replay.holder(leg)
    return replay.name(holder) if holder is not None else replay_sentences.leg_name(leg, replay.record.form)


def _beside(replay: Replay, legs: Sequence[int], ply: int, column: int, glyphs: Glyphs) -> list[Listed]:
    """List the events beside the moves at `ply`, one a line."""
    told = [
        [incident(replay, each) for each in replay.incidents(leg, ply)] if ply < len(replay.legs[leg - 1]) else []
        for leg in legs
    ]
    lines = max(map(len, told), default=0)
    filled = [[*each, *[""] * (lines - len(each))] for each in told]
    return [
        Listed(
            None,
            _line(
                " " * _number_cells(replay),
                [_fill(with_cards(text and f"· {text}", Tone.MARK), column, glyphs) for text in row],
            ),
        )
        for row in zip(*filled, strict=True)
    ]


def _number_cells(replay: Replay) -> int:
    """Return the width of a move's number, with a mark before it and a blank after it."""
    return max(_FEWEST_DIGITS, len(str(replay.plies))) + 2


def _line(start: str, cells: Sequence[Line], sign: Run | None = None) -> Line:
    line: Line = (Run(start, Tone.DIM), *cells[0])
    for cell in cells[1:]:
        line = (*line, sign if sign is not None and sign.text else Run(" " * _BETWEEN), *cell)
    return line


def _cell(replay: Replay, leg: int, row: Row, column: int, glyphs: Glyphs) -> Line:
    sight = row.sights[leg - 1]
    if sight is None or sight.move is None:
        ended = row.ply == len(replay.legs[leg - 1])
        last = replay.legs[leg - 1][-1].score
        return _fill((Run(replay_text.leg_ended(last), Tone.DIM),) if ended else (), column, glyphs)
    name = replay.name(sight.seat or Seat(0))
    move = game_of(replay).written(sight.move, sight.seat, names_in(replay))
    text = replay_text.played(name=name, move=move, change=change(replay, leg, sight))
    return _fill(with_cards(text), column, glyphs)


def names_in(replay: Replay) -> list[str]:
    """Return the names of all players, by seat."""
    return [replay.name(seat) for seat in range(len(replay.record.seats))]


def _fill(line: Line, cells: int, glyphs: Glyphs) -> Line:
    line = fit(line, cells, glyphs)
    return (*line, Run(" " * (cells - width(line))))


def _sign(row: Row) -> Run:
    """Return the sign between two legs' moves: the same move, the same card, or the first difference."""
    if row.parts:
        return Run("  ╱  ", Tone.MARK)
    return Run("  ═  " if row.same_move else "  ─  " if row.same_card else "     ", Tone.LINE)


def change(replay: Replay, leg: int, sight: Sight) -> int:
    """Return a move's change of the score; if each player has a score, of the mover's."""
    if not sight.ply:
        return 0
    before = replay.at(leg, sight.ply - 1)
    had, has = scores(replay, before), scores(replay, sight)
    if had is not None and has is not None and sight.seat is not None:
        return has[sight.seat][1] - had[sight.seat][1]
    return sight.score - before.score


def scores(replay: Replay, sight: Sight) -> Sequence[tuple[str, int]] | None:
    """Return the name and score of each player; None if a leg has one score."""
    each = sight.scores
    return None if each is None else [(replay.name(seat), score) for seat, score in enumerate(each)]
