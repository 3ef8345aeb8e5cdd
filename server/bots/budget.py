"""How much a computer player may think about one move."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Budget:
    """At most `playouts` play-outs, of the `breadth` most promising moves (None: of all moves).

    With `seconds`, the search also ends after that time: then the chosen move depends on the machine.
    """

    playouts: int
    seconds: float | None = None
    breadth: int | None = 5
