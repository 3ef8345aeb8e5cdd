"""The options of German Whist."""

from typing import Literal

from protocol.options import Options


class GermanWhistOptions(Options):
    """`trumps`: the suit of the first face-up card, or none."""

    trumps: Literal["turned", "none"] = "turned"
