"""The options of Poker Solitaire. rules: poker_solitaire, Options and Scoring"""

from collections.abc import Mapping
from typing import Annotated, Any, Literal, Self, get_args

from pydantic import BaseModel, ConfigDict, Field, ValidationInfo, field_validator

from protocol.options import Options, check_names, read_value

Mode = Literal["one-hand", "best-of-two", "sum-of-two", "race", "race-both", "alternate", "same-deck", "duel"]
Touching = Literal["edges", "corners", "anywhere"]
"""What a card that is put into a matrix must touch: another card's edge, its edge or corner, or nothing."""
Hands = Literal[10, 12]
Scoring = Literal["english", "american", "pat", "user"]
LineName = Literal[
    "five-of-a-kind",
    "royal-flush",
    "straight-flush",
    "four-of-a-kind",
    "full-house",
    "flush",
    "straight",
    "three-of-a-kind",
    "two-pair",
    "one-pair",
    "blaze",
    "four-flush",
    "kilter",
    "round-the-corner-kilter",
    "round-the-corner-straight",
]
"""The names of lines: the usual hands, then the odd ones. rules: Scoring"""
LINE_NAMES: tuple[LineName, ...] = get_args(LineName)

SOLO_MODES: tuple[Mode, ...] = ("one-hand", "best-of-two", "sum-of-two")
MOST_POINTS = 999
"""The most points of a hand."""
MOST_OUT = 5
"""The most dealt cards and reject squares, added up."""

_PAIR = Field(strict=False)
"""A pair has the values of player 1 and player 2; a list is accepted, too."""


