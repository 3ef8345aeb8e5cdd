"""What the guided first game has explained to somebody already, and whether they were ever asked; in their profile."""

from client.profile.identity import Profile, read_json, write_json
from client.room.guided_game import Lesson

_FILE = "guide.json"


def explained(profile: Profile) -> frozenset[Lesson]:
    """Return what has been explained; what cannot be read counts as nothing."""
    kept = read_json(profile.directory / _FILE).get("explained")
    return frozenset(lesson for lesson in Lesson if lesson in kept) if isinstance(kept, list) else frozenset()


def remember_explained(profile: Profile, lessons: frozenset[Lesson]) -> None:
    """Keep what has been explained; none begins anew. Raises BadProfile where that cannot be written."""
    write_json(profile.directory / _FILE, {"explained": sorted(lessons), "offered": True})


def newcomer(profile: Profile) -> bool:
    """Tell whether somebody has never been offered the guided game, and has never begun it."""
    return "offered" not in read_json(profile.directory / _FILE)
