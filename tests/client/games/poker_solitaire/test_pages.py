"""The page of a finished leg of Poker Solitaire."""

from client.net.address import ServerAddress
from client.net.frames import ShownRoom
from client.room.local_events import CameIn
from client.room.pages.result import RESULT
from client.room.pages.setting import Setting
from client.room.session import Model, step
from client.text.glyphs import UNICODE
from protocol.events import Welcome
from protocol.ids import Seat
from protocol.room import MatchResult
from tests.client.games.poker_solitaire.builders import leg, room_of
from tests.client.rooms import with_match
from tests.client.terminal.one_leg import PEOPLE


def told(room: ShownRoom) -> str:
    """Return the page of a result, as the player of the first seat sees it."""
    model = Model()
    for thing in (Welcome(protocol=1, server="0", player=PEOPLE[0], name="", now=0), room, CameIn()):
        model = step(model, thing)
    lines = RESULT.lines(Setting(model, UNICODE, server=ServerAddress("127.0.0.1")), 76)
    return "\n".join("".join(run.text for run in line).rstrip() for line in lines)


def ended(scoring: str) -> ShownRoom:
    room = room_of(leg("QH", mode="race", scoring=scoring))
    return with_match(room, result=MatchResult(winners=(Seat(0),), scores=(1, 0), why="score"))


def test_of_pat_hands_a_match_is_told_as_won_and_not_by_points() -> None:
    points, pat = told(ended("english")), told(ended("pat"))
    assert "You win, 1 to 0." in points
    assert "score, Anna" in points
    assert "You win." in pat
    assert "score" not in pat
