"""The score to beat: in leg 2 of a duel, leg 1's; alone, the better of the computer's and the reader's own. Pure."""

from client.games.poker_solitaire.messages import scores as scores_text
from client.games.poker_solitaire.scene import Scene
from client.games.poker_solitaire.score_text import by_mode
from client.text.messages import match as match_text
from client.text.tables import text_of


def in_short(scene: Scene) -> str | None:
    """Say in a few words what the score to beat is."""
    score = scene.to_beat
    if score is None:
        return None
    if scene.alone and scene.pat:
        return by_mode(score, scene.view.options.mode, scores_text.pat_before, scores_text.pat_matrices_before)
    if scene.pat:
        return scores_text.leg_one(scores_text.pat_short("won" if score else "lost"))
    if scene.alone:
        return scores_text.to_beat(score)
    return text_of(scores_text.goal, _role(scene), points=score, maximizer=scene.holder("maximizer").name)


def in_full(scene: Scene) -> str | None:
    """Say what the score to beat is, and who reached it."""
    if scene.alone:
        return _alone(scene)
    if scene.beat is None:
        return None
    names = {"maximizer": scene.holder("maximizer").name, "minimizer": scene.holder("minimizer").name}
    if scene.pat:
        won = scene.beat > 0
        maximizer, minimizer = (None if name == _role(scene) else names[name] for name in ("maximizer", "minimizer"))
        return match_text.to_win(won=won, maximizer=maximizer, minimizer=minimizer)
    return text_of(scores_text.goal_in_full, _role(scene), points=scene.beat, **names)


def _alone(scene: Scene) -> str | None:
    """Say what the computer and the player reached on this number; None if nothing is known."""
    said = [] if scene.computers is None else [computer_reached(scene, scene.computers)]
    if scene.own_best is not None and scene.pat:
        mode = scene.view.options.mode
        said.append(by_mode(scene.own_best, mode, scores_text.your_pat, scores_text.your_pat_matrices))
    elif scene.own_best is not None:
        said.append(scores_text.your_best(scene.own_best))
    return " ".join(said) or None


def computer_reached(scene: Scene, score: int) -> str:
    """Say what the computer reached on a number."""
    if not scene.pat:
        return scores_text.computer_reached(score)
    return by_mode(score, scene.view.options.mode, scores_text.computer_pat, scores_text.computer_pat_matrices)


def _role(scene: Scene) -> str:
    return scene.me.role if scene.me else "spectator"
