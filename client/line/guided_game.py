"""The guided first game in lines of text: each kind of card is explained when it first comes."""

from contextlib import suppress

from client.line.words import guided_game as words
from client.net.errors import BadProfile
from client.profile.identity import Profile
from client.room.guide_progress import explained, remember_explained
from client.room.guide_words import lesson
from client.room.guided_game import Guide, Lesson, guided
from client.room.session import Model
from protocol.games.family_tree.view import FamilyTreeView


class Lessons:
    """What is explained to one person; it is remembered, so that nothing is explained twice."""

    def __init__(self, profile: Profile) -> None:
        self._profile = profile
        self._guide = Guide(explained(profile))

    def told(self, model: Model) -> list[str]:
        """Return what is to be explained now that things stand like this."""
        view = model.room.view if model.room is not None else None
        if not guided(model) or not isinstance(view, FamilyTreeView):
            return []
        before, self._guide = self._guide, self._guide.look(view)
        if self._guide is before:
            return []
        self._remember()
        return [
            words.welcome(lesson(each, view)) if each is Lesson.WELCOME else lesson(each, view)
            for each in self._guide.now
        ]

    def enough(self) -> None:
        """Explain no more."""
        self._guide = self._guide.skip()
        self._remember()

    def _remember(self) -> None:
        with suppress(BadProfile):  # then it is explained once more another time
            remember_explained(self._profile, self._guide.heard)
