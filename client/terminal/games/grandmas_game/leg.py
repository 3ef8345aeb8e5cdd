"""One leg of Grandma's Game on the screen: the views of it, and the input of a move.

The widget takes the arrow keys, Enter, Space, `+` and `-`, `d` for a deal, `s` for an order, `l` to look under a top,
`u` and `r` to undo and redo, `g` to give up, `x` for safe cards, `v` for the dealing, and what begins a typed move. All
other keys go on to the screen, which names its own in `keys`.
"""

from dataclasses import replace
from typing import ClassVar

from textual import events, on
from textual.binding import Binding, BindingType
from textual.timer import Timer

from client.games.arrows import Step
from client.games.grandmas_game import picture as pictures
from client.games.grandmas_game.choice import Choice
from client.games.grandmas_game.dealing import PACES, USUAL, Dealing
from client.games.grandmas_game.layout import workspace_at
from client.games.grandmas_game.messages import leg as leg_text
from client.games.grandmas_game.move_input import Played, key_played, spot_played, typed_played
from client.games.grandmas_game.moves import ORDER
from client.games.grandmas_game.picture import Picture
from client.games.grandmas_game.scene import Scene, automatic
from client.terminal.games.board import Drawn, Keys
from client.terminal.games.grandmas_game.leg_view import GrandmasGameLegView
from client.terminal.games.grandmas_game.position import GrandmasGameSight
from client.terminal.games.grandmas_game.table import Felt
from client.terminal.games.picture_board import PictureBoard, usual_keys
from client.text.glyphs import UNICODE, Glyphs
from client.text.messages import game as game_text
from protocol.games.grandmas_game.view import GrandmasGameView


