"""The rooms in which a profile has a seat, saved so that the player can resume an unfinished match.

Each room has its own file, replaced as a whole, so that two programs on a profile don't undo each other's changes.
"""

from contextlib import suppress
from dataclasses import asdict, dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Literal

from pydantic import TypeAdapter, ValidationError

from client.net.address import RoomAddress, ServerAddress, parse_room_address
from client.net.errors import BadAddress, BadProfile
from client.profile.identity import OWN, Profile, make_directory, write_json


@dataclass(frozen=True, slots=True)
class SavedRoom:
    """A room in which the user has a seat.

    - `address`: the text after `join`
    - `title`: the game's title
    - `others`: the names at the other seats, as the server sends them
    - `hosted`: whether this machine started the server
    - `finished`: whether a match was played to its end and no other has begun
    - `when`: the UTC time of the last change, ISO 8601
    - `match`, `commitment`: the current match and the commitment shown for it
    - `form`: the form of the match
    - `alone`: whether no other person plays
    - `number`: the game number, if known
    - `score`: the current score, if there are points
    - `looks_on`: whether computers play among themselves; `others` then has their levels
    - `competes`: the names of the room's tournament, which continues between matches
    - `turn`: whose turn it was in a game with others, None if nobody's
    - `until`: the UTC hour, ISO 8601, until which the server keeps the room if nothing more happens there
    - `read`: the last chat line that was read there, counted from 1
    """

    address: str
    title: str
    others: tuple[str, ...]
    hosted: bool
    finished: bool
    when: str
    match: str | None = None
    commitment: str | None = None
    form: str = "match"
    alone: bool = False
    number: int | None = None
    score: int | None = None
    looks_on: bool = False
    competes: tuple[str, ...] = ()
    turn: Literal["mine", "others"] | None = None
    until: str | None = None
    read: int = 0

    @property
    def room(self) -> RoomAddress:
        """The address of the room."""
        return parse_room_address(self.address)


ROOM_DAYS = 7
"""The days that a server keeps a room after its last event, if the server did not say."""
SOLO_DAYS = 30
"""The same for a solo game."""
PRUNED_DAYS = 90
"""The days that a room stays here after its server has probably forgotten it: others may have continued it."""
_SAVED = TypeAdapter(SavedRoom)


def saved_rooms(profile: Profile) -> tuple[SavedRoom, ...]:
    """Return a profile's rooms, the one used last first; unreadable files are skipped."""
    read = (_read(path) for path in _directory(profile).glob("*.json"))
    return tuple(sorted((room for room in read if room is not None), key=lambda room: room.when, reverse=True))


def to_go_on(profile: Profile, now: datetime | None = None) -> tuple[SavedRoom, ...]:
    """Return the rooms to resume: not finished, or a tournament's, and still kept by their server."""
    now = now or datetime.now(UTC)
    return tuple(room for room in saved_rooms(profile) if (room.competes or not room.finished) and _is_kept(room, now))


def prune(profile: Profile, now: datetime | None = None) -> None:
    """Remove the files of rooms that their servers forgot long ago; files that can't be removed stay."""
    long_ago = (now or datetime.now(UTC)) - timedelta(days=PRUNED_DAYS)
    for path in _directory(profile).glob("*.json"):
        room = _read(path)
        if room is not None and not _is_kept(room, long_ago):
            with suppress(OSError):
                path.unlink()


def _is_kept(room: SavedRoom, at: datetime) -> bool:
    """Return whether the server probably keeps a room at a time."""
    if room.until is not None:
        return room.until >= at.isoformat()
    days = SOLO_DAYS if room.form == "solo" else ROOM_DAYS
    return room.when >= (at - timedelta(days=days)).isoformat()


def save_room(profile: Profile, room: SavedRoom) -> None:
    """Save a room, in place of an earlier version. Raises BadProfile."""
    path = _path(profile, room.room)
    make_directory(path.parent)
    write_json(path, asdict(room))
    for earlier in _earlier(profile, room.room):
        earlier.unlink(missing_ok=True)


def saved_room(profile: Profile, address: RoomAddress) -> SavedRoom | None:
    """Return the saved room; None if there is none."""
    paths = [_path(profile, address), *_earlier(profile, address)]
    return next((room for room in map(_read, paths) if room is not None), None)


def same_code_elsewhere(profile: Profile, address: RoomAddress) -> RoomAddress | None:
    """Return another address with the same room code at which the user has a seat, if any: perhaps the same room."""
    here = profile.file_name(address.server)
    others = (saved.room for saved in saved_rooms(profile) if saved.room.room == address.room)
    return next((other for other in others if profile.file_name(other.server) != here), None)


def forget_room(profile: Profile, address: RoomAddress) -> None:
    """Remove a saved room. Raises BadProfile if its file can't be removed."""
    for path in (_path(profile, address), *_earlier(profile, address)):
        try:
            path.unlink(missing_ok=True)
        except OSError as error:
            raise BadProfile(reason="file_not_removed", path=path, why=error.strerror or error) from None


def forget_rooms(profile: Profile, server: ServerAddress) -> None:
    """Remove all saved rooms of a server. Raises BadProfile if a file can't be removed."""
    here = profile.file_name(server)
    for room in saved_rooms(profile):
        if profile.file_name(room.room.server) == here:
            forget_room(profile, room.room)


def _directory(profile: Profile) -> Path:
    return profile.directory / "rooms"


def _path(profile: Profile, address: RoomAddress) -> Path:
    return _directory(profile) / f"{profile.file_name(address.server)}-{address.room}.json"


def _earlier(profile: Profile, address: RoomAddress) -> list[Path]:
    """Return the files of a room of this machine's own server that are named after an earlier port."""
    if profile.file_name(address.server) != OWN:
        return []
    others = [path for path in _directory(profile).glob(f"*-{address.room}.json") if path != _path(profile, address)]
    return [path for path in others if (room := _read(path)) is not None and room.hosted]


def _read(path: Path) -> SavedRoom | None:
    try:
        room = _SAVED.validate_json(path.read_bytes())
        parse_room_address(room.address)
    except (OSError, ValidationError, BadAddress):
        return None
    return room
