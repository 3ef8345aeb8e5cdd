"""What the start screen keeps between its actions."""

from client.games.last_game import last_game
from client.profile.identity import Profile
from client.profile.saved_rooms import SavedRoom


class StartState:
    """The chosen game, and the unfinished game that was removed from the list last (`removed`), until it is put back.

    `given`: the game given on the command line, until another is chosen; None: the game chosen last.
    """

    def __init__(self, profile: Profile, given: str | None) -> None:
        self._profile = profile
        self.given = given
        self.removed: SavedRoom | None = None

    @property
    def game(self) -> str:
        """The chosen game."""
        return self.given or last_game(self._profile)