class GrandmasGameWidget(PictureBoard[Picture, Scene, GrandmasGameLegView], can_focus=True):
    """A leg being played, as one of its players or a spectator sees it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(way.value, f"step('{way.value}')", show=False) for way in Step),
        Binding("enter", "play", show=False),
        Binding("home", "carry(-99)", show=False),
        Binding("end", "carry(99)", show=False),
        Binding("pageup", "look(-6)", show=False),
        Binding("pagedown", "look(6)", show=False),
    ]

    def __init__(self, glyphs: Glyphs = UNICODE, keys: Keys | None = None, *, id: str | None = None) -> None:
        super().__init__(Picture(keys=tuple(keys or usual_keys())), GrandmasGameLegView(glyphs), Scene, id=id)
        self._ticks: Timer | None = None
        self._next_safe: Timer | None = None
        self._pace = USUAL

    def look_as_set(self) -> None:
        """Turn automatic safe cards on or off, as the player last chose."""
        self._picture = replace(self._picture, auto=getattr(self.app, "plays_safe", self._picture.auto))

    # The interface for the screen around it

    def show_scene(self, scene: Scene | None) -> None:
        """Show a leg; start the dealing if the player watches it, and play a safe card if that is automatic."""
        before = self._picture
        if scene is None:
            self._sent = None
            self._put(Picture(keys=before.keys, cells=before.cells, auto=before.auto))
            return
        moved = before.scene is None or before.scene.view.made != scene.view.made or scene.over
        if moved:
            self._sent = None  # an event such as a hint, or another player's move in a race, does not answer a move
        self._put(pictures.with_news(before, scene, runs=self.app.animation_level != "none"))
        self._go_on_dealing()
        if moved:
            self._play_safe()

    # The dealing

    def _go_on_dealing(self) -> None:
        """Deal the next card if its time has come and the dealing runs automatically."""
        if self._ticks is not None:
            self._ticks.stop()
            self._ticks = None
        dealing = self._picture.dealing
        if dealing is not None and dealing.runs:
            self._ticks = self.set_timer(dealing.seconds, self._deal_on)

    def _deal_on(self) -> None:
        scene, dealing = self._picture.scene, self._picture.dealing
        if scene is not None and dealing is not None:
            self._watch(dealing.on(scene.view))

    def _watch(self, dealing: Dealing | None) -> None:
        self._refused = None
        self._pace = self._pace if dealing is None else dealing.pace
        self._put(pictures.watched(self._picture, dealing))
        self._go_on_dealing()
        if dealing is None:
            self._play_safe()

    def _watches(self, key: str, scene: Scene, dealing: Dealing) -> bool:
        """Handle a key while the dealing is watched; return whether it is one."""
        watched = dealing.keyed(key, scene.view, self.app.animation_level != "none")
        if key == "enter" or watched is not None:
            self._watch(watched)
            return True
        return False

    # Input

    @property
    def typing(self) -> bool:
        """Whether a move is being typed."""
        return self._picture.choice.typed is not None

    def _withdrawn(self, picture: Picture) -> Picture:
        """Return a picture without a choice that Enter could play."""
        return pictures.chosen(picture, picture.choice.withdrawn())

    def _choose(self, choice: Choice) -> None:
        self._turn(pictures.chosen(self._picture, choice))

    def _send(self, move: str, typed: str | None = None) -> None:
        """Make a move; `typed` is the text that stays in the input."""
        scene = self._picture.scene
        if scene is None or not scene.my_turn or self._sent is not None:
            return
        self._sent = move
        self._choose(replace(self._picture.choice, typed=typed, order=None, asks=False))
        self.post_message(self.MoveChosen(move))

    def _play_safe(self) -> None:
        """Play the safe cards one after another at the pace of the dealing, so that the player can follow."""
        if self._next_safe is not None:
            self._next_safe.stop()
            self._next_safe = None
        if self._safe() is None:
            return
        if self.app.animation_level == "none":
            self._send_safe()
        else:
            self._next_safe = self.set_timer(PACES[self._pace], self._send_safe)

    def _safe(self) -> str | None:
        scene, picture = self._picture.scene, self._picture
        busy = not picture.auto or picture.dealing is not None or picture.choice.order is not None
        return None if scene is None or busy else automatic(scene)

    def _send_safe(self) -> None:
        self._next_safe = None
        move = self._safe()
        if move is not None:
            self._send(move, self._picture.choice.typed)

    def on_key(self, event: events.Key) -> None:
        """Handle the keys of a typed move, and the game's own keys."""
        scene, picture = self._picture.scene, self._picture
        if scene is not None and picture.dealing is not None:
            taken = self._watches(event.key, scene, picture.dealing) or self._types(event, scene)
            if taken and self.typing:  # a typed card refers to the table after the dealing
                self._watch(None)
        else:
            taken = scene is not None and scene.my_turn and (self._types(event, scene) or self._does(event.key, scene))
        if taken:
            event.stop()
            event.prevent_default()
        elif self._refused is not None:
            self._refused = None
            self._put(self._picture)

    def _types(self, event: events.Key, scene: Scene) -> bool:
        """Handle a character or a correction of a typed move; return whether it was one."""
        choice = self._picture.choice
        if choice.asks or not scene.my_turn:
            return False
        typed = choice.type(event.character or "", scene.view)
        if typed is None and choice.typed is not None:
            kept = {"backspace": choice.erase(scene.view), "escape": replace(choice, typed=None)}
            typed = kept.get(event.key)
        if typed is not None:
            self._choose(typed)
        return typed is not None

    def _does(self, key: str, scene: Scene) -> bool:
        """Handle one of the game's own keys; return whether it is one."""
        choice, view = self._picture.choice, scene.view
        match key:
            case "escape" if choice.asks or choice.order is not None:
                self._choose(replace(choice, asks=False, order=None))
            case "space":
                self._carry(choice, scene)
            case "s" if view.workspace is not None and view.may_order:
                self._choose(replace(choice, typed=ORDER, order=None))
            case "s":
                self._say(_not_carried(view))
            case "h" if scene.hint is not None:
                self._choose(choice.written(scene.hint.move, view))
            case "g" if choice.asks:
                self._send("give-up")
            case "g":
                self._choose(replace(choice, asks=True, typed=None, order=None))
            case "x":
                self._turn(replace(self._picture, auto=not self._picture.auto))
                self.post_message(self.Keeps("safe", "on" if self._picture.auto else "off"))
                self._say(game_text.safe_on() if self._picture.auto else game_text.safe_off())
                self._play_safe()
            case "v" if view.dealt:
                self._watch(Dealing(pace=self._pace, runs=self.app.animation_level != "none"))
            case "v":
                self._say(leg_text.no_dealing())
            case _:
                played = key_played(key, scene, choice.at)
                self._play(played)
                return played is not None
        return True

    def _play(self, played: Played | None) -> None:
        """Make a move, or show why there is none."""
        if played is not None and played.move is not None:
            self._send(played.move)
        elif played is not None:
            self._say(played.why)

    def _carry(self, choice: Choice, scene: Scene) -> None:
        """Pick up the chosen card of the workspace, or put it down."""
        if choice.order is not None:
            self._put_down()
            return
        held = choice.picked_up(scene.view)
        if held is not None:
            self._choose(held)
        else:
            self._say(_not_carried(scene.view))

    def _put_down(self) -> None:
        picture, move = pictures.put_down(self._picture)
        self._turn(picture)
        if move is not None:
            self._send(move)

    def action_step(self, way: str) -> None:
        """Choose the nearest thing in a direction, or move the carried card there."""
        if self._picture.scene is not None and self._picture.scene.my_turn:
            self._turn(pictures.at_step(self._picture, Step(way)))
        else:
            self._view.window.look(*{"up": (0, -2), "down": (0, 2), "left": (-6, 0), "right": (6, 0)}[way])

    def action_carry(self, to: int) -> None:
        """Carry a card to the bottom or the top of the workspace."""
        if self._picture.choice.order is not None:
            self._choose(self._picture.choice.carried(to))

    def action_look(self, lines: int) -> None:
        """Move the window."""
        self._view.window.look(0, lines)

    def action_play(self) -> None:
        """Make the typed or chosen move, or leave a leg that is over."""
        picture, scene = self._picture, self._picture.scene
        if scene is not None and scene.over:
            self.post_message(self.WentOn())
        elif scene is None or not scene.my_turn or picture.choice.asks:
            return
        elif picture.choice.order is not None:
            self._put_down()
        elif picture.choice.typed is not None:
            self._play(typed_played(picture.choice.typed, scene))
        else:
            self._play(spot_played(picture.choice.at, scene))

    @on(Felt.Clicked)
    def click(self, event: Felt.Clicked) -> None:
        """Choose the clicked part; a second click plays it. A carried card is put down there."""
        event.stop()
        picture, scene = self._picture, self._picture.scene
        if scene is None or not scene.my_turn or picture.dealing is not None:
            return
        at, to = workspace_at(picture.choice.at), workspace_at(event.spot)
        if picture.choice.order is not None and at is not None and to is not None:
            self._choose(picture.choice.carried(to - at))
            self._put_down()
        elif event.twice and event.spot == picture.choice.at:
            self._play(spot_played(event.spot, scene))
        else:
            self._turn(pictures.at_spot(picture, event.spot))

    @on(Felt.Looked)
    def fit_window(self, event: Felt.Looked) -> None:
        """Lay out the table again if the window's width has changed."""
        event.stop()
        cells = self._view.window.size.width
        if cells and cells != self._picture.cells:
            self._put(pictures.laid_out(replace(self._picture, cells=cells)))


def _not_carried(view: GrandmasGameView) -> str:
    """Return why no card of the workspace can be picked up."""
    if not view.reorder:
        return leg_text.order_fixed()
    return leg_text.choose_in_workspace() if view.may_order else leg_text.nothing_to_order()


DRAWN = Drawn(GrandmasGameWidget, GrandmasGameSight)
