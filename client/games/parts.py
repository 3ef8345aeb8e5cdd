"""The parts of each game that a client uses: the game's own, or generic ones made from what a server says of the game.

A game that comes with Turnabout has parts of its own. An installed game may lack some or all, and a game that only the
server has installed lacks them all here.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

from client.net.game_infos import info_of, told_games
from protocol.games.catalog import manifests
from protocol.games.manifest import load

if TYPE_CHECKING:
    from protocol.events import GameInfo


def known_games() -> tuple[str, ...]:
    """Return the games that can be shown, in the order in which they are offered."""
    return (*manifests(), *(game for game in told_games() if game not in manifests()))


def title_of(game: str) -> str | None:
    """Return a game's name for people; None if the game is unknown."""
    manifest = manifests().get(game)
    return manifest.title if manifest is not None else info_of(game).title if game in told_games() else None


def about(game: str) -> str:
    """Return what a game's author says about it in English, for lists of games. Raises KeyError if it is unknown."""
    manifest = manifests().get(game)
    return manifest.about if manifest is not None else info_of(game).about


class GameParts(Mapping[str, Any]):
    """A part of each known game, by the game's name. A part is loaded or made when it is first asked for.

    >>> "family-tree" in GameParts("words", "client.games.generic.about:words_of")
    True
    """

    def __init__(self, part: str, generic: str) -> None:
        """`part` is a field of the manifest; `generic` names the function that makes the part from a `GameInfo`."""
        self._part = part
        self._generic = generic
        self._made: dict[str, tuple[GameInfo, Any]] = {}

    def __getitem__(self, game: str) -> Any:
        """Return the part of a game. Raises KeyError if the game is unknown."""
        manifest = manifests().get(game)
        own = getattr(manifest, self._part) if manifest is not None else None
        if own is not None:
            return _loaded(own)
        info = info_of(game)
        made = self._made.get(game)
        if made is None or made[0] != info:
            make: Callable[[GameInfo], Any] = _loaded(self._generic)
            made = self._made[game] = info, make(info)
        return made[1]

    def __contains__(self, game: object) -> bool:
        """Return whether a game is known."""
        return game in known_games()

    def __iter__(self) -> Iterator[str]:
        """Yield the known games, in the order in which they are offered."""
        return iter(known_games())

    def __len__(self) -> int:
        """Return the number of known games."""
        return len(known_games())


@cache
def _loaded(where: str) -> Any:
    return load(where)
