"""The players of a leg, and whether each is connected, if that is known."""

from client.games.players import players_of, presence
from client.net.link_state import Connected, Connecting, Failure, FailureKind, Late, Lost
from client.room.local_events import Heard
from client.room.session import Model, step
from protocol.events import Presence
from protocol.ids import Seat
from tests.client.rooms import Rooms

LOST = Lost(Failure(FailureKind.DROPPED), 1.0)


def model_of(rooms: Rooms, *heard: Heard) -> Model:
    model = Model(player=rooms.anna)
    for each in (Connected(), rooms.leg(), Presence(room=rooms.leg().room, here=(Seat(0),)), *heard):
        model = step(model, each)
    return model


def signs(model: Model) -> list[str]:
    """The sign beside each player's name."""
    assert model.room is not None and model.room.view is not None
    view = model.room.view
    seats = players_of(model.room, view.roles, view.to_act, model.me, model.known_here)
    return [presence(player.here) for player in seats]


def test_a_player_is_shown_as_present_or_away(rooms: Rooms) -> None:
    assert signs(model_of(rooms)) == ["●", "○"]


def test_nothing_is_said_of_others_while_the_link_is_lost(rooms: Rooms) -> None:
    assert signs(model_of(rooms, LOST)) == ["●", "·"]
    assert signs(model_of(rooms, LOST, Connecting())) == ["●", "·"]


def test_nothing_is_said_of_others_while_an_answer_is_late(rooms: Rooms) -> None:
    assert signs(model_of(rooms, Late(True))) == ["●", "·"]
    assert signs(model_of(rooms, Late(True), Late(False))) == ["●", "○"]
