"""What stands under the matrices: lines on the chosen move, or on whose turn it is, a hint, and the keys. Pure."""

from collections.abc import Sequence

from rich.cells import cell_len

from client.games.footer import lines_below
from client.games.poker_solitaire import option_words as poker_option_words
from client.games.poker_solitaire import table_words as poker_table_words
from client.games.poker_solitaire import target_score
from client.games.poker_solitaire import words as say
from client.games.poker_solitaire.moves import does, is_card, is_reject
from client.games.poker_solitaire.picture import Picture
from client.games.poker_solitaire.scene import Scene
from client.text import formats, key_labels
from client.text.cards import show_card, with_cards
from client.text.glyphs import Glyphs
from client.text.key_labels import CHAT_KEY
from client.text.lines import Line, Run, spread, width
from client.text.messages import hint as hint_text
from client.text.messages import keys as keys_text
from client.text.messages import result as result_text
from client.text.tones import Tone


def says(picture: Picture, cells: int, glyphs: Glyphs) -> list[Line]:
    """Compose the lines on the game; a message takes the second, and the first too if it is long."""
    scene = picture.scene
    if scene is None:
        return [(Run(" "), Run(picture.message or poker_table_words.NO_LEG))]
    lines = _on_the_game(scene, picture)
    return lines_below(scene, lines, _hint(scene, picture), picture.message, cells, glyphs)


def summary(scene: Scene, cells: int, glyphs: Glyphs) -> Line:
    """Compose the line over the matrices: the score as it stands, and what there is to beat."""
    view = scene.view
    if scene.pat:
        total = " · ".join(
            f"{scene.titled(at)}: {poker_table_words.worth(each)}" for at, each in enumerate(view.matrices)
        )
    elif view.scores is not None:
        total = " · ".join(
            f"{player.name} {formats.number(score)}" for player, score in zip(scene.players, view.scores, strict=True)
        )
    else:
        total = f"{result_text.score()} {formats.number(view.score)}"
    to_beat = target_score.in_short(scene)
    right: Line = (Run(f"{to_beat} ", Tone.MARK),) if to_beat is not None else ()
    name, told = poker_option_words.MODES[view.options.mode]
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
    return [
        with_cards(
            poker_table_words.hint(scene.written(best.move), best.score, own, move == best.move, lead=lead), Tone.MARK
        )
    ]


def _on_the_game(scene: Scene, picture: Picture) -> list[Line]:
    choice = picture.choice
    if scene.over:
        return _over(scene)
    if not scene.my_turn:
        if scene.race and scene.me is not None and scene.me.computer is None:
            return [(Run(poker_table_words.NOTHING_LEFT),), ()]
        if choice.row is not None:
            return [_half(scene, choice.row), ()]
        if choice.early is not None:
            return [
                (Run(poker_table_words.NEXT_CARD_TO), Run(choice.early, Tone.STRONG), Run("▌", Tone.MARK)),
                (Run(keys_text.not_your_turn_yet(), Tone.DIM),),
            ]
        return [with_cards(poker_table_words.waiting(scene.turn_told, say.cards(scene.deal.cards))), ()]
    if choice.asks:
        return [(Run(poker_table_words.SURE, Tone.MARK),), ()]
    if choice.typed is not None:
        line: Line = (Run(poker_table_words.play(choice.typed)), Run(choice.typed, Tone.STRONG), Run("▌", Tone.MARK))
        return [line, (Run(poker_table_words.TYPE_A_MOVE, Tone.DIM),)]
    if choice.lost is not None:
        return [with_cards(_lost(scene, choice.lost), Tone.MARK), ()]
    if choice.picking:
        on = f"{_shown(scene, choice.where)} " if choice.where is not None else ""
        return [
            with_cards(f"{on}{'' if is_card(choice.where or '') else scene.called(choice.where or '')}".strip()),
            (Run(poker_table_words.PICKING, Tone.DIM),),
        ]
    if choice.what is None or choice.where is None:
        return _nothing_chosen(scene, picture)
    return [with_cards(meaning(scene, choice.what, choice.where)), _second(scene, picture)]


def _lost(scene: Scene, what: str) -> str:
    other = next((player.name for player in scene.players if not player.mine), "")
    return poker_table_words.lost(_shown(scene, what), other)


