"""The rooms in which a profile has a seat, kept so that a match that is not over can be gone on with.

One file a room, replaced whole, so that two programs of one profile never undo each other's rooms.
"""

from contextlib import suppress
from dataclasses import asdict, dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path

from pydantic import TypeAdapter, ValidationError

from client.net.address import RoomAddress, parse_room_address
from client.net.errors import BadAddress, BadProfile
from client.profile.identity import OWN, Profile, make_directory, write_json


@dataclass(frozen=True, slots=True)
class SavedRoom:
    """A room one has a seat in.

    `address` is as typed after `join`; `title` the game's; `other` the other seat's name, None while it is free;
    `hosted` whether this machine started the server; `finished` whether a match was played to its end and no other
    begun; `when` the UTC time of the last change, ISO 8601; `match` and `commitment` the promise one was shown for the
    match under way. `form` is who plays there, `alone` that no other person does; `number` is what is played on, if
    that is known, and `score` how it stands, where there are points. One `looks_on` where computers play among
    themselves: `other` is their levels. `competes` are the names of its tournament: that goes on also between two
    matches. `until` is the UTC hour, ISO 8601, until which its server keeps it if nothing more happens there. `read` is
    the last chat line that was read there, counted from 1.
    """

    address: str
    title: str
    other: str | None
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
    until: str | None = None
    read: int = 0

    @property
    def room(self) -> RoomAddress:
        """Where the room is."""
        return parse_room_address(self.address)


ROOM_DAYS = 7
"""A server that has not said how long keeps a room for so long after the last thing that happened in it."""
SOLO_DAYS = 30
"""The same, of a solo game."""
PRUNED_DAYS = 90
"""So long after a server has forgotten a room, as far as is known, so is it here: others may have gone on in it."""
_SAVED = TypeAdapter(SavedRoom)


def saved_rooms(profile: Profile) -> tuple[SavedRoom, ...]:
    """Return a profile's rooms, the one used last first; files that cannot be read are passed over."""
    read = (_read(path) for path in _directory(profile).glob("*.json"))
    return tuple(sorted((room for room in read if room is not None), key=lambda room: room.when, reverse=True))


def to_go_on(profile: Profile, now: datetime | None = None) -> tuple[SavedRoom, ...]:
    """Return the rooms that can be gone on with: not finished, or a tournament's, and still kept by their server."""
    now = now or datetime.now(UTC)
    return tuple(room for room in saved_rooms(profile) if (room.competes or not room.finished) and _is_kept(room, now))


def prune(profile: Profile, now: datetime | None = None) -> None:
    """Remove the files of rooms that their servers have forgotten long ago; what cannot be removed stays."""
    long_ago = (now or datetime.now(UTC)) - timedelta(days=PRUNED_DAYS)
    for path in _directory(profile).glob("*.json"):
        room = _read(path)
        if room is not None and not _is_kept(room, long_ago):
            with suppress(OSError):
                path.unlink()


def _is_kept(room: SavedRoom, at: datetime) -> bool:
    """Tell whether its server keeps a room at a time, as far as is known here."""
    if room.until is not None:
        return room.until >= at.isoformat()
    days = SOLO_DAYS if room.form == "solo" else ROOM_DAYS
    return room.when >= (at - timedelta(days=days)).isoformat()


def save_room(profile: Profile, room: SavedRoom) -> None:
    """Keep a room, in place of what was known of it. Raises BadProfile."""
    path = _path(profile, room.room)
    make_directory(path.parent)
    write_json(path, asdict(room))
    for earlier in _earlier(profile, room.room):
        earlier.unlink(missing_ok=True)


def saved_room(profile: Profile, address: RoomAddress) -> SavedRoom | None:
    """Return what is kept of a room; None where it was never entered."""
    paths = [_path(profile, address), *_earlier(profile, address)]
    return next((room for room in map(_read, paths) if room is not None), None)


def same_code_elsewhere(profile: Profile, address: RoomAddress) -> RoomAddress | None:
    """Return where else one has a seat in a room of the same code, if anywhere: perhaps the same room."""
    here = profile.file_name(address.server)
    others = (saved.room for saved in saved_rooms(profile) if saved.room.room == address.room)
    return next((other for other in others if profile.file_name(other.server) != here), None)


def forget_room(profile: Profile, address: RoomAddress) -> None:
    """Keep a room no longer. Raises BadProfile where its file cannot be removed."""
    for path in (_path(profile, address), *_earlier(profile, address)):
        try:
            path.unlink(missing_ok=True)
        except OSError as error:
            raise BadProfile(reason="file_not_removed", path=path, why=error.strerror or error) from None


def _directory(profile: Profile) -> Path:
    return profile.directory / "rooms"


def _path(profile: Profile, address: RoomAddress) -> Path:
    return _directory(profile) / f"{profile.file_name(address.server)}-{address.room}.json"


def _earlier(profile: Profile, address: RoomAddress) -> list[Path]:
    """Return the files of a room of this machine's own server that are named by a port it listened on before."""
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
