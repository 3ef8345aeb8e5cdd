"""The start menu of line mode: play, host or join a room, or resume a game."""

import asyncio
import time
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from client.games.guide import guided_game
from client.games.last_game import last_game, remember_game
from client.games.word_catalog import GAMES, about, title_of
from client.line import lobby_menu
from client.line.command import is_back
from client.line.console import Console
from client.line.lobby_menu import LobbyMenu
from client.line.match_form import ask_level, ask_settled
from client.line.match_options import (
    named_server,
    read_level,
    read_number,
    settings_of,
    settings_to_host,
    settle,
    settle_alone,
)
from client.line.number_requests import NumberRequests, Which
from client.line.prose import rules
from client.line.replay import choose
from client.line.room import Room, Way
from client.line.start_choices import CHOICES, first_choices, listed, other_choices
from client.line.typed_words import command_named, in_english, shown
from client.line.your_games import list_games
from client.lobby import your_games
from client.lobby.games_of_servers import ask_games
from client.lobby.known_servers import running_servers
from client.lobby.lookup import look_up
from client.lobby.waiting_games import Waiting, waiting_games
from client.net.address import RoomAddress, ServerAddress, parse_room_address
from client.net.errors import BadProfile, ClientError
from client.net.local_server import browser_address
from client.profile.identity import Profile, named
from client.profile.player_name import read_name
from client.profile.saved_rooms import SavedRoom, to_go_on
from client.profile.settings import VALUES, changed, read_settings, settings_file, write_settings
from client.replay.sources import read_source
from client.room import saved_room_text
from client.room.entry_request import Errand, JoinRoom, PlayAlone, Resume, Wanted, WatchComputers, into, play_guided
from client.room.guide_progress import explained, newcomer, remember_explained
from client.room.invitation import fetch_invitation, introduce
from client.room.settings import Settled, against, hosting, wanted
from client.room.tournament_names import read_names
from client.text import formats
from client.text.error_text import explain
from client.text.messages import guide as guide_text
from client.text.messages import line_commands as command_text
from client.text.messages import line_start as start_text
from client.text.messages import player_name as name_text
from client.text.messages import records as records_text
from client.text.messages import scores as scores_text
from client.text.messages import start as screen_text
from protocol.ids import parse_seat_code, show_room_code
from protocol.player_games import PlayerGame

MOST_ROOMS = 3
ANSWER_SECONDS = 2.0
"""How long the menu waits for the servers' lists of games."""
_COMMANDS = tuple(dict.fromkeys((*CHOICES, *lobby_menu.COMMANDS, "more", "help")))
_WORDS_FOLLOW = (
    *("against", "computers", "quick", "host", "daily", "standings", "matches", "decline"),
    *("scores", "number", "rules", "settings", "help"),
)
"""Commands that are followed by words of their own."""
_LEADS_AWAY = ("alone", "first", "against", "computers", "quick", "host", "join", "watch", "help")
"""The menu is shown again after these commands."""


class _Offered(NamedTuple):
    """A game that the menu offers: its text and hint there, and the errand that opens it."""

    text: str
    hint: str
    errand: Errand


