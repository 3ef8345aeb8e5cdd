"""The state of a leg's screen, as a value, and how it changes as its reader chooses. Pure."""

from dataclasses import dataclass, replace

from client.games.arrows import Step
from client.games.poker_solitaire.choice import Choice, Spot, stepped
from client.games.poker_solitaire.layout import EMPTY, Layout, lay_out
from client.games.poker_solitaire.moves import is_reject, read_place, source_of, square_of
from client.games.poker_solitaire.scene import Scene
from client.text.cards import with_cards
from client.text.glyphs import Glyphs
from client.text.lines import Line, ruled, wrap
from client.text.messages import game as game_text
from client.text.tones import Tone

_LEAST_NEWS = 2
"""The least height of the news, in lines: a rule, and the last move."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A leg and what its reader is about to do.

    `layout` is the matrices in a window of `cells` cells and `rows` lines; `message` replaces the text about the chosen
    move; `keys` are the keys of the screen around the leg.
    """

    scene: Scene | None = None
    layout: Layout = EMPTY
    choice: Choice = Choice()  # noqa: RUF009 # a frozen value
    cells: int = 80
    rows: int = 16
    message: str | None = None
    keys: tuple[tuple[str, str], ...] = ()

    @property
    def spots(self) -> tuple[Spot, ...]:
        """The positions that the arrows can choose: targets of the card in hand, or cards that can be picked up."""
        scene = self.scene
        if scene is None:
            return ()
        if self.choice.picking:
            return self.layout.spots([source.what for source in scene.sources])
        source = source_of(scene.sources, self.choice.what)
        return self.layout.spots(source.targets) if source is not None else ()

    @property
    def near(self) -> int | None:
        """The number of the matrix in which the reader chooses, from 0."""
        square = square_of(self.choice.where) if self.choice.where is not None else None
        return square.matrix if square is not None else None


def with_news(picture: Picture, scene: Scene, sent: str | None = None) -> Picture:
    """Return the picture updated for the current scene; the choice stays while it is possible.

    `sent` is the reader's own unanswered move: its card is not lost.
    """
    before, choice = picture.scene, picture.choice
    begun = before is not None and before.view.ply > scene.view.ply == 0  # perhaps of another match
    if before is None or begun or (before.leg, before.seat) != (scene.leg, scene.seat) or scene.over:
        choice = Choice()
    elif not scene.my_turn:
        choice = Choice() if before.my_turn else Choice(row=choice.row, early=choice.early)
    elif not before.my_turn:
        choice = replace(choice, what=None)
    made = before is not None and sent is not None and _made(before, scene, sent)
    if made or (before is not None and not scene.race and before.view.ply != scene.view.ply):
        choice = replace(choice, where=None, picked=False, refused=False)
    if scene.my_turn:
        choice = choice.holding(scene.sources, waits=scene.race and not made)
    if choice.asks and not scene.may_done:
        choice = replace(choice, asks=False)
    return laid_out(replace(picture, scene=scene, choice=choice))


def _made(before: Scene, now: Scene, sent: str) -> bool:
    """Return whether a move was made: its card is at its target."""
    what, sign, where = sent.partition(">")
    return bool(sign) and now.lies(where) == before.lies(what)


def laid_out(picture: Picture) -> Picture:
    """Return the picture with a new layout of its matrices."""
    scene = picture.scene
    if scene is None:
        return replace(picture, layout=EMPTY)
    rows = picture.rows - _LEAST_NEWS
    bare = lay_out(scene, picture.choice, picture.cells, rows)
    placed = replace(picture, layout=bare)
    choice = picture.choice.among(placed.spots, scene.sources)
    return replace(placed, choice=choice, layout=lay_out(scene, choice, picture.cells, rows))


def _first_spots(picture: Picture) -> tuple[Spot, ...]:
    """Return where an arrow key may start: in the reader's own matrix, otherwise in any, or on a reject square."""
    spots = picture.spots
    scene = picture.scene
    if picture.choice.picking:
        return spots
    squares = tuple(spot for spot in spots if not is_reject(spot.place))
    own = scene.own_matrix if scene is not None else None
    in_own = tuple(spot for spot in squares if own is None or ((at := square_of(spot.place)) and at.matrix == own))
    return in_own or squares or spots


