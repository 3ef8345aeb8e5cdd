"""Opening rooms and changing their settings."""

from typing import Any

import pytest

from protocol.codes import RejectionCode as Code
from protocol.commands import CreateRoom
from protocol.events import EVENT, RoomEvent
from protocol.options import Clock
from server.games.catalog import GAMES
from server.table.decision import Rejection
from server.table.dispatch import RoomCommand
from server.table.settings import Configured, Opened, check_options, open_room
from tests.table.asked import ban, configure, free
from tests.table.phases import PHASES, over, seated
from tests.table.play import PEOPLE, Table

UNDER_WAY = ("leg 1", "between", "between, ben ready", "leg 2")

ADA, BEN, EVE = (PEOPLE[name] for name in ("ada", "ben", "eve"))


def shown(table: Table) -> RoomEvent:
    event = EVENT.validate_json(table.shown[-1][0])
    assert isinstance(event, RoomEvent)
    return event


def test_a_room_opens_with_its_clock_and_whether_it_has_spectators() -> None:
    opened = open_room(ADA, CreateRoom(id="c", game="family-tree", spectators=False, clock=Clock(move=30)))
    assert (opened.spectators, opened.clock) == (False, Clock(move=30))


# Changing the settings


def test_the_owner_changes_the_settings() -> None:
    table = seated()
    decision = table.do("ada", configure(number=7, role="minimizer", spectators=False, clock=Clock(leg=60)))
    settings = Configured(options={}, number=7, role="minimizer", spectators=False, clock=Clock(leg=60), notes=True)
    assert decision.facts == [settings]
    room = shown(table)
    assert (room.number, room.role, room.spectators, room.clock) == (7, "minimizer", False, Clock(leg=60))
    table.begin()
    deal = table.match.deal
    assert (deal.number, deal.known, deal.clock) == (7, True, Clock(leg=60))
    assert table.match.leg.roles == ("minimizer", "maximizer")
    assert table.read() == table.room


def test_who_was_ready_is_asked_again_when_the_settings_change() -> None:
    table = PHASES["agreed, ben ready"]()
    table.do("ada", configure(role="minimizer"))
    assert (table.room.ready, table.room.agreed) == (frozenset(), "same_number")


@pytest.mark.parametrize("phase", UNDER_WAY)
@pytest.mark.parametrize("command", [configure(), free(1), ban("ben")], ids=lambda command: command.type)
def test_settings_and_seats_stay_while_a_match_is_under_way(phase: str, command: RoomCommand) -> None:
    rejection = PHASES[phase]().refused("ada", command)
    assert rejection.reason == "only_between_matches"


def test_an_option_that_the_game_has_not_is_refused() -> None:
    rejection = seated().refused("ada", configure(options={"decks": 2}))
    assert rejection.code is Code.NOT_ALLOWED
    assert "decks" in str(rejection)


def test_a_number_is_that_of_the_next_match_alone() -> None:
    table = over()
    table.do("ada", configure(number=9))
    table.agree("new_number")
    assert (table.match.deal.number, table.match.deal.known, table.room.settings.number) == (9, True, None)
    table.play_leg()
    table.begin()
    table.play_leg()
    table.agree("new_number")
    assert not table.match.deal.known


def test_a_number_waits_while_the_same_is_played_again() -> None:
    table = over()
    number = table.match.deal.number
    table.do("ada", configure(number=9))
    table.agree("same_number")
    table.play_match()
    assert (table.match.deal.number, table.room.settings.number) == (number, 9)
    table.agree("new_number")
    assert table.match.deal.number == 9


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"mode": "race", "touching": ["edges", "side"]}, "'touching' of Poker Solitaire: it should be 'edges'"),
        ({"hands": 11}, "'hands' of Poker Solitaire: it should be 10 or 12"),
        ({"rejects": {"1": 6}}, "'rejects.1' of Poker Solitaire: it should be at most"),
        (
            {"touching": ["edges", "anywhere"]},
            "'touching' of Poker Solitaire: only two players have rules of their own",
        ),
    ],
)
def test_an_option_error_names_its_option(options: dict[str, Any], said: str) -> None:
    with pytest.raises(Rejection, match=said):
        check_options(GAMES["poker-solitaire"], options)


ADA, BEN = PEOPLE["ada"], PEOPLE["ben"]


# Opening a room


def test_a_room_opens_with_the_owners_choices_and_the_games_options_written_out() -> None:
    command = CreateRoom(id="c", game="family-tree", number=7, role="minimizer")
    assert open_room(ADA, command) == Opened(
        game="family-tree", rules=1, options={}, form="match", number=7, role="minimizer", owner=ADA.player, name="Ada"
    )


@pytest.mark.parametrize(
    ("command", "says", "reason"),
    [
        pytest.param(CreateRoom(id="c", game="chess"), "chess", "unknown_game", id="a game that is not there"),
        pytest.param(
            CreateRoom(id="c", game="family-tree", options={"decks": 2}),
            "decks",
            "wrong_option",
            id="an unknown option",
        ),
    ],
)
def test_a_room_is_not_opened_for(command: CreateRoom, says: str, reason: str) -> None:
    with pytest.raises(Rejection, match=says) as refusal:
        open_room(ADA, command)
    assert refusal.value.reason == reason
