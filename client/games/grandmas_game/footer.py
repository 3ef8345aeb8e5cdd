"""What stands under the table: lines on what is chosen, on the dealing, or on how it ended, and the keys. Pure."""

from collections.abc import Sequence

from client.games import hint_words
from client.games.footer import ROWS, lines_below
from client.games.grandmas_game import table_words as grandma_table_words
from client.games.grandmas_game import words as grandmas_game_words
from client.games.grandmas_game.choice import NOWHERE
from client.games.grandmas_game.dealing import PACES, Dealing
from client.games.grandmas_game.layout import STOCK, Spot, workspace_at
from client.games.grandmas_game.moves import ORDER
from client.games.grandmas_game.picture import Picture
from client.games.grandmas_game.scene import Scene
from client.text import key_labels, people_words
from client.text.cards import with_cards
from client.text.glyphs import Glyphs
from client.text.lines import Line, Run, fit, wrap
from client.text.tones import Tone


def says(picture: Picture, cells: int, glyphs: Glyphs) -> list[Line]:
    """Compose the lines on the game; a message takes the second, and the first too if it is long."""
    scene = picture.scene
    if scene is None:
        return [(Run(" "), Run(picture.message or grandmas_game_words.NO_LEG))]
    lines = [
        part
        for line in (_on_typed(scene, picture) if picture.choice.typed is not None else _on_the_game(scene, picture))
        for part in wrap(line, cells - 2, glyphs)
    ]
    if len(lines) > ROWS:
        lines = [*lines[: ROWS - 1], fit((*lines[ROWS - 1], Run(" "), *lines[ROWS]), cells - 2, glyphs)]
    lines += [()] * (ROWS - len(lines))
    return lines_below(scene, lines, _hint(scene), picture.message, cells, glyphs)


def _hint(scene: Scene) -> list[Line]:
    if not scene.hint_line:
        return []
    if scene.hint is None:
        return [(Run(hint_words.THINKING, Tone.DIM),)]
    told = with_cards(grandmas_game_words.hint(scene.hint.move, scene.hint.score), Tone.MARK)
    return [(*told, Run(grandma_table_words.HINT_TYPED, Tone.DIM)) if scene.my_turn else told]


def _on_the_game(scene: Scene, picture: Picture) -> list[Line]:
    view, say = scene.view, grandmas_game_words
    if picture.dealing is not None:
        return _on_the_dealing(scene, picture.dealing)
    if scene.over:
        if not scene.room:
            return [(Run(say.computers_game(view.score), Tone.MARK),)]
        return [(Run(f"{scene.ended} {say.GO_ON}", Tone.MARK),), with_cards(say.left(view.left), Tone.DIM)]
    if not scene.my_turn:
        mine = view.ended if scene.me is not None else None
        if mine is not None:
            return [(Run(f"{say.YOUR_TABLE[mine]} {say.OTHERS_PLAY}", Tone.MARK),)]
        if not view.piles:
            return [(Run(say.NOT_SEEN),), (Run("; ".join(scene.standings)),)]
        return [(Run(people_words.turn(scene.mover_name, mine=False)),)]
    if picture.choice.asks:
        return [(Run(grandma_table_words.sure(view.score), Tone.MARK),)]
    if picture.choice.order is not None:
        return [with_cards(tell(scene, picture)), (Run(say.CARRYING, Tone.DIM),)]
    stuck = [(Run(say.STUCK_ALONE, Tone.BAD),)] if view.stuck else []
    return [*stuck, with_cards(tell(scene, picture))]


def _on_the_dealing(scene: Scene, dealing: Dealing) -> list[Line]:
    say, last = grandma_table_words, dealing.last(scene.view)
    told = say.dealt_in_words(last) if last is not None else ""
    how = say.pace(dealing.pace + 1, len(PACES)) if dealing.runs else say.HELD
    return [with_cards(told), (Run(f"{how}. {say.WATCH}", Tone.DIM),)]