def chosen(picture: Picture, choice: Choice) -> Picture:
    """Return the picture with another choice."""
    return laid_out(replace(picture, choice=choice))


def next_card(picture: Picture, step: int) -> Picture:
    """Return the picture with the next dealt card picked up."""
    scene = picture.scene
    return picture if scene is None else chosen(picture, picture.choice.next_card(scene.sources, step))


def at_step(picture: Picture, way: Step) -> Picture | None:
    """Return the picture with the nearest place in a direction chosen; None if there is no place."""
    scene, spots, where = picture.scene, picture.spots, picture.choice.where
    if scene is None or not spots:
        return None
    middle = f"{(scene.own_matrix or 0) + 1}:c3"
    near = next(iter(picture.layout.spots(["c3", middle])), None)
    to = stepped(_first_spots(picture) if where is None else spots, where, way, near)
    return chosen(picture, replace(picture.choice, where=to, typed=None, row=None, refused=False))


def withdrawn(picture: Picture) -> Picture:
    """Return the picture with nothing chosen or typed that Enter could play."""
    return chosen(picture, picture.choice.withdrawn())


def picking(picture: Picture, *, on: bool) -> Picture:
    """Return the picture in which the arrows choose what to pick up; or the target again."""
    choice = replace(picture.choice, picking=on, typed=None, row=None, asks=False, lost=None)
    if on:
        choice = replace(choice, where=choice.what)
    return chosen(picture, choice)


def picked_up(picture: Picture, what: str) -> Picture:
    """Return the picture with a card picked up."""
    return chosen(picture, Choice(what=what, picked=True))


def at_place(picture: Picture, typed: str) -> Picture | None:
    """Return the picture with a named square chosen; None if it does not take the picked-up card."""
    scene = picture.scene
    if scene is None:
        return None
    place = read_place(typed, scene.view, scene.seat, picture.near)
    spots = {spot.place for spot in picture.spots}
    other = f"{2 - int(place[0] == '2')}:{typed}" if place is not None and ":" in place else None
    found = next((each for each in (place, typed, other) if each in spots), None)
    return None if found is None else chosen(picture, replace(picture.choice, where=found))


def rejecting(picture: Picture) -> Picture | None:
    """Return the picture with the next reject square that takes the picked-up card chosen; None if there is none."""
    places = [spot.place for spot in picture.spots if is_reject(spot.place)]
    if not places or picture.choice.picking:
        return None
    at = places.index(picture.choice.where) + 1 if picture.choice.where in places else 0
    return chosen(picture, replace(picture.choice, where=places[at % len(places)]))


def board(picture: Picture, cells: int, rows: int, glyphs: Glyphs) -> list[Line]:
    """Compose the matrices, the cards below them, and the news, in `cells` cells and `rows` lines."""
    scene = picture.scene
    if scene is None:
        return []
    lines = [*picture.layout.lines]
    left = rows - len(lines)
    if left >= _LEAST_NEWS and scene.news:
        lines.append(ruled(f"─ {game_text.news()} ", cells))
        for index, item in enumerate(scene.news):
            told = with_cards(f" {item}", Tone.DIM if index else Tone.PLAIN)
            lines += wrap(told, cells, glyphs, indent=3)
            if len(lines) >= rows:
                break
    return lines[:rows]


def clicked(picture: Picture, place: str) -> Picture | None:
    """Return the picture after a click on a place: a target is chosen, another card is picked up.

    None if the click has no effect.
    """
    scene = picture.scene
    if scene is None:
        return None
    if not picture.choice.picking and any(spot.place == place for spot in picture.spots):
        return chosen(picture, replace(picture.choice, where=place, typed=None, row=None))
    if source_of(scene.sources, place) is not None:
        return picked_up(picture, place)
    return None
