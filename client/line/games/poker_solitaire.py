"""Poker Solitaire in lines of text: its leg, its matrices in plain letters, and its commands."""

from collections.abc import Sequence
from typing import get_args

from client.games.heading import role_of
from client.games.poker_solitaire import move_text, score_text, target_score
from client.games.poker_solitaire.footer import ended, meaning, worth
from client.games.poker_solitaire.messages import leg as leg_text
from client.games.poker_solitaire.messages import line as line_text
from client.games.poker_solitaire.messages import options as options_text
from client.games.poker_solitaire.messages import scores as scores_text
from client.games.poker_solitaire.messages import typed_words as typed_text
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
from client.line.games.board import LegBoard, Looking
from client.line.typed_words import Words
from client.text import formats, turn_text
from client.text.glyphs import Glyphs
from client.text.messages import game as game_text
from client.text.messages import line_room as room_text
from client.text.messages import people as people_text
from protocol.events import Expected
from protocol.games.poker_solitaire.view import Deal, MatrixView, PokerSolitaireView, Source
from protocol.views import View

_MOST_HINTED = 5
_MOST_LISTED = 60
_MOST_NAMED = 3
"""The placed cards that are named each turn; more are only counted."""

_WORDS = Words(typed_text.word, get_args(typed_text.Word))


class PokerSolitaire(LegBoard[Scene]):
    """The text interface of Poker Solitaire."""

    scenes = Scene
    words = _WORDS
    commands = (
        Command("board", "t", "", line_text.board_command, in_leg, _WORDS),
        Command("lines", "", "", line_text.lines_command, in_leg, _WORDS),
    )

    @property
    def moves(self) -> str:
        """How a move is typed."""
        return f"  {line_text.moves_help()}"

    def looking(self) -> "PokerLooking":
        """Return a new view of the matrices."""
        return PokerLooking()

    def opening(self, scene: Scene) -> list[str]:
        """Return the heading of a leg: its number, the roles, and the score to beat."""
        alone = scene.alone and scene.players[0].name == people_text.you()
        who = line_text.alone() if alone else formats.listed(_named(scene, player.seat) for player in scene.players)
        number = scene.number[0].replace(" ✓", ",")
        begins = line_text.begins(leg=scene.leg, legs=scene.legs, who=who, number=number)
        ruled = [
            line_text.matrix_rules(matrix=_numbered(scene, at), rules=_rules(matrix))
            for at, matrix in enumerate(scene.view.matrices)
        ]
        mode = formats.sentence(options_text.mode_note(scene.view.options.mode))
        to_beat = target_score.in_full(scene)
        return [begins, mode, *map(formats.sentence, ruled), *([to_beat] if to_beat else [])]

    def turn(self, scene: Scene) -> list[str]:
        """Return whose turn it is, and the reader's possible moves."""
        if scene.over:
            return []
        deal = scene.deal
        if not scene.my_turn:
            if scene.race and scene.me is not None and scene.me.computer is None:
                return [leg_text.wait()]
            theirs = scene.mover_deal
            return [_turn(scene, scene.turn_told, theirs)]
        own = scene.mover is not None and scene.mover.competes
        whose = turn_text.turn(scene.mover_name, mine=own or scene.mover_name == people_text.you())
        if scene.race:
            whose = line_text.race()
        lines = [_turn(scene, whose, deal), *_goes(scene)]
        lines += [line_text.can_pass()] if scene.may_pass else []
        return lines + ([line_text.can_end()] if scene.may_done else [])

    def hint(self, scene: Scene, expected: Sequence[Expected]) -> list[str]:
        """Return the computer's moves for a hint, the best first."""
        lead = scene.view.scores is not None
        told = [
            line_text.expected(move=scene.written(each.move), expected=move_text.expected(each.score, lead=lead))
            for each in expected[:_MOST_HINTED]
        ]
        return [line_text.hint(best=told[0], others=formats.clauses(told[1:]) or None)] if told else []

    def over(self, scene: Scene) -> list[str]:
        """Return how a leg ended."""
        return [ended(scene), *map(formats.sentence, _of_matrices(scene))]

    def read_move(self, scene: Scene, typed: str) -> str | None:
        """Return the move of a typed number or move. Raises ValueError if there is none."""
        if typed.isascii() and typed.isdigit():
            listed = scene.view.moves if scene.sources else ()
            index = int(typed) if len(typed) < 6 else 0
            if not scene.my_turn or not 1 <= index <= len(listed):
                raise ValueError(_no_such_move(index, len(listed)) if scene.my_turn else room_text.not_your_turn())
            return listed[index - 1].move
        if len(typed) < 2:
            return None
        held = next((source.what for source in scene.sources if is_card(source.what)), None)
        move = read_move(scene.typed(typed), scene.view, scene.seat, held, 0)
        if move is None:
            return None
        if not scene.my_turn:
            raise ValueError(room_text.not_your_turn())
        return move

    def picture(self, view: View, glyphs: Glyphs, names: Sequence[str] = ()) -> list[str]:
        """Draw the matrices."""
        return drawn(looked_at(view, names)) if isinstance(view, PokerSolitaireView) else []


