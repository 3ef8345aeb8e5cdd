"""What stands under the tree: lines on the chosen move, or on whose turn it is, a hint, and the keys. Pure."""

from collections.abc import Sequence

from client.games import hint_words
from client.games.family_tree import branch_words
from client.games.family_tree import words as family_tree_words
from client.games.family_tree.branches import branch, family_of
from client.games.family_tree.choice import Choice
from client.games.family_tree.family_navigation import Spot
from client.games.family_tree.move_effect import meaning, worth
from client.games.family_tree.navigation import child_of
from client.games.family_tree.picture import Picture
from client.games.family_tree.scene import Scene
from client.games.footer import lines_below
from client.text import key_labels
from client.text.cards import with_cards
from client.text.glyphs import Glyphs
from client.text.lines import Line, Run
from client.text.tones import Tone
from protocol.cards import parse_card


def says(picture: Picture, cells: int, glyphs: Glyphs) -> list[Line]:
    """Compose the lines on the game; a message takes the second, and the first too if it is long."""
    scene, choice = picture.scene, picture.choice
    if scene is None:
        return [(Run(" "), Run(picture.message or family_tree_words.NO_LEG))]
    lines = _on_the_game(scene, picture) if choice.typed is None else _on_typed(scene, picture)
    return lines_below(scene, lines, _hint(scene, choice), picture.message, cells, glyphs)


def _hint(scene: Scene, choice: Choice) -> list[Line]:
    if not scene.hint_line or scene.view.current is None:
        return []
    best, target = scene.hint, scene.hinted
    if best is None or target is None:
        return [(Run(hint_words.THINKING, Tone.DIM),)]
    chosen = choice.place.move.move if choice.place else None
    own = scene.expected(chosen) if chosen is not None else None
    return [with_cards(hint_words.hint(scene.view.current, target, best.score, own, chosen == best.move), Tone.MARK)]


def _on_the_game(scene: Scene, picture: Picture) -> list[Line]:
    view, mover, spot = scene.view, scene.mover, picture.pointed
    if mover is None or view.current is None:
        if spot is not None and spot.child:
            return _child(scene, spot)
        over = family_tree_words.leg_over_go_on(scene.leg, scene.legs, view.score)
        if not scene.room:
            over = family_tree_words.computers_game(view.score)
        return [(Run(over, Tone.MARK),), with_cards(family_tree_words.never_played(view.left), Tone.DIM)]
    if not scene.my_turn:
        waiting = with_cards(family_tree_words.waiting(scene.mover_name, view.current, len(view.moves)))
        return [waiting, *(_child(scene, spot)[:1] if spot is not None and spot.child else [()])]
    if spot is not None and spot.child:
        return _child(scene, spot)
    if spot is not None and spot.move is None:
        family = family_of(view.families, spot.card)
        return [with_cards(branch_words.takes_nothing(view.current, family, spot.card)), ()] if family else []
    place = picture.choice.place
    if place is None:
        return [with_cards(family_tree_words.choose_a_place(view.current)), ()]
    return [with_cards(meaning(scene, place.move)), with_cards(worth(scene, place.move), Tone.DIM)]


def _child(scene: Scene, spot: Spot) -> list[Line]:
    """Tell of a child that is pointed at, and of what could be played in its branch."""
    view = scene.view
    family = scene.family_of(spot.card)
    below = branch(view, spot.card)
    siblings = scene.family_of(family.parent).children if family.parent is not None else (spot.card,)
    told = branch_words.child(siblings.index(spot.card) + 1, family, below.children)
    could = branch_words.could(view.current, below) if view.current is not None else ""
    return [with_cards(told), with_cards(could, Tone.DIM)]


def _on_typed(scene: Scene, picture: Picture) -> list[Line]:
    """Show the input, and what the move would do."""
    choice = picture.choice
    current, typed = scene.view.current, choice.typed or ""
    if not scene.my_turn:
        early: Line = (Run(key_labels.NEXT_CARD_ON), Run(typed, Tone.STRONG), Run("▌", Tone.MARK))
        return [early, (Run(key_labels.NOT_YOUR_TURN_YET, Tone.DIM),)]
    before = family_tree_words.play_on(current) if current is not None else ""
    line: Line = (*with_cards(before), Run(typed, Tone.STRONG), Run("▌", Tone.MARK))
    if (child := child_of(picture, typed)) is not None:
        return [line, with_cards(branch_words.enter_or_card(int(typed), child), Tone.DIM)]
    try:
        card = parse_card(typed)
    except ValueError:
        return [line, (Run(family_tree_words.TYPE_A_CARD, Tone.DIM),)]
    if choice.place is None or card not in (choice.place.move.target, choice.place.move.also):
        return [line, with_cards(family_tree_words.not_marked(card), Tone.DIM)]
    move = choice.place.move
    return [(*line, Run("  "), *with_cards(meaning(scene, move))), with_cards(worth(scene, move), Tone.DIM)]


def own_keys(picture: Picture) -> Sequence[tuple[str, str]]:
    """Return what the keys do now, before those of the screen around the leg."""
    scene, choice, walking = picture.scene, picture.choice, picture.walk is not None
    if choice.typed is not None:
        return key_labels.TYPING if choice.places else key_labels.without_enter(key_labels.TYPING)
    other = key_labels.WHOLE if walking else key_labels.FAMILY
    explained = [key_labels.ENOUGH] if picture.lessons else []
    if choice.places:
        choosing: Sequence[tuple[str, str]] = key_labels.WALKING if walking else key_labels.CHOOSING
        if choice.place is None and not (picture.pointed is not None and picture.pointed.child):
            choosing = key_labels.without_enter(choosing)
        return (*choosing, other, *explained)
    looking: Sequence[tuple[str, str]] = key_labels.LOOKING_AT_FAMILIES if walking else key_labels.LOOKING
    if scene is not None and scene.over and not (picture.pointed is not None and picture.pointed.child):
        looking = key_labels.without_enter(looking)
        on = key_labels.LEG_OVER if scene.room else ()  # from the computer's tree there is nowhere to go on to
        return (*on, *looking, other, *explained)
    return (*looking, other, *explained)
