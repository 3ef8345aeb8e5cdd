"""Which game somebody was at last, in their profile."""

from client.games.options import OFFERS
from client.profile.identity import Profile, read_json, write_json

_FILE = "game.json"


def last_game(profile: Profile) -> str:
    """Return the game that was chosen last; the first of all where none was."""
    kept = read_json(profile.directory / _FILE).get("game")
    return kept if isinstance(kept, str) and kept in OFFERS else next(iter(OFFERS))


def remember_game(profile: Profile, game: str) -> None:
    """Keep which game was chosen. Raises BadProfile where that cannot be written."""
    write_json(profile.directory / _FILE, {"game": game})
