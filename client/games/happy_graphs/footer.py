"""What stands under the boards: lines on the chosen move, or on whose turn it is, a hint, and the keys. Pure."""

from collections.abc import Sequence

from client.games import hint_words
from client.games.footer import lines_below
from client.games.happy_graphs import squares
from client.games.happy_graphs import words as happy_graphs_words
from client.games.happy_graphs.layout import Place
from client.games.happy_graphs.moves import Spot
from client.games.happy_graphs.picture import Picture
from client.games.happy_graphs.scene import Scene
from client.text import key_labels, people_words
from client.text.cards import with_cards
from client.text.glyphs import Glyphs
from client.text.lines import Line, Run
from client.text.tones import Tone
from protocol.games.happy_graphs.view import Lying


def says(picture: Picture, cells: int, glyphs: Glyphs) -> list[Line]:
    """Compose the lines on the game; a message takes the second, and the first too if it is long."""
    scene = picture.scene
    if scene is None:
        return [(Run(" "), Run(picture.message or happy_graphs_words.NO_LEG))]
    lines = _on_typed(scene, picture) if picture.choice.typed is not None else _on_the_game(scene, picture)
    return lines_below(scene, lines, _hint(scene, picture), picture.message, cells, glyphs)


def _hint(scene: Scene, picture: Picture) -> list[Line]:
    if not scene.hint_line:
        return []
    best = scene.hint
    if best is None:
        return [(Run(hint_words.THINKING, Tone.DIM),)]
    own = scene.expected(picture.place.move) if picture.place is not None else None
    same = picture.place is not None and scene.is_same(picture.place.move, best.move)
    return [with_cards(happy_graphs_words.hint(best.move, best.score, own, same), Tone.MARK)]


def _on_the_game(scene: Scene, picture: Picture) -> list[Line]:
    view, place = scene.view, picture.place
    if scene.over:
        if not scene.room:
            return [(Run(happy_graphs_words.computers_game(view.score), Tone.MARK),), ()]
        together = len(scene.players) > 1 and view.roles[0] == "player"
        over = happy_graphs_words.turns_over(scene.leg, scene.legs, view.score, together)
        return [(Run(over, Tone.MARK),), with_cards(happy_graphs_words.left(view.left), Tone.DIM)]
    if not scene.my_turn:
        hand = view.hands[scene.mover.seat] if scene.mover is not None and not scene.puzzle else None
        turn = people_words.turn(scene.mover_name, mine=False)
        return [with_cards(happy_graphs_words.waiting(turn, happy_graphs_words.cards(hand or ()), 0)), ()]
    if picture.choice.asks:
        return [(Run(happy_graphs_words.sure(view.score), Tone.MARK),), ()]
    if picture.choice.taking and place is None and picture.layout.places:
        return [(Run(happy_graphs_words.TAKING),), ()]
    if picture.choice.taking:
        on = _lying(scene, place.spot) if place is not None else None
        told = _tell(on, place.spot) if on is not None and place is not None else happy_graphs_words.NOTHING_TO_TAKE
        return [with_cards(told), (Run(happy_graphs_words.TAKING, Tone.DIM),)]
    if place is None:
        card = picture.choice.card
        if card is None:
            return [(), ()]
        say = happy_graphs_words
        return [with_cards((say.choose_a_square if picture.layout.places else say.nowhere)(card)), ()]
    return [with_cards(meaning(picture, place)), with_cards(worth(scene, place), Tone.DIM)]


def meaning(picture: Picture, place: Place) -> str:
    """Say what playing the chosen card at a place would do."""
    card = picture.choice.card
    if card is None:
        return ""
    where = squares.square(*place.spot)
    return happy_graphs_words.would(card, where, place.connections, place.pleased, place.itself, place.begins)


def worth(scene: Scene, place: Place) -> str:
    """Say what a move would make of the score."""
    return "" if place.change is None else happy_graphs_words.score_after(scene.view.score, place.change)


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


def _tell(card: Lying, spot: Spot) -> str:
    where = squares.square(*spot)
    return happy_graphs_words.lying(card.card, where, card.wants, card.lacks, card.happy, card.hopeless)


def _on_typed(scene: Scene, picture: Picture) -> list[Line]:
    """Show the input, and what the move would do."""
    typed = picture.choice.typed or ""
    line: Line = (Run(happy_graphs_words.play(typed)), Run(typed, Tone.STRONG), Run("▌", Tone.MARK))
    if not scene.my_turn:
        return [line, (Run(key_labels.NOT_YOUR_TURN_YET, Tone.DIM),)]
    if picture.choice.types_square or picture.place is None:
        return [line, (Run(happy_graphs_words.TYPE_A_MOVE, Tone.DIM),)]
    return [(*line, Run("  "), *with_cards(meaning(picture, picture.place))), with_cards(worth(scene, picture.place))]


def own_keys(picture: Picture) -> Sequence[tuple[str, str]]:
    """Return what the keys do now, before those of the screen around the leg."""
    scene, choice, say = picture.scene, picture.choice, happy_graphs_words
    hands = (say.KEY_BOARD if picture.hands else say.KEY_HANDS,) if scene is not None and scene.has_hands else ()
    if scene is None:
        return ()
    if scene.over:
        return (*(say.KEYS_OVER if scene.room else ()), *say.KEYS_LOOKING, *hands)
    if choice.asks:
        return say.KEYS_DONE
    if choice.typed is not None:
        return say.KEYS_TYPING if scene.my_turn else key_labels.without_enter(say.KEYS_TYPING)
    if choice.taking:
        return say.KEYS_TAKING if choice.spot is not None else key_labels.without_enter(say.KEYS_TAKING)
    if not scene.my_turn:
        return (*say.KEYS_LOOKING, *hands)
    begins = (say.KEY_NEW_GROUP,) if any(place.begins for place in picture.layout.places) and not scene.asked else ()
    groups = (say.KEY_GROUPS,) if len({place.spot.group for place in picture.layout.places}) > 1 else ()
    playing: Sequence[tuple[str, str]] = say.KEYS_PUZZLE if scene.puzzle else say.KEYS_PLAY
    if picture.place is None and not picture.hands:
        playing = key_labels.without_enter(playing)
    return (*playing, *begins, *groups, *hands)
