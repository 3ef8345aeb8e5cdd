"""How the matches of a form are played: their seats, roles and legs, and how their scores are compared."""

from dataclasses import dataclass

from protocol.ids import Role


@dataclass(frozen=True, slots=True, kw_only=True)
class Format:
    """How a form of a game is played with some options.

    `fewest` and `most` limit the seats of a room. `roles` lists the roles of the first leg, the first mover's first;
    all further seats have the last one. Each leg moves the roles on by one seat. `legs` is None if every seat holds
    every role once: then a match has one leg if all roles are the same, else as many as seats.

    `own_numbers`: each leg has a number of its own. `at_once`: several seats may have a move to make at the same time,
    and other seats' moves make none of a seat's stale. `open`: everybody sees the same, so one view serves all seats
    and spectators. `timed`: of equal scores on a number, the one that took less time is the better one. `won_or_lost`:
    a score is 1 (won) or 0 (lost), and no number of points. `counted`: results on the same number are compared between
    matches.
    """

    fewest: int
    most: int
    roles: tuple[Role, ...]
    legs: int | None = None
    own_numbers: bool = False
    at_once: bool = False
    open: bool = False
    timed: bool = False
    won_or_lost: bool = False
    counted: bool = True

    def fits(self, seats: int) -> bool:
        """Tell whether a room may have this many seats."""
        return self.fewest <= seats <= self.most

    def roles_for(self, seats: int) -> tuple[Role, ...]:
        """Return the roles of the first leg at a table of this many seats.

        >>> Format(fewest=2, most=12, roles=("owner", "guesser")).roles_for(4)
        ('owner', 'guesser', 'guesser', 'guesser')
        """
        return (*self.roles[:seats], *[self.roles[-1]] * (seats - len(self.roles)))

    def legs_for(self, seats: int) -> int:
        """Return the number of legs of a match at a table of this many seats.

        >>> duel = Format(fewest=2, most=2, roles=("maximizer", "minimizer"))
        >>> duel.legs_for(2), Format(fewest=2, most=12, roles=("player",)).legs_for(5)
        (2, 1)
        """
        if self.legs is not None:
            return self.legs
        return seats if len(set(self.roles_for(seats))) > 1 else 1
