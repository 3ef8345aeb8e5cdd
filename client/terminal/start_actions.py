"""The actions of the start screen: each asks for what it needs, and opens a screen or runs an errand."""

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Protocol

from textual.screen import Screen

from client.games.catalog import LEVELS
from client.games.last_game import remember_game
from client.games.options import OFFERS, in_roles, played_alone
from client.games.word_catalog import GAMES, about, title_of
from client.lobby.match_search import MatchSearch
from client.net.address import RoomAddress, ServerAddress
from client.net.errors import BadProfile
from client.profile.identity import Profile
from client.profile.saved_rooms import SavedRoom, forget_room, save_room, saved_room, to_go_on
from client.replay.sources import Found
from client.room.entry_request import (
    Errand,
    HostRoom,
    JoinRoom,
    PlayAlone,
    Resume,
    Wanted,
    WatchComputers,
    into,
    play_guided,
)
from client.room.guide_progress import remember_explained
from client.room.level_hints import level_hints
from client.room.settings import Settled, against, hosting, wanted
from client.terminal.screens.daily import DailyScreen
from client.terminal.screens.find_players import FindScreen
from client.terminal.screens.high_scores import HighScoresScreen
from client.terminal.screens.join import Joining, JoinScreen
from client.terminal.screens.match_form import MatchForm
from client.terminal.screens.matches import MatchesScreen
from client.terminal.screens.number import NumberScreen
from client.terminal.screens.number_form import NumberForm, Picked
from client.terminal.screens.options import Which, WhichForm
from client.terminal.screens.player import PlayerScreen
from client.terminal.screens.question import QuestionScreen
from client.terminal.screens.server_questions import Questions
from client.terminal.screens.standings import StandingsScreen
from client.terminal.screens.start import room_choices
from client.terminal.screens.watch import WatchScreen
from client.terminal.screens.your_games import GamesScreen
from client.terminal.start_state import StartState
from client.terminal.widgets.menu import Choice
from client.text.error_text import explain
from client.text.glyphs import Glyphs
from client.text.messages import forms as forms_text
from client.text.messages import matches as matches_text
from client.text.messages import records as records_text
from client.text.messages import scores as scores_text
from client.text.messages import standings as standings_text
from client.text.messages import start as start_text
from client.text.tables import text_of


class Start(Protocol):
    """The part of the program that the start actions need."""

    def push_screen(self, screen: Screen[Any], callback: Callable[[Any], None] | None = None) -> object:
        """Open a screen."""

    def go(self, errand: Errand | None) -> None:
        """Run an errand, if there is one."""

    def show_game(self) -> None:
        """Show the chosen game."""

    def choose_record(self, records: tuple[Found, ...] | None) -> None:
        """Show one of some records."""


