"""What the server says of its games, so that clients can offer and show them without the games' own packages."""

import json
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, get_args

from pydantic import TypeAdapter

from protocol.events import FormInfo, GameInfo
from protocol.games import catalog
from protocol.games.manifest import Manifest
from protocol.ids import Form
from protocol.options import Options, value_text
from server.bots.players import levels_of
from server.games.catalog import GAMES
from server.games.format import Format
from server.games.game import Game

_FORMS: tuple[Form, ...] = get_args(Form)
_MOST_VALUES = 12
"""If an option allows more whole numbers than this, they are not tried one by one: they leave the forms alone."""

INFOS = TypeAdapter(tuple[GameInfo, ...])
_INFO = TypeAdapter(GameInfo)
MODULE = "game.js"
"""The module of a game that browsers load, in the game's folder."""
PLUGINS = "plugins/"
"""The folder in which browsers find the folders of installed games, by their names."""


@cache
def hosted_games() -> tuple[GameInfo, ...]:
    """Return what there is to say of every game."""
    return tuple(_describe(GAMES[name], manifest) for name, manifest in catalog.manifests().items())


@cache
def installed_games() -> tuple[GameInfo, ...]:
    """Return what there is to say of the games that do not come with Turnabout."""
    return tuple(info for info in hosted_games() if info.package is not None)


def _describe(game: Game[Any, Any], manifest: Manifest) -> GameInfo:
    usual = game.formats(game.options())
    forms = tuple(_forms(usual))
    return GameInfo(
        name=game.name,
        title=game.title,
        rules=game.rules,
        about=manifest.about,
        how_to_play=manifest.how_to_play,
        package=catalog.package_of(game.name),
        forms=forms,
        other_forms={named: others for named, others in _with_each_option(game) if others != forms},
        options=_without_titles(game.options.model_json_schema()),
        labels=dict(manifest.labels),
        levels=levels_of(game.name),
        winnable=any(format.winning_score is not None for format in usual.values()),
    )


def _forms(formats: Mapping[Form, Format]) -> Iterator[FormInfo]:
    for form in sorted(formats, key=_FORMS.index):
        format = formats[form]
        yield FormInfo(form=form, fewest=format.fewest, most=format.most, roles=format.roles)


def _with_each_option(game: Game[Any, Any]) -> Iterator[tuple[str, tuple[FormInfo, ...]]]:
    """Yield the forms with each unusual value of each option, all other options being the usual ones."""
    for name, schema in game.options.model_json_schema().get("properties", {}).items():
        for value in _values(schema):
            try:
                options: Options = game.options.model_validate({name: value})
                formats = game.formats(options)
            except ValueError:
                continue  # this value needs another option's
            yield f"{name}={value_text(value)}", tuple(_forms(formats))


def _values(schema: Mapping[str, Any]) -> Iterable[object]:
    """Return the values of an option, as far as its JSON Schema lists them."""
    match schema:
        case {"enum": [*values]}:
            return values
        case {"const": value}:
            return (value,)
        case {"type": "boolean"}:
            return (False, True)
        case {"type": "null"}:
            return (None,)
        case {"type": "integer", "minimum": int(least), "maximum": int(most)} if most - least < _MOST_VALUES:
            return range(least, most + 1)
        case {"anyOf": [*schemas]}:
            return [value for each in schemas for value in _values(each)]
    return ()


def _without_titles(schema: Any) -> Any:
    """Return a JSON Schema without titles and descriptions, which repeat names and are for readers of the model."""
    if isinstance(schema, Mapping):
        texts = {name for name in ("title", "description") if isinstance(schema.get(name), str)}
        return {name: _without_titles(part) for name, part in schema.items() if name not in texts}
    return [_without_titles(part) for part in schema] if isinstance(schema, list) else schema


def listed_games() -> list[dict[str, Any]]:
    """Return the games as the browser's page lists them, in JSON.

    `match` and `alone`: it is played by several, and alone. `module` is the path of the module that a browser loads,
    beside the page's other files; without one, and for the levels and labels of an installed game, there is `info`.
    """
    return [_listed(info) for info in hosted_games()]


def _listed(info: GameInfo) -> dict[str, Any]:
    forms = {each.form for each in (*info.forms, *(form for each in info.other_forms.values() for form in each))}
    folder = catalog.manifests()[info.name].web
    listed: dict[str, Any] = {
        "name": info.name,
        "title": info.title,
        "about": info.about,
        "match": bool(forms - {"solo"}),
        "alone": "solo" in forms,
    }
    if info.package is None and folder is not None:
        return {**listed, "module": f"{folder.partition(':')[2].removeprefix('web/')}/{MODULE}"}
    listed["info"] = json.loads(_INFO.dump_json(info, exclude_none=True))
    return listed if folder is None else {**listed, "module": f"{PLUGINS}{info.name}/{MODULE}"}


def plugin_files() -> dict[str, bytes]:
    """Return the files that installed games have for browsers, by path. Raises BrokenGame."""
    found: dict[str, bytes] = {}
    for name, game in catalog.installed_games().items():
        where = game.manifest.web
        if game.package == catalog.OWN or where is None:
            continue
        package, _, folder = where.partition(":")
        try:
            own = dict(_walk(files(package).joinpath(folder), f"{PLUGINS}{name}/"))
        except (ModuleNotFoundError, FileNotFoundError, NotADirectoryError) as error:
            raise catalog.BrokenGame(f"The folder {where} of {name} cannot be read: {error}") from error
        if f"{PLUGINS}{name}/{MODULE}" not in own:
            raise catalog.BrokenGame(f"The folder {where} of {name} has no {MODULE}.")
        found |= own
    return found


def _walk(folder: Traversable, path: str) -> Iterator[tuple[str, bytes]]:
    for each in folder.iterdir():
        if each.is_dir():
            yield from _walk(each, f"{path}{each.name}/")
        else:
            yield f"{path}{each.name}", each.read_bytes()
