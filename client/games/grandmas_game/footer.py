"""The lines under the table: the chosen place, the dealing, or how the game ended; and the keys. Pure."""

from collections.abc import Iterator, Sequence

from client.games.footer import ROWS, lines_below
from client.games.grandmas_game import move_text, score_text
from client.games.grandmas_game.choice import NOWHERE
from client.games.grandmas_game.dealing import PACES, Dealing
from client.games.grandmas_game.layout import STOCK, Spot, workspace_at
from client.games.grandmas_game.messages import leg as leg_text
from client.games.grandmas_game.messages import scores as scores_text
from client.games.grandmas_game.move_text import show_pile
from client.games.grandmas_game.moves import ORDER
from client.games.grandmas_game.picture import Picture
from client.games.grandmas_game.scene import Scene
from client.text import formats, key_labels, turn_text
from client.text.cards import with_cards
from client.text.glyphs import Glyphs
from client.text.lines import Line, Run, fit, wrap
from client.text.messages import game as game_text
from client.text.messages import hint as hint_text
from client.text.tones import Tone
from protocol.games.grandmas_game.view import Dealt, Ended


def says(picture: Picture, cells: int, glyphs: Glyphs) -> list[Line]:
    """Compose the lines about the game; a message replaces the second, and the first too if it is long."""
    scene = picture.scene
    if scene is None:
        return [(Run(" "), Run(picture.message or game_text.no_leg()))]
    lines = [
        part
        for line in (_on_typed(scene, picture) if picture.choice.typed is not None else _on_the_game(scene, picture))
        for part in wrap(line, cells - 2, glyphs)
    ]
    if len(lines) > ROWS and not lines[0]:
        lines = lines[1:]
    if len(lines) > ROWS:
        lines = [*lines[: ROWS - 1], fit((*lines[ROWS - 1], Run(" "), *lines[ROWS]), cells - 2, glyphs)]
    lines += [()] * (ROWS - len(lines))
    return lines_below(scene, lines, _hint(scene), picture.message, cells, glyphs)


def _hint(scene: Scene) -> list[Line]:
    if not scene.hint_line:
        return []
    if scene.hint is None:
        return [(Run(hint_text.thinking(), Tone.DIM),)]
    told = with_cards(move_text.hint(scene.hint.move, scene.hint.score, scene.view.moves), Tone.MARK)
    return [(*told, Run(f" {leg_text.hint_key('h')}", Tone.DIM)) if scene.my_turn else told]


def _on_the_game(scene: Scene, picture: Picture) -> list[Line]:
    view = scene.view
    if picture.dealing is not None:
        return _on_the_dealing(scene, picture.dealing)
    if scene.over:
        if not scene.room:
            return [(Run(scores_text.computer_reached(view.score), Tone.MARK),)]
        return [(Run(scene.ended, Tone.MARK),), with_cards(score_text.all_left(view.left), Tone.DIM)]
    if not scene.my_turn:
        mine = view.ended if scene.me is not None else None
        if mine is not None:
            return [(Run(table_ended(mine), Tone.MARK),)]
        if not view.piles:
            return [(Run(leg_text.tables_hidden()),), (Run(formats.clauses(scene.standings)),)]
        return [(Run(turn_text.turn(scene.mover_name, mine=False)),)]
    if picture.choice.asks:
        question, note = leg_text.give_up_question(view.score), leg_text.give_up_note(scene.race)
        return [(Run(question, Tone.MARK),), (Run(note, Tone.DIM),)]
    carried = picture.choice.order
    if carried is not None:
        at = workspace_at(picture.choice.at)
        how = leg_text.carrying(carried[at]) if at is not None else ""
        return [with_cards(describe(scene, picture)), with_cards(how, Tone.DIM)]
    stuck = [(Run(leg_text.stuck(), Tone.BAD),)] if view.stuck else []
    return [*stuck, with_cards(describe(scene, picture))]


def table_ended(how: Ended) -> str:
    """Say how the reader's table in a race ended."""
    return f"{scores_text.your_table(how)} {scores_text.others_play_on()}"


def _on_the_dealing(scene: Scene, dealing: Dealing) -> list[Line]:
    last = dealing.last(scene.view)
    told = dealt(last) if last is not None else ""
    how = leg_text.pace(pace=dealing.pace + 1, of=len(PACES)) if dealing.runs else leg_text.paused()
    return [with_cards(told), (Run(f"{formats.sentence(how)} {leg_text.remember()}", Tone.DIM),)]


def dealt(did: Dealt) -> str:
    """Say onto which pile a card was dealt, and what then went onto the stock."""
    return leg_text.dealt(card=did.card, pile=show_pile(did.pile), stock=did.stock)


def describe(scene: Scene, picture: Picture) -> str:
    """Describe the chosen place and what the player can do with it."""
    spot, view = picture.choice.at, scene.view
    if spot == NOWHERE:
        return leg_text.choose(deal=view.stock > 0)
    if spot == STOCK:
        return leg_text.stock_state(view.stock)
    peek = leg_text.can_look_under() if peek_at(scene, spot) is not None else ""
    return " ".join(filter(None, (_place(scene, spot, picture), _fits(scene, spot, picture), peek)))


