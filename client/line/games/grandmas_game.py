"""Grandma's Game in lines of text: its leg, its table, and the commands of its own."""

from collections.abc import Sequence
from typing import ClassVar

from client.games.grandmas_game import table_words as grandma_table_words
from client.games.grandmas_game import words as grandmas_game_words
from client.games.grandmas_game.moves import read_move
from client.games.grandmas_game.scene import Scene
from client.line.command import Command, Given, in_leg
from client.line.words import grandmas_game as words
from client.room import start_words
from client.room.pages.setting import Setting
from client.room.session import Model
from client.text import people_words
from client.text.cards import show_card
from client.text.glyphs import Glyphs
from protocol.deals import show_number
from protocol.events import Expected
from protocol.games.grandmas_game.view import GrandmasGameView, LegalMove
from protocol.views import View

_MOST_HINTED = 5
_TEN = 10


def _own(setting: Setting, now: float | None) -> str | None:
    """Return why one's own table cannot be played at."""
    room = setting.model.room
    if room is None or not isinstance(room.view, GrandmasGameView) or not setting.model.my_turn:
        return words.NOT_YOURS
    return None


def _alone(setting: Setting, now: float | None) -> str | None:
    """Return why nothing can be undone: that is for who plays alone."""
    return words.RACE if not setting.model.solo else _own(setting, now)


class GrandmasGame:
    """Tells Grandma's Game."""

    commands: ClassVar[Sequence[Command]] = (
        Command("board", "t", "", "tell what lies on the table", in_leg),
        Command("dealing", "", "[ROUND]", "tell the course of the dealing, until the first move", in_leg),
        Command("safe", "", "[on|off]", "play a card that is safe, the last of its kind; on: all by themselves", _own),
        Command("undo", "u", "", "take your last move back", _alone),
        Command("redo", "r", "", "play again what you undid", _alone),
    )
    moves: ClassVar[str] = words.MOVES

    def scene(self, model: Model) -> Scene | None:
        """Return the leg that a room shows, or showed last."""
        return Scene.read(model.room, model.me, model.known_here) if model.room is not None else None

    def looking(self) -> "GrandmasGameLooking":
        """Return somebody who looks around at the table."""
        return GrandmasGameLooking()

    def my_turn(self, scene: Scene) -> bool:
        """Tell whether the reader's table goes on."""
        return scene.my_turn

    def opening(self, scene: Scene) -> list[str]:
        """Say who plays, on which number, and what is to beat."""
        who = ", ".join(player.name for player in scene.players) if scene.race else "alone"
        beat = grandmas_game_words.reached(scene.computers, scene.own_best)
        dealt = [words.AT_FIRST] if scene.view.dealt else []
        number = scene.number[0].replace(" ✓", ",")
        return [words.begins(who, number), *([beat] if beat else []), *dealt]

    def turn(self, scene: Scene) -> list[str]:
        """Say how one's table stands, and what can be played."""
        view = scene.view
        if scene.over:
            return []
        if not scene.my_turn:
            ended = view.ended if scene.me is not None else None
            if ended is not None:
                return [f"{grandmas_game_words.YOUR_TABLE[ended]} {grandmas_game_words.OTHERS_PLAY}"]
            return [words.their_turn(people_words.turn(scene.mover_name, mine=False))]
        made = grandmas_game_words.made(view.made, view.undos, view.redos, race=scene.race)
        lines = [words.turn(view.score, grandmas_game_words.stock(view.stock), made)]
        if scene.race:
            lines.append(f"{'; '.join(scene.standings)}.")
        lines += _table(view)
        return [*lines, *([words.STUCK] if view.stuck else []), *_listed(scene)]

    def stands(self, scene: Scene) -> tuple[object, ...]:
        """Return what makes a turn another one: in a race, one's own moves alone."""
        view = scene.view
        ply = view.made if scene.my_turn else view.ply if not scene.race else -1
        return scene.match, scene.leg, ply, view.ended, scene.my_turn, scene.over

    def hint(self, scene: Scene, expected: Sequence[Expected]) -> list[str]:
        """Say what the computer would play, the best first."""
        told = [words.expected(each.move, each.score) for each in expected[:_MOST_HINTED]]
        return [words.hint(told[0], told[1:])] if told else []

    def over(self, scene: Scene) -> list[str]:
        """Say how a leg ended."""
        view = scene.view
        parts = [start_words.sentence(grandmas_game_words.parts(view))] if view.foundations and not scene.race else []
        left = grandmas_game_words.left(view.left)
        return [scene.ended, *parts, *([f"{grandmas_game_words.LEFT} {left}."] if left else [])]

    def read_move(self, scene: Scene, typed: str) -> str | None:
        """Return the move that a number, or a move itself, stands for. Raises ValueError where there is no such."""
        if typed.isascii() and typed.isdigit() and typed != str(_TEN):
            listed = playable(scene.view)
            index = int(typed) if len(typed) < 6 else 0
            if not scene.my_turn or not 1 <= index <= len(listed):
                raise ValueError(words.no_place(index, len(listed)) if scene.my_turn else words.NOT_YOUR_TURN)
            return listed[index - 1].move
        move = _of_number(scene.view, typed) or (read_move(typed, scene.view) if _is_move(typed) else None)
        if move is None and typed.lower().split()[:1] == ["order"]:
            if not scene.view.reorder:
                raise ValueError(words.NOT_ORDERED)
            held = scene.view.workspace is not None and scene.view.workspace.cards
            raise ValueError(words.NO_ORDER if held else words.NOTHING_TO_ORDER)
        if move is None or move in ("undo", "redo"):
            return None
        if not scene.my_turn:
            raise ValueError(words.NOT_YOUR_TURN)
        return move

    def picture(self, view: View, glyphs: Glyphs, names: Sequence[str] = ()) -> list[str]:
        """Tell what lies on the table."""
        return _table(view) if isinstance(view, GrandmasGameView) else []


