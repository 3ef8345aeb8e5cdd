"""The rejection of a command: raised by its decision, and sent as its answer."""

from collections.abc import Iterable
from typing import Any, Unpack

from protocol.codes import RejectionCode
from protocol.ids import Seat
from protocol.reasons.base import Datum, shown
from protocol.reasons.shared import MEANINGS, Data, Reason
from server.games.errors import GameError


class Rejection(Exception):
    """A command is rejected: `reason` and `data` are for programs, the message says the same in English.

    `data` are the values that the table of reasons names for it; a None is left out. Raises TypeError for other data.
    """

    def __init__(self, reason: Reason, message: str, **data: Unpack[Data]) -> None:
        super().__init__(message)
        meaning = MEANINGS[reason]
        self.code: RejectionCode = meaning.code
        self.reason: str = reason
        self.data: dict[str, Datum] = {name: value for name, value in data.items() if value is not None}  # type: ignore[misc]  # as Data has them
        if not meaning.fits(self.data):
            raise TypeError(f"{reason} has {meaning.data or 'no data'}, not {' '.join(data) or 'none'}")


class MoveRejection(Rejection):
    """A game refuses a move, for a reason of the game's own or one that all games share.

    `message` says it better than the game can.
    """

    def __init__(self, error: GameError[Any], message: str | None = None) -> None:
        Exception.__init__(self, message or str(error))
        self.code = error.code
        self.reason = error.reason
        self.data = error.data


def not_seated() -> Rejection:
    """Return the rejection of a player without a seat."""
    return Rejection("not_seated", "You have no seat in this room. Sit down first.")


def removed() -> Rejection:
    """Return the rejection of a player whom the owner has removed."""
    return Rejection("removed_from_room", "The owner of this room has removed you.")


def seated_already(seat: Seat) -> Rejection:
    """Return the rejection of a player who has a seat."""
    message = "You have a seat in this room already. Stand up to change seats."
    return Rejection("seated_already", message, seat=seat)


def agreed_already() -> Rejection:
    """Return the rejection of a player who agrees twice."""
    return Rejection("agreed_already", "You have agreed already. Wait for the others.")


def unknown_game(name: str, games: Iterable[str]) -> Rejection:
    """Return the rejection of a game that the server does not have."""
    message = f"This server has no game {name!r}. Choose one of {', '.join(games)}."
    return Rejection("unknown_game", message, game=shown(name), games=tuple(games))


def unknown_rules(game: str, rules: int) -> Rejection:
    """Return the rejection of a match that was played by rules that the server does not have."""
    message = f"This server does not have version {rules} of the rules of {shown(game)}."
    return Rejection("unknown_rules", message, game=shown(game), rules=rules)
