"""The guided first game in lines of text."""

from dataclasses import replace
from pathlib import Path

import pytest

from client.games.family_tree.guide import ALL, NUMBER
from client.line.guided_game import GuideTips
from client.net.frames import ShownRoom
from client.profile.identity import HOME_VARIABLE, open_profile
from client.room.guide_progress import explained
from client.room.session import Model
from protocol.cards import Card
from tests.client.line.staged import seen
from tests.client.line.test_scores import alone
from tests.client.rooms import Rooms, with_match
from tests.seen import tree


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))


def guided(rooms: Rooms, ply: int = 0, current: str = "QS") -> Model:
    room = with_match(alone(rooms), number=NUMBER)
    shown: ShownRoom = replace(room, version=10 + ply, view=replace(tree(room.view), ply=ply, current=Card(current)))
    return seen(rooms.anna, shown)


def test_what_is_new_is_explained_once_and_how_to_play_as_one_does_here(rooms: Rooms) -> None:
    tips = GuideTips(open_profile("default"))
    welcome, celebrity = tips.told(guided(rooms))
    assert welcome.startswith("5♦ and 10♦ are the first couple of your family tree.")
    assert "Type the number of a place" in welcome and "arrow keys" not in welcome
    assert celebrity.startswith("Q♠ is a celebrity")
    assert tips.told(guided(rooms)) == []
    assert tips.told(guided(rooms, 1, "KS")) == []
    assert GuideTips(open_profile("default")).told(guided(rooms)) == []


def test_who_has_had_enough_is_told_no_more(rooms: Rooms) -> None:
    tips = GuideTips(open_profile("default"))
    tips.enough()
    assert tips.told(guided(rooms)) == []
    assert explained(open_profile("default")) == ALL


def test_any_other_game_is_not_explained(rooms: Rooms) -> None:
    assert GuideTips(open_profile("default")).told(seen(rooms.anna, alone(rooms))) == []
