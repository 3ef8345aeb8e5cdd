"""The tips of the guided game that a player has seen, and whether it was offered; saved in the profile."""

from typing import TYPE_CHECKING

from client.games.guide import GUIDES
from client.profile.identity import Profile, read_json, write_json

if TYPE_CHECKING:
    from client.room.session import Model

_FILE = "guide.json"


def explained(profile: Profile) -> frozenset[str]:
    """Return the tips that the player has seen; none if the file can't be read."""
    kept = read_json(profile.directory / _FILE).get("explained")
    return frozenset(each for each in kept if isinstance(each, str)) if isinstance(kept, list) else frozenset()


def remember_explained(profile: Profile, lessons: frozenset[str]) -> None:
    """Save the tips that the player has seen. Raises BadProfile if the file can't be written."""
    write_json(profile.directory / _FILE, {"explained": sorted(lessons), "offered": True})


def newcomer(profile: Profile) -> bool:
    """Return whether the guided game was never offered to the player."""
    return "offered" not in read_json(profile.directory / _FILE)


def guided(model: "Model") -> bool:
    """Tell whether the player is in a guided game: a solo game on the guide's number."""
    room, match = model.room, model.match
    if not model.solo or model.me is None or room is None or match is None or room.view is None:
        return False
    guide = GUIDES.get(room.game)
    return guide is not None and match.number == guide.number