def _of_number(view: GrandmasGameView, typed: str) -> str | None:
    """Return the tenth move listed, which is typed as a pile's name is."""
    listed = playable(view)
    return listed[_TEN - 1].move if typed == str(_TEN) and len(listed) >= _TEN else None


def _is_move(typed: str) -> bool:
    """Tell whether something is typed as a move: a letter alone is a command."""
    return len(typed) > 1 or not typed.isalpha()


class GrandmasGameLooking:
    """Somebody who looks around at a table, and remembers nothing for them: memory is part of the game."""

    def see(self, scene: Scene) -> None:
        """See a leg as it stands now."""

    def told(self, given: Given, scene: Scene, glyphs: Glyphs) -> list[str] | None:
        """Return what a command asks to be told of a leg. Raises ValueError."""
        match given.name:
            case "moves":
                return [*_listed(scene), *([words.ORDER] if scene.view.may_order else [])]
            case "board":
                return _table(scene.view)
            case "dealing":
                return _dealing(scene.view, given.rest)
            case "points":
                return points(scene)
            case "news":
                return [f"{scene.news}."] if scene.news else [words.NO_NEWS]
        return None

    def move(self, given: Given, scene: Scene) -> str | None:
        """Return the move that a command makes. Raises ValueError where there is none."""
        if given.name == "safe" and not given.rest:
            return _or_refused(next((move.move for move in scene.view.moves if move.safe), None), words.NOTHING_SAFE)
        if given.name == "undo" and not scene.race:
            return _or_refused("undo" if scene.legal("undo") else None, words.NOTHING_TO_UNDO)
        if given.name == "redo" and not scene.race:
            return _or_refused("redo" if scene.legal("redo") else None, words.NOTHING_UNDONE)
        return None

    def refused(self) -> None:
        """Hear that the last move was refused."""

    def computers(self, number: int, view: View, typed: str, glyphs: Glyphs) -> list[str]:
        """Tell the table that the computer left on a number."""
        if not isinstance(view, GrandmasGameView):
            return []
        score = grandmas_game_words.counted(view.score)
        return [words.COMPUTERS_TABLE.format(number=show_number(number), score=score), *_table(view)]


