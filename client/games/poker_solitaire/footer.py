"""The lines under the matrices: the chosen move or whose turn it is, a hint, and the keys. Pure."""

from collections.abc import Sequence

from client.games.footer import lines_below
from client.games.poker_solitaire import move_text, score_text, target_score
from client.games.poker_solitaire.messages import leg as leg_text
from client.games.poker_solitaire.messages import moves as moves_text
from client.games.poker_solitaire.messages import options as options_text
from client.games.poker_solitaire.messages import scores as scores_text
from client.games.poker_solitaire.moves import does, is_card, is_reject
from client.games.poker_solitaire.picture import Picture
from client.games.poker_solitaire.scene import Scene
from client.text import formats, key_labels
from client.text.cards import with_cards
from client.text.cells import cell_len
from client.text.glyphs import Glyphs
from client.text.key_labels import CHAT_KEY
from client.text.lines import Line, Run, spread, width
from client.text.messages import game as game_text
from client.text.messages import hint as hint_text
from client.text.messages import keys as keys_text
from client.text.messages import result as result_text
from client.text.tables import text_of
from client.text.tones import Tone


def says(picture: Picture, cells: int, glyphs: Glyphs) -> list[Line]:
    """Compose the lines about the game; a message replaces the second, and the first too if it is long."""
    scene = picture.scene
    if scene is None:
        return [(Run(" "), Run(picture.message or game_text.no_leg()))]
    lines = _on_the_game(scene, picture)
    return lines_below(scene, lines, _hint(scene, picture), picture.message, cells, glyphs)


def summary(scene: Scene, cells: int, glyphs: Glyphs) -> Line:
    """Compose the line over the matrices: the current score, and the score to beat."""
    view = scene.view
    if scene.pat:
        total = formats.facts(
            scores_text.of_matrix(name=scene.titled(at), score=score_text.in_short(each))
            for at, each in enumerate(view.matrices)
        )
    elif view.scores is not None:
        total = formats.facts(
            scores_text.of_player(name=player.name, points=score)
            for player, score in zip(scene.players, view.scores, strict=True)
        )
    else:
        total = f"{result_text.score()} {formats.number(view.score)}"
    to_beat = target_score.in_short(scene)
    right: Line = (Run(f"{to_beat} ", Tone.MARK),) if to_beat is not None else ()
    name, told = options_text.mode(view.options.mode), options_text.mode_note(view.options.mode)
    room = cells - cell_len(f" {total}") - width(right) - 2
    mode = next((each for each in (f"   {told}", f"   {name}") if cell_len(each) <= room), "")
    return spread((Run(f" {total}", Tone.STRONG), Run(mode, Tone.DIM)), right, cells, glyphs)


def _hint(scene: Scene, picture: Picture) -> list[Line]:
    if not scene.hint_line:
        return []
    best = scene.hint
    if best is None:
        return [(Run(hint_text.thinking(), Tone.DIM),)]
    move = picture.choice.move
    own = scene.expected(move) if move is not None else None
    lead = scene.view.scores is not None
    told = move_text.hint(scene.written(best.move), best.score, own, is_yours=move == best.move, lead=lead)
    return [with_cards(told, Tone.MARK)]


def _on_the_game(scene: Scene, picture: Picture) -> list[Line]:
    choice = picture.choice
    if scene.over:
        return _over(scene)
    if not scene.my_turn:
        if scene.race and scene.me is not None and scene.me.computer is None:
            return [(Run(leg_text.wait()),), ()]
        if choice.row is not None:
            return [_half(scene, choice.row), ()]
        if choice.early is not None:
            return [
                (Run(f"{leg_text.next_card_to()} "), Run(choice.early, Tone.STRONG), Run("▌", Tone.MARK)),
                (Run(keys_text.not_your_turn_yet(), Tone.DIM),),
            ]
        turn, cards = scene.turn_told, formats.cards(scene.deal.cards)
        return [with_cards(leg_text.turn_with_cards(turn=turn, cards=cards) if cards else turn), ()]
    if choice.asks:
        return [(Run(leg_text.sure(), Tone.MARK),), ()]
    if choice.typed is not None:
        line: Line = (Run(f"{leg_text.typed()} "), Run(choice.typed, Tone.STRONG), Run("▌", Tone.MARK))
        return [line, (Run(leg_text.how_to_type(), Tone.DIM),)]
    if choice.lost is not None:
        return [with_cards(_lost(scene, choice.lost), Tone.MARK), ()]
    if choice.picking:
        where = choice.where
        on = [] if where is None else [formats.card(_card(scene, where))]
        on += [] if where is None or is_card(where) else [scene.called(where)]
        return [with_cards(" ".join(on)), (Run(leg_text.picking(), Tone.DIM),)]
    if choice.what is None or choice.where is None:
        return _nothing_chosen(scene, picture)
    return [with_cards(meaning(scene, choice.what, choice.where)), _second(scene, picture)]


def _lost(scene: Scene, what: str) -> str:
    other = next((player.name for player in scene.players if not player.mine), "")
    return leg_text.card_taken(card=_card(scene, what), name=other)


def _nothing_chosen(scene: Scene, picture: Picture) -> list[Line]:
    if scene.may_pass and not scene.sources:
        return [(Run(leg_text.can_pass(), Tone.MARK),), ()]
    if picture.choice.row is not None:
        return [_half(scene, picture.choice.row), ()]
    if picture.choice.what is not None and picture.spots:
        told = leg_text.choose_place(_card(scene, picture.choice.what))
        return [with_cards(told), (Run(leg_text.can_end() if scene.may_done else "", Tone.MARK),)]
    if scene.may_done:
        return [(Run(leg_text.can_end(), Tone.MARK),), ()]
    held = picture.choice.what
    if held is not None:
        return [with_cards(leg_text.fits_nowhere(_card(scene, held))), ()]
    return [(Run(leg_text.pick_up_first() if scene.sources else leg_text.nothing_to_pick_up()),), ()]


