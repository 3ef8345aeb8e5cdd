"""The score to beat: leg one's in leg two of a duel; alone the better of the computer's and one's own. Pure."""

from client.games.happy_graphs import words as happy_graphs_words
from client.games.happy_graphs.scene import Scene


def in_short(scene: Scene) -> str | None:
    """Say in a few words what there is to beat."""
    score = scene.to_beat
    if score is None:
        return None
    if scene.alone:
        return happy_graphs_words.beat_alone(score)
    role = scene.me.role if scene.me else None
    return happy_graphs_words.beat(score, role, scene.holder("maximizer").name)


def title(scene: Scene) -> str:
    """Name the score to beat."""
    score = scene.to_beat
    return happy_graphs_words.beat_title(score, scene.alone) if score is not None else ""


def in_full(scene: Scene) -> str | None:
    """Say what there is to beat, and where it comes from."""
    if scene.alone:
        return happy_graphs_words.reached(scene.computers, scene.own_best) or None
    if scene.beat is None:
        return None
    role = scene.me.role if scene.me else None
    names = (scene.holder("maximizer").name, scene.holder("minimizer").name)
    return happy_graphs_words.beat_in_full(scene.beat, role, *names)
