"""A leg of a game as an environment in which agents act in turn (PettingZoo's AEC API)."""

import random
from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from protocol.deals import HIGHEST_NUMBER, LOWEST_NUMBER
from protocol.games.catalog import first_game
from protocol.ids import Form, Role, Seat
from server.environment.codings import coding_of
from server.games.catalog import GAMES, played_as
from server.games.game import Game, Setup

LONGEST = 1000
"""The most moves of a leg, because some solo legs could go on for ever."""
_MOST = 1_000_000.0
"""The upper bound of all observed numbers."""

Observation = dict[str, NDArray[Any]]


class EnvironmentLeg(NamedTuple):
    """A game number, and the index of a leg in its match, from 0 on, by which the roles rotate."""

    number: int
    leg: int


def env(game: str = first_game(), **settings: Any) -> AECEnv:
    """Return an environment that raises if it is used in the wrong order; settings as in `Environment`."""
    return OrderEnforcingWrapper(Environment(game, **settings))


class Environment(AECEnv):  # type: ignore[misc] # PettingZoo is untyped
    """A leg of a game, without wrappers.

    `options` are the game's, with defaults for missing ones; `form` and `seats` None are the usual ones. A leg is
    truncated after `longest` moves. Raises ValueError with a sentence for people.

    `reset(options={"number": 7, "leg": 1})` plays the second leg's roles on number 7; a missing number or leg is drawn.
    """

    def __init__(
        self,
        game: str = first_game(),
        *,
        options: Mapping[str, Any] | None = None,
        form: Form | None = None,
        seats: int | None = None,
        longest: int = LONGEST,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.metadata = {"name": game, "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        if game not in GAMES:
            raise ValueError(f"There is no game {game!r}; choose among {', '.join(GAMES)}.")
        self.options = GAMES[game].options.model_validate(options or {})
        formats = GAMES[game].formats(self.options)
        fitting = [
            each for each, format in formats.items() if form in (None, each) and (seats is None or format.fits(seats))
        ]
        if not fitting:
            asked = f"{form or 'form'}{'' if seats is None else f' with {seats} seats'}"
            there = " or ".join(f"{each} with {it.fewest} to {it.most} seats" for each, it in formats.items())
            raise ValueError(f"With these options there is no {asked}; choose {there}.")
        self.form: Form = fitting[0]
        self.seats = seats or formats[self.form].fewest
        self.game: Game[Any, Any] = played_as(GAMES[game], self.options, self.form)
        self._longest = longest
        self._rng = random.Random()  # noqa: S311 # numbers to train on
        deck = self.game.deck(self.options, self.seats, LOWEST_NUMBER)
        self._coding = coding_of(game, self.options, self.form, deck, self.seats)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        state = self.game.deal(Setup(options=self.options, deck=deck, roles=self._roles(0)))
        count = len(self._coding.observed(self.game.view(state, Seat(0)), Seat(0)))
        self._actions = {agent: Discrete(self._coding.actions) for agent in self.possible_agents}
        self._observations = {
            agent: Dict(
                {
                    "observation": Box(-_MOST, _MOST, (count,), np.float32),
                    "action_mask": Box(0, 1, (self._coding.actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }

    def action_space(self, agent: str) -> Discrete:
        """Return the actions, the same for every agent."""
        return self._actions[agent]

    def observation_space(self, agent: str) -> Dict:
        """Return the observations, the same for every agent."""
        return self._observations[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start another leg."""
        if seed is not None:
            self._rng = random.Random(seed)  # noqa: S311 # numbers to train on
        wanted = options or {}
        self.leg = EnvironmentLeg(
            wanted.get("number") or self._drawn(), wanted.get("leg", self._rng.randrange(self.seats))
        )
        deck = self.game.deck(self.options, self.seats, self.leg.number)
        self._state: Any = self.game.deal(Setup(options=self.options, deck=deck, roles=self._roles(self.leg.leg)))
        self._ply = 0
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._next(Seat(self.seats - 1))]

    def observe(self, agent: str) -> Observation:
        """Return what a seat observes of the leg, and its legal actions."""
        seat = self._seat(agent)
        view = self.game.view(self._state, seat)
        mask = np.zeros(self._coding.actions, np.int8)
        mask[list(self._coding.legal_actions(view, seat))] = 1
        return {"observation": np.array(self._coding.observed(view, seat), np.float32), "action_mask": mask}

    def moves(self, agent: str) -> dict[int, str]:
        """Return the legal moves of a seat, in notation, by their actions."""
        seat = self._seat(agent)
        return self._coding.legal_actions(self.game.view(self._state, seat), seat)

    def step(self, action: int | None) -> None:
        """Make the move of the agent whose turn it is. Raises ValueError if it is illegal."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        moves = self.moves(agent)
        if action is None or int(action) not in moves:
            raise ValueError(f"{action} is not a legal action of {agent} now: action_mask has a 1 for legal actions.")
        before, seat = self._worth(), self._seat(agent)
        self._state = self.game.apply(self._state, seat, self.game.parse(moves[int(action)]))
        self._ply += 1
        worth = self._worth()
        self._cumulative_rewards[agent] = 0.0
        self.rewards = {each: worth[self._seat(each)] - before[self._seat(each)] for each in self.agents}
        self._accumulate_rewards()
        if not self.game.to_act(self._state):
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._ply >= self._longest:
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.possible_agents[self._next(seat)]

    def render(self) -> str | None:
        """Return the state of the leg as a line of text, if the render mode is `ansi`."""
        if self.render_mode is None:
            return None
        score = self.game.score(self._state)
        by_seat = "" if score.seats is None else f" ({', '.join(map(str, score.seats))})"
        return f"{self.game.title} {self.leg.number}: {self._ply} moves, score {score.total}{by_seat}"

    def close(self) -> None:
        """Do nothing: there is nothing to close."""

    def _seat(self, agent: str) -> Seat:
        return Seat(self.possible_agents.index(agent))

    def _roles(self, leg: int) -> tuple[Role, ...]:
        roles = self.game.format(self.options, self.form, self.seats).roles_for(self.seats)
        first = -leg % len(roles)
        return roles[first:] + roles[:first]

    def _drawn(self) -> int:
        """Draw a number that is not dead."""
        while True:
            number = self._rng.randint(LOWEST_NUMBER, HIGHEST_NUMBER)
            if not self.game.is_dead(self.options, self.game.deck(self.options, self.seats, number)):
                return number

    def _next(self, seat: Seat) -> Seat:
        """Return the next seat round the table that has a move to make."""
        acting = self.game.to_act(self._state)
        for each in (Seat((seat + 1 + further) % self.seats) for further in range(self.seats)):
            if each in acting and self._coding.legal_actions(self.game.view(self._state, each), each):
                return each
        return Seat((seat + 1) % self.seats)

    def _worth(self) -> list[float]:
        """Return the present worth of the leg to each seat."""
        score, roles = self.game.score(self._state), self._roles(self.leg.leg)
        format = self.game.format(self.options, self.form, self.seats)
        if self.form == "mirror" and score.seats is not None:
            sign = -1 if format.lowest_wins else 1
            return [float(sign * (2 * own - sum(score.seats))) for own in score.seats]
        reached = score.seats or (score.total,) * self.seats
        return [float(own if format.wants_high(role) else -own) for own, role in zip(reached, roles, strict=True)]
