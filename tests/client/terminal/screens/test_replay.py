"""The replay of a match on the screen: steps, jumps, playback, and marks."""

import json
import pathlib
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import pytest
from pydantic import TypeAdapter

from client.replay import lines as replay_lines
from client.replay.match import Replay
from client.replay.pages import take
from client.replay.sources import Found
from client.terminal.app import TurnaboutApp
from client.terminal.games.board import SightBoard
from client.terminal.screens import replay as screens
from client.terminal.screens.replay import ReplayScreen
from client.terminal.widgets.sheet import Sheet
from client.text.glyphs import ASCII, UNICODE, Glyphs
from client.text.lines import width
from protocol.record import Incident
from server.offline.simulate import records, simulation
from tests.client.replay.test_pages import Slow, page_of, slow
from tests.client.replays import line_of, replay_of
from tests.client.terminal.desk import Desk, at_desk, profile_at
from tests.records.documents import eventful

EVERYTHING = replay_of(eventful())
"""Fifty-two moves and five, with all that may happen beside them; the legs part at the end of the second."""
MATCH = replay_of(json.loads(line_of(8)))
SHORT = replay_of(json.loads(line_of(9)))


@asynccontextmanager
async def watching(
    home: pathlib.Path, replay: Replay, size: tuple[int, int] = (80, 24), glyphs: Glyphs = UNICODE
) -> AsyncIterator[Desk]:
    async with at_desk(home, size=size, glyphs=glyphs) as desk:
        await desk.app.push_screen(ReplayScreen(replay, glyphs))
        await desk.sees("move 0 of ")
        yield desk


async def at_move(desk: Desk, ply: int) -> str:
    """Wait for a ply, and return the screen."""
    return await desk.sees(f"move {ply} of 52")


async def test_it_begins_with_both_legs_and_says_who_won(tmp_path: pathlib.Path) -> None:
    async with watching(tmp_path, MATCH) as desk:
        screen = await desk.sees(
            "Family Tree · number 8",
            "Computer (greedy) won (330, 90)",
            "✓ Verified: every card, move and score is right.",
            "Leg 1: Computer (greedy)  move 0 of 52",
            "Leg 2: Random computer   move 0 of 52",
            "At the start, both legs have 10.",
            "Esc back",
        )
        assert all(len(line) <= 80 for line in screen.splitlines())


@pytest.mark.parametrize(("game", "levels"), [("patriarch", "easy,easy"), ("poker-solitaire", "easy")])
async def test_a_position_of_lines_has_all_the_room_of_its_board(
    tmp_path: pathlib.Path, game: str, levels: str
) -> None:
    played = next(records(simulation(game, "8", 1, levels, 1)))
    async with watching(tmp_path, replay_of(played.model_dump(mode="json"))) as desk:
        board = desk.app.screen.query(SightBoard).first()
        assert board.query_one(Sheet).size.height == board.size.height > 4


async def test_steps_jumps_and_counts(tmp_path: pathlib.Path) -> None:
    async with watching(tmp_path, MATCH) as desk:
        for keys, ply in (
            (["right"], 1),
            (["enter"], 2),
            (["7", "left"], 0),
            (["end", "right"], 52),
            (["pageup"], 42),
            (["home", "pagedown"], 10),
            (["2", "0", "enter"], 20),
            (["5", "right"], 25),
            (["9", "9", "enter"], 52),
            (["4", "escape", "left"], 51),
            (["3", "1", "backspace", "enter"], 3),
        ):
            await desk.press(*keys)
            await at_move(desk, ply)
        await desk.press("3", "1")
        await desk.sees("Go to move 31▌ (of 52)")
        await desk.press("enter")
        screen = await at_move(desk, 31)
        marked = [line for line in screen.splitlines() if line.startswith("▸")]
        assert [line.split()[1] for line in marked] == ["31"]
        await desk.press("escape")
        await desk.sees("T U R N A B O U T")


async def test_each_ply_shows_the_score_its_change_and_which_leg_is_ahead(tmp_path: pathlib.Path) -> None:
    first, second = (MATCH.at(leg, 20).score for leg in (1, 2))
    before = MATCH.at(1, 19).score
    async with watching(tmp_path, MATCH, size=(120, 30)) as desk:
        await desk.press("2", "0", "enter")
        changed = f" (+{first - before})" if first > before else ""
        await desk.sees(
            f"score {first}{changed}: generations",
            f"After 20 moves, leg 1 has {first} and leg 2 has {second}: leg 1 leads by {first - second}.",
        )


