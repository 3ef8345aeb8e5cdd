"""One line of a list, apart from what draws lists, since the same lines are printed."""

from dataclasses import dataclass

from client.text.lines import Line


@dataclass(frozen=True, slots=True)
class Item:
    """One line; `id` is what choosing it means, None where there is nothing to choose."""

    line: Line
    id: str | None = None
