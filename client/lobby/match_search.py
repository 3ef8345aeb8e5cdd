"""A search for finished matches: what is searched for, how it is typed, and the question to the server."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import date
from typing import get_args

from client.lobby import match_words as words
from client.net.command_ids import new_id
from protocol.deals import parse_number
from protocol.ids import PlayerId
from protocol.scores import AskMatches, MatchOutcome

_NAMES, _VALUES = ("of", "against"), ("since", "until", "number")
"""The words that a name follows, of several words perhaps, and those that one word follows."""
_ALONE = ("everyone", *get_args(MatchOutcome))


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchSearch:
    """What is searched for; an empty search finds all matches of a player.

    `opponent` is as it was typed: a name, a level of the computer, or a player's id. `since` and `until` are days in
    UTC, both inclusive. `everyone`: the matches of all players on the `number`.
    """

    game: str | None = None
    opponent: str | None = None
    result: MatchOutcome | None = None
    since: str | None = None
    until: str | None = None
    number: int | None = None
    everyone: bool = False

    def check(self) -> None:
        """Raise ValueError if the parts don't go together."""
        if self.number is not None and self.game is None:
            raise ValueError(words.NUMBER_WITHOUT_GAME)
        if self.everyone and self.number is None:
            raise ValueError(words.EVERYONE_WITHOUT_NUMBER)
        if self.everyone and (self.opponent or self.result):
            raise ValueError(words.EVERYONE_ALONE)
        if self.since is not None and self.until is not None and self.since > self.until:
            raise ValueError(words.DAYS_REVERSED)

    def question(self, player: PlayerId | None, opponent: PlayerId | None, page: str | None = None) -> AskMatches:
        """Return the question for a page of a player's matches with an opponent; None for the player: yourself."""
        return AskMatches(
            id=new_id(),
            player=None if self.everyone else player,
            game=self.game,
            opponent=opponent,
            result=self.result,
            since=self.since,
            until=self.until,
            number=self.number,
            everyone=self.everyone,
            page=page,
        )


def read_date(typed: str) -> str:
    """Read a day. Raises ValueError.

    >>> read_date(" 2026-11-20 ")
    '2026-11-20'
    """
    text = typed.strip()
    try:
        day = date.fromisoformat(text).isoformat()
    except ValueError:
        day = ""
    if day != text or not text.startswith("20"):
        raise ValueError(words.no_date(typed))
    return day


def read_number(typed: str) -> int:
    """Read a game number. Raises ValueError."""
    try:
        return parse_number(typed)
    except ValueError:
        raise ValueError(words.no_number(typed)) from None


def read_result(typed: str) -> MatchOutcome:
    """Read a result. Raises ValueError."""
    for result in get_args(MatchOutcome):
        if typed.strip().lower() == result:
            return result  # type: ignore[no-any-return]  # get_args knows no types
    raise ValueError(words.no_result(typed))


def read_search(typed: str, read_game: Callable[[str], str]) -> tuple[str | None, MatchSearch]:
    """Read a search in words, and whose matches are searched, None: your own. Raises ValueError.

    >>> read_search("happy-graphs of Ann against Ben Li", str)[0]
    'Ann'
    >>> read_search("against Ben Li won", str)[1] == MatchSearch(opponent="Ben Li", result="won")
    True
    """
    player, search = None, MatchSearch()
    for key, value in _parts(typed):
        match key:
            case "of":
                player = value
            case "against":
                search = replace(search, opponent=value)
            case "since":
                search = replace(search, since=read_date(value))
            case "until":
                search = replace(search, until=read_date(value))
            case "number":
                search = replace(search, number=read_number(value))
            case "everyone":
                search = replace(search, everyone=True)
            case "won" | "lost" | "drawn" | "played":
                search = replace(search, result=key)
            case _:
                search = replace(search, game=read_game(value))
    search.check()
    if search.everyone and player is not None:
        raise ValueError(words.EVERYONE_OF_PLAYER)
    return player, search


def _parts(typed: str) -> list[tuple[str, str]]:
    """Return the parts of a search, each with the word that begins it; the game's has none."""
    parts: list[tuple[str, list[str]]] = []
    for word in typed.split():
        key = word.lower()
        if key in (*_NAMES, *_VALUES, *_ALONE):
            parts.append((key, []))
        elif parts and (parts[-1][0] in ("", *_NAMES) or (parts[-1][0] in _VALUES and not parts[-1][1])):
            parts[-1][1].append(word)
        else:
            parts.append(("", [word]))
    if any(key not in _ALONE and not values for key, values in parts):
        raise ValueError(words.HOW_MATCHES)
    return [(key, " ".join(values)) for key, values in parts]
