"""The families of a tree: one family at a time, and families in lists.

Made from client/games/family_tree/text/en/families.ftl by `python -m client.catalogue`.
"""

from collections.abc import Sequence
from typing import Literal

from client.text import formats, language


def one_family() -> str:
    return "One family"


def up() -> str:
    return "Up one generation"


def to_top() -> str:
    return "To the top"


def top() -> str:
    return "the family that everybody comes from"


def couple(*, member: str, spouse: str | None) -> str:
    return f"{formats.card(member)}" if spouse is None else f"{formats.card(member)} and {formats.card(spouse)}"


def couple_in_short(*, member: str, spouse: str | None) -> str:
    return f"{formats.card(member)}" if spouse is None else f"{formats.card(member)}═{formats.card(spouse)}"


def born_to(*, level: int, member: str | None, spouse: str | None) -> str:
    return f"generation {level}, " + ("the top of the tree" if member is None else ("born to " + (f"{formats.card(member)}" if spouse is None else f"{formats.card(member)} and {formats.card(spouse)}")))


def state(*, state: Literal["single", "unmarried", "divorced", "divorced-dead", "both-dead", "widowed", "room", "full"], person: str, room: int) -> str:
    return "single" if state == "single" else "died unmarried" if state == "unmarried" else "divorced" if state == "divorced" else f"divorced, {formats.card(person)} is dead" if state == "divorced-dead" else "both are dead" if state == "both-dead" else f"{formats.card(person)} is widowed" if state == "widowed" else ("room for " + ("1 more child" if room == 1 else f"{formats.number(room)} more children")) if state == "room" else "no room for more children"


def hand(*, hand: str, points: int) -> str:
    return f"{hand} {formats.number(points)}"


def cards_of_five(cards: int) -> str:
    return f"no hand yet: {cards} of 5 cards"


def celebrity(points: int) -> str:
    return f"celebrities {formats.number(points)}"


def below(children: int) -> str:
    return f"{formats.number(children)} below"


def sign(key: Literal["child", "spouse", "either", "jack", "couple"]) -> str:
    return {
        "child": "child",
        "spouse": "spouse",
        "either": "child/spouse",
        "jack": "jack",
        "couple": "couple",
    }[key]


def could(*, card: str, sign: Literal["child", "spouse", "either", "jack", "couple"], places: int) -> str:
    return f"{formats.card(card)} could " + ("become a child" if sign == "child" else "marry" if sign == "spouse" else "become a child or marry" if sign == "either" else "be played on a person" if sign == "jack" else "be played on a couple") + " there: " + ("1 place" if places == 1 else f"{formats.number(places)} places")


def child(*, card: str, number: int, dead: bool, divorced: bool, spouse: str | None, below: int) -> str:
    return f"{formats.card(card)}, the " + ("first" if number == 1 else "second" if number == 2 else "third" if number == 3 else "fourth" if number == 4 else "fifth") + " child" + (", dead" if dead else "") + ("" if spouse is None else (", " + ("divorced from" if divorced else "with") + f" {formats.card(spouse)}")) + ("" if below == 0 else "; 1 child below" if below == 1 else f"; {formats.number(below)} children below")


def enter_shows() -> str:
    return "Enter or ↓ shows that family."


def takes_nothing(*, card: str, family: str) -> str:
    return f"{family}: you can’t play {formats.card(card)} here."


def enter_or_card(*, card: str, number: int) -> str:
    return f"Enter shows the family of {formats.card(card)}, the " + ("first" if number == 1 else "second" if number == 2 else "third" if number == 3 else "fourth" if number == 4 else "fifth") + " child. Or go on typing a card."


def generation(*, level: int, family: str) -> str:
    return f"Generation {level}: {family}"


def member(*, card: str, cover: str | None, divorced: bool) -> str:
    return f"{formats.card(card)}" + ("" if cover is None else f" (covered by {formats.card(cover)})" if divorced else f" (dead, under {formats.card(cover)})")


def family_line(*, member: str, dead: bool, divorced: bool, spouse: str | None, extended: str | None, children: Sequence[str], born: int, room: int, celebrity: int, hand: str | None) -> str:
    return f"{member}" + ((", unmarried" if dead else ", single") if spouse is None else f", divorced from {spouse}" if divorced else f" and {spouse}") + ("" if extended is None else f"; with {formats.card(extended)}") + ("" if born == 0 else f"; child {formats.cards(children)}" if born == 1 else f"; children {formats.cards(children)}") + ("" if room == 0 else "; room for 1 child" if room == 1 else f"; room for {formats.number(room)} children") + ("" if celebrity == 0 else f"; celebrities {formats.number(celebrity)}") + ("" if hand is None else f"; {hand}")


def hand_of(*, couple: str, hand: str, cards: Sequence[str]) -> str:
    return f"{couple}: {hand}, of {formats.cards(cards)}"


def born_to_line(couple: str) -> str:
    return f"Born to {couple}."


def first_couple() -> str:
    return "The first couple."


def at_the_top() -> str:
    return "This is the first couple: there is nothing above it."


def no_hands() -> str:
    return "No family has five cards in sight yet, so there are no hands."


def no_children() -> str:
    return "There are no children here yet."


def no_family(card: str) -> str:
    return f"{formats.card(card)} is in no family of this tree."


def child_line(*, number: int, couple: str, below: int, could: str | None) -> str:
    return f"{number}. {couple}" + ("" if below == 0 else "; 1 child below" if below == 1 else f"; {formats.number(below)} children below") + ("" if could is None else f"; {could}")


language.register(globals())