class PokerLooking(Looking[Scene]):
    """A view of the matrices."""

    def __init__(self) -> None:
        self._explained = False

    def told(self, given: Given, scene: Scene, glyphs: Glyphs) -> list[str] | None:
        """Return the answer to a question about a leg. Raises ValueError."""
        match given.name:
            case "moves":
                return moves(scene, given.rest)
            case "board":
                legend = [] if self._explained else [line_text.legend()]
                self._explained = True
                return [*drawn(scene), *legend]
            case "lines":
                return lines(scene)
            case "points":
                return points(scene)
            case "news":
                return list(reversed(scene.news)) or [room_text.no_news()]
        return None

    def computers(self, number: int, view: View, typed: str, glyphs: Glyphs) -> list[str]:
        """Draw the computer's final matrix on a number."""
        if not isinstance(view, PokerSolitaireView):
            return []
        scene = looked_at(view)
        score = score_text.reached(view.score, view)
        return [line_text.computers_matrix(number=number, score=score), *drawn(scene)]


def _numbered(scene: Scene, at: int) -> str:
    """Return the name of a matrix; if there are two, with the number before its squares in moves."""
    title = scene.titled(at)
    alone = scene.alone or len(scene.view.matrices) == 1
    return title if alone else line_text.matrix(number=at + 1, title=title)


def _rules(matrix: MatrixView) -> str:
    """Return the rules of a matrix, in a few words."""
    twelve = matrix.hands == 12 and matrix.scoring != "pat"
    return line_text.rules(touching=matrix.touching, moves=matrix.movable, twelve=twelve, scoring=matrix.scoring)


def _of_matrices(scene: Scene) -> list[str]:
    """Return the value of each matrix by its rows and columns."""
    return [
        scores_text.of_matrix(name=scene.titled(at), score=score_text.of_matrix(each))
        for at, each in enumerate(scene.view.matrices)
    ]


def _turn(scene: Scene, turn: str, deal: Deal) -> str:
    """Return whose turn it is, the dealt cards, and the score."""
    return line_text.turn(turn=turn, cards=deal.cards or None, score=score(scene), stock=leg_text.stock(deal.stock))


def _no_such_move(number: int, last: int) -> str:
    return line_text.no_such_move(number=number, last=last)


def _named(scene: Scene, seat: int) -> str:
    player = scene.players[seat]
    role = role_of(player.role, mine=player.name == people_text.you())
    computer = people_text.computer(player.computer) if player.computer else None
    return line_text.player(name=player.name, role=role or None, you=player.competes, computer=computer)


def score(scene: Scene) -> str:
    """Return the score; by name if each player has one."""
    if scene.pat:
        return formats.listed(
            scores_text.of_player_pat(name=scene.titled(at), score=score_text.in_short(each))
            for at, each in enumerate(scene.view.matrices)
        )
    if scene.view.scores is None:
        return game_text.points(scene.view.score)
    scores = zip(scene.players, scene.view.scores, strict=True)
    return formats.listed(scores_text.of_player(name=player.name, points=points) for player, points in scores)


def _goes(scene: Scene) -> list[str]:
    """Return the squares of each dealt card, and the other cards that can be picked up."""
    told, others, places = [], [], []
    near = None if scene.alone else scene.seat
    for source in {source.what: source for source in scene.sources}.values():
        card = scene.lies(source.what)
        if is_card(source.what) and card is not None:
            rejects = [scene.called(each) for each in source.targets if is_reject(each)]
            told.append(goes_to(card, _squares(scene, source, near), rejects))
        elif card is not None:
            places.append(scene.called(source.what))
            others.append(line_text.card_at(card=card, place=places[-1]))
    if len(others) > _MOST_NAMED:
        return [*told, line_text.can_pick_up_many(cards=len(others), place=places[0])]
    return [*told, *([line_text.can_pick_up(others)] if others else [])]


def goes_to(card: str, squares: Sequence[str], rejects: Sequence[str]) -> str:
    """Return where a card can go."""
    if not squares:
        return line_text.can_be_rejected(card=card, rejects=rejects)
    return line_text.goes_to(card=card, squares=squares, rejects=rejects or None)


