"""The views of a Happy Graphs leg. rules: happy_graphs, What the screen shows

A square is a pair `[x, y]` within its group: x to the right, y up, the group's first card at `[0, 0]`. On the hex board
the neighbours of `[x, y]` are `[x, y±2]` and `[x±1, y±1]`: y counts half steps.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, ClassVar, Literal

from protocol.cards import Card
from protocol.games.happy_graphs.options import Hands, Mode, Variant
from protocol.ids import Role, Seat
from protocol.keyed import Keyed

XY = tuple[int, int]
"""A square: x, y."""
Does = Literal["play", "take", "done"]


@dataclass(frozen=True, slots=True)
class Lying:
    """A card on a board. `wants` is the number of neighbours that it wants, `lacks` the number that it still lacks.

    `happy`: it lacks none, and is shown turned over. `hopeless`: it provably can't become happy, whatever is played (in
    a puzzle: unless a card is taken back). A card without this mark may be just as hopeless.
    """

    x: int
    y: int
    card: Card
    wants: int
    lacks: int
    happy: bool
    hopeless: bool


@dataclass(frozen=True, slots=True)
class OpenSquare:
    """A free square next to a card but to no happy card: a card played here touches `touches` cards.

    `pleases` are the squares of the cards that a card played here makes happy. `takes` has each rank that may be played
    here, from any hand, with the change of the score.
    """

    x: int
    y: int
    touches: int
    pleases: tuple[XY, ...]
    takes: dict[str, int]


@dataclass(frozen=True, slots=True, kw_only=True)
class Group:
    """A group of cards on a board of its own, in the order in which they were played.

    In JSON each card is under its number in this order, and each group under its own number.

    `walls` are the free squares next to a happy card: nothing can be played there. `open` are the other free squares
    next to a card. Both are sorted. In a puzzle a group whose cards were all taken back is left out.
    """

    number: int
    cards: Annotated[tuple[Lying, ...], Keyed()]
    walls: tuple[XY, ...]
    open: tuple[OpenSquare, ...]


@dataclass(slots=True, kw_only=True)
class LegalMove:
    """A move of the seat to act: `move` in notation, `card` of its hand, and the square in group `group` it goes to.

    `connections` is the number of cards that it touches; `happy` are the squares of the cards that become happy by it,
    its own among them; `change` is the change of the score. A move that starts a group has no connections.
    """

    move: str
    card: Card
    group: int
    x: int
    y: int
    connections: int
    happy: tuple[XY, ...]
    change: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Played:
    """The account of the last move: `play` a card, `take` one back, or call it `done`; these two in a puzzle only.

    For `done` there is no card, and group, x, y and connections are 0. `connections` counts the ones made or undone.
    `happy` are the squares of the cards that became happy, and `sad` of the cards that are no longer happy. `started`:
    the card began a group. `drew`: the seat drew a card then; `drawn` is that card if hands are seen.
    """

    seat: Seat
    does: Does
    card: Card | None = None
    group: int
    x: int
    y: int
    connections: int
    happy: tuple[XY, ...]
    sad: tuple[XY, ...]
    change: int
    started: bool
    drew: bool
    drawn: Card | None = None


@dataclass(slots=True, kw_only=True)
class HappyGraphsView:
    """The leg between two moves.

    `roles` is by seat. `hands` is by seat: the cards in the order in which they were drawn, or None if they are hidden
    from the viewer; `sizes`, by seat, counts them. In a puzzle everybody shares seat 0's hand, the other hands are
    empty, and all seats are to act. `stock` counts the cards to be drawn, `rest` all cards that are on no board, by
    rank.
    `score` counts the unhappy cards: on the boards, and in a puzzle in the hand too; `parts` counts them by rank. It is
    the final score if the leg ends now.
    `moves` are the moves of the seat to act, in the order of their notation, if the viewer may see its hand. In a
    puzzle they are not listed: any card of the hand may go to any open square whose `takes` has its rank (`3H@1,0`, in
    group 2 `3H@2:1,0`) or start a group (`3H@2:0,0`), every card on a board may be taken back (`take 2:1,0`), and
    `done` ends the leg. `new_group` is the number of the group that may be started now; None if none may be, or if the
    viewer may not know that.
    `played` is None before the first move. `left` is the hand at the moment when a puzzle was called done. `over`: the
    leg has ended.
    """

    WAITING: ClassVar[Mapping[str, Any]] = {"new_group": None}

    roles: tuple[Role, ...]
    to_act: tuple[Seat, ...]
    ply: int
    variant: Variant
    mode: Mode
    hands_are: Hands
    hands: tuple[tuple[Card, ...] | None, ...]
    sizes: tuple[int, ...]
    stock: int
    rest: dict[str, int]
    groups: Annotated[tuple[Group, ...], Keyed("number")]
    score: int
    parts: dict[str, int]
    moves: tuple[LegalMove, ...]
    new_group: int | None = None
    played: Played | None = None
    left: tuple[Card, ...]
    over: bool
    game: Literal["happy-graphs"] = "happy-graphs"
