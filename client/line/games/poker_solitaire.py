"""Poker Solitaire in lines of text: its leg, its matrices in plain letters, and the commands of its own."""

from collections.abc import Sequence
from typing import ClassVar

from client.games.heading import role_of
from client.games.poker_solitaire import option_words as poker_option_words
from client.games.poker_solitaire import table_words as poker_table_words
from client.games.poker_solitaire import target_score
from client.games.poker_solitaire import words as say
from client.games.poker_solitaire.footer import ended, meaning, worth
from client.games.poker_solitaire.moves import (
    COLUMNS,
    SIDE,
    Square,
    is_card,
    is_reject,
    name_of,
    read_move,
    read_what,
    source_of,
    square_of,
)
from client.games.poker_solitaire.scene import Scene, looked_at
from client.line.command import Command, Given, in_leg
from client.line.words import poker_solitaire as words
from client.room.session import Model
from client.text import formats, turn_text
from client.text.cards import show_card
from client.text.glyphs import Glyphs
from client.text.messages import people as people_text
from protocol.deals import show_number
from protocol.events import Expected
from protocol.games.poker_solitaire.view import PokerSolitaireView, Source
from protocol.views import View

_MOST_HINTED = 5
_MOST_LISTED = 60
_DIAGONALS = ("a1-e5", "e1-a5")


class PokerSolitaire:
    """Tells Poker Solitaire."""

    commands: ClassVar[Sequence[Command]] = (
        Command("board", "t", "", "draw the matrices, the dealt cards and the reject squares", in_leg),
        Command("lines", "", "", "name every row and column with its points", in_leg),
    )
    moves: ClassVar[str] = words.MOVES

    def scene(self, model: Model) -> Scene | None:
        """Return the leg that a room shows, or showed last."""
        return Scene.read(model.room, model.me, model.known_here) if model.room is not None else None

    def looking(self) -> "PokerLooking":
        """Return somebody who looks around at the matrices."""
        return PokerLooking()

    def my_turn(self, scene: Scene) -> bool:
        """Tell whether the reader is to move."""
        return scene.my_turn

    def opening(self, scene: Scene) -> list[str]:
        """Say which leg this is, who plays what, and what is to beat."""
        alone = scene.alone and scene.players[0].name == people_text.you()
        who = "alone" if alone else ", ".join(_named(scene, player.seat) for player in scene.players)
        number = scene.number[0].replace(" ✓", ",")
        to_beat = target_score.in_full(scene)
        ruled = [
            formats.sentence(f"{_numbered(scene, at)}: {poker_table_words.rules(matrix, duel=scene.duel)}")
            for at, matrix in enumerate(scene.view.matrices)
        ]
        mode = formats.sentence(poker_option_words.MODES[scene.view.options.mode][1])
        return [words.begins(scene.leg, scene.legs, who, number), mode, *ruled, *([to_beat] if to_beat else [])]

    def turn(self, scene: Scene) -> list[str]:
        """Say whose turn it is, and to the reader what can be played."""
        if scene.over:
            return []
        deal = scene.deal
        if not scene.my_turn:
            if scene.race and scene.me is not None and scene.me.computer is None:
                return [words.WAITS]
            theirs = scene.mover_deal
            return [words.turn(scene.turn_told, theirs.cards, score(scene), theirs.stock)]
        own = scene.mover is not None and scene.mover.competes
        whose = turn_text.turn(scene.mover_name, mine=own or scene.mover_name == people_text.you())
        if scene.race:
            whose = poker_option_words.MODES[scene.view.options.mode][0].capitalize()
        lines = [words.turn(whose, deal.cards, score(scene), deal.stock), *_goes(scene)]
        lines += [words.PASSES] if scene.may_pass else []
        return lines + ([words.CAN_END] if scene.may_done else [])

    def stands(self, scene: Scene) -> tuple[object, ...]:
        """Return what makes a turn another one."""
        return scene.leg, scene.view.ply, scene.view.to_act, scene.my_turn, scene.mover_name

    def hint(self, scene: Scene, expected: Sequence[Expected]) -> list[str]:
        """Say what the computer would play, the best first."""
        told = [words.expected(scene.written(each.move), each.score) for each in expected[:_MOST_HINTED]]
        return [words.hint(told[0], told[1:], lead=scene.view.scores is not None)] if told else []

    def over(self, scene: Scene) -> list[str]:
        """Say how a leg ended."""
        left = poker_table_words.left(scene.left)
        parts = [f"{scene.titled(at)}: {say.of_matrix(each)}" for at, each in enumerate(scene.view.matrices)]
        return [ended(scene), *map(formats.sentence, parts), *([f"{left}."] if left else [])]

    def read_move(self, scene: Scene, typed: str) -> str | None:
        """Return the move that a number, or a move itself, stands for. Raises ValueError where there is no such."""
        if typed.isascii() and typed.isdigit():
            listed = scene.view.moves if scene.sources else ()
            index = int(typed) if len(typed) < 6 else 0
            if not scene.my_turn or not 1 <= index <= len(listed):
                raise ValueError(words.no_move(index, len(listed)) if scene.my_turn else words.NOT_YOUR_TURN)
            return listed[index - 1].move
        if len(typed) < 2:
            return None
        held = next((source.what for source in scene.sources if is_card(source.what)), None)
        move = read_move(scene.typed(typed), scene.view, scene.seat, held, 0)
        if move is None:
            return None
        if not scene.my_turn:
            raise ValueError(words.NOT_YOUR_TURN)
        return move

    def picture(self, view: View, glyphs: Glyphs, names: Sequence[str] = ()) -> list[str]:
        """Draw the matrices."""
        return drawn(looked_at(view, names)) if isinstance(view, PokerSolitaireView) else []


