"""The games as PettingZoo environments, for whoever trains players: `turnabout[pettingzoo]`.

    from server.environment import env

    table = env("family-tree")
    table.reset(seed=42)
    for agent in table.agent_iter():
        observation, reward, terminated, truncated, info = table.last()
        over = terminated or truncated
        action = None if over else table.action_space(agent).sample(observation["action_mask"])
        table.step(action)

An episode is a leg. Agents are `seat_0`, `seat_1` and so on; where several may move at the same time they do it by
turns. A seat observes what it sees of the leg in a room, and no more: `observation` is a vector of numbers, `action_mask`
has a 1 for every action that is legal now. An action always means the same, however the leg stands:

    family-tree      the card in the tree, of 52 and two jokers, that the current card is played on
    happy-graphs     a card of the hand, and the square that takes it: in the view's order, the last one a new group;
                     in a puzzle also a card taken back, in the order in which they lie, and done
    patriarch        a guess, of all trees in their order; a grade; where owners lay trees out, also each of these
                     (always of hearts), and the open one
    poker-solitaire  what is put where: a dealt card, in the order in which they lie, or what lies on a place, and a
                     place; pass; done
    grandmas-game    a pile or the workspace onto a foundation; a transfer; deal; a peek; undo, redo, give-up. Orders of
                     the workspace are not among them.

In a mirror match there are as many actions again for the second board. `reward` is what a move added to what the seat
wants: the score, the seat's own where each has one, in a mirror match how far it is ahead; less where low is better.
"""

try:
    import gymnasium as _gymnasium
    import numpy as _numpy
    import pettingzoo as _pettingzoo
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(
        f"Environments need {error.name}: install the extra, as by pip install 'turnabout[pettingzoo]'.",
        name=error.name,
    ) from None

from server.environment.environment import Environment, Leg, env

del _gymnasium, _numpy, _pettingzoo

__all__ = ["Environment", "Leg", "env", "raw_env"]

raw_env = Environment
