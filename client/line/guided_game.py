"""The tips of the guided first game in lines of text."""

from contextlib import suppress

from client.games.guide import GUIDES, Guide, guided_game
from client.net.errors import BadProfile
from client.profile.identity import Profile
from client.room.guide_progress import explained, guided, remember_explained
from client.room.session import Model


class GuideTips:
    """The tips for one player; it remembers which ones the player has seen."""

    def __init__(self, profile: Profile) -> None:
        self._profile = profile
        self._guide: Guide | None = None

    def told(self, model: Model) -> list[str]:
        """Return the tips for the current state of the room."""
        room = model.room
        if room is None or not guided(model):
            return []
        before = self._guide or GUIDES[room.game].begin(explained(self._profile))
        self._guide = before.look(room.view)
        if self._guide is before:
            return []
        self._remember(self._guide)
        return self._guide.told(room.view, plain=True)

    def enough(self) -> None:
        """Skip all further tips."""
        guide = self._guide or guided_game()[1].begin(explained(self._profile))
        self._guide = guide.skip()
        self._remember(self._guide)

    def _remember(self, guide: Guide) -> None:
        with suppress(BadProfile):  # then the tip is shown again another time
            remember_explained(self._profile, guide.heard)