class PokerLooking:
    """Somebody who looks around at the matrices."""

    def __init__(self) -> None:
        self._explained = False

    def see(self, scene: Scene) -> None:
        """See a leg as it stands now."""

    def told(self, given: Given, scene: Scene, glyphs: Glyphs) -> list[str] | None:
        """Return what a command asks to be told of a leg. Raises ValueError."""
        match given.name:
            case "moves":
                return moves(scene, given.rest)
            case "board":
                legend = [] if self._explained else [words.LEGEND]
                self._explained = True
                return [*drawn(scene), *legend]
            case "lines":
                return lines(scene)
            case "points":
                return points(scene)
            case "news":
                return list(reversed(scene.news)) or [words.NO_NEWS]
        return None

    def move(self, given: Given, scene: Scene) -> str | None:
        """Return no move: none of the game's own commands makes one."""
        return None

    def refused(self) -> None:
        """Hear that the last move was refused."""

    def computers(self, number: int, view: View, typed: str, glyphs: Glyphs) -> list[str]:
        """Tell the matrix that the computer left on a number."""
        if not isinstance(view, PokerSolitaireView):
            return []
        scene = looked_at(view)
        score = say.pat(view.score, view.options.mode) if scene.pat else say.counted(view.score)
        return [words.COMPUTERS_BOARD.format(number=show_number(number), score=score), *drawn(scene)]


def _numbered(scene: Scene, at: int) -> str:
    """Return what a matrix is called, with the number that moves write before its squares where there are two."""
    title = scene.titled(at)
    return title if scene.alone or len(scene.view.matrices) == 1 else f"{say.MATRICES[at]}, {title}"


def _named(scene: Scene, seat: int) -> str:
    player = scene.players[seat]
    role = role_of(player.role, mine=player.name == people_text.you())
    plays = f" ({people_text.computer(player.computer)})" if player.computer else ""
    plays = f" ({people_text.you()}){plays}" if player.competes else plays
    return f"{player.name}{f' {role}' if role else ''}{plays}"


def score(scene: Scene) -> str:
    """Say how the score stands, by name where each has one."""
    if scene.pat:
        return ", ".join(
            f"{scene.titled(at)} {poker_table_words.worth(each)}" for at, each in enumerate(scene.view.matrices)
        )
    if scene.view.scores is None:
        return say.counted(scene.view.score)
    return ", ".join(
        f"{player.name} {formats.number(each)}" for player, each in zip(scene.players, scene.view.scores, strict=True)
    )


def _goes(scene: Scene) -> list[str]:
    """Say where each dealt card may go, and which other cards can be picked up."""
    told, lying = [], []
    near = None if scene.alone else scene.seat
    for source in {source.what: source for source in scene.sources}.values():
        card = scene.lies(source.what)
        if is_card(source.what) and card is not None:
            rejects = [scene.called(each) for each in source.targets if is_reject(each)]
            told.append(words.goes_to(show_card(card), _squares(scene, source, near), rejects))
        elif card is not None:
            lying.append(f"{show_card(card)} {scene.called(source.what)}")
    return [*told, *([words.lying(lying)] if lying else [])]


