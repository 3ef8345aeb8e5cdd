"""Happy Graphs in lines of text: its leg, its boards in plain letters, and its commands."""

from collections.abc import Sequence
from dataclasses import replace
from typing import get_args

from client.games.happy_graphs import footer, move_text, score_text, target_score
from client.games.happy_graphs import squares as happy_graphs_squares
from client.games.happy_graphs.choice import Choice
from client.games.happy_graphs.layout import Place, lay_out
from client.games.happy_graphs.messages import leg as leg_text
from client.games.happy_graphs.messages import line as line_text
from client.games.happy_graphs.messages import typed_words as typed_text
from client.games.happy_graphs.moves import Spot, read_card, read_move
from client.games.happy_graphs.picture import Picture
from client.games.happy_graphs.scene import Scene
from client.games.happy_graphs.undo_history import History
from client.games.heading import role_of
from client.line.command import Command, Given, in_leg
from client.line.games.board import LegBoard, Looking
from client.line.typed_words import Words
from client.room.actions import Deed, bar
from client.room.pages.setting import Setting
from client.text import formats
from client.text.cells import centre
from client.text.glyphs import Glyphs
from client.text.messages import actions as action_text
from client.text.messages import line_room as room_text
from client.text.messages import people as people_text
from client.text.messages import solo as solo_text
from protocol.cards import Card
from protocol.events import Expected
from protocol.games.happy_graphs.view import Group, HappyGraphsView, Lying
from protocol.views import View

_CELLS = 5
_MOST_HINTED = 5


def _is_puzzle(setting: Setting) -> bool:
    room = setting.model.room
    view = room.view if room is not None else None
    return isinstance(view, HappyGraphsView) and view.mode == "puzzle"


def _puzzle(setting: Setting, now: float | None) -> str | None:
    """Return why a step can't be redone: only the player of a puzzle can do that."""
    if not _is_puzzle(setting):
        return line_text.only_in_puzzle()
    return None if setting.model.my_turn else action_text.reason("not_your_turn")


def _undo(setting: Setting, now: float | None) -> str | None:
    """Return why a puzzle's step can't be undone; outside puzzles, why the room's undo isn't possible either."""
    if _is_puzzle(setting):
        return _puzzle(setting, now)
    why = bar(setting.model, Deed.UNDO if setting.model.solo else Deed.TAKE_BACK, now)
    return line_text.only_in_puzzle() if why is None else action_text.reason(why.value)


_WORDS = Words(typed_text.word, get_args(typed_text.Word))


