"""Variants of games: a game with its complete options, by a version of its rules."""

from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Self

from protocol.record import canonical


@dataclass(frozen=True, slots=True)
class Variant:
    """A game with its complete options, in canonical JSON, and a version of its rules."""

    game: str
    rules: int
    options: str

    @classmethod
    def of(cls, game: str, rules: int, options: dict[str, Any]) -> Self:
        """Return the variant of a game with complete options, as a record has them."""
        return cls(game, rules, canonical(options).decode())

    @property
    def digest(self) -> str:
        """The digest of the options."""
        return sha256(self.options.encode()).hexdigest()[:32]
