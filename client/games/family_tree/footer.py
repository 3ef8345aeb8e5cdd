"""The lines under the tree: the chosen move or whose turn it is, a hint, and the keys. Pure."""

from collections.abc import Sequence

from client.games.family_tree import family_text
from client.games.family_tree.branches import branch, family_of
from client.games.family_tree.choice import Choice, typed_card
from client.games.family_tree.family_navigation import Spot
from client.games.family_tree.messages import families as families_text
from client.games.family_tree.messages import leg as leg_text
from client.games.family_tree.move_text import meaning, worth
from client.games.family_tree.navigation import child_of
from client.games.family_tree.picture import Picture
from client.games.family_tree.scene import Scene
from client.games.footer import lines_below
from client.text import formats, key_labels, turn_text
from client.text.cards import with_cards
from client.text.glyphs import Glyphs
from client.text.lines import Line, Run
from client.text.messages import game as game_text
from client.text.messages import hint as hint_text
from client.text.messages import keys as keys_text
from client.text.tones import Tone
from client.text.typed_cards import cards_typed


def says(picture: Picture, cells: int, glyphs: Glyphs) -> list[Line]:
    """Compose the lines about the game; a message replaces the second, and the first too if it is long."""
    scene, choice = picture.scene, picture.choice
    if scene is None:
        return [(Run(" "), Run(picture.message or game_text.no_leg()))]
    lines = _on_the_game(scene, picture) if choice.typed is None else _on_typed(scene, picture)
    return lines_below(scene, lines, _hint(scene, choice), picture.message, cells, glyphs)


def _hint(scene: Scene, choice: Choice) -> list[Line]:
    if not scene.hint_line or scene.view.current is None:
        return []
    best, target = scene.hint, scene.hinted
    if best is None or target is None:
        return [(Run(hint_text.thinking(), Tone.DIM),)]
    chosen = choice.place.move.move if choice.place else None
    own = scene.expected(chosen) if chosen is not None else None
    hint = leg_text.hint(
        card=scene.view.current,
        target=target,
        score=None if scene.dead else round(best.score),
        yours=None if own is None or scene.dead else round(own),
        chosen=chosen == best.move,
    )
    return [with_cards(hint, Tone.MARK)]


def _on_the_game(scene: Scene, picture: Picture) -> list[Line]:
    view, mover, spot = scene.view, scene.mover, picture.pointed
    if mover is None or view.current is None:
        if spot is not None and spot.child:
            return _child(scene, spot)
        over = f"{ended(scene)} {game_text.enter_goes_on()}"
        if not scene.room:
            over = f"{leg_text.computers_score(view.score)} {game_text.enter_goes_back()}"
        return [(Run(over, Tone.MARK),), with_cards(never_played(scene), Tone.DIM)]
    if not scene.my_turn:
        turn = turn_text.turn(scene.mover_name, mine=False)
        waiting = with_cards(leg_text.waiting(turn=turn, card=view.current, places=len(view.moves)))
        return [waiting, *(_child(scene, spot)[:1] if spot is not None and spot.child else [()])]
    if spot is not None and spot.child:
        return _child(scene, spot)
    if spot is not None and spot.move is None:
        family = family_of(view.families, spot.card)
        if family is None:
            return []
        takes_nothing = family_text.takes_nothing(view.current, family, spot.card)
        return [with_cards(f"{takes_nothing} {leg_text.enter_explains()}"), ()]
    place = picture.choice.place
    if place is None:
        return [with_cards(leg_text.choose_a_place(view.current)), ()]
    return [with_cards(meaning(scene, place.move)), with_cards(worth(scene, place.move), Tone.DIM)]


def ended(scene: Scene) -> str:
    """Return how the leg ended."""
    leg = scene.leg if scene.legs > 1 else None
    return leg_text.ended(board=scene.told.board is not None, leg=leg, points=scene.view.score)


def never_played(scene: Scene) -> str:
    """Return which cards were never played."""
    return leg_text.never_played(count=len(scene.view.left), cards=scene.view.left)


def _child(scene: Scene, spot: Spot) -> list[Line]:
    """Describe the selected child, and what can be played in its branch."""
    view = scene.view
    family = scene.family_of(spot.card)
    below = branch(view, spot.card)
    siblings = scene.family_of(family.parent).children if family.parent is not None else (spot.card,)
    told = family_text.child(siblings.index(spot.card) + 1, family, below.children)
    could = family_text.could(view.current, below) if view.current is not None else ""
    return [with_cards(f"{formats.sentence(told)} {families_text.enter_shows()}"), with_cards(could, Tone.DIM)]


def _on_typed(scene: Scene, picture: Picture) -> list[Line]:
    """Show the input and the effect of the move."""
    choice = picture.choice
    current, typed = scene.view.current, choice.typed or ""
    if not scene.my_turn:
        early: Line = (Run(f"{leg_text.play_next_on()} "), Run(typed, Tone.STRONG), Run("▌", Tone.MARK))
        return [early, (Run(keys_text.not_your_turn_yet(), Tone.DIM),)]
    before = f"{leg_text.play_on(current)} " if current is not None else ""
    line: Line = (*with_cards(before), Run(typed, Tone.STRONG), Run("▌", Tone.MARK))
    if (child := child_of(picture, typed)) is not None:
        return [line, with_cards(families_text.enter_or_card(card=child, number=int(typed)), Tone.DIM)]
    try:
        card = typed_card(typed)
    except ValueError as error:
        several = len(cards_typed(typed)) > 1
        return [line, with_cards(str(error) if several else leg_text.type_a_card(), Tone.DIM)]
    if choice.place is None or card not in (choice.place.move.target, choice.place.move.also):
        not_here = leg_text.not_here(card=current or "", target=card)
        return [line, with_cards(f"{not_here} {leg_text.enter_explains()}", Tone.DIM)]
    move = choice.place.move
    return [(*line, Run("  "), *with_cards(meaning(scene, move))), with_cards(worth(scene, move), Tone.DIM)]


def own_keys(picture: Picture) -> Sequence[tuple[str, str]]:
    """Return the effect of each key now, before the keys of the screen around the leg."""
    scene, choice, walking = picture.scene, picture.choice, picture.walk is not None
    if choice.typed is not None:
        return key_labels.typing() if choice.places else key_labels.without_enter(key_labels.typing())
    other = key_labels.whole() if walking else key_labels.family()
    explained = [key_labels.enough()] if picture.lessons else []
    if choice.places:
        choosing: Sequence[tuple[str, str]] = key_labels.walking() if walking else key_labels.choosing()
        if choice.place is None and not (picture.pointed is not None and picture.pointed.child):
            choosing = key_labels.without_enter(choosing)
        return (*choosing, other, *explained)
    looking: Sequence[tuple[str, str]] = key_labels.looking_at_families() if walking else key_labels.looking()
    if scene is not None and scene.over and not (picture.pointed is not None and picture.pointed.child):
        looking = key_labels.without_enter(looking)
        on = key_labels.leg_over() if scene.room else ()  # the computer's tree has no next leg
        return (*on, *looking, other, *explained)
    return (*looking, other, *explained)
