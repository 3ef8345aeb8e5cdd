"""One leg of Happy Graphs on the screen: the views of it, and the input of a move.

The widget takes the arrow keys, Enter, Tab, the digits and `a` that begin a card, `v` for the hands, `g` for the next
group, `n` for a new one, the keys that move the view, and in a puzzle `t`, `e`, `u` and `r`. All other keys go on to
the screen, which names its own in `keys`.
"""

from collections import deque
from collections.abc import Callable
from dataclasses import replace
from typing import ClassVar

from textual import events, on
from textual.binding import Binding, BindingType

from client.games.arrows import Step
from client.games.clocks import Face
from client.games.happy_graphs import picture as pictures
from client.games.happy_graphs.choice import Choice
from client.games.happy_graphs.messages import leg as leg_text
from client.games.happy_graphs.moves import Spot, read_card, read_move
from client.games.happy_graphs.picture import Picture
from client.games.happy_graphs.scene import Scene
from client.terminal.games.board import Drawn, Keys
from client.terminal.games.happy_graphs.grid import GridView
from client.terminal.games.happy_graphs.leg_view import HappyGraphsLegView
from client.terminal.games.happy_graphs.position import GraphsSight
from client.terminal.games.picture_board import PictureBoard, usual_keys
from client.text.glyphs import UNICODE, Glyphs
from client.text.messages import game as game_text


