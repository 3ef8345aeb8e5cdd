"""A search for finished matches: its parts, its typed form, and the question to the server."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import date
from typing import get_args

from client.net.command_ids import new_id
from client.text import formats
from client.text.messages import matches as matches_text
from protocol.deals import parse_number
from protocol.ids import PlayerId
from protocol.scores import AskMatches, MatchOutcome

_NAMES, _VALUES = ("of", "against"), ("since", "until", "number")
"""The words that precede a name, which may have several words, and the words that precede a single word."""
_ALONE = ("everyone", *get_args(MatchOutcome))


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchSearch:
    """The parts of a search; an empty search finds all matches of a player.

    `opponent` is the typed text: a name, a level of the computer, or a player's id. `since` and `until` are days in
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
            raise ValueError(matches_text.mistake("number-without-game"))
        if self.everyone and self.number is None:
            raise ValueError(matches_text.mistake("everyone-without-number"))
        if self.everyone and (self.opponent or self.result):
            raise ValueError(matches_text.mistake("everyone-alone"))
        if self.since is not None and self.until is not None and self.since > self.until:
            raise ValueError(matches_text.mistake("days-reversed"))

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


def described(
    *,
    game: str | None = None,
    opponent: str | None = None,
    result: MatchOutcome | None = None,
    since: str | None = None,
    until: str | None = None,
    number: int | None = None,
) -> str:
    """Describe a search: the game's title, the opponent's name, and the rest; empty for a search without conditions.

    >>> described(game="Family Tree", opponent="Ben", result="won", since="2026-11-01", until="2026-11-30")
    'Family Tree, against Ben, won, from 2026-11-01 to 2026-11-30'
    """
    parts = [
        game,
        matches_text.against_opponent(opponent) if opponent else None,
        matches_text.result(result) if result else None,
        _days(since, until),
        matches_text.number(number) if number is not None else None,
    ]
    return formats.listed(parts)


def _days(since: str | None, until: str | None) -> str | None:
    if since and until:
        return matches_text.days(since=since, until=until)
    if since:
        return matches_text.since(since)
    return matches_text.until(until) if until else None


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
        raise ValueError(matches_text.no_date(text))
    return day


def read_number(typed: str) -> int:
    """Read a game number. Raises ValueError."""
    try:
        return parse_number(typed)
    except ValueError:
        raise ValueError(matches_text.no_number(typed.strip()[:40])) from None


def read_result(typed: str) -> MatchOutcome:
    """Read a result. Raises ValueError."""
    for result in get_args(MatchOutcome):
        if typed.strip().lower() == result:
            return result  # type: ignore[no-any-return]  # get_args knows no types
    raise ValueError(matches_text.no_result(typed.strip()))


def read_search(typed: str, read_game: Callable[[str], str]) -> tuple[str | None, MatchSearch]:
    """Read a search in words, and the player whose matches it finds (None: you). Raises ValueError.

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
        raise ValueError(matches_text.mistake("everyone-of-player"))
    return player, search


def _parts(typed: str) -> list[tuple[str, str]]:
    """Return the parts of a search, each with the word that begins it; the game has none."""
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
        raise ValueError(matches_text.how_to_search())
    return [(key, " ".join(values)) for key, values in parts]
