"""The game that a profile used last."""

from client.games.options import OFFERS
from client.profile.identity import Profile, read_json, write_json

_FILE = "game.json"


def last_game(profile: Profile) -> str:
    """Return the game that was chosen last; the first of all games if there is none."""
    kept = read_json(profile.directory / _FILE).get("game")
    return kept if isinstance(kept, str) and kept in OFFERS else next(iter(OFFERS))


def remember_game(profile: Profile, game: str) -> None:
    """Store the chosen game. Raises BadProfile if it can't be written."""
    write_json(profile.directory / _FILE, {"game": game})
