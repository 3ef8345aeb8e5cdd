import pytest

from client.room.entry_request import HostRoom, PlayComputer, Wanted
from client.room.model import Model
from client.room.settings import Settled, against, configured, hosting, settled_so_far, wanted
from protocol.commands import Configure
from protocol.options import Clock
from tests.client.rooms import Rooms

SETTLED = {"number": 7, "role": "minimizer", "spectators": False, "clock": Clock(move=30), "hints": True, "pace": 5}


def test_what_is_settled_of_a_room_is_settled_again_as_it_was(rooms: Rooms) -> None:
    room = rooms.waiting(**SETTLED, public=True)
    command = configured(Model(room=room), settled_so_far(room))
    assert isinstance(command, Configure)
    assert {name: getattr(command, name) for name in SETTLED} == SETTLED
    assert (command.options, command.seats, command.public) == ({}, 2, True)
    assert command.form is None and command.notes is None  # as before, and none in a game without notes


def test_other_options_another_form_and_notes_are_sent_where_there_are_such(rooms: Rooms) -> None:
    room = rooms.waiting(game="happy-graphs", options={"variant": "hex", "mode": "together"}, form="match")
    before = settled_so_far(room)
    assert before.options is not None and before.options["variant"] == "hex"
    command = configured(Model(room=room), before)
    assert isinstance(command, Configure) and command.options.items() >= room.options.items()
    room = rooms.waiting(game="patriarch", notes=False)
    command = configured(Model(room=room), Settled(form="race", notes=True))
    assert isinstance(command, Configure) and (command.form, command.notes) == ("race", True)
    assert configured(Model(), Settled()) is None


@pytest.mark.parametrize(
    ("settled", "computer", "computers"),
    [(Settled(level="strong"), None, 1), (Settled(computers=2, level="strong"), "strong", 2)],
    ids=["friends", "computers"],
)
def test_a_room_is_opened_as_it_was_settled(settled: Settled, computer: str | None, computers: int) -> None:
    opened = hosting(settled, "family-tree", None)
    assert opened == HostRoom(computer=computer, computers=computers, wanted=wanted(settled, "family-tree"))


def test_the_computer_is_played_as_it_was_settled() -> None:
    settled = Settled(7, "maximizer", False, Clock(move=30), True)
    played = PlayComputer("easy", "maximizer", 7, Clock(move=30), True, spectators=False)
    assert against("easy", settled, "family-tree", None) == played


def test_the_usual_form_is_left_open() -> None:
    assert wanted(Settled(form="match", seats=2), "family-tree") == Wanted("family-tree", seats=2)
    assert wanted(Settled(form="mirror"), "family-tree").form == "mirror"
