"""The terminal client's model does as the table of cases says, which the browser's is held to as well."""

from typing import Any, get_args

import pytest

from client.net.frames import ShownRoom
from client.room.local_events import Heard
from client.room.model import Model, Phase
from client.room.notices import NoticeAction, NoticeKind
from client.room.session import step
from protocol.daily import DailyEvent
from protocol.events import Elsewhere, Happened, ReplayEvent, RoomEvent, Update
from protocol.finding import LobbyEvent
from protocol.mailboxes import MailboxEvent
from protocol.notifications import NotificationsEvent
from protocol.scores import HeadToHeadEvent, MatchesEvent, PlayerEvent, StandingsEvent, StatisticsEvent
from tests.client.cases.coded import FIELDS, Coded, coded, difference, follows, heard_of, model_of, shows
from tests.client.cases.staged import staged
from tests.client.cases.table import read

CASES = read()
ANSWERS = {
    ReplayEvent,
    StatisticsEvent,
    LobbyEvent,
    DailyEvent,
    StandingsEvent,
    PlayerEvent,
    MatchesEvent,
    HeadToHeadEvent,
    NotificationsEvent,
    MailboxEvent,
}
UNHEARD = {*ANSWERS, Update, Happened, Elsewhere}
"""Events that no model hears: answers to a question, the parts of a room, and the name of another node."""


@pytest.mark.parametrize("case", CASES, ids=[case["name"] for case in CASES])
def test_model_becomes_what_the_case_says(case: Coded) -> None:
    before, heard = model_of(case["model"]), heard_of(case["heard"])
    assert coded(before) == coded(Model()) | case["model"]
    after = step(before, heard)
    assert (difference(before, after), shows(after)) == (case["becomes"], case["shows"])


def test_cases_are_told_apart_by_their_names() -> None:
    assert len({case["name"] for case in CASES}) == len(CASES)


def test_staged_cases_are_in_the_table() -> None:
    table = {case["name"]: case for case in CASES}
    assert [case["name"] for case in staged() if table.get(case["name"]) != case] == [], "python -m tests.client.cases"


def test_everything_that_can_be_heard_is_in_some_case_and_is_read_as_itself() -> None:
    heard: set[type[Any]] = {type(heard_of(case["heard"])) for case in CASES}
    assert heard == {ShownRoom if kind is RoomEvent else kind for kind in get_args(Heard)} - UNHEARD


def test_every_notice_and_every_action_is_in_some_case() -> None:
    shown = [
        notice
        for case in CASES
        for notice in (*case["shows"].get("troubles", ()), *case["shows"].get("requests", ()))
        if notice is not None
    ]
    assert {notice["kind"] for notice in shown} == {*NoticeKind} - {NoticeKind.OWN_SERVER_GONE}
    assert {action for notice in shown for action in notice["actions"]} == {*NoticeAction}


def test_every_field_changes_in_some_case_and_every_screen_is_reached() -> None:
    assert {name for case in CASES for name in case["becomes"]} == set(FIELDS)
    assert {case["shows"].get("phase", "connecting") for case in CASES} == {phase.value for phase in Phase}


def test_everything_that_follows_from_a_model_does_in_some_case() -> None:
    assert {name for case in CASES for name in case["shows"]} == set(follows(Model()))
