"""Your ten best solo games without help and with it, each of which can be played again, and your statistics."""

from collections.abc import AsyncGenerator
from contextlib import suppress
from typing import ClassVar, NamedTuple

from textual.binding import Binding, BindingType

from client.lobby import score_lines, score_text
from client.net.errors import CannotAsk
from client.room.entry_request import PlayAlone, Wanted
from client.terminal.screens.lookup import LookupScreen
from client.terminal.screens.number import NumberScreen
from client.terminal.screens.server_questions import Place
from client.terminal.widgets.list import Listing
from client.text.lines import Line, Run, wrap
from client.text.list_item import Item
from client.text.messages import lobby as lobby_text
from client.text.messages import scores as scores_text
from client.text.tones import Tone
from protocol.scores import HighScore, ScoresEvent, Statistics


class OwnScores(NamedTuple):
    """The best games, and the statistics of each form: none until the server has told them."""

    scores: ScoresEvent
    statistics: tuple[Statistics, ...] = ()


class HighScoresScreen(LookupScreen[PlayAlone, OwnScores]):
    """Lists high scores; the answer is the game to play again, or None."""

    DEFAULT_CSS = "HighScoresScreen #about { height: auto; max-height: 12; padding: 0; }"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("i", "number", show=False)]

    async def answers(self, place: Place) -> AsyncGenerator[OwnScores, None]:
        """Yield the games, and then also the statistics."""
        scores = await self.questions.scores(place)
        yield OwnScores(scores)
        with suppress(CannotAsk):  # an older server keeps none
            yield OwnScores(scores, (await self.questions.statistics(place)).forms)

    def headline(self) -> str:
        """Return the game with its options."""
        return scores_text.title_of(self.questions.headed)

    def items(self, told: OwnScores, cells: int) -> list[Item]:
        """Return the games."""
        return score_lines.high_scores(told.scores, cells, self.glyphs)

    def about(self, cells: int) -> list[Line]:
        """Return how all your games have gone, with a line for each form."""
        if self.told is None or not self.told.statistics:
            return []
        told = [score_text.statistics(each) for each in self.told.statistics]
        lines = [line for each in told for line in wrap((Run(each),), cells, self.glyphs, indent=2)]
        return [(Run(scores_text.your_games(), Tone.STRONG),), *lines]

    def keys(self) -> tuple[tuple[str, str], ...]:
        """Return the keys."""
        back = ("Esc", lobby_text.key("back"))
        if not self._games:
            return (back,)
        key = scores_text.key
        return (("↑↓", lobby_text.key("choose")), ("Enter", key("play-again")), ("i", key("number")), back)

    @property
    def _games(self) -> tuple[HighScore, ...]:
        return (*self.told.scores.scores, *self.told.scores.helped) if self.told is not None else ()

    def on_listing_chosen(self, chosen: Listing.Chosen) -> None:
        """Play the number of a game again."""
        for game in self._games:
            if game.match == chosen.id and self.place is not None:
                wanted = Wanted(self.questions.game, tuple(game.options.items()))
                self.dismiss(self.place.again(game.number, wanted))

    def action_number(self) -> None:
        """Show the results on the number of the marked game."""
        marked = self.query_one(Listing).marked
        for game in self._games:
            if game.match == marked:
                self.app.push_screen(NumberScreen(self.questions, game.number, self.glyphs), self._played)

    def _played(self, errand: PlayAlone | None) -> None:
        if errand is not None:
            self.dismiss(errand)
