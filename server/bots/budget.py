"""How much a computer player may think about one move."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Budget:
    """At most so many play-outs, and where seconds are given no more than fit in them: then the machine counts too."""

    playouts: int
    seconds: float | None = None