def _nothing_chosen(scene: Scene, picture: Picture) -> list[Line]:
    if scene.may_pass and not scene.sources:
        return [(Run(poker_table_words.ENTER_PASSES, Tone.MARK),), ()]
    if picture.choice.row is not None:
        return [_half(scene, picture.choice.row), ()]
    if picture.choice.what is not None and picture.spots:
        told = poker_table_words.choose_a_place(_shown(scene, picture.choice.what))
        return [with_cards(told), (Run(poker_table_words.MAY_DONE if scene.may_done else "", Tone.MARK),)]
    if scene.may_done:
        return [(Run(poker_table_words.MAY_DONE, Tone.MARK),), ()]
    held = picture.choice.what
    if held is not None:
        return [with_cards(f"{_shown(scene, held)}: {poker_table_words.NOWHERE}"), ()]
    return [(Run(poker_table_words.PICK_FIRST if scene.sources else poker_table_words.NOTHING_TO_PICK),), ()]


def _second(scene: Scene, picture: Picture) -> Line:
    """Say what the chosen move does to the scores, and what else can be done."""
    row = picture.choice.row
    if row is not None:
        return _half(scene, row)
    told = worth(scene, picture.choice.move or "")
    more = poker_table_words.MAY_DONE if scene.may_done else ""
    return (Run(told, Tone.DIM), Run(f"  {more}" if more else "", Tone.MARK))


def _half(scene: Scene, half: str) -> Line:
    """Say which half of a square was typed, and ask for the other half."""
    return (Run(poker_table_words.half_typed(half, chat=half == CHAT_KEY and not scene.alone), Tone.MARK),)


def _shown(scene: Scene, what: str | None) -> str:
    card = scene.lies(what) if what is not None else None
    return show_card(card) if card is not None else what or ""


def meaning(scene: Scene, what: str, where: str) -> str:
    """Say what a move would do."""
    return poker_table_words.would(
        does(scene.view, scene.seat, what, where), _shown(scene, what), scene.called(what), scene.called(where)
    )


def worth(scene: Scene, move: str) -> str:
    """Say what a move would make of the scores, where that is told."""
    legal, view = scene.legal(move), scene.view
    if legal is None or scene.pat:
        return ""
    mine = scene.seat
    before = view.scores[mine] if view.scores is not None and mine is not None else view.score
    return poker_table_words.change(before, legal.change, legal.other, whose=view.scores is not None)


def _over(scene: Scene) -> list[Line]:
    view = scene.view
    if not scene.room:
        return [
            (Run(poker_table_words.computers_game(view.score, view.options.mode if scene.pat else None), Tone.MARK),),
            (),
        ]
    left = poker_table_words.left(scene.left)
    return [(Run(poker_table_words.goes_on(ended(scene)), Tone.MARK),), (Run(left, Tone.DIM),)]


def ended(scene: Scene) -> str:
    """Say how a leg ended."""
    view = scene.view
    scores = list(zip((player.name for player in scene.players), view.scores or (), strict=False))
    if scene.pat and scores:
        reached = [poker_table_words.worth(each) for each in view.matrices]
        return poker_table_words.pat_of_each([(name, told) for (name, _), told in zip(scores, reached, strict=True)])
    if scene.pat:
        return poker_table_words.pat_over(view.score, view.options.mode)
    return poker_table_words.over(scene.leg, scene.legs, view.score, scores)


def own_keys(picture: Picture) -> Sequence[tuple[str, str]]:
    """Return what the keys do now, before those of the screen around the leg."""
    scene, choice = picture.scene, picture.choice
    if scene is None:
        return ()
    if scene.over:
        return poker_table_words.KEYS_OVER if scene.room else ()
    if not scene.my_turn:
        typing = choice.row is not None or choice.early is not None
        return key_labels.without_enter(poker_table_words.KEYS_TYPING) if typing else ()
    if choice.asks:
        return poker_table_words.KEYS_SURE
    if choice.typed is not None:
        return poker_table_words.KEYS_TYPING
    if choice.picking:
        picking = poker_table_words.KEYS_PICKING
        return picking if choice.where is not None else key_labels.without_enter(picking)
    if choice.lost is not None:
        return poker_table_words.KEYS_LOST
    passes = (poker_table_words.KEY_PASS,) if scene.may_pass else ()
    done = (poker_table_words.KEY_DONE,) if scene.may_done else ()
    if not scene.sources:
        return (*passes, *done, poker_table_words.KEY_TYPE)
    several = len({source.what for source in scene.sources if is_card(source.what)}) > 1
    rejects = (poker_table_words.KEY_REJECT,) if any(is_reject(spot.place) for spot in picture.spots) else ()
    playing: Sequence[tuple[str, str]] = poker_table_words.KEYS_PLAY if several else poker_table_words.KEYS_ONE_CARD
    if choice.where is None or choice.row is not None:
        playing = key_labels.without_enter(playing)
    return (
        *playing,
        *rejects,
        *passes,
        *done,
        poker_table_words.KEY_TYPE,
    )
