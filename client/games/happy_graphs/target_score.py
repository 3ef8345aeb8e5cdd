"""The score to beat: in leg 2 of a duel, leg 1's; alone, the better of the computer's and the reader's own. Pure."""

from client.games.happy_graphs.messages import leg as leg_text
from client.games.happy_graphs.scene import Scene
from client.text.tables import text_of


def in_short(scene: Scene) -> str | None:
    """Say in a few words what the score to beat is."""
    score = scene.to_beat
    if score is None:
        return None
    if scene.alone:
        return leg_text.to_beat_short(score)
    return text_of(leg_text.goal, _role(scene), points=score, maximizer=scene.holder("maximizer").name)


def title(scene: Scene) -> str:
    """Name the score to beat."""
    score = scene.to_beat
    return "" if score is None else leg_text.to_beat(points=score, perfect=scene.alone and score == 0)


def in_full(scene: Scene) -> str | None:
    """Say what the score to beat is, and who reached it."""
    if scene.alone:
        said = [
            leg_text.computer_left(scene.computers) if scene.computers is not None else "",
            leg_text.your_best(scene.own_best) if scene.own_best is not None else "",
        ]
        return " ".join(filter(None, said)) or None
    if scene.beat is None:
        return None
    names = {"maximizer": scene.holder("maximizer").name, "minimizer": scene.holder("minimizer").name}
    return text_of(leg_text.goal_in_full, _role(scene), points=scene.beat, **names)


def _role(scene: Scene) -> str:
    return scene.me.role if scene.me else "spectator"
