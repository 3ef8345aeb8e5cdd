"""How the matches of a form are played: their seats, roles and legs, and how they are won."""

from dataclasses import dataclass

from protocol.ids import Role

LOW_ROLES: frozenset[Role] = frozenset(("minimizer", "guesser"))
"""The roles that want a low score in most games."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Format:
    """How a form of a game is played with some options.

    `fewest` and `most` limit the seats of a room. `roles` lists the roles of the first leg, the first mover's first;
    all further seats have the last one. Each leg moves the roles on by one seat. `legs` is None if every seat holds
    every role once: then a match has one leg if all roles are the same, else as many as seats.

    `own_numbers`: each leg has a number of its own. `at_once`: several seats may have a move to make at the same time,
    and other seats' moves make none of a seat's stale. `open`: everybody sees the same, so one view serves all seats
    and spectators.

    `low_roles` want a low score, all other roles a high one. If everybody holds every role, the scores in the role
    `decided_in` decide the match; None: in the first role. A player who plays alone wins with the `winning_score`;
    None: such a leg is not won or lost. `won_or_lost`: a score is 1 (won) or 0 (lost), and no number of points.
    `timed`: of equal scores on a number, the one that took less time is the better one. `counted`: results on the same
    number are compared between matches.
    """

    fewest: int
    most: int
    roles: tuple[Role, ...]
    legs: int | None = None
    own_numbers: bool = False
    at_once: bool = False
    open: bool = False
    low_roles: frozenset[Role] = LOW_ROLES
    decided_in: Role | None = None
    winning_score: int | None = None
    won_or_lost: bool = False
    timed: bool = False
    counted: bool = True

    @property
    def deciding_role(self) -> Role:
        """The role in which the scores decide a match."""
        return self.decided_in or self.roles[0]

    @property
    def lowest_wins(self) -> bool:
        """Whether the lowest of the deciding scores is the best."""
        return not self.wants_high(self.deciding_role)

    def wants_high(self, role: Role) -> bool:
        """Tell whether a role wants a high score.

        >>> duel = Format(fewest=2, most=2, roles=("owner", "guesser"), decided_in="guesser")
        >>> duel.wants_high("owner"), duel.wants_high("guesser"), duel.lowest_wins
        (True, False, True)
        """
        return role not in self.low_roles

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
