"""Mirror matches in lines of text."""

from dataclasses import replace
from typing import Any

import pytest

from client.line import pages, room_commands
from client.line.command import Given
from client.line.events import Announcer
from client.line.games.catalog import board_in
from client.line.games.mirror import MirrorLines
from client.net.frames import ShownRoom
from client.net.link_state import Connected
from client.room.local_events import CameIn
from client.room.session import Model, step
from client.text.glyphs import UNICODE
from protocol.events import Expected, HintEvent, Welcome
from tests.client.line.staged import setting
from tests.client.mirrors import ANNA, MIRRORED, Match


def model_of(match: Match, before: Model | None = None) -> Model:
    """Return Anna's model of a match, or the model that follows `before`."""
    return model_of_room(match.room(hints=True), before)


def model_of_room(room: ShownRoom, before: Model | None = None) -> Model:
    """Return Anna's model of a room, or the model that follows `before`."""
    model = before or step(step(Model(), Connected()), Welcome(protocol=1, server="1", player=ANNA, name="Anna", now=0))
    model = step(model, room)
    return model if before is not None else step(model, CameIn())


def seen(model: Model) -> tuple[MirrorLines, Any]:
    found = pages.seen_at(model)
    assert found is not None
    board, scene = found
    assert isinstance(board, MirrorLines)
    return board, scene


@pytest.mark.parametrize("game", MIRRORED)
def test_every_game_tells_what_is_played_where_and_what_one_can_do(game: str) -> None:
    match = Match(game)
    lines = pages.page(setting(model_of(match)))
    assert lines[0] == "A mirror match: both legs at once, on two boards; number 7, known from the start."
    mine = "2" if game == "patriarch" else "1"
    doing = "you guess 0" if game == "patriarch" else "you maximize"
    assert any(line.startswith(f"Board {mine}: {doing}") and line.endswith("your move.") for line in lines)
    assert any(line.startswith("Board ") and line.endswith("Ben’s move.") for line in lines)
    assert not any(line.startswith("Leg ") for line in lines)


def test_a_move_is_read_on_the_board_where_one_is_to_move() -> None:
    match = Match()
    board, scene = seen(model_of(match))
    assert board.read_move(scene, "1") == board.read_move(scene, "1: 5c") == "1:8D>5C"
    assert board.read_move(scene, "look") is None
    with pytest.raises(ValueError, match="not your turn on board 2"):
        board.read_move(scene, "2: 5c")
    match.move(0)
    board, scene = seen(model_of(match))
    with pytest.raises(ValueError, match="It counts once Ben has moved on board 2"):
        board.read_move(scene, "1: 5c")


def test_what_happens_on_both_boards_is_told_once_it_counts() -> None:
    match, announcer = Match(), Announcer()
    model = model_of(match)
    announcer.told(setting(model))
    match.move(1)
    model = model_of(match, model)
    assert announcer.told(setting(model)) == ["Ben has moved on board 2."]  # without repeating the reader's own turn
    match.move(0)
    model = model_of(match, model)
    told = announcer.told(setting(model))
    assert told[:3] == ["Board 1: you: 8♦ on 5♣, +10.", "Board 2: Ben: 8♦ on 5♣, +10.", "Board 2: " + told[2][9:]]
    assert told[2].startswith("Board 2: Your turn: play Q♦.")
    match.move(0)
    told = announcer.told(setting(model_of(match, model)))
    assert told[0] == "You have moved on board 2."
    assert "Board 2: You have moved here: Q♦ on 5♣. It counts once Ben has moved on board 1." in told
    match.happenings[-1] = replace(match.happenings[-1], version=99, detail="odd")
    assert "You moved." in announcer.told(setting(model_of(match, model)))


def test_one_looks_at_the_board_where_there_is_something_to_do_or_at_the_other() -> None:
    match = Match()
    match.step()
    model = model_of(match)
    board, scene = seen(model)
    looking = board.looking()
    looking.see(scene)
    told = looking.told(Given("moves", ""), scene, UNICODE)
    assert told is not None
    assert told[0].startswith("Board 2: 1. on ")
    assert looking.told(Given("boards", ""), scene, UNICODE) == [
        "Board 1: you maximize 20, Ben’s move.",
        "Board 2: you minimize 20, your move.",
    ]
    told = looking.told(Given("other", ""), scene, UNICODE)
    assert told is not None
    assert told[0] == "You look at board 1."
    looking.see(scene)
    assert (looking.told(Given("points", ""), scene, UNICODE) or [""])[0].startswith("Board 1: Score 20")
    assert looking.told(Given("who", ""), scene, UNICODE) is None
    assert looking.move(Given("moves", ""), scene) is None
    looking.refused()
    assert "other" in [each.name for each in room_commands.possible(setting(model), 0)]
    assert board_in(match.room()) is board


def test_a_hint_names_its_board() -> None:
    match = Match()
    match.step()
    model = model_of(match)
    move = match.moves(0)[0]
    hint = HintEvent(id="h", match=1, leg=1, ply=2, choices=(Expected(move=move, score=30),))
    (line,) = pages.hint(step(model, hint))
    assert line.startswith("Board 2: Hint: 1. on ")


def test_the_end_of_both_boards_is_told() -> None:
    match = Match()
    match.play()
    board, scene = seen(model_of(match))
    lines = board.over(scene)
    assert lines[0] == "Both boards are over."
    assert [line[:8] for line in lines].count("Board 1:") == 1
    assert board.turn(scene) == []
    assert not board.my_turn(scene)
    assert len(board.picture(match.room().view, UNICODE)) > 2  # type: ignore[arg-type] # there is one


def test_a_room_for_mirror_matches_says_so_to_who_asks() -> None:
    assert "Both legs at once, on two boards. Next: " in pages.settled(model_of(Match()))[0]


def test_settings_for_the_next_match_leave_the_result_as_it_was() -> None:
    match = Match("happy-graphs")
    match.play()
    over, changed = (pages.page(setting(model_of_room(room))) for room in (match.room(), match.room(form="together")))
    assert [line for line in changed if "What next" not in line] == [line for line in over if "What next" not in line]
    assert any("board" in line.lower() for line in over)
