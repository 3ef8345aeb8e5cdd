"""The installed games: those that come with Turnabout, and those of packages that are installed next to it.

A package names its manifests in its entry points:

    [project.entry-points."turnabout.games"]
    two-words = "two_words.manifest:MANIFEST"
"""

from collections.abc import Iterator, Mapping
from functools import cache
from importlib.metadata import entry_points
from typing import Any, NamedTuple

from protocol.games.manifest import Manifest, load
from protocol.reasons.base import NO_REASONS, Reasons

GROUP = "turnabout.games"
"""The group of entry points that name games."""
OWN = "turnabout"
"""The package of the built-in games."""


class BrokenGame(Exception):
    """An installed package names a game that cannot be loaded."""


class InstalledGame(NamedTuple):
    """A game's manifest, and the package that it comes from, with the package's version."""

    manifest: Manifest
    package: str
    version: str


@cache
def installed_games() -> Mapping[str, InstalledGame]:
    """Return the installed games by name, in the order in which they are offered.

    Raises BrokenGame if a manifest cannot be loaded, or if two packages have a game of the same name.
    """
    found: dict[str, InstalledGame] = {}
    for entry in entry_points(group=GROUP):
        package, version = (entry.dist.name, entry.dist.version) if entry.dist is not None else ("unknown", "0")
        game = InstalledGame(_manifest(entry.name, entry.value, package), package, version)
        other = found.setdefault(entry.name, game)
        if other != game:
            raise BrokenGame(
                f"{other.package} and {package} both have a game called {entry.name}: uninstall one of them."
            )
    return dict(sorted(found.items(), key=lambda item: (item[1].manifest.order, item[0])))


def _manifest(name: str, where: str, package: str) -> Manifest:
    try:
        manifest = load(where)
    except (ImportError, AttributeError) as error:
        raise BrokenGame(f"The manifest of {name} in the package {package} cannot be loaded: {error}") from error
    if not isinstance(manifest, Manifest):
        raise BrokenGame(f"{where} in the package {package} should be a Manifest, but it is {manifest!r}")
    if manifest.name != name:
        raise BrokenGame(f"The entry point {name} of the package {package} names the manifest of {manifest.name}.")
    return manifest


def package_of(game: str) -> str | None:
    """Return the package that an installed game comes from, with its version; None for a built-in or unknown game."""
    found = installed_games().get(game)
    return None if found is None or found.package == OWN else f"{found.package} {found.version}"


@cache
def manifests() -> Mapping[str, Manifest]:
    """Return the manifests of the installed games by name, in the order in which they are offered."""
    return {name: game.manifest for name, game in installed_games().items()}


class Parts(Mapping[str, Any]):
    """A part of each installed game that has it, by the game's name. A part is loaded when it is first asked for.

    >>> Parts("reasons")["family-tree"].meanings.keys() >= {"not_in_tree"}
    True
    """

    def __init__(self, part: str) -> None:
        """`part` is the name of a field of the manifest."""
        self._part = part

    def __getitem__(self, game: str) -> Any:
        """Return the part of a game. Raises KeyError if the game is not installed or does not have it."""
        where = getattr(manifests()[game], self._part)
        if where is None:
            raise KeyError(game)
        return _loaded(where)

    def __iter__(self) -> Iterator[str]:
        """Yield the games that have the part, in the order in which they are offered."""
        return (name for name, manifest in manifests().items() if getattr(manifest, self._part) is not None)

    def __len__(self) -> int:
        """Return the number of games that have the part."""
        return sum(1 for _ in self)


@cache
def _loaded(where: str) -> Any:
    return load(where)


def first_game() -> str:
    """Return the game that is meant if none is named."""
    return next(iter(manifests()))


@cache
def view_class(game: str) -> type[Any]:
    """Return the class of a game's views. Raises KeyError if the game is not installed."""
    found: type[Any] = load(manifests()[game].view)
    return found


@cache
def reasons_of(game: str) -> Reasons:
    """Return a game's own reasons for refusing moves. Raises KeyError if the game is not installed."""
    where = manifests()[game].reasons
    reasons: Reasons = NO_REASONS if where is None else load(where)
    return reasons
