"""The manifest of a game: what the game consists of, and where to find each part.

A part is named by an import string, `package.module:name`. Server and client load only the parts of their own side, so
neither imports the other.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any


@dataclass(frozen=True, slots=True, kw_only=True)
class Manifest:
    """What a game consists of. Parts without a default must be there.

    `name` is the game's name in messages, `title` its name for people, and `about` a sentence for lists of games. Games
    are listed by `order`, then by name. `how_to_play` and `labels` are for clients without boards of the game: see
    `protocol.events.GameInfo`.

    Both sides load `view`, the dataclass of the game's views; `options`, the model of its options; and `reasons`, the
    table of its own reasons for refusing moves, None if it has none.

    The server loads `rules`, a `server.games.game.Game`; `computer`, a `server.bots.base.ComputerPlayer`; and `coding`,
    a `server.environment.coding.Coding`. If a game has no computer or no coding, generic ones play by its rules alone.
    `more_levels` are the computer players beside the four that every game has.
    `trials` is the module for `arena --trees`, None if the game has no trees.

    The clients load `offer`, a `client.games.options.Offer`; `words`, a `client.games.game_words.GameWords`;
    `record_check`, a `client.games.record_check.RecordCheck`; `play`, a `client.games.play.Play`; `guide`, a
    `client.games.guide.GuidedGame`, None if the game has no guided game; `terminal`, a
    `client.terminal.games.board.Drawn`; and `line`, a `client.line.games.board.Board`. `web` is a folder with the files
    of the board in browsers, written `package:folder`. Browsers load its module `game.js`, which exports `GAME`, a
    `Game` of `client/web/games/game.d.ts`. In place of a part that a game lacks, clients use a generic one, made from
    what the server says of the game. Without `record_check` they do not check records.
    """

    name: str
    title: str
    about: str
    view: str
    options: str
    rules: str
    how_to_play: str = ""
    labels: Mapping[str, str] = field(default_factory=dict)
    reasons: str | None = None
    computer: str | None = None
    coding: str | None = None
    trials: str | None = None
    more_levels: tuple[str, ...] = ()
    record_check: str | None = None
    offer: str | None = None
    words: str | None = None
    terminal: str | None = None
    line: str | None = None
    guide: str | None = None
    play: str | None = None
    web: str | None = None
    order: int = 100


def load(where: str) -> Any:
    """Return what an import string names. Raises ImportError or AttributeError.

    >>> load("protocol.games.family_tree.view:FamilyTreeView").__name__
    'FamilyTreeView'
    """
    module, _, name = where.partition(":")
    return getattr(import_module(module), name)
