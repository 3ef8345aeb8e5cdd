"""What stands under the tree: two lines on the chosen move, or on whose turn it is, and the keys. Pure."""

from collections.abc import Sequence

from client.terminal import words
from client.terminal.cards import with_cards
from client.terminal.family_tree.choice import Choice
from client.terminal.family_tree.scene import Scene
from client.terminal.family_tree.telling import meaning, worth
from client.terminal.glyphs import Glyphs
from client.terminal.lines import Line, Run, wrap
from client.terminal.tones import Tone
from protocol.cards import parse_card

ROWS = 2


def says(scene: Scene, choice: Choice, message: str | None, cells: int, glyphs: Glyphs) -> list[Line]:
    """Compose the two lines on the game; a message takes the second, and the first too if it is long."""
    lines = _on_the_game(scene, choice) if choice.typed is None else _on_typed(scene, choice)
    if message is not None:
        told = wrap((Run(message, Tone.BAD),), cells - 2, glyphs)[:ROWS]
        lines = told if len(told) == ROWS else [lines[0], *told]
    return [(Run(" "), *line) for line in lines]


def _on_the_game(scene: Scene, choice: Choice) -> list[Line]:
    view, mover, place = scene.view, scene.mover, choice.place
    if place is not None:
        return [with_cards(meaning(scene, place.move)), with_cards(worth(scene, place.move), Tone.DIM)]
    if mover is None or view.current is None:
        over = Run(words.family_tree.leg_over_go_on(scene.leg, view.score), Tone.MARK)
        return [(over,), with_cards(words.family_tree.never_played(view.left), Tone.DIM)]
    return [with_cards(words.family_tree.waiting(scene.mover_name, view.current, len(view.moves))), ()]


def _on_typed(scene: Scene, choice: Choice) -> list[Line]:
    """Show the input, and what the move would do."""
    current, typed = scene.view.current, choice.typed or ""
    before = words.family_tree.play_on(current) if current is not None else ""
    line: Line = (*with_cards(before), Run(typed, Tone.STRONG), Run("▌", Tone.MARK))
    try:
        card = parse_card(typed)
    except ValueError:
        return [line, (Run(words.family_tree.TYPE_A_CARD, Tone.DIM),)]
    if choice.place is None or card not in (choice.place.move.target, choice.place.move.also):
        return [line, with_cards(words.family_tree.not_marked(card), Tone.DIM)]
    move = choice.place.move
    return [(*line, Run("  "), *with_cards(meaning(scene, move))), with_cards(worth(scene, move), Tone.DIM)]


def own_keys(scene: Scene | None, choice: Choice) -> Sequence[tuple[str, str]]:
    """Return what the keys do now, before those of the screen around the leg."""
    if choice.typed is not None:
        return words.keys.TYPING
    if scene is not None and scene.over:
        return (*words.keys.LEG_OVER, *words.keys.LOOKING)
    return words.keys.CHOOSING if choice.places else words.keys.LOOKING
