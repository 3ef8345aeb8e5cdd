"""The score to beat: leg one's in leg two of a duel; alone the better of the computer's and one's own. Pure."""

from client.games.poker_solitaire import table_words as poker_table_words
from client.games.poker_solitaire.scene import Scene
from client.text.messages import match as match_text


def in_short(scene: Scene) -> str | None:
    """Say in a few words what there is to beat."""
    score = scene.to_beat
    if score is None:
        return None
    if scene.alone and scene.pat:
        return poker_table_words.pat_before(score, scene.view.options.mode)
    if scene.pat:
        return poker_table_words.pat_leg_one(score)
    if scene.alone:
        return poker_table_words.beat_alone(score)
    role = scene.me.role if scene.me else None
    return poker_table_words.beat(score, role, scene.holder("maximizer").name)


def in_full(scene: Scene) -> str | None:
    """Say what there is to beat, and where it comes from."""
    if scene.alone and scene.pat:
        return poker_table_words.pat_reached(scene.computers, scene.own_best, scene.view.options.mode) or None
    if scene.alone:
        return poker_table_words.reached(scene.computers, scene.own_best) or None
    if scene.beat is None:
        return None
    role = scene.me.role if scene.me else None
    names = (scene.holder("maximizer").name, scene.holder("minimizer").name)
    if scene.pat:
        return match_text.to_win(
            won=scene.beat > 0,
            maximizer=None if role == "maximizer" else names[0],
            minimizer=None if role == "minimizer" else names[1],
        )
    return poker_table_words.beat_in_full(scene.beat, role, *names)
