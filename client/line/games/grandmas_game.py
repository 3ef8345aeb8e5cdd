"""Grandma's Game in lines of text: its leg, its table, and its commands."""

from collections.abc import Sequence
from typing import get_args

from client.games.grandmas_game import footer, move_text, score_text
from client.games.grandmas_game.messages import leg as leg_text
from client.games.grandmas_game.messages import line as line_text
from client.games.grandmas_game.messages import scores as scores_text
from client.games.grandmas_game.messages import typed_words as typed_text
from client.games.grandmas_game.moves import read_move
from client.games.grandmas_game.scene import Scene
from client.line.command import Command, Given, in_leg
from client.line.games.board import LegBoard, Looking
from client.line.typed_words import Words
from client.room.pages.setting import Setting
from client.text import formats, turn_text
from client.text.cards import show_card
from client.text.glyphs import Glyphs
from client.text.messages import actions as action_text
from client.text.messages import line_room as room_text
from protocol.events import Expected
from protocol.games.grandmas_game.view import GrandmasGameView, LegalMove, Pile
from protocol.views import View

_MOST_HINTED = 5
_TEN = 10


def _own(setting: Setting, now: float | None) -> str | None:
    """Return why the player can't play at their own table."""
    room = setting.model.room
    if room is None or not isinstance(room.view, GrandmasGameView) or not setting.model.my_turn:
        return action_text.reason("not_your_turn")
    return None


def _alone(setting: Setting, now: float | None) -> str | None:
    """Return why there is no undo: it exists only in a solo game."""
    return line_text.no_undo_in_race() if not setting.model.solo else _own(setting, now)


_WORDS = Words(typed_text.word, get_args(typed_text.Word))


class GrandmasGame(LegBoard[Scene]):
    """The text interface of Grandma's Game."""

    scenes = Scene
    words = _WORDS
    card_words = 1  # `5 hearts up`: the top card of pile 5, not the 5♥
    commands = (
        Command("board", "t", "", line_text.board_command, in_leg, _WORDS),
        Command("dealing", "", "[ROUND]", line_text.dealing_command, in_leg, _WORDS),
        Command("safe", "", "[on|off]", line_text.safe_command, _own, _WORDS),
        Command("undo", "u", "", line_text.undo_command, _alone, _WORDS),
        Command("redo", "r", "", line_text.redo_command, _alone, _WORDS),
    )

    @property
    def moves(self) -> str:
        """How a move is typed."""
        return f"  {line_text.moves_help()}"

    def looking(self) -> "GrandmasGameLooking":
        """Return a new view of the table."""
        return GrandmasGameLooking()

    def opening(self, scene: Scene) -> list[str]:
        """Return the heading of a leg: the players, the number, and the score to beat."""
        who = formats.listed(player.name for player in scene.players) if scene.race else line_text.alone()
        beat = score_text.reached(scene.computers, scene.own_best)
        dealt = [line_text.dealing_can_be_seen()] if scene.view.dealt else []
        number = scene.number[0].replace(" ✓", ",")
        return [line_text.begins(who=who, number=number), *([beat] if beat else []), *dealt]

    def turn(self, scene: Scene) -> list[str]:
        """Return the state of the reader's table, and the possible moves."""
        view = scene.view
        if scene.over:
            return []
        if not scene.my_turn:
            ended = view.ended if scene.me is not None else None
            if ended is not None:
                return [footer.table_ended(ended)]
            return [line_text.their_turn(turn_text.turn(scene.mover_name, mine=False))]
        lines = [line_text.turn(points=view.score, stock=scores_text.stock(view.stock), made=scene.made)]
        if scene.race:
            lines.append(f"{formats.clauses(scene.standings)}.")
        lines += _table(view)
        return [*lines, *([line_text.stuck()] if view.stuck else []), *_listed(scene)]

    def stands(self, scene: Scene) -> tuple[object, ...]:
        """Return a value that changes with each turn: in a race, with the reader's own moves."""
        view = scene.view
        ply = view.made if scene.my_turn else view.ply if not scene.race else -1
        return scene.match, scene.leg, ply, view.ended, scene.my_turn, scene.over

    def hint(self, scene: Scene, expected: Sequence[Expected]) -> list[str]:
        """Return the computer's moves for a hint, the best first."""
        told = [
            line_text.expected(move=move_text.with_its_card(each.move, scene.view.moves), cards=round(each.score))
            for each in expected[:_MOST_HINTED]
        ]
        return [line_text.hint(best=told[0], others=formats.listed(told[1:]) or None)] if told else []

    def over(self, scene: Scene) -> list[str]:
        """Return how a leg ended."""
        view = scene.view
        parts = [formats.sentence(score_text.parts(view))] if view.foundations and not scene.race else []
        left = score_text.all_left(view.left)
        return [scene.ended, *parts, *([left] if left else [])]

    def read_move(self, scene: Scene, typed: str) -> str | None:
        """Return the move of a typed number or move. Raises ValueError if there is none."""
        if typed.isascii() and typed.isdigit() and typed != str(_TEN):
            listed = playable(scene.view)
            index = int(typed) if len(typed) < 6 else 0
            if not scene.my_turn or not 1 <= index <= len(listed):
                wrong = line_text.no_such_move(number=index, last=len(listed))
                raise ValueError(wrong if scene.my_turn else room_text.not_your_turn())
            return listed[index - 1].move
        move = _of_number(scene.view, typed) or (read_move(typed, scene.view) if _is_move(typed) else None)
        if move is None and typed.lower().split()[:1] == ["order"]:
            if not scene.view.reorder:
                raise ValueError(leg_text.order_fixed())
            held = scene.view.workspace is not None and scene.view.workspace.cards
            raise ValueError(line_text.wrong_order() if held else leg_text.workspace_empty())
        if move is None or move in ("undo", "redo"):
            return None
        if not scene.my_turn:
            raise ValueError(room_text.not_your_turn())
        return move

    def picture(self, view: View, glyphs: Glyphs, names: Sequence[str] = ()) -> list[str]:
        """Describe the table."""
        return _table(view) if isinstance(view, GrandmasGameView) else []