def tell(scene: Scene, picture: Picture) -> str:
    """Tell of what is chosen, and of what can be done with it."""
    spot, view, say = picture.choice.at, scene.view, grandma_table_words
    if spot == NOWHERE:
        return say.CHOOSE
    if spot == STOCK:
        return say.of_stock(view.stock)
    return f"{_told(scene, spot, picture)}{_peek(scene, spot)}"


def _told(scene: Scene, spot: Spot, picture: Picture) -> str:
    view, say = scene.view, grandma_table_words
    would = say.would(scene.of(spot)) if scene.my_turn and picture.choice.order is None else ""
    at = workspace_at(spot)
    if at is not None:
        cards = picture.choice.order or (view.workspace.cards if view.workspace is not None else ())
        return f"{say.of_workspace(cards[at], at, len(cards))}{would}" if at < len(cards) else ""
    found = next((each for each in view.foundations if each.name == spot), None)
    if found is not None:
        moves = would if scene.of(spot) else ""
        return f"{say.on_foundation(spot, found.top, found.size, found.takes)}{moves}"
    pile = next((each for each in view.piles if each.name == spot), None)
    if pile is None:
        return ""
    if pile.top is None:
        return say.empty(spot, away=view.workspace is not None and view.workspace.pile == spot)
    return f"{say.top(pile.top, spot, pile.size, pile.under)}{would}"


def _peek(scene: Scene, spot: Spot) -> str:
    return grandma_table_words.LOOK_UNDER if peek_at(scene, spot) is not None else ""


def peek_at(scene: Scene, spot: Spot) -> str | None:
    """Return the move that looks under a pile, where that may be done."""
    return next((move.move for move in scene.view.moves if move.does == "peek" and move.source == spot), None)


def _on_typed(scene: Scene, picture: Picture) -> list[Line]:
    """Show the input, and what can be typed."""
    typed = picture.choice.typed or ""
    say = grandmas_game_words
    line: Line = (Run(grandma_table_words.typing()), Run(typed, Tone.STRONG), Run("▌", Tone.MARK))
    if typed.startswith(ORDER):
        return [line, (Run(say.TYPE_AN_ORDER, Tone.DIM),)]
    if not {">", ":", " "}.isdisjoint(typed):
        return [line, (Run(say.TYPE_A_MOVE, Tone.DIM),)]
    return [line, with_cards(tell(scene, picture))]


def own_keys(picture: Picture) -> Sequence[tuple[str, str]]:
    """Return what the keys do now, before those of the screen around the leg."""
    scene, choice, say = picture.scene, picture.choice, grandma_table_words
    if scene is None:
        return ()
    if picture.dealing is not None:
        return say.KEYS_DEALING[picture.dealing.runs]
    if scene.over:
        return say.KEYS_OVER if scene.room else ()
    if not scene.my_turn:
        return ()
    if choice.asks:
        return say.KEYS_GIVING_UP
    if choice.typed is not None:
        return say.KEYS_TYPING
    if choice.order is not None:
        return say.KEYS_CARRYING
    view = scene.view
    return (
        *(say.KEYS_PLAY if choice.at != NOWHERE else key_labels.without_enter(say.KEYS_PLAY)),
        *((say.KEY_DEAL,) if view.stock else ()),
        *((say.KEY_CARRY,) if view.may_order and workspace_at(choice.at) is not None else ()),
        *((say.KEY_ORDER,) if view.may_order else ()),
        *((say.KEY_PEEK,) if peek_at(scene, choice.at) is not None else ()),
        *((say.KEY_UNDO,) if scene.legal("undo") else ()),
        *((say.KEY_REDO,) if scene.legal("redo") else ()),
        *((say.KEY_WATCH,) if view.dealt else ()),
        say.KEY_AUTO[picture.auto],
        say.KEY_GIVE_UP,
    )
