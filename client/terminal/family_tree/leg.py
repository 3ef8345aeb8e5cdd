"""One leg of Family Tree on the screen: the tree, what stands around it, and the ways to make a move.

The widget takes the arrow keys, Enter, the digits and letters that begin a card (so the screen around it cannot have
a, j, k, q, t or x), the keys that move the view and, while a card is typed, Escape and Backspace. All other keys go on
to the screen, which names its own in `keys`.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import ClassVar

from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.message import Message
from textual.widget import Widget

from client.clocks import Face
from client.terminal import words
from client.terminal.cards import in_signs
from client.terminal.family_tree import panel, says
from client.terminal.family_tree.choice import BEGINS_A_CARD, Choice, Step
from client.terminal.family_tree.layout import EMPTY, Box, lay_out
from client.terminal.family_tree.scene import Scene, read_scene
from client.terminal.family_tree.tree import TreeView
from client.terminal.glyphs import UNICODE, Glyphs
from client.terminal.lines import Line, Run, fitted
from client.terminal.sheet import Composer, Sheet
from protocol.cards import Card
from protocol.events import RoomEvent
from protocol.ids import Seat


class LegWidget(Widget, can_focus=True):
    """A leg being played, as one of its players or an onlooker sees it."""

    DEFAULT_CSS = """
    LegWidget {
        height: 1fr;
        Sheet { height: 1; }
        #heading, #folded, #says { height: 2; }
        #middle { height: 1fr; }
        #panel { width: 0; height: 1fr; }
        TreeView { width: 1fr; height: 1fr; }
        &.-wide #folded, &.-narrow #panel { display: none; }
    }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(way.value, f"step('{way.value}')", show=False) for way in Step),
        Binding("enter", "play", show=False),
        *(
            Binding(f"{modifier}+{key}", f"look({x * cells}, {y * lines})", show=False)
            for modifier, cells, lines in (("shift", 4, 1), ("ctrl", 20, 8))
            for key, x, y in (("up", 0, -1), ("down", 0, 1), ("left", -1, 0), ("right", 1, 0))
        ),
        Binding("pageup", "look_page(-1)", show=False),
        Binding("pagedown", "look_page(1)", show=False),
        Binding("home", "look_to_end(-1)", show=False),
        Binding("end", "look_to_end(1)", show=False),
        Binding("left_square_bracket", "look_generation(-1)", show=False),
        Binding("right_square_bracket", "look_generation(1)", show=False),
    ]

    class MoveChosen(Message):
        """The player makes a move, in the game's notation; it need not be a legal one."""

        def __init__(self, move: str) -> None:
            super().__init__()
            self.move = move

    class WentOn(Message):
        """The player has seen the end of the leg."""

    def __init__(
        self,
        glyphs: Glyphs = UNICODE,
        keys: Sequence[tuple[str, str]] = (words.keys.RULES, words.keys.LEAVE_LEG),
        *,
        id: str | None = None,
    ) -> None:
        super().__init__(id=id)
        self._glyphs = glyphs
        self._keys = keys
        self._scene: Scene | None = None
        self._layout = EMPTY
        self._choice = Choice()
        self._refused: str | None = None
        self._notice: str | None = None
        self._sent = False
        self._tree = TreeView(glyphs)

    # What is on the screen

    def compose(self) -> ComposeResult:
        """Set the parts one below the other, the tree and the panel side by side."""
        glyphs = self._glyphs
        yield Sheet(self._on_scene(lambda scene, cells, _: panel.heading(scene, cells, glyphs)), glyphs, id="heading")
        yield Sheet(self._on_scene(lambda scene, cells, _: panel.folded(scene, cells, glyphs)), glyphs, id="folded")
        yield Sheet(self._compose_top_rule, glyphs, id="top")
        with Horizontal(id="middle"):
            yield self._tree
            yield Sheet(self._on_scene(self._compose_panel), glyphs, id="panel")
        yield Sheet(self._compose_bottom_rule, glyphs, id="bottom")
        yield Sheet(self._compose_says, glyphs, id="says")
        yield Sheet(self._compose_keys, glyphs, id="keys")

    def on_mount(self) -> None:
        """Listen to the keys."""
        self.focus()

    def on_resize(self, event: events.Resize) -> None:
        """Fold the panel where there is too little room for it."""
        beside = panel.panel_width(event.size.width)
        self.set_class(beside > 0, "-wide")
        self.set_class(beside == 0, "-narrow")
        self.query_one("#panel").styles.width = beside
        self._renew()

    def _on_scene(self, composer: Callable[[Scene, int, int], list[Line]]) -> Composer:
        """Make a sheet's composer of what needs a leg to tell of."""
        return lambda cells, rows: composer(self._scene, cells, rows) if self._scene else []

    def _compose_top_rule(self, cells: int, rows: int) -> list[Line]:
        return [panel.top_rule(self._layout, self._tree.sight, cells, panel.panel_width(cells))]

    def _compose_bottom_rule(self, cells: int, rows: int) -> list[Line]:
        return [panel.bottom_rule(self._layout, self._tree.sight, cells, panel.panel_width(cells))]

    def _compose_panel(self, scene: Scene, cells: int, rows: int) -> list[Line]:
        place = self._choice.place
        chosen = scene.family_of(place.move.target).member if place else None
        return panel.panel(scene, chosen, cells, rows, self._glyphs)

    def _compose_says(self, cells: int, rows: int) -> list[Line]:
        if self._scene is None:
            return [(Run(words.family_tree.NO_LEG),)]
        message = self._refused or self._notice or (words.family_tree.SENT if self._sent else None)
        return says.says(self._scene, self._choice, message, cells, self._glyphs)

    def _compose_keys(self, cells: int, rows: int) -> list[Line]:
        own = says.own_keys(self._scene, self._choice)
        others = (hint for hint in self._keys if hint[0] not in {key for key, _ in own})
        return [fitted((*own, *others), words.keys.LEAST, cells)]

    def _renew(self) -> None:
        for sheet in self.query(Sheet):
            sheet.renew()

    # What the screen around it says

    def tell_time(self, clocks: tuple[Face, ...]) -> None:
        """Show what the seats' clocks say now."""
        if self._scene is not None and self._scene.clocks != clocks:
            self._scene = replace(self._scene, clocks=clocks)
            self.query_one("#heading", Sheet).renew()

    def name_keys(self, keys: Sequence[tuple[str, str]]) -> None:
        """Name these as the keys of the screen around the leg."""
        if tuple(keys) != tuple(self._keys):
            self._keys = keys
            self.query_one("#keys", Sheet).renew()

    def show(self, room: RoomEvent, me: Seat | None, here: tuple[Seat, ...], clocks: tuple[Face, ...] = ()) -> None:
        """Show a leg as it stands, to the holder of seat `me` or to an onlooker; `here` are the seats connected.

        What has changed is brought into sight; where nothing has, the player's own look around is left alone.
        """
        before, self._scene = self._scene, read_scene(room, me, here, clocks)
        scene = self._scene
        self._sent = False
        if scene is None:
            self._layout, self._choice = EMPTY, Choice()
        else:
            self._layout = lay_out(scene.view, mine=scene.my_turn)
            near = self._choice.place.box if self._choice.place else self._last_played()
            self._choice = self._choice.among(self._layout.places if scene.my_turn else (), near)
        self._tree.show(self._layout, self._choice.chosen)
        if scene is not None and (before is None or (before.leg, before.view) != (scene.leg, scene.view)):
            self._tree.bring(self._last_played())
            self._bring_chosen()
        self._renew()

    def _last_played(self) -> Box | None:
        played = self._scene.view.played if self._scene else None
        return self._layout.boxes.get(played.card) if played else None

    def _bring_chosen(self) -> None:
        if self._choice.place:
            self._tree.bring(self._choice.place.box)

    def refused(self, message: str) -> None:
        """Say why a move was refused, until the next key or choice."""
        self._sent = False
        self._refused = in_signs(message)
        self._renew()

    def notice(self, text: str | None) -> None:
        """Say something of the screen around the leg, until told otherwise."""
        self._sent = False
        self._notice = text
        self._renew()

    # What the player does

    def _choose(self, choice: Choice) -> None:
        self._choice = choice
        self._refused = None
        self._tree.choose(choice.chosen)
        self._bring_chosen()
        self._renew()

    def _play(self, target: Card) -> None:
        scene = self._scene
        if scene is None or scene.view.current is None or not scene.my_turn or self._sent:
            return
        self._sent = True
        self._choose(replace(self._choice, typed=None))
        self.post_message(self.MoveChosen(f"{scene.view.current}>{target}"))

    def on_key(self, event: events.Key) -> None:
        """Take what begins or goes on with a typed card; out of turn a player types nothing, and does no harm."""
        choice, character = self._choice, event.character or ""
        typed: Choice | None = None
        if choice.places:
            typed = choice.type(character)
        elif self._scene is not None and self._scene.me is not None and character in BEGINS_A_CARD:
            typed = choice
        if typed is None and choice.typed is not None:
            typed = {"backspace": choice.erase(), "escape": replace(choice, typed=None)}.get(event.key)
        if typed is not None:
            event.stop()
            event.prevent_default()
            self._choose(typed)
        elif self._refused is not None:
            self._refused = None
            self._renew()

    def action_step(self, way: str) -> None:
        """Choose the next place that way; without a choice, move the view."""
        if self._choice.places:
            self._choose(self._choice.step(Step(way)))
        else:
            self._tree.look(*{"up": (0, -1), "down": (0, 1), "left": (-4, 0), "right": (4, 0)}[way])

    def action_play(self) -> None:
        """Make the move that was typed or chosen; go on from a leg that is over."""
        if self._scene is not None and self._scene.over:
            self.post_message(self.WentOn())
            return
        try:
            target = self._choice.target
        except ValueError:
            self.refused(words.family_tree.no_card(self._choice.typed or ""))
            return
        if target is not None:
            self._play(target)

    @on(TreeView.Clicked)
    def click(self, event: TreeView.Clicked) -> None:
        """Choose the place that was clicked, or play on it if it is the chosen one; another card asks for its rule."""
        event.stop()
        if not self._choice.places:
            return
        if event.place is None:
            self._play(event.card)
        elif event.place == self._choice.chosen:
            self._play(self._choice.places[event.place].move.target)
        else:
            self._choose(Choice(self._choice.places, event.place))

    @on(TreeView.Looked)
    def look_around(self, event: TreeView.Looked) -> None:
        """Say in the frame what is out of sight now."""
        event.stop()
        for rule in ("#top", "#bottom"):
            self.query_one(rule, Sheet).renew()

    def action_look(self, cells: int, lines: int) -> None:
        """Move the view without choosing."""
        self._tree.look(cells, lines)

    def action_look_page(self, side: int) -> None:
        """Move the view a page up or down."""
        self._tree.look(0, side * max(1, self._tree.size.height - 2))

    def action_look_to_end(self, side: int) -> None:
        """Move the view to the first or the last generation."""
        self._tree.look(side * self._layout.width, 0)

    def action_look_generation(self, side: int) -> None:
        """Move the view a generation to the left or right."""
        self._tree.look_generation(side)
