"""Asks what to search for among finished matches."""

from collections.abc import Iterator

from textual.widget import Widget

from client.games.word_catalog import GAMES, title_of
from client.lobby import match_words as words
from client.lobby.match_search import MatchSearch, read_date, read_number
from client.terminal.screens.form import FormScreen
from client.terminal.widgets.field import Field
from client.terminal.widgets.menu import Choice, Menu
from client.terminal.widgets.selector import Option, Selector, switch
from client.text.glyphs import Glyphs
from protocol.deals import show_number
from protocol.scores import MatchOutcome


class MatchSearchForm(FormScreen[MatchSearch]):
    """Asks for a search, which begins as `search`; None if it was cancelled."""

    DEFAULT_CSS = """
    MatchSearchForm {
        Field Sheet { display: none; }
        Field.-typed-in Sheet { display: block; }
        #go { padding-top: 1; }
    }
    """

    def __init__(self, search: MatchSearch, glyphs: Glyphs) -> None:
        super().__init__(words.SEARCH, glyphs)
        self._search = search

    def fields(self) -> Iterator[Widget]:
        """Set the fields above the line that starts the search."""
        glyphs, search = self.glyphs, self._search
        games: list[Option[str | None]] = [Option(None, words.ANY_GAME)]
        games += [Option(name, title_of(name)) for name in GAMES]
        results: list[Option[MatchOutcome | None]] = [Option(None, words.ANY_RESULT)]
        results += [Option(result, text) for result, text in words.RESULTS.items()]
        number = show_number(search.number) if search.number is not None else ""
        yield Selector(words.GAME, games, glyphs, chosen=search.game, id="game")
        yield Field(words.OPPONENT, words.OPPONENT_HINT, str.strip, glyphs, value=search.opponent or "", id="opponent")
        yield Selector(words.RESULT, results, glyphs, chosen=search.result, id="result")
        yield Field(words.SINCE, words.DATE_HINT, _date, glyphs, value=search.since or "", id="since")
        yield Field(words.UNTIL, words.DATE_HINT, _date, glyphs, value=search.until or "", id="until")
        yield Field(words.NUMBER, words.NUMBER_HINT, _number, glyphs, value=number, id="number")
        whose = {False: words.OF_ONE, True: words.OF_EVERYONE}
        yield switch(words.EVERYONE, whose, glyphs, on=search.everyone, id="everyone")
        yield Menu((Choice("go", words.GO),), glyphs, id="go")

    def on_mount(self) -> None:
        """Begin at the top."""
        self.query_one("#game").focus()

    def on_selector_changed(self) -> None:
        """Forget what was wrong with the choice before."""
        self.say(None)

    def answer(self, choice: str) -> None:
        """Answer, if all that was typed makes sense and goes together."""
        read = self.read("opponent", "since", "until", "number")
        if read is None:
            return
        search = MatchSearch(
            game=self.chosen("game"),
            opponent=read["opponent"] or None,
            result=self.chosen("result"),
            since=read["since"] or None,
            until=read["until"] or None,
            number=read["number"],
            everyone=self.chosen("everyone"),
        )
        try:
            search.check()
        except ValueError as error:
            self.say(str(error))
            return
        self.dismiss(search)


def _date(typed: str) -> str:
    return read_date(typed) if typed.strip() else ""


def _number(typed: str) -> int | None:
    return read_number(typed) if typed.strip() else None