class GraphsWidget(PictureBoard[Picture, Scene, HappyGraphsLegView], can_focus=True):
    """A leg being played, as one of its players or a spectator sees it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(way.value, f"step('{way.value}')", show=False) for way in Step),
        Binding("enter", "play", show=False),
        Binding("tab", "card(1)", show=False),
        Binding("shift+tab", "card(-1)", show=False),
        *(
            Binding(f"{modifier}+{key}", f"look({x * cells}, {y * lines})", show=False)
            for modifier, cells, lines in (("shift", 6, 2), ("ctrl", 24, 8))
            for key, x, y in (("up", 0, -1), ("down", 0, 1), ("left", -1, 0), ("right", 1, 0))
        ),
        Binding("pageup", "look_page(-1)", show=False),
        Binding("pagedown", "look_page(1)", show=False),
        Binding("home", "look(-9999, -9999)", show=False),
        Binding("end", "look(9999, 9999)", show=False),
    ]

    def __init__(self, glyphs: Glyphs = UNICODE, keys: Keys | None = None, *, id: str | None = None) -> None:
        super().__init__(Picture(keys=tuple(keys or usual_keys())), HappyGraphsLegView(glyphs), Scene, id=id)
        self._later: deque[Callable[[], None]] = deque()

    # The interface for the screen around it

    @property
    def typing(self) -> bool:
        """Whether a move is being typed."""
        return self._picture.choice.typed is not None

    def tell_time(self, clocks: tuple[Face, ...], now: float | None) -> None:
        """Show the seats' clocks, and the time of a puzzle."""
        scene = self._picture.scene
        if scene is None:
            return
        before = scene.elapsed(self._picture.now)
        self._picture = replace(self._picture, now=now)
        after = scene.elapsed(now)
        ticks = scene.timed and (before is None or after is None or before // 1000 != after // 1000)
        if scene.clocks != clocks or ticks:
            self._picture = replace(self._picture, scene=replace(scene, clocks=clocks))
            self._view.show_time(self._picture)

    def show_scene(self, scene: Scene | None) -> None:
        """Show a leg, and bring changes into sight."""
        before = self._picture
        if scene is None:
            self._sent = None
            self._later.clear()
            self._put(Picture(keys=before.keys, cells=before.cells))
            return
        fresh = before.scene is None or (before.scene.leg, before.scene.view) != (scene.leg, scene.view)
        if before.scene is None or self._answered(before.scene, scene):
            self._sent = None
        self._put(pictures.with_news(before, scene))
        if fresh:
            self._view.bring(self._picture.last)
            self._bring_chosen()
        self._go_on()

    def _answered(self, before: Scene, now: Scene) -> bool:
        """Return whether the move that was sent has been made; hints and others' moves in a puzzle are no answer."""
        since = now.view.ply - before.view.ply
        if before.leg != now.leg or not now.my_turn or since < 0:
            return True
        mine = any(now.me is not None and move.seat == now.me.seat for move in now.moves[:since])
        return since > 0 and (mine or not now.puzzle or since > len(now.moves))

    def _bring_chosen(self) -> None:
        if self._picture.place is not None:
            self._view.bring(self._picture.place.box)

    def refused(self, message: str) -> None:
        """Show why a move was refused, until the next key or choice."""
        history = self._picture.history
        self._picture = replace(self._picture, history=history.refused(self._sent) if self._sent else history)
        super().refused(message)
        self._go_on()
        self._say(message)

    # Input

    def _withdrawn(self, picture: Picture) -> Picture:
        """Return a picture without a choice that Enter could play."""
        return pictures.withdrawn(picture)

    def _turn(self, picture: Picture) -> None:
        """Show a picture that the player moved to, and bring its chosen part into sight."""
        super()._turn(picture)
        self._bring_chosen()

    def _choose(self, choice: Choice) -> None:
        self._turn(pictures.chosen(self._picture, choice))

    def _send(self, move: str) -> None:
        scene = self._picture.scene
        if scene is None or not scene.my_turn or self._sent is not None:
            return
        self._sent = move
        self._choose(replace(self._picture.choice, typed=None, taking=False, asks=False))
        self.post_message(self.MoveChosen(move))

    def _in_turn(self, deed: Callable[[], None]) -> None:
        """Run a puzzle action after all earlier moves are answered, because only then the position is known."""
        self._later.append(deed)
        self._go_on()

    def _go_on(self) -> None:
        """Run the actions that waited for an answer."""
        while self._later and self._sent is None:
            self._later.popleft()()

    def on_key(self, event: events.Key) -> None:
        """Handle the keys of a typed move, and the game's own keys."""
        scene, choice = self._picture.scene, self._picture.choice
        if scene is not None and (self._types(event, scene, choice) or self._does(event, scene, choice)):
            event.stop()
            event.prevent_default()
        elif self._refused is not None:
            self._refused = None
            self._put(self._picture)

    def _types(self, event: events.Key, scene: Scene, choice: Choice) -> bool:
        """Handle a character or a correction of a typed move; return whether it was one."""
        typed: Choice | None = None
        early = not scene.my_turn and not scene.over and scene.me is not None
        in_turn = scene.my_turn and not choice.taking and not choice.asks
        if early or in_turn:
            typed = choice.type(event.character or "", scene.hand)
        if typed is None and choice.typed is not None:
            kept = {"backspace": choice.erase(scene.hand), "escape": replace(choice, typed=None)}
            typed = kept.get(event.key)
        if typed is not None:
            self._choose(typed)
        return typed is not None

    def _does(self, event: events.Key, scene: Scene, choice: Choice) -> bool:
        """Handle one of the game's own keys; return whether it is one."""
        key, picture = event.key, self._picture
        if key == "v" and scene.has_hands:
            self._turn(replace(picture, hands=not picture.hands, top=0))
        elif key == "g" and len(picture.layout.groups) > 1:
            self._turn(pictures.next_group(picture))
        elif key == "n" and not scene.asked and (begun := pictures.new_group(picture)) is not None:
            self._turn(begun)
        elif key == "escape" and (choice.taking or choice.asks):
            self._turn(pictures.taking(picture, on=False))
        elif not scene.puzzle or not scene.my_turn:
            return False
        else:
            return self._puzzles(key, scene, choice)
        return True

    def _puzzles(self, key: str, scene: Scene, choice: Choice) -> bool:
        """Handle a key of a puzzle; return whether it is one."""
        if key == "t":
            if not scene.view.groups:
                self._say(leg_text.board_empty())
            else:
                self._turn(pictures.taking(self._picture, on=not choice.taking))
        elif key == "e" and not choice.asks:
            self._choose(replace(choice, asks=True, taking=False, typed=None))
        elif key == "e":
            self._choose(replace(choice, asks=False))
            self._in_turn(lambda: self._send("done"))
        elif key in ("u", "r"):
            self._in_turn(lambda: self._again(back=key == "u"))
        else:
            return False
        return True

    def _again(self, *, back: bool) -> None:
        """Undo the player's last step, or redo the last undone step."""
        picture = self._picture
        if picture.scene is None:
            return
        history = picture.history.begun_anew(picture.scene.view, back=back)
        self._picture = replace(picture, history=history)
        move = history.undo if back else history.redo
        if move is None:
            self._say(leg_text.nothing_to_undo() if back else leg_text.nothing_to_redo())
        else:
            self._send(move)

    def action_step(self, way: str) -> None:
        """Choose the nearest square in a direction; if there is none, move the view."""
        if self._picture.hands:
            self._scroll_hands({"up": -1, "down": 1}.get(way, 0))
            return
        picture = pictures.at_step(self._picture, Step(way))
        if picture is not None:
            self._turn(picture)
        else:
            self.action_look(*{"up": (0, -2), "down": (0, 2), "left": (-6, 0), "right": (6, 0)}[way])

    def action_card(self, step: int) -> None:
        """Choose the next card of the hand."""
        self._turn(pictures.next_card(self._picture, step))

    def action_play(self) -> None:
        """Make the typed or chosen move, or leave a leg that is over."""
        picture, scene = self._picture, self._picture.scene
        if scene is not None and scene.over:
            self.post_message(self.WentOn())
            return
        if picture.hands:  # the boards are hidden, so no move can be made
            self._turn(replace(picture, hands=False))
            return
        if scene is None or not scene.my_turn:
            return
        typed = picture.choice.typed
        if typed is not None and picture.choice.types_square and scene.puzzle:
            self._choose(replace(picture.choice, typed=None))
            self._in_turn(lambda: self._play_typed(typed))
        elif typed is not None and (picture.choice.types_square or read_card(typed, scene.hand) is None):
            self._play_typed(typed)
        elif picture.place is not None and not picture.choice.asks:
            self._send(picture.place.move)
        elif picture.place is None and picture.layout.places and self._sent is None:
            self._say(game_text.choose_first())

    def _play_typed(self, typed: str) -> None:
        """Make a typed move, with the current cards of the hand."""
        scene = self._picture.scene
        move = None if scene is None else read_move(typed, scene.hand)
        if move is not None:
            self._send(move)
        else:
            self._choose(replace(self._picture.choice.withdrawn(), typed=typed))
            self._say(leg_text.not_a_move(typed))

    @on(GridView.Clicked)
    def click(self, event: GridView.Clicked) -> None:
        """Choose the clicked square, or play on it if it is chosen; a click on a puzzle's card takes it back."""
        event.stop()
        spots = {place.spot for place in self._picture.layout.places}
        if event.spot not in spots:
            self._pick_up(event.spot)
        elif event.spot == self._picture.choice.spot and self._picture.place is not None:
            self._send(self._picture.place.move)
        else:
            self._turn(pictures.at_spot(self._picture, event.spot))

    def _pick_up(self, spot: Spot) -> None:
        scene = self._picture.scene
        if scene is not None and scene.puzzle and scene.my_turn:
            self._turn(pictures.at_spot(pictures.taking(self._picture, on=True), spot))

    @on(GridView.Looked)
    def fit_window(self, event: GridView.Looked) -> None:
        """Lay out the boards again if the window's width has changed, and show what is out of sight."""
        event.stop()
        cells = self._view.window.size.width
        if cells and cells != self._picture.cells:
            self._put(pictures.laid_out(replace(self._picture, cells=cells)))
        self._view.renew_rules()

    def action_look(self, cells: int, lines: int) -> None:
        """Move the view without choosing."""
        self._view.window.look(cells, lines)

    def action_look_page(self, side: int) -> None:
        """Move the view a page up or down."""
        if self._picture.hands:
            self._scroll_hands(side * max(1, self._view.rows - 1))
        else:
            self._view.window.look(0, side * max(1, self._view.window.size.height - 2))

    def _scroll_hands(self, lines: int) -> None:
        scene = self._picture.scene
        if scene is not None:
            last = max(0, len(scene.players) - self._view.rows)
            self._put(replace(self._picture, top=max(0, min(self._picture.top + lines, last))))


DRAWN = Drawn(GraphsWidget, GraphsSight)
