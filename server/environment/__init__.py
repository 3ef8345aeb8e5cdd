"""The games as PettingZoo environments for training players: `turnabout[pettingzoo]`.

    from server.environment import env

    table = env("family-tree")
    table.reset(seed=42)
    for agent in table.agent_iter():
        observation, reward, terminated, truncated, info = table.last()
        over = terminated or truncated
        action = None if over else table.action_space(agent).sample(observation["action_mask"])
        table.step(action)

An episode is a leg. Agents are `seat_0`, `seat_1` and so on; if several may move at the same time, they take turns. A
seat observes what it sees of the leg in a room: `observation` is a vector of numbers, `action_mask` has a 1 for every
legal action. An action always has the same meaning, whatever the state of the leg:

    family-tree      the card in the tree, of 52 and two jokers, that the current card is played on
    happy-graphs     a card of the hand and a square for it: in the view's order, the last one for a new group; in a
                     puzzle also taking a placed card back, in their order, and done
    patriarch        one of all trees, in order, as a guess; a grade; if owners hide trees, also one of all trees to
                     hide (always in hearts), and leaving the tree open
    poker-solitaire  a card and a place: a dealt card, in their order, or the card on a place; pass; done
    grandmas-game    a pile or the workspace onto a foundation; a transfer; deal; a peek; undo, redo, give-up. Orders of
                     the workspace are not among them.

A mirror match has the same actions again for the second board. `reward` is the gain of a move for the seat: of the
score, of the seat's own score if it has one, or of its lead in a mirror match; negated if a low score is better.
"""

try:
    import gymnasium as _gymnasium
    import numpy as _numpy
    import pettingzoo as _pettingzoo
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(
        f"Environments need the package {error.name}. Install it: pip install 'turnabout[pettingzoo]'",
        name=error.name,
    ) from None

from server.environment.environment import Environment, EnvironmentLeg, env

del _gymnasium, _numpy, _pettingzoo

__all__ = ["Environment", "EnvironmentLeg", "env", "raw_env"]

raw_env = Environment