async def test_the_same_card_is_marked_and_so_is_where_the_legs_part(tmp_path: pathlib.Path) -> None:
    async with watching(tmp_path, MATCH) as desk:
        lines = (await desk.sees("═ same move   ─ same card   ╱ first difference")).splitlines()
        signs = {line.split()[0]: line[40:42].strip() for line in lines if re.match(r"^[▸ ] +\d+ ", line)}
        assert (signs["1"], signs["2"]) == ("═", "╱")
        await desk.press("end", "p")
        await desk.sees("▸  2 ", "The legs differ from here: the same card goes to a different place.")


async def test_what_happened_beside_the_moves_stands_where_it_happened(tmp_path: pathlib.Path) -> None:
    async with watching(tmp_path, EVERYTHING, size=(120, 30)) as desk:
        await desk.sees("Ben won: Ada resigned (Ada 300, Ben −)")
        seen = ""
        for _ in range(5):
            await desk.press("i")
            seen += await desk.sees("move ")
        for told in (
            "· Ada gets 1 min 1 s back",
            "· Ben is replaced by the computer (random)",
            "· Ben plays again",
            "· Ada resigns",
        ):
            assert told in seen
        assert re.search(r"· Ben takes back J♠ on 10♠ and 3♠ on 4♠", seen)
        assert "Ada resigns (Leg 2)." in seen
        assert "over, score 30" in seen


async def test_one_leg_alone_takes_the_whole_screen(tmp_path: pathlib.Path) -> None:
    async with watching(tmp_path, MATCH) as desk:
        await desk.sees("Leg 1:", "Leg 2:", "Tab one leg")
        await desk.press("tab")
        screen = await desk.sees("Leg 1:", "Tab other leg", "At the start, the score is 10.")
        assert "Leg 2:" not in screen and "first difference" not in screen
        await desk.press("tab", "right")
        screen = await desk.sees("Leg 2:", "Tab both legs", "After 1 move, the score is")
        assert "Leg 1:" not in screen
        await desk.press("tab")
        await desk.sees("Leg 1:", "Leg 2:")
        await desk.press("shift+tab")
        await desk.sees("Tab both legs")


async def test_a_match_of_one_leg_has_no_other(tmp_path: pathlib.Path) -> None:
    document = json.loads(line_of(9))
    del document["legs"][1]
    replay = replay_of(document)
    async with watching(tmp_path, replay) as desk:
        screen = await desk.sees("! This record is wrong: legs has 1 items", "Computer (greedy) maximizes")
        assert "Tab" not in screen and "p difference" not in screen
        await desk.press("tab", "p", "i", "end")
        await desk.sees("move 6 of 6")