def _or_refused(move: str | None, why: str) -> str:
    if move is None:
        raise ValueError(why)
    return move


def playable(view: GrandmasGameView) -> list[LegalMove]:
    """Return the moves that are listed by number: all but undo, redo and giving up."""
    return [move for move in view.moves if move.does not in ("undo", "redo", "give-up")]


def _listed(scene: Scene) -> list[str]:
    listed = [
        words.place(index, _told(move, scene.view), move.safe)
        for index, move in enumerate(playable(scene.view), start=1)
    ]
    return listed or [words.NOTHING_LISTED]


def _told(move: LegalMove, view: GrandmasGameView) -> str:
    """Write a move with the card that it plays, so that nobody has to look it up."""
    text = grandmas_game_words.move(move.move)
    if move.card is not None and move.does == "play" and move.source != "w":
        return f"{show_card(move.card)} from {text}"
    if move.card is not None and move.does == "transfer":
        return f"{show_card(move.card)} from {text}"
    return text


def _table(view: GrandmasGameView) -> list[str]:
    """Tell of the piles, the foundations and the workspace, in a line each row."""
    if not view.piles:
        return [words.NO_TABLE]
    lines = [
        "Piles: " + "; ".join(_pile(view, at) for at in row)
        for row in (range(5), range(5, 10), range(10, len(view.piles)))
    ]
    found = [
        f"{grandmas_game_words.foundation(each.name)} {show_card(each.top)}"
        for each in view.foundations
        if each.top is not None
    ]
    lines.append(f"Foundations: {', '.join(found) or 'empty'}.")
    if view.workspace is not None:
        held = " ".join(show_card(card) for card in view.workspace.cards) or "empty"
        lines.append(f"Workspace, of pile {grandmas_game_words.pile(view.workspace.pile)}, the lowest first: {held}.")
    return lines


def _pile(view: GrandmasGameView, at: int) -> str:
    pile = view.piles[at]
    under = f" over {show_card(pile.under)}" if pile.under is not None else ""
    name = grandmas_game_words.pile(pile.name)
    if pile.top is None:
        away = view.workspace is not None and view.workspace.pile == pile.name
        return f"{name} {'in the workspace' if away else 'empty'}"
    return f"{name} {show_card(pile.top)}{under} ({pile.size})"


def _dealing(view: GrandmasGameView, typed: str) -> list[str]:
    """Tell the course of the dealing, a line for each round of thirteen, or one round card by card."""
    if not view.dealt:
        return [words.NO_DEALING]
    rounds = [view.dealt[start : start + 13] for start in range(0, len(view.dealt), 13)]
    if typed.isdecimal() and 1 <= int(typed[:3]) <= len(rounds):
        return [f"{grandma_table_words.dealt_in_words(each)}." for each in rounds[int(typed[:3]) - 1]]
    return [
        f"{index}. " + ", ".join(f"{show_card(each.card)}{'+' * each.stock}" for each in dealt)
        for index, dealt in enumerate(rounds, start=1)
    ] + [grandmas_game_words.ROUNDS]


def points(scene: Scene) -> list[str]:
    """Say what the score is made of, how others stand, and what is to beat."""
    view, say = scene.view, grandmas_game_words
    standings = [f"{each}." for each in scene.standings] if scene.race else []
    if not view.foundations:  # who looks on at a race sees no table
        return standings
    made = say.made(view.made, view.undos, view.redos, race=scene.race)
    beat = say.reached(scene.computers, scene.own_best)
    own = f"{say.score(view.score)}: {say.parts(view)}; {say.stock(view.stock)}; {made}."
    return [own, *standings, *([beat] if beat else [])]


BOARD = GrandmasGame()
