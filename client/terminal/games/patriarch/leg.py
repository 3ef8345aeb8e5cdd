"""One leg of The Patriarch on the screen: composing and sending a tree, announcing grades, and looking at guesses.

The widget takes the ranks and the signs of a tree, the arrow keys, Enter, Backspace, Tab for the owner's suit, `x` to
clear, `=` to change the last guess, `b` for the note board, `v` for the guesses by player, and the keys that look
further back. All other keys go on to the screen, which names its own in `keys`.
"""

from dataclasses import replace
from typing import ClassVar

from textual import events
from textual.binding import Binding, BindingType

from client.games.arrows import Step
from client.games.clocks import Face
from client.games.patriarch.draft import Draft, empty
from client.games.patriarch.layout import place_at, rank_at
from client.games.patriarch.messages import leg as leg_text
from client.games.patriarch.messages import trees as trees_text
from client.games.patriarch.picture import Picture, copied, next_suit, with_news
from client.games.patriarch.scene import Scene
from client.terminal.games.board import Drawn, Keys
from client.terminal.games.patriarch.leg_view import PatriarchLegView
from client.terminal.games.patriarch.position import PatriarchSight
from client.terminal.games.picture_board import PictureBoard, usual_keys
from client.text.glyphs import UNICODE, Glyphs
from client.text.messages import game as game_text

_PAGE = 5
_COUNTS = 3
"""The counts of a grade: red, black and face down."""