def _squares(scene: Scene, source: Source, near: int | None) -> list[str]:
    """Return the squares that take a card; in one word if they are all free squares of a matrix."""
    told = []
    matrices = scene.view.matrices
    for number, matrix in enumerate(matrices):
        squares = [each for each in source.targets if (at := square_of(each)) is not None and at.matrix == number]
        if len(squares) > 1 and len(squares) == matrix.cells.count(None):
            own = len(matrices) == 1 or (not scene.alone and matrix.owner == near)
            told.append(line_text.any_square() if own else line_text.any_square_of(_matrix_of(scene, number)))
        else:
            said_last = len(squares) - 1  # with two matrices, only the last square of a list names its matrix
            told += [
                scene.called(each) if at == said_last or not scene.alone else each.rpartition(":")[2]
                for at, each in enumerate(squares)
            ]
    return told


def _matrix_of(scene: Scene, number: int) -> str:
    title = scene.titled(number)
    return title if scene.alone else leg_text.matrix_of(title)


def moves(scene: Scene, typed: str = "") -> list[str]:
    """List the possible moves, numbered, each with its effect; `typed`: only with that card, or the card of that place.

    Raises ValueError if that card can't be picked up.
    """
    if not scene.sources:
        return [line_text.no_moves()]
    wanted = read_what(scene.typed(typed), scene.view, scene.seat, 0) if typed else None
    if typed and source_of(scene.sources, wanted) is None:
        raise ValueError(line_text.not_to_pick_up(typed))
    if not scene.view.moves:
        return [*_goes(scene), line_text.too_many()]
    told = []
    for index, legal in enumerate(scene.view.moves, start=1):
        what, sign, where = legal.move.partition(">")
        if wanted in (None, what):
            shown = meaning(scene, what, where) if sign else scene.written(what)
            changes = worth(scene, legal.move) if legal.change or legal.other else ""
            told.append(line_text.move(number=index, move=shown, score=changes or None))
    if wanted is None and len(told) > _MOST_LISTED:
        what = scene.sources[0].what
        return [*_goes(scene), line_text.many(moves=len(told), card=scene.called(what))]
    return told


def lines(scene: Scene) -> list[str]:
    """List every row, column and diagonal with its points."""
    told = []
    for at, matrix in enumerate(scene.view.matrices):
        told += [line_text.matrix_heading(scene.titled(at))] if len(scene.view.matrices) > 1 else []
        for number, line in enumerate(matrix.lines):
            where, hand = score_text.line_at(number), score_text.line(line.name)
            if matrix.scoring == "pat":
                told.append(scores_text.line_pat(where=where, line=hand, pat=line.points > 0))
            else:
                told.append(scores_text.line_worth(where=where, line=hand, points=line.points))
    return told


def points(scene: Scene) -> list[str]:
    """Return the parts of the score, and the score to beat."""
    in_short = target_score.in_short(scene)
    return list(map(formats.sentence, [score(scene), *_of_matrices(scene), *([in_short] if in_short else [])]))


def drawn(scene: Scene) -> list[str]:
    """Draw the matrices in plain letters, each with its rows' points, its columns' points and the cards beside it."""
    view = scene.view
    held = next((source for source in scene.sources if is_card(source.what)), None)
    targets = frozenset(held.targets) if held is not None else frozenset()
    fresh = view.played.move.partition(">")[2] if view.played is not None else ""
    told = []
    for at, matrix in enumerate(view.matrices):
        told.append(line_text.matrix_and_score(matrix=_numbered(scene, at), score=score_text.in_short(matrix)))
        told.append("     " + "".join(f"{column:<5}" for column in COLUMNS).rstrip())
        for row in range(SIDE):
            cells = [
                _cell(scene, name_of(Square(at, row, column), len(view.matrices)), targets, fresh)
                for column in range(SIDE)
            ]
            line = matrix.lines[row]
            told.append(f"{row + 1:>3} {''.join(cells)} {line.points:>3} {score_text.line(line.name)}")
        if len(matrix.lines) > SIDE:
            columns = matrix.lines[SIDE : 2 * SIDE]
            told.append("     " + "".join(f"{line.points:<5}" for line in columns).rstrip())
    rejects = [f"{scene.called(each.name)} {each.card or '--'}" for each in view.rejects]
    dealt = [line_text.dealt(" ".join(deal.cards) or None) for deal in view.deals]
    return [*told, *dealt, *([line_text.rejects(formats.listed(rejects))] if rejects else [])]


def _cell(scene: Scene, place: str, targets: frozenset[str], fresh: str) -> str:
    card = scene.lies(place)
    if card is None:
        return f" {'+' if place in targets else '--':<4}"
    return f"<{card}> " if place == fresh else f" {card}  "


BOARD = PokerSolitaire()
