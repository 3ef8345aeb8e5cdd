"""The twin that play-outs are made in: the compiled one where there is one of this very source, else the plain one."""

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from server.bots.poker_solitaire import arrange, play_out
from server.bots.twins import compiled


@dataclass(frozen=True, slots=True)
class Engine:
    """What is made of the twin: a leg to play out, and the search for the best places of cards that are known."""

    PlayOut: type[play_out.PlayOut]
    Arranger: type[arrange.Arranger]


PLAIN = Engine(play_out.PlayOut, arrange.Arranger)


def find(package: str, directory: Path) -> Engine | None:
    """Return the compiled twin of that package; None where there is none, or not of the sources in the directory."""
    play_outs, arrangers = (compiled(package, directory, module) for module in ("play_out", "arrange"))
    return None if play_outs is None or arrangers is None else Engine(play_outs.PlayOut, arrangers.Arranger)


_FOUND = find("server.bots.poker_solitaire.compiled", Path(__file__).parent)
COMPILED = _FOUND is not None
"""Whether play-outs are made by the compiled twin."""
ENGINE = _FOUND or PLAIN

if TYPE_CHECKING:
    from server.bots.poker_solitaire.arrange import Arranger as Arranger
    from server.bots.poker_solitaire.play_out import PlayOut as PlayOut
else:
    Arranger, PlayOut = ENGINE.Arranger, ENGINE.PlayOut
