"""The lessons of a guided game that a player has heard, and whether it was ever offered; kept in the profile."""

from client.games.guide import GUIDES
from client.profile.identity import Profile, read_json, write_json
from client.room.session import Model

TITLE = "your first game"
OFF = "Explanations are off. Press ? for all the rules."
_FILE = "guide.json"


def offered(title: str) -> str:
    """Offer the guided game of a game."""
    return f"Is this your first game? {title} can be explained card by card."


def explained(profile: Profile) -> frozenset[str]:
    """Return what has been explained; what cannot be read counts as nothing."""
    kept = read_json(profile.directory / _FILE).get("explained")
    return frozenset(each for each in kept if isinstance(each, str)) if isinstance(kept, list) else frozenset()


def remember_explained(profile: Profile, lessons: frozenset[str]) -> None:
    """Keep what has been explained; none begins anew. Raises BadProfile where that cannot be written."""
    write_json(profile.directory / _FILE, {"explained": sorted(lessons), "offered": True})


def newcomer(profile: Profile) -> bool:
    """Tell whether somebody has never been offered the guided game, and has never begun it."""
    return "offered" not in read_json(profile.directory / _FILE)


def guided(model: Model) -> bool:
    """Tell whether the player is in a guided game: a solo game on the guide's number."""
    room, match = model.room, model.match
    if not model.solo or model.me is None or room is None or match is None or room.view is None:
        return False
    guide = GUIDES.get(room.game)
    return guide is not None and match.number == guide.number
