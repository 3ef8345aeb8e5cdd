"""Writes moves of Happy Graphs, and their effects. client/web/games/happy_graphs/move_text.js does the same."""

from collections.abc import Sequence
from typing import Any

from pydantic import TypeAdapter, ValidationError

from client.games.happy_graphs.messages import leg as leg_text
from client.games.happy_graphs.messages import moves as moves_text
from client.games.happy_graphs.squares import in_names, square
from client.text import formats
from protocol.cards import Card
from protocol.events import Expected
from protocol.games.happy_graphs.view import HappyGraphsView, Lying, Played

_PLAYED = TypeAdapter(Played)


def show_move(text: str) -> str:
    """Write a move as people read it.

    >>> show_move("3H@1,0"), show_move("AS@2:0,-1"), show_move("take 1,0"), show_move("done")
    ('3♥ at N50', 'A♠ at M49 in group 2', 'take back N50', 'done')
    """
    take, _, taken = text.partition(" ")
    if take == "take":
        return moves_text.take_back(in_names(taken))
    card, at, where = text.partition("@")
    if at:
        return moves_text.play(card=card, square=in_names(where))
    return moves_text.done() if text == "done" else text


def played(name: str, did: Played) -> str:
    """Say what a player did."""
    if did.does == "done" or did.card is None:
        return moves_text.is_done(name)
    where = square(did.group, did.x, did.y)
    if did.does == "take":
        return moves_text.taken_back(name=name, card=did.card, square=where, change=did.change)
    return moves_text.played(
        name=name,
        card=did.card,
        square=where,
        starts=did.started and did.group > 1,
        happy=len(did.happy),
        change=did.change,
        drew=did.drew,
        drawn=did.drawn,
    )


def news(detail: Any, name: str) -> str | None:
    """Say what a move did, given the detail of its happening; None if that can't be read."""
    try:
        return played(name, _PLAYED.validate_python(detail))
    except ValidationError:
        return None


def effect(card: Card, where: str, touches: int, pleased: Sequence[Card], *, itself: bool) -> str:
    """Describe the effect of a card on a square; `pleased` are the other cards that it makes happy."""
    happy = [*([moves_text.itself()] if itself else []), *([formats.cards(pleased)] if pleased else [])]
    return moves_text.effect(card=card, square=where, touches=touches, pleased=happy or None)


def score_after(points: int, change: int) -> str:
    """Describe the new score."""
    return moves_text.score_changes(before=points, after=points + change) if change else moves_text.score_stays(points)


def hint(best: Expected, yours: float | None, *, is_yours: bool) -> str:
    """Say what the computer would play, and the score it expects; `yours` is the expected score of the chosen move."""
    move = show_move(best.move)
    if is_yours:
        return moves_text.hint_line(moves_text.hint_is_yours(move=move, expected=best.score))
    return moves_text.hint_line(moves_text.hint(move=move, expected=best.score, yours=yours))


def describe(card: Lying, where: str) -> str:
    """Describe a card on a board."""
    if card.happy:
        return leg_text.happy_card(card=card.card, square=where)
    return leg_text.unhappy_card(
        card=card.card, square=where, wants=card.wants, lacks=card.lacks, hopeless=card.hopeless
    )


def coming_up(view: HappyGraphsView) -> str:
    """List the hand of the player who moves next, in a replay; empty if it is not visible."""
    if view.mode == "puzzle" or not view.to_act:
        return ""
    hand = view.hands[view.to_act[0]]
    return f"▹ {formats.cards(hand)}" if hand else ""
