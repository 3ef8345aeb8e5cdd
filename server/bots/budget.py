"""How much a computer player may think about one move."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Budget:
    """At most so many play-outs, of the `breadth` most promising moves (None: of all).

    Where seconds are given, no more than fit in them: then it depends on the machine what is chosen.
    """

    playouts: int
    seconds: float | None = None
    breadth: int | None = 5
