"""One leg of Poker Solitaire on the screen: the choice of a card and a square, and the input of a move.

The widget takes the arrow keys, Enter, Tab, Space, the digits of rows, the letters of columns, `x` for the reject
squares, `m` to type a move, `p` if a turn may be passed and `e` if a race may be ended. A square typed before the turn
waits for the turn. All other keys go on to the screen around it.
"""

from dataclasses import replace
from typing import ClassVar

from textual import events, on
from textual.binding import Binding, BindingType

from client.games.arrows import Step
from client.games.poker_solitaire import picture as pictures
from client.games.poker_solitaire.choice import Choice
from client.games.poker_solitaire.footer import half_typed
from client.games.poker_solitaire.messages import leg as leg_text
from client.games.poker_solitaire.moves import read_move, source_of
from client.games.poker_solitaire.picture import Picture
from client.games.poker_solitaire.scene import Scene
from client.terminal.games.board import Drawn, Keys
from client.terminal.games.picture_board import PictureBoard, usual_keys
from client.terminal.games.poker_solitaire.leg_view import BoardSheet, PokerSolitaireLegView
from client.terminal.games.poker_solitaire.position import PokerSight
from client.text.glyphs import UNICODE, Glyphs
from client.text.messages import game as game_text


class PokerWidget(PictureBoard[Picture, Scene, PokerSolitaireLegView], can_focus=True):
    """A leg being played, as one of its players or a spectator sees it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(way.value, f"step('{way.value}')", show=False) for way in Step),
        Binding("enter", "play", show=False),
        Binding("tab", "card(1)", show=False),
        Binding("shift+tab", "card(-1)", show=False),
    ]

    def __init__(self, glyphs: Glyphs = UNICODE, keys: Keys | None = None, *, id: str | None = None) -> None:
        super().__init__(Picture(keys=tuple(keys or usual_keys())), PokerSolitaireLegView(glyphs), Scene, id=id)
        self._dragged: str | None = None
        self._dropped = False

    # The interface for the screen around it

    @property
    def typing(self) -> bool:
        """Whether a move or a square is being typed."""
        choice = self._picture.choice
        return choice.typed is not None or choice.row is not None or choice.early is not None

    def show_scene(self, scene: Scene | None) -> None:
        """Show a leg."""
        before = self._picture
        if scene is None:
            self._sent = None
            self._put(Picture(keys=before.keys, cells=before.cells, rows=before.rows))
            return
        sent = self._sent
        if before.scene is None or self._answered(before.scene, scene):
            self._sent = None
        self._put(pictures.with_news(before, scene, sent))
        early = self._picture.choice.early
        if early is not None and scene.my_turn:
            self._choose(replace(self._picture.choice, early=None))
            self._choose_square(early)

    def _answered(self, before: Scene, now: Scene) -> bool:
        """Return whether the move that was sent has been made; in a race other players' moves can come first."""
        if before.leg != now.leg or not now.my_turn:
            return True
        if before.view.ply == now.view.ply:
            return False
        played = now.view.played
        mine = played is not None and played.seat == now.seat
        return mine or not now.race or now.view.ply > before.view.ply + 1

    # Input

    def _withdrawn(self, picture: Picture) -> Picture:
        """Return a picture without a choice that Enter could play."""
        return pictures.withdrawn(picture)

    def _choose(self, choice: Choice) -> None:
        self._turn(pictures.chosen(self._picture, choice))

    def _send(self, move: str) -> None:
        scene = self._picture.scene
        if scene is None or not scene.my_turn or self._sent is not None:
            return
        self._sent = move
        self._choose(replace(self._picture.choice, typed=None, row=None, picking=False, asks=False))
        self.post_message(self.MoveChosen(move))

    def on_key(self, event: events.Key) -> None:
        """Handle the keys of a typed move, and the game's own keys."""
        scene = self._picture.scene
        if scene is None:
            taken = False
        elif scene.my_turn:
            taken = self._types(event) or self._does(event.key, scene)
        else:
            taken = scene.waits_for_turn and self._types_early(event)
        if taken:
            event.stop()
            event.prevent_default()
        elif self._refused is not None:
            self._refused = None
            self._put(self._picture)

    def _types(self, event: events.Key) -> bool:
        """Handle a character or a correction of a move or a square; return whether it was one."""
        choice, character = self._picture.choice, event.character or ""
        if choice.typed is not None:
            if event.key == "backspace":
                self._choose(replace(choice, typed=choice.typed[:-1] or None))
            elif event.key == "escape":
                self._choose(replace(choice, typed=None))
            elif (typed := choice.type(character)) is not None:
                self._choose(typed)
            else:
                return False
            return True
        if choice.asks or (read := choice.type_square(character) if self._takes(character) else None) is None:
            if choice.row is not None and character == choice.row:
                self._choose(replace(choice, row=None))
            return False
        now, square = read
        self._choose(now)
        if square is not None:
            self._choose_square(square)
        return True

    def _types_early(self, event: events.Key) -> bool:
        """Handle a character or a correction of a square typed before the turn; return whether it was one."""
        choice, character = self._picture.choice, event.character or ""
        now = choice.type_early(character)
        if now is None and self.typing:
            now = {"backspace": choice.erase_early(), "escape": Choice()}.get(event.key)
        if now is not None:
            self._choose(now)
        elif choice.row is not None and character == choice.row:
            self._choose(Choice())
        return now is not None

    def _choose_square(self, square: str) -> None:
        """Choose a typed square, or show that it does not accept the card."""
        found = pictures.at_place(self._picture, square)
        if found is None:
            self.refused(leg_text.does_not_fit(square))
        else:
            self._turn(found)

    def _takes(self, character: str) -> bool:
        """Return whether a character may be half a square now: `e` means Done if Done is possible."""
        scene, row = self._picture.scene, self._picture.choice.row
        return scene is not None and bool(scene.sources) and not (character == "e" and row is None and scene.may_done)

    def _does(self, key: str, scene: Scene) -> bool:
        """Handle one of the game's own keys; return whether it is one."""
        picture, choice = self._picture, self._picture.choice
        if key == "escape" and (choice.picking or choice.asks or choice.row is not None):
            self._turn(pictures.picking(picture, on=False))
        elif key == "space":
            self._picking(scene)
        elif key == "m":
            self._choose(replace(choice, typed="", picking=False))
        elif key == "x":
            found = pictures.rejecting(picture)
            if found is None:
                self._say(leg_text.no_reject_square())
            else:
                self._turn(found)
        elif key == "p" and scene.may_pass:
            self._send("pass")
        elif key == "e" and scene.may_done:
            if choice.asks:
                self._send("done")
            else:
                self._choose(replace(choice, asks=True, picking=False))
        else:
            return False
        return True

    def _picking(self, scene: Scene) -> None:
        if not scene.sources:
            self._say(leg_text.nothing_to_pick_up())
        else:
            self._turn(pictures.picking(self._picture, on=not self._picture.choice.picking))

    def action_step(self, way: str) -> None:
        """Choose the nearest place in a direction."""
        picture = pictures.at_step(self._picture, Step(way))
        if picture is not None:
            self._turn(picture)

    def action_card(self, step: int) -> None:
        """Pick up the next dealt card."""
        self._turn(pictures.next_card(self._picture, step))

    def action_play(self) -> None:
        """Make the typed or chosen move, pick up the chosen card, or leave a leg that is over."""
        picture, scene = self._picture, self._picture.scene
        if scene is not None and scene.over:
            self.post_message(self.WentOn())
        if scene is None or not scene.my_turn:
            return
        choice = picture.choice
        if choice.typed is not None:
            move = read_move(scene.typed(choice.typed), scene.view, scene.seat, choice.what, picture.near)
            if move is None:
                self._say(leg_text.not_a_move(choice.typed))
            else:
                self._send(move)
        elif choice.row is not None:
            self._say(half_typed(choice.row))
        elif choice.lost is not None:
            self._choose(choice.again(scene.sources))
        elif choice.picking and choice.where is not None:
            self._turn(pictures.picked_up(picture, choice.where))
        elif choice.move is not None and not choice.asks:
            self._send(choice.move)
        elif scene.may_pass and not scene.sources:
            self._send("pass")
        elif choice.move is None and scene.sources and self._sent is None:
            self._say(game_text.choose_first())

    @on(BoardSheet.Pressed)
    def press(self, event: BoardSheet.Pressed) -> None:
        """Pick up the card under the mouse, to drag it."""
        event.stop()
        picture, scene = self._picture, self._picture.scene
        place = picture.layout.at(event.line, event.x)
        self._dragged = place if scene is not None and source_of(scene.sources, place) is not None else None
        self._dropped = False
        if self._dragged is not None and self._dragged != picture.choice.what:
            self._turn(pictures.picked_up(picture, self._dragged))

    @on(BoardSheet.Released)
    def drop(self, event: BoardSheet.Released) -> None:
        """Put the dragged card where the mouse was released."""
        event.stop()
        scene, layout = self._picture.scene, self._picture.layout
        source = source_of(scene.sources, self._dragged) if scene is not None else None
        self._dragged = None
        if scene is None or source is None or layout.at(event.line, event.x) == source.what:
            return
        place = layout.near(event.line, event.x, source.targets)
        if place is None or place == source.what:
            return
        self._dropped = True
        if place in source.targets:
            self._send(f"{source.what}>{place}")
        else:
            self._say(leg_text.does_not_fit(scene.called(place)))

    @on(BoardSheet.Lost)
    def lose(self, event: BoardSheet.Lost) -> None:
        """Keep the dragged card picked up in its place."""
        event.stop()
        self._dragged = None

    @on(BoardSheet.Clicked)
    def click(self, event: BoardSheet.Clicked) -> None:
        """Choose the clicked square, play there if it is chosen, or pick up its card."""
        event.stop()
        picture, scene = self._picture, self._picture.scene
        place = picture.layout.at(event.line, event.x)
        if scene is None or place is None or not scene.my_turn or self._dropped:
            return
        if place == picture.choice.where and not picture.choice.picking:
            self.action_play()
        elif (now := pictures.clicked(picture, place)) is not None:
            self._turn(now)

    @on(BoardSheet.Sized)
    def fit_board(self, event: BoardSheet.Sized) -> None:
        """Lay out the matrices for the new size."""
        event.stop()
        size = self._view.board.size
        if size.width and (size.width, size.height) != (self._picture.cells, self._picture.rows):
            self._put(pictures.laid_out(replace(self._picture, cells=size.width, rows=size.height)))


DRAWN = Drawn(PokerWidget, PokerSight)
