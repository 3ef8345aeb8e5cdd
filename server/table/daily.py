"""Rooms for the daily number: they open with the same settings for everybody, and are played once."""

from typing import Any, Literal

from protocol.ids import level_of
from protocol.reasons.shared import Reason
from server.games.game import Daily, Game
from server.table.decision import Person, Rejection
from server.table.room import Room
from server.table.settings import Opened

LEVEL = "normal"
"""The level of the computer that everybody plays against."""
_NEVER: dict[str, tuple[Reason, str]] = {
    "configure": (
        "daily_settings",
        "Everybody plays the daily number with the same settings. For others, open your own room.",
    ),
    "enlist": ("daily_tournament", "A tournament is not played on the daily number. Open your own room."),
    "seat_computer": (
        "daily_computer",
        "This room is for two people. To play the computer, start the daily number against the computer.",
    ),
    "hint": ("daily_hint", "There are no hints on the daily number."),
}
_AFTERWARDS = frozenset(("stand", "free"))
"""Commands refused after the match has begun, because a player who takes a free seat would see the number."""


def open_daily_room(person: Person, game: Game[Any, Any], against: Literal["computer", "friend"], day: str) -> Opened:
    """Return the fact that opens a room for a try on the number of a day, in UTC. Raises Rejection."""
    how = find_daily(game)
    return Opened(
        game=game.name,
        rules=game.rules,
        options=how.options.model_dump(mode="json"),
        form=how.form,
        number=None,
        role=None,
        owner=person.player,
        name=person.name,
        spectators=False,
        computers=(None, LEVEL) if against == "computer" else (),
        daily=day,
    )


def find_daily(game: Game[Any, Any]) -> Daily:
    """Return the settings for the daily number of a game. Raises Rejection if it has none."""
    if game.daily is None:
        raise Rejection("no_daily_number", f"{game.title} has no daily number. Choose another game.", game=game.name)
    return game.daily


def check(room: Room, command: Any) -> None:
    """Raise Rejection for a command that is not allowed in a room for the daily number."""
    if command.type in _NEVER:
        raise Rejection(*_NEVER[command.type])
    if command.type == "offer":
        if command.what == "takeback":
            raise Rejection("daily_takeback", "There are no takebacks on the daily number.")
        raise Rejection("daily_once", "The daily number is played once. Play tomorrow's, or open your own room.")
    banned = command.type == "ban" and room.seat_of(command.player) is not None
    if (banned or command.type in _AFTERWARDS) and room.ids:
        message = "Players who have played the daily number here keep their seats. You can leave the room."
        raise Rejection("daily_seat_kept", message)


def list_people(room: Room) -> list[Person]:
    """Return the people who sit in a room; each has one try at the number, which the match uses up."""
    seated = [each for each in room.seats if each is not None and level_of(each.player) is None]
    return [Person(each.player, each.name) for each in seated]
