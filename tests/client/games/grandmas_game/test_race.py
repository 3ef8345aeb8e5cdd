"""The pages around a race: before it, at its end, its replay, its analysis, and the check of the seen cards."""

import json
from dataclasses import replace
from functools import cache

from client.games.fairness import Sighting, check
from client.games.grandmas_game.record_check import sighted
from client.line import analysis as plain
from client.net.frames import ShownRoom
from client.replay import analysis_lines
from client.replay import lines as replay_lines
from client.replay.analysis import Judged
from client.room.local_events import CameIn
from client.room.pages import page_of
from client.room.pages.setting import Setting
from client.room.session import Model, step
from client.text.glyphs import UNICODE
from client.text.lines import Line
from protocol.analysis import VERSION, Analysis, Choice, JudgedLeg, JudgedMove
from protocol.events import Expected, HintEvent, Welcome
from protocol.ids import PlayerId, Seat
from protocol.record import Record
from protocol.room import MatchInfo, MatchResult
from server.offline.simulate import records, simulation
from tests.client.games.grandmas_game.builders import GAME, after, dealt, room_of
from tests.client.replays import replay_of
from tests.client.terminal.one_leg import PEOPLE


@cache
def played() -> Record:
    """Return the record of a race on number 5 with random moves."""
    return next(records(simulation("grandmas-game", "5", 1, "random,random", 1)))


def shown(room: ShownRoom) -> str:
    model = Model()
    for thing in (Welcome(protocol=1, server="0", player=PEOPLE[0], name="", now=0), room, CameIn()):
        model = step(model, thing)
    page = page_of(model)
    assert page is not None
    return text(page.lines(Setting(model, UNICODE), 90))


def text(lines: list[Line]) -> str:
    return "\n".join("".join(run.text for run in line) for line in lines)


def over(*scores: int, winners: tuple[int, ...] = (), why: str = "score") -> ShownRoom:
    room = room_of(after(dealt(seats=len(scores)), "give-up"))
    result = MatchResult(winners=tuple(map(Seat, winners)), scores=scores, why=why)  # type: ignore[arg-type]
    match = room.match
    assert match is not None
    return replace(
        room, match=replace(match, result=result, legs=tuple(replace(leg, status="over") for leg in match.legs))
    )


def test_before_a_race_it_is_said_what_it_is() -> None:
    said = shown(room_of(dealt(seats=3), match=None, view=None, next=(1, 1)))
    assert "Race 1" in said and "3 players race on the same cards." in said and "A race:" in said


def test_its_end_lists_who_reached_what_the_best_first() -> None:
    said = shown(over(40, 104, 51, winners=(1,)))
    assert "Ben wins with 104 cards." in said
    assert said.index("Ben   ") < said.index("P3   ") < said.index("Anna   ") and "40  (you)" in said
    assert "You win with 40 cards." in shown(over(40, 12, winners=(0,)))
    assert "You and Ben win with 40 cards." in shown(over(40, 40, 12, winners=(0, 1)))
    assert "A draw, at 40 cards." in shown(over(40, 40))
    assert "You left: Ben wins." in shown(over(40, 40, winners=(1,), why="resigned"))
    assert "Ben left: you win." in shown(over(40, 40, winners=(0,), why="resigned"))
    assert "All others left: you win." in shown(over(40, 40, 12, winners=(0,), why="resigned"))


def test_who_sits_down_after_a_race_did_not_play_it() -> None:
    room = over(40, 12, winners=(1,), why="resigned")
    assert room.match is not None
    players = (PlayerId("C" * 16), *[each.player or PlayerId("") for each in room.seats[1:]])
    said = shown(replace(room, match=replace(room.match, names=("Cy", "Ben"), players=players)))
    assert "Cy left: Ben wins." in said and "  Cy " in said and "(you)" not in said.partition("Cy ")[2]


def test_it_is_watched_again_table_by_table() -> None:
    replay = replay_of(json.loads(played().model_dump_json()))
    heads = [text(replay_lines.leg_heading(replay, leg, 3, 80, UNICODE)) for leg in (1, 2)]
    names = [replay.name(seat) for seat in (0, 1)]
    assert [head.split("’")[0].strip() for head in heads] == names
    assert text([replay_lines.of_note(replay, [1, 2], 0)]) == f" At the start: {names[0]} 0, {names[1]} 0."
    rows = text([each.line for each in replay_lines.moves(replay, (2,), 80, UNICODE)])
    assert f"{names[1]}: " in rows and f"{names[0]}: " not in rows


def test_it_is_judged_table_by_table_with_the_move_that_lost_it() -> None:
    record = played()
    legs = []
    for leg in record.legs:
        move = leg.moves[0].move
        one = JudgedMove(
            seat=0, move=move, expected=50.0, loss=9.0, fault="mistake", choices=(Choice(move="deal", expected=59.0),)
        )
        legs.append(JudgedLeg(roles=("player",), moves=(one,), accuracy=(80.0,), verdict="won", lost_at=0))
    judged = Judged(record, Analysis(version=VERSION, game=record.game, rules=1, playouts=100, legs=tuple(legs)))
    names = [judged.name(seat) for seat in judged.seats]
    told = plain.told(judged, UNICODE)
    assert told[1:3] == [f"{name} (playing): accuracy 80%, 1 mistake." for name in names]
    assert told[3].startswith(f"{names[0]}: With all cards known, this deal can be won, but not after move 1, ")
    assert f"{names[1]} played" in told[6] and judged.expected(2) == (50.0,)
    heading = text(analysis_lines.heading(judged, "Grandma’s Game", 80, UNICODE))
    assert heading.count("80%") == 2
    assert "lost here" in text(analysis_lines.moves(judged, 2, 0, 80, 5, UNICODE))


def test_what_was_seen_of_its_dealing_is_held_against_the_record() -> None:
    state = dealt(5, seats=2)
    seen = sighted(GAME.view(state, Seat(1)))
    assert seen is not None and sighted(GAME.view(after(state, "deal", seat=1), Seat(1))) is None
    number = played().legs[0].number
    room = room_of(state)
    assert room.match is not None
    match: MatchInfo = replace(room.match, number=number)
    late = 500  # after many moves of the others
    good = check("grandmas-game", match, None, [Sighting(1, 0, seen), Sighting(1, late, seen)], played())
    bad = check("grandmas-game", match, None, [Sighting(1, late, f"{seen} 3C")], played())
    assert good.ply is None and bad.ply == late


def test_a_hint_stands_until_ones_own_table_has_changed() -> None:
    state = dealt(5, seats=2)
    model = Model()
    hint = HintEvent(id="h", match=1, leg=1, ply=0, choices=(Expected(move="deal", score=50.0),))
    others = after(state, "deal", "deal", seat=1)
    for heard in (Welcome(protocol=1, server="0", player=PEOPLE[0], name="", now=0), room_of(state), room_of(others)):
        model = step(model, heard)
    assert model.position == (1, 1, 0)
    model = step(step(model, hint), room_of(after(others, "deal", seat=1)))
    assert model.hint == hint
    model = step(model, room_of(after(others, "deal")))
    assert (model.hint, model.position) == (None, (1, 1, 3))
