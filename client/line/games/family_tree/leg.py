"""A leg of Family Tree in lines of text: whose turn it is, the places of the current card, the tree. Pure."""

from collections.abc import Sequence

from client.games.family_tree import words as family_tree_words
from client.games.family_tree.move_effect import meaning
from client.games.family_tree.scene import Scene
from client.games.heading import role_of
from client.line.games.family_tree import families
from client.line.words import family_tree as own_words
from client.text import counting, formats, people_words
from client.text.messages import line_room as room_text
from client.text.messages import match as match_text
from protocol.cards import parse_card
from protocol.events import Expected
from protocol.games.family_tree.view import Family


def opening(scene: Scene) -> list[str]:
    """Say which leg this is, who plays what, and what is to beat."""
    who = ", ".join(
        f"{player.name} {role_of(player.role, mine=player.name == people_words.YOU, alone=scene.alone)}"
        + (f" ({people_words.computer(player.computer)})" if player.computer else "")
        for player in scene.players
    )
    number = scene.number[0].replace(" ✓", ",")
    lines = [
        room_text.plays_alone(number)
        if scene.alone
        else room_text.leg(leg=scene.leg, legs=scene.legs, roles=who, number=number)
    ]
    if scene.beat is not None:
        me = scene.me.role if scene.me is not None else None
        names = (scene.holder("maximizer").name, scene.holder("minimizer").name)
        lines.append(family_tree_words.beat_in_full(scene.beat, me, *names))
    if scene.view.played is None and scene.view.families:
        lines += [f"{news}." for news in happened(scene)]
    return lines


def turn(scene: Scene) -> list[str]:
    """Say whose turn it is, and to the reader where the current card can go."""
    view = scene.view
    if scene.over or view.current is None:
        return []
    if not scene.my_turn:
        who = people_words.turn(scene.mover_name, mine=False)
        return [own_words.their_turn(who, view.current, len(view.moves), view.score, view.stock)]
    return [own_words.your_turn(view.current, view.stock, view.score), *places(scene)]


def places(scene: Scene) -> list[str]:
    """List where the current card can go, numbered, with what it does there."""
    return [
        own_words.place(number, move, meaning(scene, move), scene.view.score)
        for number, move in enumerate(scene.view.moves, start=1)
    ]


def hint(scene: Scene, expected: Sequence[Expected]) -> list[str]:
    """Say where the computer would play the current card, and what it expects of each place, the best first."""
    numbers = {move.move: (number, move) for number, move in enumerate(scene.view.moves, start=1)}
    told = [own_words.expected(*numbers[each.move], each.score) for each in expected if each.move in numbers]
    return [own_words.hint(told[0], told[1:])] if told else []


def over(scene: Scene) -> list[str]:
    """Say how a leg ended."""
    view = scene.view
    parts = family_tree_words.parts(view.levels, view.celebrity, view.hands)
    ended = (
        room_text.game_over(view.score)
        if scene.alone
        else match_text.leg_over(leg=scene.leg, score=counting.count(view.score, "point"))
    )
    return [ended, formats.sentence(parts), formats.sentence(family_tree_words.never_played(view.left))]


def happened(scene: Scene) -> list[str]:
    """Tell what was played in this leg, as far as it is told, the oldest first."""
    return [family_tree_words.news(*news) for news in reversed(scene.news)]


def score(scene: Scene) -> list[str]:
    """Say what the score is made of, and what comes next where leg one showed it."""
    view = scene.view
    parts = family_tree_words.parts(view.levels, view.celebrity, view.hands)
    lines = [f"Score {view.score}: {parts}; {family_tree_words.stock(view.stock)}."]
    if scene.beat is not None:
        lines.append(formats.sentence(family_tree_words.beat_title(scene.beat)))
    return [*lines, formats.sentence(family_tree_words.coming(scene.view.coming))] if scene.view.coming else lines


def family(scene: Scene, family: Family) -> list[str]:
    """Describe a family, its children, and the places that the current card has there."""
    here = (family.member, family.spouse)
    listed = zip(places(scene), scene.view.moves, strict=True)
    there = [line for line, move in listed if move.target in here]
    return [*families.told(scene.view, family), *there]


def read_move(scene: Scene, typed: str) -> str | None:
    """Return the move that a number or a card stands for, None where it is neither.

    A card that takes nothing makes a move all the same: the server says which rule is in its way. Raises ValueError
    where there is no such place.
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
