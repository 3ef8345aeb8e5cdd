"""The twins for searches: the compiled ones if they were made from these sources, else the plain ones.

Both do the same, and the compiled ones are many times as fast; the build compiles them if it can (.ci/hatch_build.py).
"""

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from server.bots.compiled_twins import compiled
from server.bots.happy_graphs import completion, play_out


@dataclass(frozen=True, slots=True)
class Engine:
    """The classes of a twin: a leg to play out, and boards to complete."""

    PlayOut: type[play_out.PlayOut]
    Completing: type[completion.Completing]


PLAIN = Engine(play_out.PlayOut, completion.Completing)


def find(package: str, directory: Path) -> Engine | None:
    """Return the compiled twins in a package; None if there are none, or if they were compiled from other sources."""
    play_outs, completes = (compiled(package, directory, module) for module in ("play_out", "completion"))
    return None if play_outs is None or completes is None else Engine(play_outs.PlayOut, completes.Completing)


_FOUND = find("server.bots.happy_graphs.compiled", Path(__file__).parent)
COMPILED = _FOUND is not None
"""Whether searches use compiled twins."""
ENGINE = _FOUND or PLAIN

if TYPE_CHECKING:
    from server.bots.happy_graphs.completion import Completing as Completing
    from server.bots.happy_graphs.play_out import PlayOut as PlayOut
else:
    Completing, PlayOut = ENGINE.Completing, ENGINE.PlayOut
