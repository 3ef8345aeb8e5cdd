"""The score to beat: leg one's in leg two of a duel; alone the better of the computer's and one's own. Pure."""

from client.games.happy_graphs import words as happy_graphs_words
from client.games.happy_graphs.scene import Scene


def to_beat(scene: Scene) -> int | None:
    """Return the score to beat, if there is one and it is known."""
    if not scene.alone:
        return scene.beat
    return min((score for score in (_computers(scene), _own(scene)) if score is not None), default=None)


def in_short(scene: Scene) -> str | None:
    """Say in a few words what there is to beat."""
    score = to_beat(scene)
    if score is None:
        return None
    if scene.alone:
        return happy_graphs_words.beat_alone(score)
    role = scene.me.role if scene.me else None
    return happy_graphs_words.beat(score, role, scene.holder("maximizer").name)


def title(scene: Scene) -> str:
    """Name the score to beat."""
    score = to_beat(scene)
    return happy_graphs_words.beat_title(score, scene.alone) if score is not None else ""


def in_full(scene: Scene) -> str | None:
    """Say what there is to beat, and where it comes from."""
    if scene.alone:
        return happy_graphs_words.reached(_computers(scene), _own(scene)) or None
    if scene.beat is None:
        return None
    role = scene.me.role if scene.me else None
    names = (scene.holder("maximizer").name, scene.holder("minimizer").name)
    return happy_graphs_words.beat_in_full(scene.beat, role, *names)


def _computers(scene: Scene) -> int | None:
    return scene.told.about.computer if scene.told.about is not None else None


def _own(scene: Scene) -> int | None:
    standings = scene.told.about.standings if scene.told.about is not None else ()
    return next((standing.own for standing in standings if standing.role == "player"), None)
