"""The score to beat: leg one's in leg two of a match; alone, the better of the computer's and the reader's. Pure."""

from typing import Literal

from client.games.family_tree.messages import leg as leg_text
from client.games.family_tree.scene import Scene
from client.text.messages import hint as hint_text
from client.text.messages import people as people_text


def in_short(scene: Scene) -> str | None:
    """Say in a few words what the score to beat is, or the result."""
    score, about = scene.to_beat, scene.told.about
    if not scene.alone:
        if score is not None and scene.view.current is None:
            winner, mine = _winner(scene, score)
            return leg_text.decided(winner=winner, mine=mine)
        if score is None:
            return None
        return leg_text.beat(role=_role(scene), score=score, maximizer=scene.holder("maximizer").name)
    if score is not None:
        return hint_text.beat(score)
    return hint_text.working_short() if about is not None and about.working else None


def title(scene: Scene) -> str:
    """Name the score to beat."""
    return hint_text.to_beat(scene.to_beat if scene.alone else scene.beat or 0)


def in_full(scene: Scene) -> str | None:
    """Say what the score to beat is and who reached it, or the result."""
    about = scene.told.about
    if scene.alone:
        if about is None:
            return None
        told = []
        if scene.computers is not None:
            told.append(hint_text.computer_reached(scene.computers))
        elif about.working:
            told.append(hint_text.working())
        if scene.own_best is not None:
            told.append(hint_text.your_best(scene.own_best))
        if about.par is not None and scene.over:
            told.append(hint_text.par(about.par))
        return " ".join(told) or None
    if scene.beat is None:
        return None
    if scene.view.current is None:
        winner, mine = _winner(scene, scene.beat)
        return leg_text.decided_in_full(first=scene.beat, second=scene.view.score, winner=winner, mine=mine)
    return to_do(scene, scene.beat)


def to_do(scene: Scene, first: int) -> str:
    """Return the reader's aim in leg two, given leg one's score."""
    return leg_text.beat_in_full(
        role=_role(scene),
        score=first,
        maximizer=scene.holder("maximizer").name,
        minimizer=scene.holder("minimizer").name,
    )


def _role(scene: Scene) -> Literal["maximizer", "minimizer", "spectator"]:
    """Return the reader's role."""
    role = scene.me.role if scene.me else None
    return role if role in ("maximizer", "minimizer") else "spectator"


def _winner(scene: Scene, first: int) -> tuple[str | None, bool]:
    """Return the name of the match's winner, given leg one's score, and whether it is the reader; None for a draw."""
    if scene.view.score == first:
        return None, False
    winner = scene.holder("maximizer" if scene.view.score > first else "minimizer")
    return winner.name, winner.name == people_text.you()
