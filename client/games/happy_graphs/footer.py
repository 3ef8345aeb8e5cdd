"""The lines under the boards: the chosen move or whose turn it is, a hint, and the keys. Pure."""

from collections.abc import Sequence

from client.games.footer import lines_below
from client.games.happy_graphs import move_text, squares
from client.games.happy_graphs.layout import Place
from client.games.happy_graphs.messages import leg as leg_text
from client.games.happy_graphs.messages import scores as scores_text
from client.games.happy_graphs.moves import Spot
from client.games.happy_graphs.picture import Picture
from client.games.happy_graphs.scene import Scene
from client.text import formats, key_labels, turn_text
from client.text.cards import with_cards
from client.text.glyphs import Glyphs
from client.text.lines import Line, Run
from client.text.messages import game as game_text
from client.text.messages import hint as hint_text
from client.text.messages import keys as keys_text
from client.text.tones import Tone
from protocol.games.happy_graphs.view import Lying


def says(picture: Picture, cells: int, glyphs: Glyphs) -> list[Line]:
    """Compose the lines about the game; a message replaces the second, and the first too if it is long."""
    scene = picture.scene
    if scene is None:
        return [(Run(" "), Run(picture.message or game_text.no_leg()))]
    lines = _on_typed(scene, picture) if picture.choice.typed is not None else _on_the_game(scene, picture)
    return lines_below(scene, lines, _hint(scene, picture), picture.message, cells, glyphs)


def _hint(scene: Scene, picture: Picture) -> list[Line]:
    if not scene.hint_line:
        return []
    best = scene.hint
    if best is None:
        return [(Run(hint_text.thinking(), Tone.DIM),)]
    own = scene.expected(picture.place.move) if picture.place is not None else None
    same = picture.place is not None and scene.is_same(picture.place.move, best.move)
    return [with_cards(move_text.hint(best, own, is_yours=same), Tone.MARK)]


def _on_the_game(scene: Scene, picture: Picture) -> list[Line]:
    view, place = scene.view, picture.place
    if scene.over:
        if not scene.room:
            return [(Run(leg_text.computer_left(view.score), Tone.MARK),), ()]
        return [(Run(over(scene), Tone.MARK),), with_cards(left_in_hand(scene), Tone.DIM)]
    if not scene.my_turn:
        return [with_cards(whose_turn(scene)), ()]
    if picture.choice.asks:
        return [(Run(leg_text.finish(view.score), Tone.MARK),), (Run(leg_text.finish_note(), Tone.DIM),)]
    if picture.choice.taking and place is None and picture.layout.places:
        return [(Run(leg_text.choose_card_to_take()),), ()]
    if picture.choice.taking:
        on = _lying(scene, place.spot) if place is not None else None
        told = leg_text.board_empty()
        if on is not None and place is not None:
            told = move_text.describe(on, squares.square(*place.spot))
        return [with_cards(told), (Run(leg_text.choose_card_to_take(), Tone.DIM),)]
    if place is None:
        card = picture.choice.card
        if card is None:
            return [(), ()]
        if not picture.layout.places:
            return [with_cards(leg_text.fits_nowhere(card)), ()]
        typed = f"{card} {squares.square(*picture.layout.places[0].spot)}".lower()
        return [with_cards(leg_text.choose_or_type(card=card, example=typed)), ()]
    return [with_cards(effect(picture, place)), with_cards(worth(scene, place), Tone.DIM)]


def over(scene: Scene) -> str:
    """Say how a leg ended."""
    result = scores_text.result(scene.view.score)
    return game_text.leg_over(leg=scene.leg, score=result) if scene.legs > 1 else leg_text.game_over(result)


def left_in_hand(scene: Scene) -> str:
    """List the cards that were left in the hand; empty if there are none."""
    left = scene.view.left
    return leg_text.left_in_hand(cards=left, many=len(left)) if left else ""


def whose_turn(scene: Scene) -> str:
    """Say whose turn it is, with the hand if it is visible."""
    turn = turn_text.turn(scene.mover_name, mine=False)
    hand = scene.view.hands[scene.mover.seat] if scene.mover is not None and not scene.puzzle else None
    return leg_text.turn_with_hand(turn=turn, cards=formats.cards(hand)) if hand else turn


