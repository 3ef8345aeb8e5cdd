"""The twin for play-outs: the compiled one if it was made from these sources, else the plain one.

Both give the same play-outs, and the compiled one is many times as fast; the build compiles it if it can
(.ci/hatch_build.py).
"""

from pathlib import Path
from typing import TYPE_CHECKING

from server.bots.compiled_twins import compiled
from server.bots.grandmas_game import play_out

_FOUND = compiled("server.bots.grandmas_game.compiled", Path(__file__).parent, "play_out")
COMPILED = _FOUND is not None
"""Whether the compiled twin makes the play-outs."""

if TYPE_CHECKING:
    from server.bots.grandmas_game.play_out import PlayOut as PlayOut
else:
    PlayOut = play_out.PlayOut if _FOUND is None else _FOUND.PlayOut
