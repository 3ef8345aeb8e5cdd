"""A form for a search among finished matches."""

from collections.abc import Iterator
from typing import get_args

from textual.widget import Widget

from client.games.word_catalog import GAMES, title_of
from client.lobby.match_search import MatchSearch, read_date, read_number
from client.terminal.screens.form import FormScreen
from client.terminal.widgets.field import Field
from client.terminal.widgets.menu import Choice, Menu
from client.terminal.widgets.selector import Option, Selector, switch
from client.text.glyphs import Glyphs
from client.text.messages import lobby as lobby_text
from client.text.messages import matches as matches_text
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
        super().__init__(matches_text.search(), glyphs)
        self._search = search

    def fields(self) -> Iterator[Widget]:
        """Put the fields above the line that starts the search."""
        glyphs, search = self.glyphs, self._search
        games: list[Option[str | None]] = [Option(None, matches_text.any_game())]
        games += [Option(name, title_of(name)) for name in GAMES]
        results: list[Option[MatchOutcome | None]] = [Option(None, matches_text.any_result())]
        results += [Option(result, matches_text.result(result)) for result in get_args(MatchOutcome)]
        number = show_number(search.number) if search.number is not None else ""
        yield Selector(lobby_text.game(), games, glyphs, chosen=search.game, id="game")
        yield Field(
            matches_text.opponent(),
            matches_text.opponent_hint(),
            str.strip,
            glyphs,
            value=search.opponent or "",
            id="opponent",
        )
        yield Selector(matches_text.result_label(), results, glyphs, chosen=search.result, id="result")
        hint = matches_text.date_hint()
        yield Field(matches_text.since_label(), hint, _date, glyphs, value=search.since or "", id="since")
        yield Field(matches_text.until_label(), hint, _date, glyphs, value=search.until or "", id="until")
        label, hint = matches_text.number_label(), matches_text.number_hint()
        yield Field(label, hint, _number, glyphs, value=number, id="number")
        whose = {False: matches_text.players("one"), True: matches_text.players("everyone")}
        yield switch(matches_text.players("label"), whose, glyphs, on=search.everyone, id="everyone")
        yield Menu((Choice("go", matches_text.go()),), glyphs, id="go")

    def on_mount(self) -> None:
        """Focus the first field."""
        self.query_one("#game").focus()

    def on_selector_changed(self) -> None:
        """Clear the error of the previous choice."""
        self.say(None)

    def answer(self, choice: str) -> None:
        """Answer, if all fields are valid and compatible."""
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