class PatriarchWidget(PictureBoard[Picture, Scene, PatriarchLegView], can_focus=True):
    """A leg being played, as one of its players or a spectator sees it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("pageup", f"look({_PAGE})", show=False),
        Binding("pagedown", f"look({-_PAGE})", show=False),
        Binding("home", "look(9999)", show=False),
        Binding("end", "look(-9999)", show=False),
    ]

    def __init__(self, glyphs: Glyphs = UNICODE, keys: Keys | None = None, *, id: str | None = None) -> None:
        super().__init__(Picture(keys=tuple(keys or usual_keys())), PatriarchLegView(glyphs), Scene, id=id)

    def _put(self, picture: Picture) -> None:
        """Show a picture, with its current texts."""
        sent = game_text.sent() if picture.sent is not None else None
        self._picture = replace(picture, message=self._refused or self._notice or sent)
        self._view.show(self._picture)

    # The interface for the screen around it

    @property
    def typing(self) -> bool:
        """Whether a tree is being composed."""
        picture = self._picture
        return picture.composes and picture.draft is not None and picture.draft.begun and picture.sent is None

    def tell_time(self, clocks: tuple[Face, ...], now: float | None) -> None:
        """Show the seats' clocks, and when the room grades automatically."""
        scene = self._picture.scene
        if scene is None:
            return
        before = scene.seconds(self._picture.now)
        self._picture = replace(self._picture, now=now)
        if scene.clocks != clocks or scene.seconds(now) != before:
            self._picture = replace(self._picture, scene=replace(scene, clocks=clocks))
            self._view.show_time(self._picture)

    def show_scene(self, scene: Scene | None) -> None:
        """Show a leg."""
        if scene is None:
            self._put(Picture(keys=self._picture.keys, notes=self._picture.notes))
        else:
            was = self._picture.scene
            if was is not None and (was.my_turn, was.over) != (scene.my_turn, scene.over):
                self._refused = None  # it was about the previous possibilities
            self._put(with_news(self._picture, scene))

    @property
    def _waits(self) -> bool:
        """Whether a move that was sent is still unanswered."""
        return self._picture.sent is not None

    # Input

    def _withdrawn(self, picture: Picture) -> Picture:
        """Return the picture unchanged: a refused tree stays, for correction."""
        return replace(picture, sent=None, asks=False)

    def _draft(self, draft: Draft | None) -> bool:
        """Replace the draft; return whether there is one."""
        if draft is None or self._picture.sent is not None:
            return False
        self._turn(replace(self._picture, draft=draft, asks=False))
        return True

    def on_key(self, event: events.Key) -> None:
        """Handle the keys of a tree, and the game's own keys."""
        if self._types(event) or self._does(event.key):
            event.stop()
            event.prevent_default()
        elif self._refused is not None:
            self._turn(self._picture)

    def _types(self, event: events.Key) -> bool:
        picture, draft = self._picture, self._picture.draft
        if picture.scene is not None and picture.scene.works_out and picture.sent is None:
            return self._counts(picture.scene, picture.counts, event)
        if not picture.composes or draft is None:
            return False
        if event.key == "backspace":
            return self._draft(draft.erase())
        return self._draft(draft.type(event.character or ""))

    def _counts(self, scene: Scene, counts: str, event: events.Key) -> bool:
        """Type or erase a count of the grade that the owner works out; return whether the key did so."""
        sign = event.character or ""
        if event.key == "backspace":
            counts = counts[:-1]
        elif sign.isascii() and sign.isdigit() and int(sign) <= len(scene.family.ranks) and len(counts) < _COUNTS:
            counts += sign
        else:
            return False
        self._turn(replace(self._picture, counts=counts))
        return True

    def _does(self, key: str) -> bool:
        """Handle one of the game's own keys; return whether it is one."""
        picture, scene = self._picture, self._picture.scene
        if scene is None:
            return False
        if key == "b":
            if scene.view.board is None:
                self._say(leg_text.hidden_from_owner() if scene.hidden else leg_text.no_notes())
            else:
                self._turn(replace(picture, notes=not picture.notes))
        elif key in [*Step]:
            self._step(Step(key))
        elif key == "enter":
            self._enter()
        elif key in ("tab", "shift+tab"):
            if scene.lays:
                self._turn(next_suit(picture, 1 if key == "tab" else -1))
        elif key == "v" and not scene.duel:
            self._turn(replace(picture, by_player=not picture.by_player, back=0))
        elif key == "x" and picture.composes:
            self._draft(empty(scene.family))
        elif key == "equals_sign" and picture.composes and picture.sent is None:
            self._turn(copied(picture))
        elif key == "escape" and (picture.asks or (picture.composes and picture.draft and picture.draft.begun)):
            self._draft(empty(scene.family))
        else:
            return False
        return True

    def _step(self, way: Step) -> None:
        """Choose the nearest place of the composed tree in a direction; without a tree, scroll the guesses."""
        picture = self._picture
        if picture.composes and picture.draft is not None:
            self._draft(picture.draft.step(way))
        else:
            self.action_look({Step.UP: 1, Step.DOWN: -1}.get(way, 0))

    def action_look(self, lines: int) -> None:
        """Scroll to earlier or later guesses."""
        scene = self._picture.scene
        if scene is not None:
            last = max(0, len(scene.guessers if self._picture.by_player else (*scene.graded, *scene.waiting)) - 2)
            self._put(replace(self._picture, back=max(0, min(self._picture.back + lines, last))))

    def _enter(self) -> None:
        """Send the composed tree, announce a grade, or leave a leg that is over."""
        picture, scene = self._picture, self._picture.scene
        if scene is None or picture.sent is not None:
            return
        if scene.over:
            self.post_message(self.WentOn())
        elif scene.works_out and len(picture.counts) < _COUNTS:
            self._say(leg_text.typed_grade(" ".join(picture.counts) or "…"))
        elif scene.grades:
            self._send(" ".join(("grade", *picture.counts)) if scene.works_out else "grade")
        elif picture.composes and picture.draft is not None:
            self._send_tree(picture, picture.draft)

    def _send_tree(self, picture: Picture, draft: Draft) -> None:
        scene = picture.scene
        if scene is None:
            return
        if scene.lays and not draft.begun and "open" in scene.view.may:
            if picture.asks:
                self._send(f"tree {picture.suit} open")
            else:
                self._turn(replace(picture, asks=True))
        elif draft.tree is None:
            self._say(trees_text.place_first([*draft.missing]))
        elif scene.lays:
            self._send(f"tree {picture.suit} {draft.tree}")
        elif not scene.laid:
            self._say(leg_text.not_laid(scene.owner.name))
        elif not scene.my_turn:
            self._say(leg_text.one_waits() if scene.duel else leg_text.two_wait())
        else:
            self._send(f"guess {draft.tree}")

    def _send(self, move: str) -> None:
        self._turn(replace(self._picture, sent=move, asks=False))
        self.post_message(self.MoveChosen(move))

    def on_click(self, event: events.Click) -> None:
        """Choose the clicked place, or put the current card there."""
        picture = self._picture
        if not picture.composes or picture.draft is None:
            return
        if (place := place_at(picture, event.x, event.y)) is not None:
            self._draft(picture.draft.choose(place))
        elif (rank := rank_at(picture, event.x, event.y)) is not None:
            self._draft(picture.draft.type(rank))


DRAWN = Drawn(PatriarchWidget, PatriarchSight)