class Start:
    """The start menu of a player; `server` None: this machine's own."""

    def __init__(
        self, profile: Profile, client: str, home: Path, console: Console, server: ServerAddress | None = None
    ) -> None:
        self._profile = profile
        self._server = server
        self._number_requests = NumberRequests(profile, client, home, console)
        self._lobby = LobbyMenu(profile, client, home, console, server)
        self._client = client
        self._home = home
        self._console = console
        self._settings = settings_file(profile.name)

    async def run(self) -> None:
        """Show the menu and run the chosen commands until the player quits."""
        rooms = await self._offer(commands=True)
        while (typed := await self._console.line()) is not None:
            word, _, rest = typed.partition(" ")
            try:
                if typed in rooms:
                    if await self.go(rooms[typed].errand) is not Way.LEFT:
                        return
                    rooms = await self._offer()
                elif word:
                    command = _command(word)
                    if command == "more":
                        self._console.tell(_offered(rooms) or [start_text.none_unfinished()])
                    elif command == "help" and in_english(rest.strip().lower()) == "all":
                        self._console.tell(other_choices())
                    elif not await self._do(command, _in_english(command, rest.strip())):
                        return
                    elif command in _LEADS_AWAY:
                        rooms = await self._offer(commands=command == "help")
            except (ValueError, ClientError) as error:
                self._console.tell([formats.sentence(explain(error))])

    async def go(self, errand: Errand) -> Way:
        """Run an errand, after asking for a name if there is none; return where the player goes next."""
        if self._profile.last().name is None and isinstance(errand, JoinRoom):
            invitation = await asyncio.to_thread(fetch_invitation, errand.target)
            self._console.tell([] if invitation is None else introduce(invitation))
        name = await self._name()
        if name is None:
            return Way.QUIT
        if newcomer(self._profile):
            with suppress(BadProfile):  # then the first game is offered again
                remember_explained(self._profile, explained(self._profile))
        return await Room(errand, self._profile, name, self._client, self._home, self._console).run()

    async def _offer(self, *, commands: bool = False) -> dict[str, _Offered]:
        """Show the menu, with or without its commands; return the games that wait or are unfinished, by number."""
        waiting, saved = await self._find_waiting(), to_go_on(self._profile)
        codes = [game.room for _, game in waiting]
        offered = [
            *(
                _waiting(game, into(self._profile, RoomAddress(server, game.room), alongside=True))
                for server, game in waiting
            ),
            *(_saved(room) for room in saved if room.room.room not in codes),
        ]
        rooms = {str(number): each for number, each in enumerate(offered, start=1)}
        more = len(rooms) - MOST_ROOMS
        browser = await asyncio.to_thread(browser_address, self._home)
        self._console.tell(
            [
                self._playing_as(),
                *([screen_text.playing_at(str(self._server))] if self._server is not None else []),
                *([screen_text.in_browser(browser)] if browser is not None else []),
                *_offered(rooms)[:MOST_ROOMS],
                *(
                    [listed("more", screen_text.more_unfinished(more), screen_text.more_unfinished_hint())]
                    if more > 0
                    else []
                ),
                *(_first_game() if newcomer(self._profile) else []),
                start_text.game(title_of(self.game)),
                *(first_choices() if commands else [start_text.how_to_list()]),
            ]
        )
        return rooms

    async def _find_waiting(self) -> tuple[Waiting, ...]:
        """Return the games with other people that wait for the player, on the servers that answer at once."""
        servers = await asyncio.to_thread(running_servers, self._profile, self._home, self._server)
        lists = await ask_games(self._profile, servers, self._client, ANSWER_SECONDS)
        return waiting_games(lists, time.time() * 1000)

    async def _do(self, command: str, rest: str) -> bool:
        """Carry out a choice; return whether the menu goes on. Raises ValueError and ClientError."""
        match command:
            case "game":
                self._choose_game(rest)
            case "alone":
                rest, _, competing = f" {rest}".partition(" names ")
                names = read_names(competing)
                settled = settle_alone(rest.strip(), self.game)
                options = tuple((settled.options or {}).items())
                errand = PlayAlone(
                    settled.number, self._server, Wanted(self.game, options, casual=settled.casual), names
                )
                return await self.go(errand) is Way.LEFT
            case "first":
                remember_explained(self._profile, frozenset())
                return await self.go(play_guided(self._server)) is Way.LEFT
            case "against":
                return await self._against(rest)
            case "computers":
                return await self._computers(rest)
            case each if each in lobby_menu.COMMANDS:
                errand_there = await self._lobby.do(command, rest, self.game)
                return errand_there is None or await self.go(errand_there) is Way.LEFT
            case "games":
                await list_games(self._profile, self._home, self._client, self._console, self._server)
            case "scores":
                await self._number_requests.scores(self._server, self._which(rest))
            case "number":
                await self._number(rest)
            case "host":
                return await self._host(rest)
            case "join":
                return await self._join(rest)
            case "watch":
                await self._watch(rest)
            case "rules":
                self._console.tell(rules(rest, self.game))
            case "name":
                name = rest or await self._console.line(start_text.name())
                if name:
                    self._profile.remember(name=read_name(name))
                    self._console.tell([self._playing_as()])
            case "settings":
                self._set(rest)
            case "quit":
                return False
        return True

    @property
    def game(self) -> str:
        """The game that is chosen."""
        return last_game(self._profile)

    def _choose_game(self, rest: str) -> None:
        """Choose the game, or list the games. Raises ValueError."""
        if not rest:
            lines = [listed(name, title_of(name), about(name)) for name in GAMES]
            self._console.tell([start_text.game(title_of(self.game)), *lines])
            return
        remember_game(self._profile, lobby_menu.read_game(rest))
        self._console.tell(
            [
                start_text.game(title_of(self.game)),
                start_text.settings_usage(),
                *settings_of(self.game, {}),
                settings_to_host(self.game),
            ]
        )

    def _which(self, rest: str, together: int | None = None) -> Which:
        """Return the game and options whose scores are asked for. Raises ValueError."""
        settled = settle(Settled(), rest, self.game)
        return Which(self.game, settled.options or {}, settled.seats or together)

    async def _host(self, rest: str) -> bool:
        rest, server = named_server(rest)
        settled: Settled | None = (
            settle(Settled(), rest, self.game) if rest else await ask_settled(self._console, self.game)
        )
        if settled is None:
            return not self._console.ended
        return await self.go(hosting(settled, self.game, server)) is Way.LEFT

    async def _against(self, rest: str) -> bool:
        """Play the computer: `strong`, `strong role maximizer number 7`, or with questions."""
        level, _, pairs = rest.partition(" ")
        if rest:
            settled: Settled | None = settle(Settled(), pairs, self.game)
            level = read_level(level, self.game)
        else:
            level = await ask_level(self._console, self.game) or ""
            settled = await ask_settled(self._console, self.game, hosting=False) if level else None
        if settled is None:
            return not self._console.ended
        return await self.go(against(level, settled, self.game, self._server)) is Way.LEFT

    async def _computers(self, rest: str) -> bool:
        """Watch two computers: `strong easy`, or `strong easy 7` on a number."""
        rest = rest or await self._console.answer(start_text.two_levels()) or ""
        if not rest or is_back(rest):
            return not self._console.ended
        first, second, *more = [*rest.replace(",", " ").split(), ""]
        if not second:
            raise ValueError(command_text.incomplete(f"{shown('computers')} LEVEL LEVEL"))
        settled = Settled(read_number(more[0])) if more and more[0].isdecimal() else Settled()
        if more and more[0] and not more[0].isdecimal():
            settled = settle(settled, " ".join(more), self.game)
        levels = (read_level(first, self.game), read_level(second, self.game))
        errand = WatchComputers(levels, settled.number, self._server, wanted(settled, self.game))
        return await self.go(errand) is Way.LEFT

    async def _number(self, rest: str) -> None:
        rest = rest or await self._console.line(f"{scores_text.number_prompt()} ") or ""
        if rest and not is_back(rest):
            number, _, pairs = rest.partition(" ")
            if pairs.replace(" ", "").isdecimal():
                number, pairs = rest.replace(" ", ""), ""
            await self._number_requests.number(read_number(number), self._server, self._which(pairs))

    async def _join(self, rest: str) -> bool:
        last = self._profile.last().server
        if not rest:
            self._console.tell([screen_text.address_hint(str(last) if last else None)])
            rest = await self._console.line(start_text.address()) or ""
        if not rest or is_back(rest):
            return not self._console.ended
        typed, _, code = rest.rpartition(" ")
        if not typed or typed.endswith("join"):
            return await self.go(into(self._profile, parse_room_address(rest, last))) is Way.LEFT
        errand = JoinRoom(parse_room_address(typed, last), seat_code=_seat_code(code))
        return await self.go(errand) is Way.LEFT

    async def _watch(self, rest: str) -> None:
        if not rest:
            self._console.tell([records_text.source_hint()])
            rest = await self._console.line(start_text.source()) or ""
        if rest and not is_back(rest):
            source = read_source(rest, self._profile.last().server)
            self._console.tell([records_text.looking()])
            await choose(self._console, await look_up(source, self._profile, self._client))

    def _set(self, rest: str) -> None:
        """Show the settings, or change one."""
        settings, wrong = read_settings(self._settings)
        name, _, value = rest.partition(" ")
        shown = (name,) if name in VALUES else tuple(VALUES)
        if name and (value.strip() or name not in VALUES):
            settings = changed(settings, name, value.strip())
            write_settings(self._settings, settings)
            formats.use(settings)
        else:
            self._console.tell([explain(wrong)] if wrong else [])
        self._console.tell(
            f"  {start_text.setting(name=each, value=getattr(settings, each), values=formats.listed(VALUES[each]))}"
            for each in shown
        )

    def _playing_as(self) -> str:
        return name_text.playing_as(name=self._profile.last().name, profile=named(self._profile.name))

    async def _name(self) -> str | None:
        """Return the player's name, after asking for it if there is none; None if the input ends."""
        while (name := self._profile.last().name) is None:
            self._console.tell([f"{name_text.title()} {name_text.hint()}"])
            typed = await self._console.line(start_text.name())
            if typed is None:
                return None
            try:
                self._profile.remember(name=read_name(typed))
            except ClientError as error:
                self._console.tell([explain(error)])
        return name


