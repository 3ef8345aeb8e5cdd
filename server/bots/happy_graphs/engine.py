"""The twins that searches work in: the compiled ones where there are some of this very source, else the plain ones.

Both do the same, the compiled ones many times as fast; the build makes them where it can (.ci/hatch_build.py).
"""

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from server.bots.happy_graphs import complete, play_out
from server.bots.twins import compiled


@dataclass(frozen=True, slots=True)
class Engine:
    """What is made of the twin: a leg to play out, and boards to be completed."""

    PlayOut: type[play_out.PlayOut]
    Completing: type[complete.Completing]


PLAIN = Engine(play_out.PlayOut, complete.Completing)


def find(package: str, directory: Path) -> Engine | None:
    """Return the compiled twins of that package; None where there are none, or not of the sources in the directory."""
    play_outs, completes = (compiled(package, directory, module) for module in ("play_out", "complete"))
    return None if play_outs is None or completes is None else Engine(play_outs.PlayOut, completes.Completing)


_FOUND = find("server.bots.happy_graphs.compiled", Path(__file__).parent)
COMPILED = _FOUND is not None
"""Whether searches work in compiled twins."""
ENGINE = _FOUND or PLAIN

if TYPE_CHECKING:
    from server.bots.happy_graphs.complete import Completing as Completing
    from server.bots.happy_graphs.play_out import PlayOut as PlayOut
else:
    Completing, PlayOut = ENGINE.Completing, ENGINE.PlayOut