def _place(scene: Scene, spot: Spot, picture: Picture) -> str:
    view = scene.view
    at = workspace_at(spot)
    if at is not None:
        cards = picture.choice.order or (view.workspace.cards if view.workspace is not None else ())
        many = len(cards)
        return leg_text.workspace_card(card=cards[at], number=at + 1, of=many, top=at == many - 1) if at < many else ""
    found = next((each for each in view.foundations if each.name == spot), None)
    if found is not None:
        name = move_text.foundation(spot)
        return leg_text.foundation_state(foundation=name, top=found.top, size=found.size, takes=found.takes)
    pile = next((each for each in view.piles if each.name == spot), None)
    if pile is None:
        return ""
    if pile.top is None:
        away = view.workspace is not None and view.workspace.pile == spot
        return leg_text.pile_empty(pile=show_pile(spot), away=away)
    return leg_text.pile_top(card=pile.top, under=pile.under, pile=show_pile(spot), size=pile.size)


def _fits(scene: Scene, spot: Spot, picture: Picture) -> str:
    """Say where a card fits; empty while a card is carried, and for places without cards to play."""
    moves = scene.of(spot)
    if not scene.my_turn or picture.choice.order is not None:
        return ""
    top = next((each.top for each in scene.view.foundations if each.name == spot), None)
    if top is not None:
        return move_text.can_move(top, moves)
    has_card = workspace_at(spot) is not None or any(pile.name == spot and pile.top for pile in scene.view.piles)
    return move_text.fits(moves) if has_card else ""


def peek_at(scene: Scene, spot: Spot) -> str | None:
    """Return the move that looks under a pile, if that is allowed."""
    return next((move.move for move in scene.view.moves if move.does == "peek" and move.source == spot), None)


def _on_typed(scene: Scene, picture: Picture) -> list[Line]:
    """Show the input, and what can be typed."""
    typed = picture.choice.typed or ""
    line: Line = (Run(f"{leg_text.typed()} "), Run(typed, Tone.STRONG), Run("▌", Tone.MARK))
    if typed.startswith(ORDER):
        return [line, (Run(leg_text.how_to_type_order(), Tone.DIM),)]
    if not {">", ":", " "}.isdisjoint(typed):
        return [line, (Run(leg_text.how_to_type(), Tone.DIM),)]
    return [line, with_cards(describe(scene, picture))]


LEAST = ("+ −", "p", "x", "v", "g", "s", "r", "h", "?", "l", "u", "Space")
"""The keys that are left out first if there is no room for all."""
LEAST_DEALING = ("h", "p", "?")
"""The same during the dealing."""


def own_keys(picture: Picture) -> Sequence[tuple[str, str]]:
    """Return the effect of each key now, before the keys of the screen around the leg."""
    scene, choice = picture.scene, picture.choice
    if scene is None:
        return ()
    if picture.dealing is not None:
        return _dealing_keys(picture.dealing)
    if scene.over:
        return key_labels.leg_over() if scene.room else ()
    if not scene.my_turn:
        return ()
    if choice.asks:
        return (("g", leg_text.key_give_up()), ("Esc", leg_text.key_keep_playing()))
    if choice.typed is not None:
        return key_labels.typing()
    if choice.order is not None:
        return (("←→", leg_text.key_carry()), ("Enter", leg_text.key_put_down()), ("Esc", leg_text.key_cancel()))
    return tuple(_playing_keys(picture, scene))


def _dealing_keys(dealing: Dealing) -> Sequence[tuple[str, str]]:
    return (
        ("Space", leg_text.key_pause() if dealing.runs else leg_text.key_continue()),
        *((("↑↓", leg_text.key_pace()),) if dealing.runs else ()),
        ("←→", leg_text.key_by_card()),
        ("v", leg_text.key_again()),
        ("Enter", leg_text.key_skip()),
    )


def _playing_keys(picture: Picture, scene: Scene) -> Iterator[tuple[str, str]]:
    at, view = picture.choice.at, scene.view
    yield "↑↓←→", leg_text.key_choose()
    if at != NOWHERE:
        yield "Enter", leg_text.key_play()
    if len(scene.of(at)) > 1:
        yield "+ −", leg_text.key_up_or_down()
    if view.stock:
        yield "d", leg_text.key_deal()
    if view.may_order and workspace_at(at) is not None:
        yield "Space", leg_text.key_carry()
    if view.may_order:
        yield "s", leg_text.key_order()
    if peek_at(scene, at) is not None:
        yield "l", leg_text.key_look_under()
    if scene.legal("undo"):
        yield "u", leg_text.key_undo()
    if scene.legal("redo"):
        yield "r", leg_text.key_redo()
    if view.dealt:
        yield "v", leg_text.key_watch_dealing()
    yield "x", leg_text.key_auto(picture.auto)
    yield "g", leg_text.key_give_up()