def _first_game() -> list[str]:
    """Return the offer of the guided game."""
    return [guide_text.offer(title_of(guided_game()[0])), start_text.first_offered()]


def _waiting(game: PlayerGame, errand: Errand) -> _Offered:
    now = time.time() * 1000
    told = [your_games.described(game), your_games.state(game, now), your_games.left(game, now)]
    return _Offered(screen_text.resume(show_room_code(game.room)), formats.listed(told), errand)


def _saved(room: SavedRoom) -> _Offered:
    text = screen_text.resume(show_room_code(room.room.room))
    return _Offered(text, saved_room_text.details(room), Resume(room, alongside=True))


def _offered(rooms: Mapping[str, _Offered]) -> list[str]:
    """Return a line for each game, with its number."""
    return [listed(number, room.text, room.hint) for number, room in rooms.items()]


def _seat_code(typed: str) -> str:
    """Read the code that moves a seat. Raises ValueError."""
    try:
        return parse_seat_code(typed)
    except ValueError:
        raise ValueError(screen_text.bad_seat_code()) from None


def _command(word: str) -> str:
    """Return the command that begins with a word, in English, else in the language. Raises ValueError."""
    word = {"?": "help", "q": "quit", "play": "alone"}.get(word.lower(), word.lower())
    begun = [word] if word in _COMMANDS else [name for name in _COMMANDS if name.startswith(word)]
    if len(begun) != 1:
        begun = command_named(word, _COMMANDS) or begun or command_named(word, _COMMANDS, begun=True)
    if len(begun) != 1:
        raise ValueError(
            command_text.ambiguous(typed=word, commands=list(map(shown, begun)))
            if begun
            else command_text.unknown(typed=word[:40], help=shown("help"), reason=None)
        )
    return begun[0]


def _in_english(command: str, rest: str) -> str:
    """Translate a command's arguments into English. Names and addresses stay."""
    if command == "alone":
        settings, names, competing = f" {in_english(rest)}".partition(" names ")
        return f"{settings}{names}{rest[-len(competing) :] if competing else ''}".strip()
    return in_english(rest) if command in _WORDS_FOLLOW else rest