def _second(scene: Scene, picture: Picture) -> Line:
    """Describe the effect of the chosen move on the scores, and other possible actions."""
    row = picture.choice.row
    if row is not None:
        return _half(scene, row)
    told = worth(scene, picture.choice.move or "")
    more = leg_text.can_end() if scene.may_done else ""
    return (Run(told, Tone.DIM), Run(f"  {more}" if more else "", Tone.MARK))


def _half(scene: Scene, half: str) -> Line:
    """Say which half of a square was typed, and ask for the other half."""
    return (Run(half_typed(half, chat=half == CHAT_KEY and not scene.alone), Tone.MARK),)


def half_typed(half: str, *, chat: bool = False) -> str:
    """Say that a column or a row was typed, and ask for the other; `chat`: the same key again opens the chat.

    >>> half_typed("3"), half_typed("c", chat=True)
    ('Row 3: which column, a to e?', 'Column c: which row, 1 to 5? Press c again for the chat.')
    """
    if half.isdigit():
        return leg_text.which_column(half)
    return leg_text.which_row_or_chat(half) if chat else leg_text.which_row(half)


def _card(scene: Scene, what: str) -> str:
    """Return the picked-up card."""
    return scene.lies(what) or what


def meaning(scene: Scene, what: str, where: str) -> str:
    """Describe the effect of a move."""
    act = does(scene.view, scene.seat, what, where)
    return text_of(moves_text.effect, act, card=_card(scene, what), what=scene.called(what), to=scene.called(where))


def worth(scene: Scene, move: str) -> str:
    """Say how a move changes the scores; empty if that is unknown."""
    legal, view = scene.legal(move), scene.view
    if legal is None or scene.pat:
        return ""
    mine = scene.seat
    before = view.scores[mine] if view.scores is not None and mine is not None else view.score
    return move_text.score_after(before, legal.change, legal.other, own=view.scores is not None)


def _over(scene: Scene) -> list[Line]:
    if not scene.room:
        return [(Run(target_score.computer_reached(scene, scene.view.score), Tone.MARK),), ()]
    return [(Run(ended(scene), Tone.MARK),), (Run(leg_text.left(scene.left) if scene.left else "", Tone.DIM),)]


def ended(scene: Scene) -> str:
    """Say how a leg ended."""
    view = scene.view
    if view.scores is not None and scene.pat:
        told = zip(scene.players, map(score_text.in_short, view.matrices), strict=True)
        return leg_text.over(
            formats.listed(scores_text.of_player_pat(name=each.name, score=score) for each, score in told)
        )
    if view.scores is not None:
        points = zip(scene.players, view.scores, strict=True)
        return leg_text.over(
            formats.listed(scores_text.of_player(name=each.name, points=score) for each, score in points)
        )
    result = score_text.reached(view.score, view)
    if scene.legs > 1:
        return game_text.leg_over(leg=scene.leg, score=result)
    return formats.sentence(result) if scene.pat else leg_text.over(result)


def own_keys(picture: Picture) -> Sequence[tuple[str, str]]:
    """Return the effect of each key now, before the keys of the screen around the leg."""
    scene, choice = picture.scene, picture.choice
    if scene is None:
        return ()
    if scene.over:
        return key_labels.leg_over() if scene.room else ()
    if not scene.my_turn:
        typing = choice.row is not None or choice.early is not None
        return key_labels.without_enter(key_labels.typing()) if typing else ()
    if choice.asks:
        return (("e", leg_text.key_end_race()), ("Esc", leg_text.key_keep_playing()))
    if choice.typed is not None:
        return key_labels.typing()
    if choice.picking:
        picking = _picking_keys()
        return picking if choice.where is not None else key_labels.without_enter(picking)
    if choice.lost is not None:
        return (("Enter", leg_text.key_next_card()), ("Space", leg_text.key_pick_up()))
    passes = (("p", leg_text.key_pass()),) if scene.may_pass else ()
    done = (("e", leg_text.key_done()),) if scene.may_done else ()
    if not scene.sources:
        return (*passes, *done, ("m", leg_text.key_type()))
    several = len({source.what for source in scene.sources if is_card(source.what)}) > 1
    rejects = (("x", leg_text.key_reject()),) if any(is_reject(spot.place) for spot in picture.spots) else ()
    playing = _play_keys(several=several)
    if choice.where is None or choice.row is not None:
        playing = key_labels.without_enter(playing)
    return (
        *playing,
        *rejects,
        *passes,
        *done,
        ("m", leg_text.key_type()),
    )


def _play_keys(*, several: bool) -> Sequence[tuple[str, str]]:
    return (
        ("↑↓←→", leg_text.key_choose()),
        ("Enter", leg_text.key_put()),
        *((("Tab", leg_text.key_card()),) if several else ()),
        ("Space", leg_text.key_pick_up()),
    )


def _picking_keys() -> Sequence[tuple[str, str]]:
    return (
        ("↑↓←→", leg_text.key_choose()),
        ("Enter", leg_text.key_pick_it_up()),
        ("Esc", leg_text.key_cancel()),
    )


LEAST = (*(key for key in key_labels.LEAST if key not in ("Tab", "x")), "h", "x", "c", "Tab")
"""The keys that are left out first if there is no room for all: the room’s menu has hints, arrows lead to `x`."""
