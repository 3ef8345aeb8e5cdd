"""How a picture changes after news of the leg, and as its reader looks around and chooses. Pure."""

from dataclasses import replace

from client.games.arrows import Step
from client.games.family_tree.choice import Choice
from client.games.family_tree.family_navigation import Walk, begin, spots, walk_to
from client.games.family_tree.layout import lay_out
from client.games.family_tree.picture import Picture
from client.games.family_tree.scene import Scene
from protocol.cards import Card


def with_news(picture: Picture, scene: Scene, *, families: bool) -> Picture:
    """Return the picture updated for the current scene, of a single family (`families`) or of the whole tree.

    The chosen place stays until the next move. The family stays while it is in the tree.
    """
    layout = lay_out(scene.view, scene.my_turn, scene.hinted)
    last = layout.boxes.get(scene.view.played.card) if scene.view.played else None
    near = picture.choice.place.box if picture.choice.place else last
    places = layout.places if scene.my_turn else ()
    if _is_same_turn(picture.scene, scene) and len(places) == len(picture.choice.places):
        choice = replace(picture.choice, places=places)
    else:
        choice = picture.choice.among(places, near)
    before = picture.scene
    if before is not None and (scene.over or before.leg != scene.leg or (before.my_turn and not scene.my_turn)):
        choice = replace(choice, typed=None)
    walk = (picture.walk.stay(scene.view) if picture.walk else begin(scene.view)) if families else None
    return replace(picture, scene=scene, layout=layout, choice=choice, walk=walk)


def _is_same_turn(before: Scene | None, scene: Scene) -> bool:
    return before is not None and (before.leg, before.view) == (scene.leg, scene.view)


def withdrawn(picture: Picture) -> Picture:
    """Return the picture with nothing chosen or typed that Enter could play."""
    return replace(picture, choice=picture.choice.withdrawn())


def looking_at(picture: Picture, *, families: bool) -> Picture:
    """Return the picture of a single family, at first the family of the chosen place, or of the whole tree again."""
    if picture.scene is None or not families:
        return replace(picture, walk=None)
    place, played = picture.choice.place, picture.scene.view.played
    at = place.move.target if place else played.card if played else None
    walk = walk_to(picture.scene.view, at)
    return walked(picture, walk) if place else replace(picture, walk=walk)


def walked(picture: Picture, walk: Walk) -> Picture:
    """Return the picture with another family or spot in view and nothing typed."""
    return _in_step(replace(picture, walk=walk, choice=replace(picture.choice, typed=None)))


def stepped(picture: Picture, way: Step) -> Picture | None:
    """Return the picture with the next place or spot in a direction chosen; None if there is nothing to choose."""
    if picture.walk is not None and picture.scene is not None:
        return walked(picture, picture.walk.step(picture.scene.view, way))
    if picture.choice.places:
        return replace(picture, choice=picture.choice.step(way))
    return None


def paged(picture: Picture, side: int) -> Picture | None:
    """Return the picture one level up (`side` -1), or down; None if the whole tree is shown."""
    if picture.walk is None or picture.scene is None:
        return None
    view = picture.scene.view
    return walked(picture, picture.walk.up(view) if side < 0 else picture.walk.step(view, Step.DOWN))


def at_the_top(picture: Picture) -> Picture | None:
    """Return the picture of the first family; None if the whole tree is shown."""
    return None if picture.walk is None or picture.scene is None else walked(picture, begin(picture.scene.view))


def opened(picture: Picture, member: Card) -> Picture:
    """Return the picture of a member's family if one family is shown at a time."""
    if picture.walk is None or picture.scene is None:
        return picture
    return walked(picture, picture.walk.into(picture.scene.view, member))


def child_to_open(picture: Picture) -> Card | None:
    """Return the child whose family Enter shows: the typed number's, or the selected one."""
    if picture.choice.typed is not None:
        return child_of(picture, picture.choice.typed)
    spot = picture.pointed
    return spot.card if spot is not None and spot.child else None


def child_of(picture: Picture, digit: str) -> Card | None:
    """Return the child that a digit names in the family in view."""
    if picture.walk is None or picture.scene is None or digit not in tuple("12345"):
        return None
    children = picture.walk.family(picture.scene.view).children
    return children[int(digit) - 1] if int(digit) <= len(children) else None


def target(picture: Picture) -> Card | None:
    """Return the card that Enter plays on: typed, selected, or chosen. Raises ValueError if no card is typed."""
    spot = picture.pointed
    if spot is None or picture.choice.typed is not None or (spot.move is not None and picture.choice.place is None):
        return picture.choice.target
    return spot.card


def clicked(picture: Picture, card: Card, place: int | None) -> Picture | Card | None:
    """Return the effect of a click: another picture, or a card to play on; None if it has none.

    A place is chosen first, and played on if it is chosen already; another card of the whole tree asks for its rule.
    """
    if picture.walk is not None and picture.scene is not None:
        spot = spots(picture.scene.view, picture.walk.member)[place] if place is not None else None
        if spot is None or spot.child:
            return opened(picture, card if spot is None else spot.card)
        chosen = spot == picture.pointed and (spot.move is None or picture.choice.place is not None)
        return spot.card if chosen else walked(picture, picture.walk.point(spot.card))
    if not picture.choice.places:
        return None
    if place is None:
        return card
    if place == picture.choice.chosen:
        return picture.choice.places[place].move.target
    return replace(picture, choice=Choice(picture.choice.places, place))


def _in_step(picture: Picture) -> Picture:
    """Return the picture with the selected spot as its chosen place."""
    spot = picture.pointed
    if spot is None or spot.move is None or picture.choice.typed is not None:
        return picture
    return replace(picture, choice=picture.choice.at(spot.card) or picture.choice)
