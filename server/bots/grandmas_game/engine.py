"""The twin that play-outs are made in: the compiled one where there is one of this very source, else the plain one.

Both give the same play-outs, the compiled one many times as fast; the build makes it where it can (.ci/hatch_build.py).
"""

from pathlib import Path
from typing import TYPE_CHECKING

from server.bots.grandmas_game import play_out
from server.bots.twins import compiled

_FOUND = compiled("server.bots.grandmas_game.compiled", Path(__file__).parent, "play_out")
COMPILED = _FOUND is not None
"""Whether play-outs are made by the compiled twin."""

if TYPE_CHECKING:
    from server.bots.grandmas_game.play_out import PlayOut as PlayOut
else:
    PlayOut = play_out.PlayOut if _FOUND is None else _FOUND.PlayOut