def _of_number(view: GrandmasGameView, typed: str) -> str | None:
    """Return the tenth listed move if its number, which is also the name of a pile, was typed."""
    listed = playable(view)
    return listed[_TEN - 1].move if typed == str(_TEN) and len(listed) >= _TEN else None


def _is_move(typed: str) -> bool:
    """Return whether a text is typed as a move: a single letter is a command."""
    return len(typed) > 1 or not typed.isalpha()


class GrandmasGameLooking(Looking[Scene]):
    """A view of a table, without a memory of hidden cards: memory is part of the game."""

    def told(self, given: Given, scene: Scene, glyphs: Glyphs) -> list[str] | None:
        """Return the answer to a question about a leg. Raises ValueError."""
        match given.name:
            case "moves":
                return [*_listed(scene), *([line_text.order_help()] if scene.view.may_order else [])]
            case "board":
                return _table(scene.view)
            case "dealing":
                return _dealing(scene.view, given.rest)
            case "points":
                return points(scene)
            case "news":
                return [f"{scene.news}."] if scene.news else [line_text.no_news()]
        return None

    def move(self, given: Given, scene: Scene) -> str | None:
        """Return the move of a command. Raises ValueError if there is none."""
        if given.name == "safe" and not given.rest:
            return _or_refused(
                next((move.move for move in scene.view.moves if move.safe), None), line_text.no_safe_card()
            )
        if given.name == "undo" and not scene.race:
            return _or_refused("undo" if scene.legal("undo") else None, leg_text.nothing_to_undo())
        if given.name == "redo" and not scene.race:
            return _or_refused("redo" if scene.legal("redo") else None, leg_text.nothing_to_redo())
        return None

    def computers(self, number: int, view: View, typed: str, glyphs: Glyphs) -> list[str]:
        """Describe the computer's final table on a number."""
        if not isinstance(view, GrandmasGameView):
            return []
        return [line_text.computers_table(number=number, points=view.score), *_table(view)]


def _or_refused(move: str | None, why: str) -> str:
    if move is None:
        raise ValueError(why)
    return move


def playable(view: GrandmasGameView) -> list[LegalMove]:
    """Return the moves that are listed by number: all except undo, redo and giving up."""
    return [move for move in view.moves if move.does not in ("undo", "redo", "give-up")]


def _listed(scene: Scene) -> list[str]:
    listed = [
        line_text.move(number=index, move=move_text.with_its_card(move.move, (move,)), safe=move.safe)
        for index, move in enumerate(playable(scene.view), start=1)
    ]
    return listed or [line_text.nothing_to_play()]


def _table(view: GrandmasGameView) -> list[str]:
    """Describe the piles, the foundations and the workspace, one row a line."""
    if not view.piles:
        return [leg_text.tables_hidden()]
    lines = [
        line_text.piles(formats.clauses(_pile(view, pile) for pile in row))
        for row in (view.piles[:5], view.piles[5:10], view.piles[10:])
        if row
    ]
    found = [
        line_text.foundation(foundation=move_text.foundation(each.name), card=each.top)
        for each in view.foundations
        if each.top is not None
    ]
    lines.append(line_text.foundations(formats.listed(found) or None))
    if view.workspace is not None:
        pile = move_text.show_pile(view.workspace.pile)
        lines.append(line_text.workspace(pile=pile, cards=formats.cards(view.workspace.cards) or None))
    return lines


def _pile(view: GrandmasGameView, pile: Pile) -> str:
    name = move_text.show_pile(pile.name)
    if pile.top is None:
        away = view.workspace is not None and view.workspace.pile == pile.name
        return line_text.pile_empty(pile=name, away=away)
    return line_text.pile(pile=name, card=pile.top, under=pile.under, size=pile.size)


def _dealing(view: GrandmasGameView, typed: str) -> list[str]:
    """Describe the dealing, one round of thirteen a line, or one round card by card."""
    if not view.dealt:
        return [leg_text.no_dealing()]
    rounds = [view.dealt[start : start + 13] for start in range(0, len(view.dealt), 13)]
    if typed.isdecimal() and 1 <= int(typed[:3]) <= len(rounds):
        return [footer.dealt(each) for each in rounds[int(typed[:3]) - 1]]
    return [
        f"{index}. " + formats.listed(f"{show_card(each.card)}{'+' * each.stock}" for each in dealt)
        for index, dealt in enumerate(rounds, start=1)
    ] + [line_text.rounds_help()]


def points(scene: Scene) -> list[str]:
    """Return the parts of the score, the other players' scores, and the score to beat."""
    view = scene.view
    standings = [f"{each}." for each in scene.standings] if scene.race else []
    if not view.foundations:  # a spectator of a race sees no table
        return standings
    beat = score_text.reached(scene.computers, scene.own_best)
    own = line_text.score(
        score=scores_text.on_foundations(view.score),
        parts=score_text.parts(view),
        stock=scores_text.stock(view.stock),
        made=scene.made,
    )
    return [own, *standings, *([beat] if beat else [])]


BOARD = GrandmasGame()
