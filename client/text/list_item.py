"""One line of a list, separate from the widgets that draw lists, because the same lines are also printed."""

from dataclasses import dataclass

from client.text.lines import Line


@dataclass(frozen=True, slots=True)
class Item:
    """One line; `id` is the meaning of choosing it, None if it can't be chosen."""

    line: Line
    id: str | None = None
