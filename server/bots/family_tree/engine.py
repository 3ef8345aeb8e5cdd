"""The twin that play-outs are made in: the compiled one where there is one of this very source, else the plain one.

Both give the same play-outs, the compiled one many times as fast; the build makes it where it can (.ci/hatch_build.py).
"""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from server.bots.family_tree import beam as plain_beam
from server.bots.family_tree import play_out
from server.bots.twins import compiled


@dataclass(frozen=True, slots=True)
class Engine:
    """What is made of the twin: a leg to play out, and the beam over such legs."""

    PlayOut: type[play_out.PlayOut]
    beam: Callable[[play_out.PlayOut, int, int], int]


PLAIN = Engine(play_out.PlayOut, plain_beam.beam)


def find(package: str, directory: Path) -> Engine | None:
    """Return the compiled twin of that package; None where there is none, or not of the sources in the directory."""
    play_outs, beams = (compiled(package, directory, module) for module in ("play_out", "beam"))
    return None if play_outs is None or beams is None else Engine(play_outs.PlayOut, beams.beam)


_FOUND = find("server.bots.family_tree.compiled", Path(__file__).parent)
COMPILED = _FOUND is not None
"""Whether play-outs are made by the compiled twin."""
ENGINE = _FOUND or PLAIN

beam = ENGINE.beam
if TYPE_CHECKING:
    from server.bots.family_tree.play_out import PlayOut as PlayOut
else:
    PlayOut = ENGINE.PlayOut
