"""Any game in lines of text: its table and its moves, from its views and the server's texts."""

from collections.abc import Sequence
from typing import get_args

from client.games.generic.messages import leg as leg_text
from client.games.generic.messages import typed_words as typed_text
from client.games.generic.scene import Scene
from client.games.heading import kind_of_leg, role_of
from client.line.command import Command, Given, in_leg
from client.line.games.board import LegBoard, Looking
from client.line.typed_words import Words
from client.text import formats, turn_text
from client.text.glyphs import Glyphs
from client.text.messages import game as game_text
from client.text.messages import line_room as room_text
from protocol.events import Expected, GameInfo
from protocol.views import View

_MOST_HINTED = 3

_WORDS = Words(typed_text.word, get_args(typed_text.Word))


class GenericLines(LegBoard[Scene]):
    """The text interface of a game without one of its own."""

    scenes = Scene
    words = _WORDS
    commands = (Command("table", "t", "", leg_text.table_command, in_leg, _WORDS),)

    @property
    def moves(self) -> str:
        """How a move is typed."""
        return f"  {leg_text.moves_help()}"

    def looking(self) -> "GenericLooking":
        """Return a new view of the leg."""
        return GenericLooking()

    def opening(self, scene: Scene) -> list[str]:
        """Return the heading of a leg: the leg, the players with their roles, and the score to beat."""
        who = formats.listed(f"{each.name} {role_of(each.role, mine=each.mine)}".strip() for each in scene.players)
        leg = scene.kind or kind_of_leg(scene)
        shown = scene.number[0].replace(" ✓", ",")
        beat = [leg_text.first_leg_line(scene.beat)] if scene.beat is not None and not scene.over else []
        said = formats.clauses((f"{leg}: {who}", shown))
        return [f"{said[:1].upper()}{said[1:]}.", *beat]

    def turn(self, scene: Scene) -> list[str]:
        """Return whose turn it is; with the table and the moves if it is the reader's."""
        if scene.over:
            return []
        if not scene.my_turn:
            return [f"{formats.begin(turn_text.turn(scene.mover_name, mine=False))}."]
        return [*_table(scene), leg_text.your_turn_line(), *_listed(scene)]

    def stands(self, scene: Scene) -> tuple[object, ...]:
        """Return a value that changes with each turn."""
        return scene.match, scene.leg, scene.view.ply, scene.my_turn, scene.over

    def hint(self, scene: Scene, expected: Sequence[Expected]) -> list[str]:
        """Return the computer's moves for a hint, the best first."""
        told = [
            leg_text.expected(move=scene.move_text(each.move), score=round(each.score))
            for each in expected[:_MOST_HINTED]
        ]
        return [leg_text.hints(formats.clauses(told))] if told else []

    def over(self, scene: Scene) -> list[str]:
        """Return how a leg ended."""
        return [leg_text.ended(scene.view.score), *_table(scene)]

    def read_move(self, scene: Scene, typed: str) -> str | None:
        """Return the move of a typed number or move; None if it is neither. Raises ValueError."""
        moves = scene.moves
        same = next((each.move for each in moves if each.move.lower() == typed.lower()), None)
        if same is None and typed.isascii() and typed.isdigit():
            index = int(typed) if len(typed) < 6 else 0
            if scene.my_turn and not 1 <= index <= len(moves):
                raise ValueError(leg_text.no_such_move(len(moves)))
            same = moves[index - 1].move if scene.my_turn else typed
        verb, _, rest = typed.partition(" ")
        if same is None and verb.lower() == "move" and rest.strip():
            same = rest.strip()
        if same is not None and not scene.my_turn:
            raise ValueError(room_text.not_your_turn())
        return same

    def picture(self, view: View, glyphs: Glyphs, names: Sequence[str] = ()) -> list[str]:
        """Describe a position."""
        return _table(Scene.of_position(view, names))


class GenericLooking(Looking[Scene]):
    """A view of a leg, without a memory."""

    def told(self, given: Given, scene: Scene, glyphs: Glyphs) -> list[str] | None:
        """Return the answer to a command."""
        match given.name:
            case "moves":
                return _listed(scene) or [room_text.not_your_turn()]
            case "table":
                return _table(scene)
            case "points":
                return [f"{game_text.points(scene.view.score)}."]
            case "news":
                return [f"{each}." for each in reversed(scene.news)] or [room_text.no_news()]
        return None

    def computers(self, number: int, view: View, typed: str, glyphs: Glyphs) -> list[str]:
        """Return the computer's final table on a number."""
        return _table(Scene.of_position(view))


def _table(scene: Scene) -> list[str]:
    return [str(entry) for entry in scene.table]


def _listed(scene: Scene) -> list[str]:
    if not scene.my_turn:
        return []
    moves = scene.moves
    return [f"{index}. {each.text}" for index, each in enumerate(moves, start=1)] or [leg_text.not_listed_line()]


_BOARD = GenericLines()


def board_of(info: GameInfo) -> GenericLines:
    """Return the text interface of a game without one of its own."""
    return _BOARD
