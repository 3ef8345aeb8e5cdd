"""The two lines in which a leg of The Patriarch describes the next action, and the keys for it. Pure."""

from collections.abc import Sequence

from client.games.patriarch import guess_text
from client.games.patriarch.messages import leg as leg_text
from client.games.patriarch.picture import Picture
from client.games.patriarch.scene import Scene
from client.text.cards import with_cards
from client.text.glyphs import Glyphs
from client.text.lines import Line, Run, wrap
from client.text.messages import game as game_text
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
    """Return the texts to show, the more urgent first."""
    view, draft = scene.view, picture.draft
    news = scene.news[0] if scene.news else ""
    if scene.over:
        return over(scene), leg_text.tree_hidden() if view.tree is None and not scene.found else ""
    if scene.out:
        return leg_text.out(scene.me == scene.owner), news
    if draft is not None and draft.said is not None:
        return draft.said, ""
    how = leg_text.type_fixed() if view.shape is not None else leg_text.type_free()
    if draft is not None and draft.tree is not None:
        how = leg_text.enter_lays(draft.tree) if scene.lays else leg_text.enter_guesses(draft.tree)
    if scene.lays:
        open_too = "open" in view.may and (draft is None or not draft.begun)
        if picture.asks:
            return f"{leg_text.ask_leave_open()} {leg_text.leave_open_hint()}", how
        return leg_text.lay_out(suit=guess_text.suit(picture.suit), open=open_too), how
    if scene.grades:
        front = scene.waiting[0]
        if scene.works_out:
            whose = guess_text.whose(front.player.name)
            asked = leg_text.say_grade(guesser=whose, tree=front.guess.tree or "")
            return asked, leg_text.typed_grade(" ".join(picture.counts) or "…")
        grade = guess_text.grade(scene.front_grade) if scene.front_grade is not None else None
        whose = guess_text.whose(front.player.name)
        return leg_text.next_graded(guesser=whose, tree=front.guess.tree, grade=grade, mine=True), news
    if scene.guesses:
        if scene.hint is not None:
            return leg_text.hint(tree=guess_text.move(scene.hint.move), expected=scene.hint.score), how
        begun = draft is not None and draft.begun
        if not scene.laid:
            return leg_text.not_laid(scene.owner.name), how
        if not scene.my_turn:
            return leg_text.one_waits() if scene.duel else leg_text.two_wait(), news
        if scene.duel:
            is_open = leg_text.is_open(False) if scene.open else ""
            return how, "" if begun else scene_beat(scene) or is_open
        return (news, how) if news and not begun else (how, news)
    if not scene.laid:
        return leg_text.owner_lays(scene.owner.name), ""
    if scene.owner.mine:
        if scene.duel:
            return leg_text.guesser_guesses(scene.guessers[0].name), news
        return leg_text.nothing_waits([each.name for each in scene.guessers]), news
    return news, ""


def scene_beat(scene: Scene) -> str:
    """Describe the aim of the second of two legs."""
    if scene.beat is None:
        return ""
    role = scene.me.role if scene.me else None
    return guess_text.beat_in_full(
        scene.beat, scene.view.score, scene.view.guesses, role, scene.guessers[0].name, scene.before
    )


def over(scene: Scene) -> str:
    """Say how a leg ended, and how to continue."""
    found = next((player.name for player in scene.players if player.seat == scene.view.found_by), None)
    return f"{guess_text.over(found, scene.view)} {game_text.enter_goes_on()}"


def own_keys(picture: Picture) -> Sequence[tuple[str, str]]:
    """Return the effect of each key now, before the keys of the screen around the leg."""
    scene = picture.scene
    if scene is None:
        return ()
    notes = (("b", leg_text.key("notes")),) if scene.view.board is not None else ()
    listed = () if scene.duel else (("v", leg_text.key("in_order" if picture.by_player else "by_player")),)
    looking = (*notes, *listed)
    look = ("PgUp PgDn", leg_text.key("look"))
    clear, place = ("x", leg_text.key("clear")), ("↑↓←→", leg_text.key("place"))
    if scene.over:
        return (*((("Enter", leg_text.key("continue")),) if scene.room else ()), *looking, look)
    if scene.lays:
        return (place, ("Tab", leg_text.key("suit")), ("Enter", leg_text.key("lay_out")), clear)
    if scene.works_out:
        counts = (f"0-{len(scene.family.ranks)}", leg_text.key("counts"))
        return (counts, ("Enter", leg_text.key("announce")), ("Backspace", leg_text.key("erase")), *looking, look)
    if scene.grades:
        return (("Enter", leg_text.key("announce")), *looking, look)
    if scene.guesses:
        copied = leg_text.key("copy" if scene.hint is None else "take_hint")
        copies = (("=", copied),) if scene.mine or scene.hint is not None else ()
        typing = (place, ("Enter", leg_text.key("guess")), ("Backspace", leg_text.key("erase")), clear)
        return (*typing, *copies, *looking)
    return (*looking, look)