async def test_it_plays_by_itself_until_the_end(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(screens, "_SECONDS", (30.0, 20.0, 0.01))
    async with watching(tmp_path, SHORT) as desk:
        await desk.press("space")
        await desk.sees(" playing ", "Space pause  +- speed")
        await desk.press("space")
        await desk.gone(" playing ")
        await desk.sees("move 0 of 6")
        await desk.press("space", "minus", "plus", "plus", "plus")
        await desk.sees("move 6 of 6")
        await desk.gone(" playing ")
        await desk.press("minus", "minus", "space")
        await desk.sees(" playing ", "move 0 of 6")


async def test_in_ascii_and_in_any_size_it_fits(tmp_path: pathlib.Path) -> None:
    async with watching(tmp_path, EVERYTHING, glyphs=ASCII) as desk:
        await desk.press("1", "2", "enter", "down", "shift+right")
        assert (await at_move(desk, 12)).isascii()
        await desk.resize(79, 24)
        await desk.sees("80 columns and 24 lines")
    for cells in (80, 133):
        for replay in (EVERYTHING, MATCH):
            listed = replay_lines.moves(replay, (1, 2), cells, UNICODE)
            assert {width(each.line) <= cells for each in listed} == {True}
            assert [each.ply for each in listed if each.ply is not None] == list(range(1, 53))


# What leads to it


async def test_a_file_is_watched_from_the_start_screen_and_of_many_records_one_is_chosen(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)  # a long path would be broken over lines
    (tmp_path / "many").write_bytes(b"\n".join((line_of(8), b'{"game": "whist"}', line_of(9))))
    async with at_desk(tmp_path) as desk:
        await desk.press("w", "w")
        await desk.sees("Watch a match again", "File, web address or room")
        await desk.press("enter")
        await desk.sees("Type a file, a web address")
        await type_in(desk, "none.json")
        await desk.sees("none.json", "can’t be read: No such", "Esc back")
        await type_in(desk, "many")
        await desk.sees("▸ 1  Family Tree · number 8: Computer (greedy) 330", "2  whist · a record without a number")
        await desk.press("down", "enter")
        await desk.sees("be replayed")
        await desk.press("escape")
        await desk.sees("▸ 1")
        await desk.press("end", "up", "pagedown", "enter")
        await desk.sees("Family Tree · number 9", "a draw (Computer (greedy) 20, Random computer 20)")
        await desk.press("q")
        await desk.sees("Which match?")
        await desk.press("q")
        await desk.sees("T U R N A B O U T")


async def test_a_record_that_somebody_came_for_is_prepared_and_then_the_program_ends(tmp_path: pathlib.Path) -> None:
    found = Found(b"{}", None, None, (), ())
    app = TurnaboutApp(profile_at(tmp_path), tmp_path, UNICODE, records=(found,))
    async with app.run_test(size=(80, 24)) as pilot:
        desk = Desk(app, pilot)
        await desk.sees("Replaying the match …", "Esc back")
        await desk.press("escape")
        assert app._exit


async def type_in(desk: Desk, text: str) -> None:
    field: Any = desk.app.screen.query_one("Input")
    field.value = text
    await desk.press("enter")


async def test_a_room_whose_server_is_away_is_said_in_the_form(tmp_path: pathlib.Path) -> None:
    async with at_desk(tmp_path) as desk:
        await desk.press("w", "w")
        await type_in(desk, "127.0.0.1:9/KZ7-4QM2")
        await desk.sees("Nothing answers at 127.0.0.1:9.")
        await desk.press("escape")
        await desk.sees("T U R N A B O U T")


def long_leg() -> tuple[Replay, Slow]:
    """Return a leg of thousands of moves with its first page, and the source of the other pages."""
    replay, source = slow(plies=3000)
    take(replay.legs, page_of(replay.legs, 1, 0, 100), 0)
    return replay, source


async def test_what_is_not_there_is_loaded_where_one_goes_and_that_is_said(tmp_path: pathlib.Path) -> None:
    replay, source = long_leg()
    async with watching(tmp_path, replay) as desk:
        await desk.press("end")
        screen = await desk.sees("move 3000 of 3000", "score 0  Loading this move …", "▸3000 ")
        assert all(len(line) <= 80 for line in screen.splitlines())
        assert await source.asked.get() == (1, 3000)
        source.gives.put_nowait(None)
        await desk.sees("move 3000 of 3000", "score 0: generations")
        assert await source.asked.get() == (1, 2950)
        source.gives.put_nowait(None)
        await desk.press("1", "2", "3", "4", "enter")
        await desk.sees("move 1234 of 3000", "Loading this move", "▸1234 ")
        assert await source.asked.get() == (1, 1234)
        source.gives.put_nowait("The program is gone.")
        await desk.sees("move 1234 of 3000", "The program is gone.")
        await desk.press("right")
        await desk.sees("move 1235 of 3000", "Loading this move", "After 1,235 moves, the score is 0.")
        assert await source.asked.get() == (1, 1235)
        source.gives.put_nowait(None)
        await desk.sees("move 1235 of 3000", "score 0: generations", "After 1,235 moves, the score is 0.")


async def test_moves_that_play_by_themselves_wait_for_what_is_to_be_seen(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(screens, "_SECONDS", (0.001,) * 5)
    replay, source = long_leg()
    async with watching(tmp_path, replay) as desk:
        await desk.press("space")
        await desk.sees("move 100 of 3000", "Loading this move")
        assert await source.asked.get() == (1, 100)
        source.gives.put_nowait(None)
        await desk.sees("move 200 of 3000", "Loading this move")


async def test_who_goes_lets_go_of_what_had_the_pages(tmp_path: pathlib.Path) -> None:
    replay, source = long_leg()
    async with watching(tmp_path, replay) as desk:
        await desk.press("escape")
        await desk.sees("T U R N A B O U T")
        assert source.rested


def test_a_move_that_was_taken_back_names_the_player_whose_matrix_it_was_made_in() -> None:
    record = MATCH.record.model_copy(update={"game": "poker-solitaire"})
    moves = [
        {"seat": 1, "move": "QH>2:c3", "at": None, "score": 20},
        {"seat": 0, "move": "2:c3>1:d4", "at": None, "score": 20},
    ]
    read: TypeAdapter[Incident] = TypeAdapter(Incident)
    found = read.validate_python({"ply": 3, "at": None, "kind": "takeback", "seat": 1, "moves": moves})
    mine, other = (MATCH.name(seat) for seat in (0, 1))
    told = replay_lines.incident(replace(MATCH, record=record), found)
    assert told == f"{other} takes back Q♥ to c3 and {other}’s c3 to d4" and mine not in told
