"""One leg of Family Tree on the screen: the views of it, and the input of a move.

The widget takes the arrow keys, Enter, the digits and letters that begin a card (so the screen around it can't use a,
j, k, q, t or x), `f`, which switches between the whole tree and one family, `g` while an explanation is shown, the keys
that move the view and, while a card is typed, Escape and Backspace. All other keys go on to the screen, which names its
own in `keys`.
"""

from dataclasses import replace
from typing import ClassVar

from textual import events, on
from textual.binding import Binding, BindingType

from client.games.arrows import Step
from client.games.family_tree import navigation
from client.games.family_tree.choice import SUIT_SIGNS, Choice
from client.games.family_tree.guide import Guide
from client.games.family_tree.messages import leg as leg_text
from client.games.family_tree.picture import Picture
from client.games.family_tree.scene import Scene
from client.terminal.games.board import Drawn, Keys
from client.terminal.games.family_tree.leg_view import FamilyTreeLegView
from client.terminal.games.family_tree.position import TreeSight
from client.terminal.games.family_tree.tree import TreeView
from client.terminal.games.picture_board import PictureBoard, usual_keys
from client.text import key_labels
from client.text.glyphs import UNICODE, Glyphs
from protocol.cards import Card


class LegWidget(PictureBoard[Picture, Scene, FamilyTreeLegView], can_focus=True):
    """A leg being played, as one of its players or a spectator sees it."""

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

    def __init__(self, glyphs: Glyphs = UNICODE, keys: Keys | None = None, *, id: str | None = None) -> None:
        super().__init__(Picture(keys=tuple(keys or usual_keys())), FamilyTreeLegView(glyphs), Scene, id=id)
        self._families = False
        self._guide: Guide | None = None
        self._opened_by: str | None = None

    def look_as_set(self) -> None:
        """Show the whole tree or one family at a time, as the player last chose."""
        self._families = getattr(self.app, "shows_families", self._families)

    def _put(self, picture: Picture) -> None:
        """Show a picture, with its current texts."""
        scene, guide = picture.scene, self._guide
        told = tuple(guide.told(scene.view)) if guide is not None and scene is not None else ()
        super()._put(replace(picture, lessons=told))

    # The interface for the screen around it

    @property
    def typing(self) -> bool:
        """Whether a card is being typed."""
        return self._picture.choice.typed is not None

    def show_scene(self, scene: Scene | None) -> None:
        """Show a leg, and bring changes into sight.

        If nothing has changed, the view stays where the player moved it.
        """
        before = self._picture
        if scene is None:
            self._sent = None
            self._put(Picture(keys=before.keys))
            return
        fresh = before.scene is None or (before.scene.leg, before.scene.view) != (scene.leg, scene.view)
        if fresh:
            self._sent = None  # an event such as a hint does not answer a move
        self._look_up(scene)
        self._put(navigation.with_news(before, scene, families=self._families))
        if fresh:
            played = scene.view.played
            self._view.bring(self._picture.layout.boxes.get(played.card) if played else None)
            self._bring_chosen()

    def explain(self, explained: frozenset[str] | None) -> None:
        """From now on explain everything that is not in `explained`; None explains nothing."""
        if (explained is None) is not (self._guide is None):
            self._guide = None if explained is None else Guide.after(explained)

    def _look_up(self, scene: Scene) -> None:
        """Find what to explain now, and post what has been explained."""
        if self._guide is not None:
            before, self._guide = self._guide, self._guide.look(scene.view)
            if self._guide.heard != before.heard:
                # The effects of a parent stop at that parent: the leg itself shows them.
                self.call_next(self._say_explained)

    def _say_explained(self) -> None:
        if self._guide is not None:
            self.post_message(self.Explained(self._guide.heard))

    def _bring_chosen(self) -> None:
        self._view.bring_pointed()
        if self._picture.choice.place:
            self._view.bring(self._picture.choice.place.box)

    def notice(self, text: str | None) -> None:
        """Show a text of the screen around the leg, until it is replaced."""
        self._sent = None
        super().notice(text)

    # Input

    def _withdrawn(self, picture: Picture) -> Picture:
        """Return a picture without a choice that Enter could play."""
        return navigation.withdrawn(picture)

    def _turn(self, picture: Picture) -> None:
        """Show a picture that the player moved to, and bring its chosen part into sight."""
        super()._turn(picture)
        self._bring_chosen()

    def _play(self, target: Card) -> None:
        scene = self._picture.scene
        if scene is None or scene.view.current is None or not scene.my_turn or self._sent is not None:
            return
        self._sent = f"{scene.view.current}>{target}"
        self._turn(replace(self._picture, choice=replace(self._picture.choice, typed=None)))
        self.post_message(self.MoveChosen(self._sent))

    def on_key(self, event: events.Key) -> None:
        """Handle the keys of a typed card; a card typed out of turn waits for the turn."""
        choice, scene, character = self._picture.choice, self._picture.scene, event.character or ""
        child = navigation.child_of(self._picture, character) if choice.typed is None else None
        typed: Choice | None = None
        if choice.places:
            typed = choice.type(character)
        elif child is None and scene is not None and scene.me is not None and not scene.over:
            rank = replace(choice, typed=self._opened_by) if self._opened_by and character in SUIT_SIGNS else choice
            typed = rank.type(character)
        self._opened_by = character if child is not None and typed is None else None
        if typed is None and choice.typed is not None:
            typed = {"backspace": choice.erase(), "escape": replace(choice, typed=None)}.get(event.key)
        if typed is not None:
            self._turn(replace(self._picture, choice=typed))
        elif scene is None or not self._walks(event.key, scene, child):
            if self._refused is not None:
                self._refused = None
                self._put(self._picture)
            return
        event.stop()
        event.prevent_default()

    def _walks(self, key: str, scene: Scene, child: Card | None) -> bool:
        """Handle a key that changes the view; return whether it does."""
        families = self._picture.walk is not None
        if key == key_labels.family()[0]:
            self._families = not families
            self._turn(navigation.looking_at(self._picture, families=self._families))
            self.post_message(self.Keeps("tree", "family" if self._families else "whole"))
        elif key == key_labels.enough()[0] and self._guide is not None and self._guide.now:
            self._guide = self._guide.skip()
            self.post_message(self.Explained(self._guide.seen))
            self._put(self._picture)
        elif child is not None:
            self._turn(navigation.opened(self._picture, child))
        elif key == "backspace" and families:
            self.action_look_page(-1)
        else:
            return False
        return True

    def action_step(self, way: str) -> None:
        """Choose the next place or spot in a direction; if there is none, move the view."""
        picture = navigation.stepped(self._picture, Step(way))
        if picture is not None:
            self._turn(picture)
        else:
            self._view.window.look(*{"up": (0, -1), "down": (0, 1), "left": (-4, 0), "right": (4, 0)}[way])

    def action_play(self) -> None:
        """Make the typed or chosen move, open the child that is pointed at, or leave a leg that is over."""
        picture = self._picture
        child = navigation.child_to_open(picture)
        if child is not None:
            self._turn(navigation.opened(picture, child))
            return
        if picture.scene is not None and picture.scene.over:
            self.post_message(self.WentOn())
            return
        try:
            target = navigation.target(picture)
        except ValueError as error:  # keep the typed text for correction
            self._say(str(error))
            return
        if target is not None:
            self._play(target)
        elif picture.choice.places and picture.scene is not None and picture.scene.my_turn and self._sent is None:
            self._say(leg_text.choose_first(len(picture.choice.places)))

    @on(TreeView.Clicked)
    def click(self, event: TreeView.Clicked) -> None:
        """Choose the clicked part, or play on it if it is already chosen; another card shows its rule."""
        event.stop()
        led_to = navigation.clicked(self._picture, event.card, event.place)
        if isinstance(led_to, Picture):
            self._turn(led_to)
        elif led_to is not None:
            self._play(led_to)

    def action_look(self, cells: int, lines: int) -> None:
        """Move the view without choosing."""
        self._view.window.look(cells, lines)

    def action_look_page(self, side: int) -> None:
        """Move the view a page up or down; in the family view, go up or down one level."""
        picture, window = navigation.paged(self._picture, side), self._view.window
        if picture is not None:
            self._turn(picture)
        else:
            window.look(0, side * max(1, window.size.height - 2))

    def action_look_to_end(self, side: int) -> None:
        """Move the view to the first or the last generation; in the family view, go to the top."""
        picture = navigation.at_the_top(self._picture)
        if picture is None:
            self._view.window.look(side * self._picture.layout.width, 0)
        elif side < 0:
            self._turn(picture)

    def action_look_generation(self, side: int) -> None:
        """Move the view a generation to the left or right."""
        self._view.window.look_generation(side)


DRAWN = Drawn(LegWidget, TreeSight)
