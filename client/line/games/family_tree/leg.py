"""A leg of Family Tree in lines of text: whose turn it is, the places of the current card, the tree. Pure."""

from collections.abc import Sequence

from client.games.family_tree import footer, move_text, target_score
from client.games.family_tree.messages import leg as leg_text
from client.games.family_tree.messages import line as line_text
from client.games.family_tree.scene import Scene
from client.games.heading import role_of
from client.line.games.family_tree import families
from client.text import formats, turn_text
from client.text.messages import hint as hint_text
from client.text.messages import line_room as room_text
from client.text.messages import people as people_text
from protocol.cards import parse_card
from protocol.events import Expected
from protocol.games.family_tree.view import Family

_MOST_IN_FULL = 12
"""Of more places, only those that change the score are listed with their effects."""
_MOST_HINTED = 6
"""The most places in a hint, the best first."""


def opening(scene: Scene) -> list[str]:
    """Return the heading of a leg: its number, the roles, and the score to beat."""
    who = formats.listed(
        f"{player.name} {role_of(player.role, mine=player.name == people_text.you(), alone=scene.alone)}"
        + (f" ({people_text.computer(player.computer)})" if player.computer else "")
        for player in scene.players
    )
    number = scene.number[0].replace(" ✓", ",")
    lines = [
        room_text.plays_alone(number)
        if scene.alone
        else room_text.leg(leg=scene.leg, legs=scene.legs, roles=who, number=number)
    ]
    if scene.beat is not None:
        lines.append(target_score.to_do(scene, scene.beat))
    if scene.view.played is None and scene.view.families:
        lines += [f"{news}." for news in happened(scene)]
    return lines


def turn(scene: Scene) -> list[str]:
    """Return whose turn it is, and the reader's places for the current card."""
    view = scene.view
    if scene.over or view.current is None:
        return []
    if not scene.my_turn:
        who = turn_text.turn(scene.mover_name, mine=False)
        places_now = len(view.moves)
        return [
            line_text.their_turn(turn=who, card=view.current, places=places_now, score=view.score, cards=view.stock)
        ]
    return [line_text.your_turn(card=view.current, score=view.score, cards=view.stock), *places_in_short(scene)]


def places(scene: Scene) -> list[str]:
    """List the places of the current card, numbered, each with its effect."""
    return [
        line_text.place(
            number=number,
            target=move.target,
            other=move.also,
            meaning=move_text.meaning(scene, move),
            gains=formats.listed(move_text.gains(move)) or None,
            before=scene.view.score,
            after=scene.view.score + move.change if move.change else None,
        )
        for number, move in enumerate(scene.view.moves, start=1)
    ]


def places_in_short(scene: Scene) -> list[str]:
    """List the places of the current card; of many, those that don't change the score without their effects."""
    full, moves = places(scene), scene.view.moves
    if len(moves) <= _MOST_IN_FULL:
        return full
    same = [
        line_text.place_in_short(number=number, target=move.target)
        for number, move in enumerate(moves, start=1)
        if not move.change
    ]
    changing = [line for line, move in zip(full, moves, strict=True) if move.change]
    return [*changing, *([line_text.same_score(formats.listed(same))] if same else [])]


def hint(scene: Scene, expected: Sequence[Expected]) -> list[str]:
    """Return the computer's place for the current card, and its expected score of each place, the best first."""
    numbers = {move.move: (number, move) for number, move in enumerate(scene.view.moves, start=1)}
    known = [(*numbers[each.move], round(each.score)) for each in expected if each.move in numbers]
    told = [
        line_text.expected(number=at, target=move.target, score=None if scene.dead else score)
        for at, move, score in known[:_MOST_HINTED]
    ]
    others = formats.listed(told[1:]) or None
    return [line_text.hint(best=told[0], others=others, scored=not scene.dead)] if told else []


def over(scene: Scene) -> list[str]:
    """Return how a leg ended."""
    view = scene.view
    parts = leg_text.parts(levels=view.levels, celebrity=view.celebrity, hands=view.hands)
    return [footer.ended(scene), formats.sentence(parts), formats.sentence(footer.never_played(scene))]


def happened(scene: Scene) -> list[str]:
    """Return the known moves of the leg, the oldest first."""
    return [move_text.news(*news) for news in reversed(scene.news)]


def score(scene: Scene) -> list[str]:
    """Return the parts of the score, and the next card if leg one revealed it."""
    view = scene.view
    parts = leg_text.parts(levels=view.levels, celebrity=view.celebrity, hands=view.hands)
    lines = [line_text.score(score=view.score, parts=parts, cards=view.stock)]
    if scene.beat is not None:
        lines.append(formats.sentence(hint_text.to_beat(scene.beat)))
    return [*lines, formats.sentence(leg_text.coming(scene.view.coming))] if scene.view.coming else lines


def family(scene: Scene, family: Family) -> list[str]:
    """Describe a family, its children, and the places of the current card in it."""
    here = (family.member, family.spouse)
    listed = zip(places(scene), scene.view.moves, strict=True)
    there = [line for line, move in listed if move.target in here]
    return [*families.told(scene.view, family), *there]


def read_move(scene: Scene, typed: str) -> str | None:
    """Return the move of a typed number or card; None if it is neither.

    A card without a place makes a move all the same, so that the server names the rule against it. Raises ValueError if
    there is no such place.
    """
    view = scene.view
    if typed.isascii() and typed.isdigit():
        number = int(typed) if len(typed) < 6 else 0
        if not scene.my_turn or not 1 <= number <= len(view.moves):
            raise ValueError(
                room_text.no_place(number=number, places=len(view.moves))
                if scene.my_turn
                else room_text.not_your_turn()
            )
        return view.moves[number - 1].move
    try:
        card = parse_card(typed.replace(" ", ""))
    except ValueError:
        return None
    if not scene.my_turn or view.current is None:
        raise ValueError(room_text.not_your_turn())
    return next((move.move for move in view.moves if card in (move.target, move.also)), f"{view.current}>{card}")
