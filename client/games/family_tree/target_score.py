"""The score to beat: leg one's in leg two of a match; alone the better of the computer's and one's own. Pure."""

from client.games import hint_words
from client.games.family_tree import words as family_tree_words
from client.games.family_tree.scene import Scene


def in_short(scene: Scene) -> str | None:
    """Say in a few words what there is to beat, or how that came out."""
    score, about = scene.to_beat, scene.told.about
    if not scene.alone:
        if score is not None and scene.view.current is None:
            return family_tree_words.decided(scene.view.score, score, *_names(scene))
        role = scene.me.role if scene.me else None
        return None if score is None else family_tree_words.beat(score, role, scene.holder("maximizer").name)
    if score is not None:
        return hint_words.beat(score)
    return hint_words.WORKING if about is not None and about.working else None


def title(scene: Scene) -> str:
    """Name the score to beat."""
    return hint_words.beat_title(scene.to_beat) if scene.alone else family_tree_words.beat_title(scene.beat or 0)


def in_full(scene: Scene) -> str | None:
    """Say what there is to beat, and where it comes from, or how that came out."""
    about = scene.told.about
    if scene.alone:
        if about is None:
            return None
        par = f" {hint_words.par(about.par)}" if about.par is not None and scene.over else ""
        return (hint_words.reached(scene.computers, scene.own_best, about.working) + par).strip() or None
    if scene.beat is None:
        return None
    if scene.view.current is None:
        return family_tree_words.decided_in_full(scene.view.score, scene.beat, *_names(scene))
    role = scene.me.role if scene.me else None
    return family_tree_words.beat_in_full(scene.beat, role, *_names(scene))


def _names(scene: Scene) -> tuple[str, str]:
    return scene.holder("maximizer").name, scene.holder("minimizer").name