def _squares(scene: Scene, source: Source, near: int | None) -> list[str]:
    """Return the squares that take a card; in one word where they are all that are free in a matrix."""
    told = []
    matrices = scene.view.matrices
    for number, matrix in enumerate(matrices):
        squares = [each for each in source.targets if (at := square_of(each)) is not None and at.matrix == number]
        if len(squares) > 1 and len(squares) == matrix.cells.count(None):
            own = len(matrices) == 1 or (not scene.alone and matrix.owner == near)
            told.append(words.ANY_SQUARE if own else words.any_square_of(_matrix_of(scene, number)))
        else:
            said_last = len(squares) - 1  # alone with two matrices only the last of a list says which it is in
            told += [
                scene.called(each) if at == said_last or not scene.alone else each.rpartition(":")[2]
                for at, each in enumerate(squares)
            ]
    return told


def _matrix_of(scene: Scene, number: int) -> str:
    title = scene.titled(number)
    return title if scene.alone else say.of(title, "matrix")


def moves(scene: Scene, typed: str = "") -> list[str]:
    """List what can be played, numbered, with what it does; `typed`: with that card, or what lies on that place.

    Raises ValueError where that cannot be picked up.
    """
    if not scene.sources:
        return [words.NO_MOVES]
    wanted = read_what(scene.typed(typed), scene.view, scene.seat, 0) if typed else None
    if typed and source_of(scene.sources, wanted) is None:
        raise ValueError(words.not_picked_up(typed))
    if not scene.view.moves:
        return [*_goes(scene), words.TOO_MANY]
    told = []
    for index, legal in enumerate(scene.view.moves, start=1):
        what, sign, where = legal.move.partition(">")
        if wanted in (None, what):
            told.append(words.numbered(index, meaning(scene, what, where) if sign else what, worth(scene, legal.move)))
    if wanted is None and len(told) > _MOST_LISTED:
        what = scene.sources[0].what
        return [*_goes(scene), words.MANY.format(many=len(told), card=scene.called(what))]
    return told


def lines(scene: Scene) -> list[str]:
    """Name every row, column and diagonal with its points."""
    told = []
    for at, matrix in enumerate(scene.view.matrices):
        told += [f"{scene.titled(at)}:"] if len(scene.view.matrices) > 1 else []
        names = (*(f"row {row}" for row in range(1, SIDE + 1)), *(f"column {each}" for each in COLUMNS), *_DIAGONALS)
        for name, line in zip(names, matrix.lines, strict=False):
            pat = "pat" if line.points else "not pat"
            points = pat if matrix.scoring == "pat" else formats.number(line.points)
            told.append(words.line(name, say.line(line.name), points))
    return told


def points(scene: Scene) -> list[str]:
    """Say what the score is made of, and what is to beat."""
    told = [f"{scene.titled(at)}: {say.of_matrix(each)}" for at, each in enumerate(scene.view.matrices)]
    in_short = target_score.in_short(scene)
    return [
        formats.sentence(score(scene)),
        *map(formats.sentence, told),
        *([formats.sentence(in_short)] if in_short else []),
    ]


def drawn(scene: Scene) -> list[str]:
    """Draw the matrices in plain letters, each with its rows' points, then its columns' and what is beside it."""
    view = scene.view
    held = next((source for source in scene.sources if is_card(source.what)), None)
    targets = frozenset(held.targets) if held is not None else frozenset()
    fresh = view.played.move.partition(">")[2] if view.played is not None else ""
    told = []
    for at, matrix in enumerate(view.matrices):
        rules = poker_table_words.rules(matrix, duel=scene.duel)
        told.append(f"{_numbered(scene, at)}, {rules}: {poker_table_words.worth(matrix)}")
        told.append("     " + "".join(f"{column:<5}" for column in COLUMNS).rstrip())
        for row in range(SIDE):
            cells = [
                _cell(scene, name_of(Square(at, row, column), len(view.matrices)), targets, fresh)
                for column in range(SIDE)
            ]
            line = matrix.lines[row]
            told.append(f"{row + 1:>3} {''.join(cells)} {line.points:>3} {say.line(line.name)}")
        if len(matrix.lines) > SIDE:
            columns = matrix.lines[SIDE : 2 * SIDE]
            told.append("     " + "".join(f"{line.points:<5}" for line in columns).rstrip())
    rejects = [f"{scene.called(each.name)} {each.card or '--'}" for each in view.rejects]
    dealt = ["dealt: " + (" ".join(deal.cards) or "none") for deal in view.deals]
    return [*told, *dealt, *([f"rejects: {', '.join(rejects)}"] if rejects else [])]


def _cell(scene: Scene, place: str, targets: frozenset[str], fresh: str) -> str:
    card = scene.lies(place)
    if card is None:
        return f" {'+' if place in targets else '--':<4}"
    return f"<{card}> " if place == fresh else f" {card}  "


BOARD = PokerSolitaire()
