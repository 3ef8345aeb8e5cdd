"""A mirror match in lines of text: both legs at once, each in its game's texts, with the board's name."""

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, get_args

from client.games.mirror.match import OneBoard
from client.games.mirror.messages import boards as boards_text
from client.games.mirror.messages import typed_words as typed_text
from client.games.mirror.scene import Scene, stands_of, waits_on
from client.games.word_catalog import words_of
from client.line.command import Command, Given, in_leg
from client.line.games.board import AnyBoard, AnyLooking, Board, Looking
from client.line.typed_words import Words
from client.room.session import Model
from client.text.glyphs import Glyphs
from client.text.messages import people as people_text
from protocol.events import Expected
from protocol.games.mirror import BOARDS, MirrorView, on_board
from protocol.views import View

_WORDS = Words(typed_text.word, get_args(typed_text.Word))
_NAMED = re.compile(r"([12])\s*:\s*(.*)", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Scenes:
    """A mirror match as its reader sees it, with each board as a leg of its game."""

    scene: Scene
    boards: tuple[Any, Any]

    @property
    def mine(self) -> list[int]:
        """The indexes of the boards on which it is the reader's turn."""
        return sorted(self.scene.mine)

    def one(self, at: int) -> OneBoard:
        """Return a board by its index."""
        return self.scene.mirror.boards[at]


class MirrorLines(Board[Scenes]):
    """The text interface of a game's mirror matches."""

    def __init__(self, game: str, board: AnyBoard) -> None:
        self._game = game
        self._board = board
        self.commands = (
            Command("boards", "", "", boards_text.boards_command, in_leg, _WORDS),
            Command("other", "w", "", boards_text.other_command, in_leg, _WORDS),
            *board.commands,
        )

    @property
    def moves(self) -> str:
        """How a move is typed."""
        return boards_text.moves_help(self._board.moves)

    def scene(self, model: Model) -> Scenes | None:
        """Return the match that a room shows, or showed last."""
        scene = Scene.read(model.room, model.me, model.known_here) if model.room is not None else None
        if scene is None:
            return None
        first, second = (self._board.scene(replace(model, room=each.room)) for each in scene.mirror.boards)
        return None if first is None or second is None else Scenes(scene, (first, second))

    def looking(self) -> "MirrorLooking":
        """Return a new view of both boards."""
        return MirrorLooking(self._board)

    def my_turn(self, scene: Scenes) -> bool:
        """Return whether it is the reader's turn."""
        return bool(scene.mine)

    def opening(self, scene: Scenes) -> list[str]:
        """Return the heading of the match: the game, and the roles on each board."""
        number = scene.scene.number[0].replace(" ✓", ",")
        lines = [boards_text.begins(number), *boards(scene)]
        told = [line for each in scene.boards for line in self._board.opening(each)[1:]]
        return [*lines, *dict.fromkeys(told)]

    def turn(self, scene: Scenes) -> list[str]:
        """Return the reader's possible moves on each board, or what the board waits for."""
        if scene.scene.mirror.over:
            return []
        at = scene.mine or list(BOARDS)
        return [line for each in at for line in self._on(scene, each)]

    def _on(self, scene: Scenes, at: int) -> list[str]:
        """Return whose turn it is on a board."""
        waits = waits_on(scene.scene, scene.one(at)) if at not in scene.mine else ""
        told = [waits] if waits else self._board.turn(scene.boards[at])
        return named(at, told)

    def stands(self, scene: Scenes) -> tuple[object, ...]:
        """Return a value that changes with each turn; another's pending move counts only after the reader has moved."""
        own = tuple(each.own for each in scene.scene.mirror.boards)
        moved = () if scene.mine else tuple(each.moved for each in scene.scene.mirror.boards)
        return scene.scene.mine, own, moved, *(self._board.stands(each) for each in scene.boards)

    def hint(self, scene: Scenes, expected: Sequence[Expected]) -> list[str]:
        """Return the computer's moves for a hint, with their boards."""
        lines: list[str] = []
        for at in BOARDS:
            prefix = on_board(at, "")
            here = [replace(each, move=each.move[len(prefix) :]) for each in expected if each.move.startswith(prefix)]
            lines += named(at, self._board.hint(scene.boards[at], here)) if here else []
        return lines

    def over(self, scene: Scenes) -> list[str]:
        """Return how both boards ended."""
        lines = [boards_text.both_over()]
        for at in BOARDS:
            board = scene.one(at)
            lines += named(at, [f"{words_of(self._game).counted(board.score)}."])
            lines += self._board.over(scene.boards[at])
        return lines

    def read_move(self, scene: Scenes, typed: str) -> str | None:
        """Return the typed move with its board; None if it is not a move. Raises ValueError.

        Without the name of a board, it is meant for the board on which it is the reader's turn.
        """
        return self._on_board(scene, typed, self._board.read_move)

    def read_own_move(self, scene: Scenes, typed: str) -> str | None:
        """Return the move that was typed in the language, with its board. Raises ValueError."""
        return self._on_board(scene, typed, self._board.read_own_move)

    def _on_board(self, scene: Scenes, typed: str, read: Callable[[Any, str], str | None]) -> str | None:
        found = _NAMED.fullmatch(typed.strip())
        at = int(found[1]) - 1 if found is not None else next(iter(scene.mine), 0)
        if found is not None and at not in scene.mine:
            board = scene.one(at)
            there = board.moved is not None or board.over
            raise ValueError(waits_on(scene.scene, board) if there else boards_text.not_your_turn_on(at + 1))
        move = read(scene.boards[at], found[2] if found is not None else typed)
        return None if move is None else on_board(at, move)

    def picture(self, view: View, glyphs: Glyphs, names: Sequence[str] = ()) -> list[str]:
        """Describe both boards."""
        if not isinstance(view, MirrorView):
            return []
        return [line for at in BOARDS for line in named(at, self._board.picture(view.boards[at], glyphs, names))]


class MirrorLooking(Looking[Scenes]):
    """A view of both boards, at the board that waits for the reader, or that the reader chose."""

    def __init__(self, board: AnyBoard) -> None:
        self._boards: tuple[AnyLooking, AnyLooking] = (board.looking(), board.looking())
        self._board = board
        self._at = 0
        self._mine: list[int] = []

    def see(self, scene: Scenes) -> None:
        """Take note of the current state of both boards."""
        if scene.mine != self._mine:
            self._mine = scene.mine
            self._at = next(iter(scene.mine), self._at)
        for looking, board in zip(self._boards, scene.boards, strict=True):
            looking.see(board)

    def told(self, given: Given, scene: Scenes, glyphs: Glyphs) -> list[str] | None:
        """Return the answer to a question about the current board. Raises ValueError."""
        if given.name == "boards":
            return list(boards(scene))
        if given.name == "other":
            self._at = 1 - self._at
            board = scene.scene.mirror.boards[self._at]
            return [boards_text.looks_at(board.number), *self._board.picture(board.view, glyphs, _names(scene))]
        told = self._boards[self._at].told(given, scene.boards[self._at], glyphs)
        return None if told is None else named(self._at, told)

    def move(self, given: Given, scene: Scenes) -> str | None:
        """Return the move that a command of the game makes; None if it makes none. Raises ValueError."""
        at = self._at if self._at in scene.mine else next(iter(scene.mine), self._at)
        move = self._boards[at].move(given, scene.boards[at])
        return None if move is None else on_board(at, move)

    def refused(self) -> None:
        """Tell the current board's view that the last move was rejected."""
        self._boards[self._at].refused()

    def computers(self, number: int, view: View, typed: str, glyphs: Glyphs) -> list[str]:
        """Describe the computer's result on a number. Raises ValueError."""
        return self._boards[0].computers(number, view, typed, glyphs)


def boards(scene: Scenes) -> Iterable[str]:
    """Return a line for each board: the roles, the score, and whose turn it is."""
    for at in BOARDS:
        plays, status = stands_of(scene.scene, at)
        state = boards_text.state(plays=plays, status=status)
        yield f"{boards_text.about_board(number=at + 1, text=state)}."


def named(at: int, lines: Sequence[str]) -> list[str]:
    """Put the board's name before its lines."""
    return [boards_text.about_board(number=at + 1, text=lines[0]), *lines[1:]] if lines else []


def _names(scene: Scenes) -> list[str]:
    return [people_text.you() if player.mine else player.name for player in scene.scene.players]