class HappyGraphs(LegBoard[Scene]):
    """The text interface of Happy Graphs."""

    scenes = Scene
    words = _WORDS
    commands = (
        Command("board", "t", "", line_text.board_command, in_leg, _WORDS),
        Command("cards", "", "", line_text.cards_command, in_leg, _WORDS),
        Command("hands", "", "", line_text.hands_command, in_leg, _WORDS),
        Command("undo", "u", "", line_text.undo_command, _undo, _WORDS),
        Command("redo", "r", "", line_text.redo_command, _puzzle, _WORDS),
    )

    @property
    def moves(self) -> str:
        """How a move is typed."""
        return f"  {line_text.moves_help()}"

    def looking(self) -> "GraphsLooking":
        """Return a new view of the boards."""
        return GraphsLooking()

    def opening(self, scene: Scene) -> list[str]:
        """Return the heading of a leg: its number, the roles, and the score to beat."""
        who = (
            line_text.alone() if scene.alone else formats.listed(_named(scene, player.seat) for player in scene.players)
        )
        number = scene.number[0].replace(" ✓", ",")
        lines = [line_text.begins(leg=scene.leg, legs=scene.legs, who=who, number=number)]
        to_beat = target_score.in_full(scene)
        timed = [leg_text.time_starts()] if scene.timed and scene.began is None else []
        return [*lines, *([to_beat] if to_beat else []), *timed]

    def turn(self, scene: Scene) -> list[str]:
        """Return whose turn it is, and the reader's possible moves."""
        view = scene.view
        if scene.over:
            return []
        if scene.puzzle:
            how = [line_text.puzzle_help()] if scene.my_turn and view.ply == 0 else []
            return [_puzzle_turn(scene), *how]
        if not scene.my_turn:
            turn = footer.whose_turn(scene)
            return [line_text.their_turn(turn=turn, points=view.score, stock=leg_text.stock(view.stock))]
        hand = formats.cards(scene.hand)
        return [line_text.your_turn(cards=hand, points=view.score, stock=leg_text.stock(view.stock)), *places(scene)]

    def hint(self, scene: Scene, expected: Sequence[Expected]) -> list[str]:
        """Return the computer's moves for a hint, the best first."""
        told = [
            line_text.expected(move=move_text.show_move(each.move), points=each.score)
            for each in expected[:_MOST_HINTED]
        ]
        return [line_text.hint(best=told[0], others=formats.listed(told[1:]) or None)] if told else []

    def over(self, scene: Scene) -> list[str]:
        """Return how a leg ended."""
        view = scene.view
        left = footer.left_in_hand(scene)
        elapsed = scene.elapsed(None)
        took = [solo_text.took(elapsed)] if scene.timed and elapsed is not None else []
        parts = formats.sentence(score_text.parts(view.parts))
        return [footer.over(scene), parts, *took, *([left] if left else [])]

    def read_move(self, scene: Scene, typed: str) -> str | None:
        """Return the move of a typed number or move. Raises ValueError if there is none."""
        if typed.isascii() and typed.isdigit():
            listed = [] if scene.puzzle else moves(scene)
            index = int(typed) if len(typed) < 6 else 0
            if not scene.my_turn or not 1 <= index <= len(listed):
                wrong = line_text.no_such_move(number=index, last=len(listed))
                raise ValueError(wrong if scene.my_turn else room_text.not_your_turn())
            return listed[index - 1].move
        move = read_move(typed, scene.hand)
        if move is None or (not scene.puzzle and (move == "done" or move.startswith("take"))):
            return None
        if not scene.my_turn:
            raise ValueError(room_text.not_your_turn())
        return move

    def picture(self, view: View, glyphs: Glyphs, names: Sequence[str] = ()) -> list[str]:
        """Draw the boards."""
        return drawn(view) if isinstance(view, HappyGraphsView) else []


class GraphsLooking(Looking[Scene]):
    """A view of the boards, which remembers a puzzle's steps for undo."""

    def __init__(self) -> None:
        self._history = History()
        self._leg = 0
        self._sent: str | None = None
        self._explained = False

    def see(self, scene: Scene) -> None:
        """Take note of the current state of a leg."""
        if scene.leg != self._leg:
            self._history, self._leg = History(), scene.leg
        self._history = self._history.look(scene.view, scene.me.seat if scene.me is not None else None, scene.moves)

    def told(self, given: Given, scene: Scene, glyphs: Glyphs) -> list[str] | None:
        """Return the answer to a question about a leg. Raises ValueError."""
        match given.name:
            case "moves":
                return _moves_told(scene, given.rest)
            case "board":
                legend = [] if self._explained else [line_text.legend()]
                self._explained = True
                return [*drawn(scene.view), *legend] if scene.view.groups else [leg_text.board_empty()]
            case "cards":
                described = [_describe(group, each) for group in scene.view.groups for each in group.cards]
                return described or [leg_text.board_empty()]
            case "hands":
                return hands(scene)
            case "points":
                return points(scene)
            case "news":
                return list(reversed(scene.news)) or [room_text.no_news()]
        return None

    def move(self, given: Given, scene: Scene) -> str | None:
        """Return the move that undoes or redoes a step. Raises ValueError if there is none."""
        if not scene.puzzle or given.name not in ("undo", "redo"):
            return None
        back = given.name == "undo"
        self._history = self._history.begun_anew(scene.view, back=back)
        move = self._history.undo if back else self._history.redo
        if move is None:
            raise ValueError(leg_text.nothing_to_undo() if back else leg_text.nothing_to_redo())
        self._sent = move
        return move

    def refused(self) -> None:
        """Forget a step that can't be undone any more, because the last move was rejected."""
        if self._sent is not None:
            self._history, self._sent = self._history.refused(self._sent), None

    def computers(self, number: int, view: View, typed: str, glyphs: Glyphs) -> list[str]:
        """Draw the computer's final board on a number."""
        if not isinstance(view, HappyGraphsView):
            return []
        return [line_text.computers_board(number=number, points=view.score), *drawn(view)]


def _named(scene: Scene, seat: int) -> str:
    player = scene.players[seat]
    role = role_of(player.role, mine=player.mine)
    plays = f" ({people_text.computer(player.computer)})" if player.computer else ""
    name = line_text.player_with_role(name=player.name, role=role) if role else player.name
    return f"{name}{plays}"