def effect(picture: Picture, place: Place) -> str:
    """Describe the effect of the chosen card at a place."""
    card = picture.choice.card
    if card is None:
        return ""
    return move_text.effect(card, squares.square(*place.spot), place.connections, place.pleased, itself=place.itself)


def worth(scene: Scene, place: Place) -> str:
    """Say how a move changes the score; empty if that is unknown."""
    return "" if place.change is None else move_text.score_after(scene.view.score, place.change)


def _lying(scene: Scene, spot: Spot) -> Lying | None:
    return next(
        (
            each
            for group in scene.view.groups
            if group.number == spot.group
            for each in group.cards
            if (each.x, each.y) == (spot.x, spot.y)
        ),
        None,
    )


def _on_typed(scene: Scene, picture: Picture) -> list[Line]:
    """Show the input and the effect of the move."""
    typed = picture.choice.typed or ""
    line: Line = (Run(f"{leg_text.typed()} "), Run(typed, Tone.STRONG), Run("▌", Tone.MARK))
    if not scene.my_turn:
        return [line, (Run(keys_text.not_your_turn_yet(), Tone.DIM),)]
    if picture.choice.types_square or picture.place is None:
        return [line, (Run(leg_text.how_to_type(), Tone.DIM),)]
    return [(*line, Run("  "), *with_cards(effect(picture, picture.place))), with_cards(worth(scene, picture.place))]


LEAST_PUZZLE = ("?", "Tab", "r", "n", "g", "t")
"""The keys of a puzzle that are left out first if there is no room for all."""


def own_keys(picture: Picture) -> Sequence[tuple[str, str]]:
    """Return the effect of each key now, before the keys of the screen around the leg."""
    scene, choice = picture.scene, picture.choice
    if scene is None:
        return ()
    hands = _hands_key(picture) if scene.has_hands else ()
    looking = (("↑↓←→", leg_text.key_look()),)
    if scene.over:
        return (*(key_labels.leg_over() if scene.room else ()), *looking, *hands)
    if choice.asks:
        return (("e", leg_text.key_finish()), ("Esc", leg_text.key_keep_playing()))
    if choice.typed is not None:
        return key_labels.typing() if scene.my_turn else key_labels.without_enter(key_labels.typing())
    if choice.taking:
        return _taking_keys() if choice.spot is not None else key_labels.without_enter(_taking_keys())
    if not scene.my_turn:
        return (*looking, *hands)
    begins = any(place.begins for place in picture.layout.places) and not scene.asked
    groups = len({place.spot.group for place in picture.layout.places}) > 1
    playing = _puzzle_keys() if scene.puzzle else _play_keys()
    if picture.place is None and not picture.hands:
        playing = key_labels.without_enter(playing)
    return (
        *playing,
        *((("n", leg_text.key_new_group()),) if begins else ()),
        *((("g", leg_text.key_next_group()),) if groups else ()),
        *hands,
    )


def _play_keys() -> Sequence[tuple[str, str]]:
    return (
        ("↑↓←→", leg_text.key_choose()),
        ("Enter", leg_text.key_play()),
        ("Tab", leg_text.key_card()),
    )


def _puzzle_keys() -> Sequence[tuple[str, str]]:
    return (
        ("↑↓←→", leg_text.key_choose()),
        ("Enter", leg_text.key_place()),
        ("Tab", leg_text.key_card()),
        ("t", leg_text.key_take_back()),
        ("u", leg_text.key_undo()),
        ("r", leg_text.key_redo()),
        ("e", leg_text.key_done()),
    )


def _taking_keys() -> Sequence[tuple[str, str]]:
    return (
        ("↑↓←→", leg_text.key_choose()),
        ("Enter", leg_text.key_take_back()),
        ("Esc", leg_text.key_cancel()),
    )


def _hands_key(picture: Picture) -> Sequence[tuple[str, str]]:
    return (("v", leg_text.key_board() if picture.hands else leg_text.key_all_hands()),)