class StartActions:
    """The actions of a player at the start screen; `server` is where to play alone and against the computer, None:
    here.
    """

    def __init__(
        self,
        start: Start,
        state: StartState,
        profile: Profile,
        home: Path,
        client: str,
        glyphs: Glyphs,
        server: ServerAddress | None,
    ) -> None:
        self._start = start
        self._state = state
        self._profile = profile
        self._client = client
        self._glyphs = glyphs
        self._server = server
        self._asked = server
        self._tried: RoomAddress | None = None
        self._level = LEVELS[0]
        self._home = home

    def choose(self, what: str) -> bool:
        """Run an action, and return whether there is one of this name."""
        begin = {
            "game": self._game,
            "guided": self._first,
            "alone": self._alone,
            "computer": self._computer,
            "host": self._host,
            "join": self._join,
            "rooms": self._rooms,
            "put_back": self._put_back,
            "watch": self._watch,
            "games": self._games,
            "find": self._find,
            "daily": self._daily,
            "tables": self._tables,
            "standings": self._standings,
            "player": self._player,
            "matches": self._matches,
            "scores": self._scores,
            "number": self._number,
        }.get(what)
        if begin is not None:
            begin()
        return begin is not None

    @property
    def game(self) -> str:
        """The chosen game."""
        return self._state.game

    def _game(self) -> None:
        choices = [Choice(name, title_of(name), about(name)) for name in GAMES]
        at = list(GAMES).index(self.game)
        screen = QuestionScreen(start_text.game_title(), start_text.game_text(), choices, self._glyphs, at=at)
        self._start.push_screen(screen, self._game_chosen)

    def _game_chosen(self, game: str | None) -> None:
        if game is not None:
            self._state.given = None
            with suppress(BadProfile):  # then the first game stays
                remember_game(self._profile, game)
            self._start.show_game()

    def _first(self) -> None:
        with suppress(BadProfile):  # then the earlier explanations are not shown again
            remember_explained(self._profile, frozenset())
        self._start.go(play_guided(self._server))

    # Solo games, and their results

    def _alone(self) -> None:
        form = NumberForm(start_text.choice("alone"), forms_text.play(), self._glyphs, game=self.game, compete=True)
        self._start.push_screen(form, self._picked)

    def _picked(self, picked: Picked | None) -> None:
        if picked is not None:
            wanted = Wanted(self.game, picked.options, casual=picked.casual)
            self._start.go(PlayAlone(picked.number, self._server, wanted, picked.names))

    def _questions(self, options: tuple[tuple[str, Any], ...] = (), together: int | None = None) -> Questions:
        title = title_of(self.game)
        return Questions(
            self._profile,
            self._home,
            self._client,
            self.game,
            title,
            self._asked,
            options=options,
            together=together,
        )

    def _tables(self) -> None:
        title = title_of(self.game)
        barred = "" if played_alone(self.game) else start_text.not_alone(title)
        choices = [
            Choice("standings", standings_text.title(), standings_text.hint(), "t"),
            Choice("player", standings_text.your_page(), standings_text.your_page_hint(), "m"),
            Choice("matches", matches_text.search(), matches_text.search_hint(), "f"),
            Choice("scores", start_text.choice("scores"), start_text.hint("scores"), "i", barred=barred),
            Choice("number", start_text.choice("number"), start_text.hint("number"), "u"),
        ]
        screen = QuestionScreen(standings_text.tables_title(), standings_text.tables_text(), choices, self._glyphs)
        self._start.push_screen(screen, self._table_chosen)

    def _table_chosen(self, what: str | None) -> None:
        if what is not None:
            self.choose(what)

    def _standings(self) -> None:
        screen = StandingsScreen(self._questions(), self._glyphs, self._start.choose_record)
        self._start.push_screen(screen, self._start.go)

    def _player(self) -> None:
        screen = PlayerScreen(self._questions(), None, self._glyphs, self._start.choose_record)
        self._start.push_screen(screen, self._start.go)

    def _matches(self) -> None:
        screen = MatchesScreen(self._questions(), None, MatchSearch(), self._glyphs, self._start.choose_record)
        self._start.push_screen(screen)

    # With others

    def _find(self) -> None:
        screen = FindScreen(self._questions(), self._glyphs, self._move, self._room)
        self._start.push_screen(screen, self._start.go)

    def _move(self, server: ServerAddress) -> None:
        """From now on use another server to find games and look things up."""
        self._asked = server

    def _daily(self) -> None:
        screen = DailyScreen(self._questions(), self._glyphs, self._start.choose_record)
        self._start.push_screen(screen, self._start.go)

    def _scores(self) -> None:
        if not played_alone(self.game):
            return
        self._of_which(lambda questions: HighScoresScreen(questions, self._glyphs), scores_text.title(), alone=True)

    def _number(self) -> None:
        def screen(questions: Questions) -> NumberScreen:
            return NumberScreen(questions, None, self._glyphs, watch=self._start.choose_record)

        self._of_which(screen, scores_text.number(), alone=None)

    def _of_which(self, screen: Callable[[Questions], Screen[Any]], title: str, *, alone: bool | None) -> None:
        """Open a screen of a game, after a form for its options, if it has any."""
        if not OFFERS[self.game].options:
            self._start.push_screen(screen(self._questions()), self._start.go)
            return

        def asked(which: Which | None) -> None:
            if which is not None:
                questions = self._questions(tuple(which.options.items()), which.together)
                self._start.push_screen(screen(questions), self._start.go)

        self._start.push_screen(WhichForm(title, self.game, self._glyphs, alone=alone), asked)

    # Against the computer, and watching

    def _computer(self) -> None:
        levels = [Choice(level, level, told) for level, told in level_hints(self.game).items()]
        screen = QuestionScreen(forms_text.which_computer(), forms_text.computer_sees(), levels, self._glyphs)
        self._start.push_screen(screen, self._level_chosen)

    def _level_chosen(self, level: str | None) -> None:
        if level is not None:
            self._level = level
            before = Settled(spectators=False)
            form = MatchForm(forms_text.against(level), self._glyphs, before, game=self.game, opponents=True)
            self._start.push_screen(form, self._match_settled)

    def _match_settled(self, settled: Settled | None) -> None:
        if settled is not None:
            self._start.go(against(self._level, settled, self.game, self._server))

    def _watch(self) -> None:
        choices = [
            Choice("computers", start_text.choice("computers"), start_text.computers_hint(), "c"),
            Choice("record", records_text.watch_title(), records_text.watch_hint(), "w"),
        ]
        screen = QuestionScreen(start_text.watch_title(), start_text.watch_text(), choices, self._glyphs)
        self._start.push_screen(screen, self._watch_chosen)

    def _watch_chosen(self, what: str | None) -> None:
        if what == "computers":
            roles = OFFERS[self.game].roles if in_roles(self.game, {}) else None
            called = [text_of(forms_text.computer_role, role) for role in roles or ()]
            first, second = called or map(forms_text.player_number, (1, 2))
            seats = ((first, LEVELS[2]), (second, LEVELS[0]))
            form = NumberForm(
                start_text.choice("computers"),
                forms_text.watch(),
                self._glyphs,
                seats,
                game=self.game,
                alone=False,
            )
            self._start.push_screen(form, self._computers_picked)
        elif what == "record":
            self._start.push_screen(WatchScreen(self._profile, self._client, self._glyphs), self._start.choose_record)

    def _computers_picked(self, picked: Picked | None) -> None:
        if picked is not None:
            first, second = picked.levels
            settled = Settled(options=dict(picked.options), form=picked.form)
            self._start.go(WatchComputers((first, second), picked.number, self._server, wanted(settled, self.game)))

    # With a friend, and resuming

    def _host(self) -> None:
        against = (None, *level_hints(self.game))
        form = MatchForm(start_text.choice("host"), self._glyphs, against=against, game=self.game)
        self._start.push_screen(form, self._hosted)

    def _hosted(self, settled: Settled | None) -> None:
        if settled is not None:
            self._start.go(self._room(settled, None))

    def _room(self, settled: Settled, server: ServerAddress | None) -> HostRoom:
        """Return the errand of opening a room at a server; None: this machine's own."""
        return hosting(settled, self.game, server)

    def _join(self) -> None:
        known = self._tried is None or saved_room(self._profile, self._tried) is not None
        last = self._profile.last().server
        self._start.push_screen(JoinScreen(last, self._glyphs, None if known else self._tried), self._joined)

    def _joined(self, joining: Joining | None) -> None:
        if joining is None:
            return
        self._tried = joining.address
        if joining.seat_code is not None:
            self._start.go(JoinRoom(joining.address, seat_code=joining.seat_code))
        else:
            self._start.go(into(self._profile, joining.address))

    def forget(self, room: SavedRoom) -> str | None:
        """Remove an unfinished game from the list; return what went wrong, if anything."""
        try:
            forget_room(self._profile, room.room)
        except BadProfile as error:
            return explain(error)
        self._state.removed = room
        return None

    def _put_back(self) -> None:
        if self._state.removed is not None:
            with suppress(BadProfile):  # then it stays removed, and the menu still offers to put it back
                save_room(self._profile, self._state.removed)
                self._state.removed = None
        self._start.show_game()

    def _games(self) -> None:
        self._start.push_screen(GamesScreen(self._questions(), self._glyphs), self._start.go)

    def _rooms(self) -> None:
        rooms = {room.address: room for room in to_go_on(self._profile)}
        screen = QuestionScreen(
            start_text.resume_which(), start_text.resume_text(), room_choices(rooms, full=False), self._glyphs
        )
        self._start.push_screen(
            screen, lambda chosen: self._start.go(Resume(rooms[chosen], alongside=True) if chosen else None)
        )