class Rejects(BaseModel):
    """How many reject squares there are for either player, for player 1 alone, and for player 2 alone."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True, serialize_by_alias=True)

    common: Annotated[int, Field(ge=0, le=MOST_OUT)] = 0
    first: Annotated[int, Field(ge=0, le=MOST_OUT, alias="1")] = 1
    second: Annotated[int, Field(ge=0, le=MOST_OUT, alias="2")] = 1


class PokerSolitaireOptions(Options):
    """The mode and its rules; a pair of values is for player 1 and player 2."""

    model_config = ConfigDict(serialize_by_alias=True)

    mode: Mode = "one-hand"
    touching: Touching | Annotated[tuple[Touching, Touching], _PAIR] = "edges"
    movable: bool | Annotated[tuple[bool, bool], _PAIR] = False
    hands: Hands | Annotated[tuple[Hands, Hands], _PAIR] = 10
    scoring: Scoring | Annotated[tuple[Scoring, Scoring], _PAIR] = "english"
    points: Mapping[str, Annotated[int, Field(ge=0, le=MOST_POINTS)]] | None = None
    dealt: Annotated[int, Field(ge=1, le=MOST_OUT)] = 1
    rejects: Annotated[Rejects, Field(validate_default=True)] = Rejects()
    decks: Annotated[int, Field(ge=1, le=4)] = 1
    stealing: bool = False
    planting: bool = False

    def __hash__(self) -> int:
        """Return the hash of what the options say; `points` has none of its own."""
        return hash(self.model_dump_json())

    @classmethod
    def with_typed(cls, given: Mapping[str, Any], typed: Mapping[str, str]) -> Self:
        """Return options as every game does; `touching-2` is player 2's, and `rejects-common` one of the rejects.

        With `unequal` off, the rules typed for player 2 are ignored. Raises ValueError.
        """
        pairs = ("touching", "movable", "hands", "scoring")
        second = {f"{name}-2": name for name in pairs}
        rejects = {f"rejects-{key}": key for key in ("common", "1", "2")}
        single = tuple(name for name in cls.model_fields if name != "rejects")
        check_names(typed, (*single, "unequal", *second, *rejects))
        options = {**given, **{name: read_value(text) for name, text in typed.items() if name in single}}
        if "points" in typed:
            options["points"] = read_points(typed["points"]) or None
        if typed.get("unequal", "on") == "on":
            for text, name in second.items():
                if text in typed:
                    first = options.get(name, cls.model_fields[name].default)
                    options[name] = [first[0] if isinstance(first, list) else first, read_value(typed[text])]
        counted = {key: read_value(typed[text]) for text, key in rejects.items() if text in typed}
        if counted:
            options["rejects"] = {**options.get("rejects", {}), **counted}
        return cls.model_validate(options)

    def matrices(self) -> int:
        """Return how many matrices are laid out."""
        return 1 if self.mode in ("one-hand", "duel") else 2

    def of_player(self, option: Literal["touching", "movable", "hands", "scoring"], player: int) -> Any:
        """Return the value of an option for a player's matrix; player 1 is 0."""
        value = getattr(self, option)
        return value[player] if isinstance(value, tuple) else value

    @field_validator("touching", "movable", "hands", "scoring", mode="before")
    @classmethod
    def _a_pair_is_two_values(cls, value: Any) -> Any:
        if isinstance(value, list | tuple) and len(value) != 2:
            raise ValueError("a pair is two values, player 1's and player 2's")
        return value

    @field_validator("rejects", mode="before")
    @classmethod
    def _rejects_are_counted_by_owner(cls, value: Any) -> Any:
        if not isinstance(value, dict | Rejects):
            raise ValueError("reject squares are counted by whose they are: common, 1 and 2")
        return value

    @field_validator("touching", "movable", "hands", "scoring")
    @classmethod
    def _pairs_are_for_two(cls, value: Any, info: ValidationInfo) -> Any:
        mode = info.data.get("mode")
        if not isinstance(value, tuple):
            return value
        if mode == "duel":
            raise ValueError("both play in the one matrix of a duel, so no option is a pair")
        if mode in SOLO_MODES:
            raise ValueError(f"only two players have rules of their own: in {mode} it is one value, not a pair")
        return value[0] if value[0] == value[1] else value

    @field_validator("movable")
    @classmethod
    def _cards_of_a_duel_stay(cls, movable: Any, info: ValidationInfo) -> Any:
        if info.data.get("mode") == "duel" and movable:
            raise ValueError("placed cards can't be moved in a duel: the last player to move could arrange everything")
        return movable

    @field_validator("scoring")
    @classmethod
    def _pat_is_for_both(cls, scoring: Any) -> Any:
        if isinstance(scoring, tuple) and "pat" in scoring:
            raise ValueError("pat hands are made by both players or by neither")
        return scoring

    @field_validator("points")
    @classmethod
    def _points_are_for_names(cls, points: Mapping[str, int] | None, info: ValidationInfo) -> Mapping[str, int] | None:
        if points is None:
            return None
        scoring = info.data.get("scoring", "user")
        systems = scoring if isinstance(scoring, tuple) else (scoring,)
        if "user" not in systems:
            raise ValueError(f"points are given where the scoring is user, not {' and '.join(systems)}")
        for entry in points:
            names = entry.split("+")
            for name in names:
                if name not in LINE_NAMES:
                    raise ValueError(f"no hand is called {name[:40]!r}; there are {', '.join(LINE_NAMES)}")
            if names != sorted(set(names)):
                right = "+".join(sorted(set(names)))
                raise ValueError(f"names are joined in alphabetical order, each once: {right}")
        return dict(sorted(points.items()))

    @field_validator("rejects")
    @classmethod
    def _five_are_out_at_most(cls, rejects: Rejects, info: ValidationInfo) -> Rejects:
        solo = info.data.get("mode") in SOLO_MODES
        squares = rejects.common + rejects.first + (0 if solo else rejects.second)
        dealt = info.data.get("dealt", 1)
        if dealt + squares > MOST_OUT:
            counted = f"{squares} reject square" if squares == 1 else f"{squares} reject squares"
            raise ValueError(f"{dealt} dealt and {counted} are more than five together")
        return rejects

    @field_validator("stealing", "planting")
    @classmethod
    def _each_has_a_matrix(cls, value: bool, info: ValidationInfo) -> bool:
        mode = info.data.get("mode")
        if value and (mode == "duel" or mode in SOLO_MODES):
            raise ValueError(f"there is {info.field_name} only where each of two players has a matrix, not in {mode}")
        return value


class WrongPoints(ValueError):
    """Points are typed wrongly: `why` says what is wrong with a `part` of the text."""

    def __init__(self, why: Literal["no_points", "unknown_hand", "too_much"], part: str, message: str) -> None:
        super().__init__(message)
        self.why = why
        self.part = part[:40]


def read_points(typed: str) -> dict[str, int]:
    """Read points as they are typed; names may come in any order and be joined by `+`. Raises WrongPoints.

    >>> read_points("flush=13, one-pair+flush=20")
    {'flush': 13, 'flush+one-pair': 20}
    """
    read: dict[str, int] = {}
    for each in filter(None, (part.strip() for part in typed.lower().split(","))):
        names, sign, worth = each.partition("=")
        joined = sorted({name.strip().replace(" ", "-") for name in names.split("+")})
        for name in joined:
            if name not in LINE_NAMES:
                message = f"no hand is called {name[:40]!r}: there are {', '.join(LINE_NAMES)}"
                raise WrongPoints("unknown_hand", name, message)
        message = f"write {each[:40].partition('=')[0]}=13: a hand, and its points from 0 to {MOST_POINTS}"
        if not sign or not worth.strip().isdecimal():
            raise WrongPoints("no_points", each, message)
        if int(worth) > MOST_POINTS:
            raise WrongPoints("too_much", names.strip(), message)
        read["+".join(joined)] = int(worth)
    return read
