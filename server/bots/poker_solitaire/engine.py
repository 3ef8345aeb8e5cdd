"""The twin for play-outs: the compiled one if it was made from these sources, else the plain one."""

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from server.bots.compiled_twins import compiled
from server.bots.poker_solitaire import arranger, play_out


@dataclass(frozen=True, slots=True)
class Engine:
    """The classes of a twin: a leg to play out, and the search for the best places of known cards."""

    PlayOut: type[play_out.PlayOut]
    Arranger: type[arranger.Arranger]


PLAIN = Engine(play_out.PlayOut, arranger.Arranger)


def find(package: str, directory: Path) -> Engine | None:
    """Return the compiled twin in a package; None if there is none, or if it was compiled from other sources."""
    play_outs, arrangers = (compiled(package, directory, module) for module in ("play_out", "arranger"))
    return None if play_outs is None or arrangers is None else Engine(play_outs.PlayOut, arrangers.Arranger)


_FOUND = find("server.bots.poker_solitaire.compiled", Path(__file__).parent)
COMPILED = _FOUND is not None
"""Whether the compiled twin makes the play-outs."""
ENGINE = _FOUND or PLAIN

if TYPE_CHECKING:
    from server.bots.poker_solitaire.arranger import Arranger as Arranger
    from server.bots.poker_solitaire.play_out import PlayOut as PlayOut
else:
    Arranger, PlayOut = ENGINE.Arranger, ENGINE.PlayOut
