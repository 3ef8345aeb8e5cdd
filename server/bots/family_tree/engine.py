"""The twin for play-outs: the compiled one if it was made from these sources, else the plain one.

Both give the same play-outs, and the compiled one is many times as fast; the build compiles it if it can
(.ci/hatch_build.py).
"""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from server.bots.compiled_twins import compiled
from server.bots.family_tree import beam as plain_beam
from server.bots.family_tree import play_out


@dataclass(frozen=True, slots=True)
class Engine:
    """The classes and functions of a twin: a leg to play out, and the beam search over such legs."""

    PlayOut: type[play_out.PlayOut]
    beam: Callable[[play_out.PlayOut, int, int], int]


PLAIN = Engine(play_out.PlayOut, plain_beam.beam)


def find(package: str, directory: Path) -> Engine | None:
    """Return the compiled twin in a package; None if there is none, or if it was compiled from other sources."""
    play_outs, beams = (compiled(package, directory, module) for module in ("play_out", "beam"))
    return None if play_outs is None or beams is None else Engine(play_outs.PlayOut, beams.beam)


_FOUND = find("server.bots.family_tree.compiled", Path(__file__).parent)
COMPILED = _FOUND is not None
"""Whether the compiled twin makes the play-outs."""
ENGINE = _FOUND or PLAIN

beam = ENGINE.beam
if TYPE_CHECKING:
    from server.bots.family_tree.play_out import PlayOut as PlayOut
else:
    PlayOut = ENGINE.PlayOut
