"""The two lines in which a leg of The Patriarch says what is to be done, and the keys that do it. Pure."""

from collections.abc import Sequence

from client.games.patriarch import table_words as patriarch_table_words
from client.games.patriarch.picture import Picture
from client.games.patriarch.scene import Scene
from client.text import formats
from client.text.cards import with_cards
from client.text.glyphs import Glyphs
from client.text.lines import Line, Run, wrap
from client.text.tones import Tone


def says(picture: Picture, cells: int, glyphs: Glyphs) -> list[Line]:
    """Say in two lines what happened, or what can be done."""
    scene = picture.scene
    if scene is None:
        return [(), ()]
    if picture.message is not None:
        lines = wrap(with_cards(f" {picture.message}", Tone.MARK), cells, glyphs, indent=1)[:2]
    else:
        first, second = said(picture, scene)
        first = scene.told.says or first
        lines = [*(wrap(with_cards(f" {first}", Tone.STRONG), cells, glyphs, indent=1) if first else [])][:2]
        if second and len(lines) < 2:
            lines.append((Run(f" {second}", Tone.DIM),))
    return [*lines, *[()] * (2 - len(lines))]


def said(picture: Picture, scene: Scene) -> tuple[str, str]:
    """Return what there is to say, the more pressing first."""
    say, view, draft = patriarch_table_words, scene.view, picture.draft
    news = scene.news[0] if scene.news else ""
    if scene.over:
        return over(scene), say.TREE_HIDDEN if view.tree is None and not scene.found else ""
    if scene.out:
        return say.out(scene.me == scene.owner), news
    if draft is not None and draft.said is not None:
        return draft.said, ""
    how = say.TYPE_FIXED if view.shape is not None else say.TYPE_FREE
    if draft is not None and draft.tree is not None:
        how = say.enter_sends(draft.tree, lays=scene.lays)
    if scene.lays:
        open_too = "open" in view.may and (draft is None or not draft.begun)
        return (say.LEAVE_OPEN if picture.asks else say.to_lay(picture.suit, open_too=open_too)), how
    if scene.grades:
        front = scene.waiting[0]
        return say.next_graded(front.player.name, front.guess.tree, scene.front_grade, mine=True), news
    if scene.guesses:
        if scene.hint is not None:
            return say.hint(scene.hint.move, scene.hint.score), how
        begun = draft is not None and draft.begun
        if not scene.laid:
            return say.not_laid(scene.owner.name), how
        if not scene.my_turn:
            return say.two_wait(), news
        if scene.duel:
            is_open = say.is_open(mine=False) if scene.open else ""
            return how, "" if begun else scene_beat(scene) or is_open
        return (news, how) if news and not begun else (how, news)
    if not scene.laid:
        return say.lays(scene.owner.name), ""
    if scene.owner.mine:
        if scene.duel:
            return say.guesses_now(scene.guessers[0].name), news
        return say.nothing_waits(formats.names([each.name for each in scene.guessers])), news
    return news, ""


def scene_beat(scene: Scene) -> str:
    """Say what the second of two legs is about."""
    if scene.beat is None:
        return ""
    role = scene.me.role if scene.me else None
    return patriarch_table_words.beat_in_full(
        scene.beat, scene.view.score, scene.view.guesses, role, scene.guessers[0].name, scene.before
    )


def over(scene: Scene) -> str:
    """Say how a leg ended, and how to go on from it."""
    found = next((player.name for player in scene.players if player.seat == scene.view.found_by), None)
    return f"{patriarch_table_words.over(found, scene.view)} Enter goes on."


def own_keys(picture: Picture) -> Sequence[tuple[str, str]]:
    """Return what the keys do now, before those of the screen around the leg."""
    scene, say = picture.scene, patriarch_table_words
    if scene is None:
        return ()
    notes = (say.KEY_NOTES,) if scene.view.board is not None else ()
    listed = () if scene.duel else (say.KEY_IN_ORDER if picture.by_player else say.KEY_PLAYERS,)
    looking = (*notes, *listed)
    if scene.over:
        return (*(say.KEYS_OVER if scene.room else ()), *looking, *say.KEYS_LOOKING)
    if scene.lays:
        return say.KEYS_LAYING
    if scene.grades:
        return (*say.KEYS_GRADING, *looking, *say.KEYS_LOOKING)
    if scene.guesses:
        copies = (say.KEY_COPY,) if scene.mine or scene.hint is not None else ()
        return (*say.KEYS_TYPING, *copies, *looking)
    return (*looking, *say.KEYS_LOOKING)