def moves(scene: Scene, card: Card | None = None) -> list[Place]:
    """Return the possible moves of a card, or of every rank of the hand in turn."""
    cards = [card] if card is not None else list({each[0]: each for each in reversed(scene.hand)}.values())
    ranked = sorted(cards, key=lambda each: "A2345678".find(each[0]))
    return [place for each in ranked for place in lay_out(scene.view, 10_000, card=each, mine=True).places]


def places(scene: Scene, card: Card | None = None) -> list[str]:
    """List the possible moves, numbered, each with its effect."""
    lines = []
    for index, place in enumerate(moves(scene, card), start=1):
        played = Card(place.move.partition("@")[0])
        picture = replace(Picture(scene), choice=Choice(card=played))
        lines.append(f"{index}. {footer.effect(picture, place)} {footer.worth(scene, place)}".rstrip())
    return lines


def _moves_told(scene: Scene, typed: str) -> list[str]:
    if not typed:
        return places(scene) if not scene.puzzle else [line_text.puzzle_help()]
    card = read_card(typed, scene.hand)
    if card is None:
        raise ValueError(leg_text.not_in_hand(typed[:4]))
    listed = places(scene, card)
    if scene.puzzle or scene.hand != (card,):  # numbers refer to the full list of moves
        listed = [line.partition(". ")[2] for line in listed]
    return listed or [leg_text.fits_nowhere(card)]


def hands(scene: Scene) -> list[str]:
    """Return the visible hands."""
    view = scene.view
    if scene.puzzle:
        return [_puzzle_turn(scene)]
    return [
        line_text.hand(name=player.name, cards=_held(view, player.seat), turn=player.turn) for player in scene.players
    ]


def _held(view: HappyGraphsView, seat: int) -> str:
    hand = view.hands[seat]
    if hand is None:
        return leg_text.card_count(view.sizes[seat])
    return formats.cards(hand) or leg_text.no_cards()


def _puzzle_turn(scene: Scene) -> str:
    cards = formats.cards(scene.hand) or leg_text.no_cards()
    return line_text.puzzle_turn(cards=cards, points=scene.view.score)


def points(scene: Scene) -> list[str]:
    """Return the parts of the score, and the score to beat."""
    view = scene.view
    said = line_text.score(
        points=view.score,
        parts=score_text.parts(view.parts),
        stock=leg_text.stock(view.stock),
        rest=score_text.by_rank(view.rest) or line_text.none(),
    )
    in_short = target_score.in_short(scene)
    return [said, *([formats.sentence(in_short)] if in_short else [])]


def _describe(group: Group, card: Lying) -> str:
    return move_text.describe(card, happy_graphs_squares.square(group.number, card.x, card.y))


def drawn(view: HappyGraphsView) -> list[str]:
    """Draw the boards in plain letters, a line for each y, with the names of columns and rows at the edges."""
    lines = []
    for group in view.groups:
        lines += [*([leg_text.group(group.number)] if len(view.groups) > 1 else []), *_drawn(view, group)]
    return lines


def _drawn(view: HappyGraphsView, group: Group) -> list[str]:
    squares: dict[tuple[int, int], str] = dict.fromkeys(group.walls, "#")
    squares |= {(each.x, each.y): "+" for each in group.open}
    last = view.played
    for each in group.cards:
        text = f"({each.card})" if each.happy else f"{each.card}{each.lacks}{'!' if each.hopeless else ''}"
        fresh = last is not None and last.does == "play"
        if fresh and last is not None and Spot(last.group, last.x, last.y) == Spot(group.number, each.x, each.y):
            text = f"<{text.strip('()')}>" if not each.happy else f"<{each.card}>"
        squares[(each.x, each.y)] = text
    xs, ys = [x for x, _ in squares], [y for _, y in squares]
    wide = 1 + max(_CELLS, *map(len, squares.values()))
    head = " " * 5 + "".join(centre(happy_graphs_squares.column(x), wide) for x in range(min(xs), max(xs) + 1))
    rows = [
        f"{happy_graphs_squares.row(y):>4} "
        + "".join(centre(squares.get((x, y), ""), wide) for x in range(min(xs), max(xs) + 1))
        for y in range(max(ys), min(ys) - 1, -1)
    ]
    return [line.rstrip() for line in (head, *rows)]


BOARD = HappyGraphs()
